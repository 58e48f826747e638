"""Trees without words are refused, and options are said in lower case."""

from __future__ import annotations

import pytest

from peerless.text import tree as t
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.speaker import say, say_effects
from peerless.text.tree import Noun, Who

NAMES = Names(fighters={"Outlaw": "Outlaws"}, counters={"coils": "coil"}, tokens=("iron",))
DRAW = t.Draw(Who.YOU, t.Number(2))
IF = t.If(t.Won(), (DRAW,))
EITHER = t.ChooseOptions(1, ((DRAW,), (t.EndTurn(),)))


def said(*effects: t.Effect) -> str:
    return say((t.Clause(t.Timing.PLAYED, effects),), NAMES)


def test_an_option_is_said_in_lower_case_without_full_stop() -> None:
    assert say_effects((DRAW, t.Gain("coils", t.Number(1))), NAMES) == (
        "draw 2 cards, then gain 1 coil"
    )


def test_who_acts_takes_the_third_person() -> None:
    assert said(t.Draw(Who.OPPONENT, t.Number(1))) == "Your opponent draws 1 card."
    assert said(t.May(t.Draw(Who.OPPONENT, t.Number(1)))) == "Your opponent may draw 1 card."
    assert said(t.May(DRAW)) == "You may draw 2 cards."


def test_the_article_fits_the_word_after_it() -> None:
    outlaw = t.Select(Noun.FIGHTER, filters=(t.Called("Outlaw"),))
    token = t.Select(Noun.TOKEN, filters=(t.Called("iron"),))
    opposing = t.Select(Noun.FIGHTER, side=t.Side.OPPOSING)
    assert said(t.Damage(t.Number(1), outlaw)) == "Deal 1 damage to an Outlaw."
    assert said(t.Damage(t.Number(1), opposing)) == "Deal 1 damage to an opposing fighter."
    assert said(t.MoveTo(Who.YOU, token, t.Select(Noun.SPACE))) == (
        "Move an iron token to any space."
    )


def test_a_card_without_effects_has_no_words() -> None:
    assert say((), NAMES) == ""


UNSAYABLE: list[t.Text] = [
    (t.Clause(t.Timing.AFTER, ()),),
    (t.Clause(t.Timing.AFTER, (DRAW,)), t.Clause(t.Timing.PLAYED, (DRAW,))),
    (t.Clause(t.Timing.PLAYED, (t.If(t.Won(), (IF, DRAW)),)),),
    (t.Clause(t.Timing.PLAYED, (t.If(t.Won(), (t.If(t.Won(), (DRAW,), (DRAW,)),)),)),),
    (t.Clause(t.Timing.PLAYED, (t.ChooseOptions(1, ((EITHER,), (DRAW,))),)),),
    (t.Clause(t.Timing.PLAYED, (t.ChooseOptions(3, EITHER.options),)),),
    (t.Clause(t.Timing.PLAYED, (t.Cancel(t.Rest()),)),),
    (t.Clause(t.Timing.PLAYED, (t.Place(t.InCombat(Who.THAT), t.Select(Noun.SPACE)),)),),
    (t.Clause(t.Timing.PLAYED, (t.If(t.AllOf((t.Won(),)), (DRAW,)),)),),
]


@pytest.mark.parametrize("text", UNSAYABLE)
def test_a_tree_without_words_is_refused(text: t.Text) -> None:
    with pytest.raises(Unsayable):
        say(text, NAMES)
