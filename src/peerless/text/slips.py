"""What people write before they know rules English, and what it says instead.

A slip is told by the sentence up to where it could no longer be read, marked there with `^`, and
what follows. Names are private-use characters in it (names.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

_BEGINNING = re.compile(r".*[.:;] ", re.DOTALL)
_FIGURES = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10,
}  # fmt: skip
_HURT = "attack|damage|defeat|destroy|harm|hit|hurt|kill|slay|strike|wound"
_HEAL = "gain|heal|recover|regain|restore"
_A_FIGHTER = r"[\uE000-\uE0FF]"
_FIGHTERS = r"[\uE100-\uE1FF]"
_TRACK = r"[\uE300-\uE3FF]"
_COUNTERS = r"[\uE400-\uE5FF]"
_A_TOKEN = r"[\uE600-\uE6FF]"
_A_MARKER = r"[\uEB00-\uEBFF]"


@dataclass(frozen=True, slots=True)
class Slip:
    pattern: str
    instead: tuple[str, ...]
    why: str = "does not fit"
    where: str = ""  # something that could have come there: the slip is no slip elsewhere
    of_heroes: bool = False  # no slip in a text of the cooperative game


def such_as(sentence: str) -> str:
    return f"a sentence such as {sentence}"


SLIPS = (
    # who acts
    Slip(r"^you \^can\b", ("may",)),
    Slip(r"^you \^\w", ("an order such as draw 1 card",), "does not fit: what you do is an order"),
    Slip(r"^\^?(the |an? |your )?(opponent|enemy) \^?(loses?|takes?|suffers?)\b",
         (such_as("Deal 1 damage to your opponent's hero."),),
         "does not fit: only fighters have health"),
    Slip(r"^\^(the |an? )?(opponent|enemy)\b", ("your opponent",)),
    Slip(r"^(each|every|all) \^opponents?\b", ("your opponent",)),
    Slip(r"^\^((all|every) )?(the )?players?\b", ("each player",), where="each player"),
    Slip(r"\^(moves?|walks?|goes|go)\b", (such_as("Move your hero up to 2 spaces."),),
         "does not fit: fighters are moved", where="recovers"),
    Slip(r"\^(it|its|he|him|his|she|her|they|them|their)\b",
         ("that fighter", "that card", "that token"), "does not fit: there is no such pronoun"),
    # triggers
    Slip(r"^\^(whenever|each time|every time|once)\b", ("when",), where="when"),
    Slip(r"^when .*\^(dies|falls|is killed|is slain)\b", ("is defeated:",), where="is defeated:"),
    Slip(r"^when .*\^(gets? (damaged|hurt|hit)|takes|suffers|is hurt|loses)\b", ("is damaged:",),
         where="is damaged:"),
    # fighters
    Slip(r"\bto (the|your) \^?opponents?\^?[ .]", ("your opponent's hero", "an opposing fighter"),
         "does not fit: only fighters can be damaged"),
    Slip(r"\bto that player\^[ .]", ("that player's hero",),
         "does not fit: only fighters can be damaged"),
    Slip(rf"^\^({_HURT})\b", (such_as("Deal 2 damage to an opposing fighter."),)),
    Slip(r"^destroy .*\^", (such_as("Deal 2 damage to an opposing fighter."),), of_heroes=True),
    Slip(r"\bdeals? damage \^to\b", ("a number, as in deal 2 damage to",),
         "does not fit: how much is not said"),
    Slip(rf"^\^({_HEAL})\b", (such_as("Your hero recovers 2 health."),)),
    Slip(rf"\^({_HEAL})s?\b", ("recovers",), where="recovers"),
    Slip(r"\^loses?\b", (such_as("Deal 1 damage to your hero."),), where="recovers"),
    Slip(r"\brecovers \^(all|full|max)", ("a number, as in recovers 2 health",)),
    Slip(r"^\^set\b.*\bhealth\b", (such_as("Your hero's health becomes 5."),)),
    Slip(r"\^cannot\b.*\bdamage",
         (such_as("Until the end of the turn, prevent all damage to your hero."),)),
    Slip(rf"^\^(create|spawn|summon) (an?|[0-9]+) {_A_TOKEN}", ("place a ... token in any space",)),
    Slip(r"^\^(create|resurrect|revive|spawn|summon)\b",
         (such_as("Return a defeated sidekick to any space."),)),
    Slip(r"\bthe \^(fighter|hero|sidekick)\b", ("your hero", "your opponent's hero")),
    Slip(r"\^opponent's (fighter|hero|sidekick)\b", ("opposing hero",), where="opposing"),
    Slip(r"\^(that )?you (control|have|own)\b", ("friendly, as in each friendly fighter",)),
    Slip(r"\bany \^(fighter|hero|sidekick)", ("a fighter",), "does not fit: only a space is any"),
    Slip(rf"\byour \^{_FIGHTERS}", ("each of your",)),
    Slip(r"\bthe \^(enemy|minion|villain)\b", ("opposing fighter",), of_heroes=True),
    Slip(r"\^(enemy|enemies|hostile)\b", ("opposing fighter",), where="opposing"),
    Slip(r"\^(enemy|enemies|hostile)\b", ("an opposing fighter", "each opposing fighter"),
         where="each"),
    Slip(r"\^(all(ied|y)|allies)\b", ("friendly fighter",), where="friendly"),
    Slip(r"\^(all|both|every) (of )?your\b", ("each of your",), where="each"),
    Slip(r"\^(all|both|every)\b", ("each",), where="each"),
    Slip(r"\^one (?!of\b)", ("a",), where="a"),
    Slip(r"^move (up to )?[0-9]+ \^spaces?\b", ("who moves, as in move your hero 2 spaces",),
         "does not fit: who moves is not said"),
    Slip(r"^\^(drag|pull|push|shove)\b", (such_as("Move an opposing fighter up to 2 spaces."),)),
    Slip(r"^\^(jump|teleport)\b|^move .*\^to\b", (such_as("Place your hero in any space."),)),
    # places
    Slip(r"\^adjacent\b", ("fighter adjacent to",), where="fighter"),
    Slip(r"\^(beside|near|next to)\b", ("adjacent to",), where="adjacent to"),
    Slip(r"\^(adjacent|beside|near|next) ", ("in a space adjacent to",), where="in any space"),
    Slip(r"\bin (an? )?\^?(an? |your |the )\^?zone\b", ("your hero's zone",)),
    Slip(r"\ban? \^(adjacent|near(by)?|neighbou?ring) space", ("space adjacent to",)),
    Slip(r"\^anywhere\b", ("in any space",), where="in any space"),
    Slip(rf"^place .* adjacent to {_A_FIGHTER}\^\.", ("in a space adjacent to",),
         "does not fit: where to is not said"),
    Slip(rf"\bput \^an? {_A_TOKEN}", ("place",)),
    Slip(rf"^place [0-9]+ \^{_A_TOKEN}", ("place a",),
         "does not fit: tokens are placed one at a time"),
    Slip(rf"^place an? \^{_A_MARKER}", ("place 1",), "does not fit: how many is said in figures"),
    Slip(r"^place .* in the \^closest\b", ("nearest empty space",)),
    Slip(r"\bthe \^(closest|nearest)\b", ("a ... adjacent to",),
         "does not fit: nearest is the empty space in which a fighter is placed"),
    Slip(rf"^put {_A_FIGHTER} ?\^", (such_as("Place your hero in any space."),),
         "does not fit: only cards are put somewhere"),
    # cards
    Slip(r"\bdraws? (cards )?\^until\b", ("up to a hand of 4 cards",)),
    Slip(r"\bdraws? cards\^", ("a number, as in draw 2 cards",),
         "does not fit: how many is not said"),
    Slip(r"\bdraws? .*\^from\b|^(add|return) [0-9]+ \^cards?\b|^\^(get|take)\b.*\bcards?\b",
         (such_as("Put 1 card in your discard pile into your hand."),)),
    Slip(r"\^from\b", ("in",), where="in"),
    Slip(r"\bcards? \^at random\b", ("1 random card",)),
    Slip(r"\btop \^1 card\b", ("the top card of",)),
    Slip(r"\bshuffles? your \^discard pile into\b", ("each card in your discard pile",)),
    Slip(r"\bignore your \^opponent's card\b", ("the value of your opponent's card",)),
    Slip(r"\bopponent's card\^'s value\b", ("the value of your opponent's card",)),
    Slip(r"\bto (the|this|your) \^(attack|defen[cs]e)\b", ("this card's value",)),
    Slip(r"\bthis (attack|card) \^(deals?|gains?|gets?|has)\b",
         (such_as("Add 2 to this card's value."),)),
    Slip(r"\bcannot (be )?cancel",
         ("the effects on this card cannot be canceled",
          "the effects on your ... cards cannot be canceled")),
    Slip(r"^\^(increase|raise) (the )?threat\b|^move the \^threat\b", ("advance the threat",)),
    Slip(r"^\^([+-]|double\b|increase\b|raise\b)", (such_as("Add 2 to this card's value."),)),
    Slip(r"\^has \+[0-9]", ("'s attack cards have",), where="'s attack cards have"),
    Slip(r"^your \^((attack|defense) cards|fighters)\b|^each .*\^'s (attack|defense) cards\b",
         ("a fighter's name, or your hero's attack cards",)),
    # states, counters, turns
    Slip(r"^\^(get|have|take)\b.*\bactions?\b", ("gain 1 action",)),
    Slip(rf"^\^(become|make|set|turn)\b|\bchange your {_TRACK} \^to\b", ("your ... becomes",)),
    Slip(rf"^spend .*{_COUNTERS} \^to\b", (". If you do,",)),
    # the cooperative game
    Slip(r"^(an?|the) \^minions? starts?\b", ("each minion starts with",)),
    Slip(r"^\^take a turn\b", ("a name, as in ... takes a turn",)),
    Slip(r"\bat the \^end of (the )?round\b", ("end of round:",)),
    # rules that hold for a while
    Slip(r"^\^(prevent|none? |damage cannot|nothing can|card effects cannot)",
         ("until the end of the turn,", "until the end of the combat,"),
         "does not fit: how long it holds comes first"),
    # conditions
    Slip(r"\bif \^an?\b", ("there is a",)),
    Slip(r"\bif \^?(you|this (attack|card)) \^?(dealt|deals?|did)\b",
         ("the combat damage dealt is 1 or more", "damage was dealt")),
    Slip(r"\bis \^(dead|defeated)\b", ("there is a friendly defeated ...",)),
    Slip(r"\b(is|are) \^(above|at least|bigger|higher|more|over)\b",
         ("greater than", "a number, as in 3 or more"), where="greater than"),
    Slip(r"\b(is|are) \^(at most|below|fewer|lower|smaller|under)\b",
         ("less than", "a number, as in 3 or less"), where="less than"),
    Slip(r"\bthere are \^(no|not any)\b", ("there is no",)),
    Slip(r"\bthere are \^(1|one|an?)\b", ("there is a",)),
    Slip(r"\bthere are [0-9]+ (or more )?\^players\b", ("the number of players is",)),
    Slip(r"\bthere are \^(at least|more than)\b", ("2 or more",)),
    Slip(rf"\bif you \^have\b.*{_COUNTERS}", ("your ... are 2 or more",)),
    Slip(r"\bif you \^have\b.*\bno\b.*\bcards?\b", ("there is no card in your hand",)),
    Slip(r"\bif you \^have\b.*\bcards?\b", ("there are 2 or more cards in your hand",)),
    Slip(r"\^has\b.*\bhealth\b", ("'s health is",), where="'s health"),
    Slip(r"\byou \^(win|wins)\b", ("won the combat",)),
    Slip(r"\byou \^(lose|lost)\b", ("did not win the combat",)),
    # how sentences are put together
    Slip(r"\^and\b", (", then", "."), where=", then"),
    Slip(r", \^\w", ("then", "a full stop before it"), where="then"),
    Slip(r"\^plus\b", (", plus 1 for each",), where=", plus"),
    Slip(r"\^per\b", ("for each",), where="for each"),
    Slip(r"\bfor every \^(1|one|an?|opposing|friendly|fighter|hero|sidekick|card|space|token)\b|"
         r"\bfor every \^[\uE000-\uEEFF]", ("for each", "a number, as in for every 2")),
    Slip(r"^\^(beginning|end|start) of\b",
         ("at the start of your turn:", "at the end of your turn:")),
    Slip(r"\bthe \^beginning of\b", ("start of your turn:",)),
    Slip(r"^\^before\b", ("when you attack:", "when you play this card:", "immediately:")),
    Slip(r"\^or\b", (";",), where=";"),
)  # fmt: skip


def slip(text: str, at: int, expected: Iterable[str], adventure: bool = False) -> Slip | None:
    """The slip that was made at this place of a text, if it is a common one."""
    begin = _BEGINNING.match(text, 0, at)
    start = begin.end() if begin else 0
    sentence = f"{text[start:at]}^{text[at:]}".lower()
    could_come = set(expected)
    for each in SLIPS:
        if each.of_heroes and adventure:
            continue
        if (not each.where or each.where in could_come) and re.search(each.pattern, sentence):
            return each
    return _in_words(sentence, could_come)


def _in_words(sentence: str, could_come: set[str]) -> Slip | None:
    """A number that is not written in figures."""
    word = re.search(r"\^(\w+)", sentence)
    if word is None or word[1] not in _FIGURES or not could_come & {"1", "a number"}:
        return None
    return Slip("", (str(_FIGURES[word[1]]),), "does not fit: numbers are written in figures")
