"""What a text has made is kept: to read a hero takes tens of milliseconds.

The key is the text itself, so an edited file is always seen, and two files with the same text under
the same name are read once.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

Made = TypeVar("Made")


def cached(size: int) -> Callable[[Callable[[str, str], Made]], Callable[[str, str], Made]]:
    """Keeps what a function has made of its two texts, for callers in any thread.

    While one thread makes something, the others wait: they often want the same thing, and two
    that compute at a time would not be done any sooner."""

    def decorate(make: Callable[[str, str], Made]) -> Callable[[str, str], Made]:
        kept = lru_cache(size)(make)
        lock = threading.Lock()

        @wraps(make)
        def make_once(text: str, name: str) -> Made:
            with lock:
                return kept(text, name)

        return make_once

    return decorate


def digest_of(text: str) -> str:
    """By which a text is known to be the same as another: its SHA-256."""
    return hashlib.sha256(text.encode()).hexdigest()
