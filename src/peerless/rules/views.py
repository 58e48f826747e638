"""The game as one seat may know it.

A view is a whole game again, in which every card that the seat cannot know has been dealt anew:
`conceal` deals in a fixed order, so that nothing of the truth is left in it and two games that
look the same to a seat give the same view; `imagine` deals by chance, for search.

Cards are dealt anew by a renaming of the hidden cards of each deck, carried through everything
that holds a card: piles, the combat, effects under way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from peerless.rules.adventure.choosers import asked_of_players
from peerless.rules.adventure.record import Adventure
from peerless.rules.chance import Chance
from peerless.rules.choosing import StalePick, TextFrame
from peerless.rules.combat_record import CombatSide
from peerless.rules.interpreter import Interpreter
from peerless.rules.masks import bit, has
from peerless.rules.numbers import CardId, Mask, Seat
from peerless.rules.questions import Option, PickCard
from peerless.rules.select import usable
from peerless.rules.state import State
from peerless.text.tree import Role

SPECTATOR: Final = -1
"""The seat of someone who knows only what is public."""


def conceal(state: State, seat: Seat) -> State:
    """A copy with everything that the seat does not know put in a fixed order."""
    return _deal_anew(state, seat, None, 0)


def imagine(state: State, seat: Seat, chance: Chance) -> State:
    """A copy with everything that the seat does not know dealt anew by chance."""
    return _deal_anew(state, seat, chance, chance.below(1 << 64))


def sees_hand(state: State, seat: Seat, owner: Seat) -> bool:
    """One's own hand, and those of team-mates (C53)."""
    return seat >= 0 and has(state.setting.mates[owner], seat)


def mask_of_seat(state: State, seat: Seat) -> Mask:
    """The mask of a seat in `known`; a spectator knows only what everyone does."""
    return bit(state.setting.seats if seat == SPECTATOR else seat)


_PATIENCE: Final = 1000


def _deal_anew(state: State, seat: Seat, chance: Chance | None, seed: int) -> State:
    """Deal until the same question is open. Only rarely does a question tell of a hidden card
    ("discards 1 card with that printed value": there is one), so the first deal mostly does."""
    for attempt in range(_PATIENCE):
        mixing = chance if attempt == 0 or chance is not None else Chance(attempt)
        new = _deal_once(state, seat, mixing, fixed=chance is None)
        new.chance = Chance(seed)
        if _asks_the_same(state, new):
            return new
    raise RuntimeError("no deal of the hidden cards fits what is known")


def _deal_once(state: State, seat: Seat, chance: Chance | None, fixed: bool) -> State:
    new = state.copy()
    spoken_of = _cards_spoken_of(new)
    cards = [*range(len(new.known)), -1]  # what each card is called now; -1 stands for none
    for owner in range(state.setting.seats):
        _Dealing(new, seat, owner, chance, spoken_of, cards).deal()
    numbers = _number_copies(new, {cards[card]: place for card, place in spoken_of.items()})
    _rename_effects(new, [numbers[card] for card in cards], speaking=bool(spoken_of))
    if new.adventure is not None:
        _deal_adventure(new.adventure, chance)
    if new.question is not None and new.question.seat != seat:
        # The answers of others depend on their hidden cards: ask anew.
        new.question = None
        new.log = None
        _ask_anew(new, keep_picks=not fixed)
        _hand_over(new)
        new.log = None if state.log is None else []
    return new


def _asks_the_same(state: State, new: State) -> bool:
    one, other = state.question, new.question
    if one is None or other is None:
        return one is other
    return (one.seat, one.about, one.cause) == (other.seat, other.about, other.cause)


class _Dealing:
    """Deals the cards of one owner that the seat does not know."""

    def __init__(
        self,
        state: State,
        seat: Seat,
        owner: Seat,
        chance: Chance | None,
        spoken_of: dict[CardId, int],
        cards: list[CardId],
    ) -> None:
        self.state = state
        self.owner = owner
        self.chance = chance
        self.spoken_of = spoken_of
        self.cards = cards
        self.mask = mask_of_seat(state, seat)
        self.hand_hidden = not sees_hand(state, seat, owner)
        self.laid: list[tuple[CardId, CardId]] = []  # face down: what it was, what it is

    def deal(self) -> None:
        deck = self.state.decks[self.owner]
        known, mask = self.state.known, self.mask
        unknown = [i for i, card in enumerate(deck) if not known[card] & mask]
        pool = [deck[i] for i in unknown]
        if self.hand_hidden:
            pool = self.deal_hand(pool)
        else:
            self.mix(pool)
        before = deck[:]
        for i, card in zip(unknown, pool, strict=True):
            self.cards[deck[i]] = card
            deck[i] = card
        self.carry_knowledge(before)

    def knows(self, card: CardId) -> bool:
        return bool(self.state.known[card] & self.mask)

    def mix(self, cards: list[CardId]) -> None:
        """In a fixed order, or in any."""
        cards.sort()
        if self.chance is not None:
            self.chance.shuffle(cards)

    def rename(self, old: CardId, new: CardId) -> None:
        """What texts have in mind is now the card that lies there instead; but a card that the
        seat knows is itself, wherever it lies."""
        if not self.knows(old):
            self.cards[old] = new

    # ------------------------------------------------------------ a hidden hand

    def deal_hand(self, deck_pool: list[CardId]) -> list[CardId]:
        """The hand and what its owner has put face down are one group: the seat knows some cards
        of it, but not which of them lie where. Returns what is left for the deck."""
        hand = self.state.hands[self.owner]
        places = self.face_down()
        group = [place.card for place in places] + hand
        known = [card for card in group if self.knows(card)]
        known.sort(key=_likeness(self.state, self.spoken_of))
        pool = [card for card in group if not self.knows(card)] + deck_pool
        self.mix(pool)
        size = len(group) - len(known)
        ours, rest = known + pool[:size], pool[size:]
        for place in places:
            card = self.choose_face_down(place, ours, rest)
            self.rename(place.card, card)
            self.laid.append((place.card, card))
            place.lay(card)
        self.fill_hand(hand, ours)
        return rest

    def face_down(self) -> list[_Place]:
        combat = self.state.combat
        if combat is None or combat.revealed:
            return []
        places = []
        for side in (combat.attack, combat.defense):
            if side.seat == self.owner:
                if side.card >= 0 and not side.face_up:
                    places.append(_Place(side, side.card, False))
                if side.boost >= 0:
                    places.append(_Place(side, side.boost, True))
        return places

    def choose_face_down(self, place: _Place, ours: list[CardId], rest: list[CardId]) -> CardId:
        """A card for a face-down place, one that the fighter may use there."""
        fitting = [card for card in ours if self.fits(place, card)]
        if fitting:
            card = self.one_of(fitting)
        else:  # none of the cards dealt to the group fits: exchange one with the deck
            card = self.one_of([card for card in rest if self.fits(place, card)])
            swapped = next(c for c in reversed(ours) if not self.knows(c))
            ours[ours.index(swapped)] = card
            rest[rest.index(card)] = swapped
        ours.remove(card)
        return card

    def fits(self, place: _Place, card: CardId) -> bool:
        if place.is_boost:
            return True
        combat = self.state.combat
        role = Role.ATTACK if combat is not None and place.side is combat.attack else Role.DEFENSE
        return usable(self.state, self.state.setting.face(card), place.side.fighter, role)

    def one_of(self, cards: list[CardId]) -> CardId:
        if self.chance is None:  # copies are alike but for this seat's knowing one
            faces = self.state.setting.card_face
            return min(cards, key=lambda card: (faces[card], self.knows(card)))
        return cards[self.chance.below(len(cards))]

    def fill_hand(self, hand: list[CardId], cards: list[CardId]) -> None:
        """A hand has no order; what texts have in mind gets its cards first, so that these are
        the same wherever they lay."""
        left = cards[:]
        spoken_of = self.spoken_of
        for old in sorted(hand, key=lambda card: spoken_of.get(card, len(spoken_of))):
            if not self.knows(old):
                self.rename(old, left.pop())
        self.state.hands[self.owner] = cards

    def carry_knowledge(self, deck: list[CardId]) -> None:
        """What is known of a card that this seat knows too goes with the card; what others know
        of one that it does not know belongs to the place: a card of a hand is known to the team.
        `deck` is how it was."""
        known, before, mask = self.state.known, self.state.known[:], self.mask
        dealt = [*self.laid, *zip(deck, self.state.decks[self.owner], strict=True)]
        for old, new in dealt:
            if not before[new] & mask:
                known[new] = before[old] & ~mask
        if self.hand_hidden and self.state.setting.has_player(self.owner):
            team = self.state.setting.mates[self.owner]
            for new in (*self.state.hands[self.owner], *[new for _, new in self.laid]):
                if not before[new] & mask:
                    known[new] = team & ~mask


class _Place(NamedTuple):
    """Where a card lies face down in a combat."""

    side: CombatSide
    card: CardId
    is_boost: bool

    def lay(self, card: CardId) -> None:
        if self.is_boost:
            self.side.boost = card
        else:
            self.side.card = card


def _deal_adventure(adventure: Adventure, chance: Chance | None) -> None:
    """The order of the initiative deck, and of the invasion tokens that lie face down: nobody knows
    them. A card that was put on the bottom lies there for all to see."""
    last = adventure.last
    unknown = [card for card in adventure.deck if card not in last]
    hidden = adventure.invasion[adventure.turned_up :]
    for cards in (unknown, hidden):
        cards.sort()
        if chance is not None:
            chance.shuffle(cards)
    adventure.deck = adventure.deck[: len(last)] + unknown
    adventure.invasion = adventure.invasion[: adventure.turned_up] + hidden


# ---------------------------------------------------------------- copies are alike


def _number_copies(state: State, spoken_of: dict[CardId, int]) -> list[CardId]:
    """Number the copies of each face by where they lie, in a fixed order: which of them is which
    would tell where a copy that was once seen has gone. Returns the number of each card."""
    likeness = _likeness(state, spoken_of)
    for hand in state.hands:
        hand.sort(key=likeness)  # it has no order
    face_of, free = state.setting.card_face, state.setting.first_copy[:]
    numbers = [-1] * len(face_of)
    for card in _cards_in_order(state):
        face = face_of[card]
        numbers[card] = free[face]
        free[face] += 1
    known = state.known[:]
    for card, number in enumerate(numbers):
        state.known[number] = known[card]
    for piles in (state.hands, state.decks, state.discards):
        for seat, pile in enumerate(piles):
            piles[seat] = [numbers[card] for card in pile]
    numbers.append(-1)  # for what is no card
    state.played = numbers[state.played]
    if state.combat is not None:
        for side in (state.combat.attack, state.combat.defense):
            side.card = numbers[side.card]
            side.boost = numbers[side.boost]
            side.done = tuple([numbers[card] for card in side.done])
    return numbers


def _likeness(state: State, spoken_of: dict[CardId, int]) -> Callable[[CardId], tuple[int, ...]]:
    """The same for two cards that nothing tells apart: their face, who knows them, and whether a
    text has them in mind."""
    face_of, known, no_place = state.setting.card_face, state.known, len(spoken_of)
    return lambda card: (face_of[card], known[card], spoken_of.get(card, no_place))


def _cards_in_order(state: State) -> list[CardId]:
    """Every card of the game, pile by pile; what has no place comes last."""
    cards = [
        card for piles in (state.discards, state.hands, state.decks) for p in piles for card in p
    ]
    open_ = [state.played]
    if state.combat is not None:
        for side in (state.combat.attack, state.combat.defense):
            open_ += [side.card, side.boost]
    cards += [card for card in open_ if card >= 0]
    if len(cards) < len(state.known):
        cards += sorted(set(range(len(state.known))).difference(cards))
    return cards


# ---------------------------------------------------------------- effects under way


def _ask_anew(state: State, keep_picks: bool) -> None:
    """Run what asked again. Cards that a player has picked but not yet shown may not fit with the
    cards dealt anew ("2 cards with the same name"); then that player picks them again."""
    frame = state.frames[-1]
    if not isinstance(frame, Interpreter):
        frame.run(state)
        return
    again = frame.copy()
    hidden = [isinstance(pick, PickCard) for pick in again.picks]
    if True in hidden:
        del again.picks[hidden.index(True) :]
    try:
        if keep_picks:
            frame.run(state)
            return
    except StalePick:
        pass
    state.frames[-1] = again
    again.run(state)


def _hand_over(state: State) -> None:
    """What an enemy would be asked, the players are (A.B7)."""
    question = state.question
    if question is not None and not state.setting.has_player(question.seat):
        state.question = asked_of_players(state, question)


def _cards_spoken_of(state: State) -> dict[CardId, int]:
    """The cards that texts have in mind or that were picked for them, numbered. A hand has no
    order, so these are dealt first; otherwise their place in the list of the hand would tell them
    from the others."""
    spoken_of: dict[CardId, int] = {}

    def note(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        for card in cards:
            spoken_of.setdefault(card, len(spoken_of))
        return cards

    state.change_cards(note)
    for frame in state.frames:
        if isinstance(frame, TextFrame):
            note(tuple([p.card for p in frame.picks if isinstance(p, PickCard) and p.card >= 0]))
    return spoken_of


def _rename_effects(state: State, cards: list[CardId], speaking: bool) -> None:
    """Cards that texts have in mind, and those that were picked."""
    if speaking:
        state.change_cards(lambda meant: tuple([cards[card] for card in meant]))
    for frame in state.frames:
        if isinstance(frame, TextFrame) and frame.picks:
            frame.picks = [_rename_pick(state, pick, cards) for pick in frame.picks]


def _rename_pick(state: State, pick: Option, cards: list[CardId]) -> Option:
    if not isinstance(pick, PickCard) or pick.card < 0:
        return pick
    card = cards[pick.card]
    return pick._replace(face=state.setting.card_face[card], card=card)
