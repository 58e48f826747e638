"""Which rulings matter for a hero: those about something that its texts do. The page has the words
of each (`ruling-<id>`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from peerless.rules.pieces import Hero
from peerless.text import tree

_ABOUT: dict[str, tuple[type[object], ...]] = {
    "uncancelable": (tree.Uncancelable,),
    "state": (tree.ChooseState, tree.ChangeState, tree.SetState, tree.Gain, tree.Spend),
    "bonus": (tree.ValueBonus,),
    "linked": (tree.Linked,),
    "away": (tree.Leave,),
    "stuck": (tree.CannotLeave,),
    "prevented": (tree.PreventDamage,),
    "swap": (tree.Swap,),
    "boost": (tree.Boost,),
    "deck": (tree.DeckCards,),
    "ignore": (tree.Ignore,),
    "becomes": (tree.SetValue,),
    "started": (tree.Started,),
    "place": (tree.Place,),
    "return": (tree.Return,),
    "others": (tree.Fighting,),
    "action": (tree.GainAction,),
    "random": (tree.AtRandom,),
    "look": (tree.Look, tree.Reveal),
    "recover": (tree.Recover,),
    "damage": (tree.Damage,),
    "cancel": (tree.Cancel,),
}
"""What each is about. The rarest stand first: they say most about a hero."""


def ruling_ids() -> tuple[str, ...]:
    return tuple(_ABOUT)


def rulings_of(hero: Hero) -> list[str]:
    """The rulings that a hero's ability, cards and tokens can raise."""
    said = {type(part) for part in _parts((hero.ability, hero.cards, hero.tokens))}
    return [ruling for ruling, about in _ABOUT.items() if said & set(about)]


def _parts(thing: object) -> Iterator[object]:
    """Everything in a text, wherever it stands."""
    if isinstance(thing, tuple | list | frozenset):
        for part in thing:
            yield from _parts(part)
    elif is_dataclass(thing):
        yield thing
        for field in fields(thing):
            yield from _parts(getattr(thing, field.name))
