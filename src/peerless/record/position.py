"""A position written down in a scenario, made into a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

from peerless.content.library import BOX, Library
from peerless.content.lines import Place
from peerless.content.nearest import Unknown, meant, plain
from peerless.game import Game
from peerless.record.notation import fighter_name, player_name
from peerless.record.records import Record
from peerless.rules import engine, knowledge
from peerless.rules.context import Context
from peerless.rules.house_rules import ACTIONS_EACH_TURN
from peerless.rules.masks import all_below, has
from peerless.rules.mode import Mode
from peerless.rules.movement import put
from peerless.rules.numbers import CardId, FighterId, Seat
from peerless.rules.pieces import Track
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State
from peerless.setup import make_setting, mode_named
from peerless.text.tree import ChooseState, Delay, If, Timing

Refuse = Callable[[Place, str], NoReturn]
"""Refuses the scenario: where in it, and why."""
Wrong = Callable[[str], NoReturn]
"""The same where the place is settled."""


def build(data: dict[str, Any], refuse: Refuse, library: Library = BOX) -> Game:
    """The game of a scenario's position, at its first question."""
    heroes = [player["hero"] for player in data["player"]]
    mode = mode_named(data.get("mode", Mode.DUEL))
    try:
        setting = make_setting(data["battlefield"], tuple(heroes), mode=mode, library=library)
    except Unknown as error:
        if error.what == "hero":
            refuse(("player", heroes.index(error.name), "hero"), str(error))
        refuse((error.what,), str(error))
    except ValueError as error:  # too many heroes for the mode or the battlefield
        refuse(("mode",), str(error))
    return build_in(setting, data, refuse)


def build_in(setting: Setting, data: dict[str, Any], refuse: Refuse) -> Game:
    """The same in a setting that has been made already."""
    state = State(setting, data.get("seed", 1))
    state.decks = [[] for _ in setting.heroes]
    for seat, player in enumerate(data["player"]):
        _deal(state, seat, player, refuse)
        _stand(state, seat, player, refuse)
        _set_tracks(state, seat, player, refuse)
        _lay_tokens(state, seat, player, refuse)
    _check_heroes(state, refuse)
    _check_presence(state, refuse)
    state.turn = _whose_turn(setting, data, refuse)
    if state.out(state.turn):
        refuse(("turn",), f"{player_name(setting, state.turn)} is out of the game")
    state.started = state.space[:]
    state.tokens_started = state.token_space[:]
    state.acted = all_below(setting.seats)  # a scenario begins in the middle of a game
    actions = data.get("actions", ACTIONS_EACH_TURN)
    engine.begin_in_turn(state, actions, from_start=data.get("begins", False))
    ids = tuple(hero.id for hero in setting.heroes)
    return Game(state, Record(setting.battlefield.id, ids, data.get("seed", 1), mode="scenario"))


def _whose_turn(setting: Setting, data: dict[str, Any], refuse: Refuse) -> int:
    if "turn" not in data:
        return 0
    wanted = plain(data["turn"])
    for seat, hero in enumerate(setting.heroes):
        if wanted in (plain(player_name(setting, seat)), plain(hero.name)):
            return seat
    players = [player_name(setting, seat) for seat in range(setting.seats)]
    refuse(("turn",), f'"{data["turn"]}" is no player here{meant(data["turn"], players)}')


# ---------------------------------------------------------------- cards


def _deal(state: State, seat: Seat, player: dict[str, Any], refuse: Refuse) -> None:
    """Named cards to their piles; the deck is the rest, shuffled, unless it is given."""
    left = list(state.setting.deck_of[seat])

    def cards(key: str) -> list[int]:
        return [
            _take(state, seat, name, left, partial(refuse, ("player", seat, key, i)))
            for i, name in enumerate(player.get(key, []))
        ]

    state.hands[seat] = cards("hand")
    state.discards[seat] = cards("discard")
    for card in state.discards[seat]:
        knowledge.shown_to_all(state, card)
    if "deck" in player:
        state.decks[seat] = cards("deck")[::-1]  # written top first
    else:
        state.chance.shuffle(left)
        state.decks[seat] = left


def _take(state: State, seat: Seat, name: str, left: list[CardId], wrong: Wrong) -> CardId:
    faces = [f for f in state.setting.faces if f.seat == seat]
    face = next((f for f in faces if plain(f.card.name) == plain(name)), None)
    if face is None:
        hero = state.setting.heroes[seat]
        near = meant(name, [card.name for card in hero.cards])
        wrong(f'"{name}" is no card of {hero.name}{near}')
    for card in left:
        if state.setting.card_face[card] == face.id:
            left.remove(card)
            return card
    wrong(f'more than {face.card.copies} of "{name}", which is all there are')


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
    if not any(map(state.present, range(state.setting.seats))) and not state.delayed:
        refuse(("player", 0, "fighters"), "nobody is on the battlefield, and nobody will return")


def _stand_one(state: State, fighter: FighterId, name: str, where: Any, wrong: Wrong) -> None:
    if not isinstance(where, dict) or not set(where) <= {"space", "health"} or "space" not in where:
        wrong(f'{name}: expected {{ space = "...", health = N }}')
    most = state.setting.fighters[fighter].health
    health = where.get("health", most)
    if isinstance(health, bool) or not isinstance(health, int) or not 1 <= health <= most:
        wrong(f"{name}: health {health}, expected 1 to {most}")
    state.health[fighter] = health
    if isinstance(where["space"], str) and plain(where["space"]) == "off":
        _will_return(state, state.setting.fighters[fighter].seat)
        return
    space = _find_space(state.setting, where["space"])
    if space is None:
        wrong(f"{name}: {_no_space(state.setting, where['space'])}")
    if state.occupant[space] != -1:
        other = state.setting.fighters[state.occupant[space]].name
        wrong(f"{name}: {other} already stands on {where['space']}")
    put(state, fighter, space)


def _no_space(setting: Setting, name: object) -> str:
    board = setting.battlefield
    return f'no space "{name}" on {board.name}{meant(name, [space.id for space in board.spaces])}'


def _will_return(state: State, seat: Seat) -> None:
    """A fighter is away because a card sent it away, and that card brings it back."""
    for face in state.setting.faces:
        for effect in face.programs.get(Timing.PLAYED, ()):
            for later in effect.then if isinstance(effect, If) else (effect,):
                if face.seat == seat and isinstance(later, Delay):
                    state.delayed += ((Context(seat, face.id), later.effects),)


def _find_space(setting: Setting, name: object) -> int | None:
    for i, space in enumerate(setting.battlefield.spaces):
        if isinstance(name, str) and plain(space.id) == plain(name):
            return i
    return None


# ---------------------------------------------------------------- tracks and tokens


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


def _lay_tokens(state: State, seat: Seat, player: dict[str, Any], refuse: Refuse) -> None:
    hero = state.setting.heroes[seat]
    for kind, spaces in player.get("tokens", {}).items():
        place = ("player", seat, "tokens", kind)
        own = [
            token
            for token in state.setting.tokens
            if token.seat == seat
            and plain(token.kind.name) == plain(kind)
            and state.token_space[token.id] == OFF
        ]
        if not own:
            kinds = ", ".join(token.name for token in hero.tokens) or "no tokens"
            refuse(place, f'no token "{kind}", expected {kinds}')
        if not isinstance(spaces, list) or len(spaces) > len(own):
            refuse(place, f"{kind}: expected at most {len(own)} spaces")
        for i, (token, name) in enumerate(zip(own, spaces, strict=False)):
            space = _find_space(state.setting, name)
            if space is None:
                refuse((*place, i), f"{kind}: {_no_space(state.setting, name)}")
            if has(state.token_spaces(token.kind.name), space):  # whoever's it is (C62)
                refuse((*place, i), f"{kind}: two on {name}")
            state.token_space[token.id] = space
