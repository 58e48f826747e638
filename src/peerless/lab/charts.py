"""Plots as SVG. Colours are variables of the page that shows them (`COLOURS`), so that a plot is
right on light and on dark paper; a file of its own brings them along."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from xml.sax.saxutils import escape

from peerless.lab.figures import Tally
from peerless.lab.speech import PLAIN, ReportSpeech
from peerless.picture.svg import FONT, circle, group, number, path, rect, tag, text, title, width_of

COLOURS = """
:root { color-scheme: light dark; --paper: #fbf8f2; --surface: #ffffff; --ink: #2a2733;
  --faint: #6a6472; --line: #d9d0c0; --win: #1f7a8c; --loss: #c4561d; --mark: #5b3f8c; }
@media (prefers-color-scheme: dark) { :root { --paper: #17161b; --surface: #211f27;
  --ink: #ece8f1; --faint: #a49dae; --line: #3c3845; --win: #4fb3c6; --loss: #f08a4b;
  --mark: #b79cf0; } }
"""

INK, FAINT, LINE = "var(--ink)", "var(--faint)", "var(--line)"
WIN, LOSS, MARK = "var(--win)", "var(--loss)", "var(--mark)"
SIZE = 12.0  # of letters


def chart(width: float, height: float, name: str, *parts: str) -> str:
    """A plot; it shrinks with the page and is read out by its name."""
    return tag(
        "svg",
        tag("title", escape(name)),
        *parts,
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        style="max-width:100%;height:auto",
        role="img",
        font_family=FONT,
    )


def as_file(drawn: str) -> str:
    """A plot by itself, on paper of its own."""
    paper = f'<style>{COLOURS}</style><rect width="100%" height="100%" fill="var(--paper)"/>'
    head, rest = drawn.split(">", 1)
    return f'{head} xmlns="http://www.w3.org/2000/svg">{paper}{rest}\n'


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def heat_map(
    name: str,
    rows: Sequence[tuple[str, str]],
    columns: Sequence[tuple[str, str]],
    cells: Mapping[tuple[str, str], Tally],
    speech: ReportSpeech = PLAIN,
) -> str:
    """Shares of wins of rows against columns, each an id and a name: the more blue the better for
    the row, the more orange the worse."""
    side = 44.0
    left = 16 + max(width_of(label, SIZE) for _, label in rows)
    top = 24 + 0.75 * max(width_of(label, SIZE) for _, label in columns)
    parts = []
    for j, (_, label) in enumerate(columns):
        x, y = left + (j + 0.5) * side, top - 8
        turned = f"rotate(-48 {number(x)} {number(y)})"
        parts.append(text(x, y, label, SIZE, fill=INK, transform=turned))
    for i, (row, label) in enumerate(rows):
        y = top + i * side
        parts.append(text(left - 8, y + side / 2 + 4, label, SIZE, fill=INK, text_anchor="end"))
        for j, (column, other) in enumerate(columns):
            games = cells.get((row, column))
            if games is not None:
                parts.append(_cell(left + j * side, y, side, f"{label} – {other}", games, speech))
    width = left + len(columns) * side + 0.7 * top
    return chart(width, top + len(rows) * side + 8, name, *parts)


def _cell(x: float, y: float, side: float, who: str, games: Tally, speech: ReportSpeech) -> str:
    off = (games.share - 0.5) * 2
    return group(
        title(f"{who}: {speech.tally(games)}"),
        rect(x + 1, y + 1, side - 2, side - 2, rx=5, fill="var(--line)", fill_opacity="0.25"),
        rect(
            x + 1, y + 1, side - 2, side - 2, rx=5, fill=WIN if off > 0 else LOSS,
            fill_opacity=f"{min(1, abs(off)) ** 0.8 * 0.85:.2f}",
        ),
        text(x + side / 2, y + side / 2 + 4, percent(games.share), SIZE, fill=INK,
             text_anchor="middle"),
    )  # fmt: skip


def intervals(
    name: str,
    shares: Sequence[tuple[str, Tally]],
    marks: Sequence[float] = (0.5,),
    room: float = 420.0,
    speech: ReportSpeech = PLAIN,
) -> str:
    """A line for each share: the dot is what was measured, the bar its 95 % interval."""
    step = 26.0
    left = 16 + max((width_of(label, SIZE) for label, _ in shares), default=0)
    height = 34 + step * len(shares)
    parts = [
        _upright(left + room * tenth / 10, 8, height - 26, f"{10 * tenth} %")
        for tenth in range(0, 11, 2)
    ]
    parts += [
        tag("line", x1=left + room * mark, x2=left + room * mark, y1=8, y2=height - 26,
            stroke=MARK, stroke_dasharray="4 4")
        for mark in marks
    ]  # fmt: skip
    for i, (label, games) in enumerate(shares):
        y = 8 + step * (i + 0.5)
        low, high = games.interval
        colour = WIN if low > 0.5 else LOSS if high < 0.5 else FAINT
        parts.append(
            group(
                title(f"{label}: {speech.tally(games)}"),
                text(left - 8, y + 4, label, SIZE, fill=INK, text_anchor="end"),
                rect(left + room * low, y - 5, room * (high - low), 10, rx=5, fill=colour,
                     fill_opacity="0.35"),
                circle(left + room * games.share, y, 5, fill=colour),
                text(left + room + 10, y + 4, f"{100 * games.share:.1f} %", SIZE, fill=FAINT),
            )
        )  # fmt: skip
    return chart(left + room + 70, height, name, *parts)


def _upright(x: float, top: float, bottom: float, label: str) -> str:
    return tag("line", x1=x, x2=x, y1=top, y2=bottom, stroke=LINE) + text(
        x, bottom + 16, label, 11, fill=FAINT, text_anchor="middle"
    )


def growth(
    name: str,
    budgets: Sequence[tuple[int, Tally]],
    axis: str,
    against: str,
    speech: ReportSpeech = PLAIN,
) -> str:
    """How often a bot wins with more and more time; every step to the right doubles it."""
    left, top, room, high = 56.0, 12.0, 480.0, 260.0
    first, last = math.log2(budgets[0][0]), math.log2(budgets[-1][0])

    def x(budget: int) -> float:
        return left + 20 + (room - 40) * (math.log2(budget) - first) / max(last - first, 1e-9)

    def y(share: float) -> float:
        return top + high * (1 - share)

    parts = []
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        parts.append(tag("line", x1=left, x2=left + room, y1=at, y2=at, stroke=LINE))
        parts.append(text(left - 8, at + 4, f"{10 * tenth} %", 11, fill=FAINT, text_anchor="end"))
    half = y(0.5)
    parts.append(
        tag("line", x1=left, x2=left + room, y1=half, y2=half, stroke=MARK, stroke_dasharray="4 4")
    )
    upper = [f"{number(x(b))},{number(y(games.interval[1]))}" for b, games in budgets]
    lower = [f"{number(x(b))},{number(y(games.interval[0]))}" for b, games in reversed(budgets)]
    parts.append(tag("polygon", points=" ".join(upper + lower), fill=WIN, fill_opacity="0.18"))
    middle = [f"{number(x(b))},{number(y(games.share))}" for b, games in budgets]
    parts.append(path("M" + " L".join(middle), fill="none", stroke=WIN, stroke_width=2.5))
    for budget, games in budgets:
        words = f"{budget}: {speech.tally(games)}"
        parts.append(group(title(words), circle(x(budget), y(games.share), 5, fill=WIN)))
        parts.append(
            text(x(budget), top + high + 18, str(budget), 11, fill=FAINT, text_anchor="middle")
        )
    parts.append(text(left + room / 2, top + high + 40, axis, SIZE, fill=INK, text_anchor="middle"))
    parts.append(text(left + room - 6, half - 6, against, 11, fill=MARK, text_anchor="end"))
    return chart(left + room + 16, top + high + 52, name, *parts)


def histogram(name: str, counts: Mapping[int, int], axis: str, speech: ReportSpeech = PLAIN) -> str:
    """Games by how long they took."""
    first, last, most = min(counts), max(counts), max(counts.values())
    room, high, left, top = 600.0, 150.0, 12.0, 18.0
    step = room / (last - first + 1)
    parts = []
    for n in range(first, last + 1):
        tall = high * counts.get(n, 0) / most
        x = left + (n - first) * step
        parts.append(
            group(
                title(f"{n}: {speech('games', n=counts.get(n, 0))}"),
                rect(x + step * 0.08, top + high - tall, step * 0.84, tall, rx=2, fill=WIN,
                     fill_opacity="0.8"),
            )
        )  # fmt: skip
        if n % 5 == 0:
            parts.append(
                text(x + step / 2, top + high + 16, str(n), 11, fill=FAINT, text_anchor="middle")
            )
    parts.append(tag("line", x1=left, x2=left + room, y1=top + high, y2=top + high, stroke=LINE))
    parts.append(text(left + room / 2, top + high + 36, axis, SIZE, fill=INK, text_anchor="middle"))
    return chart(left + room + 12, top + high + 46, name, *parts)


def scatter(
    name: str, points: Sequence[tuple[str, float, float, int]], axes: tuple[str, str]
) -> str:
    """Cards by how much more often than usual their hero won: when they were drawn, and when they
    were played. The larger the dot, the more games."""
    room = 420.0
    left, top = 48.0, 12.0
    reach = max([0.1, *(abs(part) for _, x, y, _ in points for part in (x, y))]) * 1.08
    most = max((n for *_, n in points), default=1)

    def at(part: float) -> float:
        return room * (part + reach) / (2 * reach)

    middle = at(0)
    parts = [
        rect(left, top, room, room, fill="none", stroke=LINE, rx=6),
        tag("line", x1=left + middle, x2=left + middle, y1=top, y2=top + room, stroke=MARK,
            stroke_dasharray="4 4"),
        tag("line", x1=left, x2=left + room, y1=top + middle, y2=top + middle, stroke=MARK,
            stroke_dasharray="4 4"),
        text(left + room / 2, top + room + 24, axes[0], SIZE, fill=INK, text_anchor="middle"),
        text(16, top + room / 2, axes[1], SIZE, fill=INK, text_anchor="middle",
             transform=f"rotate(-90 16 {number(top + room / 2)})"),
    ]  # fmt: skip
    for words, x, y, n in points:
        dot = circle(
            left + at(x), top + room - at(y), 2.5 + 5 * math.sqrt(n / most),
            fill=WIN if y > 0 else LOSS, fill_opacity="0.55",
        )  # fmt: skip
        parts.append(group(title(words), dot))
    return chart(left + room + 12, top + room + 36, name, *parts)
