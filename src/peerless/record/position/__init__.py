"""A position written down in a scenario, made into a game."""

from __future__ import annotations

from typing import Any

from peerless.content.library import BOX, Library
from peerless.content.lines import Place
from peerless.content.nearest import Unknown, meant, plain
from peerless.game import Game
from peerless.record.notation import player_name
from peerless.record.position.adventure import names, set_up_adventure
from peerless.record.position.pieces import Refuse
from peerless.record.position.players import seat_player
from peerless.record.records import Record
from peerless.rules import engine
from peerless.rules.house_rules import ACTIONS_EACH_TURN
from peerless.rules.masks import all_below
from peerless.rules.mode import Mode
from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.setup import DoesNotFit, make_setting, mode_named

__all__ = ["build", "build_in"]


def build(data: dict[str, Any], refuse: Refuse, library: Library = BOX) -> Game:
    """The game of a scenario's position, at its first question."""
    heroes = [player["hero"] for player in data["player"]]
    enemies = [enemy["id"] for enemy in data.get("enemy", ())]
    discoveries = names(data.get("adventure", {}), "discoveries", refuse)
    mode = mode_named(data.get("mode", Mode.DUEL))
    try:
        setting = make_setting(
            data["battlefield"],
            tuple(heroes),
            mode=mode,
            library=library,
            enemies=tuple(enemies),
            discoveries=tuple(discoveries),
        )
    except Unknown as error:
        named = {"hero": heroes, "enemy": enemies, "discovery": discoveries}
        refuse(_place_of(error, named), str(error))
    except DoesNotFit as error:
        refuse(_WHERE[error.what], str(error))
    if "adventure" in data and not mode.is_adventure:
        refuse(("adventure",), f"a {mode.words} has no [adventure]")
    return build_in(setting, data, refuse, library)


_WHERE: dict[str, Place] = {
    "hero": ("mode",),
    "enemy": ("enemy",),
    "discovery": ("adventure", "discoveries"),
}
"""What is wrong with all of a kind."""


def _place_of(error: Unknown, named: dict[str, list[str]]) -> Place:
    """Where the name stands that nothing is known by."""
    if error.what not in named:
        return (error.what,)
    which = named[error.what].index(error.name)
    if error.what == "discovery":
        return (*_WHERE["discovery"], which)
    return ("player", which, "hero") if error.what == "hero" else ("enemy", which, "id")


def build_in(
    setting: Setting, data: dict[str, Any], refuse: Refuse, library: Library = BOX
) -> Game:
    """The same in a setting that has been made already."""
    state = State(setting, data.get("seed", 1))
    state.decks = [[] for _ in setting.forces]
    for seat, player in enumerate(data["player"]):
        seat_player(state, seat, player, refuse)
    state.turn = _whose_turn(setting, data, refuse)
    if setting.mode.is_adventure:
        set_up_adventure(state, data, refuse, library)
    else:
        _check_heroes(state, refuse)
    _check_presence(state, refuse)
    if state.out(state.turn):
        refuse(("turn",), f"{player_name(setting, state.turn)} is out of the game")
    state.started = state.space[:]
    state.tokens_started = state.token_space[:]
    state.acted = all_below(setting.seats)  # a scenario begins in the middle of a game
    actions = data.get("actions", ACTIONS_EACH_TURN)
    if "actions" in data and not setting.has_player(state.turn):
        refuse(("actions",), f"{player_name(setting, state.turn)} takes no actions")
    engine.begin_in_turn(state, actions, from_start=data.get("begins", False))
    record = Record(
        setting.battlefield.id,
        tuple(hero.id for hero in setting.heroes),
        data.get("seed", 1),
        mode="scenario",
        enemies=tuple(enemy.id for enemy in setting.enemies),
        discoveries=tuple(discovery.id for discovery in setting.discoveries),
    )
    return Game(state, record)


def _whose_turn(setting: Setting, data: dict[str, Any], refuse: Refuse) -> Seat:
    if "turn" not in data:
        return 0
    wanted = plain(data["turn"])
    for seat, force in enumerate(setting.forces):
        if wanted in (plain(player_name(setting, seat)), plain(force.name)):
            return seat
    players = [player_name(setting, seat) for seat in range(setting.seats)]
    refuse(("turn",), f'"{data["turn"]}" is no player here{meant(data["turn"], players)}')


def _check_heroes(state: State, refuse: Refuse) -> None:
    """A game with one side left is over; in a free-for-all nobody plays on without a hero."""
    setting = state.setting
    fallen = [seat for seat, hero in enumerate(setting.hero_of) if state.health[hero] == 0]
    if len({setting.sides[seat] for seat in range(setting.seats) if seat not in fallen}) < 2:
        words = f"the hero is missing, so the {setting.mode.words} would be over"
        refuse(("player", fallen[-1], "fighters"), words)
    for seat in fallen:
        if not setting.mode.hero_falls_alone and not state.out(seat):
            words = "the hero is missing, so this player would be out with all fighters"
            refuse(("player", seat, "fighters"), words)


def _check_presence(state: State, refuse: Refuse) -> None:
    """A player with no fighter there takes no action (R102): if nobody has one, and nobody comes
    back by themselves, turn would follow turn for ever."""
    if not any(map(state.present, range(state.setting.players))) and not state.delayed:
        refuse(("player", 0, "fighters"), "nobody is on the battlefield, and nobody will return")
