"""Choosing: a text under way asks for what it must know.

An instruction first makes its choices, then acts (R30). It is written straight down (in `effects`);
where a choice has to be asked for, it stops there (`Asked`) and is run again from its start when
the answer has come, finding the answers so far in `picks`. Nothing changes before the last choice
is made, so running it again is harmless, and all that is under way is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import TypeVar, cast

from peerless.rules.context import NO as NOT_DONE
from peerless.rules.context import CardChange, Context, Spoken, cards_in, with_cards_changed
from peerless.rules.evaluate import measure
from peerless.rules.events import Happening
from peerless.rules.knowledge import copy_to_take
from peerless.rules.masks import NOTHING, bit, mask_of, members
from peerless.rules.numbers import CardId, FaceId, FighterId, Mask, Seat, SpaceId, TokenId
from peerless.rules.players import seat_of
from peerless.rules.questions import (
    BY_CHANCE,
    DONE,
    NO,
    Ask,
    Done,
    Option,
    PickCard,
    PickFighter,
    PickNumber,
    PickPlayer,
    PickToken,
    TextAsked,
)
from peerless.rules.select import (
    fighters_meant,
    find_cards,
    find_fighters,
    find_spaces,
    find_tokens,
    pile_of,
)
from peerless.rules.setting import Program
from peerless.rules.state import Frame, State
from peerless.text.tree import (
    Among,
    Amount,
    AtRandom,
    Count,
    Effect,
    Fighters,
    Instead,
    May,
    Per,
    Plus,
    Quantity,
    Rest,
    SameName,
    Select,
    Slot,
    That,
    UpTo,
    UpToHand,
    Who,
)

Answer = TypeVar("Answer", bound=Option)


class Asked(Exception):
    """A question has been asked; the node is run again when it is answered."""


class StalePick(Exception):
    """A card that was picked can no longer be: only in a game whose hidden cards were dealt anew
    since."""


class Resume:
    """Stands after an option: from here on, what was spoken of before the choice counts again."""

    __slots__ = ("spoken",)

    def __init__(self, spoken: Spoken) -> None:
        self.spoken = spoken

    def without(self, cards: tuple[CardId, ...]) -> Resume:
        """These cards are no longer part of the rest."""
        slots = list(self.spoken)
        slots[Slot.REST] = tuple(card for card in slots[Slot.REST] if card not in cards)
        return Resume(tuple(slots))


class TextFrame(Frame):
    """A text under way: what is left of it, and the answers to what it asks."""

    __slots__ = ("context", "cursor", "effect", "may", "picks", "short", "todo")

    def __init__(self, program: Program, context: Context) -> None:
        self.effect: Effect | None = None  # the instruction under way
        self.todo: list[Effect | Resume] = list(reversed(program))  # the next one last
        self.context = context
        self.picks: list[Option] = []  # the answers so far for the next node
        self.cursor = 0  # how many of them have been read
        self.may = False  # the node can be declined
        self.short = False  # there are fewer things than it says: it is not done in full

    def next(self, program: Program) -> None:
        """Do this next."""
        self.todo.extend(reversed(program))

    def text_asked(self) -> TextAsked | None:
        return TextAsked(self.context.seat, None, self.to_come())

    def to_come(self) -> Program:
        return tuple(effect for effect in reversed(self.todo) if not isinstance(effect, Resume))

    def change_cards(self, change: CardChange) -> None:
        self.context.change_cards(change)
        self.todo = [
            Resume(with_cards_changed(effect.spoken, change))
            if isinstance(effect, Resume)
            else effect
            for effect in self.todo
        ]

    def cards_in_mind(self, seat: Seat) -> list[CardId]:
        if self.context.seat != seat:
            return []
        later = [effect.spoken for effect in self.todo if isinstance(effect, Resume)]
        return [card for spoken in (tuple(self.context.slots), *later) for card in cards_in(spoken)]

    # ------------------------------------------------------------ one question

    def has_answers(self) -> bool:
        """Whether anything has been decided by a player for this instruction."""
        return any(not _is_by_chance(pick) for pick in self.picks)

    def take_from_rest(self, taken: tuple[CardId, ...]) -> None:
        """Cards that were dealt with leave the rest, also what is the rest again when an option is
        over."""
        rest = self.context.slots[Slot.REST]
        self.context.slots[Slot.REST] = tuple(card for card in rest if card not in taken)
        for i, later in enumerate(self.todo):
            if isinstance(later, Resume) and later.spoken[Slot.REST]:
                self.todo[i] = later.without(taken)

    def decline(self, effect: Effect) -> None:
        """It changed nothing, and speaks of nothing but what it pointed at itself: after "you may
        move that fighter", that fighter is still the same."""
        pointed_at = slots_pointed_at(effect)
        for slot in effect.fills:
            if slot is not Slot.REST and slot not in pointed_at:
                self.context.slots[slot] = ()
        self.context.freshen(effect.fills)
        self.context.slots[Slot.DONE] = NOT_DONE

    def pick(
        self,
        state: State,
        seat: Seat,
        options: Sequence[Answer],
        hidden: bool = False,
        about: Ask = Ask.PICK,
        most: int = 0,
        openly_forced: bool = False,
    ) -> Answer:
        """The answer to this question: one given before, or the only one, or ask for it. `most`:
        how many are picked, one after another. `openly_forced`: everyone can see that one is left.

        A choice among hidden cards is asked even where there is only one, so that whether a
        question comes tells nobody anything."""
        if self.cursor < len(self.picks):
            self.cursor += 1
            return cast(Answer, self.picks[self.cursor - 1])  # the same was asked then
        first = options[0] if options else None
        if isinstance(first, PickCard) and _is_own(state, seat, first):
            # of its deck: who would choose for an enemy must not see it (A.I7); of "up to" so many
            # it takes none (A.I4)
            self.picks.append(options[-1] if options[-1] == DONE else options[0])
            self.cursor += 1
            return cast(Answer, self.picks[-1])
        declinable = self.may and not self.has_answers() and not _can_be_zero(options)
        if len(options) == 1 and not hidden and not declinable:
            self.picks.append(options[0])
            self.cursor += 1
            return options[0]
        offered = [*options, NO] if declinable else options
        self.ask(state, seat, offered, about, most, openly_forced)
        raise Asked

    def ask(
        self,
        state: State,
        seat: Seat,
        options: Sequence[Option],
        about: Ask,
        most: int = 0,
        openly_forced: bool = False,
    ) -> None:
        answered = tuple(pick.act for pick in self.picks if not _is_by_chance(pick))
        text = TextAsked(
            self.context.seat, self.effect, self.to_come(), answered, most, openly_forced
        )
        state.ask(seat, about, options, self.context.cause, text)

    def pick_several(
        self,
        state: State,
        seat: Seat,
        offer: Callable[[int], Option],
        things: Sequence[int],
        count: Count,
    ) -> list[int]:
        """As many of these things as the count says, one after another; `offer` makes the answer
        that names one."""
        if count.quantity is Quantity.EACH:
            return list(things)
        most = self.most(state, count, len(things))
        optional = count.quantity is not Quantity.EXACTLY
        left = list(things)
        picked: list[int] = []
        while left and len(picked) < most:
            options = [offer(thing) for thing in left]
            if optional:
                options.append(DONE)
            answer = self.pick(state, seat, options, most=most)
            if answer == DONE:
                break
            picked.append(left.pop(options.index(answer)))
        self.note_short(count, len(picked), most)
        return picked

    def note_short(self, count: Count, found: int, wanted: int) -> None:
        """Who is to discard 2 cards and has one discards it, but has not done so (R27)."""
        if count.quantity is Quantity.EXACTLY and found < wanted:
            self.short = True

    def most(self, state: State, count: Count, available: int) -> int:
        if count.quantity is Quantity.ANY_NUMBER:
            return available
        if isinstance(count.n, Instead):
            return measure(state, self.context, count.n)
        return count.n

    # ------------------------------------------------------------ players, fighters, tokens, spaces

    def choose_opponent(self, state: State, there: list[Seat]) -> Seat:
        """One of these players; everyone is told which, if it could have been another."""
        options = [PickPlayer(seat) for seat in there]
        seat = self.pick(state, self.context.seat, options).seat
        if len(there) > 1:
            state.tell(Happening.CHOSEN, seat, cause=self.context.cause)
        return seat

    def fighters(
        self,
        state: State,
        what: Fighters,
        seat: Seat = -1,
        other_than: Sequence[FighterId] | None = None,
        away_too: bool = False,
    ) -> list[FighterId]:
        """The fighters meant, chosen by `seat` ("you" if not said) where there is a choice."""
        if not isinstance(what, Select):
            return list(fighters_meant(state, self.context, what))
        found = find_fighters(state, self.context, what, other_than, away_too)
        chooser = self.context.seat if seat < 0 else seat
        return self.pick_several(state, chooser, PickFighter, found, what.count)

    def tokens(self, state: State, what: Select | That, seat: Seat) -> list[TokenId]:
        if isinstance(what, That):
            tokens = self.context.tokens
            return list(tokens if what.many else tokens[-1:])
        found = find_tokens(state, self.context, what)

        def offer(token: TokenId) -> PickToken:
            """Tokens are named by the space they are in."""
            return PickToken(token, state.token_space[token])

        return self.pick_several(state, seat, offer, found, what.count)

    def space(
        self, state: State, what: Select | That, allowed: Mask, other_than: Mask = NOTHING
    ) -> SpaceId:
        """A space that fits and is allowed; -1 if there is none."""
        fitting = self.spaces_meant(state, what, other_than) & allowed
        if not fitting:
            return -1
        spaces = members(fitting)
        if isinstance(what, That):
            return spaces[0]  # it is spoken of, not chosen
        picks = state.setting.space_picks
        return self.pick(state, self.context.seat, [picks[space] for space in spaces]).space

    def spaces_meant(self, state: State, what: Select | That, other_than: Mask) -> Mask:
        """The spaces that fit."""
        if isinstance(what, That):
            spoken = self.context.spaces
            return bit(spoken[-1]) if spoken else NOTHING
        return find_spaces(state, self.context, what, other_than)

    def spaces_of_this_clause(self) -> Mask:
        """What "a different space" leaves out beside the space in which the piece is."""
        context = self.context
        return mask_of(context.spaces) if context.is_fresh(Slot.SPACE) else NOTHING

    # ------------------------------------------------------------ cards

    def cards(
        self, state: State, select: Select, who: Who, there_already: Sequence[CardId] = ()
    ) -> list[CardId]:
        """The cards chosen by `who`, one after another; none that is where it would go."""
        seat = seat_of(state, self.context, who)
        if seat < 0:  # nobody could be chosen (R102)
            return []
        found = find_cards(state, self.context, select, seat)
        if select.count.quantity is Quantity.EACH:
            return found
        if there_already:
            found = [card for card in found if card not in there_already]
        if AtRandom() in select.filters:
            most = self.most(state, select.count, len(found))
            self.note_short(select.count, len(found), most)
            return self.at_random(state, found, most)
        pool = pile_of(state, self.context, select, seat)
        if there_already:
            pool = [card for card in pool if card not in there_already]
        return self.pick_cards(state, seat, select, found, pool)

    def pick_cards(
        self, state: State, seat: Seat, select: Select, found: list[CardId], pool: Sequence[CardId]
    ) -> list[CardId]:
        """Cards one after another out of those that fit, `found`, among a pool of cards.

        How often is asked depends on the size of the pool alone, never on what fits: of hidden
        cards "done" (or "no") is asked for even where no card fits."""
        hidden = any(is_hidden(state, card) for card in pool)
        optional = select.count.quantity is not Quantity.EXACTLY
        most = self.most(state, select.count, len(pool))
        limit = min(most, len(pool))
        same_name = SameName() in select.filters
        if same_name and limit < most:
            return []  # so many of one name there cannot be, as everyone can see
        card_face = state.setting.card_face
        left = list(found)
        picked: list[CardId] = []
        if same_name:
            left = [c for c in found if sum(card_face[c] == card_face[o] for o in found) >= limit]
        while len(picked) < limit:
            options: list[PickCard | Done] = [*offered(state, left)]
            if optional:
                options.append(DONE)
            if not options and (self.has_answers() or not (self.may and hidden)):
                break
            if options == [DONE] and not hidden:
                break
            answer = self.pick(state, seat, options, hidden, most=most)
            if isinstance(answer, Done):
                break
            card = self.card_picked(state, answer, left)
            left.remove(card)
            picked.append(card)
            if same_name:
                left = [c for c in left if card_face[c] == answer.face]
        self.note_short(select.count, len(picked), most)
        return picked

    def card_picked(self, state: State, answer: PickCard, among: list[CardId]) -> CardId:
        """The card that an answer names; which copy it was is kept with the answer."""
        if answer.card >= 0:
            if answer.card not in among:
                raise StalePick
            return answer.card
        copies = [c for c in among if state.setting.card_face[c] == answer.face]
        card = copy_to_take(state, copies)
        self.picks[self.cursor - 1] = answer._replace(card=card)
        return card

    def at_random(self, state: State, found: list[CardId], n: int) -> list[CardId]:
        """Rolled once: the cards are kept with the answers, in case a question follows."""
        left = list(found)
        picked: list[CardId] = []
        while left and len(picked) < n:
            if self.cursor == len(self.picks):
                card = left[state.chance.below(len(left))]
                self.picks.append(PickCard(state.setting.card_face[card], BY_CHANCE, card))
            rolled = self.picks[self.cursor]
            assert isinstance(rolled, PickCard)
            self.cursor += 1
            left.remove(rolled.card)
            picked.append(rolled.card)
        return picked

    # ------------------------------------------------------------ amounts

    def amount(self, state: State, amount: Amount, seat: Seat) -> int:
        """How much; of "up to N" the number that the player chooses."""
        match amount:
            case UpTo(n):
                most = n
            case UpToHand(n):
                most = max(n - len(state.hands[seat]), 0)
            case _:
                return measure(state, self.context, amount)
        return self.pick(state, seat, [PickNumber(n) for n in range(most + 1)]).number

    def amount_for(
        self, state: State, amount: Amount, what: Fighters, fighters: list[FighterId]
    ) -> int:
        """How much for these fighters: if they were selected here, what stands at the end of the
        sentence speaks of them ("for each Harpy adjacent to that fighter")."""
        if not isinstance(amount, (Per, Plus, Instead)) or not isinstance(what, Select):
            return self.amount(state, amount, self.context.seat)
        context = self.context.copy()
        context.slots[Slot.FIGHTER] = tuple(fighters)
        return measure(state, context, amount)


@lru_cache(maxsize=4096)
def slots_pointed_at(effect: Effect) -> frozenset[Slot]:
    """What an instruction is about by pointing at it: "that fighter", "1 of those cards"."""
    if isinstance(effect, May):
        return slots_pointed_at(effect.effect)
    pointed = set()
    for part in fields(effect):
        thing = getattr(effect, part.name)
        if isinstance(thing, That):
            pointed.add(thing.noun.slot)
        elif isinstance(thing, Rest):
            pointed.add(Slot.CARD)
        elif isinstance(thing, Select):
            those = [f.those.noun for f in thing.filters if isinstance(f, Among)]
            pointed.update(noun.slot for noun in those if noun.slot is thing.noun.slot)
    return frozenset(pointed)


def _is_own(state: State, seat: Seat, pick: PickCard) -> bool:
    """Whether an enemy would choose a card of its own."""
    return seat >= state.setting.players and state.setting.faces[pick.face].seat == seat


def _is_by_chance(pick: Option) -> bool:
    return isinstance(pick, PickCard) and pick.hand == BY_CHANCE


def _can_be_zero(options: Sequence[Option]) -> bool:
    """To choose 0 is to decline."""
    return bool(options) and options[0] == PickNumber(0)


def faces(state: State, cards: Sequence[CardId]) -> list[FaceId]:
    """Each face among these cards once: copies are alike."""
    card_face = state.setting.card_face
    found: list[FaceId] = []
    for card in cards:
        face = card_face[card]
        if face not in found:
            found.append(face)
    return found


def offered(state: State, cards: Sequence[CardId]) -> list[PickCard]:
    """A pick of each of these faces, with the seat in whose hand such a card is, if in one."""
    setting = state.setting
    hands = {
        setting.card_face[card]: setting.card_seat[card]
        for card in cards
        if card in state.hands[setting.card_seat[card]]
    }
    return [PickCard(face, hands.get(face, -1)) for face in faces(state, cards)]


def is_hidden(state: State, card: CardId) -> bool:
    """Whether a card lies in a hand or a deck, hidden from someone."""
    owner = state.setting.card_seat[card]
    return card in state.hands[owner] or card in state.decks[owner]
