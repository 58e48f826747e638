"""A state goes to another process, and is the same there."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from itertools import islice

from peerless.game import View
from peerless.rules import parcels
from peerless.rules.adventure.record import DESTROYED
from peerless.rules.chance import Chance
from peerless.rules.parcels import pack, unpack
from peerless.rules.state import Frame
from tests.support import DUELS, Table, contents, play_randomly, some_adventure, some_crowd


def some_tables() -> list[Table]:
    adventures = [some_adventure(Chance(n)) for n in range(8)]
    return [*adventures, *[some_crowd(Chance(n)) for n in range(4)], *DUELS[::80]]


def test_a_view_goes_to_a_bot_and_is_the_same_there() -> None:
    """Without setting and battlefield, which its process has; also when bridges are gone."""
    fallen = 0
    for n, table in enumerate(some_tables()):
        for game in islice(play_randomly(table.game(n), Chance(n)), n, None, 5):
            asked = game.question
            assert asked is not None
            view = game.view(asked.seat)
            parcel = pack(view.state)
            assert len(parcel) < 12_000
            there = unpack(parcel, game.setting)
            assert contents(there) == contents(view.state)
            assert View(there, asked.seat).data() == view.data()
            assert there.battlefield is game.state.battlefield
            adventure = game.state.adventure
            fallen += adventure is not None and DESTROYED in adventure.bridges
    assert fallen


def test_every_frame_can_be_sent() -> None:
    """One that is made with arguments is known with some that will do."""
    for frame in frames(Frame):
        needed = inspect.signature(frame).parameters.values()
        if any(argument.default is argument.empty for argument in needed):
            assert frame in parcels._ARGUMENTS


def frames(kind: type[Frame]) -> Iterator[type[Frame]]:
    for frame in kind.__subclasses__():
        yield from frames(frame)
        if frame.copy is not Frame.copy:
            yield frame
