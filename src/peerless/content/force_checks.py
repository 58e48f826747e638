"""What can be wrong with a hero and with an enemy alike, apart from the words of their texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from peerless.content.checking import SUFFIX, Findings
from peerless.content.names import names_of
from peerless.content.shape import TEXT, ValueKind, misfits, whole
from peerless.rules.pieces import Force
from peerless.text.names import NameKind, all_names

# Nothing comes near it; a greater number is a slip.
_MOST = 99
COUNT = whole(1, _MOST)
WHOLE = whole(0, _MOST)

TOKEN = {"name": TEXT, "count": COUNT, "placed": WHOLE.optional(), "text": TEXT.optional()}
"""The shape of a [[token]]."""


# ---------------------------------------------------------------- shapes


def check_tables(
    findings: Findings,
    data: Mapping[str, Any],
    top: Mapping[str, ValueKind],
    tables: Mapping[str, Mapping[str, ValueKind]],
) -> None:
    """The keys at the top of a file, and those in its lists of tables."""
    for misfit in misfits(data, top):
        findings.add(misfit.message, key=misfit.key)
    for name, shape in tables.items():
        for index, table in enumerate(tables_of(data, name)):
            if not isinstance(table, Mapping):
                findings.add(f'"{name}" holds {table!r}, expected tables [[{name}]]', key=name)
                continue
            for misfit in misfits(table, shape):
                findings.add(misfit.message, name, index, misfit.key)


def tables_of(data: Mapping[str, Any], name: str) -> Iterable[Any]:
    """The tables [[name]] of a file, whatever stands there."""
    tables = data.get(name, ())
    return tables if isinstance(tables, list) else ()


# ---------------------------------------------------------------- sense


def check_id(findings: Findings, id: str) -> None:
    if findings.path.suffix == SUFFIX and id != findings.path.stem:
        expected = f'the file\'s name "{findings.path.stem}"'
        findings.add(f'"id" is "{id}", expected {expected}', key="id")


def check_doubled(findings: Findings, table: str, names: Iterable[str], what: str = "") -> None:
    seen: Counter[str] = Counter()
    for index, name in enumerate(names):
        if seen[name]:
            message = f'a second {what or table} "{name}", expected one [[{table}]]'
            findings.add(message, table, index, "name")
        seen[name] += 1


def check_tokens(findings: Findings, force: Force) -> None:
    for index, token in enumerate(force.tokens):
        if token.at_setup > token.count:
            message = f'"placed" is {token.placed}, expected at most {token.count}'
            findings.add(message, "token", index, "placed")


def check_names(findings: Findings, force: Force) -> None:
    """No name may mean two things. Cards, tracks and symbols have places of their own in a
    sentence, and a tag only ever stands before "card", so these may share a name with others."""
    free = (NameKind.CARD, NameKind.TRACK, NameKind.TAG, NameKind.SYMBOL, NameKind.WAITING)
    meant: dict[str, str] = {}
    for kind, written, _ in all_names(names_of(force)):
        if kind in free:
            continue
        what = kind.name.lower()
        if written in meant:
            message = f'"{written}" names a {meant[written]} and a {what}, expected two names'
            findings.add(message, "fighter")
        meant[written] = what
