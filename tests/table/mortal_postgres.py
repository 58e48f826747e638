"""A PostgreSQL of a test's own, which can be killed at any moment and started again. The one that
all tests share lives as long as they do (`conftest.py`)."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
import warnings
from pathlib import Path
from types import TracebackType
from typing import Self

import psycopg

from tests.table.servers import PATIENCE


class MortalPostgres:
    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of its own about folders; they do not concern us
            from pgserver._commands import POSTGRES_BIN_PATH
            from pgserver.postgres_server import get_server

            # Not in pytest's folder: as root it runs as another user, who may not go there.
            self._folder = Path(tempfile.mkdtemp(prefix="peerless-")).resolve()
            made = get_server(self._folder, cleanup_mode=None)
        self.address: str = made.get_uri()
        self._user: str | None = made.system_user
        # From now on it is a child of ours, so that we know for certain when it has ended.
        stop = [str(POSTGRES_BIN_PATH / "pg_ctl"), "-D", str(self._folder), "-w", "stop"]
        subprocess.run(stop, user=self._user, check=True, stdout=subprocess.DEVNULL)
        made.cleanup()
        program = str(POSTGRES_BIN_PATH / "postgres")
        # What it has written outlives it, though not the machine, which goes on: no need to wait.
        settings = ["-h", "", "-k", self._socket_folder(), "-c", "fsync=off"]
        self._command = [program, "-D", str(self._folder), *settings]
        self.start()

    def _socket_folder(self) -> str:
        return str(psycopg.conninfo.conninfo_to_dict(self.address)["host"])

    def start(self) -> None:
        """Until it takes connections. It finds what was stored by its own log. While processes of
        the one before have not noticed its end yet, the new one refuses to start."""
        end = time.monotonic() + PATIENCE
        self._begin()
        while True:
            try:
                psycopg.connect(self.address, connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self._folder / "log").read_text()[-2000:]
                time.sleep(0.02)
                if self._process.poll() is not None:
                    self._begin()

    def _begin(self) -> None:
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command, user=self._user, stdout=log, stderr=log, cwd=self._folder
            )

    def kill(self) -> None:
        """Its first process, as the system would that has no memory left; all others end by
        themselves as soon as they notice."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:  # somebody is still connected
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
