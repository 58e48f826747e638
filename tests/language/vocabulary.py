"""What the texts of each made-up hero, enemy and board can speak of."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.rules.pieces import Enemy
from peerless.text.names import Names
from tests.language.enemies import MADE_UP
from tests.language.heroes import NAMES, SUBJECT


@dataclass(frozen=True)
class Vocabulary:
    names: Names
    single: tuple[str, ...] = ()  # names of one fighter each
    several: tuple[str, ...] = ()  # names of several alike
    tokens: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()  # that can be searched for
    banners: tuple[str, ...] = ()
    tracks: bool = False
    # of the cooperative game
    adventure: bool = False
    site: str = ""
    numbers: tuple[int, ...] = ()
    marker: str = ""
    bridges: bool = False  # whether sites can be destroyed
    symbols: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()


WARDEN_WORDS = Vocabulary(
    NAMES,
    ("Warden", "Golem"),
    ("Imp",),
    ("rune", "fog"),
    ("Slash", "Guard", "Twist", "Vow", "Omen", SUBJECT),
    ("Warden", "Imp", "Golem", "Rite"),
    tracks=True,
)


def _of_enemy(enemy: Enemy) -> Vocabulary:
    return Vocabulary(
        names_of(enemy),
        (enemy.name,),
        (),
        tuple(token.name for token in enemy.tokens),
        ("Crush", "Loom", "Deception", SUBJECT),
        (enemy.name,),
        adventure=True,
        site=enemy.site,
        numbers=tuple(range(1, enemy.sites + 1)),
        marker=enemy.marker,
        bridges=enemy.site == "bridge",
        symbols=enemy.invasion,
        waiting=tuple(card.name for card in enemy.initiative if card.waiting),
    )


def _of_board(id: str) -> Vocabulary:
    battlefield = BOX.battlefields.load(id)
    board = battlefield.adventure
    assert board is not None
    return Vocabulary(
        names_of(battlefield),
        adventure=True,
        site=board.site,
        numbers=tuple(site.number for site in board.sites),
        marker=board.marker,
        bridges=bool(board.bridges),
    )


VOCABULARIES = {
    "warden": WARDEN_WORDS,
    **{id: _of_enemy(enemy) for id, enemy in MADE_UP.items()},
    "point-pleasant": _of_board("point-pleasant"),
    "mcminnville": _of_board("mcminnville"),
    "discovery": Vocabulary(Names(adventure=True), adventure=True),
}
