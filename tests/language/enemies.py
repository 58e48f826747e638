"""Made-up enemies that bring everything a text of the cooperative game can speak of: sites with
markers, invasion tokens, initiative cards that wait, and tokens of their own."""

from __future__ import annotations

from dataclasses import replace

from peerless.rules.pieces import (
    AttackType,
    Card,
    CardType,
    Discovery,
    Enemy,
    FighterKind,
    InitiativeCard,
    TokenKind,
)
from peerless.text import tree as t
from peerless.text.tree import Text, Timing
from tests.language.heroes import SUBJECT


def _card(
    name: str, attack: int, defense: int, boost: int | None, copies: int = 1, text: Text = ()
) -> Card:
    return Card(
        name, copies, (), CardType.VERSATILE, attack, boost, (), text, defense,
        deception=name == "Deception",
    )  # fmt: skip


def _turn(name: str) -> Text:
    return (t.Clause(Timing.RIGHT_NOW, (t.TakeTurn(t.Named(name)),)),)


ADVANCE = (t.Clause(Timing.END_OF_ROUND, (t.Advance(t.Number(1)),)),)
CANCEL = (t.Clause(Timing.IMMEDIATELY, (t.Cancel(t.CombatCard(t.Who.OPPONENT)),)),)
LOWEST = t.Select(t.Noun.SITE, filters=(t.Called("bridge"), t.Lowest()))


def _enemy(name: str, waiting: str, token: str) -> Enemy:
    # The card that waits comes first: an enemy's own is the one with its name.
    return Enemy(
        name.lower(),
        name,
        "made up",
        3,
        (FighterKind(name, f"{name}s", 1, 8, AttackType.MELEE, is_hero=False),),
        (),
        (
            _card("Deception", 0, 0, 3),
            _card("Crush", 4, 2, 2, copies=2),
            _card("Loom", 3, 3, None, copies=2),
            _card("Hiss", 2, 1, 1, text=CANCEL),
            _card(SUBJECT, 3, 2, 2),
        ),
        tokens=(TokenKind(token, 4, 0),),
        initiative=(
            InitiativeCard(waiting, ADVANCE, waiting=2),
            InitiativeCard(name, _turn(name), move=3),
        ),
    )


OVERLORD = replace(
    _enemy("Overlord", "Dark Hour", "mire"),
    is_villain=True,
    objective=(t.Clause(Timing.OBJECTIVE, (t.Destroy(LOWEST),)),),
    battlefield="point-pleasant",
    site="bridge",
    sites=4,
    marker="doom token",
)
HERALD = replace(
    _enemy("Herald", "Dark Hour", "mire"),
    is_villain=True,
    objective=(t.Clause(Timing.OBJECTIVE, (t.TurnUp(),)),),
    invasion=("moon", "star", "sun", "comet"),
    battlefield="mcminnville",
    site="farm",
    sites=8,
    marker="alien",
)
BRUTE = _enemy("Brute", "Brute Returns", "tar")

MADE_UP = {enemy.id: enemy for enemy in (OVERLORD, HERALD, BRUTE)}


def with_subject(enemy: Enemy, text: Text, part: str = "text") -> Enemy:
    """With this text on one of its cards: in both roles, or as "attack_text", "defense_text"."""
    *others, subject = enemy.cards
    match part:
        case "attack_text":
            subject = replace(subject, attack_text=text)
        case "defense_text":
            subject = replace(subject, defense_text=text)
        case _:
            subject = replace(subject, text=text)
    return replace(enemy, cards=(*others, subject))


def with_initiative(enemy: Enemy, text: Text) -> Enemy:
    *others, own = enemy.initiative
    return replace(enemy, initiative=(*others, replace(own, text=text)))


def with_token_text(enemy: Enemy, text: Text) -> Enemy:
    (token,) = enemy.tokens
    return replace(enemy, tokens=(replace(token, text=text),))


def discovery(text: Text) -> Discovery:
    return Discovery("omen", "Omen", text)
