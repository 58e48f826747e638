"""The names a hero, an enemy or a board brings into the language, and how they are marked in a
text.

A name may hold anything: "Dr. Watson" has a full stop in it, other names have commas. So before
a text is read each name in it becomes one private-use character, whose range says which kind of
name it is; the grammar then needs to know the ranges only, and one parser serves all heroes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from peerless.text.declension import NounForms


@dataclass(frozen=True)
class Names:
    """What the words of one hero, enemy or board can speak of."""

    fighters: Mapping[str, str] = field(default_factory=dict)  # name -> plural
    several: frozenset[str] = frozenset()  # of these names there is more than one fighter
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # track -> its values
    counters: Mapping[str, str] = field(default_factory=dict)  # track, a plural -> singular
    limits: Mapping[str, int] = field(default_factory=dict)  # of counters, as far as they are known
    tokens: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    # Of the cooperative game:
    adventure: bool = False  # the names of an enemy, a board or a discovery
    sites: Mapping[str, str] = field(default_factory=dict)  # "farm" -> "farms"
    numbers: tuple[int, ...] = ()  # of the sites, as far as they are known
    markers: Mapping[str, str] = field(default_factory=dict)  # on sites: "alien" -> "aliens"
    symbols: tuple[str, ...] = ()  # of invasion tokens: "ray"
    waiting: tuple[str, ...] = ()  # initiative cards that a text adds to their deck
    # How another language says these names, as far as it has words for them.
    forms: Mapping[str, NounForms] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)  # of cards

    def said(self, name: str) -> str:
        """A name by itself, as the language has it."""
        noun = self.forms.get(name)
        return noun.alone(name) if noun else name

    def title_of(self, name: str) -> str:
        """A name or a title, whichever the language has."""
        return self.titles.get(name) or self.said(name)

    def title(self, card: str) -> str:
        return self.titles.get(card, card)


class NameKind(Enum):
    """Kinds of names, with the first character of their range in grammar.lark.

    Where one name is of two kinds, the kind that comes first here counts."""

    FIGHTER = 0xE000
    FIGHTERS = 0xE100
    VALUE = 0xE200
    TRACK = 0xE300
    COUNTER = 0xE400
    COUNTERS = 0xE500
    TOKEN = 0xE600
    TAG = 0xE700
    CARD = 0xE800
    SITE = 0xE900
    SITES = 0xEA00
    MARKER = 0xEB00
    MARKERS = 0xEC00
    SYMBOL = 0xED00
    WAITING = 0xEE00


# Often common words ("Dash", "form"), and so names only in this place.
_ONLY_AFTER = {
    NameKind.CARD: r"(?<=\b[Ff]or )",
    NameKind.TRACK: r"(?<=\b[Yy]our )",
    NameKind.WAITING: r"(?<=\b[Aa]dd 1 )",
}


@dataclass(frozen=True, slots=True)
class _Name:
    kind: NameKind
    written: str
    meant: str  # as it stands in the effect tree: a plural means the fighter's name


@dataclass(frozen=True, slots=True)
class Marked:
    """A text with its names marked and its white space made plain."""

    text: str
    places: tuple[int, ...]  # of each character in the original, and of the end
    meant: Mapping[str, str]  # mark -> name in the effect tree
    written: Mapping[str, str]  # mark -> name as written


def all_names(names: Names) -> Iterator[tuple[NameKind, str, str]]:
    """Every name with its kind, as written and as meant."""
    for fighter, plural in names.fighters.items():
        yield NameKind.FIGHTER, fighter, fighter
        yield NameKind.FIGHTERS, plural, fighter
    for track, values in names.values.items():
        yield NameKind.TRACK, track, track
        yield from ((NameKind.VALUE, value, value) for value in values)
    for counters, counter in names.counters.items():
        yield NameKind.COUNTER, counter, counters
        yield NameKind.COUNTERS, counters, counters
    yield from ((NameKind.TOKEN, token, token) for token in names.tokens)
    yield from ((NameKind.TAG, tag, tag) for tag in names.tags)
    yield from ((NameKind.CARD, card, card) for card in names.cards)
    for site, plural in names.sites.items():
        yield NameKind.SITE, site, site
        yield NameKind.SITES, plural, site
    for marker, plural in names.markers.items():
        yield NameKind.MARKER, marker, marker
        yield NameKind.MARKERS, plural, marker
    # The whole of it: a symbol by itself may be a common word ("shield").
    yield from ((NameKind.SYMBOL, f"the {symbol} token", symbol) for symbol in names.symbols)
    yield from ((NameKind.WAITING, card, card) for card in names.waiting)


def mark(text: str, names: Names) -> Marked:
    """Put a mark in the place of every name."""
    known = [_Name(*name) for name in all_names(names)]
    # The longest name wins, so that a card's name may begin with a tag.
    known.sort(key=lambda name: (-len(name.written), name.kind.value))
    marks = _marks(known)
    plain, places = _plain(text)
    out: list[str] = []
    at: list[int] = []
    end = 0
    for found in _pattern(known).finditer(plain) if known else ():
        out += [plain[end : found.start()], marks[int(found.lastindex or 0) - 1]]
        at += places[end : found.start() + 1]
        end = found.end()
    out.append(plain[end:])
    at += places[end:]
    return Marked(
        "".join(out),
        tuple(at),
        {m: name.meant for m, name in zip(marks, known, strict=True)},
        {m: name.written for m, name in zip(marks, known, strict=True)},
    )


def _marks(known: list[_Name]) -> list[str]:
    """A character for each name, counted within its kind."""
    counts = dict.fromkeys(NameKind, 0)
    marks = []
    for name in known:
        marks.append(chr(name.kind.value + counts[name.kind]))
        counts[name.kind] += 1
    return marks


def _pattern(known: list[_Name]) -> re.Pattern[str]:
    return re.compile("|".join(f"({_one_pattern(name)})" for name in known))


def _one_pattern(name: _Name) -> str:
    written = " ".join(name.written.split())
    # A sentence may begin with a name in lower case.
    first = f"[{written[0]}{written[0].upper()}]" if written[0].islower() else re.escape(written[0])
    return rf"{_ONLY_AFTER.get(name.kind, '')}(?<!\w){first}{re.escape(written[1:])}(?!\w)"


def _plain(text: str) -> tuple[str, list[int]]:
    """The text with one space between words, and the place of each character in the original."""
    out: list[str] = []
    places: list[int] = []
    for word in re.finditer(r"\S+", text):
        if out:
            out.append(" ")
            places.append(word.start() - 1)
        out.append(word[0])
        places += range(word.start(), word.end())
    return "".join(out), [*places, len(text.rstrip())]
