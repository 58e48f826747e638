"""Whether a page in another language still has names in English."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from peerless.content.spoken import spoken_names

_SAID = """() => {
    const said = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest("script, style, [lang=en], [data-action=language]"))
            said.push(node.textContent);
    for (const name of ["aria-label", "alt", "placeholder"])
        for (const element of document.querySelectorAll(`[${name}]`))
            said.push(element.getAttribute(name));
    return [document.title, ...said].join("\\n");
}"""
"""All that is read or heard there. Where the mouse rests, the English name may be told."""


@cache
def _english_names(language: str) -> re.Pattern[str]:
    """Those of the box that the language calls otherwise, and never says within another name."""
    names = spoken_names(language)
    spoken = "\n".join(names.values()).casefold()
    others = [name for name in names if len(name) > 3 and name.casefold() not in spoken]
    longest_first = sorted(others, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")


def english_left(page: Page, language: str) -> list[str]:
    """The names that are said in English on a page that speaks another language."""
    if language == "en":
        return []
    said: str = page.evaluate(_SAID)
    return sorted(set(_english_names(language).findall(said)))
