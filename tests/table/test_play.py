"""`peerless play` in the browser, and the files of the page as the server gives them out."""

from __future__ import annotations

import os
import re
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from peerless.cli import main
from peerless.table import page_files
from peerless.table.serve import address_for_browser
from peerless.table.settings import Settings
from tests.table.servers import PATIENCE, wait_until

CLI = "import sys; from peerless.cli import main; sys.exit(main())"
WITHOUT_PAGE = (
    "import pathlib; from peerless.table import page_files;"
    "page_files.FOLDER = pathlib.Path('/nowhere');" + CLI
)


class Playing:
    """The program, up to its end."""

    def __init__(
        self, folder: Path, *options: str, program: str = CLI, **environ: str | None
    ) -> None:
        self.errors = folder / "errors.txt"
        database = f"sqlite:///{folder / 'tables.sqlite3'}"
        set_here = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "BROWSER": None, **environ}
        known = {k: v for k, v in (os.environ | set_here).items() if v is not None}
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", program, "play", "--db", database, *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=known,
            )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline() for _ in range(3)]
        assert re.fullmatch(r"http://[^/]+/\n", self.said[1]), self.errors.read_text()
        self.address = self.said[1].strip()

    @property
    def port(self) -> int:
        return int(self.address.rstrip("/").rsplit(":", 1)[1])

    def get(self, path: str) -> httpx.Response:
        with httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False) as client:
            return client.get(path)

    def end(self) -> int:
        self.process.send_signal(signal.SIGINT)  # as Ctrl-C does
        return self.process.wait(PATIENCE)


@contextmanager
def playing(
    folder: Path, *options: str, program: str = CLI, **environ: str | None
) -> Iterator[Playing]:
    program_run = Playing(folder, *options, program=program, **environ)
    try:
        yield program_run
    finally:
        program_run.process.kill()
        program_run.process.wait(PATIENCE)
        assert program_run.process.stdout is not None
        program_run.process.stdout.close()


@contextmanager
def taken(port: int) -> Iterator[int]:
    """A port at which someone else listens, if it is not so already."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", port))
            other.listen()
        except OSError:
            assert port, "the system has no free port"
        yield port or other.getsockname()[1]


# ---------------------------------------------------------------- the program


def test_it_tells_its_address_and_serves_the_page_there(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0") as play:
        assert "Ctrl-C" in play.said[2]
        page = play.get("/")
        assert page.status_code == 200
        assert '<div id="app">' in page.text
        assert play.get("/health").json()["status"] == "ok"
        assert play.end() == 0
        assert play.errors.read_text() == ""


def test_it_takes_another_port_if_the_usual_one_is_taken(tmp_path: Path) -> None:
    with taken(Settings.port), playing(tmp_path) as play:
        assert play.port != Settings.port
        assert play.get("/health").status_code == 200


@pytest.mark.parametrize("command", ["play", "table"])
def test_a_port_that_is_named_and_taken_is_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with taken(0) as port:
        database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        assert main([command, "--port", str(port), "--db", database]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"peerless: 127.0.0.1, port {port}: Address already in use\n"


def test_an_address_that_is_not_this_machines_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert main(["play", "--host", "192.0.2.1", "--db", database]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("peerless: 192.0.2.1, port ")


@pytest.mark.parametrize(("options", "opened"), [((), True), (("--no-browser",), False)])
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other rules for browsers")
def test_it_opens_a_browser_where_there_is_a_desktop(
    options: tuple[str, ...], opened: bool, tmp_path: Path
) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen.txt"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{seen}.part"\nmv "{seen}.part" "{seen}"\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    desktop = {"DISPLAY": ":99", "BROWSER": str(browser)}
    with playing(tmp_path, "--port", "0", *options, **desktop) as play:
        if opened:
            wait_until(seen.exists)
            assert seen.read_text().strip() == play.address
        else:
            play.get("/health")
            assert not seen.exists()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--hero", "someone"), "--hero: only with --terminal"),
        (("--best-of", "3"), "--best-of: only with --terminal"),
        (("--terminal", "--port", "80"), "--port: not with --terminal"),
        (("--terminal", "--no-browser"), "--no-browser: not with --terminal"),
        (("--port", "70000"), "--port 70000: expected 0 to 65535"),
    ],
)
def test_options_that_would_change_nothing_are_refused(
    options: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *options]) == 1
    assert capsys.readouterr().err == f"peerless: {complaint}\n"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::", "http://[::1]:8000/"),
        ("table.example.org", "http://table.example.org:8000/"),
    ],
)
def test_a_browser_is_sent_to_an_address_it_can_reach(host: str, address: str) -> None:
    assert address_for_browser(host, 8000) == address


# ---------------------------------------------------------------- the files of the page


def test_without_the_page_it_says_so_and_all_else_works(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", "0", program=WITHOUT_PAGE) as play:
        page = play.get("/")
        assert (page.status_code, page.text) == (404, page_files.NOT_BUILT + "\n")
        assert play.get("/api/content").status_code == 200
        (warning,) = play.errors.read_text().splitlines()
        assert page_files.NOT_BUILT in warning


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playing]:
    with playing(tmp_path_factory.mktemp("play"), "--port", "0") as program:
        yield program


def test_only_what_never_changes_is_kept_by_browsers(play: Playing) -> None:
    page = play.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assets = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page.text)
    assert assets
    for asset in assets:
        found = play.get(f"/{asset}")
        assert found.status_code == 200
        assert "immutable" in found.headers["cache-control"]


def test_the_page_takes_no_path_from_the_rest(play: Playing) -> None:
    assert play.get("/api/nonsense").json()["code"] == "http"
    assert play.get("/..%2fapp.py").status_code == 404
    with httpx.Client(base_url=play.address, timeout=PATIENCE, trust_env=False) as client:
        wrong = client.delete("/api/content")
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "GET")
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{play.port}/nonsense", proxy=None):
        pass
    assert play.errors.read_text() == ""
