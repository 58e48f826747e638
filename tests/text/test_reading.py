"""Refusals give the place, the word and what could have stood there; names may hold anything."""

from __future__ import annotations

import logging
from collections.abc import Callable

import lark
import pytest
from lark import Lark

from peerless.text import tree as t
from peerless.text.build_effects import BUILDERS
from peerless.text.grammar import make_parser, parser
from peerless.text.names import Names, mark
from peerless.text.reader import NotUnderstood, read
from peerless.text.refusal import LIKELY
from peerless.text.speaker import say
from peerless.text.tree import Noun, Who

NAMES = Names(
    fighters={"Dr. Watson": "Dr. Watsons", "Harpy": "Harpies"},
    values={"form": ("Dr. Jekyll", "Mr. Hyde")},
    counters={"coils": "coil"},
    tokens=("fog",),
    tags=("Voyage",),
    cards=("I'm Late, I'm Late", "Voyage Home", "Draw"),
)


def effects(words: str) -> tuple[t.Effect, ...]:
    (clause,) = read(words, NAMES)
    assert isinstance(clause, t.Clause)
    return clause.effects


# ---------------------------------------------------------------- the grammar


def conflicts(caplog: pytest.LogCaptureFixture, grammar: Callable[[], Lark]) -> list[str]:
    """What Lark says of shift/reduce conflicts; it resolves them by itself, and else in silence."""
    lark.logger.propagate = True
    with caplog.at_level(logging.WARNING, logger=lark.logger.name):
        grammar()
    return [message for message in caplog.messages if "onflict" in message]


def test_the_grammar_has_no_conflict(caplog: pytest.LogCaptureFixture) -> None:
    assert conflicts(caplog, lambda: make_parser(warn=True)) == []


def test_a_conflict_would_be_found(caplog: pytest.LogCaptureFixture) -> None:
    dangling = 'start: "if" start | "if" start "else" start | "x"'
    assert conflicts(caplog, lambda: Lark(dangling, parser="lalr", debug=True))


def test_every_rule_of_the_grammar_has_a_meaning_and_every_meaning_a_rule() -> None:
    rules = {rule.alias or rule.origin.name for rule in parser().rules}
    inlined = {rule for rule in rules if rule.startswith("_")}
    transparent = {
        rule.origin.name for rule in parser().rules if rule.options.expand1 and not rule.alias
    }
    assert rules - inlined - transparent == set(BUILDERS)


# ---------------------------------------------------------------- names


def test_a_name_may_hold_a_full_stop() -> None:
    assert effects("Dr. Watson recovers 1 health.") == (
        t.Recover(t.Named("Dr. Watson"), t.Number(1)),
    )


def test_a_name_may_hold_a_comma() -> None:
    assert effects("Search your discard pile, then your deck, for I'm Late, I'm Late.") == (
        t.Search((t.Pile.DISCARD, t.Pile.DECK), "I'm Late, I'm Late"),
    )


def test_a_card_may_be_named_like_a_word_of_the_language() -> None:
    assert effects("Draw 1 card. Search your deck for Draw.") == (
        t.Draw(Who.YOU, t.Number(1)),
        t.Search((t.Pile.DECK,), "Draw"),
    )


def test_the_longest_name_counts() -> None:
    assert mark("for Voyage Home, Voyage card", NAMES).text == "for \ue800, \ue700 card".replace(
        "\ue800", _mark_of("Voyage Home")
    )


def _mark_of(name: str) -> str:
    written = mark("", NAMES).written
    return next(mark for mark, known in written.items() if known == name)


def test_names_keep_their_case_and_their_borders() -> None:
    assert mark("harpy Harpies HarpyX Harpy's", NAMES).text == (
        f"harpy {_mark_of('Harpies')} HarpyX {_mark_of('Harpy')}'s"
    )


def test_plurals_mean_the_same_fighters() -> None:
    (choose,) = effects("Choose 2 defeated Harpies.")
    select = t.Select(
        Noun.FIGHTER, t.Count(t.Quantity.EXACTLY, 2), filters=(t.Defeated(), t.Called("Harpy"))
    )
    assert choose == t.Choose((select,))


def test_a_form_can_be_a_banner() -> None:
    (discard,) = effects("Discard any number of Dr. Jekyll cards.")
    assert discard == t.Discard(
        Who.YOU, t.Select(Noun.CARD, t.ANY_NUMBER, filters=(t.Banner("Dr. Jekyll"),))
    )


def test_a_name_may_be_broken_over_two_lines() -> None:
    assert effects("Move Dr.\n    Watson up to 2 spaces.") == effects(
        "Move Dr. Watson up to 2 spaces."
    )


# ---------------------------------------------------------------- reading


def test_then_joins_what_could_be_two_sentences() -> None:
    assert effects("Draw 1 card, then gain 1 coil.") == effects("Draw 1 card. Gain 1 coil.")


def test_keywords_are_read_in_either_case() -> None:
    assert read("AFTER COMBAT: DRAW 1 CARD.", NAMES) == read("After combat: Draw 1 card.", NAMES)


def test_a_condition_holds_to_the_end_of_its_sentence() -> None:
    first, second = effects("If you won the combat, draw 1 card, then gain 1 coil. End your turn.")
    assert first == t.If(t.Won(), (t.Draw(Who.YOU, t.Number(1)), t.Gain("coils", t.Number(1))))
    assert second == t.EndTurn()


def test_otherwise_belongs_to_the_outer_condition() -> None:
    (effect,) = effects(
        "If you won the combat, draw 1 card, then if you do, gain 1 coil. Otherwise, end your turn."
    )
    assert isinstance(effect, t.If)
    assert effect.otherwise == (t.EndTurn(),)


def test_a_standing_rule_between_clauses_is_no_part_of_them() -> None:
    text = read(
        "Draw 1 card. While your form is Mr. Hyde: Dr. Watson's attack cards have +1 value. "
        "After combat: Draw 2 cards.",
        NAMES,
    )
    assert [type(clause) for clause in text] == [t.Clause, t.Standing, t.Clause]


# ---------------------------------------------------------------- refusals

REFUSED = [
    # text, the word that does not fit, something that could have stood there
    ("Draw several cards.", "several", "a number"),
    ("Draw 2 card.", "card", "cards"),
    ("Draw 1 cards.", "cards", "card"),
    ("Drow 1 card.", "Drow", "draw"),
    ("Draw 1 card", "", "."),
    ("", "", "draw"),
    ("After combat:", "", "an instruction"),
    ("Aftr combat: Draw 1 card.", "Aftr", "after combat:"),
    ("If you wun the combat, draw 1 card.", "wun", "won the combat"),
    ("Move Dr. Watson up too 3 spaces.", "too", "to"),
    ("Move Dr. Watsn up to 3 spaces.", "Watsn", "Watson"),
    ("Put Dr. Watson into your hand.", "into", "a sentence such as Place"),
    ("Your form is Mr. Hyde.", "is", "becomes"),
    ("Place Dr. Watson in a space.", ".", "any space"),
    ("Deal 1 damage to 1 fighter.", "fighter", "of"),
    ("Draw up to 2 cards for each Harpy.", "for", ", then"),
    ("Draw 1 card, then a fighter.", "a", "an instruction"),
    ("Draw 1 card. Otherwise, gain 1 coil.", "Otherwise", "an instruction"),
    ("Choose 3: draw 1 card; gain 1 coil.", "3", "a number up to 2"),
    ("The effects on this card cannot be canceled. After combat: Draw 1 card. "
     "The effects on this card cannot be canceled. Draw 2 cards.", "Draw", "a heading"),
    # what is read before it was spoken of
    ("Discard that card.", "that", "a card spoken of before"),
    ("Deal 1 damage to that fighter.", "that", "a fighter spoken of before"),
    ("Place Dr. Watson in that space.", "in", "a space spoken of before"),
    ("Move that token up to 2 spaces.", "that", "a token spoken of before"),
    ("That player draws 1 card.", "That", "a player chosen before"),
    ("Draw cards equal to that number.", "that", "a number"),
    ("Draw cards equal to the damage dealt.", "the", "damage dealt before"),
    ("If you do, draw 1 card.", "you", "an instruction before"),
    ("If no card was discarded, draw 1 card.", "no", "a discard before"),
    ("During combat: Deal 1 damage to Dr. Watson. After combat: If damage was dealt, draw 1 card.",
     "damage", "damage dealt before"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "word", "expected"), REFUSED)
def test_what_does_not_fit_is_refused(text: str, word: str, expected: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read(text, NAMES)
    assert refusal.value.word == word
    assert text[refusal.value.position :].startswith(word)
    assert any(phrase.startswith(expected) for phrase in refusal.value.expected)
    assert "\n" not in str(refusal.value)


def test_the_place_is_that_in_the_original_text() -> None:
    text = "After combat:\n    Move Dr. Watson\n    up to 3 spaaces."
    with pytest.raises(NotUnderstood) as refusal:
        read(text, NAMES)
    assert refusal.value.position == text.index("spaaces")
    assert str(refusal.value) == '"spaaces" does not fit; expected spaces'


def test_what_was_probably_meant_comes_first() -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read("Drow 1 card.", NAMES)
    assert refusal.value.expected[0] == "draw"


def test_a_sentence_most_likely_begins_with_a_verb() -> None:
    for text in ("", "Foo 1 card.", "After combat: Foo.", "Draw 1 card. Foo."):
        with pytest.raises(NotUnderstood) as refusal:
            read(text, NAMES)
        assert refusal.value.expected[:3] == ("draw", "deal", "move")
        assert str(refusal.value).count("|") < 10


def test_what_is_likely_can_be_said() -> None:
    words = {terminal.pattern.value for terminal in parser().terminals}
    assert set(LIKELY) <= words


def test_a_text_may_be_long_but_not_deep() -> None:
    assert len(effects("Draw 1 card. " * 500)) == 500
    assert effects("If you won the combat, " * 8 + "draw 1 card.")
    with pytest.raises(NotUnderstood, match=r"is nested too deeply; expected the end"):
        read("If you won the combat, " * 300 + "draw 1 card.", NAMES)


def test_an_empty_text_is_called_empty() -> None:
    with pytest.raises(NotUnderstood, match=r"^the text is empty; expected draw "):
        read(" \n ", NAMES)


def test_a_slot_filled_by_the_same_effect_can_be_read_at_its_end() -> None:
    words = "Deal 1 damage to a fighter for each Harpy adjacent to that fighter."
    assert say(read(words, NAMES), NAMES) == words
