"""Rows of the laboratory, made by hand."""

from __future__ import annotations

from peerless.lab.duels import DuelResult
from peerless.lab.quests import QuestResult


def duel(
    winner: str,
    heroes: tuple[str, str] = ("alice", "medusa"),
    bots: tuple[str, str] = ("greedy", "random"),
    seed: int = 0,
    battlefield: str = "soho",
    turns: int = 20,
    cards: tuple[str, str, str, str] = ("", "", "", ""),
) -> DuelResult:
    return DuelResult(battlefield, *heroes, *bots, seed, winner, turns, 100, *cards)


def quest(won: bool, bot: str, seed: int = 0, heroes: int = 2) -> QuestResult:
    ending = "villain defeated" if won else "last objective"
    return QuestResult(
        "mothman", heroes, bot, seed, "alice | medusa", "tarantula", ending, 6, 20, 90
    )
