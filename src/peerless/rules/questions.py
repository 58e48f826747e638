"""Questions and answers: the one door through which everything that anyone decides must go.

There is at most one open question. It says who is asked, what about, which card or ability asks
it, and lists the legal answers; anything else is refused and changes nothing.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from peerless.text.tree import Effect


class Act(IntEnum):
    """What kind of answer; `a`, `b` and `c` of the option then mean what stands behind it."""

    PLACE = 0  # fighter, space
    PLACE_TOKEN = 1  # token, space
    MANEUVER = 2
    SCHEME = 3  # face, fighter (-1 where only one could play it)
    ATTACK = 4  # attacker, target, face
    BOOST = 5  # face (-1: none)
    MOVE = 6  # fighter, space
    MOVE_TOKEN = 7  # token, space, the space it is in
    DONE = 8
    DEFEND = 9  # face (-1: none)
    DISCARD = 10  # face
    YES = 11
    NO = 12
    FIGHTER = 13  # the picks: fighter
    PLAYER = 14  # seat
    TOKEN = 15  # token, the space it is in
    SPACE = 16  # space
    CARD = 17  # face, the seat in whose hand it is (-1: in none)
    NUMBER = 18  # the number itself
    OPTION = 19  # place in the card's list, from 0
    VALUE = 20  # seat, track, value
    SPOT = 21  # 0: top, 1: bottom
    SOURCE = 22  # which effect first: face (-1: the ability), seat


class Option(NamedTuple):
    """One legal answer, in the engine's numbers."""

    act: Act
    a: int = -1
    b: int = -1
    c: int = -1


YES = Option(Act.YES)
NO = Option(Act.NO)
DONE = Option(Act.DONE)
MANEUVER = Option(Act.MANEUVER)


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


class TextAsked(NamedTuple):
    """The text that asks, or whose move asks."""

    seat: int  # whose text it is
    effect: Effect | None  # the instruction that asks; None while somebody moves because of it
    follows: tuple[Effect, ...]  # what comes after it
    answered: tuple[Act, ...] = ()  # what has been answered to this instruction so far
    most: int = 0  # how many of these things can be picked; 0 where nothing is counted


class MoveAsked(NamedTuple):
    """The move that asks: who may still move, and how far."""

    movers: tuple[int, ...]  # fighters, or tokens
    of_tokens: bool
    distance: int  # 0 for tokens: to any space that fits
    exact: bool
    through: bool  # even through opposing fighters
    maneuver: bool


class PendingQuestion:
    """Immutable, so that copies of a game share it. It says all that anyone outside needs to know
    of what asks."""

    __slots__ = ("about", "cause", "move", "options", "seat", "text")

    def __init__(
        self,
        seat: int,
        about: Ask,
        options: list[Option],
        cause: int,
        text: TextAsked | None = None,
        move: MoveAsked | None = None,
    ) -> None:
        self.seat = seat
        self.about = about
        self.options = options
        self.cause = cause
        self.text = text
        self.move = move


class IllegalAnswer(ValueError):
    """The answer is not among the legal ones; the game is as it was."""
