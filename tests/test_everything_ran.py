"""Nothing is dead: random games go on until every card has been played in every role it can have,
every sentence of every text has been carried out, and every kind of node has been used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from itertools import count
from types import ModuleType
from typing import Any

import pytest

from peerless.content import heroes
from peerless.game import Game
from peerless.rules import combat, effects, finding, meaning, reading, sight, turn, value, views
from peerless.rules.chance import Chance
from peerless.rules.effects import MEANINGS, Effects
from peerless.rules.events import Event, Happening
from peerless.rules.pieces import CardType, Hero
from peerless.rules.state import State
from peerless.text import tree
from tests.support import FIRST_DUELS, FIRST_HEROES

MODULES = (
    combat,
    effects,
    finding,
    meaning.cards,
    meaning.choices,
    meaning.control,
    meaning.fighters,
    meaning.values,
    reading,
    sight,
    turn,
    value,
    views,
)
READERS: tuple[Callable[..., Any], ...] = (
    reading.holds,
    reading.measure,
    reading.count,
    finding.fighters_meant,
    finding.cards_meant,
    finding.find_fighters,
    finding.find_spaces,
    finding.find_cards,
    finding.find_tokens,
    finding._fighter_fits,
    finding._spaces_fitting,
    finding._card_fits,
    finding._token_fits,
    value._applies,
)
ENOUGH = 3000  # games; far fewer will do
ROLES = {
    Happening.ATTACKED: "attack",
    Happening.DEFENDED: "defense",
    Happening.SCHEMED: "scheme",
    Happening.BOOSTED: "boost",
}


def nodes_in(thing: object) -> Iterator[object]:
    """A node and everything in it."""
    if isinstance(thing, tuple):
        for item in thing:
            yield from nodes_in(item)
    elif is_dataclass(thing):
        yield thing
        for part in fields(thing):
            yield from nodes_in(getattr(thing, part.name))


class Watch:
    """What is still to be seen."""

    def __init__(self, cast: list[Hero]) -> None:
        texts = [text for hero in cast for text in (hero.ability, *(c.text for c in hero.cards))]
        every = [node for text in texts for node in nodes_in(text)]
        self.kinds = {type(node) for node in every} - {tree.Clause, tree.Standing, tree.Count}
        self.sentences = {node for node in every if type(node) in MEANINGS}
        self.roles = {(hero.id, card.name, role) for hero in cast for card in hero.cards
                      for role in roles_of(card.type)}  # fmt: skip

    @property
    def done(self) -> bool:
        return not (self.kinds or self.sentences or self.roles)

    def see(self, node: object) -> None:
        self.kinds.discard(type(node))
        if isinstance(node, tree.Standing):
            self.see(node.rule)
        elif isinstance(node, tree.Per | tree.Select):
            for part in nodes_in(node):
                if isinstance(part, tree.Named | tree.AtRandom | tree.InPile | tree.Called):
                    self.kinds.discard(type(part))

    def hear(self, game: Game, event: Event) -> None:
        if event.kind in ROLES and event.card >= 0:
            face = game.setting.faces[event.card]
            hero = game.setting.heroes[face.seat].id
            self.roles.discard((hero, face.card.name, ROLES[event.kind]))


def roles_of(kind: CardType) -> tuple[str, ...]:
    return {
        CardType.ATTACK: ("attack", "boost"),
        CardType.DEFENSE: ("defense", "boost"),
        CardType.VERSATILE: ("attack", "defense", "boost"),
        CardType.SCHEME: ("scheme", "boost"),
    }[kind]


def watch_everything(watch: Watch, patch: pytest.MonkeyPatch) -> None:
    for kind, meant in list(MEANINGS.items()):
        patch.setitem(MEANINGS, kind, _watched_meaning(watch, meant))
    for reader in READERS:
        watched = _watched(watch, reader)
        for module in MODULES:
            _replace(module, reader, watched, patch)


def _watched_meaning(watch: Watch, meant: effects.Meaning) -> effects.Meaning:
    def carry_out(state: State, run: Effects, node: Any) -> None:
        meant(state, run, node)  # raises where it has to ask first
        watch.see(node)
        watch.sentences.discard(node)
        for part in fields(node):  # what is said of it has been read
            watch.see(getattr(node, part.name))

    return carry_out


def _watched(watch: Watch, reader: Callable[..., Any]) -> Callable[..., Any]:
    def read(*arguments: Any) -> Any:
        for argument in arguments:
            if type(argument).__module__ == tree.__name__:
                watch.see(argument)
        return reader(*arguments)

    return read


def _replace(
    module: ModuleType, old: Callable[..., Any], new: Callable[..., Any], patch: pytest.MonkeyPatch
) -> None:
    for name, thing in list(vars(module).items()):
        if thing is old:
            patch.setattr(module, name, new)


def test_everything_ran(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch([heroes.load(hero) for hero in FIRST_HEROES])
    watch_everything(watch, monkeypatch)
    for n in count():
        (pair, battlefield) = FIRST_DUELS[n % len(FIRST_DUELS)]
        game, chance = Game.new(battlefield, pair, n), Chance(n)
        while not game.over:
            actions = game.actions()
            for event in game.play(actions[chance.below(len(actions))]):
                watch.hear(game, event)
        if watch.done or n == ENOUGH:
            break
    assert (watch.roles, watch.sentences, watch.kinds) == (set(), set(), set())
