"""Two made-up heroes that bring everything a text can speak of: several kinds of sidekicks, two
kinds of tokens, tracks of two and of three values, a counter, tags, and cards with copies."""

from __future__ import annotations

from dataclasses import replace

from peerless.rules.pieces import AttackType, Card, CardType, FighterKind, Hero, TokenKind, Track
from peerless.text import tree as t
from peerless.text.names import Names
from peerless.text.tree import Text

SUBJECT = "Subject"
"""The name of the card whose text is tried."""

_MELEE, _RANGED = AttackType.MELEE, AttackType.RANGED


def _card(
    name: str,
    kind: CardType,
    value: int | None,
    boost: int | None,
    copies: int = 1,
    users: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
) -> Card:
    return Card(name, copies, users, kind, value, boost, tags, ())


WARDEN = Hero(
    "warden",
    "Warden",
    "made up",
    2,
    (
        FighterKind("Warden", "Wardens", 1, 14, _MELEE, is_hero=True),
        FighterKind("Imp", "Imps", 3, 1, _MELEE, is_hero=False),
        FighterKind("Golem", "Golems", 1, 5, _RANGED, is_hero=False),
    ),
    (),
    (
        _card("Slash", CardType.ATTACK, 4, 1, copies=2),
        _card("Guard", CardType.DEFENSE, 2, 2, copies=2),
        _card("Twist", CardType.VERSATILE, 3, 3, copies=2, users=("Imp", "Golem")),
        _card("Vow", CardType.VERSATILE, 0, None, copies=2, tags=("Rite",)),
        _card("Stomp", CardType.ATTACK, 5, 2, users=("Golem",)),
        _card("Ward", CardType.DEFENSE, 3, 1, users=("Warden",), tags=("Rite",)),
        _card("Omen", CardType.SCHEME, None, 4, tags=("Rite",)),
        _card("Lore", CardType.SCHEME, None, 1, users=("Warden",)),
    ),
    (
        Track("mood", ("calm", "wild"), "calm"),
        Track("stance", ("high", "low", "level"), "low"),
        Track("sparks", singular="spark", most=3, first=1),
    ),
    (TokenKind("rune", 3), TokenKind("fog", 2)),
)

CANCEL = (t.Clause(t.Timing.IMMEDIATELY, (t.Cancel(t.CombatCard(t.Who.OPPONENT)),)),)

BARON = Hero(
    "baron",
    "Baron",
    "made up",
    3,
    (
        FighterKind("Baron", "Barons", 1, 12, _RANGED, is_hero=True),
        FighterKind("Wolf", "Wolves", 2, 3, _MELEE, is_hero=False),
    ),
    (),
    (
        _card("Slash", CardType.ATTACK, 4, 1, copies=2),
        _card("Guard", CardType.DEFENSE, 2, 2, copies=2),
        _card("Bite", CardType.VERSATILE, 3, 2, copies=2, users=("Wolf",)),
        _card("Taunt", CardType.VERSATILE, 1, 3),
        replace(_card("Hush", CardType.VERSATILE, 2, 1), text=CANCEL),
        _card("Banquet", CardType.SCHEME, None, 2),
    ),
    (),
    (TokenKind("fog", 2),),
)

NAMES = Names(
    fighters={kind.name: kind.plural for kind in WARDEN.fighters},
    several=frozenset(kind.name for kind in WARDEN.fighters if kind.count > 1),
    values={track.key: track.values for track in WARDEN.tracks if not track.is_counter},
    counters={track.key: track.singular for track in WARDEN.tracks if track.is_counter},
    limits={track.key: track.most for track in WARDEN.tracks if track.is_counter},
    tokens=tuple(token.name for token in WARDEN.tokens),
    tags=("Rite",),
    cards=(*(card.name for card in WARDEN.cards), SUBJECT),
)


def with_card(
    text: Text,
    kind: CardType,
    value: int | None,
    copies: int = 1,
    users: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
) -> Hero:
    """The Warden with one more card, of this text."""
    subject = Card(SUBJECT, copies, users, kind, value, 2, tags, text)
    return replace(WARDEN, cards=(*WARDEN.cards, subject))


def with_ability(text: Text) -> Hero:
    return replace(with_card((), CardType.VERSATILE, 3), ability=text)


def with_token(text: Text) -> Hero:
    """The Warden with runes that say this."""
    rune, fog = WARDEN.tokens
    hero = with_card((), CardType.VERSATILE, 3)
    return replace(hero, tokens=(replace(rune, text=text), fog))
