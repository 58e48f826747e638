"""axe-core looks over a page for what would keep people out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_GRAVE = ("serious", "critical")
_LOOK = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"


@cache
def _axe() -> str:
    return _AXE.read_text(encoding="utf-8")


def check_accessibility(page: Page) -> None:
    """Fails with every serious or critical fault of the page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(_LOOK)
    faults = [
        f"{fault['impact']} {fault['id']}: {fault['help']}\n    " + "\n    ".join(_places(fault))
        for fault in found
        if fault["impact"] in _GRAVE
    ]
    assert not faults, f"{page.url} has faults of accessibility:\n" + "\n".join(faults)


def _places(fault: dict[str, Any]) -> list[str]:
    return [f"{node['target']}: {node['html'][:160]}" for node in fault["nodes"][:5]]
