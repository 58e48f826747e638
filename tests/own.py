"""A folder of content that does not come with Peerless: a hero and a battlefield."""

from __future__ import annotations

import shutil
from pathlib import Path

from peerless.content.library import Library

FOLDER = Path(__file__).with_name("own_content")
HERO, BATTLEFIELD = "gardener", "rose-garden"


def own_library() -> Library:
    return Library(FOLDER)


def copy_to(folder: Path) -> Path:
    """A copy that a test may change."""
    return Path(shutil.copytree(FOLDER, folder / "content"))


def edit(folder: Path, old: str, new: str) -> Path:
    """Change the hero's file in a copy."""
    file = folder / "heroes" / f"{HERO}.toml"
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file
