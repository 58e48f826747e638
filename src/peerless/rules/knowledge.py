"""Who knows which hidden card is where. `state.known` has a mask of seats for every card.

What is public (a discard pile, a revealed card) needs no entry. A hand is known to its owner
and team (C53); the entry of a card in it says who else has seen it there. A deck is known to
nobody but those who have looked. A card that is put face down into a combat keeps its entry, but
those who knew the hand no longer know whether it was this one: `views` treats hand and face-down
cards as one group.
"""

from __future__ import annotations

from peerless.rules.events import EVERYONE
from peerless.rules.masks import all_below
from peerless.rules.numbers import CardId, Mask, Seat
from peerless.rules.state import State


def shown(state: State, card: CardId, seers: Mask) -> None:
    """These seats now know the card where it is."""
    state.known[card] |= seers


def shown_to_all(state: State, card: CardId) -> None:
    state.known[card] = EVERYONE


def put_back(state: State, card: CardId, seers: Mask) -> None:
    """Put on a deck: only those who saw which card it was know it there."""
    state.known[card] = seers


def chosen_unseen(state: State, pool: list[CardId], seers: Mask) -> None:
    """Some of these cards were moved, and only `seers` saw which: nobody else can be sure of any
    of them now."""
    for card in pool:
        state.known[card] &= seers


def copy_to_take(state: State, copies: list[CardId]) -> CardId:
    """The copy to be taken where any would do: the one most others know of. Since copies are
    alike, whoever knew of one must then think that it was this one. Of those that others know
    alike, one that no text of its owner has in mind: "that card" stays as long as it can."""
    if len(copies) == 1:
        return copies[0]
    seat = state.setting.card_seat[copies[0]]
    others = _SEATS & ~state.setting.mates[seat]
    in_mind = state.cards_in_mind(seat)
    return max(
        copies, key=lambda card: ((state.known[card] & others).bit_count(), card not in in_mind)
    )


_SEATS = all_below(16)  # room for every seat and the spectators


def forget_deck(state: State, seat: Seat) -> None:
    """Shuffling forgets."""
    for card in state.decks[seat]:
        state.known[card] = 0


def left_hand(state: State, card: CardId) -> None:
    """A card left a hand in plain sight. Whoever knew of another copy in that hand cannot tell
    the copies apart, and so knows of one copy less."""
    setting = state.setting
    seat = setting.card_seat[card]
    face = setting.card_face[card]
    unaware = ~state.known[card]
    if unaware == 0:
        return
    for other in state.hands[seat]:
        if other != card and setting.card_face[other] == face:
            lost = state.known[other] & unaware & ~setting.mates[seat]
            state.known[other] &= ~lost
            unaware &= ~lost
