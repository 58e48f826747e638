"""Initiative cards come and go (A.D6, A.D7, A.D9)."""

from __future__ import annotations

from peerless.rules.adventure.record import Adventure
from peerless.rules.events import Happening
from peerless.rules.house_rules import MOST_ATTACKS
from peerless.rules.numbers import Cause, Seat
from peerless.rules.state import State


def record_of(state: State) -> Adventure:
    assert state.adventure is not None
    return state.adventure


def add_card(state: State, name: str, cause: Cause) -> bool:
    """One of those that wait: it comes into the deck at the next shuffle (A.D9)."""
    adventure = record_of(state)
    for card in adventure.waiting:
        if state.setting.initiative[card].name == name:
            adventure.waiting.remove(card)
            adventure.added.append(card)
            seat = state.setting.initiative[card].seat
            state.tell(Happening.INITIATIVE_ADDED, seat, other=card, cause=cause)
            return True
    return False


def act_again(state: State, seat: Seat, cause: Cause) -> bool:
    """An enemy's card goes from the row to the bottom of the deck: it has another turn in this
    round. While it lies in the deck, nothing happens (A.D7)."""
    adventure = record_of(state)
    card = state.setting.initiative_of(seat).id
    if card not in adventure.row or adventure.attacks >= MOST_ATTACKS:
        return False
    adventure.row.remove(card)
    adventure.deck.insert(0, card)
    adventure.last = (card, *adventure.last)
    state.tell(Happening.INITIATIVE_LAST, seat, other=card, cause=cause)
    return True


def leave(state: State, seat: Seat) -> None:
    """The cards of who is defeated or eliminated leave the game: those in the row at once, others
    when they are revealed (A.D6, A.E6, A.N2)."""
    adventure = record_of(state)
    for cards in (adventure.row, adventure.added, adventure.waiting):
        for card in [c for c in cards if state.setting.initiative[c].seat == seat]:
            cards.remove(card)
            if cards is not adventure.waiting:
                state.tell(Happening.INITIATIVE_LEFT, seat, other=card)
