"""A bar on the terminal: how many games are over, and how long the rest will take."""

from __future__ import annotations

import sys
import time
from typing import TextIO

_WIDTH = 30


class Progress:
    """Called with how many games have been played and how many there are. Where nobody looks
    (a file, a pipe) it writes a line now and then instead."""

    def __init__(self, stream: TextIO | None = None, every: float = 60.0) -> None:
        self.stream = sys.stderr if stream is None else stream
        self.every = every  # seconds between two lines in a file
        self.looks = self.stream.isatty()
        self.began = self.shown = time.monotonic()
        self.first: int | None = None
        self.width = 0

    def __call__(self, played: int, games: int) -> None:
        now = time.monotonic()
        if self.first is None:
            self.first, self.began, self.shown = played, now, now
        elif not self.looks and now - self.shown < self.every:
            return
        self.shown = now
        line = self.line(played, games, now - self.began)
        if self.looks:
            filled = _WIDTH * played // max(games, 1)
            line = f"[{'█' * filled}{'·' * (_WIDTH - filled)}] {line}"
            self.stream.write("\r" + line.ljust(self.width))
            self.width = len(line)
        elif self.first != played:
            self.stream.write(line + "\n")
        self.stream.flush()

    def line(self, played: int, games: int, seconds: float) -> str:
        """What is said of it."""
        new = played - (self.first or 0)
        words = f"{played} of {games} games"
        if not new or not seconds:
            return words
        left = (games - played) * seconds / new
        return f"{words}, {new / seconds:.2g} a second, {in_words(left)} left"

    def end(self) -> None:
        """Take the bar away."""
        if self.looks and self.width:
            self.stream.write("\r" + " " * self.width + "\r")
            self.stream.flush()
            self.width = 0


def in_words(seconds: float) -> str:
    if seconds < 60:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60:02} min"
