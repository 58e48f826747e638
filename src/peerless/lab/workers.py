"""Where games are played: in this process, in several on this machine, or on a Ray cluster. A game
is the same wherever it is played; they only come in another order."""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import peerless
from peerless.content.library import BOX, Library
from peerless.lab.results import Task

R = TypeVar("R")

LOCAL = "local"
"""In the place of an address: a Ray of one's own, on this machine, for this run alone."""


class Workers(NamedTuple):
    """Who plays."""

    processes: int = 1
    ray: str | None = None  # the address of a cluster


class CannotPlay(Exception):
    """The games cannot be played there; the message says why."""


class Work(NamedTuple):
    """What a worker has to know beside the game."""

    scale: float
    folders: tuple[Path, ...]  # content of one's own
    made_with: str


def play_all(
    tasks: Sequence[Task[R]], scale: float, library: Library, workers: Workers
) -> Iterator[R]:
    """The results, as they come in."""
    work = Work(scale, library.folders, made_with(library))
    if workers.ray is not None:
        yield from _on_ray(tasks, work, workers)
    elif workers.processes == 1 or len(tasks) < 2:
        yield from (task.play(scale, library) for task in tasks)
    else:
        yield from _in_processes(tasks, work, workers.processes)


def play_there(task: Task[R], work: Work) -> R:
    """A game, in another process or on another machine."""
    library = _library(work.folders)
    here = made_with(library)
    if here != work.made_with:
        raise CannotPlay(
            f"a worker has other rules, content or bots ({here}, expected {work.made_with}); "
            "install the same Peerless everywhere"
        )
    return task.play(work.scale, library)


@cache
def _library(folders: tuple[Path, ...]) -> Library:
    return Library(*folders) if folders else BOX


def _in_processes(tasks: Sequence[Task[R]], work: Work, processes: int) -> Iterator[R]:
    """Only as many games are handed out as are played soon, so that stopping is quick."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context)
    left = iter(tasks)
    try:
        going: set[Future[R]] = {
            pool.submit(play_there, task, work) for task in islice(left, 2 * processes)
        }
        while going:
            over, going = wait(going, return_when=FIRST_COMPLETED)
            for game in over:
                yield game.result()
                going.update(pool.submit(play_there, task, work) for task in islice(left, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(tasks: Sequence[Task[R]], work: Work, workers: Workers) -> Iterator[R]:
    try:
        import ray
    except ImportError:
        raise CannotPlay("--ray: Ray is not installed; try pip install peerless[ray]") from None
    if workers.ray == LOCAL:
        ray.init(
            num_cpus=workers.processes, include_dashboard=False, log_to_driver=False,
            configure_logging=False,
        )  # fmt: skip
    else:
        try:
            ray.init(address=workers.ray, log_to_driver=False)
        except ConnectionError as error:
            raise CannotPlay(f"--ray {workers.ray}: {error}") from error
    try:
        yield from _from_ray(ray, tasks, work)
    finally:
        ray.shutdown()


def _from_ray(ray: Any, tasks: Sequence[Task[R]], work: Work) -> Iterator[R]:
    play = ray.remote(play_there)
    at_a_time = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(tasks)
    going = [play.remote(task, work) for task in islice(left, at_a_time)]
    while going:
        over, going = ray.wait(going)
        try:
            results: list[R] = ray.get(over)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from error
        yield from results
        going += [play.remote(task, work) for task in islice(left, len(results))]


# ---------------------------------------------------------------- what games are made with

_PACKAGE = Path(peerless.__file__).parent
_DECIDING = ("rules/**/*.py", "text/tree.py", "bots/**/*.py", "bots/**/*.json", "bots/**/*.npz")


@cache
def _code() -> bytes:
    whole = hashlib.sha256()
    for path in sorted({path for part in _DECIDING for path in _PACKAGE.glob(part)}):
        whole.update(path.relative_to(_PACKAGE).as_posix().encode())
        whole.update(path.read_bytes())
    return whole.digest()


def made_with(library: Library) -> str:
    """The same for the same rules, content and bots: what decides how a game goes."""
    whole = hashlib.sha256(_code())
    for shelf in (library.heroes, library.battlefields, library.enemies, library.discoveries):
        for id in sorted(shelf.ids()):
            whole.update(shelf.text(id).encode())
    return whole.hexdigest()[:12]
