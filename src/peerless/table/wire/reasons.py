"""Why a card of the hand cannot be played now: for the seat that is asked, and nobody else."""

from __future__ import annotations

from peerless.game import View
from peerless.record.notation import card_name
from peerless.rules.masks import has
from peerless.rules.pieces import CardType
from peerless.rules.questions import Ask
from peerless.rules.select import fits_form
from peerless.rules.setting import Face, Setting
from peerless.rules.state import OFF
from peerless.rules.view_data import ViewData
from peerless.table.wire.types import Reason


def unplayable(view: View) -> dict[str, str]:
    """The cards that no answer plays, each with its reason."""
    asked = view.pending
    if asked is None or asked.seat != view.seat or asked.about not in _OF_CARDS:
        return {}
    data, faces, why_not = view.data(), view.setting.faces, _OF_CARDS[asked.about]
    named = {getattr(option, "face", -1) for option in asked.options}
    hand = sorted(set(data.hands[view.seat].known))
    return {
        card_name(view.setting, face): why_not(view.setting, data, faces[face]).value
        for face in hand
        if face not in named
    }


def _not_an_action(setting: Setting, data: ViewData, face: Face) -> Reason:
    if face.card.type is CardType.DEFENSE:
        return Reason.DEFENSE
    return _of_users(setting, data, face) or (
        Reason.NOBODY_IN_REACH if face.card.attacks else Reason.NOT_NOW
    )


def _not_a_defense(setting: Setting, data: ViewData, face: Face) -> Reason:
    if face.card.type is CardType.SCHEME:
        return Reason.SCHEME
    if face.card.type is CardType.ATTACK:
        return Reason.ATTACK
    return _of_users(setting, data, face) or Reason.OTHER_FIGHTER


def _of_users(setting: Setting, data: ViewData, face: Face) -> Reason | None:
    """What keeps everyone from using it."""
    if not fits_form(face, data.tracks[face.seat]):
        return Reason.OTHER_FORM
    own = setting.fighters_of[face.seat]
    there = [who for who in own if has(face.users, who) and data.spaces[who] != OFF]
    return None if there else Reason.USER_GONE


_OF_CARDS = {Ask.ACTION: _not_an_action, Ask.DEFEND: _not_a_defense}
"""What asks for cards of the hand, and leaves some out."""
