"""The same games on a Ray of several workers. It is a program of its own, as a user runs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ASKED = (
    "lab", "matchups", "--heroes", "alice", "medusa", "--battlefields", "soho", "--games", "2",
    "--bots", "random", "greedy",
)  # fmt: skip


def rows(folder: Path, *options: str) -> list[str]:
    """Of the table, in an order of their own: games that are played at a time come as they are
    over."""
    command = [sys.executable, "-m", "peerless.cli", *ASKED, "--folder", str(folder), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    return sorted((folder / "games.csv").read_text(encoding="utf-8").splitlines())


@pytest.mark.prove
def test_a_local_ray_of_several_workers_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed (make prove installs it)")
    alone = rows(tmp_path / "alone", "--processes", "1")
    assert len(alone) == 1 + 8
    assert rows(tmp_path / "ray", "--ray", "local", "--processes", "3") == alone
