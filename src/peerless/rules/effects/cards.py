"""What is done with cards: draws, discards, looks, reveals, puts, searches."""

from __future__ import annotations

from peerless.rules import knowledge, piles
from peerless.rules.context import my_side, seat_of
from peerless.rules.events import EVERYONE, Happening
from peerless.rules.interpreter import Interpreter, offered, runs
from peerless.rules.questions import Act, Option
from peerless.rules.select import (
    cards_meant,
    pile_of_seat,
)
from peerless.rules.state import State
from peerless.text import tree
from peerless.text.tree import Pile, Select, Spot, Who


@runs(tree.Draw)
def draw(state: State, run: Interpreter, node: tree.Draw) -> None:
    context = run.context
    seat = seat_of(state, context, node.who)
    if seat < 0:
        return
    amount = run.amount(state, node.amount, seat)
    drawn = piles.draw(state, seat, amount, context.cause)
    context.cards = context.rest = context.looked = drawn
    context.seers = piles.team_of(state, seat)
    context.outcome(amount > 0)


@runs(tree.Discard)
def discard(state: State, run: Interpreter, node: tree.Discard) -> None:
    context = run.context
    cards = meant_or_chosen(state, run, node.cards, node.who)
    for card in cards:
        piles.discard(state, card, context.cause)
    context.cards = cards
    context.outcome(bool(cards), discards=len(cards))


def meant_or_chosen(state: State, run: Interpreter, cards: tree.Cards, who: Who) -> list[int]:
    if isinstance(cards, Select):
        return run.cards(state, cards, who)
    return list(cards_meant(state, run.context, cards))


@runs(tree.Look)
def look(state: State, run: Interpreter, node: tree.Look) -> None:
    """Only the one who looks sees them, and the owner of a hand (R69)."""
    context = run.context
    cards = meant_or_chosen(state, run, node.cards, Who.YOU)
    show(state, run, cards, Happening.LOOKED, piles.only(context.seat))


@runs(tree.Reveal)
def reveal(state: State, run: Interpreter, node: tree.Reveal) -> None:
    """Everybody sees them; they stay where they are (R69)."""
    fight = my_side(state, run.context)
    if isinstance(node.cards, tree.ThisCard) and fight is not None:
        fight[1].face_up = True
        piles.turn_up(state, run.context.card)
    cards = meant_or_chosen(state, run, node.cards, node.who)
    show(state, run, cards, Happening.SHOWED, EVERYONE)


def show(state: State, run: Interpreter, cards: list[int], kind: Happening, seers: int) -> None:
    context = run.context
    seat = context.seat
    for card in cards:
        owner = state.setting.card_seat[card] if kind is Happening.SHOWED else seat
        knowledge.shown(state, card, seers)
        state.tell(kind, seat=owner, card=card, cause=context.cause, seers=seers)
    context.cards = context.rest = context.looked = cards
    context.seers = seers
    context.outcome(bool(cards))


@runs(tree.Put)
def put(state: State, run: Interpreter, node: tree.Put) -> None:
    context = run.context
    cards = meant_or_chosen(state, run, node.cards, Who.YOU)
    spot = node.spot
    if spot is Spot.TOP_OR_BOTTOM and cards:
        options = [Option(Act.SPOT, 0), Option(Act.SPOT, 1)]
        spot = (Spot.TOP, Spot.BOTTOM)[run.pick(state, context.seat, options).a]
    if spot in (Spot.TOP, Spot.BOTTOM) and not isinstance(node.cards, Select):
        cards = in_order(state, run, cards)
    hide_the_choice(state, run, node.cards, cards)
    if spot is Spot.SHUFFLED:
        piles.shuffle_in(state, cards, seat_of(state, context, node.who), context.cause)
    elif spot is Spot.TOP:
        for card in reversed(cards):  # the first named is drawn first
            piles.put_on_top(state, card, context.cause, seers_of(state, run, card))
    else:
        for card in cards:
            seers = seers_of(state, run, card)
            if spot is Spot.HAND:
                take(state, run, card, seers)
            else:
                piles.put_at_bottom(state, card, context.cause, seers)
    context.outcome(bool(cards))


def hide_the_choice(state: State, run: Interpreter, which: tree.Cards, cards: list[int]) -> None:
    """Where not everyone sees which cards are moved, what others knew of all those that could
    have been is no longer sure."""
    if not cards:
        return
    seers = seers_of(state, run, cards[0])
    if seers != EVERYONE:
        of_looked = not isinstance(which, Select) or any(
            isinstance(f, tree.Among) for f in which.filters
        )
        hand = state.hands[state.setting.card_seat[cards[0]]]
        knowledge.chosen_unseen(state, run.context.looked if of_looked else hand, seers)


def in_order(state: State, run: Interpreter, cards: list[int]) -> list[int]:
    """Several cards that go on a deck in any order, named in the order they will be drawn."""
    if len(cards) < 2:
        return cards
    left = list(cards)
    named: list[int] = []
    while left:
        answer = run.pick(state, run.context.seat, offered(state, left), hidden=True)
        card = run.card_picked(state, answer, left)
        left.remove(card)
        named.append(card)
    return named


def seers_of(state: State, run: Interpreter, card: int) -> int:
    """Who sees which card it is: all, of a discard pile; its owner's team, of a hand."""
    owner = state.setting.card_seat[card]
    if card in state.discards[owner]:
        return EVERYONE
    if card in state.hands[owner]:
        return piles.team_of(state, owner)
    return run.context.seers


def take(state: State, run: Interpreter, card: int, seers: int) -> None:
    """Into the hand; a combat card that goes back leaves the combat."""
    combat = state.combat
    if combat is not None:
        for side in (combat.attack, combat.defense):
            if side.card == card:
                side.card = -1
    piles.take(state, card, run.context.cause, seers)


@runs(tree.Shuffle)
def shuffle(state: State, run: Interpreter, node: tree.Shuffle) -> None:
    piles.shuffle(state, seat_of(state, run.context, node.who), run.context.cause)


@runs(tree.Search)
def search(state: State, run: Interpreter, node: tree.Search) -> None:
    """Pile by pile, until the card is found. Whether the deck was opened is public."""
    context = run.context
    context.cards, context.searched = [], False
    for pile in node.piles:
        cards = pile_of_seat(state, pile, context.seat)
        context.searched = context.searched or pile is Pile.DECK
        found = [c for c in cards if state.setting.face(c).card.name == node.card]
        if found:
            context.cards = found[:1]
            context.seers = EVERYONE  # the text names it
            break
    else:  # it is in none of them: so everyone knows where it must be
        for card in state.hands[context.seat]:
            if state.setting.face(card).card.name == node.card:
                knowledge.shown_to_all(state, card)
    context.done = bool(context.cards)


@runs(tree.BecomeCard)
def become_card(state: State, run: Interpreter, node: tree.BecomeCard) -> None:
    cards = cards_meant(state, run.context, node.card)
    fight = my_side(state, run.context)
    if not cards or fight is None:
        return
    combat, mine = fight
    side = mine if node.who is Who.YOU else combat.opposite(mine)
    piles.pull(state, cards[0])
    piles.turn_up(state, cards[0])
    side.card = cards[0]
    side.canceled = False
    side.changes.clear()
    state.tell(Happening.CARD_BECAME, side.seat, card=side.card, cause=run.context.cause)
