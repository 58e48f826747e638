"""Speed of the table's server: many duels at a time, all seats persons, the server in processes of
its own with its store on the disk.

Three servers, one after the other: one process on SQLite, two workers on PostgreSQL, and one
process of an older version (`BASE`), to compare with on the same machine in the same hour. At each,
first every seat answers a second after it was asked, and what counts is the time from sending a
decision to its view having reached every client of that table. Then nobody waits, and what counts
is how many decisions a second there are, and how much time of the processor each takes the server.

The clients run on the same machine: how much of its cores they take is told too. What PostgreSQL
takes of the processor counts with its servers, as that of SQLite does, which works within one.

    make bench            after the engine's speed; status 1 if a bar is missed or not measured
    python bench/table.py --runs 1 --seconds 5 --duels 50 --shared-duels 50     a quick look
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from peerless.cli import _version
from peerless.content.library import BOX

DUELS, SHARED_DUELS = 600, 1000  # with one process, and with two workers
PAUSE = 1.0  # seconds that a person takes to answer
WARM_UP = 5.0
MOST_MILLISECONDS = 100.0  # the bar, for the 99th percentile
MOST_OF_BASE = 0.5  # the bar, for the processor time of a decision beside that of `BASE`
BOARD = "marmoreal"
BASE = "a82f24d3cc591e4e1e348bd1baa3ae1fac18b080"
"""The version that decisions are compared with: the last before the server was made cheaper and
safer. It is an ancestor of every version since, so whoever has the history has it."""
AS_PAGE = {"presence": True, "chat": True, "log": False}
AS_PAGE_OF_BASE = {"presence": True}
"""What the page asks for beside the views, and what that of `BASE` asked for: its server told all
it had in sentences, ours in messages for the page's own language."""
ROOT = Path(__file__).resolve().parents[1]

# The limits that keep one address from taking everything would keep a bench from measuring.
SERVER = """
import dataclasses, sys
from peerless.table.settings import Settings
wanted = dict(
    database=sys.argv[1], port=int(sys.argv[2]), log_level="warning",
    tables_a_minute=1e6, messages_a_second=1e6, messages_at_once=1_000_000, most_of_one=100_000,
    tables_of_one=100_000, cost_a_second=1e9, cost_at_once=1e9,
)
known = {each.name for each in dataclasses.fields(Settings)}  # an older version has fewer limits
settings = Settings(**{name: value for name, value in wanted.items() if name in known})
if __name__ == "__main__":
    if sys.argv[3] == "1":
        from peerless.table.serve import serve
        serve(settings)
    else:
        from peerless.table.workers import serve_with_workers
        serve_with_workers(settings, int(sys.argv[3]))
"""


# ---------------------------------------------------------------- the servers


@dataclass(frozen=True)
class Contender:
    name: str
    duels: int
    workers: int = 1
    package: Path | None = None  # the sources of another version
    joins: dict[str, bool] = field(default_factory=lambda: dict(AS_PAGE))


@dataclass
class Running:
    address: str
    process: subprocess.Popen[bytes]
    database: int | None = None  # the process of PostgreSQL

    def spent(self) -> float:
        """Seconds of the processor that it and its workers have taken."""
        return sum(map(_seconds_of, _with_children(self.process.pid)))

    def spent_on_storing(self) -> float:
        """By a PostgreSQL of its own; SQLite works in the server itself."""
        return (
            0.0 if self.database is None else sum(map(_seconds_of, _with_children(self.database)))
        )


@contextlib.contextmanager
def server(contender: Contender) -> Iterator[Running]:
    """While it runs."""
    with (
        tempfile.TemporaryDirectory() as folder,
        database(folder, contender.workers) as (address, stored_by),
    ):
        port = free_port()
        program = Path(folder) / "server.py"
        program.write_text(SERVER)
        command = [sys.executable, str(program), address, str(port), str(contender.workers)]
        environment = dict(os.environ)
        if contender.package is not None:
            environment["PYTHONPATH"] = str(contender.package)
        process = subprocess.Popen(command, env=environment)
        try:
            wait_until_up(process, f"http://127.0.0.1:{port}/health")
            yield Running(f"127.0.0.1:{port}", process, stored_by)
        finally:
            process.terminate()
            process.wait(30)


@contextlib.contextmanager
def database(folder: str, workers: int) -> Iterator[tuple[str, int | None]]:
    """The address of an empty one, and its process: SQLite for one process, PostgreSQL for more."""
    if workers == 1:
        yield f"sqlite:///{Path(folder) / 'tables.sqlite3'}", None
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its own about folders; they do not concern us
        from pgserver.postgres_server import get_server

        running = get_server(tempfile.mkdtemp(prefix="peerless-"), cleanup_mode="delete")
    try:
        yield running.get_uri(), running.get_pid()
    finally:
        running.cleanup()


@contextlib.contextmanager
def older_version(commit: str) -> Iterator[Path | None]:
    """Its package, compiled where ours is; None where the commit is not at hand."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "base"
        add = ["git", "-C", str(ROOT), "worktree", "add", "--quiet", "--detach", str(tree), commit]
        if subprocess.run(add, check=False, capture_output=True).returncode:
            yield None
            return
        try:
            yield _package_of(tree)
        finally:
            remove = ["git", "-C", str(ROOT), "worktree", "remove", "--force", str(tree)]
            subprocess.run(remove, check=False)


def _package_of(tree: Path) -> Path:
    if "compiled" not in _version():
        return tree / "src"
    with contextlib.suppress(OSError):  # what ours was compiled to, if it is the same
        shutil.copytree(ROOT / "build" / "compiled", tree / "build" / "compiled")
    compiling = [sys.executable, str(tree / "native" / "compile.py"), "apart"]
    made = subprocess.run(compiling, check=True, capture_output=True, text=True)
    return Path(made.stdout.split()[-1])


def _with_children(pid: int) -> list[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *(each for child in children for each in _with_children(int(child)))]


def _seconds_of(pid: int) -> float:
    """Its own, and those of its children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_until_up(process: subprocess.Popen[bytes], address: str) -> None:
    while process.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server has not started")


# ---------------------------------------------------------------- the clients


@dataclass
class Measured:
    """What is noted while it is on: seconds from each decision to its last view."""

    pause: float = PAUSE
    on: bool = False
    begun: int = 0  # duels
    took: list[float] = field(default_factory=list)


@dataclass
class Table:
    """A duel, seen by the clients at it."""

    id: str
    secrets: list[str]
    number: int = 0  # of the decision that was sent last
    sent: float = 0.0
    missing: int = 0  # clients that have not had its view yet

    def send(self, number: int) -> None:
        self.number, self.sent, self.missing = number, time.perf_counter(), len(self.secrets)

    def heard(self, number: int, at: float, measured: Measured) -> None:
        """A view came that holds the decision."""
        if self.missing and number > self.number:
            self.missing -= 1
            if not self.missing and measured.on:
                measured.took.append(at - self.sent)


def make_table(address: str, dice: random.Random) -> Table:
    wanted = {
        "battlefield": BOARD,
        "heroes": dice.choices(BOX.heroes.ids(), k=2),
        "seats": ["person", "person"],
    }
    request = urllib.request.Request(
        f"http://{address}/api/tables",
        json.dumps(wanted).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as reply:
        made = json.load(reply)
    return Table(made["table"], [seat["secret"] for seat in made["seats"]])


async def play_for_ever(
    address: str, joins: dict[str, bool], dice: random.Random, measured: Measured
) -> None:
    """One duel after another, the first of them begun at any time within a pause."""
    await asyncio.sleep(dice.random() * PAUSE)
    while True:
        table = await asyncio.to_thread(make_table, address, dice)
        measured.begun += 1
        said = [
            {"type": "join", "version": 1, "table": table.id, "secret": secret, **joins}
            for secret in table.secrets
        ]
        seats = [sit(address, table, join, dice, measured) for join in said]
        await asyncio.gather(*seats)


async def sit(
    address: str, table: Table, join: dict[str, Any], dice: random.Random, measured: Measured
) -> None:
    """One seat, to the end of the game."""
    async with connect(f"ws://{address}/ws", max_queue=None, open_timeout=60) as line:
        await line.send(json.dumps(join))
        async for text in line:
            at = time.perf_counter()
            view = json.loads(text)
            if view["type"] == "refused":
                raise RuntimeError(f"refused: {view['words']}")
            if view["type"] != "view":
                continue  # who is at the table, and what is said there
            table.heard(view["number"], at, measured)
            if view["question"] is None:
                return
            if view["question"]["answers"]:
                await asyncio.sleep(measured.pause)
                await decide(line, table, view, dice)


async def decide(
    line: ClientConnection, table: Table, view: dict[str, Any], dice: random.Random
) -> None:
    decision = {
        "type": "decide",
        "table": table.id,
        "seat": view["seat"],
        "number": view["number"],
        "decision": dice.choice(view["question"]["answers"])["decision"],
    }
    table.send(view["number"])
    await line.send(json.dumps(decision))


# ---------------------------------------------------------------- the figures


@dataclass
class Figures:
    paced: list[list[float]]  # seconds of each decision, by run
    a_second: float  # decisions, as fast as it goes
    each: float  # milliseconds of the processor for one of them
    storing: float  # of those, PostgreSQL's
    clients: float  # the cores that the clients took then
    paced_clients: float  # and while every seat took its time

    @property
    def tail(self) -> float:
        """The 99th percentile in milliseconds, the median of the runs."""
        return median(quantiles(times, n=100)[98] * 1000 for times in self.paced)


async def measure(contender: Contender, runs: int, seconds: float) -> Figures:
    measured = Measured()
    with server(contender) as running:
        async with asyncio.TaskGroup() as clients:
            playing = [
                clients.create_task(
                    play_for_ever(running.address, contender.joins, random.Random(i), measured)
                )
                for i in range(contender.duels)
            ]
            while measured.begun < contender.duels:
                await asyncio.sleep(0.1)
            await asyncio.sleep(WARM_UP)
            own = time.process_time()
            paced = [await take(measured, seconds) for _ in range(runs)]
            slow = (time.process_time() - own) / (runs * seconds)
            measured.pause = 0.0
            await asyncio.sleep(WARM_UP)
            spent, storing, own = running.spent(), running.spent_on_storing(), time.process_time()
            fast = await take(measured, seconds)
            storing = running.spent_on_storing() - storing
            spent, own = running.spent() - spent + storing, time.process_time() - own
            for duel in playing:
                duel.cancel()
    decided = max(1, len(fast))
    each, stored = spent / decided * 1000, storing / decided * 1000
    return Figures(paced, decided / seconds, each, stored, own / seconds, slow)


async def take(measured: Measured, seconds: float) -> list[float]:
    """What is measured in that time."""
    measured.took, measured.on = [], True
    await asyncio.sleep(seconds)
    measured.on = False
    return measured.took


def tell(contender: Contender, figures: Figures) -> None:
    print(f"\n{contender.name}: {contender.duels} duels, answers after {PAUSE:g} s")
    print(f"{'ms':8}{'decisions':>12}{'median':>10}{'99th':>10}{'longest':>10}")
    for number, times in enumerate(figures.paced, 1):
        middle, tail = median(times) * 1000, quantiles(times, n=100)[98] * 1000
        print(f"run {number:<4}{len(times):12}{middle:10.1f}{tail:10.1f}{max(times) * 1000:10.1f}")
    cores = os.cpu_count()
    print(
        f"99th percentile, median of the runs: {figures.tail:.1f} ms;"
        f" the clients took {figures.paced_clients:.2f} of {cores} cores"
    )
    storing = f" ({figures.storing:.3f} of them PostgreSQL)" if figures.storing else ""
    print(
        f"as fast as it goes: {figures.a_second:.0f} decisions a second,"
        f" {figures.each:.3f} ms of the processor each{storing};"
        f" the clients took {figures.clients:.2f} of {cores} cores"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="(default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of a run")
    parser.add_argument("--duels", type=int, default=DUELS, help="(default: %(default)s)")
    parser.add_argument("--shared-duels", type=int, default=SHARED_DUELS, help="of two workers")
    parser.add_argument("--base", default=BASE, help="a commit to compare with")
    options = parser.parse_args()
    print(_version())
    one = Contender("one process, SQLite", options.duels)
    two = Contender("two workers, PostgreSQL", options.shared_duels, workers=2)
    missed = []
    found = {}
    for contender in (one, two):
        figures = asyncio.run(measure(contender, options.runs, options.seconds))
        found[contender.name] = figures
        tell(contender, figures)
        if figures.tail >= MOST_MILLISECONDS:
            words = f"{figures.tail:.1f} ms, expected under {MOST_MILLISECONDS:g}"
            missed.append(f"{contender.name}: {words}")
    with older_version(options.base) as package:
        if package is None:
            missed.append(
                f"there is no {options.base[:12]} here to compare with: fetch the whole history"
            )
        else:
            before = Contender(
                f"one process of {options.base[:12]}",
                options.duels,
                package=package,
                joins=AS_PAGE_OF_BASE,
            )
            figures = asyncio.run(measure(before, 1, options.seconds))
            tell(before, figures)
            share = found[one.name].each / figures.each
            print(f"\na decision takes {share:.0%} of the processor time that it took then")
            if share > MOST_OF_BASE:
                missed.append(f"{share:.0%} of that time, expected {MOST_OF_BASE:.0%} at most")
    for words in missed:
        print(f"missed: {words}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
