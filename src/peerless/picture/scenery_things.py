"""What stands on the ground of a battlefield, each drawn around its foot, in the pale inks of the
scenery. A number in place of chance makes two of a kind differ a little."""

from __future__ import annotations

from collections.abc import Callable

from peerless.picture.svg import circle, path, rect, tag

_INK = "#8a8372"  # thin edges
_SHADE = "#5d5a4e"
_LEAF, _LEAF_LIGHT = "#a9c08a", "#c2d3a4"
_PINE, _PINE_LIGHT = "#8fb09b", "#adc7b4"
_TRUNK = "#b39a77"
_STONE, _STONE_LIGHT = "#cdc8c0", "#e4e0d9"
_ROOF, _WALL = "#c79a86", "#efe6d6"
_THIN = 1.6


def _shadow(wide: float) -> str:
    return tag("ellipse", cx=3, cy=1, rx=wide, ry=wide * 0.3, fill=_SHADE, opacity=0.16)


def _tree(seed: int) -> str:
    lean = seed % 5 - 2
    return (
        _shadow(15)
        + path(f"M-2.5 0L{lean / 2 - 1.5} -14h4L3 0Z", fill=_TRUNK)
        + circle(lean - 8, -20, 11, fill=_LEAF)
        + circle(lean + 8, -19, 11, fill=_LEAF)
        + circle(lean, -29, 13, fill=_LEAF)
        + circle(lean - 5, -28, 7, fill=_LEAF_LIGHT)
        + circle(lean + 7, -21, 5, fill=_LEAF_LIGHT)
    )


def _pine(seed: int) -> str:
    high = 34 + seed % 9
    layers = "".join(
        path(f"M0 {-high + top}L{half} {-high + top + 16}H{-half}Z", fill=_PINE)
        + path(f"M0 {-high + top}L{-half} {-high + top + 16}H-1Z", fill=_PINE_LIGHT)
        for top, half in ((high - 21, 14), (high - 32, 11), (0, 8))
    )
    snow = path(f"M0 {-high}L4 {-high + 8}L-4 {-high + 8}Z", fill="#fff")
    return _shadow(12) + rect(-2, -6, 4, 6, fill=_TRUNK) + layers + snow


def _bush(seed: int) -> str:
    wide = 8 + seed % 4
    return (
        _shadow(wide)
        + circle(-wide / 2, -5, wide * 0.6, fill=_LEAF)
        + circle(wide / 2, -5, wide * 0.6, fill=_LEAF)
        + circle(0, -9, wide * 0.65, fill=_LEAF_LIGHT)
    )


def _roses(seed: int) -> str:
    red = ("#d98b93", "#f3e9e6")[seed % 2]
    buds = "".join(circle(x, y, 2.6, fill=red) for x, y in ((-6, -6), (1, -12), (7, -5), (0, -3)))
    return _bush(seed) + buds


def _rock(seed: int) -> str:
    wide = 12 + seed % 6
    return (
        _shadow(wide)
        + path(f"M{-wide} 0L{-wide * 0.7} -11L-1 -15L{wide * 0.8} -9L{wide} 0Z", fill=_STONE)
        + path(f"M{-wide} 0L{-wide * 0.7} -11L-1 -15L2 -6L-3 0Z", fill=_STONE_LIGHT)
    )


def _house(seed: int) -> str:
    """A narrow house of a town, with lit windows."""
    high = 26 + seed % 3 * 7
    windows = "".join(
        rect(x, -high + 8 + row * 11, 5, 6, fill="#f3d98a")
        for row in range((high - 14) // 11 + 1)
        for x in (-9, 4)
    )
    return (
        _shadow(17)
        + rect(-14, -high, 28, high, fill=_WALL, stroke=_INK, stroke_width=_THIN)
        + path(f"M-17 {-high}L0 {-high - 14}L17 {-high}Z", fill=_ROOF, stroke=_INK,
               stroke_width=_THIN, stroke_linejoin="round")
        + rect(7, -high - 13, 5, 9, fill=_ROOF, stroke=_INK, stroke_width=1)
        + windows
        + rect(-3, -10, 6, 10, fill=_TRUNK)
    )  # fmt: skip


def _barn(seed: int) -> str:
    return (
        _shadow(21)
        + path("M-18 0V-18L-10 -29H10L18 -18V0Z", fill="#cf8f7c", stroke=_INK, stroke_width=_THIN,
               stroke_linejoin="round")
        + path("M-21 -17L-11 -31H11L21 -17", fill="none", stroke="#efe6d6", stroke_width=3,
               stroke_linejoin="round")
        + path("M-7 0V-13H7V0M-7 0L7 -13M7 0L-7 -13", fill="#b97a69", stroke="#efe6d6",
               stroke_width=1.6)
    )  # fmt: skip


def _cabin(seed: int) -> str:
    """Of logs, with snow on its roof and smoke above it."""
    logs = "".join(path(f"M-17 {y}H17", stroke=_INK, stroke_width=1) for y in (-4, -8, -12))
    return (
        _shadow(20)
        + rect(-17, -16, 34, 16, fill="#d8c3a0", stroke=_INK, stroke_width=_THIN)
        + logs
        + path("M-22 -14L0 -31L22 -14L18 -13L0 -26L-18 -13Z", fill="#fff", stroke=_INK,
               stroke_width=1.2, stroke_linejoin="round")
        + rect(-4, -11, 8, 11, fill=_TRUNK)
        + path("M13 -30q6 -6 0 -12t2 -13", fill="none", stroke="#c9ced6", stroke_width=4,
               stroke_linecap="round", opacity=0.8)
    )  # fmt: skip


def _column(seed: int) -> str:
    high = (44, 38, 30)[seed % 3]
    top = f"M-7 {-high + 5}l3 -5l4 4l3 -5l4 6Z" if seed % 3 else f"M-11 {-high}h22v-5h-22Z"
    return (
        _shadow(12)
        + rect(-10, -5, 20, 5, fill=_STONE_LIGHT, stroke=_INK, stroke_width=1)
        + rect(-7, -high, 14, high - 5, fill=_STONE_LIGHT, stroke=_INK, stroke_width=1)
        + path(f"M-2.5 {-high}V-5M2.5 {-high}V-5", stroke=_STONE, stroke_width=2)
        + path(top, fill=_STONE_LIGHT, stroke=_INK, stroke_width=1)
    )


def _ruin(seed: int) -> str:
    """A fallen column."""
    turn = seed % 50 - 25
    drum = (
        rect(-22, -11, 20, 13, rx=3, fill=_STONE_LIGHT, stroke=_INK, stroke_width=1)
        + rect(2, -12, 14, 13, rx=3, fill=_STONE_LIGHT, stroke=_INK, stroke_width=1)
        + path("M-22 -7H-2M-22 -2H-2M2 -7H16", stroke=_STONE, stroke_width=1.6)
    )
    return _shadow(18) + tag("g", drum, transform=f"rotate({turn})")


def _lamp(seed: int) -> str:
    return (
        circle(0, -32, 15, fill="#f6dd8d", opacity=0.35)
        + path("M0 0V-26M-4 0H4", stroke=_SHADE, stroke_width=2.4, stroke_linecap="round",
               opacity=0.7)
        + path("M-4.5 -27L-6 -37H6L4.5 -27Z", fill="#f6dd8d", stroke=_SHADE, stroke_width=1.4)
        + path("M-6 -37L0 -42L6 -37Z", fill=_SHADE, opacity=0.8)
    )  # fmt: skip


def _boat(seed: int) -> str:
    return (
        path("M-20 -6Q0 8 20 -6L15 3Q0 9 -15 3Z", fill="#d8b98f", stroke=_INK, stroke_width=_THIN)
        + path("M0 -5V-34", stroke=_INK, stroke_width=2)
        + path("M2 -34Q20 -22 17 -9H2Z", fill="#fdfaf2", stroke=_INK, stroke_width=1.2)
        + path("M-2 -30Q-12 -18 -12 -9H-2Z", fill="#f1e7d2", stroke=_INK, stroke_width=1.2)
    )


def _mirror(seed: int) -> str:
    """A looking-glass in its frame."""
    return (
        _shadow(14)
        + path("M-9 0L-4 -6H4L9 0Z", fill="#d9bf7f", stroke=_INK, stroke_width=1)
        + tag("ellipse", cx=0, cy=-27, rx=16, ry=22, fill="#d9bf7f", stroke=_INK, stroke_width=1.2)
        + tag("ellipse", cx=0, cy=-27, rx=12, ry=18, fill="#dcecf3", stroke=_INK, stroke_width=1)
        + path("M-6 -20L4 -38M-2 -14L8 -31", stroke="#fff", stroke_width=3, stroke_linecap="round")
    )


def _topiary(seed: int) -> str:
    """A tree cut like a piece of chess."""
    head = (
        circle(0, -37, 6, fill=_LEAF)
        if seed % 2
        else path("M-7 -32V-41l4 3l3 -5l3 5l4 -3V-32Z", fill=_LEAF)
    )
    return (
        _shadow(13)
        + rect(-9, -7, 18, 7, rx=2, fill="#d7a58c", stroke=_INK, stroke_width=1)
        + path("M-10 -7Q-4 -16 -5 -26H5Q4 -16 10 -7Z", fill=_LEAF)
        + path("M-10 -7Q-4 -16 -5 -26H-1Q-2 -16 -5 -7Z", fill=_LEAF_LIGHT)
        + rect(-8, -31, 16, 5, rx=2.5, fill=_LEAF)
        + head
    )


def _hearth(seed: int) -> str:
    return (
        path("M-20 0V-26H20V0H12V-17H-12V0Z", fill=_STONE_LIGHT, stroke=_INK, stroke_width=_THIN)
        + rect(-24, -31, 48, 6, rx=2, fill=_TRUNK, stroke=_INK, stroke_width=1)
        + path("M-9 0Q-9 -9 -3 -8Q-4 -14 1 -16Q1 -10 6 -9Q10 -5 8 0Z", fill="#eaa86a")
        + path("M-4 0Q-4 -5 0 -7Q4 -4 3 0Z", fill="#f6dd8d")
    )


def _stairs(seed: int) -> str:
    steps = "".join(
        rect(-18 + i * 7, -6 * (i + 1), 36 - i * 7, 6, fill=("#e3d3b8", "#d6c3a2")[i % 2],
             stroke=_INK, stroke_width=1)
        for i in range(5)
    )  # fmt: skip
    return _shadow(18) + steps


THINGS_DRAWN: dict[str, Callable[[int], str]] = {
    "tree": _tree,
    "pine": _pine,
    "bush": _bush,
    "roses": _roses,
    "rock": _rock,
    "house": _house,
    "barn": _barn,
    "cabin": _cabin,
    "column": _column,
    "ruin": _ruin,
    "lamp": _lamp,
    "boat": _boat,
    "mirror": _mirror,
    "topiary": _topiary,
    "hearth": _hearth,
    "stairs": _stairs,
}
