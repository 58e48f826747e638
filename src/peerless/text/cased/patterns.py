"""The patterns that a language brings (lexicon.py)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from peerless.text.declension import Case, Gender
from peerless.text.tree import Duration, Outcome, Pile, Relation, Role, Spot, Start, Timing

Fact: TypeAlias = tuple[str, str]  # what is so, and that it is not so
Presence: TypeAlias = tuple[str, str, str]  # of one, of several, of none


@dataclass(frozen=True, slots=True, kw_only=True)
class Patterns:
    # ------------------------------------------------------------ sentences
    quoted: str
    headings: Mapping[Timing, str]
    then: str  # between two effects of one sentence
    then_if: str  # the same before an if
    if_begins: str  # how an if begins
    if_: str
    otherwise: str
    durations: Mapping[Duration, str]
    delay: str
    options: str
    between_options: str
    while_: str
    told_one: str
    told_many: str
    may_you: str
    may_one: str
    may_many: str
    and_: str
    facts_comma: str  # between facts, and before the last of them
    facts_and: str
    facts_or: str

    # ------------------------------------------------------------ places
    in_zone: str
    space_of_zone: str = ""  # of a space, where it is said otherwise: "une case de la zone"
    on_token: str
    on_tokens: str = ""  # of several fighters, where it is said of each of them alone
    with_token: str
    in_space_of: str
    from_space_of: str
    on_those_spaces: str
    in_piles: Mapping[Pile, str]
    from_piles: Mapping[Pile, str]
    in_deck_end: str  # where the top card of a deck is: "ze swojej talii"
    among: str
    part_of: str
    with_names: str  # a thing called after a name: "karta Merlina"
    with_tags: str  # a card called after its kind: "carte Voyage"
    token_of: str
    adjacent_to: str  # after "adjacent"
    # Whether spaces alone are adjacent, and fighters are in them: "боец в смежной ячейке".
    adjacent_spaces: bool = False
    fighting_in: str  # after "taking part"
    same_name: str
    same_name_as: str
    lowest: str
    # Case, preposition and words of a relative; or words that do without its pronoun.
    fewest: tuple[Case, str, str] | str
    of_printed_value: str
    usable: tuple[Case, str, Mapping[Role, str]]
    relative_comma: str
    numbers_and: str
    numbers_of: str
    any_number: str

    # ------------------------------------------------------------ measures
    damage_dealt: str  # after "number"
    combat_damage: str
    damage_to: str
    player_count: str
    number_of: str  # after "number": "{things}" is a genitive plural

    # ------------------------------------------------------------ amounts
    at_most: str
    at_most_oblique: str = ""  # "не более чем 2 бойцам", where "до 2 бойцов" would be no dative
    # What each of several gets, one of it and more: "по 1 урону", "по 2 урона".
    apiece: tuple[str, str] = ("{n}", "{n}")
    at_least: str
    distance: str
    distance_up_to: str
    distance_measured: str
    distance_plus: str = ""  # of a distance, where a preposition comes again: "и ещё на 1"
    so_many: str
    so_many_persons: str
    as_much_spent: str  # "{things}", or "{spent}": "bobines dépensées"
    as_many_counters: str
    as_many_players: str
    as_much_damage: str
    as_much_combat_damage: str
    as_much_damage_to: str
    as_much_as: str
    any_hand: str
    up_to_hand: str
    per: str
    every_few: str
    every_few_of: str
    on_sites: str
    plus: str
    instead: str

    # ------------------------------------------------------------ conditions
    won: Fact
    maneuvered: Fact
    outcomes: Mapping[Outcome, Fact]
    is_hero: Fact
    is_sidekick: Fact
    turned_up: Fact
    is_adjacent: Fact
    is_in_zone: Fact
    is_on: Fact
    fights: Mapping[Role, Fact]
    name_fights: Mapping[Role, Fact]
    began: Mapping[Gender, str]
    started: Mapping[Start, Fact]
    state_is: Fact  # with an adjective: "twój rozmiar jest duży"
    state_is_named: Fact  # with a noun: "twoja postać to ..."
    bounded: Mapping[Relation, str]
    be: tuple[str, str] = ("", "")  # of one and of several, where a measure may be several
    is_number: Fact
    compared: Mapping[Relation, Fact]
    has_counters: Fact
    has_counters_in: tuple[Case, Case]
    has_spent: Fact | None = None  # "vous avez dépensé 2 bobines", rather than of their number
    has_spent_in: tuple[Case, Case] | None = None  # if not that of has_counters
    has_players: Fact | None = None  # "в игре 2 игрока", likewise
    present_adjacent: Presence
    present: Presence
    present_long: Presence | None = None  # where first, then a thing of many words
    on_board: str
    in_game: str

    # ------------------------------------------------------------ deeds
    move: str
    move_long: str
    through: str
    move_to: str
    place: str
    place_token: str
    remove: str
    remove_long: str = ""  # of what many words say, if otherwise
    return_: str
    swap: str
    damage: str
    damage_known: str
    damage_measured: str
    set_health: str
    health_becomes: str = ""  # how it is told, if not as something to do
    defender: str
    movement: str
    shuffle: str
    shuffle_known: str
    search: str
    become: str
    spots: Mapping[Spot, str]
    any_order: str
    shuffle_in: str
    take: str
    take_back: str
    take_back_own: str
    add_to_hand: str
    cancel: str
    ignore: str
    add: str
    add_up_to: str
    add_measure: str
    set_value: str
    value_becomes: str = ""  # likewise
    boost: str
    boost_face_down: str
    name_number: str
    choose_number: str
    set_state: str  # if nothing, a state becomes another: "votre forme devient ..."
    change_state: str = "{state:acc}"  # {bare}: with no owner, "changez de taille"
    # Where a person is not a state itself: "votre forme est celle de M. Hyde".
    state_of_person: str = ""
    turn: str
    advance: str
    markers: str
    markers_measured: str
    next_invasion: str
    take_turn: str
    add_initiative: str
    act_again: str

    # ------------------------------------------------------------ rules
    prevent: str
    but_combat: str
    cannot_leave: str
    health_floor: str
    lock_value: str
    lock_value_wholly: str
    value_bonus: str  # "{n}" has its sign, "{much}" has none
    value_loss: str = ""  # of less than nothing, where that is said otherwise
    uncancelable: str
    uncancelable_banners: str
    banner_cards: str
    linked: str
    counts_as: str
    threat_returns: str
    more_health: str
    each_player: str
    more_move: str
    less_move: str = ""
    stalk: str
    secret_hands: str
    hand_limit: str
    range_limit: str
    less_recovery: str
    first_attack: str
    first_attack_loss: str = ""

    # ------------------------------------------------------------ triggers
    when_damaged: str
    when_defeated: str
    when_entering: str
    when_entering_empty: str
    when_you_discard: str
    when_discarding: str
    when_won: str
    when_lost: str
    when_deceived: str
