"""Any content file, checked as what it is."""

from __future__ import annotations

from pathlib import Path

from peerless.content.checking import ContentError, Fault
from peerless.content.kinds import KINDS, kind_in
from peerless.content.library import BOX, Library
from peerless.content.lines import read_toml
from peerless.content.words import check_words

_OF_WORDS = ("name", "cards")  # a table of names; elsewhere a name is a text


def check_file(path: Path, library: Library = BOX) -> list[Fault]:
    """Everything that is wrong with a file of any kind; what it holds says which. What it is
    played together with is in the library."""
    try:
        data, _ = read_toml(path)
    except ContentError as error:
        return [error.fault]
    kind = kind_in(data)
    if kind is not None:
        return library.faults_of(path, kind)
    if any(key in data and not isinstance(data[key], str) for key in _OF_WORDS):
        return check_words(path)
    return [Fault(path, 0, _none_of_these())]


def _none_of_these() -> str:
    known = [(kind.words, kind.keys) for kind in KINDS.values()] + [("words", _OF_WORDS)]
    return "neither " + " nor ".join(f"{words} ({', '.join(keys)})" for words, keys in known)
