"""What a seat knows, in the words of a scenario."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.record.notation import (
    card_name,
    initiative_name,
    markers_word,
    sites_word,
    space_name,
)
from peerless.rules.adventure.record import DESTROYED, Adventure
from peerless.rules.adventure.sites import parts_of
from peerless.rules.numbers import Seat
from peerless.rules.pieces import AdventureBoard
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State
from peerless.rules.view_data import ViewData


def fighters_of(setting: Setting, known: ViewData, owner: Seat) -> dict[str, dict[str, object]]:
    """Those that are not defeated; in a scenario the names are those of the character card."""
    found = {}
    for fighter in setting.fighters_of[owner]:
        space, health = known.spaces[fighter], known.health[fighter]
        if health > 0:
            where = "off" if space == OFF else space_name(setting, space)
            found[setting.fighters[fighter].name] = {"space": where, "health": health}
    return found


def tokens_of(setting: Setting, known: ViewData, owner: Seat) -> dict[str, list[str]]:
    """Those on the battlefield. Which of a kind is which makes no difference."""
    found: dict[str, list[str]] = {}
    for token, space in zip(setting.tokens, known.tokens, strict=True):
        if token.seat == owner and space != OFF:
            found.setdefault(token.kind.name, []).append(space_name(setting, space))
    return {kind: sorted(spaces) for kind, spaces in found.items()}


def tracks_of(setting: Setting, known: ViewData, owner: Seat) -> dict[str, object]:
    """What the hero keeps track of; what has not been chosen yet is left out."""
    pairs = zip(setting.forces[owner].tracks, known.tracks[owner], strict=True)
    return {
        track.key: value if track.is_counter else track.values[value]
        for track, value in pairs
        if value >= 0
    }


def adventure_of(state: State) -> dict[str, object]:
    """The state of a cooperative game, as everyone sees it; in others there is none."""
    if state.adventure is None:
        return {}
    adventure, board = parts_of(state)
    setting = state.setting

    def cards(which: Sequence[int]) -> list[str]:
        return [initiative_name(setting, card) for card in which]

    symbols = setting.enemies[0].invasion
    up = adventure.invasion[: adventure.turned_up]
    return {
        "threat": min(adventure.steps, len(board.track) - 1),
        "objectives": adventure.objectives,
        "round": max(adventure.round, 1),
        "row": cards(adventure.row),
        "added": cards(adventure.added),
        **({sites_word(board): _bridges(adventure, board)} if board.bridges else {}),
        markers_word(board): {
            str(site.number): amount
            for site, amount in zip(board.sites, adventure.markers, strict=True)
            if amount
        },
        **({"invasion": [symbols[token] for token in up]} if symbols else {}),
    }


def _bridges(adventure: Adventure, board: AdventureBoard) -> dict[str, object]:
    return {
        str(site.number): board.bridges[bridge].id
        for site, bridge in zip(board.sites, adventure.bridges, strict=True)
        if bridge != DESTROYED
    }


def card_names(setting: Setting, faces: Sequence[int]) -> list[str]:
    return [card_name(setting, face) for face in faces]


def hand_of(setting: Setting, known: ViewData, owner: Seat) -> list[str]:
    return card_names(setting, known.hands[owner].known)
