"""The log in words: what happened and why, as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.messages import ENGLISH, words
from peerless.record.told import Told, told, told_together
from peerless.rules.events import Event
from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting


def tell(setting: Setting, event: Event, seat: Seat | None = None, language: str = ENGLISH) -> str:
    """An event as a sentence for a seat; without a seat, for someone who may know everything."""
    return in_words(told(setting, [event], seat, language), language)


def tell_all(
    setting: Setting, events: Sequence[Event], seat: Seat | None = None, language: str = ENGLISH
) -> list[str]:
    """Events as sentences; cards drawn, revealed, looked at or shuffled together are told in
    one."""
    return [
        in_words(told(setting, group, seat, language), language) for group in told_together(events)
    ]


def in_words(line: Told, language: str = ENGLISH) -> str:
    """A line of the log as a sentence."""
    text = words(line.id, language, **line.values)
    if line.because is not None:
        text += f" ({words(line.because.id, language, **line.because.values)})"
    end = "" if text[-1] in ".!?" else "."  # a card's name may end in one
    return text[0].upper() + text[1:] + end
