"""Saying what was not understood: the place, the word, and what could have stood there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher

from lark.exceptions import UnexpectedEOF, UnexpectedInput, UnexpectedToken

from peerless.text.checks import TextKind
from peerless.text.grammar import parser
from peerless.text.names import Marked, NameKind
from peerless.text.slips import slip
from peerless.text.tree import Timing

_A_SLIP = 0.6
_FEW = 3
_SHOWN = 8  # so many expectations are still read
# What most sentences end with, begin with, and most conditions; it is offered first.
LIKELY = (
    ".", ", then", "draw", "deal", "move", "place", "discard", "if", "you may", "after combat:",
    "gain", "you won the combat", "you do", "damage was dealt",
)  # fmt: skip
# What only texts of the cooperative game say; elsewhere it is not offered.
OF_ADVENTURES = frozenset({
    "right now:", "end of round:", "objective:", "advance the threat", "destroy",
    "turn up the next invasion token", "takes a turn",
    "'s initiative card on the bottom of the initiative deck", "the threat level", "the",
    "enemy", "enemies", "villain", "villains", "minion", "minions",
    "when a deception card is revealed:",
    "after an objective, the threat returns to space", "the villain starts with",
    "each minion starts with", "each enemy starts with", "each enemy has",
    "an enemy without a target moves toward the nearest hero or sidekick",
    "players keep their hands secret", "the hand limit is", "ranged attacks reach up to",
    "heroes and sidekicks recover", "the first attack of an enemy in each round has",
})  # fmt: skip
_WORD = re.compile(r"[\w-]+(?:'\w+)?|'s\b|\S")
_LONGER = {", or": ", or ... instead if", ", plus": ", plus ... for each"}  # to be understood alone
_NUMBERS = {"MANY": "a number", "ONE": "1", "BONUS": "a bonus such as +2", "$END": "the end"}
_KINDS = {
    NameKind.FIGHTER: "a fighter's name",
    NameKind.FIGHTERS: "the plural of a fighter's name",
    NameKind.VALUE: "a value of a track",
    NameKind.TRACK: "a track",
    NameKind.COUNTER: "a counter",
    NameKind.COUNTERS: "counters",
    NameKind.TOKEN: "a kind of token",
    NameKind.TAG: "a tag",
    NameKind.CARD: "a card's name",
    NameKind.SITE: "a site of the board",
    NameKind.SITES: "sites of the board",
    NameKind.MARKER: "what lies on sites of the board",
    NameKind.MARKERS: "what lies on sites of the board",
    NameKind.SYMBOL: "the symbol of an invasion token",
    NameKind.WAITING: "an initiative card that waits",
}
_OF_BOARDS = (
    NameKind.SITE, NameKind.SITES, NameKind.MARKER, NameKind.MARKERS, NameKind.SYMBOL,
    NameKind.WAITING,
)  # fmt: skip
_DESCRIPTIONS = frozenset((*_NUMBERS.values(), *_KINDS.values()))  # not to be taken literally


class NotUnderstood(ValueError):
    """A text that is not rules English."""

    def __init__(self, position: int, word: str, why: str, expected: tuple[str, ...]) -> None:
        self.position = position
        self.word = word
        self.expected = expected
        shown = [*expected[:_SHOWN], "..."] if len(expected) > _SHOWN else expected
        super().__init__(f"{why}; expected {' | '.join(shown)}")


def refuse(
    marked: Marked, at: int, expected: Iterable[str], why: str = "does not fit"
) -> NotUnderstood:
    """Refuse the word at a place of the marked text."""
    written = _word_at(marked, at)
    what = f'"{written}"' if written else "the end of the text"
    why = f"{what} {why}" if marked.text else "the text is empty"
    return NotUnderstood(marked.places[at], written, why, tuple(expected))


def _word_at(marked: Marked, at: int) -> str:
    word = _WORD.match(marked.text, at)
    return marked.written.get(word[0], word[0]) if word else ""


def _rank(word: str, phrase: str) -> tuple[float, int, str]:
    """What was probably meant comes first, then what is likely, then the alphabet."""
    likely = LIKELY.index(phrase) if phrase in LIKELY else len(LIKELY)
    return -_likeness(word, phrase), likely, phrase.lower()


def _likeness(word: str, phrase: str) -> float:
    """How much a word looks like a slip for a phrase."""
    first = _WORD.match(phrase)
    likeness = SequenceMatcher(None, word.lower(), first[0].lower() if first else "").ratio()
    return likeness if likeness > _A_SLIP else 0


def refuse_parse(
    error: UnexpectedInput, marked: Marked, kind: TextKind | None, adventure: bool
) -> NotUnderstood:
    """Refuse a text for what the parser stumbled over."""
    at = error.pos_in_stream
    if isinstance(error, UnexpectedEOF) or _is_end(error) or at is None:
        at = len(marked.text)
    phrases = [phrase for name in _accepted(error) for phrase in _readable(name, marked)]
    phrases = _with_a_place(phrases, kind)
    if not adventure:
        phrases = [phrase for phrase in phrases if phrase not in OF_ADVENTURES]
    if "each player" not in marked.text[:at].lower():
        phrases = [phrase for phrase in phrases if phrase != "their"]
    at, phrases = _first_misfit(marked.text, at, phrases)
    usual = slip(marked.text, at, phrases, adventure)
    if usual and (instead := _with_a_place(usual.instead, kind)):
        return refuse(marked, at, instead, usual.why)
    word = _word_at(marked, at)
    return refuse(marked, at, sorted(_briefly(phrases), key=lambda phrase: _rank(word, phrase)))


def _with_a_place(phrases: Iterable[str], kind: TextKind | None) -> list[str]:
    """Without the headings that a text of this kind cannot have."""
    barred = {f"{timing.value}:" for timing in Timing if kind and timing not in kind.timings}
    return [phrase for phrase in phrases if phrase not in barred]


def _briefly(phrases: Iterable[str]) -> set[str]:
    """Each beginning once: "each" stands for "each other" too, "a" for "an"."""
    said = {_LONGER.get(phrase, phrase) for phrase in phrases}
    if "a" in said:
        said.discard("an")
    if "a number" in said:
        said.discard("1")
    if "for each" in said:
        said.discard("for every")
    return {one for one in said if not any(one.startswith(f"{other} ") for other in said)}


def _is_end(error: UnexpectedInput) -> bool:
    return isinstance(error, UnexpectedToken) and error.token.type == "$END"


def _accepted(error: UnexpectedInput) -> set[str]:
    """The terminals that could have come: exact, where the parser still stands there."""
    state = getattr(error, "interactive_parser", None)
    if state is not None:
        accepted = set(state.accepts())
    else:
        accepted = set(getattr(error, "expected", None) or getattr(error, "allowed", None) or ())
    # A card may be called like a fighter, but not every fighter is a card.
    return {"CARD"} if "CARD" in accepted else accepted


def _readable(terminal: str, marked: Marked) -> list[str]:
    """What a terminal of the grammar stands for, as words a person could write."""
    if terminal in _NUMBERS:
        return [_NUMBERS[terminal]]
    if terminal in NameKind.__members__:
        kind = NameKind[terminal]
        names = [name for mark, name in marked.written.items() if _kind(mark) is kind]
        if not names and kind in _OF_BOARDS:
            return []
        return names if 0 < len(names) <= _FEW else [_KINDS[kind]]
    pattern = parser().get_terminal(terminal).pattern
    return [pattern.value]


def _kind(mark: str) -> NameKind:
    return NameKind(ord(mark) & 0xFF00)


def _first_misfit(text: str, at: int, phrases: list[str]) -> tuple[int, list[str]]:
    """A literal of several words is one token; find the word in it where the text turned away."""
    words = list(_WORD.finditer(text, at))
    fits = {phrase: _words_that_fit(words, phrase) for phrase in phrases}
    most = max(fits.values(), default=0)
    if most == 0:
        return at, phrases
    going_on = [_after(phrase, most) for phrase in phrases if fits[phrase] == most]
    return (words[most].start() if most < len(words) else len(text)), going_on


def _words_that_fit(words: list[re.Match[str]], phrase: str) -> int:
    if phrase in _DESCRIPTIONS:
        return 0
    fit = 0
    wanted = _WORD.findall(phrase)
    for word, want in zip(words, wanted, strict=False):
        if word[0].lower() != want.lower():
            break
        fit += 1
    return fit if fit < len(wanted) else 0


def _after(phrase: str, words: int) -> str:
    return phrase[list(_WORD.finditer(phrase))[words].start() :]
