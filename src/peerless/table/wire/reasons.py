"""Why a card of the hand cannot be played now: for the seat that is asked, and nobody else."""

from __future__ import annotations

from peerless.game import View
from peerless.record.notation import card_name
from peerless.rules.masks import has
from peerless.rules.pieces import CardType
from peerless.rules.questions import Ask
from peerless.rules.select import in_form
from peerless.rules.setting import Face
from peerless.rules.state import OFF
from peerless.table.wire.types import Reason


def unplayable(view: View) -> dict[str, str]:
    """The cards that no answer plays, each with its reason."""
    asked = view.state.question
    if asked is None or asked.seat != view.seat or asked.about not in _OF_CARDS:
        return {}
    named = {getattr(action.option, "face", -1) for action in view.actions()}
    cards = view.state.hands[view.seat]
    hand = [view.setting.faces[id] for id in {view.setting.card_face[card]: None for card in cards}]
    return {
        card_name(view.setting, face.id): _OF_CARDS[asked.about](view, face).value
        for face in hand
        if face.id not in named
    }


def _not_an_action(view: View, face: Face) -> Reason:
    if face.card.type is CardType.DEFENSE:
        return Reason.DEFENSE
    return _of_users(view, face) or (
        Reason.NOBODY_IN_REACH if face.card.attacks else Reason.NOT_NOW
    )


def _not_a_defense(view: View, face: Face) -> Reason:
    if face.card.type is CardType.SCHEME:
        return Reason.SCHEME
    if face.card.type is CardType.ATTACK:
        return Reason.ATTACK
    return _of_users(view, face) or Reason.OTHER_FIGHTER


def _of_users(view: View, face: Face) -> Reason | None:
    """What keeps everyone from using it."""
    if not in_form(view.state, face):
        return Reason.OTHER_FORM
    own = view.setting.fighters_of[view.seat]
    there = [who for who in own if has(face.users, who) and view.state.space[who] != OFF]
    return None if there else Reason.USER_GONE


_OF_CARDS = {Ask.ACTION: _not_an_action, Ask.DEFEND: _not_a_defense}
"""What asks for cards of the hand, and leaves some out."""
