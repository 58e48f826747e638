"""The page's types are those of the server: web/src/lib/wire.ts is what `make types` writes."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal, TypedDict

import pytest
from pydantic import BaseModel

from peerless.rules.events import Happening
from peerless.table import messages
from web import wire_types


def test_the_pages_types_are_not_stale() -> None:
    written = wire_types.PATH.read_text(encoding="utf-8")
    assert written == wire_types.typescript(), "the page's types are stale: say make types"


class Colour(Enum):
    RED = "red"
    LIGHT_BLUE = "light blue"


class Base(TypedDict, total=False):
    maybe: int


class Dicts(Base):
    always: str


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (bool, "boolean"),
        (str | None, "string | null"),
        (list[int | None], "(number | null)[]"),
        (list[list[str]], "string[][]"),
        (list[tuple[str, float]], "[string, number][]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (Literal["a", "b"], '"a" | "b"'),
        (messages.Id, "string"),
        (Annotated[str, Happening], "Happening"),
        (list[Colour], "Colour[]"),
        (Dicts | None, "Dicts | null"),
    ],
)
def test_a_type_in_typescript(hint: Any, expected: str) -> None:
    assert wire_types.type_of(hint) == expected


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        wire_types.type_of(set[int])


def test_what_may_be_missing_comes_last() -> None:
    notes = {"Dicts": {"maybe": "or not"}}
    assert wire_types.interface(Dicts, notes) == (
        "export interface Dicts {\n  always: string;\n  maybe?: number; // or not\n}\n"
    )


def test_what_has_a_default_need_not_be_sent() -> None:
    class Model(BaseModel):
        """Of a kind."""

        first: int
        second: Colour = Colour.RED

    assert wire_types.interface(Model, {"Model": {}}) == (
        "/** Of a kind. */\nexport interface Model {\n  first: number;\n  second?: Colour;\n}\n"
    )


def test_an_enumeration_is_a_union_of_its_names() -> None:
    assert wire_types.strings(Colour) == 'export type Colour =\n  | "red"\n  | "light blue";\n'
