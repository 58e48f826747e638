"""Questions and answers: the one door through which everything that anyone decides must go.

There is at most one open question. It says who is asked, what about, which card or ability asks
it, and lists the legal answers; anything else is refused and changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, Literal, NamedTuple, TypeAlias

from peerless.rules.numbers import (
    CardId,
    Cause,
    FaceId,
    FighterId,
    Mover,
    Seat,
    SiteId,
    SpaceId,
    TokenId,
    TrackId,
)
from peerless.text.tree import Effect


class Act(IntEnum):
    """What kind of answer."""

    PLACE = 0
    PLACE_TOKEN = 1
    MANEUVER = 2
    SCHEME = 3
    ATTACK = 4
    BOOST = 5
    MOVE = 6
    MOVE_TOKEN = 7
    DONE = 8
    DEFEND = 9
    DISCARD = 10
    YES = 11
    NO = 12
    FIGHTER = 13  # the picks
    PLAYER = 14
    TOKEN = 15
    SPACE = 16
    CARD = 17
    NUMBER = 18
    OPTION = 19
    VALUE = 20
    SPOT = 21
    SOURCE = 22
    SITE = 23
    ACTIVATE = 24  # a bridge (A.K7)


# ---------------------------------------------------------------- answers
#
# One class for each kind, with what the answer names. Its `act` is part of the tuple, so that two
# answers are the same only if they are of one kind; it is never given. Where an answer need not
# name a thing, -1 stands for none.


class PlaceFighter(NamedTuple):
    fighter: FighterId
    space: SpaceId
    act: Literal[Act.PLACE] = Act.PLACE


class PlaceToken(NamedTuple):
    token: TokenId
    space: SpaceId
    act: Literal[Act.PLACE_TOKEN] = Act.PLACE_TOKEN


class BeginManeuver(NamedTuple):
    act: Literal[Act.MANEUVER] = Act.MANEUVER


class PlayScheme(NamedTuple):
    face: FaceId
    fighter: FighterId = -1  # -1 where only one could play it
    act: Literal[Act.SCHEME] = Act.SCHEME


class Attack(NamedTuple):
    fighter: FighterId
    target: FighterId
    face: FaceId
    act: Literal[Act.ATTACK] = Act.ATTACK


class BoostWith(NamedTuple):
    face: FaceId = -1
    act: Literal[Act.BOOST] = Act.BOOST


class MoveFighter(NamedTuple):
    fighter: FighterId
    space: SpaceId
    via: tuple[SpaceId, ...] = ()  # the spaces on its way, where ways there differ (`ways`)
    act: Literal[Act.MOVE] = Act.MOVE


class MoveToken(NamedTuple):
    token: TokenId
    space: SpaceId
    origin: SpaceId  # the space it is in
    act: Literal[Act.MOVE_TOKEN] = Act.MOVE_TOKEN


class Done(NamedTuple):
    act: Literal[Act.DONE] = Act.DONE


class DefendWith(NamedTuple):
    face: FaceId = -1
    act: Literal[Act.DEFEND] = Act.DEFEND


class DiscardCard(NamedTuple):
    face: FaceId
    act: Literal[Act.DISCARD] = Act.DISCARD


class Yes(NamedTuple):
    act: Literal[Act.YES] = Act.YES


class No(NamedTuple):
    act: Literal[Act.NO] = Act.NO


class PickFighter(NamedTuple):
    fighter: FighterId
    act: Literal[Act.FIGHTER] = Act.FIGHTER


class PickPlayer(NamedTuple):
    seat: Seat
    act: Literal[Act.PLAYER] = Act.PLAYER


class PickToken(NamedTuple):
    token: TokenId
    space: SpaceId  # the space it is in
    act: Literal[Act.TOKEN] = Act.TOKEN


class PickSpace(NamedTuple):
    space: SpaceId
    act: Literal[Act.SPACE] = Act.SPACE


BY_CHANCE: Final = -2
"""In the place of a hand: nobody has picked the card, it was drawn at random."""


class PickCard(NamedTuple):
    face: FaceId
    hand: Seat = -1  # in whose hand it is; -1: in none
    card: CardId = -1  # which copy was taken; only the engine knows, once the answer has come
    act: Literal[Act.CARD] = Act.CARD


class PickNumber(NamedTuple):
    number: int
    act: Literal[Act.NUMBER] = Act.NUMBER


class PickOption(NamedTuple):
    place: int  # in the card's list, from 0
    act: Literal[Act.OPTION] = Act.OPTION


class PickValue(NamedTuple):
    seat: Seat
    track: TrackId
    value: int  # its place among the values of the track
    act: Literal[Act.VALUE] = Act.VALUE


class PickSpot(NamedTuple):
    at_bottom: bool  # of a deck; otherwise on top
    act: Literal[Act.SPOT] = Act.SPOT


class PickSource(NamedTuple):
    """Which effect comes first."""

    face: FaceId  # -1: the ability
    seat: Seat
    act: Literal[Act.SOURCE] = Act.SOURCE


class PickSite(NamedTuple):
    site: SiteId
    act: Literal[Act.SITE] = Act.SITE


class Activate(NamedTuple):
    """A bridge, with the card that is discarded for it."""

    site: SiteId
    face: FaceId
    act: Literal[Act.ACTIVATE] = Act.ACTIVATE


Pick: TypeAlias = (
    PickFighter
    | PickPlayer
    | PickToken
    | PickSpace
    | PickCard
    | PickNumber
    | PickOption
    | PickValue
    | PickSpot
    | PickSource
    | PickSite
)
"""What is picked for a text or a hero's setup; written `pick: ...`."""

Option: TypeAlias = (
    PlaceFighter
    | PlaceToken
    | BeginManeuver
    | PlayScheme
    | Attack
    | BoostWith
    | MoveFighter
    | MoveToken
    | Done
    | DefendWith
    | DiscardCard
    | Yes
    | No
    | Activate
    | Pick
)
"""One legal answer, in the engine's numbers."""

YES: Final = Yes()
NO: Final = No()
DONE: Final = Done()
MANEUVER: Final = BeginManeuver()
NO_BOOST: Final = BoostWith()
NO_DEFENSE: Final = DefendWith()


# ---------------------------------------------------------------- questions


class Ask(IntEnum):
    """What a question is about."""

    PLACE = 0
    ACTION = 1
    BOOST = 2
    MOVE = 3
    DEFEND = 4
    HAND_LIMIT = 5
    MAY = 6
    PICK = 7
    SITE = 8  # after a maneuver: a bridge to activate, a farm to free of an alien


class TextAsked:
    """The text that asks, or whose move asks."""

    __slots__ = ("answered", "effect", "follows", "most", "openly_forced", "seat")

    def __init__(
        self,
        seat: Seat,
        effect: Effect | None,
        follows: tuple[Effect, ...],
        answered: tuple[Act, ...] = (),
        most: int = 0,
        openly_forced: bool = False,
    ) -> None:
        self.seat = seat  # whose text it is
        self.effect = effect  # the instruction that asks; None while somebody moves because of it
        self.follows = follows  # what comes after it
        self.answered = answered  # what has been answered to this instruction so far
        self.most = most  # how many of these things can be picked; 0 where nothing is counted
        self.openly_forced = openly_forced  # one is left, as everyone can see: the last of an order


class MoveAsked:
    """The move that asks: who may still move, and how far."""

    __slots__ = ("distance", "exact", "maneuver", "movers", "of_tokens", "through")

    def __init__(
        self,
        movers: tuple[Mover, ...],
        of_tokens: bool,
        distance: int,
        exact: bool,
        through: bool,
        maneuver: bool,
    ) -> None:
        self.movers = movers  # fighters, or tokens
        self.of_tokens = of_tokens
        self.distance = distance  # 0 for tokens: to any space that fits
        self.exact = exact
        self.through = through  # even through opposing fighters
        self.maneuver = maneuver


class PendingQuestion:
    """Immutable, so that copies of a game share it. It says all that anyone outside needs to know
    of what asks."""

    __slots__ = ("about", "cause", "move", "options", "seat", "text")

    def __init__(
        self,
        seat: Seat,
        about: Ask,
        options: Sequence[Option],
        cause: Cause,
        text: TextAsked | None = None,
        move: MoveAsked | None = None,
    ) -> None:
        self.seat = seat
        self.about = about
        self.options = options
        self.cause = cause
        self.text = text
        self.move = move

    def asked_of(self, seat: Seat) -> PendingQuestion:
        """The same question to another player."""
        return PendingQuestion(seat, self.about, self.options, self.cause, self.text, self.move)

    @property
    def is_about_cards(self) -> bool:
        """Whether a text asks for cards, so that more than its answers may tell of them."""
        if self.text is None:
            return False
        return bool(self.text.answered) or any(isinstance(o, _OF_CARDS) for o in self.options)

    def without_answers(self) -> PendingQuestion:
        """What there is to know of it for those who are not asked."""
        return PendingQuestion(self.seat, self.about, (), self.cause, self.text, self.move)


_OF_CARDS: Final = (PickCard, DiscardCard, BoostWith, DefendWith)


class IllegalAnswer(ValueError):
    """The answer is not among the legal ones; the game is as it was."""
