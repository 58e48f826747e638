"""Writing SVG: elements as text, with everything in them escaped.

Styles are attributes of the elements. A style sheet inside the picture would reach the whole page
that shows it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

Attribute: TypeAlias = "str | float | None"

_OURS = "\ue000"
"""Stands before every id until the picture is whole and gives the ids a beginning of its own."""

FONT = "'Segoe UI', 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif"


def tag(name: str, *children: str, **attributes: Attribute) -> str:
    """An element. `stroke_width` is written stroke-width; an attribute that is None is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    inner = "".join(children)
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else number(value)


def number(value: float) -> str:
    """A tenth of a unit is finer than anyone sees."""
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0" if abs(value) < 0.05 else "-0")


def group(*children: str, **attributes: Attribute) -> str:
    return tag("g", *children, **attributes)


def title(words: str) -> str:
    """What a browser shows when the pointer rests on the element."""
    return tag("title", escape(words))


def circle(x: float, y: float, r: float, **attributes: Attribute) -> str:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def path(d: str, **attributes: Attribute) -> str:
    return tag("path", d=d, **attributes)


def text(x: float, y: float, words: str, size: float, **attributes: Attribute) -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, **attributes)


def centred(x: float, y: float, words: str, size: float, **attributes: Attribute) -> str:
    """Text around a point. Figures and capitals are some 0.72 of their size high."""
    return text(x, y + 0.36 * size, words, size, text_anchor="middle", **attributes)


def own(id: str) -> str:
    """An id that no other picture on the page has."""
    return f"{_OURS}{id}"


def link(id: str) -> str:
    """What is drawn under that id, as the value of an attribute."""
    return f"url(#{own(id)})"


def document(width: float, height: float, name: str, description: str, parts: Iterable[str]) -> str:
    """The whole picture. It scales with the page, and is read out by its name and description."""
    drawn = tag(
        "svg",
        tag("title", escape(name), id=own("name")),
        tag("desc", escape(description), id=own("description")),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        style="max-width:100%;height:auto",
        role="img",
        aria_labelledby=f"{own('name')} {own('description')}",
        font_family=FONT,
    )
    digest = hashlib.sha256(drawn.encode()).hexdigest()[:8]
    return drawn.replace(_OURS, f"p{digest}-") + "\n"


# ---------------------------------------------------------------- room for words

_NARROW, _WIDE = "ijlIftr.,:;'()[]|! /", "mwMW&%@"


def width_of(words: str, size: float) -> float:
    """About how wide a text is. Fonts differ, so it is a little more than most need."""
    parts = (
        0.38 if c in _NARROW else 0.95 if c in _WIDE else 0.7 if c.isupper() else 0.6 for c in words
    )
    return sum(parts) * size


def fitting(words: str, size: float, room: float) -> float:
    """The size, or a smaller one with which the text has room."""
    return min(size, size * room / max(width_of(words, size), 1))
