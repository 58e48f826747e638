"""What is done with cards: draws, discards, looks, reveals, puts, searches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from peerless.rules import knowledge, piles
from peerless.rules.choosing import TextFrame, is_hidden, offered
from peerless.rules.context import NOBODY
from peerless.rules.effects.result import Result
from peerless.rules.events import EVERYONE, Happening
from peerless.rules.numbers import CardId, Seat
from peerless.rules.players import seat_of, side_of
from peerless.rules.questions import PickSpot
from peerless.rules.select import cards_meant, is_enemy_hand, pile_of_seat, usable
from peerless.rules.state import State
from peerless.text import tree
from peerless.text.tree import Pile, Quantity, Select, Slot, Spot, Who


def draw(state: State, run: TextFrame, node: tree.Draw) -> Result:
    seat = seat_of(state, run.context, node.who)
    if seat < 0:
        return Result(False, {Slot.CARD: (), Slot.REST: ()})
    amount = run.amount(state, node.amount, seat)
    drawn = piles.draw(state, seat, amount, run.context.cause)
    up_to = isinstance(node.amount, (tree.UpTo, tree.UpToHand))
    run.short = len(drawn) < amount and not up_to
    return Result(bool(drawn), {Slot.CARD: drawn, Slot.REST: drawn})


def discard(state: State, run: TextFrame, node: tree.Discard) -> Result:
    """What lies in a discard pile already stays there."""
    seat = seat_of(state, run.context, node.who)
    if seat < 0 and state.adventure is not None:  # no opponent could be chosen (A.I3)
        return Result(False, {Slot.CARD: (), Slot.DISCARD: NOBODY})
    if isinstance(node.cards, Select) and is_of_no_hand(state, run, node.cards, seat):
        return discard_from_deck(state, run, node.cards, seat)
    discarded = [card for card in run.context.cards if piles.is_discarded(state, card)]
    cards = meant_or_chosen(state, run, node.cards, node.who, discarded)
    moved = [card for card in cards if not piles.is_discarded(state, card)]
    aside = (*run.context.rest, *cards) if is_spoken_of(node.cards) else ()
    for card in moved:
        piles.discard(state, card, run.context.cause, aside)
    return Result(bool(moved), {Slot.CARD: cards, Slot.DISCARD: (len(moved),) if moved else ()})


def discard_from_deck(state: State, run: TextFrame, cards: Select, seat: Seat) -> Result:
    """An enemy has no hand: so many cards from the top of its deck, one after another, since the
    deck may be shuffled in between (A.I8, A.H4). Of "up to" or "any number" it discards none
    (A.I4)."""
    owner = enemy_meant(state, run, cards, seat)
    moved: list[CardId] = []
    most = run.most(state, cards.count, 0) if cards.count.quantity is Quantity.EXACTLY else 0
    while len(moved) < most and state.decks[owner]:
        moved.append(state.decks[owner][-1])
        piles.discard(state, moved[-1], run.context.cause)
    run.note_short(cards.count, len(moved), most)
    return Result(bool(moved), {Slot.CARD: moved, Slot.DISCARD: (len(moved),) if moved else ()})


def is_of_no_hand(state: State, run: TextFrame, cards: Select, seat: Seat) -> bool:
    """So many cards of an enemy's hand, whichever they are. Those that are said to fit, and all of
    them, are looked for in what is shown of it: the top card (A.I7)."""
    plain = all(isinstance(which, (tree.InPile, tree.AtRandom)) for which in cards.filters)
    if not plain or cards.count.quantity is Quantity.EACH:
        return False
    return is_enemy_hand(state, run.context, cards, seat)


def enemy_meant(state: State, run: TextFrame, cards: Select, seat: Seat) -> Seat:
    for which in cards.filters:
        if isinstance(which, tree.InPile):
            return seat_of(state, run.context, which.who)
    return seat


def meant_or_chosen(
    state: State,
    run: TextFrame,
    cards: tree.Cards,
    who: Who,
    there_already: Sequence[CardId] = (),
) -> list[CardId]:
    """None, if the player who would deal with them does not exist. Of "those cards" none is chosen
    that is where it would go already."""
    if isinstance(cards, Select):
        return run.cards(state, cards, who, there_already)
    if seat_of(state, run.context, who) < 0:
        return []
    return list(cards_meant(state, run.context, cards))


# ---------------------------------------------------------------- seeing


def look(state: State, run: TextFrame, node: tree.Look) -> Result:
    """Only the one who looks sees them, and the owner of a hand (R69)."""
    cards = meant_or_chosen(state, run, node.cards, Who.YOU)
    seat = run.context.seat
    for card in cards:
        knowledge.shown(state, card, piles.only(seat))
        state.tell(Happening.LOOKED, seat=seat, card=card, cause=run.context.cause,
                   seers=piles.only(seat))  # fmt: skip
    return Result(bool(cards), {Slot.CARD: cards, Slot.REST: rest(run, node.cards, cards)})


def reveal(state: State, run: TextFrame, node: tree.Reveal) -> Result:
    """Everybody sees them; they stay where they are (R69)."""
    cards = meant_or_chosen(state, run, node.cards, node.who)
    for card in cards:
        piles.show(state, card)
        owner = state.setting.card_seat[card]
        state.tell(Happening.SHOWED, seat=owner, card=card, cause=run.context.cause)
    return Result(bool(cards), {Slot.CARD: cards, Slot.REST: rest(run, node.cards, cards)})


def rest(run: TextFrame, which: tree.Cards, seen: list[CardId]) -> list[CardId]:
    """What is seen of those spoken of leaves the rest; the rest itself stays the rest; anything
    else begins a new one."""
    if is_spoken_of(which) and not isinstance(which, tree.Rest):
        run.take_from_rest(tuple(seen))
        return list(run.context.rest)
    return seen


def is_spoken_of(which: tree.Cards) -> bool:
    if isinstance(which, Select):
        return any(isinstance(filter_, tree.Among) for filter_ in which.filters)
    return isinstance(which, (tree.That, tree.Rest))


# ---------------------------------------------------------------- putting


def put(state: State, run: TextFrame, node: tree.Put) -> Result:
    """To the owner's hand or deck, whatever the text calls it."""
    context = run.context
    in_hand: list[CardId] = []
    if node.spot is Spot.HAND:
        in_hand = [card for card in context.cards if piles.is_in_hand(state, card)]
    cards = meant_or_chosen(state, run, node.cards, Who.YOU, in_hand)
    spot = node.spot
    if spot is Spot.TOP_OR_BOTTOM:
        spot = top_or_bottom(state, run) if cards else Spot.TOP
    if spot in (Spot.TOP, Spot.BOTTOM) and not has_order(node.cards):
        random = isinstance(node.cards, Select) and tree.AtRandom() in node.cards.filters
        cards = in_order(state, run, cards, random)
    hide_the_choice(state, run, node.cards, cards)
    moved = bool(cards)
    match spot:
        case Spot.SHUFFLED:
            for seat in sorted({state.setting.card_seat[card] for card in cards}):
                own = [card for card in cards if state.setting.card_seat[card] == seat]
                piles.shuffle_in(state, own, seat, context.cause)
        case Spot.TOP:
            for card in reversed(cards):  # the first named is drawn first
                piles.put_on_top(state, card, context.cause, piles.seers_of(state, card))
        case Spot.BOTTOM:
            for card in cards:
                piles.put_at_bottom(state, card, context.cause, piles.seers_of(state, card))
        case Spot.HAND:
            taken = [card for card in cards if not piles.is_in_hand(state, card)]
            for card in taken:
                piles.take(state, card, context.cause, piles.seers_of(state, card))
            moved = bool(taken)
        case _:
            assert_never(spot)
    return Result(moved, {Slot.CARD: cards})


def top_or_bottom(state: State, run: TextFrame) -> Literal[Spot.TOP, Spot.BOTTOM]:
    options = [PickSpot(at_bottom=False), PickSpot(at_bottom=True)]
    at_bottom = run.pick(state, run.context.seat, options).at_bottom
    return Spot.BOTTOM if at_bottom else Spot.TOP


def has_order(cards: tree.Cards) -> bool:
    """Whether they were picked one after another."""
    if not isinstance(cards, Select) or cards.count.quantity is Quantity.EACH:
        return False
    return tree.AtRandom() not in cards.filters


def hide_the_choice(
    state: State, run: TextFrame, which: tree.Cards, cards: Sequence[CardId]
) -> None:
    """Where not everyone sees which cards are moved, what others knew of all those that could
    have been is no longer sure."""
    if not cards or isinstance(which, (tree.DeckCards, tree.WholeHand)):
        return
    seers = piles.seers_of(state, cards[0])
    if seers != EVERYONE:
        context = run.context
        pool = {*context.cards, *context.rest, *cards}
        if not is_spoken_of(which):
            pool.update(state.hands[state.setting.card_seat[cards[0]]])
        knowledge.chosen_unseen(state, sorted(pool), seers)


def in_order(state: State, run: TextFrame, cards: list[CardId], by_chance: bool) -> list[CardId]:
    """Several cards that go on a deck in any order, named in the order they will be drawn. Those
    that the player has not seen keep the order of their deck, or that in which chance took them."""
    if len(cards) < 2:
        return cards
    seat = run.context.seat
    deck = state.decks[state.setting.card_seat[cards[0]]]
    if not all(piles.is_seen_by(state, card, seat) for card in cards):
        if all(card in deck for card in cards):
            return sorted(cards, key=deck.index, reverse=True)
        if by_chance:
            return cards
    hidden = any(is_hidden(state, card) for card in cards)
    left = list(cards)
    named: list[CardId] = []
    while left:
        last = len(left) == 1  # it is named all the same: a record has every card in its place
        answer = run.pick(
            state, seat, offered(state, left), hidden, most=len(cards), openly_forced=last
        )
        card = run.card_picked(state, answer, left)
        left.remove(card)
        named.append(card)
    return named


def shuffle(state: State, run: TextFrame, node: tree.Shuffle) -> Result:
    seat = seat_of(state, run.context, node.who)
    if seat >= 0:
        piles.shuffle(state, seat, run.context.cause)
    return Result(seat >= 0)


def search(state: State, run: TextFrame, node: tree.Search) -> Result:
    """Pile by pile, until the card is found. Whether the deck was opened is public."""
    seat = run.context.seat
    found: list[CardId] = []
    searched = False
    for pile in node.piles:
        cards = pile_of_seat(state, pile, seat)
        searched = searched or pile is Pile.DECK
        found = [c for c in cards if state.setting.face(c).card.name == node.card][:1]
        if found:
            knowledge.shown_to_all(state, found[0])  # the text names it
            break
    else:  # it is in none of them: so everyone knows where it must be
        for card in state.hands[seat]:
            if state.setting.face(card).card.name == node.card:
                knowledge.shown_to_all(state, card)
    return Result(bool(found), {Slot.CARD: found, Slot.SEARCH: (1,) if searched else ()})


def become_card(state: State, run: TextFrame, node: tree.BecomeCard) -> Result:
    """The card that was there is discarded, and with it goes all that hung on it. The fighter must
    be able to fight with the new one (R95)."""
    cards = list(cards_meant(state, run.context, node.card))
    side = side_of(state, run.context, node.who)
    if not cards or side is None or side.card == cards[0]:
        return Result(False, {Slot.CARD: cards})
    card = cards[0]
    assert state.combat is not None
    if not usable(state, state.setting.face(card), side.fighter, state.combat.role(side)):
        return Result(False, {Slot.CARD: cards})
    piles.turn_up(state, card)
    piles.pull(state, card)
    if side.card >= 0:
        piles.put_away(state, side.card, run.context.cause)
    side.play(card, face_up=True)
    state.tell(Happening.CARD_BECAME, side.seat, card=card, cause=run.context.cause)
    for boost in side.changes:  # all that is left of them: they stay with the attack
        state.tell(Happening.VALUE_ADDED, seat=side.seat, card=card, amount=boost.amount,
                   cause=boost.cause)  # fmt: skip
    return Result(True, {Slot.CARD: cards})
