"""What comes before a game and between games: who sits where, who plays which hero, who leads."""

from __future__ import annotations

from peerless.match.draft import Draft, DraftStep, DraftStepKind, IllegalStep
from peerless.match.lots import first_side, random_heroes
from peerless.match.people import People
from peerless.match.seating import MatchPlace, Seating
from peerless.match.series import Result, Series

__all__ = [
    "Draft",
    "DraftStep",
    "DraftStepKind",
    "IllegalStep",
    "MatchPlace",
    "People",
    "Result",
    "Seating",
    "Series",
    "first_side",
    "random_heroes",
]
