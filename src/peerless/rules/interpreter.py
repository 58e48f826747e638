"""Runs the tree of a text, node by node, and asks what it needs to know.

A node first makes its choices, then acts (R30). Its function (in `effects`) is written straight
down; where a choice has to be asked for, it stops there (`Asked`) and is run again from its start
when the answer has come, finding the answers so far in `picks`. Nothing changes before the last
choice is made, so running it again is harmless, and all that is under way is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from peerless.rules.context import Context, my_side, opponent_chosen, seat_of
from peerless.rules.evaluate import measure
from peerless.rules.events import Happening, ability_of
from peerless.rules.knowledge import best_known
from peerless.rules.movement import spaces_in
from peerless.rules.questions import DONE, NO, Act, Ask, Option
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
    Amount,
    AtRandom,
    Count,
    Effect,
    Fighters,
    InPile,
    Instead,
    May,
    Pile,
    Quantity,
    SameName,
    Select,
    That,
    Timing,
    UpTo,
    Who,
)

RunEffect = Callable[[State, "Interpreter", Any], None]
EFFECTS: dict[type, RunEffect] = {}


def runs(*kinds: type) -> Callable[[RunEffect], RunEffect]:
    """Marks a function as what runs a kind of node."""

    def mark(function: RunEffect) -> RunEffect:
        for kind in kinds:
            EFFECTS[kind] = function
        return function

    return mark


class Asked(Exception):
    """A question has been asked; the node is run again when it is answered."""


class StalePick(Exception):
    """A card that was picked can no longer be: only in a game whose hidden cards were dealt anew
    since."""


class Interpreter(Frame):
    __slots__ = ("context", "cursor", "may", "picks", "todo")

    def __init__(self, program: Program, context: Context) -> None:
        self.todo: list[Effect] = list(reversed(program))  # the next one last
        self.context = context
        self.picks: list[Option] = []  # the answers so far for the next node
        self.cursor = 0  # how many of them have been read
        self.may = False  # the node can be declined

    def copy(self) -> Interpreter:
        new = Interpreter.__new__(Interpreter)
        new.todo = self.todo[:]
        new.context = self.context.copy()
        new.picks = self.picks[:]
        new.cursor = self.cursor
        new.may = self.may
        return new

    def run(self, state: State) -> None:
        while self.todo:
            node = self.todo.pop()
            self.cursor = 0
            self.may = False
            before = self.context.copy()
            try:
                if state.setting.seats > 2 and self.settle_opponent(state, node):
                    before = self.context.copy()  # settled; what follows asks afresh
                    self.picks.clear()
                    self.cursor = 0
                EFFECTS[type(node)](state, self, node)
            except Asked:
                self.context = before
                self.todo.append(node)
                return
            if state.over:
                return
            self.picks.clear()
            if state.frames[-1] is not self:
                return  # a move is under way
        state.frames.pop()
        self.keep_number(state)

    def keep_number(self, state: State) -> None:
        """A number named with a combat card is still known to its later clauses."""
        if state.combat is not None:
            side = state.combat.side(self.context.seat)
            if side is not None and self.context.card == side.card:
                side.number = self.context.number

    def answer(self, state: State, option: Option) -> None:
        if option == NO:
            self.todo.pop()
            self.picks.clear()
            self.context.outcome(False)
        else:
            self.picks.append(option)

    def moved_below(self, state: State, moved: bool) -> None:
        self.context.outcome(moved)

    def next(self, program: Program) -> None:
        """Do this next."""
        self.todo.extend(reversed(program))

    # ------------------------------------------------------------ choosing

    def settle_opponent(self, state: State, node: Effect) -> bool:
        """Whom "your opponent" means outside a combat, where nobody was chosen or hit: the player
        of the text chooses (R121). Whether that was chosen just now."""
        context = self.context
        effect = node.effect if isinstance(node, May) else node
        if not speaks_of_opponent(effect) or my_side(state, context) is not None:
            return False
        if opponent_chosen(state, context) != -1:
            return False
        left = [s for s in state.setting.opponents(context.seat) if not state.out(s)]
        there = [s for s in left if state.present(s)] or left  # R102
        self.choose_opponent(state, there)
        return True

    def choose_opponent(self, state: State, there: list[int]) -> None:
        """One of these players; everyone is told which, if it could have been another."""
        options = [Option(Act.PLAYER, seat) for seat in there]
        self.context.player = self.pick(state, self.context.seat, options).a
        if len(there) > 1:
            state.tell(Happening.CHOSEN, self.context.player, cause=self.context.cause)

    def pick(
        self,
        state: State,
        seat: int,
        options: list[Option],
        hidden: bool = False,
        about: Ask = Ask.PICK,
    ) -> Option:
        """The answer to this question: one given before, or the only one, or ask for it.

        A choice among hidden cards is asked even where there is only one, so that whether a
        question comes tells nobody anything."""
        if self.cursor < len(self.picks):
            self.cursor += 1
            return self.picks[self.cursor - 1]
        declinable = self.may and not self.picks
        if len(options) == 1 and not hidden and not declinable:
            self.picks.append(options[0])
            self.cursor += 1
            return options[0]
        if declinable:
            options = [*options, NO]
        state.ask(seat, about, options, self.context.cause)
        raise Asked

    def pick_several(
        self, state: State, seat: int, act: Act, things: list[int], count: Count
    ) -> list[int]:
        """As many of these things as the count says, one after another."""
        if count.quantity is Quantity.EACH:
            return things
        most = self.most(state, count, len(things))
        optional = count.quantity is not Quantity.EXACTLY
        left = list(things)
        picked: list[int] = []
        while left and len(picked) < most:
            options = [Option(act, thing, self.where(state, act, thing)) for thing in left]
            answer = self.pick(state, seat, [*options, DONE] if optional else options)
            if answer == DONE:
                break
            left.remove(answer.a)
            picked.append(answer.a)
        return picked

    def where(self, state: State, act: Act, thing: int) -> int:
        """Tokens are named by the space they are in."""
        return state.token_space[thing] if act == Act.TOKEN else -1

    def most(self, state: State, count: Count, available: int) -> int:
        if count.quantity is Quantity.ANY_NUMBER:
            return available
        if isinstance(count.n, Instead):
            return measure(state, self.context, count.n)
        return count.n

    def fighters(self, state: State, what: Fighters, seat: int = -1) -> list[int]:
        """The fighters meant, chosen by `seat` ("you" if not said) where there is a choice."""
        if not isinstance(what, Select):
            return fighters_meant(state, self.context, what)
        found = find_fighters(state, self.context, what)
        chooser = self.context.seat if seat < 0 else seat
        picked = self.pick_several(state, chooser, Act.FIGHTER, found, what.count)
        self.context.fighters = picked
        return picked

    def tokens(self, state: State, what: Select | That, seat: int) -> list[int]:
        if isinstance(what, That):
            return self.context.tokens
        found = find_tokens(state, self.context, what)
        return self.pick_several(state, seat, Act.TOKEN, found, what.count)

    def space(self, state: State, what: Select | That, allowed: int) -> int:
        """A space that fits and is allowed; -1 if there is none."""
        if isinstance(what, That):
            space = self.context.spaces[-1] if self.context.spaces else -1
            return space if space >= 0 and allowed >> space & 1 else -1
        fitting = spaces_in(find_spaces(state, self.context, what) & allowed)
        if not fitting:
            return -1
        return self.pick(state, self.context.seat, [Option(Act.SPACE, s) for s in fitting]).a

    def cards(self, state: State, select: Select, who: Who) -> list[int]:
        """The cards chosen by `who`, one after another; of those left over, "the rest"."""
        found = find_cards(state, self.context, select, who)
        if select.count.quantity is Quantity.EACH:
            picked = list(found)
        elif any(isinstance(which, AtRandom) for which in select.filters):
            picked = self.at_random(state, found, self.most(state, select.count, len(found)))
        else:
            pool = len(pile_of(state, self.context, select, who))
            seat = seat_of(state, self.context, who)
            picked = self.pick_cards(state, seat, select, found, pool)
        self.context.rest = [card for card in self.context.rest if card not in picked]
        return picked

    def pick_cards(
        self, state: State, seat: int, select: Select, found: list[int], pool: int
    ) -> list[int]:
        """Cards one after another out of those that fit, `found`, among `pool` cards.

        How often is asked depends on the size of the pool alone, never on what fits: of hidden
        cards "done" (or "no") is asked for even where no card fits."""
        hidden = is_hidden(select)
        optional = select.count.quantity is not Quantity.EXACTLY
        most = self.most(state, select.count, pool)
        limit = min(most, pool)
        same_name = any(isinstance(which, SameName) for which in select.filters)
        if same_name and limit < most:
            return []  # so many of one name there cannot be, as everyone can see
        card_face = state.setting.card_face
        left = list(found)
        picked: list[int] = []
        if same_name:
            left = [c for c in found if sum(card_face[c] == card_face[o] for o in found) >= limit]
        while len(picked) < limit:
            options = offered(state, left) + ([DONE] if optional else [])
            if not options and (picked or not (self.may and hidden)):
                break
            if options == [DONE] and not hidden:
                break
            answer = self.pick(state, seat, options, hidden)
            if answer == DONE:
                break
            card = self.card_picked(state, answer, left)
            left.remove(card)
            picked.append(card)
            if same_name:
                left = [c for c in left if card_face[c] == answer.a]
        return picked

    def card_picked(self, state: State, answer: Option, among: list[int]) -> int:
        """The card that an answer names; which copy it was is kept with the answer."""
        if answer.c >= 0:
            if answer.c not in among:
                raise StalePick
            return answer.c
        copies = [c for c in among if state.setting.card_face[c] == answer.a]
        card = best_known(state, copies)
        self.picks[self.cursor - 1] = answer._replace(c=card)
        return card

    def at_random(self, state: State, found: list[int], n: int) -> list[int]:
        """Rolled once: the cards are kept with the answers, in case a question follows."""
        left = list(found)
        picked: list[int] = []
        while left and len(picked) < n:
            if self.cursor == len(self.picks):
                card = left[state.chance.below(len(left))]
                self.picks.append(Option(Act.CARD, state.setting.card_face[card], -1, card))
            card = self.picks[self.cursor].c
            self.cursor += 1
            left.remove(card)
            picked.append(card)
        return picked

    def amount(self, state: State, amount: Amount, seat: int) -> int:
        """How much; of "up to N" the number that the player chooses."""
        if not isinstance(amount, UpTo):
            return measure(state, self.context, amount)
        options = [Option(Act.NUMBER, n) for n in range(amount.n + 1)]
        return self.pick(state, seat, options).a


def start_ability(state: State, seat: int, timing: Timing, fighter: int = -1) -> None:
    """Begin what a hero's ability does at this time, if anything."""
    program = state.setting.abilities[seat].get(timing)
    if program is not None:
        state.frames.append(Interpreter(program, Context(seat, ability_of(seat), fighter=fighter)))


@lru_cache(maxsize=4096)
def speaks_of_opponent(node: Effect) -> bool:
    """Whether "your opponent" stands in an effect, other than in the effects inside it."""
    return _says_opponent(getattr(node, part.name) for part in fields(node))


def _says_opponent(parts: Iterable[object]) -> bool:
    for part in parts:
        if part is Who.OPPONENT:
            return True
        if isinstance(part, tuple) and _says_opponent(part):
            return True
        if (
            is_dataclass(part)
            and type(part) not in EFFECTS
            and _says_opponent(getattr(part, field.name) for field in fields(part))
        ):
            return True
    return False


def faces(state: State, cards: list[int]) -> list[Option]:
    """One option for each face among these cards: copies are alike."""
    seen: list[Option] = []
    for card in cards:
        option = Option(Act.CARD, state.setting.card_face[card])
        if option not in seen:
            seen.append(option)
    return seen


def offered(state: State, cards: list[int]) -> list[Option]:
    """The same for a pick, each with the seat in whose hand such a card is, if it is in one."""
    setting = state.setting
    hands = {
        setting.card_face[card]: setting.card_seat[card]
        for card in cards
        if card in state.hands[setting.card_seat[card]]
    }
    return [option._replace(b=hands.get(option.a, -1)) for option in faces(state, cards)]


def is_hidden(select: Select) -> bool:
    """Whether the cards to choose from are hidden from anyone: not in a discard pile."""
    return not any(isinstance(f, InPile) and f.pile is Pile.DISCARD for f in select.filters)
