"""Writes web/src/lib/wire.ts: the types of all that goes between the page and the server.

    python web/wire_types.py    (or `make types`)

They are those of the server: `peerless/table/messages.py` (what the page sends), `wire/types.py`
(what it is sent) and `replies.py` (what HTTP requests are answered with). The docstrings and the
comments at the ends of their lines come along. A test fails when the file is stale."""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel

from peerless.table import messages, replies
from peerless.table.wire import types
from peerless.table.wire.types import wire_name

PATH = Path(__file__).resolve().parent / "src" / "lib" / "wire.ts"

_HEADER = """\
// Made by `make types` from src/peerless/table: messages.py, wire/types.py and replies.py.
// To change it, change those. docs/protocol.md tells what it all means.
"""

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}

Class = type[Any]
Notes = dict[str, dict[str, str]]
"""What is said of a field, by class and field."""


def typescript() -> str:
    """The whole file."""
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": types.ServerMessage}
    roots = [part for union in unions.values() for part in get_args(union)]
    found = _reached([*roots, messages.NewTable, messages.PlayOn, types.Replay, *_models(replies)])
    parts = [_HEADER, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [strings(enum) for enum in found if issubclass(enum, Enum)]
    for module in (messages, types, replies):
        notes = _notes(module)
        mine = [p for p in found if p.__module__ == module.__name__ and not issubclass(p, Enum)]
        parts += [interface(part, notes) for part in sorted(mine, key=_line)]
    for name, union in unions.items():
        parts.append(_union(name, [part.__name__ for part in get_args(union)]))
    return "\n".join(parts)


# ---------------------------------------------------------------- what there is to write


def _models(module: ModuleType) -> list[Class]:
    """The models that a module has of its own."""
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, BaseModel)
        and value.__module__ == module.__name__
    ]


def _reached(roots: list[Class]) -> list[Class]:
    """These classes, and all that are named in them, each once."""
    found: dict[Class, None] = {}
    waiting = list(roots)
    while waiting:
        part = waiting.pop(0)
        if part in found:
            continue
        found[part] = None
        if not issubclass(part, Enum):
            waiting += [named for hint in _fields(part).values() for named in _named(hint)]
    names = [part.__name__ for part in found]
    assert len(names) == len(set(names)), f"two types have the same name: {sorted(names)}"
    return list(found)


def _named(hint: Any) -> Iterator[Class]:
    """The classes of ours in a type."""
    if get_origin(hint) is Annotated:
        yield from (mark for mark in hint.__metadata__ if _is_enum(mark))
    if inspect.isclass(hint) and (_is_enum(hint) or _is_interface(hint)):
        yield hint
    for part in get_args(hint):
        yield from _named(part)


def _is_enum(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, Enum)


def _is_interface(part: Class) -> bool:
    return is_typeddict(part) or issubclass(part, BaseModel)


def _fields(part: Class) -> dict[str, Any]:
    """Their types, by name; those that are always there come first."""
    hints = get_type_hints(part, include_extras=True)
    if issubclass(part, BaseModel):
        return {name: hints[name] for name in part.model_fields}
    return dict(sorted(hints.items(), key=lambda field: _may_be_missing(part, field[0])))


def _may_be_missing(part: Class, name: str) -> bool:
    if issubclass(part, BaseModel):
        return not part.model_fields[name].is_required()
    return name in part.__optional_keys__


# ---------------------------------------------------------------- what is said of it


def _line(part: Class) -> int:
    return inspect.getsourcelines(part)[1]


def _notes(module: ModuleType) -> Notes:
    """The comments at the ends of the lines of all fields, a class's own and inherited ones."""
    source = inspect.getsource(module)
    comments = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    notes: Notes = {}
    for part in ast.parse(source).body:
        if isinstance(part, ast.ClassDef):
            own = notes.setdefault(part.name, {})
            for base in part.bases:
                own |= notes.get(ast.unparse(base), {})
            for field in part.body:
                if isinstance(field, ast.AnnAssign) and field.end_lineno in comments:
                    own[ast.unparse(field.target)] = comments[field.end_lineno]
    return notes


# ---------------------------------------------------------------- in TypeScript


def interface(part: Class, notes: Notes) -> str:
    lines = [f"export interface {part.__name__} {{"]
    for name, hint in _fields(part).items():
        mark = "?" if _may_be_missing(part, name) else ""
        note = notes[part.__name__].get(name)
        lines.append(f"  {name}{mark}: {type_of(hint)};" + (f" // {note}" if note else ""))
    return _doc(part) + "\n".join([*lines, "}"]) + "\n"


def _doc(part: Class) -> str:
    text = inspect.cleandoc(part.__dict__.get("__doc__") or "")
    return f"/** {' '.join(text.split())} */\n" if text else ""


def strings(enum: type[Enum]) -> str:
    return _union(enum.__name__, [f'"{wire_name(member)}"' for member in enum])


def _union(name: str, parts: list[str]) -> str:
    return "\n  | ".join([f"export type {name} =", *parts]) + ";\n"


def type_of(hint: Any) -> str:
    origin, parts = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if inspect.isclass(hint) and (_is_enum(hint) or _is_interface(hint)):
        return hint.__name__
    if origin is Annotated:
        return next(
            (mark.__name__ for mark in hint.__metadata__ if _is_enum(mark)), type_of(parts[0])
        )
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in (Union, UnionType):
        return " | ".join(type_of(part) for part in parts)
    if origin is list:
        item = type_of(parts[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(type_of(part) for part in parts)}]"
    if origin is dict:
        return f"Record<{type_of(parts[0])}, {type_of(parts[1])}>"
    raise TypeError(f"no TypeScript for {hint!r}")


if __name__ == "__main__":
    PATH.write_text(typescript(), encoding="utf-8")
