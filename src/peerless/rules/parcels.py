"""A state in a parcel, for another process.

The setting is not sent: both sides have it. A compiled class cannot be made without its
constructor, which pickle would like to do; so each part is made with any arguments that will do,
and then gets back what was in it.
"""

from __future__ import annotations

import pickle
from dataclasses import fields, is_dataclass
from io import BytesIO
from typing import Any, Final, cast

from peerless.rules.adventure.after_maneuver import AfterManeuver, RemovingDoom
from peerless.rules.adventure.enemy_turn import EnemyTurn
from peerless.rules.adventure.record import Adventure
from peerless.rules.adventure.sites import fell_down
from peerless.rules.choosing import Resume
from peerless.rules.combat_record import Combat, CombatSide
from peerless.rules.context import NOTHING_SPOKEN, Context
from peerless.rules.events import RULE
from peerless.rules.interpreter import Interpreter
from peerless.rules.move_frames import Moving, MovingTokens, Walking
from peerless.rules.pieces import Battlefield
from peerless.rules.questions import Ask, MoveAsked, PendingQuestion, TextAsked
from peerless.rules.reactions import Reacting
from peerless.rules.setting import Setting
from peerless.rules.state import State

_ARGUMENTS: Final[dict[type, tuple[object, ...]]] = {
    Adventure: (0, 0),
    AfterManeuver: (0,),
    Combat: (CombatSide(), CombatSide(), 0),
    Context: (0, RULE),
    EnemyTurn: (0, 0),
    Interpreter: ((), Context(0, RULE)),
    MoveAsked: ((), False, 0, False, False, False),
    Moving: (0, [], 0, RULE),
    MovingTokens: (0, [], 0, RULE, False, False),
    PendingQuestion: (0, Ask.PICK, (), RULE),
    Reacting: ([],),
    RemovingDoom: (0, 0, 0),
    Resume: (NOTHING_SPOKEN,),
    TextAsked: (0, None, ()),
    Walking: (0, (), RULE, False),
}
"""For each part that is made with arguments, any that will do."""


_SETTING: Final = "setting"
_BATTLEFIELD: Final = "battlefield"


def pack(state: State) -> bytes:
    parcel = BytesIO()
    _Packer(parcel, pickle.HIGHEST_PROTOCOL).dump(state)
    return parcel.getvalue()


def unpack(parcel: bytes, setting: Setting) -> State:
    state = cast(State, _Unpacker(BytesIO(parcel), setting).load())
    if state.adventure is not None:
        fell_down(state)  # the battlefield is without the bridges that do not stand
    return state


class _Packer(pickle.Pickler):
    def persistent_id(self, obj: Any) -> str | None:
        if isinstance(obj, Battlefield):
            return _BATTLEFIELD
        return _SETTING if isinstance(obj, Setting) else None

    def reducer_override(self, obj: Any) -> Any:
        kind = type(obj)
        if kind in _ARGUMENTS:
            return kind, _ARGUMENTS[kind], obj.__getstate__()
        if is_dataclass(kind):  # frozen, so made with what is in it: a node of a text
            return kind, tuple(getattr(obj, field.name) for field in fields(obj))
        return NotImplemented


class _Unpacker(pickle.Unpickler):
    def __init__(self, parcel: BytesIO, setting: Setting) -> None:
        super().__init__(parcel)
        self._setting = setting

    def persistent_load(self, name: Any) -> Setting | Battlefield:
        return self._setting if name == _SETTING else self._setting.battlefield
