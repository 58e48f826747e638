"""The width of the screen, and text that fits it."""

from __future__ import annotations

import shutil
import textwrap


def columns() -> int:
    return shutil.get_terminal_size((100, 40)).columns


def fitted(text: str, width: int) -> str:
    """The text with its long lines broken between words; what is in colour is left as it is, and
    so is a command that someone may want to copy."""
    return "\n".join(_fitted(line, width) for line in text.split("\n"))


def _fitted(line: str, width: int) -> str:
    if len(line) <= width or "\x1b" in line or line.lstrip().startswith("peerless "):
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(
        line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )
