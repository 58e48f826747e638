"""A position written down in a scenario, made into a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from peerless.content.box import Unknown
from peerless.content.nearest import meant
from peerless.game import Game
from peerless.record.notation import player_name
from peerless.record.records import Record
from peerless.rules import engine
from peerless.rules.house import ACTIONS_EACH_TURN
from peerless.rules.mode import Mode
from peerless.rules.setting import Setting
from peerless.rules.state import State
from peerless.rules.turn import Part, Turn, begin_turn
from peerless.setup import make_setting
from peerless.text.tree import ChooseState, Delay, If, Timing

Refuse = Callable[[str, str, int, str], NoReturn]
"""Refuses the scenario: table, key, index of the table, message."""


def build(data: dict[str, Any], refuse: Refuse) -> Game:
    """The game of a scenario's position, at its first question."""
    players = data["player"]
    heroes = [player["hero"] for player in players]
    mode = Mode(data.get("mode", Mode.DUEL.value))
    try:
        setting = make_setting(data["battlefield"], tuple(heroes), mode=mode)
    except Unknown as error:
        if error.what == "hero":
            refuse("player", "hero", heroes.index(error.name), str(error))
        refuse("", error.what, 0, str(error))
    except ValueError as error:  # too many heroes for the mode or the battlefield
        refuse("", "mode", 0, str(error))
    state = State(setting, data.get("seed", 1))
    state.decks = [[] for _ in heroes]
    for seat, player in enumerate(players):
        _deal(state, seat, player, refuse)
        _stand(state, seat, player, refuse)
        _set_tracks(state, seat, player, refuse)
        _lay_tokens(state, seat, player, refuse)
    _check_heroes(state, refuse)
    _check_presence(state, refuse)
    state.turn = _whose_turn(setting, data, refuse)
    if state.out(state.turn):
        refuse("", "turn", 0, f"{player_name(setting, state.turn)} is out of the game")
    state.started = state.space[:]
    state.tokens_started = state.token_space[:]
    state.acted = (1 << setting.seats) - 1  # a scenario begins in the middle of a game
    state.frames.append(Turn(Part.ACTIONS))
    if data.get("begins", False):
        begin_turn(state)
    else:
        state.turns = 1
    state.actions = data.get("actions", ACTIONS_EACH_TURN)
    engine.advance(state)
    ids = tuple(hero.id for hero in setting.heroes)
    return Game(state, Record(setting.battlefield.id, ids, data.get("seed", 1), mode="scenario"))


def _whose_turn(setting: Setting, data: dict[str, Any], refuse: Refuse) -> int:
    if "turn" not in data:
        return 0
    wanted = data["turn"].casefold()
    for seat, hero in enumerate(setting.heroes):
        if wanted in (player_name(setting, seat).casefold(), hero.name.casefold()):
            return seat
    players = [player_name(setting, seat) for seat in range(setting.seats)]
    refuse("", "turn", 0, f'"{data["turn"]}" is no player here{meant(data["turn"], players)}')


# ---------------------------------------------------------------- cards


def _deal(state: State, seat: int, player: dict[str, Any], refuse: Refuse) -> None:
    """Named cards to their piles; the deck is the rest, shuffled, unless it is given."""
    left = list(state.setting.deck_of[seat])

    def cards(key: str) -> list[int]:
        return [_take(state, seat, name, left, key, refuse) for name in player.get(key, [])]

    state.hands[seat] = cards("hand")
    state.discards[seat] = cards("discard")
    if "deck" in player:
        state.decks[seat] = cards("deck")[::-1]  # written top first
    else:
        state.chance.shuffle(left)
        state.decks[seat] = left


def _take(state: State, seat: int, name: str, left: list[int], key: str, refuse: Refuse) -> int:
    faces = [f for f in state.setting.faces if f.seat == seat]
    face = next((f for f in faces if f.card.name.casefold() == name.casefold()), None)
    if face is None:
        hero = state.setting.heroes[seat]
        near = meant(name, [card.name for card in hero.cards])
        refuse("player", key, seat, f'"{name}" is no card of {hero.name}{near}')
    for card in left:
        if state.setting.card_face[card] == face.id:
            left.remove(card)
            return card
    refuse("player", key, seat, f'more than {face.card.copies} of "{name}", which is all there are')
    return None


# ---------------------------------------------------------------- fighters


def _stand(state: State, seat: int, player: dict[str, Any], refuse: Refuse) -> None:
    """Put the fighters where they are; one left out is defeated."""
    placed = player.get("fighters", {})
    own = {state.setting.fighters[f].name.casefold(): f for f in state.setting.fighters_of[seat]}
    for name, where in placed.items():
        if name.casefold() not in own:
            near = meant(name, [state.setting.fighters[f].name for f in own.values()])
            refuse("player.fighters", name, seat, f'no fighter "{name}"{near}')
        _stand_one(state, seat, own[name.casefold()], name, where, refuse)
    named = {name.casefold() for name in placed}
    for name, fighter in own.items():
        if name not in named:
            state.health[fighter] = 0


def _check_heroes(state: State, refuse: Refuse) -> None:
    """A game with one side left is over; in a free-for-all nobody plays on without a hero."""
    setting = state.setting
    fallen = [seat for seat, hero in enumerate(setting.hero_of) if state.health[hero] == 0]
    if len({setting.sides[seat] for seat in range(setting.seats) if seat not in fallen}) < 2:
        words = f"the hero is missing, so the {setting.mode.words} would be over"
        refuse("player.fighters", "", fallen[-1], words)
    for seat in fallen:
        if not setting.mode.hero_falls_alone and not state.out(seat):
            words = "the hero is missing, so this player would be out with all fighters"
            refuse("player.fighters", "", seat, words)


def _check_presence(state: State, refuse: Refuse) -> None:
    """A player with no fighter there takes no action (R102): if nobody has one, and nobody comes
    back by themselves, turn would follow turn for ever."""
    if not any(map(state.present, range(state.setting.seats))) and not state.delayed:
        refuse("player.fighters", "", 0, "nobody is on the battlefield, and nobody will return")


def _stand_one(
    state: State, seat: int, fighter: int, name: str, where: Any, refuse: Refuse
) -> None:
    def wrong(message: str) -> NoReturn:
        refuse("player.fighters", name, seat, message)

    if not isinstance(where, dict) or not set(where) <= {"space", "health"} or "space" not in where:
        wrong(f'{name}: expected {{ space = "...", health = N }}')
    most = state.setting.fighters[fighter].health
    health = where.get("health", most)
    if isinstance(health, bool) or not isinstance(health, int) or not 1 <= health <= most:
        wrong(f"{name}: health {health}, expected 1 to {most}")
    state.health[fighter] = health
    if where["space"] == "off":
        _will_return(state, seat)
        return
    space = _find_space(state.setting, where["space"])
    if space is None:
        wrong(f"{name}: {_no_space(state.setting, where['space'])}")
    if state.occupant[space] != -1:
        other = state.setting.fighters[state.occupant[space]].name
        wrong(f"{name}: {other} already stands on {where['space']}")
    state.space[fighter] = space
    state.occupant[space] = fighter


def _no_space(setting: Setting, name: object) -> str:
    board = setting.battlefield
    return f'no space "{name}" on {board.name}{meant(name, [space.id for space in board.spaces])}'


def _will_return(state: State, seat: int) -> None:
    """A fighter is away because a card sent it away, and that card brings it back."""
    for face in state.setting.faces:
        for effect in face.programs.get(Timing.PLAYED, ()):
            for later in effect.then if isinstance(effect, If) else (effect,):
                if face.seat == seat and isinstance(later, Delay):
                    state.delayed.append((seat, face.id, later.effects))


def _find_space(setting: Setting, name: object) -> int | None:
    for i, space in enumerate(setting.battlefield.spaces):
        if isinstance(name, str) and space.id.casefold() == name.casefold():
            return i
    return None


# ---------------------------------------------------------------- tracks and tokens


def _set_tracks(state: State, seat: int, player: dict[str, Any], refuse: Refuse) -> None:
    """What the hero keeps track of; what is chosen at setup is the first value if left out."""
    hero = state.setting.heroes[seat]
    given = {str(key).casefold(): value for key, value in player.get("state", {}).items()}
    chosen = {
        effect.key
        for effect in state.setting.abilities[seat].get(Timing.SETUP, ())
        if isinstance(effect, ChooseState)
    }
    for i, track in enumerate(hero.tracks):
        value = given.pop(track.key.casefold(), None)
        if value is None:
            if track.key in chosen:
                state.tracks[seat][i] = 0
        elif track.is_counter:
            if not isinstance(value, int) or not 0 <= value <= track.most:
                refuse("player", "state", seat, f"{track.key} {value}, expected 0 to {track.most}")
            state.tracks[seat][i] = value
        else:
            values = [v.casefold() for v in track.values]
            if str(value).casefold() not in values:
                known = ", ".join(track.values)
                refuse("player", "state", seat, f'{track.key} "{value}", expected one of: {known}')
            state.tracks[seat][i] = values.index(str(value).casefold())
    if given:
        refuse("player", "state", seat, f"{hero.name} keeps no track of {', '.join(given)}")


def _lay_tokens(state: State, seat: int, player: dict[str, Any], refuse: Refuse) -> None:
    for kind, spaces in player.get("tokens", {}).items():
        own = [
            t for t in state.setting.tokens
            if t.seat == seat and t.kind.name.casefold() == str(kind).casefold()
        ]  # fmt: skip
        if not own:
            kinds = ", ".join(t.name for t in state.setting.heroes[seat].tokens) or "no tokens"
            refuse("player", "tokens", seat, f'no token "{kind}", expected {kinds}')
        if not isinstance(spaces, list) or len(spaces) > len(own):
            refuse("player", "tokens", seat, f"{kind}: expected at most {len(own)} spaces")
        for token, name in zip(own, spaces, strict=False):
            space = _find_space(state.setting, name)
            if space is None:
                refuse("player", "tokens", seat, f"{kind}: {_no_space(state.setting, name)}")
            if any(state.token_space[t.id] == space for t in own):
                refuse("player", "tokens", seat, f"{kind}: two on {name}")
            state.token_space[token.id] = space
