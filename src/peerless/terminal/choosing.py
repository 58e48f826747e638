"""Choosing out of a list: by number, by name, by the beginning of a name."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType

from peerless.messages import Typed
from peerless.rules.chance import Chance
from peerless.terminal.screen import columns
from peerless.terminal.speech import PLAIN, Speech

Say = Callable[[str], None]
Read = Callable[[str], str]

LEAVE = ("quit", "q", "exit")
RANDOM, NONE = "random", "none"


class Quit(Exception):
    """The player leaves."""


def numbered(labels: Sequence[str]) -> str:
    return in_columns([f"{i:>3}  {label}" for i, label in enumerate(labels, 1)])


def in_columns(lines: list[str]) -> str:
    """Long lists side by side, so that they fit on a screen."""
    if len(lines) <= 12:
        return "\n".join(lines)
    width = max(len(line) for line in lines) + 2
    across = max(1, min(columns() // width, 4))
    down = -(-len(lines) // across)
    rows = [lines[i::down] for i in range(down)]
    return "\n".join("".join(f"{line:<{width}}" for line in row).rstrip() for row in rows)


def by_number(words: str, count: int) -> int | None:
    """The place in a list that a number names, from 0."""
    if words.isascii() and words.isdigit() and 1 <= int(words) <= count:
        return int(words) - 1
    return None


def by_last_words(words: str, answers: Sequence[str]) -> str | None:
    """The one answer "defend: none" for "none"."""
    heads = [answer.partition(": ") for answer in answers]
    found = [head + colon + rest for head, colon, rest in heads
             if rest.casefold() == words.casefold() and " " not in head]  # fmt: skip
    return found[0] if words and len(found) == 1 else None


def did_you_mean(words: str, known: Sequence[str], speech: Speech) -> str:
    """A question about the nearest of the known words; nothing if none is near."""
    spelled = {name.casefold(): name for name in known}
    near = difflib.get_close_matches(words.casefold(), list(spelled), n=1)
    return f" {speech('did-you-mean', word=Typed(spelled[near[0]]))}" if near else ""


def choose(
    what: str,
    names: dict[str, str],
    chance: Chance,
    read: Read,
    say: Say,
    taken: Collection[str] = (),
    gone: Mapping[str, str] = MappingProxyType({}),
    speech: Speech = PLAIN,
) -> str:
    """One id out of several; what is taken is not chosen by lot. `gone` says of names that can no
    longer be chosen what became of them."""
    ids = list(names)
    say(speech("choose", what=what))
    say(numbered(list(names.values())))
    while True:
        words = read(f"{speech('prompt', what=what)} ").strip().casefold()
        if words in LEAVE:
            raise Quit
        if words == RANDOM:
            free = [id for id in ids if id not in taken] or ids
            return free[chance.below(len(free))]
        if words in ("?", "help", ""):
            say(speech("menu-help"))
            continue
        number = by_number(words, len(ids))
        found = [ids[number]] if number is not None else named(words, names)
        if len(found) == 1:
            return found[0]
        lost = [] if found else named(words, {name: name for name in gone})
        if len(lost) == 1:
            say(gone[lost[0]])
            continue
        say(_not_one(words, [names[id] for id in found], list(names.values()), speech))


def choose_several(
    what: str,
    names: dict[str, str],
    read: Read,
    say: Say,
    fewest: int,
    most: int,
    labels: Sequence[str] = (),
    speech: Speech = PLAIN,
) -> tuple[str, ...]:
    """Ids out of several, all different; `RANDOM` in the place of each that is left to the lot, or
    once for all. `labels` say more than the names."""
    some = f"{most}" if fewest == most else speech("up-to", n=most)
    say(speech("choose-some" if fewest else "choose-some-or-none", what=what, some=some))
    if labels:
        say("\n".join(f"{i:>3}  {label}" for i, label in enumerate(labels, 1)))
    else:
        say(numbered(list(names.values())))
    while True:
        words = read(f"{speech('prompt', what=what)} ").strip().casefold()
        if words in LEAVE:
            raise Quit
        if words in (NONE, "") and not fewest:
            return ()
        if words in ("?", "help", ""):
            say(speech("menu-help"))
            continue
        found, fault = _several(words, names, speech)
        if fault:
            say(fault)
        elif found == (RANDOM,) or fewest <= len(found) <= most:
            return found
        else:
            say(speech("expected", some=some, n=len(found)))


def _several(words: str, names: dict[str, str], speech: Speech) -> tuple[tuple[str, ...], str]:
    """The ids that these words name, with commas between them; or what is wrong."""
    ids = list(names)
    found: list[str] = []
    for part in map(str.strip, words.split(",")):
        number = by_number(part, len(ids))
        meant = [ids[number]] if number is not None else named(part, names)
        if part == RANDOM:
            found.append(RANDOM)
        elif len(meant) != 1:
            return (), _not_one(part, [names[id] for id in meant], list(names.values()), speech)
        elif meant[0] in found:
            return (), speech("once", name=names[meant[0]])
        else:
            found += meant
    return tuple(found), ""


def named(words: str, names: dict[str, str]) -> list[str]:
    """The ids that these words name; if none, those with a word that begins so."""
    for id, name in names.items():
        if words in (id, name.casefold()):
            return [id]
    return [id for id, name in names.items() if f" {words}" in f" {name.casefold()}"]


def _not_one(words: str, found: list[str], known: list[str], speech: Speech) -> str:
    if found:
        return speech("could-be", words=Typed(words), names=", ".join(found))
    none = speech("none-of-them", words=Typed(words))
    return f"{none}{did_you_mean(words, known, speech)} {speech('menu-help')}"
