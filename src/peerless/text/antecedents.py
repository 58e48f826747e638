"""What a word like "that card" or "it" points back to.

English has "this card" for the card that speaks and "that card" for another; many languages have
one word for both, and say "the discarded card" instead. They also like "his zone" where English
repeats the name. So the speaker keeps account of what has been said before, and each language
takes from it what it needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TypeAlias, assert_never

from peerless.text import tree as t
from peerless.text.tree import Noun, Pile, Who

Topic: TypeAlias = t.FighterRef | t.CardRef | t.InPile | Who
CardNamed: TypeAlias = (
    t.Draw | t.Search | t.Discard | t.Look | t.Reveal | t.Put | t.BecomeCard | t.Choose
    | t.WhenDiscarding
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Antecedents:
    """The text up to some place in it, as far as later words depend on it."""

    card: CardNamed | None = None  # made a card "that card": it was discarded, found, chosen
    number: t.ChooseNumber | t.Spend | None = None  # made a number "that number"
    topic: Topic | None = None  # the one thing this sentence has been about so far

    def set_off(self, trigger: t.Trigger) -> Antecedents:
        """At the start of what a trigger sets off."""
        return replace(self, card=trigger) if isinstance(trigger, t.WhenDiscarding) else self

    def after(self, effect: t.Effect) -> Antecedents:
        """With this effect said too."""
        said = self.safe_for(effect)
        if isinstance(effect, t.FighterDeed | t.CombatDeed | t.AdventureDeed):
            return said
        match effect:
            case t.May(deed):
                return said.after(deed)
            case t.If(then=effects) | t.Delay(effects):
                return said.after_all(effects)
            case t.ChooseNumber() | t.Spend():
                return replace(said, number=effect)
            case t.Draw() | t.Search():
                return replace(said, card=effect)
            case (
                t.Discard(_, cards) | t.Look(cards) | t.Reveal(_, cards) | t.Put(cards)
                | t.BecomeCard(cards)
            ):  # fmt: skip
                # What is done to "that card" gives it no new name.
                return said if isinstance(cards, t.That | t.Rest) else replace(said, card=effect)
            case t.Choose(selects):
                cards_too = any(select.noun is Noun.CARD for select in selects)
                return replace(said, card=effect) if cards_too else said
            case (
                t.Shuffle() | t.ChooseState() | t.ChangeState() | t.SetState() | t.Gain()
                | t.AddMove() | t.GainAction() | t.EndTurn() | t.ChooseOptions() | t.Until()
            ):  # fmt: skip
                return said
            case _:
                assert_never(effect)

    def after_all(self, effects: tuple[t.Effect, ...]) -> Antecedents:
        said = self
        for effect in effects:
            said = said.after(effect)
        return said

    def about(self, topic: Topic | None) -> Antecedents:
        return replace(self, topic=topic)

    def under(self, condition: t.Condition) -> Antecedents:
        """In the rest of a sentence that began with this condition."""
        match list(frozenset(_mentioned(condition))):
            case [topic] if not isinstance(topic, t.Select):
                return self.about(topic)
        return self.about(None)

    def safe_for(self, said_next: t.Effect | t.StandingRule) -> Antecedents:
        """As far as what comes next can point back without being misunderstood: where it speaks
        of another fighter, "his" might be that one's."""
        if self.topic is not None and frozenset(_mentioned(said_next)) != {self.topic}:
            return self.about(None)
        return self


def _mentioned(node: object) -> Iterator[Topic | t.Select]:
    """The fighters that a part of a text speaks of, and the deck where it matters."""
    match node:
        case t.Happened(t.Outcome.SEARCHED):
            yield t.InPile(Who.YOU, Pile.DECK)
        case t.Shuffle(who):
            yield t.InPile(who, Pile.DECK)
        case t.Named() | t.InCombat() | t.HeroOf() | t.That(Noun.FIGHTER):
            yield node
        case tuple():
            for part in node:
                yield from _mentioned(part)
        case _ if is_dataclass(node):
            if isinstance(node, t.Select) and node.noun in FIGHTERS:
                yield node
            for part in fields(node):
                yield from _mentioned(getattr(node, part.name))


FIGHTERS = (Noun.FIGHTER, Noun.HERO, Noun.SIDEKICK, Noun.ENEMY, Noun.VILLAIN, Noun.MINION)
