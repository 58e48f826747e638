"""Names as people write them: compared without their case, and what may have been meant."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

_A_LIST = 20  # more names than this are not listed in full


class Unknown(LookupError):
    """There is no such thing; `what` says which kind was looked for, `name` by which name."""

    def __init__(self, what: str, name: str, known: Sequence[str]) -> None:
        self.what = what
        self.name = name
        self.known = known
        super().__init__(f'unknown {what} "{name}"{meant(name, known)}')

    @property
    def listed(self) -> str:
        """What there is."""
        return _listed(self.known)


def plain(name: str) -> str:
    """A name as it is compared: its case and the blanks around it do not matter."""
    return " ".join(name.split()).casefold()


def meant(name: object, known: Sequence[str]) -> str:
    """The end of a refusal: the nearest names, or what there is if none is near."""
    near = nearest(str(name), known)
    if near:
        return f": did you mean {' or '.join(near)}?"
    return f", expected one of: {_listed(known)}"


def nearest(name: str, known: Sequence[str]) -> list[str]:
    """At most two, the nearest first. Part of a name is near it."""
    by_word = {word.casefold(): word for word in known}
    wanted = name.strip().casefold()
    parts = [word for word in by_word if len(wanted) >= 3 and wanted in word]
    close = get_close_matches(wanted, by_word, n=2)
    return [by_word[word] for word in dict.fromkeys([*parts, *close])][:2]


def _listed(known: Sequence[str]) -> str:
    if len(known) <= _A_LIST:
        return ", ".join(known)
    return f"{', '.join(known[:3])}, ..., {known[-1]}"
