"""The state of a game: plain data that can be copied at any question.

What is still to happen lies on `frames`, an explicit stack: no generator, callback or thread holds
a part of the game. Copies are written by hand, because search lives on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from peerless.rules.adventure.record import Adventure
from peerless.rules.chance import Chance
from peerless.rules.combat_record import Combat
from peerless.rules.context import (
    NOTHING_SPOKEN,
    CardChange,
    Context,
    Spoken,
    cards_in,
    with_cards_changed,
)
from peerless.rules.deep_chance import chance_of
from peerless.rules.events import EVERYONE, RULE, Event, Happening
from peerless.rules.lasting import Lasting
from peerless.rules.masks import NOTHING, has, mask_of
from peerless.rules.numbers import CardId, Cause, FighterId, Mask, Seat, SideId, SpaceId
from peerless.rules.pieces import Battlefield
from peerless.rules.questions import Ask, MoveAsked, Option, PendingQuestion, TextAsked
from peerless.rules.setting import Program, Reaction, Setting

OFF: Final = -1
"""The space of a fighter that is not on the battlefield."""


class Frame:
    """Something under way: a turn, a maneuver, a combat, an effect. The topmost goes on."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """Go on until a question is asked, another frame is pushed, or this one is popped."""
        raise NotImplementedError

    def answer(self, state: State, option: Option) -> None:
        """Take the answer to the question this frame asked."""
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def moved_below(self, state: State, ends: list[SpaceId], declined: bool) -> None:
        """Hear from a move that this frame started, now over, where those who moved have ended."""

    def end_move(self, fighter: FighterId) -> bool:
        """Let the move of a fighter that is under way here end; whether it is."""
        return False

    def text_asked(self) -> TextAsked | None:
        """The text that this frame runs, as far as it is still to come."""
        return None

    def change_cards(self, change: CardChange) -> None:
        """Call the cards that this frame has in mind otherwise, or forget them."""

    def reacting(self) -> Reaction | None:
        """What a trigger has set off and is under way here."""
        return None

    def cards_in_mind(self, seat: Seat) -> Iterable[CardId]:
        """The cards that a text of this player, under way here, has spoken of."""
        return ()


class State:
    __slots__ = (
        "acted",
        "actions",
        "adventure",
        "battlefield",
        "chance",
        "combat",
        "decks",
        "delayed",
        "discards",
        "frames",
        "hands",
        "health",
        "held",
        "known",
        "lasting",
        "log",
        "maneuvers",
        "memory",
        "movement",
        "occupant",
        "played",
        "question",
        "quiet_turns",
        "set_off",
        "setting",
        "space",
        "started",
        "token_space",
        "tokens_started",
        "tracks",
        "turn",
        "turns",
        "winners",
    )  # fmt: skip

    setting: Setting
    battlefield: Battlefield  # as it is now: bridges can be destroyed (A.K17)
    chance: Chance
    # fighters
    space: list[SpaceId]
    health: list[int]
    occupant: list[FighterId]  # of a space (C13)
    held: list[Mask]  # the spaces of each side
    # cards, the top of a deck last
    decks: list[list[CardId]]
    hands: list[list[CardId]]  # enemies have none
    discards: list[list[CardId]]
    played: CardId  # the scheme on the table (R29)
    known: list[Mask]  # who knows a card where it is
    # what heroes keep track of (C64), and their tokens
    tracks: list[list[int]]
    token_space: list[SpaceId]
    # the turn
    turn: Seat  # whose turn it is
    turns: int  # how many turns have begun
    quiet_turns: int  # how many, or rounds, in a row have ended without an action
    acted: Mask  # the seats that have had a turn
    actions: int  # actions left
    maneuvers: int  # maneuver actions taken this turn
    movement: int  # the move value of the maneuver under way, with all that adds to it
    started: list[SpaceId]  # where every fighter was when the turn began (R18)
    tokens_started: list[SpaceId]
    lasting: tuple[Lasting, ...]
    delayed: tuple[tuple[Context, Program], ...]  # what a next turn begins with (R123)
    memory: tuple[Spoken, ...]  # of each ability
    combat: Combat | None
    adventure: Adventure | None  # what only the cooperative game has
    # control
    set_off: tuple[tuple[Reaction, Context], ...]  # triggers, to be dealt with next
    frames: list[Frame]
    question: PendingQuestion | None
    winners: tuple[Seat, ...] | None  # None while the game runs
    log: list[Event] | None  # None: nobody listens

    def copy(self) -> State:
        new = State()
        new.setting = self.setting
        new.battlefield = self.battlefield
        new.chance = self.chance.copy()
        new.space = self.space[:]
        new.health = self.health[:]
        new.occupant = self.occupant[:]
        new.held = self.held[:]
        new.decks = [cards[:] for cards in self.decks]
        new.hands = [cards[:] for cards in self.hands]
        new.discards = [cards[:] for cards in self.discards]
        new.played = self.played
        new.known = self.known[:]
        new.tracks = self.tracks[:]  # the values of a seat are replaced, never changed
        new.token_space = self.token_space[:]
        new.turn = self.turn
        new.turns = self.turns
        new.quiet_turns = self.quiet_turns
        new.acted = self.acted
        new.actions = self.actions
        new.maneuvers = self.maneuvers
        new.movement = self.movement
        new.started = self.started  # replaced, never changed
        new.tokens_started = self.tokens_started
        new.lasting = self.lasting
        new.delayed = self.delayed
        new.memory = self.memory
        new.combat = None if self.combat is None else self.combat.copy()
        new.adventure = None if self.adventure is None else self.adventure.copy()
        new.set_off = self.set_off
        new.frames = [frame.copy() for frame in self.frames]
        new.question = self.question
        new.winners = self.winners
        new.log = None if self.log is None else []
        return new

    @property
    def over(self) -> bool:
        return self.winners is not None

    # ------------------------------------------------------------ asking and telling

    def ask(
        self,
        seat: Seat,
        about: Ask,
        options: Sequence[Option],
        cause: Cause = RULE,
        text: TextAsked | None = None,
        move: MoveAsked | None = None,
    ) -> None:
        self.question = PendingQuestion(seat, about, options, cause, text, move)

    def tell(
        self,
        kind: Happening,
        seat: Seat = -1,
        fighter: FighterId = -1,
        card: CardId = -1,
        space: SpaceId = -1,
        amount: int = 0,
        other: int = -1,
        cause: Cause = RULE,
        seers: Mask = EVERYONE,
    ) -> None:
        """Write an event; `card` is a card, the event holds its face."""
        if self.log is not None:
            face = self.setting.card_face[card] if card >= 0 else -1
            self.log.append(Event(kind, seat, fighter, face, space, amount, other, cause, seers))

    # ------------------------------------------------------------ small readings

    def defeated(self, fighter: FighterId) -> bool:
        return self.health[fighter] == 0

    def on_battlefield(self, fighter: FighterId) -> bool:
        return self.space[fighter] != OFF

    def side_of(self, fighter: FighterId) -> SideId:
        return self.setting.fighters[fighter].side

    def out(self, seat: Seat) -> bool:
        """With all fighters defeated a player is out (C57)."""
        if self.health[self.setting.leader_of[seat]] > 0:  # asked at every question
            return False
        return all(self.health[fighter] == 0 for fighter in self.setting.fighters_of[seat])

    def present(self, seat: Seat) -> bool:
        """Whether a player has a fighter on the battlefield; without one they wait (R102)."""
        if self.space[self.setting.leader_of[seat]] != OFF:
            return True
        return any(self.space[fighter] != OFF for fighter in self.setting.fighters_of[seat])

    def can_be_chosen(self, seat: Seat) -> bool:
        """Whether a player can be chosen as an opponent: not while they wait (R102). Before the
        first turn, nobody waits. An enemy is no player."""
        if self.out(seat) or not self.setting.has_player(seat):
            return False
        return self.turns == 0 or self.present(seat)

    def adjacent(self, fighter: FighterId, other: FighterId) -> bool:
        """A fighter off the battlefield is adjacent to nobody (R41)."""
        here, there = self.space[fighter], self.space[other]
        if here == OFF or there == OFF:
            return False
        return has(self.battlefield.adjacent[here], there)

    def share_zone(self, fighter: FighterId, other: FighterId) -> bool:
        here, there = self.space[fighter], self.space[other]
        if here == OFF or there == OFF:
            return False
        return has(self.battlefield.in_zone[here], there)

    def token_spaces(self, name: str) -> Mask:
        """The spaces with a token of that kind."""
        return mask_of(
            self.token_space[token.id]
            for token in self.setting.tokens
            if self.token_space[token.id] != OFF and token.kind.name == name
        )

    def change_cards(self, change: CardChange) -> None:
        """Call the cards that texts have in mind otherwise, or forget them."""
        for frame in self.frames:
            frame.change_cards(change)
        self.memory = tuple([with_cards_changed(spoken, change) for spoken in self.memory])
        self.delayed = tuple(
            [(later.with_cards_changed(change), todo) for later, todo in self.delayed]
        )
        self.set_off = tuple([(which, c.with_cards_changed(change)) for which, c in self.set_off])
        if self.combat is not None:
            for side in (self.combat.attack, self.combat.defense):
                side.spoken = with_cards_changed(side.spoken, change)

    def cards_in_mind(self, seat: Seat) -> set[CardId]:
        """The cards that texts of this player have spoken of and may speak of again."""
        spoken = [self.memory[seat]]
        spoken += [tuple(later.slots) for later, _ in self.delayed if later.seat == seat]
        side = None if self.combat is None else self.combat.side(seat)
        if side is not None:
            spoken.append(side.spoken)
        cards = {card for slots in spoken for card in cards_in(slots)}
        return cards.union(*(frame.cards_in_mind(seat) for frame in self.frames))

    def occupied(self) -> Mask:
        """The spaces with a fighter."""
        spaces = NOTHING
        for held in self.held:
            spaces |= held
        return spaces


def lay_out(setting: Setting, seed: int) -> State:
    """A game before anything is shuffled, drawn or placed."""
    state = State()
    state.setting = setting
    state.battlefield = setting.battlefield
    state.chance = chance_of(seed)
    state.space = [OFF] * len(setting.fighters)
    state.health = [fighter.health for fighter in setting.fighters]  # C7
    state.occupant = [-1] * len(setting.battlefield.spaces)
    state.held = [NOTHING] * (max(setting.sides) + 1)
    state.decks = [list(deck) for deck in setting.deck_of]
    state.hands = [[] for _ in setting.forces]
    state.discards = [[] for _ in setting.forces]
    state.played = -1
    state.known = [NOTHING] * len(setting.card_face)
    state.tracks = [
        [t.first if t.is_counter else _start(t.values, t.start) for t in force.tracks]
        for force in setting.forces
    ]
    state.token_space = [OFF] * len(setting.tokens)
    state.turn = 0
    state.turns = 0
    state.quiet_turns = 0
    state.acted = NOTHING
    state.actions = 0
    state.maneuvers = 0
    state.movement = 0
    state.started = state.space[:]
    state.tokens_started = state.token_space[:]
    state.lasting = ()
    state.delayed = ()
    state.memory = (NOTHING_SPOKEN,) * setting.seats
    state.combat = None
    state.adventure = None
    if setting.mode.is_adventure:
        board = setting.battlefield.adventure
        state.adventure = Adventure(setting.players, 0 if board is None else len(board.sites))
    state.set_off = ()
    state.frames = []
    state.question = None
    state.winners = None
    state.log = []
    return state


def _start(values: tuple[str, ...], start: str | None) -> int:
    return -1 if start is None else values.index(start)
