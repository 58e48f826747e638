"""The position of a report: what stands above the script of a scenario."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.game import Game
from peerless.record.notation import fighter_name, initiative_name, player_name, space_name
from peerless.record.report import toml
from peerless.record.report.cards import Cards, drawn_since, played_since
from peerless.record.report.known import adventure_of, fighters_of, tokens_of, tracks_of
from peerless.record.report.since import Decided
from peerless.rules.events import Happening
from peerless.rules.masks import has
from peerless.rules.numbers import Seat
from peerless.rules.players import players_in_turn
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State
from peerless.rules.view_data import ViewData


def write_position(then: Game | None, now: Game, since: Sequence[Decided], seat: Seat) -> list[str]:
    game = then or now
    setting = game.setting
    view = game.view(seat)
    known = view.data()
    title = f"A fault in {setting.mode.one} on {setting.battlefield.name}"
    lines = [
        f"title = {toml.text(title)}",
        f"mode = {toml.text(setting.mode.value)}",
        f"battlefield = {toml.text(setting.battlefield.id)}",
        f"turn = {toml.text(player_name(setting, turn_of(game)))}",
        "begins = true" if then is None else f"actions = {known.actions}",
        *_beyond_a_scenario(game, known),
    ]
    for owner in range(setting.players):
        drawn = list(drawn_since(game, since, owner, seat))
        cards = Cards(setting, known, owner, drawn)
        lines += ["", *_player(setting, view.state, known, owner, cards)]
    for owner in range(setting.players, setting.seats):
        cards = Cards(setting, known, owner, list(played_since(since, owner)))
        lines += ["", *_enemy(setting, known, owner, cards)]
    if setting.mode.is_adventure:
        lines += ["", *_adventure(view.state, known, since)]
    return lines


def turn_of(game: Game) -> Seat:
    """Whose turn it is; a scenario cannot begin in the middle of that of an enemy."""
    state = game.state
    return state.turn if state.setting.has_player(state.turn) else players_in_turn(state)[0]


def _beyond_a_scenario(game: Game, known: ViewData) -> list[str]:
    """What a scenario has no words for, in comments."""
    setting = game.setting
    lines = []
    if turn_of(game) != known.turn:
        enemy = player_name(setting, known.turn)
        lines.append(f"# It is the turn of {enemy}, in which a scenario cannot begin.")
    if game.state.adventure is not None and game.state.adventure.attacks:
        lines.append(f"# Attacks of enemies in this round: {game.state.adventure.attacks}.")
    for held in known.lasting:
        whom = [fighter_name(setting, f.id) for f in setting.fighters if has(held.fighters, f.id)]
        words = f" for {', '.join(whom)}" if whom else ""
        lines.append(f"# A lasting effect of {game.source(held.cause)} holds{words}.")
    for fighter, space in enumerate(known.started):
        if known.turns and space not in (OFF, known.spaces[fighter]):
            name = fighter_name(setting, fighter)
            lines.append(f"# When the turn began, {name} was on {space_name(setting, space)}.")
    return lines


def _player(
    setting: Setting, state: State, known: ViewData, owner: Seat, cards: Cards
) -> list[str]:
    tracks, tokens = tracks_of(setting, known, owner), tokens_of(setting, known, owner)
    fighters = fighters_of(setting, known, owner)
    return [
        "[[player]]",
        f"hero = {toml.text(setting.forces[owner].id)}",
        *([f"marker = {state.adventure.order[owner]}"] if state.adventure is not None else []),
        *cards.lines(),
        *([f"state = {toml.table(tracks)}"] if tracks else []),
        *(
            f"# Not chosen yet: {track.key}."
            for track in setting.forces[owner].tracks
            if track.key not in tracks
        ),
        *([f"tokens = {toml.table(tokens)}"] if tokens else []),
        "[player.fighters]",
        *(f"{toml.key(name)} = {toml.table(place)}" for name, place in fighters.items()),
    ]


def _enemy(setting: Setting, known: ViewData, owner: Seat, cards: Cards) -> list[str]:
    fighter = setting.leader_of[owner]
    space = known.spaces[fighter]
    where = "off" if space == OFF else space_name(setting, space)
    return [
        "[[enemy]]",
        f"id = {toml.text(setting.forces[owner].id)}",
        f"space = {toml.text(where)}",
        f"health = {known.health[fighter]}",
        *cards.lines(),
    ]


def _adventure(state: State, known: ViewData, since: Sequence[Decided]) -> list[str]:
    setting = state.setting
    tokens: dict[str, object] = {}
    for enemy in range(setting.players, setting.seats):
        tokens |= tokens_of(setting, known, enemy)
    discoveries = [discovery.id for discovery in setting.discoveries]
    values = {
        **adventure_of(state),
        "initiative": [initiative_name(setting, card) for card in _still_to_come(state, since)],
        **tokens,
        **({"discoveries": discoveries} if discoveries else {}),
    }
    return ["[adventure]", *(f"{key} = {toml.value(value)}" for key, value in values.items())]


def _still_to_come(state: State, since: Sequence[Decided]) -> list[int]:
    """The initiative cards from the top, as far as their order has been seen since; then those of
    which nothing is known, and those that were put on the bottom for all to see."""
    assert state.adventure is not None
    last = list(state.adventure.last)
    unknown = [card for card in state.adventure.deck if card not in last]
    seen: list[int] = []
    for event in (event for decided in since for event in decided.events):
        if event.kind is Happening.ROUND_BEGAN:
            break
        if event.kind in _REVEALED and event.other in unknown:
            unknown.remove(event.other)
            seen.append(event.other)
    return [*seen, *sorted(unknown), *reversed(last)]


_REVEALED = (Happening.INITIATIVE, Happening.INITIATIVE_LEFT)
"""The card of who is gone leaves the game when it is revealed (A.D6)."""
