"""The turn with its actions (C18-C21)."""

from __future__ import annotations

from enum import IntEnum

from peerless.rules import combat, piles
from peerless.rules.adventure.after_maneuver import AfterManeuver
from peerless.rules.choosing import faces
from peerless.rules.context import Context
from peerless.rules.ending import after_turn
from peerless.rules.events import RULE, Happening
from peerless.rules.house_rules import ACTIONS_EACH_TURN
from peerless.rules.interpreter import Interpreter, start_ability
from peerless.rules.lasting import without
from peerless.rules.masks import bit, has
from peerless.rules.move_frames import Moving
from peerless.rules.numbers import Seat
from peerless.rules.pieces import CardType
from peerless.rules.questions import (
    MANEUVER,
    NO_BOOST,
    Ask,
    Attack,
    BeginManeuver,
    BoostWith,
    DiscardCard,
    Option,
    PlayScheme,
)
from peerless.rules.select import in_form
from peerless.rules.setting import Face
from peerless.rules.state import OFF, Frame, State
from peerless.rules.turn_order import next_seat
from peerless.text.tree import Duration, Timing

# ---------------------------------------------------------------- the turn


class Part(IntEnum):
    START = 0
    ACTIONS = 1
    HAND_LIMIT = 2  # after what happens at the end


class Rotation(Frame):
    """Turn follows turn, for the whole game: it lies at the bottom of the stack, and goes on when a
    turn has ended (C21, C57)."""

    __slots__ = ()

    def copy(self) -> Rotation:
        return self

    def run(self, state: State) -> None:
        state.turn = next_seat(state, state.turn)
        after_turn(state)
        if not state.over:
            state.frames.append(Turn())


class Turn(Frame):
    """The turn of `state.turn`."""

    __slots__ = ("part",)

    def __init__(self, part: Part = Part.START) -> None:
        self.part = part

    def copy(self) -> Turn:
        return Turn(self.part)

    def run(self, state: State) -> None:
        if state.out(state.turn):  # nothing more to do (C57)
            end_turn(state)
        elif self.part == Part.START:
            self.part = Part.ACTIONS
            begin_turn(state)
        elif self.part == Part.ACTIONS and state.actions > 0 and state.present(state.turn):
            state.quiet_turns = 0
            state.ask(state.turn, Ask.ACTION, actions(state))
        else:
            self.end(state)

    def end(self, state: State) -> None:
        seat = state.turn
        if self.part != Part.HAND_LIMIT:
            self.part = Part.HAND_LIMIT
            if start_ability(state, seat, Timing.TURN_END):
                return
        if len(state.hands[seat]) > state.setting.rules.hand_limit:  # C20, R66
            options = [DiscardCard(face) for face in faces(state, state.hands[seat])]
            state.ask(seat, Ask.HAND_LIMIT, options)
        else:
            end_turn(state)

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
            combat.attack(state, state.turn, option)


def begin_turn(state: State) -> None:
    """The snapshot, then what was put off until now, then the ability (R18, R123)."""
    count_turn(state)
    state.actions = ACTIONS_EACH_TURN  # C18
    start_ability(state, state.turn, Timing.TURN_START)
    for context, program in reversed(state.delayed):
        if context.seat == state.turn:
            state.frames.append(Interpreter(program, context.copy(), remembers=False))
    state.delayed = tuple(later for later in state.delayed if later[0].seat != state.turn)


def count_turn(state: State) -> None:
    """A turn begins, of a player or of an enemy."""
    state.turns += 1
    state.actions = 0
    state.maneuvers = 0
    state.started = state.space[:]
    state.tokens_started = state.token_space[:]
    state.tell(Happening.TURN_BEGAN, state.turn)


def end_turn(state: State) -> None:
    """What lasts until now is over."""
    state.tell(Happening.TURN_ENDED, state.turn)
    state.lasting = without(state.lasting, Duration.TURN)
    state.acted |= bit(state.turn)
    state.frames.pop()


def actions(state: State) -> list[Option]:
    """Every action the player can take now (C19); a maneuver is always possible (R23)."""
    seat = state.turn
    hand = [state.setting.faces[id] for id in faces(state, state.hands[seat])]
    return [MANEUVER, *schemes(state, seat, hand), *combat.attacks(state, seat, hand)]


# ---------------------------------------------------------------- scheme


def schemes(state: State, seat: Seat, hand: list[Face]) -> list[PlayScheme]:
    """Scheme cards that a fighter on the battlefield may play (C37, R26)."""
    options = []
    for face in hand:
        if face.card.type is not CardType.SCHEME or not in_form(state, face):
            continue
        users = [
            fighter
            for fighter in state.setting.fighters_of[seat]
            if has(face.users, fighter) and state.space[fighter] != OFF
        ]
        if len(users) == 1:
            options.append(state.setting.schemes[face.id])
        else:
            options += [PlayScheme(face.id, fighter) for fighter in users]
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
    SITE = 5  # of the cooperative game (A.E7)
    OVER = 6


class Maneuver(Frame):
    """Draw, perhaps boost, then move (C27-C31, R25)."""

    __slots__ = ("stage",)

    def __init__(self, stage: Stage = Stage.DRAW) -> None:
        self.stage = stage

    def copy(self) -> Maneuver:
        return Maneuver(self.stage)

    def run(self, state: State) -> None:
        if self.stage <= Stage.BOOST:
            self.draw_and_boost(state)
        elif self.stage <= Stage.MOVE:
            self.move(state)
        else:
            self.after(state)

    def draw_and_boost(self, state: State) -> None:
        seat = state.turn
        if self.stage == Stage.DRAW:
            self.stage = Stage.BOOST
            piles.draw(state, seat, 1, RULE)
        else:
            boosts = state.setting.boosts
            options = [boosts[face] for face in faces(state, state.hands[seat])]
            state.ask(seat, Ask.BOOST, [*options, NO_BOOST])

    def move(self, state: State) -> None:
        seat = state.turn
        if self.stage == Stage.ADD:
            self.stage = Stage.MOVE
            if start_ability(state, seat, Timing.MANEUVER):
                return
        self.stage = Stage.AFTER
        movers = [f for f in state.setting.fighters_of[seat] if state.space[f] != OFF]
        state.frames.append(Moving(seat, movers, state.movement, RULE, of_maneuver=True))

    def after(self, state: State) -> None:
        seat = state.turn
        if self.stage == Stage.AFTER:
            self.stage = Stage.SITE
            if start_ability(state, seat, Timing.AFTER_MANEUVER):
                return
        if self.stage == Stage.SITE and state.adventure is not None:
            self.stage = Stage.OVER
            state.frames.append(AfterManeuver(seat))
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
