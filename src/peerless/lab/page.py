"""The report: one file of HTML with everything in it, on light and on dark paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from peerless.lab.charts import COLOURS
from peerless.messages import ENGLISH

_STYLE = (
    COLOURS
    + """
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font: 16px/1.5 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2rem; margin: 0 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.35rem; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
.about, .note, figcaption { color: var(--faint); font-size: .9rem; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  padding: 1.25rem 1.5rem; margin: 1.25rem 0; }
figure { margin: .5rem 0; overflow-x: auto; }
.figures { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 1rem 0 0; padding: 0; }
.figures div { min-width: 8rem; }
.figures b { display: block; font-size: 1.6rem; font-weight: 600; line-height: 1.2; }
.figures span { color: var(--faint); font-size: .85rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .75rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { color: var(--faint); font-weight: 500; }
details summary { cursor: pointer; color: var(--mark); margin: .5rem 0; }
"""
)


class Section(NamedTuple):
    """A part of the report; what it holds is HTML."""

    heading: str
    words: str  # plain text
    parts: Sequence[str]


def page(
    name: str,
    about: str,
    headline: Sequence[tuple[str, str]],
    found: Sequence[Section],
    language: str = ENGLISH,
) -> str:
    """The whole file. The headline is figures and what they are."""
    figures = "".join(
        f"<div><b>{escape(figure)}</b><span>{escape(what)}</span></div>"
        for figure, what in headline
    )
    sections = "".join(_section(section) for section in found)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(name)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(name)}</h1>\n<p class="about">{escape(about)}</p>\n'
        f'<div class="figures">{figures}</div>\n{sections}</main>\n</body>\n</html>\n'
    )


def _section(section: Section) -> str:
    words = f"<p>{escape(section.words)}</p>\n" if section.words else ""
    heading = f"<h2>{escape(section.heading)}</h2>\n"
    return f"<section>\n{heading}{words}{''.join(section.parts)}</section>\n"


def figure(drawn: str, caption: str = "") -> str:
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{drawn}{below}</figure>\n"


def table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are plain text."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heading)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n{body}</table></div>\n'


def folded(summary: str, inner: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>\n{inner}</details>\n"
