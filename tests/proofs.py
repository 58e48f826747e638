"""The long proofs, one part after the other: `make prove`.

A part that has passed is not run again while no file has changed that it could depend on, so a run
that was stopped goes on where it was: what passed is noted in `build/proofs`, under the part's name
and a hash of all those files. What each part printed is kept there too.

    python tests/proofs.py                 all parts
    python tests/proofs.py server page     these parts only
    python tests/proofs.py --again         also those that have passed
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PASSED = ROOT / "build" / "proofs"
COMPILE = ROOT / "native" / "compile.py"

SOURCES = ("src", "tests", "web", "native", "pyproject.toml", "requirements.lock")
"""Whatever a proof could depend on."""

ABOVE = ("src/peerless/table", "src/peerless/terminal", "web", "tests/table", "tests/web")
"""Nothing below imports the table, as `make lint` holds: proofs of what lies below leave it out."""

PLAYERS = (
    "src/peerless/bots",
    "src/peerless/lab",
    "src/peerless/commands",
    "tests/bots",
    "tests/lab",
)
"""Nor does the engine import who plays: its proofs choose their decisions by chance."""

PAGES = ("web/src", "tests/web", "src/peerless/lab", "tests/lab", "tests/bots")
"""What is shown in a browser is nothing to the server, nor are tests of others."""

MADE = {"__pycache__", "node_modules", "page", ".hypothesis"}
"""Folders in them that are made from the rest."""


@dataclass(frozen=True)
class Part:
    name: str
    tests: tuple[str, ...]
    compiled: bool = False  # on a compiled engine, where one can be had
    every: int = 1  # of its tests, one in so many
    alone: bool = False  # nothing runs beside it: it measures times
    without: tuple[str, ...] = ()  # what it does not depend on


ENGINE = ("tests/test_random_games.py", "tests/test_secrecy.py")
LANGUAGE = ("tests/language",)
BOTS = ("tests/bots", "tests/lab")
HOSTILE = ("tests/table/test_hostile_address.py",)
SERVER = ("tests/table",)
PAGE = ("tests/web",)
NAMED = ENGINE + LANGUAGE + BOTS + SERVER + PAGE

PARTS = (
    # What the engine alone decides is looked at on a compiled one too, apart from the sources.
    Part("engine-compiled", ENGINE, compiled=True, without=ABOVE + PLAYERS),
    Part("language-compiled", LANGUAGE, compiled=True, without=ABOVE + PLAYERS),
    # The same decisions on any engine, since their budgets are counted; compiled, they take less.
    Part("bots", BOTS, compiled=True, without=ABOVE),
    Part("hostile-address", HOSTILE, alone=True, without=PAGES),
    Part("server", (*SERVER, *(f"--ignore={path}" for path in HOSTILE)), without=PAGES),
    Part("page", PAGE),
    # The same sources once more, interpreted: a share of it, unless it is all there is.
    Part("engine", ENGINE, every=8, without=ABOVE + PLAYERS),
    Part("language", LANGUAGE, every=8, without=ABOVE + PLAYERS),
    Part("others", ("tests", *(f"--ignore={path}" for path in NAMED))),
)


def main() -> int:
    names = [part.name for part in PARTS]
    parser = argparse.ArgumentParser(description="Run the long proofs.")
    parser.add_argument("part", nargs="*", help=f"one of {', '.join(names)}; all if left out")
    parser.add_argument("--again", action="store_true", help="also what has passed already")
    asked = parser.parse_args()
    if unknown := set(asked.part) - set(names):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    PASSED.mkdir(parents=True, exist_ok=True)
    print(f"What is proved is kept in {PASSED.relative_to(ROOT)}", flush=True)
    found = [
        prove(part, asked.again) for part in PARTS if not asked.part or part.name in asked.part
    ]
    print("\n" + "\n".join(said for _, said in found))
    return 0 if all(passed for passed, _ in found) else 1


def prove(part: Part, again: bool) -> tuple[bool, str]:
    """Whether it passed, and a line about it."""
    noted = PASSED / f"{part.name}-{fingerprint(part)}.passed"
    if noted.is_file() and not again:
        return True, f"{noted.read_text().rstrip()} (before)"
    environment, every = dict(os.environ), 1
    if part.compiled or part.every > 1:
        package = compiled_engine()
        if package is None and part.name.endswith("-compiled"):
            return True, f"{part.name}: not run, since the engine cannot be compiled here"
        if package is not None:
            every = part.every
            if part.compiled:
                environment["PYTHONPATH"] = package
    print(f"\n==== {part.name}", flush=True)
    began = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-m", "prove", "-rP", "--durations=20"]
    command += ["-n", "0" if part.alone else "auto", f"--every={every}"]
    status, summary = run([*command, *part.tests], environment, noted.with_suffix(".log"))
    minutes = (time.monotonic() - began) / 60
    said = f"{part.name}: {summary} ({minutes:.0f} min)"
    passed = status == 0
    if passed:
        noted.write_text(said + "\n")
    return passed, said if passed else f"{said}  FAILED, exit status {status}"


def run(command: list[str], environment: dict[str, str], log: Path) -> tuple[int, str]:
    """Its exit status and its last words, told and kept while it runs."""
    last = "nothing was said"
    with (
        log.open("w", encoding="utf-8") as kept,
        subprocess.Popen(
            command, cwd=ROOT, env=environment, text=True, encoding="utf-8", errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as process,
    ):  # fmt: skip
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            kept.write(line)
            if found := re.search(r"=+ (.*\b(?:passed|failed|error)\b.*?) =+", line):
                last = found[1]
    return process.returncode, last


def compiled_engine() -> str | None:
    """The folder of a package that has one; None where it cannot be made."""
    if subprocess.run([sys.executable, COMPILE, "hindrance"], capture_output=True).returncode == 0:
        return None
    made = subprocess.run(
        [sys.executable, COMPILE, "apart"], check=True, text=True, stdout=subprocess.PIPE
    )
    return made.stdout.strip()


def fingerprint(part: Part) -> str:
    """The same as long as no file has changed that the part could depend on, on the same Python."""
    whole = hashlib.sha256(sys.version.encode())
    for path in files():
        name = path.relative_to(ROOT)
        if path != Path(__file__) and not any(name.is_relative_to(top) for top in part.without):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            whole.update(f"{name.as_posix()} {content}\n".encode())
    return whole.hexdigest()[:16]


def files() -> Iterator[Path]:
    for source in SOURCES:
        top = ROOT / source
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            if path.is_file() and path.suffix != ".so" and not MADE & set(path.parts):
                yield path


if __name__ == "__main__":
    sys.exit(main())
