"""Everything a seat may know of a game, as plain values: two views are equal if these are."""

from __future__ import annotations

from typing import TypeAlias

from peerless.rules.combat_record import Combat, CombatSide
from peerless.rules.state import State
from peerless.rules.views import mask_of, sees_hand

Fact: TypeAlias = "int | str | bool | tuple[Fact, ...] | None"

HIDDEN = -2
"""In the place of the face of a card that the seat does not know."""


def facts(state: State, seat: int) -> dict[str, Fact]:
    """What the seat may know, by name; cards are faces."""
    seats = range(state.setting.seats)
    return {
        "turn": state.turn,
        "turns": state.turns,
        "actions": state.actions,
        "maneuvers": state.maneuvers,
        "spaces": tuple(state.space),
        "health": tuple(state.health),
        "started": tuple(state.started),
        "tracks": tuple(tuple(values) for values in state.tracks),
        "tokens": tuple(state.token_space),
        "hands": tuple(_hand(state, seat, owner) for owner in seats),
        "decks": tuple(_deck(state, seat, owner) for owner in seats),
        "discards": tuple(_faces(state, state.discards[owner]) for owner in seats),
        "played": _face(state, state.played),
        "combat": None if state.combat is None else _combat(state, seat, state.combat),
        "lasting": tuple(tuple(held[:1] + held[2:]) for held in state.lasting),
        "question": _question(state, seat),
        "winners": state.winners,
    }


def _face(state: State, card: int) -> int:
    return state.setting.card_face[card] if card >= 0 else -1


def _faces(state: State, cards: list[int]) -> tuple[int, ...]:
    return tuple(_face(state, card) for card in cards)


def _hand(state: State, seat: int, owner: int) -> Fact:
    """A hand as a sorted list of faces; of a hidden one its size and the cards known in the group
    of the hand and what was put face down from it."""
    hand = state.hands[owner]
    if sees_hand(state, seat, owner):
        return len(hand), tuple(sorted(_faces(state, hand)))
    mask = mask_of(state, seat)
    known = [card for card in hand + _face_down(state, owner) if state.known[card] & mask]
    return len(hand), tuple(sorted(_faces(state, known)))


def _face_down(state: State, owner: int) -> list[int]:
    combat = state.combat
    if combat is None or combat.revealed:
        return []
    cards = []
    for side in (combat.attack, combat.defense):
        if side.seat == owner:
            cards += [side.boost] if side.face_up else [side.card, side.boost]
    return [card for card in cards if card >= 0]


def _deck(state: State, seat: int, owner: int) -> Fact:
    """From the bottom to the top."""
    mask = mask_of(state, seat)
    return tuple(
        _face(state, card) if state.known[card] & mask else HIDDEN for card in state.decks[owner]
    )


def _combat(state: State, seat: int, combat: Combat) -> Fact:
    return (
        combat.revealed,
        combat.decided,
        combat.damage,
        tuple(combat.damage_to),
        _side(state, seat, combat, combat.attack),
        _side(state, seat, combat, combat.defense),
    )


def _side(state: State, seat: int, combat: Combat, side: CombatSide) -> Fact:
    seen = combat.revealed or sees_hand(state, seat, side.seat)

    def shown(card: int, face_up: bool) -> int:
        return _face(state, card) if card < 0 or seen or face_up else HIDDEN

    return (
        side.seat,
        side.fighter,
        shown(side.card, side.face_up),
        shown(side.boost, False),
        side.canceled,
        side.ignored,
        side.printed,
        side.number,
        tuple((change.becomes, change.amount, change.cause) for change in side.changes),
    )


def _question(state: State, seat: int) -> Fact:
    """Who is asked and what about; the answers are for the one who is asked."""
    question = state.question
    if question is None:
        return None
    options: Fact = None
    if question.seat == seat:
        options = tuple(tuple(int(part) for part in option) for option in question.options)
    return question.seat, int(question.about), question.cause, options
