"""Compiles the engine: the same modules, as C extensions that mypyc makes of them.

    python native/compile.py in-place     beside their sources, for the program of this checkout
    python native/compile.py refresh      ... again, if they are there and the sources have changed
    python native/compile.py remove       ... and away
    python native/compile.py apart        a copy of the package that has them; prints its folder
    python native/compile.py hindrance    why it cannot be done here; exit status 0 if so

What was compiled is kept in `build/compiled`, by a hash of all that it was made from. `make` uses
this from the command line, and the hook that builds wheels from Python."""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "compiled"

COMPILED = (
    "peerless/rules/**/*.py",
    "peerless/text/tree.py",
    "peerless/playing.py",
    "peerless/bots/distances.py",
    "peerless/bots/adventure.py",
    "peerless/bots/search/arms.py",
    "peerless/bots/search/features.py",
    "peerless/bots/search/model.py",
    "peerless/bots/search/ordering.py",
    "peerless/bots/search/team_features.py",
    "peerless/bots/search/texts.py",
    "peerless/bots/search/tree.py",
    "peerless/bots/search/values.py",
    "peerless/lab/fitting.py",
    "peerless/lab/network.py",
)
"""The modules on the way of every decision, of every round of a search, and of learning."""

INTERPRETED = {
    "peerless/rules/parcels.py",  # a compiled class cannot be one of pickle's
}

MYPYC = "mypy[mypyc]==2.4.1"
"""What compiles, as `requirements.lock` has it."""

LIBRARY = "peerless_engine"
"""All of them are in one library; the extensions beside the sources only open it."""

_SUFFIX = Path(sysconfig.get_config_var("EXT_SUFFIX")).suffix  # .so, .pyd
_IN_PLACE = BUILD / "in-place"  # the fingerprint of what is there


class CannotCompile(Exception):
    """The message says why."""


def engine() -> list[Path]:
    """All modules of the engine, relative to the sources, in a fixed order."""
    found = {path.relative_to(SOURCES) for part in COMPILED for path in SOURCES.glob(part)}
    return sorted(found)


def modules() -> list[Path]:
    """Those that are compiled."""
    return [path for path in engine() if path.as_posix() not in INTERPRETED]


# ---------------------------------------------------------------- whether it can be done


def lacks_compiler() -> str | None:
    """What is missing of a C compiler for this Python, if anything is."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return None if header.is_file() else f"the headers of Python are missing ({header})"


def hindrance() -> str | None:
    """Why nothing can be compiled here, if so."""
    for package in ("mypy", "setuptools"):
        try:
            version(package)
        except PackageNotFoundError:
            return f"{package} is not installed"
    return lacks_compiler()


# ---------------------------------------------------------------- compiling


def fingerprint() -> str:
    """The same for the same sources, compiled for the same Python by the same mypyc."""
    whole = hashlib.sha256()
    for part in (sysconfig.get_platform(), sys.version, version("mypy")):
        whole.update(f"{part}\n".encode())
    whole.update(Path(__file__).read_bytes())
    for path in engine():
        content = hashlib.sha256((SOURCES / path).read_bytes()).hexdigest()
        whole.update(f"{path.as_posix()} {content}\n".encode())
    return whole.hexdigest()[:16]


def compiled() -> Path:
    """The folder with the extensions, at their places in the package; compiled if need be."""
    if (why := hindrance()) is not None:
        raise CannotCompile(f"the engine cannot be compiled: {why}")
    folder = BUILD / fingerprint()
    if not folder.is_dir():
        print("Compiling the engine, which takes minutes ...", file=sys.stderr)
        command = [sys.executable, __file__, "into", str(folder)]
        done = subprocess.run(command, cwd=SOURCES, capture_output=True, text=True)
        if done.returncode != 0:
            raise CannotCompile(f"mypyc failed:\n{done.stdout}{done.stderr}")
    return folder


def compile_into(folder: Path) -> None:
    """Run in the folder of the sources, in a process of its own: mypyc and setuptools change much
    that is global."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Building(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            """A file on each core, where setuptools would take one after another."""
            compile_all = self.compiler.compile

            def compile_at_once(sources: list[str], **options: Any) -> list[str]:
                return list(chain(*cores.map(lambda one: compile_all([one], **options), sources)))

            with ThreadPoolExecutor(os.cpu_count()) as cores:
                self.compiler.compile = compile_at_once
                super().build_extensions()

    BUILD.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=BUILD) as work:
        checking = (
            "--strict",
            "--follow-imports=silent",  # what the rest imports need not be installed to build
            "--config-file=",
            f"--cache-dir={work}",
        )
        extensions = mypycify(
            [*checking, *map(str, modules())],
            multi_file=True,  # needs less memory and every core
            target_dir=f"{work}/c",
            group_name=LIBRARY,
            debug_level="0",
        )
        building = Building(Distribution({"name": "peerless", "ext_modules": extensions}))
        building.build_lib, building.build_temp = f"{work}/made", f"{work}/objects"
        building.ensure_finalized()
        building.run()
        if not folder.exists():  # nobody else has compiled it meanwhile
            Path(work, "made").rename(folder)


# ---------------------------------------------------------------- where it goes


def extensions_in(folder: Path) -> Iterator[Path]:
    """Those of this package, whatever Python they are for."""
    yield from folder.glob(f"{LIBRARY}__mypyc.*{_SUFFIX}")
    yield from (folder / "peerless").rglob(f"*{_SUFFIX}")


def in_place() -> None:
    extensions = compiled()
    remove()
    shutil.copytree(extensions, SOURCES, dirs_exist_ok=True)
    _IN_PLACE.write_text(extensions.name)


def is_stale() -> bool:
    """Whether there are extensions beside the sources that were made of others."""
    if not any(extensions_in(SOURCES)):
        return False
    return not _IN_PLACE.is_file() or _IN_PLACE.read_text() != fingerprint()


def remove() -> None:
    for path in extensions_in(SOURCES):
        path.unlink()


def apart() -> Path:
    """A copy of the package as it is now, with the compiled modules in it."""
    extensions, folder = compiled(), BUILD / "package"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES, folder, ignore=shutil.ignore_patterns("__pycache__", f"*{_SUFFIX}"))
    shutil.copytree(extensions, folder, dirs_exist_ok=True)
    return folder


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "what", choices=("in-place", "refresh", "remove", "apart", "hindrance", "into")
    )
    parser.add_argument("folder", type=Path, nargs="?")
    options = parser.parse_args()
    try:
        match options.what:
            case "in-place":
                in_place()
            case "refresh":
                if is_stale():
                    in_place()
            case "remove":
                remove()
            case "apart":
                print(apart())
            case "hindrance":
                print(why := hindrance() or "")
                return 0 if why else 1
            case "into":
                compile_into(options.folder)
    except CannotCompile as error:
        print(f"peerless: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
