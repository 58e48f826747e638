"""Cards: drawing, discarding, putting, shuffling. Only these functions move a card.

The top of a deck is the end of its list.
"""

from __future__ import annotations

from collections.abc import Sequence

from peerless.rules import knowledge, triggers
from peerless.rules.events import EVERYONE, RULE, Happening
from peerless.rules.health import deal
from peerless.rules.house_rules import EXHAUSTION_DAMAGE
from peerless.rules.masks import bit
from peerless.rules.numbers import CardId, Cause, FaceId, Mask, Seat
from peerless.rules.state import OFF, State


def only(seat: Seat) -> Mask:
    """The mask of one seat: of a card that it alone looks at (R69)."""
    return bit(seat)


def team_of(state: State, seat: Seat) -> Mask:
    """The mask of the seats that see a player's hand: the player's and the team-mates' (C53)."""
    return state.setting.mates[seat]


def draw(state: State, seat: Seat, n: int, cause: Cause) -> list[CardId]:
    """One at a time; each that is missing exhausts the player's fighters (C35, C36, R65). An enemy
    has no hand: it takes cards of its discard pile back into its deck (A.I9)."""
    if not state.setting.has_player(seat):
        return shuffle_back(state, seat, n, cause)
    drawn = []
    for _ in range(n):
        if state.over:
            break
        if state.decks[seat]:
            card = state.decks[seat].pop()
            state.hands[seat].append(card)
            seers = team_of(state, seat)
            knowledge.shown(state, card, seers)
            drawn.append(card)
            state.tell(Happening.DREW, seat=seat, card=card, cause=cause, seers=seers)
        else:
            exhaust(state, seat, cause)
    return drawn


def shuffle_back(state: State, seat: Seat, n: int, cause: Cause) -> list[CardId]:
    """The top cards of a discard pile, so many or all there are, into the deck."""
    cards = state.discards[seat][-n:] if n > 0 else []
    if cards:
        shuffle_in(state, cards, seat, cause)
    return cards


def exhaust(state: State, seat: Seat, cause: Cause) -> None:
    """With an empty deck each of the player's fighters takes 2 damage instead (C36)."""
    state.tell(Happening.EXHAUSTED, seat=seat, cause=cause)
    fighters = [f for f in state.setting.fighters_of[seat] if state.space[f] != OFF]
    deal(state, fighters, EXHAUSTION_DAMAGE, cause)


def pull(state: State, card: CardId) -> None:
    """Take a card out of the pile it is in, or out of play."""
    seat = state.setting.card_seat[card]
    for pile in (state.hands[seat], state.discards[seat], state.decks[seat]):
        if card in pile:
            pile.remove(card)
            return
    if state.played == card:
        state.played = -1
    elif state.combat is not None:
        for side in (state.combat.attack, state.combat.defense):
            if side.card == card:
                side.play(-1)
            elif side.boost == card:
                side.boost = -1


def is_discarded(state: State, card: CardId) -> bool:
    return card in state.discards[state.setting.card_seat[card]]


def is_in_hand(state: State, card: CardId) -> bool:
    return card in state.hands[state.setting.card_seat[card]]


def is_face_down(state: State, card: CardId) -> bool:
    """Whether it has been put into a combat unseen."""
    combat = state.combat
    return combat is not None and any(
        (side.card == card and not side.face_up) or (side.boost == card and not combat.revealed)
        for side in (combat.attack, combat.defense)
    )


def seers_of(state: State, card: CardId) -> Mask:
    """Who sees which card it is when it is moved: all, of a discard pile or in play; its owner's
    team, of a hand; who has seen it, in a deck."""
    owner = state.setting.card_seat[card]
    if card in state.hands[owner] or is_face_down(state, card):
        team = team_of(state, owner)
        return team if state.setting.has_player(owner) else team | state.known[card]
    return state.known[card] if card in state.decks[owner] else EVERYONE


def is_seen_by(state: State, card: CardId, seat: Seat) -> bool:
    return bool((seers_of(state, card) | state.known[card]) & only(seat))


def show(state: State, card: CardId) -> None:
    """To everyone, where it is; a card of the combat is turned up."""
    if is_face_down(state, card):
        assert state.combat is not None
        side = state.combat.side_with(card)
        if side is not None:
            side.face_up = True
            turn_up(state, card)
            return
    knowledge.shown_to_all(state, card)


def discard(state: State, card: CardId, cause: Cause, aside: Sequence[CardId] = ()) -> None:
    """`aside`: what was seen together with it."""
    put_away(state, card, cause, aside)
    triggers.discarded(state, card)


def put_away(state: State, card: CardId, cause: Cause, aside: Sequence[CardId] = ()) -> None:
    """To its owner's discard pile, face up (C25): what was played goes there when it is over, and
    is not discarded by anyone."""
    seat = state.setting.card_seat[card]
    if card in state.hands[seat] or is_face_down(state, card):
        knowledge.left_hand(state, card)
    pull(state, card)
    knowledge.shown_to_all(state, card)
    state.discards[seat].append(card)
    state.tell(Happening.DISCARDED, seat=seat, card=card, cause=cause)
    if state.setting.face(card).card.deception:
        take_pile_back(state, seat, aside)


def take_pile_back(state: State, seat: Seat, aside: Sequence[CardId]) -> None:
    """A deception card takes its whole pile back into the deck; nothing can prevent it (A.H4,
    A.H5). What was seen together with it on top of the deck comes on top again (A.K13)."""
    deck = state.decks[seat]
    depth = len(deck)
    while depth > 0 and deck[depth - 1] in aside:
        depth -= 1
    held = deck[depth:]
    del deck[depth:]
    shuffle_in(state, state.discards[seat][:], seat, RULE)
    deck += held


def take(state: State, card: CardId, cause: Cause, seers: Mask = EVERYONE) -> None:
    """Into its owner's hand; this is not a draw (R64). Who has no hand has it on top of the deck
    (A.I10)."""
    seat = state.setting.card_seat[card]
    if not state.setting.has_player(seat):
        put_on_top(state, card, cause, seers)
        return
    pull(state, card)
    state.hands[seat].append(card)
    seers |= team_of(state, seat)
    knowledge.shown(state, card, seers)
    state.tell(Happening.TOOK, seat=seat, card=card, cause=cause, seers=seers)


def put_on_top(state: State, card: CardId, cause: Cause, seers: Mask) -> None:
    seat = state.setting.card_seat[card]
    pull(state, card)
    state.decks[seat].append(card)
    knowledge.put_back(state, card, seers)
    state.tell(Happening.PUT_ON_TOP, seat=seat, card=card, cause=cause, seers=seers)


def put_at_bottom(state: State, card: CardId, cause: Cause, seers: Mask) -> None:
    seat = state.setting.card_seat[card]
    pull(state, card)
    state.decks[seat].insert(0, card)
    knowledge.put_back(state, card, seers)
    state.tell(Happening.PUT_AT_BOTTOM, seat=seat, card=card, cause=cause, seers=seers)


def shuffle_in(state: State, cards: list[CardId], seat: Seat, cause: Cause) -> None:
    for card in cards:
        pull(state, card)
        state.decks[seat].append(card)
        state.tell(Happening.SHUFFLED_IN, seat=seat, card=card, cause=cause)
    shuffle(state, seat, cause, cards)


def shuffle(state: State, seat: Seat, cause: Cause, just_put: Sequence[CardId] = ()) -> None:
    """Whatever was known of the cards in it is gone, also what texts had in mind, other than of
    those that were put there just now."""
    state.chance.shuffle(state.decks[seat])
    knowledge.forget_deck(state, seat)
    lost = set(state.decks[seat]).difference(just_put)
    state.change_cards(lambda cards: tuple(card for card in cards if card not in lost))
    state.tell(Happening.SHUFFLED, seat=seat, cause=cause)


def play_face_down(state: State, seat: Seat, face: FaceId) -> CardId:
    """Out of the hand and onto the table, face down."""
    card = in_hand(state, seat, face)
    state.hands[seat].remove(card)
    return card


def play_top(state: State, seat: Seat) -> CardId:
    """The top card of an enemy's deck, face down onto the table (A.E3, A.G1); -1 if there is none.
    Whoever has seen it there knows it still."""
    return state.decks[seat].pop() if state.decks[seat] else -1


def play_face_up(state: State, seat: Seat, face: FaceId) -> CardId:
    card = in_hand(state, seat, face)
    knowledge.left_hand(state, card)
    knowledge.shown_to_all(state, card)
    state.hands[seat].remove(card)
    return card


def turn_up(state: State, card: CardId) -> None:
    """A card that lay face down is revealed; it had left the hand until now unseen."""
    knowledge.left_hand(state, card)
    knowledge.shown_to_all(state, card)


def in_hand(state: State, seat: Seat, face: FaceId) -> CardId:
    """A card of that face in a hand."""
    card_face = state.setting.card_face
    copies = [card for card in state.hands[seat] if card_face[card] == face]
    return knowledge.copy_to_take(state, copies)
