"""An effect tree as an indented outline, for people who write heroes."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum

from peerless.text.tree import Text

_WIDE = 88


def show(text: Text) -> str:
    return "\n".join(_outline(clause, 0) for clause in text)


def _outline(node: object, depth: int) -> str:
    """A node on one line if it fits, else its parts on lines of their own."""
    pad = "  " * depth
    line = pad + _in_line(node)
    if len(line) <= _WIDE or not is_dataclass(node):
        return line
    lines = [f"{pad}{type(node).__name__}"]
    for part in fields(node):
        value = getattr(node, part.name)
        if isinstance(value, tuple):
            lines.append(f"{pad}  {part.name}:")
            lines += [_outline(item, depth + 2) for item in value]
        elif len(pad) + len(_in_line(value)) <= _WIDE:
            lines.append(f"{pad}  {part.name}: {_in_line(value)}")
        else:
            lines += [f"{pad}  {part.name}:", _outline(value, depth + 2)]
    return "\n".join(lines)


def _in_line(node: object) -> str:
    if isinstance(node, Enum):
        return node.name
    if isinstance(node, tuple):
        return f"[{', '.join(_in_line(item) for item in node)}]"
    if is_dataclass(node):
        parts = (f"{part.name}={_in_line(getattr(node, part.name))}" for part in fields(node))
        return f"{type(node).__name__}({', '.join(parts)})"
    return repr(node)
