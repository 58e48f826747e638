"""Nothing is dead: random games go on until every card has been played in every role it can have,
every sentence of every text has been carried out, and every kind of node has been used."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import count
from types import ModuleType
from typing import Any, get_args

import pytest

from peerless.content.library import BOX
from peerless.game import Game
from peerless.rules import (
    choosing,
    combat,
    effects,
    evaluate,
    interpreter,
    movement,
    select,
    standing,
    turn,
    value,
    view_data,
    views,
)
from peerless.rules.chance import Chance
from peerless.rules.choosing import TextFrame
from peerless.rules.events import Event, Happening
from peerless.rules.pieces import CardType, Hero
from peerless.rules.state import State
from peerless.text import tree
from tests.support import some_crowd, some_duel

MODULES = (
    choosing,
    combat,
    effects,
    effects.cards,
    effects.choices,
    effects.control,
    effects.fighters,
    effects.tokens,
    effects.values,
    evaluate,
    interpreter,
    movement,
    select,
    standing,
    turn,
    value,
    view_data,
    views,
)
READERS: tuple[Callable[..., Any], ...] = (
    evaluate.holds,
    evaluate._of_a_fighter,
    evaluate.measure,
    select.count,
    select.fighters_meant,
    select.cards_meant,
    select.find_fighters,
    select.find_spaces,
    select.find_cards,
    select.find_tokens,
    select._fighter_fits,
    select._spaces_fitting,
    select._card_fits,
    select._token_fits,
)
RULES: dict[Callable[..., Any], type] = {
    standing.cannot_be_canceled: tree.Uncancelable,
    standing.linked_spaces: tree.Linked,
    evaluate._counts_as: tree.CountsAs,
    value.bonuses: tree.ValueBonus,
}
"""Where an answer other than no means that a standing rule has done its work."""

EFFECTS = get_args(tree.Effect)
_SEEN_WITH_THE_WHOLE = (tree.Named, tree.AtRandom, tree.InPile, tree.Called, tree.Defeated)
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
        every = {
            node: hero.id
            for hero in cast
            for text in (hero.ability, *(card.text for card in hero.cards))
            for node in nodes_in(text)
        }
        self.kinds = {type(node) for node in every} - {tree.Clause, tree.Standing, tree.Count}
        self.sentences = {node: hero for node, hero in every.items() if isinstance(node, EFFECTS)}
        self.roles = {(hero.id, card.name, role) for hero in cast for card in hero.cards
                      for role in roles_of(card.type)}  # fmt: skip

    @property
    def done(self) -> bool:
        return not (self.kinds or self.sentences or self.roles)

    def wanting(self) -> list[str]:
        """The heroes of whom something is still to be seen; all, if it is not said of whom."""
        left = {hero for hero, _, _ in self.roles} | set(self.sentences.values())
        return sorted(left) or list(BOX.heroes.ids())

    def see(self, node: object) -> None:
        self.kinds.discard(type(node))
        if isinstance(node, tree.Standing):
            self.see(node.rule)
        elif isinstance(node, tree.Per | tree.Select):
            for part in nodes_in(node):
                if isinstance(part, _SEEN_WITH_THE_WHOLE):
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
    run_effect = effects.run_effect
    watched_effect = _watched_effect(watch, run_effect)
    for module in MODULES:
        _replace(module, run_effect, watched_effect, patch)
    for reader in READERS:
        watched = _watched(watch, reader)
        for module in MODULES:
            _replace(module, reader, watched, patch)
    for asked, kind in RULES.items():
        watched = _watched_rule(watch, asked, kind)
        for module in MODULES:
            _replace(module, asked, watched, patch)


def _watched_effect(watch: Watch, run_effect: Callable[..., Any]) -> Callable[..., Any]:
    def carry_out(state: State, run: TextFrame, node: tree.Effect) -> Any:
        result = run_effect(state, run, node)  # raises where it has to ask first
        watch.see(node)
        watch.sentences.pop(node, None)
        for part in fields(node):  # what is said of it has been read
            watch.see(getattr(node, part.name))
        return result

    return carry_out


def _watched(watch: Watch, reader: Callable[..., Any]) -> Callable[..., Any]:
    def read(*arguments: Any, **named: Any) -> Any:
        for argument in arguments:
            if type(argument).__module__ == tree.__name__:
                watch.see(argument)
        return reader(*arguments, **named)

    return read


def _watched_rule(watch: Watch, asked: Callable[..., Any], kind: type) -> Callable[..., Any]:
    def ask(*arguments: Any) -> Any:
        answer = asked(*arguments)
        if answer:
            watch.kinds.discard(kind)
        return answer

    return ask


def _replace(
    module: ModuleType, old: Callable[..., Any], new: Callable[..., Any], patch: pytest.MonkeyPatch
) -> None:
    for name, thing in list(vars(module).items()):
        if thing is old:
            patch.setattr(module, name, new)


def pick(chance: Chance, things: Sequence[str]) -> str:
    return things[chance.below(len(things))]


@pytest.mark.parametrize("crowd", [False, True], ids=["duels", "games of three and four"])
def test_everything_ran(crowd: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch([BOX.heroes.load(hero) for hero in BOX.heroes.ids()])
    watch_everything(watch, monkeypatch)
    for n in count():
        chance = Chance(n)
        table = (some_crowd if crowd else some_duel)(chance)
        players = list(table.heroes)
        players[n % len(players)] = pick(chance, watch.wanting())
        game = table._replace(heroes=tuple(players)).game(n)
        while not game.over:
            actions = game.actions()
            for event in game.play(actions[chance.below(len(actions))]):
                watch.hear(game, event)
        if watch.done or n == ENOUGH:
            break
    assert (watch.roles, watch.sentences, watch.kinds) == (set(), {}, set())
