"""The engine's numbers as the wire names them."""

from __future__ import annotations

from peerless.game import SPECTATOR
from peerless.record.notation import card_name, player_name, space_name
from peerless.rules.adventure.record import InitiativeId
from peerless.rules.events import UNSEEN
from peerless.rules.numbers import FaceId, Seat, SpaceId
from peerless.rules.setting import Setting
from peerless.rules.state import OFF
from peerless.rules.view_data import HIDDEN

UNKNOWN = "?"
"""In the place of a card that the seat does not know, as in the notation."""


def seat_out(seat: Seat) -> Seat | None:
    return None if seat == SPECTATOR else seat


def card_out(setting: Setting, face: FaceId) -> str | None:
    """None where there is no card."""
    if face < 0:
        return UNKNOWN if face in (UNSEEN, HIDDEN) else None
    return card_name(setting, face)


def known_or_not(setting: Setting, face: FaceId) -> str:
    """Of a card that is there."""
    return UNKNOWN if face < 0 else card_name(setting, face)


def initiative_out(setting: Setting, card: InitiativeId) -> str:
    """A player's goes by the name of the player."""
    initiative = setting.initiative[card]
    of_player = setting.has_player(initiative.seat)
    return player_name(setting, initiative.seat) if of_player else initiative.name


def space_out(setting: Setting, space: SpaceId) -> str | None:
    return None if space == OFF else space_name(setting, space)
