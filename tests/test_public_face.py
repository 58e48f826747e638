"""What `import peerless` gives, and docs/python.md, which tells how to use it."""

from __future__ import annotations

import doctest
import inspect
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import peerless
from peerless.cli import main

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")


# ---------------------------------------------------------------- the package


def test_the_examples_of_the_package_are_true() -> None:
    failed, tried = doctest.testmod(peerless)
    assert tried > 8
    assert failed == 0


def test_what_is_public_is_there_and_described() -> None:
    assert sorted(peerless.__all__) == sorted(set(peerless.__all__))
    for name in peerless.__all__:
        thing = getattr(peerless, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert thing.__doc__, name
            assert not thing.__doc__.startswith(f"{name}("), f"{name}: made by dataclass"


def test_to_import_it_loads_no_server() -> None:
    code = (
        "import sys, peerless\n"
        "roots = {name.partition('.')[0] for name in sys.modules}\n"
        "print(*roots & {'fastapi', 'starlette', 'uvicorn', 'websockets', 'sqlalchemy',"
        " 'alembic', 'prometheus_client', 'pydantic', 'asyncio', 'argparse'})\n"
        "print(*(name for name in sys.modules if name.startswith('peerless.table')))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (run.stdout.split(), run.stderr) == ([], "")


# ---------------------------------------------------------------- the guide

BLOCK = re.compile(r"^```python\n(.*?)^```$(?:\n\n^```text\n(.*?)^```$)?", re.DOTALL | re.MULTILINE)
EXAMPLES = BLOCK.findall(GUIDE)
FILE = re.compile(r"# (\w+\.py)\n")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty one, in which the example is run."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("code", "printed"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs_and_prints_what_is_shown(
    code: str, printed: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(code, "docs/python.md", "exec"), {"__name__": "example"})
    shown = capsys.readouterr().out
    if printed:
        assert shown == printed


def commands() -> list[list[str]]:
    """Those of the guide; a game at the terminal and many games are among them."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
    return [shlex.split(line)[1:] for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_commands_know_the_bot_of_the_guide(
    words: list[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for code, _ in EXAMPLES:
        if file := FILE.match(code):
            (folder / file[1]).write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(words) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "won" in told.out or "Medusa (you) against Alice" in told.out


def test_the_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", GUIDE)
    assert [target for target in targets if not (ROOT / "docs" / target).exists()] == []
    headings = {
        heading.lower().replace(" ", "-")
        for heading in re.findall(r"^## (.+)$", GUIDE, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", GUIDE)) == headings


def test_the_guide_names_what_there_is() -> None:
    imported = re.findall(r"^from peerless import (.+)$", GUIDE, re.MULTILINE)
    names = {name.strip() for line in imported for name in line.split(",")}
    names |= set(re.findall(r"^\| `(\w+)`", GUIDE, re.MULTILINE))
    assert names <= set(peerless.__all__)
