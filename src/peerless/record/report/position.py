"""The position of a report: what stands above the script of a scenario."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.game import Game
from peerless.record.notation import fighter_name, player_name, space_name
from peerless.record.report import toml
from peerless.record.report.cards import Cards, drawn_since
from peerless.record.report.known import fighters_of, tokens_of, tracks_of
from peerless.record.report.since import Decided
from peerless.rules.masks import has
from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting
from peerless.rules.state import OFF
from peerless.rules.view_data import ViewData


def write_position(then: Game | None, now: Game, since: Sequence[Decided], seat: Seat) -> list[str]:
    game = then or now
    setting = game.setting
    known = game.view(seat).data()
    title = f"A fault in a {setting.mode.words} on {setting.battlefield.name}"
    lines = [
        f"title = {toml.text(title)}",
        f"mode = {toml.text(setting.mode.value)}",
        f"battlefield = {toml.text(setting.battlefield.id)}",
        f"turn = {toml.text(player_name(setting, known.turn))}",
        "begins = true" if then is None else f"actions = {known.actions}",
        *_beyond_a_scenario(game, known),
    ]
    for owner in range(setting.seats):
        drawn = list(drawn_since(game, since, owner, seat))
        cards = Cards(setting, known, owner, drawn)
        lines += ["", *_player(setting, known, owner, cards)]
    return lines


def _beyond_a_scenario(game: Game, known: ViewData) -> list[str]:
    """What a scenario has no words for, in comments."""
    setting = game.setting
    lines = []
    for held in known.lasting:
        whom = [fighter_name(setting, f.id) for f in setting.fighters if has(held.fighters, f.id)]
        words = f" for {', '.join(whom)}" if whom else ""
        lines.append(f"# A lasting effect of {game.source(held.cause)} holds{words}.")
    for fighter, space in enumerate(known.started):
        if known.turns and space not in (OFF, known.spaces[fighter]):
            name = fighter_name(setting, fighter)
            lines.append(f"# When the turn began, {name} was on {space_name(setting, space)}.")
    return lines


def _player(setting: Setting, known: ViewData, owner: Seat, cards: Cards) -> list[str]:
    tracks, tokens = tracks_of(setting, known, owner), tokens_of(setting, known, owner)
    fighters = fighters_of(setting, known, owner)
    return [
        "[[player]]",
        f"hero = {toml.text(setting.forces[owner].id)}",
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
