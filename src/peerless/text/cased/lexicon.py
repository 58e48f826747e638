"""The words that a language brings: nouns, adjectives and verbs with their forms, and patterns.

A pattern is a sentence or a part of one in which nouns are named with the case that their place
asks for: "{whom:acc} na {where:loc}". A language that lacks one does not pass the type check.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from peerless.text import tree as t
from peerless.text.cased.patterns import Patterns
from peerless.text.cased.phrases import Adjective, Part
from peerless.text.declension import NounForms


@dataclass(frozen=True, slots=True)
class Verb:
    """What is to be done once is perfective; what is told of another is in the present. After
    "may", some languages say the infinitive, others a form for each person."""

    infinitive: str  # "możesz przesunąć"
    order: str = ""
    does: str = ""
    do: str = ""
    may_does: str = ""  # "противник може да премести", where it is not the infinitive
    may_do: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Nouns:
    fighter: NounForms
    hero: NounForms
    sidekick: NounForms
    opponent: NounForms
    player: NounForms
    enemy: NounForms
    villain: NounForms
    minion: NounForms
    space: NounForms
    start_space: NounForms
    card: NounForms
    token: NounForms
    zone: NounForms
    hand: NounForms
    deck: NounForms
    discard_pile: NounForms
    damage: NounForms
    health_point: NounForms
    health: NounForms
    value: NounForms
    boost_value: NounForms
    move_value: NounForms
    initiative_card: NounForms
    attack_card: NounForms
    defense_card: NounForms
    number: NounForms
    count: NounForms  # how many there are
    threat_level: NounForms
    action: NounForms
    option: NounForms
    marker: NounForms  # for what a hero brings and the language has no word for yet
    site: NounForms
    trait: NounForms
    rest_of_cards: NounForms | None = None  # where a noun says it: "решта карт"
    ally: NounForms | None = None  # a friendly fighter, where a noun says it: "союзник"
    combatant: NounForms | None = None  # a fighter in the combat, likewise: "участник боя"

    def of(self, noun: t.Noun) -> NounForms:
        kinds = {
            t.Noun.FIGHTER: self.fighter,
            t.Noun.HERO: self.hero,
            t.Noun.SIDEKICK: self.sidekick,
            t.Noun.SPACE: self.space,
            t.Noun.CARD: self.card,
            t.Noun.TOKEN: self.token,
            t.Noun.PLAYER: self.opponent,
            t.Noun.ANYONE: self.player,
            t.Noun.ENEMY: self.enemy,
            t.Noun.VILLAIN: self.villain,
            t.Noun.MINION: self.minion,
            t.Noun.SITE: self.site,
        }
        return kinds[noun]

    def pile(self, pile: t.Pile) -> NounForms:
        return {t.Pile.HAND: self.hand, t.Pile.DECK: self.deck}.get(pile, self.discard_pile)

    def role(self, role: t.Role) -> NounForms:
        return self.attack_card if role is t.Role.ATTACK else self.defense_card


Quality: TypeAlias = Adjective | str  # a word that agrees, or one that follows: "противника"


@dataclass(frozen=True, slots=True, kw_only=True)
class Qualities:
    friendly: Quality
    opposing: Quality
    defeated: Adjective
    empty: Adjective
    random: Quality
    other: Adjective
    any: Adjective
    every: Adjective  # "chaque"
    everyone: Adjective  # of several: "chacun"
    one: Adjective
    no: Adjective
    no_one: Adjective  # of several: "aucun"
    all: Adjective
    nearest: Adjective
    occupied: Quality
    additional: Quality
    adjacent: Adjective
    fighting: Adjective
    printed: Adjective
    top: Adjective
    bottom: Adjective
    remaining: Adjective
    smaller: Adjective
    larger: Adjective
    equal: Adjective
    discarded: Adjective
    revealed: Adjective
    shown: Adjective
    found: Adjective
    chosen: Adjective
    drawn: Adjective
    named: Adjective
    spent: Adjective
    which: Adjective
    this: Adjective
    that: Adjective  # of a card that has no other name: "this" is the card that speaks
    the_one: Adjective  # "ta z farm, na której ..."
    your: Adjective
    own: Adjective  # of you who act
    their_own: Adjective  # of another who acts
    bordering: Adjective | None = None  # of a site, where it has a word of its own: "graniczący"
    opponents: Adjective | None = None  # of the other player, if anything: "votre adversaire"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verbs:
    move: Verb
    place: Verb
    put: Verb  # of cards
    return_: Verb
    swap: Verb
    remove: Verb
    deal: Verb
    recover: Verb
    set: Verb
    become_defender: Verb
    draw: Verb
    discard: Verb
    reveal: Verb
    show: Verb
    look: Verb
    take: Verb
    take_back: Verb
    add_to_hand: Verb
    shuffle: Verb
    shuffle_in: Verb
    search: Verb
    become: Verb
    cancel: Verb
    ignore: Verb
    add: Verb
    add_card: Verb
    change: Verb
    set_value: Verb
    boost: Verb
    choose: Verb
    name: Verb
    gain: Verb
    spend: Verb
    end: Verb
    end_turn: Verb
    take_turn: Verb
    destroy: Verb
    advance: Verb | None = None  # of the threat, where it does not just move


@dataclass(frozen=True, slots=True, kw_only=True)
class Lexicon:
    nouns: Nouns
    qualities: Qualities
    verbs: Verbs
    patterns: Patterns
    # Whether a hand is looked at and revealed as such: "révélez votre main", not all its cards.
    hand_is_seen: bool = False
    # Whether what is chosen is told as going away from where it is: "wybierz kartę ze stosu".
    chosen_is_taken: bool = True
    # Whether a measure is named again where it is compared with its like, not "celle de Merlin".
    measure_is_repeated: bool = True
    # How some things are measured, if not as all others: "урон, равный ...".
    measured: Mapping[NounForms, tuple[str, str]] = field(default_factory=dict)


__all__ = ["Lexicon", "Nouns", "Part", "Patterns", "Qualities", "Quality", "Verb", "Verbs"]
