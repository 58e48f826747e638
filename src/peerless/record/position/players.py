"""The players of a position: their fighters, and what their heroes keep track of."""

from __future__ import annotations

from functools import partial
from typing import Any

from peerless.content.nearest import meant, plain
from peerless.record.notation import fighter_name
from peerless.record.position.pieces import Refuse, Wrong, deal, is_off, lay_tokens, stand_on
from peerless.rules.context import Context
from peerless.rules.numbers import FighterId, Seat
from peerless.rules.pieces import Track
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.text.tree import ChooseState, Delay, If, Timing


def seat_player(state: State, seat: Seat, player: dict[str, Any], refuse: Refuse) -> None:
    """Everything that a position says of a player."""
    deal(state, seat, player, ("player", seat), refuse)
    _stand(state, seat, player, refuse)
    _set_tracks(state, seat, player, refuse)
    for kind, spaces in player.get("tokens", {}).items():
        lay_tokens(state, seat, kind, spaces, ("player", seat, "tokens", kind), refuse)


# ---------------------------------------------------------------- fighters


def _stand(state: State, seat: Seat, player: dict[str, Any], refuse: Refuse) -> None:
    """Put the fighters where they are; one left out is defeated."""
    setting = state.setting
    own = setting.fighters_of[seat]
    left = list(own)
    for name, where in player.get("fighters", {}).items():
        place = ("player", seat, "fighters", name)
        fighter = next((f for f in own if _is_called(setting, f, name)), None)
        if fighter is None:
            near = meant(name, [setting.fighters[f].name for f in own])
            refuse(place, f'no fighter "{name}"{near}')
        if fighter not in left:
            refuse(place, f"{name} stands twice")
        left.remove(fighter)
        _stand_one(state, fighter, name, where, partial(refuse, place))
    for fighter in left:
        state.health[fighter] = 0


def _is_called(setting: Setting, fighter: FighterId, name: str) -> bool:
    """By the name on its card; where two players have the same hero, the seat may follow."""
    names = (setting.fighters[fighter].name, fighter_name(setting, fighter))
    return plain(name) in map(plain, names)


def _stand_one(state: State, fighter: FighterId, name: str, where: Any, wrong: Wrong) -> None:
    if not isinstance(where, dict) or not set(where) <= {"space", "health"} or "space" not in where:
        wrong(f'{name}: expected {{ space = "...", health = N }}')
    most = state.setting.fighters[fighter].health
    health = where.get("health", most)
    if isinstance(health, bool) or not isinstance(health, int) or not 1 <= health <= most:
        wrong(f"{name}: health {health}, expected 1 to {most}")
    state.health[fighter] = health
    if is_off(where["space"]):
        _will_return(state, state.setting.fighters[fighter].seat)
    else:
        stand_on(state, fighter, name, where["space"], wrong)


def _will_return(state: State, seat: Seat) -> None:
    """A fighter is away because a card sent it away, and that card brings it back."""
    for face in state.setting.faces:
        for effect in face.programs.get(Timing.PLAYED, ()):
            for later in effect.then if isinstance(effect, If) else (effect,):
                if face.seat == seat and isinstance(later, Delay):
                    state.delayed += ((Context(seat, face.id), later.effects),)


# ---------------------------------------------------------------- tracks


def _set_tracks(state: State, seat: Seat, player: dict[str, Any], refuse: Refuse) -> None:
    """What the hero keeps track of; what is chosen at setup is the first value if left out."""
    hero = state.setting.heroes[seat]
    given = {plain(key): key for key in player.get("state", {})}
    chosen = {
        effect.key
        for effect in state.setting.abilities[seat].get(Timing.SETUP, ())
        if isinstance(effect, ChooseState)
    }
    for i, track in enumerate(hero.tracks):
        key = given.pop(plain(track.key), None)
        if key is not None:
            value = player["state"][key]
            wrong = partial(refuse, ("player", seat, "state", key))
            state.tracks[seat][i] = _track_value(track, value, wrong)
        elif track.key in chosen:
            state.tracks[seat][i] = 0
    for key in given.values():
        refuse(("player", seat, "state", key), f"{hero.name} keeps no track of {key}")


def _track_value(track: Track, value: Any, wrong: Wrong) -> int:
    if track.is_counter:
        # in Python true is a number too
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= track.most:
            wrong(f"{track.key} {value}, expected 0 to {track.most}")
        return value
    values = [plain(known) for known in track.values]
    if not isinstance(value, str) or plain(value) not in values:
        wrong(f'{track.key} "{value}", expected one of: {", ".join(track.values)}')
    return values.index(plain(value))
