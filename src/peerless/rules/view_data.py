"""Everything a seat may know of a game, as plain values: two views are equal if these are.

They are named tuples: cheap to make, and they can be compared and hashed as they are. Fighters,
tokens, spaces, seats and tracks go by their numbers, cards by their faces; -1 means none."""

from __future__ import annotations

from typing import Final, NamedTuple

from peerless.rules.adventure.record import Adventure, InitiativeId
from peerless.rules.combat_record import Change, Combat, CombatSide
from peerless.rules.lasting import Hold, Lasting
from peerless.rules.numbers import CardId, Cause, FaceId, FighterId, Mask, Seat, SpaceId
from peerless.rules.questions import Ask, Option
from peerless.rules.state import State
from peerless.rules.value import parts_of_value, value
from peerless.rules.views import mask_of_seat, sees_hand
from peerless.text.tree import Duration, Select

HIDDEN: Final = -2
"""In the place of the face of a card that the seat does not know."""


class HandData(NamedTuple):
    """How many cards there are in a hand, and those that the seat knows, sorted. Of a hidden hand
    these may also be cards that were put face down from it."""

    size: int
    known: tuple[FaceId, ...]


class SideData(NamedTuple):
    """One of the two sides of a combat."""

    seat: Seat
    fighter: FighterId
    card: FaceId
    boost: FaceId
    canceled: bool
    ignored: bool
    locked: bool  # card effects cannot change its value
    frozen: bool  # nothing can
    printed: int  # replaces the printed value, if not -1
    number: int  # named with the card
    changes: tuple[Change, ...]
    value: int | None  # of a revealed card as it is now
    parts: tuple[Change, ...]  # where that comes from (R40)


class LastingData(NamedTuple):
    """A rule that holds for a while: for some fighters, or for whoever fits."""

    hold: Hold
    until: Duration
    fighters: Mask
    amount: int
    cause: Cause
    fitting: Select | None


class CombatData(NamedTuple):
    revealed: bool
    decided: bool
    damage: int  # dealt by the attack itself
    damage_to: tuple[int, ...]  # of each fighter
    attack: SideData
    defense: SideData


class AdventureData(NamedTuple):
    """What a cooperative game has beside its fighters and cards. All of it lies open, but for the
    order of the initiative deck and the invasion tokens that are face down."""

    round: int  # 0 before the first
    threat: int  # steps of the marker from the first space of its track
    objectives: int  # how often the villain has reached its aim
    resolving: bool  # an objective is being resolved: threat is lost
    attacks: int  # of enemies in this round
    acting: FighterId  # the enemy whose turn comes next; -1: none
    order: tuple[int, ...]  # the order marker of each player
    deck: tuple[InitiativeId, ...]  # the cards in the initiative deck, sorted
    last: tuple[InitiativeId, ...]  # those of them that lie at its bottom, from the bottom
    row: tuple[InitiativeId, ...]  # revealed this round, from left to right
    added: tuple[InitiativeId, ...]  # they come into the deck at the next shuffle
    waiting: tuple[InitiativeId, ...]  # until an effect adds them
    markers: tuple[int, ...]  # doom tokens or aliens, by site
    bridges: tuple[int, ...]  # which lies on each site; DESTROYED: none any more
    turned_up: tuple[int, ...]  # the symbols of the invasion tokens that are face up, in order
    face_down: int  # how many invasion tokens are not


class QuestionData(NamedTuple):
    """Who is asked and what about; the options are for the one who is asked."""

    seat: Seat
    about: Ask
    cause: Cause
    options: tuple[Option, ...] | None


class ViewData(NamedTuple):
    """Everything a seat may know."""

    turn: Seat
    turns: int
    actions: int
    maneuvers: int
    spaces: tuple[SpaceId, ...]  # of each fighter
    health: tuple[int, ...]
    started: tuple[SpaceId, ...]  # where each fighter was when the turn began
    tracks: tuple[tuple[int, ...], ...]  # of each seat
    tokens: tuple[SpaceId, ...]  # the space of each
    hands: tuple[HandData, ...]
    decks: tuple[tuple[FaceId, ...], ...]  # from the bottom to the top
    discards: tuple[tuple[FaceId, ...], ...]
    played: FaceId
    combat: CombatData | None
    lasting: tuple[LastingData, ...]
    question: QuestionData | None
    winners: tuple[Seat, ...] | None
    adventure: AdventureData | None = None


_NO_HAND: Final = HandData(0, ())


def view_data(state: State, seat: Seat) -> ViewData:
    """What the seat may know."""
    seats, mask = range(state.setting.seats), mask_of_seat(state, seat)
    return ViewData(
        turn=state.turn,
        turns=state.turns,
        actions=state.actions,
        maneuvers=state.maneuvers,
        spaces=tuple(state.space),
        health=tuple(state.health),
        started=tuple(state.started),
        tracks=tuple([tuple(values) for values in state.tracks]),
        tokens=tuple(state.token_space),
        hands=tuple([_hand(state, seat, mask, owner) for owner in seats]),
        decks=tuple([_deck(state, mask, deck) for deck in state.decks]),
        discards=tuple([_faces(state, pile) for pile in state.discards]),
        played=_face(state, state.played),
        combat=None if state.combat is None else _combat(state, seat, state.combat),
        lasting=tuple(map(_lasting, state.lasting)),
        question=_question(state, seat),
        winners=state.winners,
        adventure=None if state.adventure is None else _adventure(state.adventure),
    )


def _adventure(adventure: Adventure) -> AdventureData:
    return AdventureData(
        round=adventure.round,
        threat=adventure.steps,
        objectives=adventure.objectives,
        resolving=adventure.resolving,
        attacks=adventure.attacks,
        acting=-1 if adventure.acting is None else adventure.acting[0],
        order=tuple(adventure.order),
        deck=tuple(sorted(adventure.deck)),
        last=adventure.last,
        row=tuple(adventure.row),
        added=tuple(adventure.added),
        waiting=tuple(adventure.waiting),
        markers=tuple(adventure.markers),
        bridges=tuple(adventure.bridges),
        turned_up=tuple(adventure.invasion[: adventure.turned_up]),
        face_down=len(adventure.invasion) - adventure.turned_up,
    )


def _lasting(held: Lasting) -> LastingData:
    select = None if held.fitting is None else held.fitting.select
    return LastingData(held.hold, held.until, held.fighters, held.amount, held.cause, select)


def _face(state: State, card: CardId) -> FaceId:
    return state.setting.card_face[card] if card >= 0 else -1


def _faces(state: State, cards: list[CardId]) -> tuple[FaceId, ...]:
    face = state.setting.card_face
    return tuple([face[card] for card in cards])


def _hand(state: State, seat: Seat, mask: Mask, owner: Seat) -> HandData:
    hand, face, known = state.hands[owner], state.setting.card_face, state.known
    if not state.setting.has_player(owner):
        return _NO_HAND
    if sees_hand(state, seat, owner):
        return HandData(len(hand), tuple(sorted([face[card] for card in hand])))
    cards = hand if state.combat is None else hand + _face_down(state, owner)
    seen = [face[card] for card in cards if known[card] & mask]
    return HandData(len(hand), tuple(sorted(seen)) if seen else ())


def _face_down(state: State, owner: Seat) -> list[CardId]:
    combat = state.combat
    if combat is None or combat.revealed:
        return []
    cards = []
    for side in (combat.attack, combat.defense):
        if side.seat == owner:
            cards += [side.boost] if side.face_up else [side.card, side.boost]
    return [card for card in cards if card >= 0]


def _deck(state: State, mask: Mask, deck: list[CardId]) -> tuple[FaceId, ...]:
    known, face = state.known, state.setting.card_face
    return tuple([face[card] if known[card] & mask else HIDDEN for card in deck])


def _combat(state: State, seat: Seat, combat: Combat) -> CombatData:
    return CombatData(
        combat.revealed,
        combat.decided,
        combat.damage,
        tuple(combat.damage_to),
        _side(state, seat, combat, combat.attack),
        _side(state, seat, combat, combat.defense),
    )


def _side(state: State, seat: Seat, combat: Combat, side: CombatSide) -> SideData:
    seen = combat.revealed or sees_hand(state, seat, side.seat)
    from_deck = not state.setting.has_player(side.seat)
    mask = mask_of_seat(state, seat)

    def shown(card: CardId, face_up: bool) -> FaceId:
        """Of an enemy it was the top card of a deck, which somebody may have looked at."""
        looked_at = from_deck and card >= 0 and bool(state.known[card] & mask)
        return _face(state, card) if card < 0 or seen or face_up or looked_at else HIDDEN

    return SideData(
        seat=side.seat,
        fighter=side.fighter,
        card=shown(side.card, side.face_up),
        boost=shown(side.boost, False),
        canceled=side.canceled,
        ignored=side.ignored,
        locked=side.locked,
        frozen=side.frozen,
        printed=side.printed,
        number=side.number,
        changes=tuple(side.changes),
        value=value(state, combat, side) if combat.revealed else None,
        parts=tuple(parts_of_value(state, combat, side)) if combat.revealed else (),
    )


def _question(state: State, seat: Seat) -> QuestionData | None:
    question = state.question
    if question is None:
        return None
    options = tuple(question.options) if question.seat == seat else None
    return QuestionData(question.seat, question.about, question.cause, options)
