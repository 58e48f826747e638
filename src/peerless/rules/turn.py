"""Setup and the turn with its actions (C6-C12, C18-C21)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import pairwise

from peerless.rules import combat, piles
from peerless.rules.choosing import faces
from peerless.rules.context import Context
from peerless.rules.ending import after_turn
from peerless.rules.events import RULE, Happening
from peerless.rules.house_rules import ACTIONS_EACH_TURN, HAND_LIMIT
from peerless.rules.interpreter import Interpreter, start_ability
from peerless.rules.lasting import without
from peerless.rules.masks import NOTHING, all_below, bit, has, members
from peerless.rules.move_frames import Moving
from peerless.rules.movement import place, place_token
from peerless.rules.numbers import Mask, Seat
from peerless.rules.pieces import CardType
from peerless.rules.questions import (
    MANEUVER,
    Ask,
    Attack,
    BeginManeuver,
    BoostWith,
    DiscardCard,
    Option,
    PlaceFighter,
    PlaceToken,
    PlayScheme,
)
from peerless.rules.select import in_form
from peerless.rules.state import OFF, Frame, State
from peerless.rules.turn_order import next_seat
from peerless.text.tree import Duration, Timing

# ---------------------------------------------------------------- setup


class SetupFrame(Frame):
    """Seat by seat: the hero on its start space, the sidekicks, the tokens, the hero's choices."""

    __slots__ = ("chosen", "seat")

    def __init__(self) -> None:
        self.seat = 0
        self.chosen = False  # the choices of this seat's hero have been made

    def copy(self) -> SetupFrame:
        new = SetupFrame.__new__(SetupFrame)
        new.seat = self.seat
        new.chosen = self.chosen
        return new

    def run(self, state: State) -> None:
        setting = state.setting
        if self.seat == setting.players:
            state.frames.pop()
            state.frames.append(Turn())
            return
        if self.chosen:  # the next player
            self.seat += 1
            self.chosen = False
            return
        hero = setting.hero_of[self.seat]
        start = setting.battlefield.starts[self.seat + 1]
        if state.space[hero] == OFF and state.occupant[start] == -1:
            place(state, hero, start, RULE)  # C9, C11
        for fighter in setting.fighters_of[self.seat]:
            if state.space[fighter] == OFF:
                spaces = members(self.room(state, NOTHING))
                self.offer(state, [PlaceFighter(fighter, space) for space in spaces])
                return
        for token in setting.tokens:
            waits = token.at_setup and state.token_space[token.id] == OFF
            if token.seat == self.seat and waits:
                taken = state.token_spaces(token.kind.name)
                spaces = members(self.room(state, taken))  # C59
                self.offer(state, [PlaceToken(token.id, space) for space in spaces])
                return
        self.chosen = True
        start_ability(state, self.seat, Timing.SETUP)  # C10

    def room(self, state: State, taken: Mask) -> Mask:
        """The free spaces in the hero's zones, or any free space if there is none (C9, C66). The
        start spaces of heroes yet to come are not free."""
        battlefield = state.setting.battlefield
        hero = state.space[state.setting.hero_of[self.seat]]
        if hero == OFF:  # somebody's ability has put a fighter on its start space
            hero = battlefield.starts[self.seat + 1]
        for later in range(self.seat + 1, state.setting.players):
            taken |= bit(battlefield.starts[later + 1])
        free = all_below(len(battlefield.spaces)) & ~state.occupied() & ~taken
        return battlefield.in_zone[hero] & free or free

    def offer(self, state: State, options: Sequence[PlaceFighter | PlaceToken]) -> None:
        if len(options) == 1:
            self.answer(state, options[0])
        else:
            state.ask(self.seat, Ask.PLACE, options)

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, PlaceFighter):
            place(state, option.fighter, option.space, RULE)
        else:
            assert isinstance(option, PlaceToken)
            place_token(state, option.token, option.space, RULE)


# ---------------------------------------------------------------- the turn


class Part(IntEnum):
    START = 0
    ACTIONS = 1
    END = 2
    HAND_LIMIT = 3


class Turn(Frame):
    """The turn of `state.turn`. It stays at the bottom of the stack for the whole game."""

    __slots__ = ("part",)

    def __init__(self, part: Part = Part.START) -> None:
        self.part = part

    def copy(self) -> Turn:
        new = Turn.__new__(Turn)
        new.part = self.part
        return new

    def run(self, state: State) -> None:
        if state.out(state.turn):  # nothing more to do (C57)
            self.part = Part.START
            end_turn(state)
        elif self.part == Part.START:
            self.part = Part.ACTIONS
            begin_turn(state)
        elif self.part == Part.ACTIONS:
            if state.actions > 0 and state.present(state.turn):
                state.quiet_turns = 0
                state.ask(state.turn, Ask.ACTION, actions(state))
            else:
                self.part = Part.END
        elif self.part == Part.END:
            self.part = Part.HAND_LIMIT
            start_ability(state, state.turn, Timing.TURN_END)
        elif len(state.hands[state.turn]) > HAND_LIMIT:  # C20, R66
            options = [DiscardCard(face) for face in faces(state, state.hands[state.turn])]
            state.ask(state.turn, Ask.HAND_LIMIT, options)
        else:
            end_turn(state)
            self.part = Part.START

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, DiscardCard):
            piles.discard(state, piles.in_hand(state, state.turn, option.face), RULE)
            return
        state.actions -= 1
        if isinstance(option, BeginManeuver):
            state.maneuvers += 1
            state.tell(Happening.MANEUVERED, state.turn)
            state.frames.append(Maneuver())
        elif isinstance(option, PlayScheme):
            play_scheme(state, option)
        else:
            assert isinstance(option, Attack)
            combat.begin(state, state.turn, option)


def begin_turn(state: State) -> None:
    """The snapshot, then what was put off until now, then the ability (R18, R123)."""
    state.turns += 1
    state.actions = ACTIONS_EACH_TURN  # C18
    state.maneuvers = 0
    state.started = state.space[:]
    state.tokens_started = state.token_space[:]
    state.tell(Happening.TURN_BEGAN, state.turn)
    start_ability(state, state.turn, Timing.TURN_START)
    for context, program in reversed(state.delayed):
        if context.seat == state.turn:
            state.frames.append(Interpreter(program, context.copy(), remembers=False))
    state.delayed = tuple(later for later in state.delayed if later[0].seat != state.turn)


def end_turn(state: State) -> None:
    """The turn passes to the next player who is not out (C21, C57)."""
    state.tell(Happening.TURN_ENDED, state.turn)
    state.lasting = without(state.lasting, Duration.TURN)
    state.acted |= bit(state.turn)
    state.turn = next_seat(state, state.turn)
    after_turn(state)


def actions(state: State) -> list[Option]:
    """Every action the player can take now (C19); a maneuver is always possible (R23)."""
    seat = state.turn
    return [MANEUVER, *schemes(state, seat), *combat.attacks(state, seat)]


# ---------------------------------------------------------------- scheme


def schemes(state: State, seat: Seat) -> list[PlayScheme]:
    """Scheme cards that a fighter on the battlefield may play (C37, R26)."""
    options = []
    for id in faces(state, state.hands[seat]):
        face = state.setting.faces[id]
        if face.card.type is not CardType.SCHEME or not in_form(state, face):
            continue
        users = [
            fighter
            for fighter in state.setting.fighters_of[seat]
            if has(face.users, fighter) and state.space[fighter] != OFF
        ]
        if len(users) == 1:
            options.append(PlayScheme(id))
        else:
            options += [PlayScheme(id, fighter) for fighter in users]
    return options


def play_scheme(state: State, scheme: PlayScheme) -> None:
    """Face up, with the active fighter named; it resolves before it is discarded (C37, C38)."""
    seat = state.turn
    card = piles.play_face_up(state, seat, scheme.face)
    face = state.setting.faces[scheme.face]
    fighter = scheme.fighter
    if fighter < 0:
        own = state.setting.fighters_of[seat]
        fighter = next(f for f in own if has(face.users, f) and state.space[f] != OFF)
    state.played = card  # on the table, not in the pile (R29)
    state.tell(Happening.SCHEMED, seat, fighter, card)
    state.frames.append(Scheme())
    program = face.programs.get(Timing.PLAYED, ())
    state.frames.append(Interpreter(program, Context(seat, face.id, card, fighter)))


class Scheme(Frame):
    """Waits below the scheme's effects, then discards it."""

    __slots__ = ()

    def copy(self) -> Scheme:
        return self

    def run(self, state: State) -> None:
        if state.played >= 0:  # it may have gone elsewhere
            piles.put_away(state, state.played, RULE)
        state.frames.pop()


# ---------------------------------------------------------------- maneuver


class Stage(IntEnum):
    DRAW = 0
    BOOST = 1
    ADD = 2
    MOVE = 3
    AFTER = 4
    OVER = 5


_AFTER = dict(pairwise(Stage))
"""The stage after each."""


class Maneuver(Frame):
    """Draw, perhaps boost, then move (C27-C31, R25)."""

    __slots__ = ("stage",)

    def __init__(self) -> None:
        self.stage = Stage.DRAW

    def copy(self) -> Maneuver:
        new = Maneuver.__new__(Maneuver)
        new.stage = self.stage
        return new

    def run(self, state: State) -> None:
        seat = state.turn
        stage = self.stage
        if stage == Stage.BOOST:
            options = [BoostWith(face) for face in faces(state, state.hands[seat])]
            state.ask(seat, Ask.BOOST, [*options, BoostWith()])
            return
        self.stage = _AFTER.get(stage, stage)
        if stage == Stage.DRAW:
            piles.draw(state, seat, 1, RULE)
        elif stage == Stage.ADD:
            start_ability(state, seat, Timing.MANEUVER)
        elif stage == Stage.MOVE:
            movers = [f for f in state.setting.fighters_of[seat] if state.space[f] != OFF]
            state.frames.append(Moving(seat, movers, state.movement, RULE, of_maneuver=True))
        elif stage == Stage.AFTER:
            start_ability(state, seat, Timing.AFTER_MANEUVER)
        else:
            state.frames.pop()

    def answer(self, state: State, option: Option) -> None:
        """One card for the whole maneuver; its other text is ignored (C31)."""
        assert isinstance(option, BoostWith)
        self.stage = Stage.ADD
        state.movement = state.setting.heroes[state.turn].move
        if option.face >= 0:
            card = piles.in_hand(state, state.turn, option.face)
            amount = state.setting.face(card).boost
            piles.discard(state, card, RULE)
            state.movement += amount
            state.tell(Happening.BOOSTED, state.turn, card=card, amount=amount)
