"""Documents with figures that were measured: the words stay, the tables are written anew.

A document says where a table goes, by the name of the folder of results and that of the table:

    <!-- lab ladder rungs -->
    ... what stands here is replaced ...
    <!-- end -->
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

_PLACE = re.compile(
    r"(?P<begin><!-- lab (?P<folder>[\w.-]+) (?P<table>[\w-]+) -->\n).*?(?P<end><!-- end -->)", re.S
)


class NoSuchTable(Exception):
    """A document wants a table that its results do not have."""


Tables = Mapping[str, Callable[[], str]]
"""By their names."""


def refresh(document: str, tables: Mapping[str, Tables]) -> str:
    """The document with the tables of these folders; those of other folders stay as they are."""

    def written(found: re.Match[str]) -> str:
        there = tables.get(found["folder"])
        if there is None:
            return found[0]
        if found["table"] not in there:
            raise NoSuchTable(
                f"{found['folder']} {found['table']}: expected one of: {', '.join(there)}"
            )
        return f"{found['begin']}\n{there[found['table']]()}\n{found['end']}"

    return _PLACE.sub(written, document)


def markdown(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heading, ["---"] * len(heading), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
