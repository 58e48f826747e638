"""Speed of the table's server: many duels at a time, all seats persons, the server in a process
of its own with its store on the disk.

First every seat answers a second after it was asked, and what counts is the time from sending a
decision to its view having reached every client of that table. Then nobody waits, and what counts
is how many decisions a second there are.

    make bench            after the engine's speed; status 1 if the bar is missed
    python bench/table.py --runs 1 --seconds 5     a quick look
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from peerless.content.library import BOX

DUELS = 200
PAUSE = 1.0  # seconds that a person takes to answer
WARM_UP = 5.0
MOST_MILLISECONDS = 200.0  # the bar, for the 99th percentile
BOARD = "marmoreal"

# The limits that keep one address from taking everything would keep a bench from measuring.
SERVER = """
import sys
from peerless.table.serve import serve
from peerless.table.settings import Settings
serve(Settings(
    database=sys.argv[1], port=int(sys.argv[2]), log_level="warning",
    tables_a_minute=1e6, messages_a_second=1e6, messages_at_once=1_000_000, most_of_one=100_000,
    tables_of_one=100_000, cost_a_second=1e9, cost_at_once=1e9,
))
"""


# ---------------------------------------------------------------- the server


@contextlib.contextmanager
def server() -> Iterator[str]:
    """Its address, while it runs."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        port = free_port()
        process = subprocess.Popen([sys.executable, "-c", SERVER, database, str(port)])
        try:
            wait_until_up(process, f"http://127.0.0.1:{port}/health")
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)


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


async def play_for_ever(address: str, dice: random.Random, measured: Measured) -> None:
    """One duel after another, the first of them begun at any time within a pause."""
    await asyncio.sleep(dice.random() * PAUSE)
    while True:
        table = await asyncio.to_thread(make_table, address, dice)
        measured.begun += 1
        seats = [sit(address, table, secret, dice, measured) for secret in table.secrets]
        await asyncio.gather(*seats)


async def sit(
    address: str, table: Table, secret: str, dice: random.Random, measured: Measured
) -> None:
    """One seat, to the end of the game."""
    join = {"type": "join", "version": 1, "table": table.id, "secret": secret}
    async with connect(f"ws://{address}/ws", max_queue=None, open_timeout=60) as line:
        await line.send(json.dumps(join))
        async for text in line:
            at = time.perf_counter()
            view = json.loads(text)
            if view["type"] != "view":
                raise RuntimeError(f"refused: {view['words']}")
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


async def measure(runs: int, seconds: float, duels: int) -> tuple[list[list[float]], float]:
    """The times of each run with pauses, and decisions a second without."""
    measured = Measured()
    with server() as address:
        async with asyncio.TaskGroup() as clients:
            playing = [
                clients.create_task(play_for_ever(address, random.Random(i), measured))
                for i in range(duels)
            ]
            while measured.begun < duels:
                await asyncio.sleep(0.1)
            await asyncio.sleep(WARM_UP)
            paced = [await take(measured, seconds) for _ in range(runs)]
            measured.pause = 0.0
            await asyncio.sleep(WARM_UP)
            fast = await take(measured, seconds)
            for duel in playing:
                duel.cancel()
    return paced, len(fast) / seconds


async def take(measured: Measured, seconds: float) -> list[float]:
    """What is measured in that time."""
    measured.took, measured.on = [], True
    await asyncio.sleep(seconds)
    measured.on = False
    return measured.took


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="(default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of a run")
    parser.add_argument("--duels", type=int, default=DUELS, help="(default: %(default)s)")
    options = parser.parse_args()
    paced, fast = asyncio.run(measure(options.runs, options.seconds, options.duels))
    print(f"{options.duels} duels, answers after {PAUSE:g} s; ms from a decision to its last view")
    print(f"{'':8}{'decisions':>12}{'median':>10}{'99th':>10}{'longest':>10}")
    tails = []
    for number, times in enumerate(paced, 1):
        middle, tail = median(times) * 1000, quantiles(times, n=100)[98] * 1000
        tails.append(tail)
        most = max(times) * 1000
        print(f"run {number:<4}{len(times):12}{middle:10.1f}{tail:10.1f}{most:10.1f}")
    tail = median(tails)
    print(f"99th percentile, median of the runs: {tail:.1f} ms; bar: {MOST_MILLISECONDS:g} ms")
    print(f"as fast as it goes: {fast:.0f} decisions a second")
    if tail >= MOST_MILLISECONDS:
        print(f"missed: {tail:.1f} ms, expected under {MOST_MILLISECONDS:g}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
