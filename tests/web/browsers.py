"""A Chromium for the tests: one that is here already, else one that can be fetched.

In this order: an installed Chromium or Chrome; Playwright's own; the package `@sparticuz/chromium`
from npm, for machines that reach a registry and no more (Linux on x86-64); and on Debian, as root,
the package `chromium`. Tests never pass for want of a browser: without one they fail."""

from __future__ import annotations

import fcntl
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from web import page

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "browser"
"""What is fetched for these tests alone, and what their processes wait for each other with."""

OLDEST = 120  # versions below are not what people have, nor what Playwright knows
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
"""The browser asks nothing of anyone but the server under test."""


@dataclass(frozen=True)
class Chromium:
    program: Path
    environ: dict[str, str] = field(default_factory=dict)  # beside what everyone has

    def version(self) -> str | None:
        """What it says of itself; none if it cannot be run here or is too old."""
        try:
            done = subprocess.run(
                [self.program, "--version", "--no-sandbox"],
                env={**os.environ, **self.environ},
                capture_output=True,
                text=True,
                timeout=60,
            )
        except (OSError, subprocess.TimeoutExpired):
            return None
        found = re.search(r"\d+(\.\d+)+", done.stdout)
        new = found is not None and int(found[0].split(".")[0]) >= OLDEST
        return done.stdout.strip() if done.returncode == 0 and new else None


class CannotFetch(Exception):
    """This way leads to no browser; the message says why."""


class NoBrowser(Exception):
    """No way does."""


class Way(Protocol):
    name: str

    def present(self) -> Iterator[Chromium]:
        """Those that are here already."""

    def fetch(self) -> None:
        """Afterwards there is one, or `CannotFetch`."""


def find() -> Chromium:
    """The first that runs. Of several processes, one fetches and the others wait."""
    ways: list[Way] = [Installed(), Playwrights(), FromNpm(), FromDebian()]
    with _alone():
        for way in ways:
            if (found := _first_that_runs(way)) is not None:
                return found
        reasons = []
        for way in ways:
            print(f"Tests need a browser; trying {way.name} ...", file=sys.stderr, flush=True)
            try:
                way.fetch()
            except CannotFetch as reason:
                reasons.append(f"  {way.name}: {reason}")
                continue
            if (found := _first_that_runs(way)) is not None:
                return found
            reasons.append(f"  {way.name}: it does not run here")
    raise NoBrowser(
        "The tests of the page need a Chromium or Chrome, and none was found:\n"
        + "\n".join(reasons)
        + "\nInstall one (for example: apt install chromium), and run them again."
    )


def _first_that_runs(way: Way) -> Chromium | None:
    return next((one for one in way.present() if one.version() is not None), None)


@contextmanager
def _alone() -> Iterator[None]:
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # until the file is closed, or the process has died
        yield


def _run(*command: str | Path, seconds: float = 600, **environ: str) -> str:
    """What the command said; `CannotFetch` with its last line if it failed."""
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **environ},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=seconds,
        )
    except OSError as error:
        raise CannotFetch(str(error)) from error
    except subprocess.TimeoutExpired as error:
        raise CannotFetch(f"gave up after {seconds:.0f} seconds") from error
    if done.returncode:
        lines = [line.strip() for line in (done.stderr or done.stdout).splitlines()]
        errors = [line for line in lines if re.match(r"(?i)e(rror)?:", line)] or lines
        raise CannotFetch(errors[0] if errors else f"exit status {done.returncode}")
    return done.stdout


# ---------------------------------------------------------------- the four ways


class Installed:
    name = "an installed Chromium or Chrome"

    _NAMES = (
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
    )
    _PLACES = (
        "/usr/lib/chromium/chromium",
        "/opt/google/chrome/chrome",
        "/snap/bin/chromium",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    )

    def present(self) -> Iterator[Chromium]:
        for name in self._NAMES:
            if (program := shutil.which(name)) is not None:
                yield Chromium(Path(program))
        yield from (Chromium(Path(place)) for place in self._PLACES if Path(place).is_file())

    def fetch(self) -> None:
        raise CannotFetch("there is none")


class Playwrights:
    name = "Playwright's own"

    _INSTALL = (sys.executable, "-m", "playwright", "install", "--only-shell", "chromium")
    _PROGRAMS = ("chrome-headless-shell", "headless_shell", "chrome")

    def present(self) -> Iterator[Chromium]:
        try:
            plan = _run(*self._INSTALL, "--dry-run", seconds=60)
        except CannotFetch:
            return
        for folder in re.findall(r"^ *Install location: +(.+)$", plan, re.MULTILINE):
            for name in self._PROGRAMS:
                yield from (Chromium(path) for path in Path(folder).glob(f"*/{name}"))

    def fetch(self) -> None:
        _run(*self._INSTALL, seconds=300)


class FromNpm:
    """As its lock says, and unpacked once."""

    name = "@sparticuz/chromium from npm"

    _RECIPE = Path(__file__).with_name("chromium")
    _FILES = ("package.json", "package-lock.json", "unpack.js")
    _UNPACKED = KEPT / "unpacked"
    _FOR_LAMBDA = "AWS_Lambda_nodejs20.x"  # it brings libraries that other machines may lack, too

    def present(self) -> Iterator[Chromium]:
        program = self._UNPACKED / "chromium"
        if program.is_file() and all(self._same(name) for name in self._FILES):
            yield Chromium(program)
            libraries = str(self._UNPACKED / "al2023" / "lib")
            yield Chromium(program, {"LD_LIBRARY_PATH": libraries})

    def _same(self, name: str) -> bool:
        kept = KEPT / name
        return kept.is_file() and kept.read_bytes() == (self._RECIPE / name).read_bytes()

    def fetch(self) -> None:
        if (sys.platform, platform.machine()) != ("linux", "x86_64"):
            raise CannotFetch("is for Linux on x86-64 only")
        node = page.find_node()
        if node is None:
            raise CannotFetch("there is no Node to run npm with")
        shutil.rmtree(self._UNPACKED, ignore_errors=True)
        self._UNPACKED.mkdir(parents=True)
        for name in self._FILES:
            shutil.copy(self._RECIPE / name, KEPT)
        try:
            node.run("ci", "--no-audit", "--no-fund", "--loglevel", "error", cwd=KEPT)
        except page.CannotBuild as error:
            raise CannotFetch(str(error)) from error
        unpack = (node.folder / "node", KEPT / "unpack.js")
        _run(*unpack, TMPDIR=str(self._UNPACKED), AWS_EXECUTION_ENV=self._FOR_LAMBDA)


class FromDebian:
    name = "the package chromium of Debian"

    _INSTALL = (
        *("apt-get", "install", "--yes", "--quiet", "--no-install-recommends"),
        *("-o", "DPkg::Lock::Timeout=300", "chromium"),
    )

    def present(self) -> Iterator[Chromium]:
        return Installed().present()

    def fetch(self) -> None:
        if not Path("/etc/debian_version").is_file():
            raise CannotFetch("this is not Debian")
        if os.geteuid() != 0:
            raise CannotFetch("only root may install it")
        try:
            _run(*self._INSTALL, DEBIAN_FRONTEND="noninteractive")
        except CannotFetch:  # the lists of packages may be missing, or old
            _run("apt-get", "update", "--quiet")
            _run(*self._INSTALL, DEBIAN_FRONTEND="noninteractive")
