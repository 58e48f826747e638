"""The numbers of the game that discoveries change (A.O2), worked out once for a setting."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from peerless.rules.house_rules import HAND_LIMIT
from peerless.text.tree import (
    FirstAttackBonus,
    GameRule,
    HandLimit,
    LessRecovery,
    MoreHealth,
    MoreMove,
    Noun,
    RangeLimit,
    SecretHands,
    Stalk,
    Standing,
    Text,
    ThreatReturns,
)


@dataclass(slots=True)
class GameRules:
    """As printed, where nothing changes them."""

    hand_limit: int = HAND_LIMIT  # C20; of several that say another, the lowest
    range_limit: int = 0  # how far ranged attacks reach in spaces; 0: to the end of the zone
    less_recovery: int = 0  # for the fighters of players
    more_move: int = 0  # for enemies
    stalking: bool = False  # an enemy without a target comes nearer
    first_attack_bonus: int = 0  # of an enemy, in each round
    secret_hands: bool = False
    threat_returns_to: int = 0  # the space of the track after an objective, from 0 (A.J4)
    more_health_of_villain: int = 0
    more_health_of_minions: int = 0


def game_rules(texts: Iterable[Text], players: int) -> GameRules:
    """What these discoveries change; several of a kind add up, or the strictest counts."""
    rules = GameRules()
    for text in texts:
        for part in text:
            if isinstance(part, Standing) and isinstance(part.rule, GameRule):
                _change(rules, part.rule, players)
    return rules


def _change(rules: GameRules, rule: GameRule, players: int) -> None:
    match rule:
        case HandLimit(n):
            changed = rules.hand_limit != HAND_LIMIT
            rules.hand_limit = min(rules.hand_limit, n) if changed else n
        case RangeLimit(n):
            rules.range_limit = min(rules.range_limit, n) if rules.range_limit else n
        case LessRecovery(n):
            rules.less_recovery += n
        case MoreMove(amount):
            rules.more_move += amount
        case Stalk():
            rules.stalking = True
        case FirstAttackBonus(amount):
            rules.first_attack_bonus += amount
        case SecretHands():
            rules.secret_hands = True
        case ThreatReturns(space):
            rules.threat_returns_to = max(rules.threat_returns_to, space - 1)
        case MoreHealth(noun, amount, for_each_player):
            more = amount * players if for_each_player else amount
            if noun in (Noun.VILLAIN, Noun.ENEMY):
                rules.more_health_of_villain += more
            if noun in (Noun.MINION, Noun.ENEMY):
                rules.more_health_of_minions += more
        case _:
            assert_never(rule)
