"""Nothing is dead: random games go on until every card has been played in every role it can have,
every sentence of every text has been carried out, and every kind of node has been used; in
cooperative games those of enemies, boards and discoveries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import count
from types import ModuleType
from typing import Any, TypeAlias, get_args

import pytest

from peerless import setup
from peerless.content.library import BOX
from peerless.game import Game
from peerless.rules import (
    choosing,
    combat,
    counting,
    effects,
    evaluate,
    interpreter,
    movement,
    reactions,
    select,
    setting,
    standing,
    turn,
    value,
    view_data,
    views,
)
from peerless.rules.adventure import sites
from peerless.rules.chance import Chance
from peerless.rules.choosing import TextFrame
from peerless.rules.events import Event, Happening
from peerless.rules.game_rules import GameRules, game_rules
from peerless.rules.pieces import Battlefield, CardType, Enemy
from peerless.rules.state import State
from peerless.text import tree
from tests.support import some_adventure, some_crowd, some_duel, some_of

MODULES = (
    choosing,
    combat,
    counting,
    effects,
    effects.adventure,
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
    sites,
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
    evaluate._how_many,
    counting.count,
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
    sites.find_sites,
    sites._fits,
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


Role: TypeAlias = tuple[str, str, str]
"""Whose card, its name, and what it is played as."""


class Watch:
    """What is still to be seen."""

    def __init__(self, texts: Mapping[str, Sequence[tree.Text]], roles: set[Role]) -> None:
        """`texts` are those of each hero, or of whatever else has texts, by its id."""
        every = {
            node: whose for whose, own in texts.items() for text in own for node in nodes_in(text)
        }
        self.kinds = {type(node) for node in every} - {tree.Clause, tree.Standing, tree.Count}
        self.sentences = {node: whose for node, whose in every.items() if isinstance(node, EFFECTS)}
        self.roles = roles

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
            whose = game.setting.forces[face.seat].id
            self.roles.discard((whose, face.card.name, ROLES[event.kind]))


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
    cast = [BOX.heroes.load(hero) for hero in BOX.heroes.ids()]
    texts = {hero.id: [hero.ability, *(card.text for card in hero.cards)] for hero in cast}
    roles = {
        (hero.id, card.name, role)
        for hero in cast
        for card in hero.cards
        for role in roles_of(card.type)
    }
    watch = Watch(texts, roles)
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


# ---------------------------------------------------------------- cooperative games


class AdventureWatch(Watch):
    """Of the enemies, their boards and the discoveries: also what is not a card."""

    def __init__(self) -> None:
        enemies = [BOX.enemies.load(enemy) for enemy in BOX.enemies.ids()]
        boards = [BOX.battlefields.load(enemy.battlefield) for enemy in enemies if enemy.is_villain]
        found = [BOX.discoveries.load(card) for card in BOX.discoveries.ids()]
        texts = {
            **{enemy.id: texts_of_enemy(enemy) for enemy in enemies},
            **{board.id: texts_of_board(board) for board in boards},
            **{card.id: [card.text] for card in found},
        }
        roles = {
            (enemy.id, card.name, role)
            for enemy in enemies
            for card in enemy.cards
            for role in ("attack", "defense")
        }
        super().__init__(texts, roles)
        self.kinds -= {kind for kind in self.kinds if issubclass(kind, RULES_OF_THE_GAME)}
        self.things = {("initiative", card.name) for enemy in enemies for card in enemy.initiative}
        self.things |= {("symbol", symbol) for enemy in enemies for symbol in enemy.invasion}
        for board in boards:
            assert board.adventure is not None
            self.things |= {("bridge", bridge.name) for bridge in board.adventure.bridges}
        self.things |= {("rule", name) for card in found for name in changed_by(card.text)}

    @property
    def done(self) -> bool:
        return super().done and not self.things

    def hear(self, game: Game, event: Event) -> None:
        super().hear(game, event)
        setting, adventure = game.setting, game.state.adventure
        assert adventure is not None
        match event.kind:
            case Happening.INITIATIVE:
                self.things.discard(("initiative", setting.initiative[event.other].name))
            case Happening.TURNED_UP:
                self.things.discard(("symbol", setting.enemies[0].invasion[event.other]))
            case Happening.ACTIVATED:
                board = setting.battlefield.adventure
                bridge = adventure.bridges[event.other]
                if board is not None and bridge >= 0:
                    self.things.discard(("bridge", board.bridges[bridge].name))


RULES_OF_THE_GAME = get_args(tree.GameRule)


def texts_of_enemy(enemy: Enemy) -> list[tree.Text]:
    texts = [enemy.ability, enemy.objective]
    texts += [kind.text for kind in enemy.tokens] + [card.text for card in enemy.initiative]
    for card in enemy.cards:
        texts += [card.text, card.attack_text, card.defense_text]
    return texts


def texts_of_board(board: Battlefield) -> list[tree.Text]:
    assert board.adventure is not None
    slots = [text for slot in board.adventure.slots for text in slot]
    return slots + [bridge.text for bridge in board.adventure.bridges]


def changed_by(text: tree.Text) -> list[str]:
    """The numbers of the game that a discovery changes."""
    usual, changed = GameRules(), game_rules([text], 1)
    return [
        part.name
        for part in fields(GameRules)
        if getattr(changed, part.name) != getattr(usual, part.name)
    ]


class WatchedRules:
    """Notes which numbers are read where a discovery has changed them."""

    def __init__(self, rules: GameRules, things: set[tuple[str, str]]) -> None:
        self.rules = rules
        self.things = things

    def __getattr__(self, name: str) -> Any:
        number = getattr(self.rules, name)
        if number != getattr(GameRules(), name):
            self.things.discard(("rule", name))
        return number


def test_everything_of_the_cooperative_game_ran(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = AdventureWatch()
    watch_everything(watch, monkeypatch)
    run = reactions.Reacting.run

    def reacting(self: reactions.Reacting, state: State) -> None:
        run(self, state)
        if self.under_way is not None:
            watch.see(self.under_way.trigger)

    monkeypatch.setattr(reactions.Reacting, "run", reacting)
    monkeypatch.setattr(setting, "game_rules", watched_rules(watch))
    monkeypatch.setattr(setup, "_setting", setup._setting.__wrapped__)  # none made before
    for n in range(ENOUGH):
        chance = Chance(n)
        table = some_adventure(chance)
        discoveries = some_of(BOX.discoveries.ids(), chance.below(4), chance)
        game = table._replace(discoveries=discoveries).game(n)
        for event in game.opening:
            watch.hear(game, event)
        while not game.over:
            actions = game.actions()
            for event in game.play(actions[chance.below(len(actions))]):
                watch.hear(game, event)
        if watch.done:
            break
    left = (watch.roles, watch.sentences, watch.kinds, watch.things)
    assert left == (set(), {}, set(), set())


def watched_rules(watch: AdventureWatch) -> Callable[..., Any]:
    def read(*arguments: Any) -> WatchedRules:
        return WatchedRules(game_rules(*arguments), watch.things)

    return read
