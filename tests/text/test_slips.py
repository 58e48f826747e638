"""What people write first, what they are told, and what they then write."""

from __future__ import annotations

import re

import pytest
from tests.text.test_refused_texts import NAMES

from peerless.text.checks import TextKind
from peerless.text.reader import NotUnderstood, read
from peerless.text.slips import SLIPS

# Kind, what is written, what is said to that, what is meant.
TOLD = [
    ("ability", "Whenever Warlock is damaged: Draw 1 card.",
     '"Whenever" does not fit; expected when', "When Warlock is damaged: Draw 1 card."),
    ("ability", "When an Imp dies: Draw 1 card.",
     '"dies" does not fit; expected is defeated:', "When an Imp is defeated: Draw 1 card."),
    ("ability", "When Warlock gets damaged: Draw 1 card.",
     '"gets" does not fit; expected is damaged:', "When Warlock is damaged: Draw 1 card."),
    ("ability", "When Warlock takes damage: Draw 1 card.",
     '"takes" does not fit; expected is damaged:', "When Warlock is damaged: Draw 1 card."),
    ("scheme", "Draw a card.",
     '"a" does not fit: numbers are written in figures; expected 1', "Draw 1 card."),
    ("scheme", "Draw two cards.",
     '"two" does not fit: numbers are written in figures; expected 2', "Draw 2 cards."),
    ("scheme", "Gain a spark.",
     '"a" does not fit: numbers are written in figures; expected 1', "Gain 1 spark."),
    ("scheme", "Choose one: draw 1 card; gain 1 action.",
     '"one" does not fit: numbers are written in figures; expected 1',
     "Choose 1: draw 1 card; gain 1 action."),
    ("scheme", "Draw 2 cards",
     "the end of the text does not fit; expected . | , then | , or ... instead if | "
     ", plus ... for each | for each",
     "Draw 2 cards."),
    ("scheme", "Gain 1 sparks.", '"sparks" does not fit; expected spark | action',
     "Gain 1 spark."),
    ("scheme", "Move Warlock 3.", '"." does not fit; expected spaces', "Move Warlock 3 spaces."),
    ("scheme", "Search your deck for a card.", '"a" does not fit; expected Gift',
     "Search your deck for Gift."),
    ("attack", "During combat: Summarize.",
     '"Summarize" does not fit; expected draw | deal | move | place | discard | if | you may | '
     "after combat: | ...",
     "During combat: Draw 1 card."),
    ("scheme", "Summarize.",  # no heading is offered: a scheme has none
     '"Summarize" does not fit; expected draw | deal | move | place | discard | if | you may | '
     "gain | ...",
     "Draw 1 card."),
    ("ability", "After the combat: Draw 1 card.",
     '"the" does not fit; expected combat: | you attack: | you maneuver:',
     "After combat: Draw 1 card."),
    ("attack", "After the combat: Draw 1 card.", '"the" does not fit; expected combat:',
     "After combat: Draw 1 card."),
    # who acts
    ("scheme", "You draw 2 cards.",
     '"draw" does not fit: what you do is an order; expected an order such as draw 1 card',
     "Draw 2 cards."),
    ("scheme", "You can draw 2 cards.", '"can" does not fit; expected may',
     "You may draw 2 cards."),
    ("scheme", "Opponent discards 1 card.", '"Opponent" does not fit; expected your opponent',
     "Your opponent discards 1 card."),
    ("scheme", "Each opponent discards 1 card.",
     '"opponent" does not fit; expected your opponent', "Your opponent discards 1 card."),
    ("scheme", "Opponent loses 1 health.",
     '"Opponent" does not fit: only fighters have health; '
     "expected a sentence such as Deal 1 damage to your opponent's hero.",
     "Deal 1 damage to your opponent's hero."),
    ("scheme", "Your opponent loses 1 health.",
     '"loses" does not fit: only fighters have health; '
     "expected a sentence such as Deal 1 damage to your opponent's hero.",
     "Deal 1 damage to your opponent's hero."),
    ("scheme", "Each Imp moves up to 2 spaces.",
     '"moves" does not fit: fighters are moved; '
     "expected a sentence such as Move your hero up to 2 spaces.",
     "Move each Imp up to 2 spaces."),
    ("scheme", "Choose an Imp. Move it 2 spaces.",
     '"it" does not fit: there is no such pronoun; '
     "expected that fighter | that card | that token",
     "Choose an Imp. Move that fighter 2 spaces."),
    # fighters
    ("scheme", "Deal 2 damage to the opponent.",
     '"opponent" does not fit: only fighters can be damaged; '
     "expected your opponent's hero | an opposing fighter",
     "Deal 2 damage to your opponent's hero."),
    ("scheme", "Kill an Imp.",
     '"Kill" does not fit; expected a sentence such as Deal 2 damage to an opposing fighter.',
     "Deal 2 damage to an opposing fighter."),
    ("scheme", "Deal damage to an opposing fighter.",
     '"to" does not fit: how much is not said; expected a number, as in deal 2 damage to',
     "Deal 2 damage to an opposing fighter."),
    ("scheme", "Heal 2.",
     '"Heal" does not fit; expected a sentence such as Your hero recovers 2 health.',
     "Your hero recovers 2 health."),
    ("scheme", "Warlock heals 2 health.", '"heals" does not fit; expected recovers',
     "Warlock recovers 2 health."),
    ("scheme", "Warlock loses 2 health.",
     '"loses" does not fit; expected a sentence such as Deal 1 damage to your hero.',
     "Deal 2 damage to your hero."),
    ("scheme", "Summon an Imp.",
     '"Summon" does not fit; '
     "expected a sentence such as Return a defeated sidekick to any space.",
     "Return a defeated sidekick to any space."),
    ("scheme", "Warlock recovers full health.",
     '"full" does not fit; expected a number, as in recovers 2 health',
     "Warlock recovers 9 health."),
    ("scheme", "Set Warlock's health to 5.",
     '"Set" does not fit; expected a sentence such as Your hero\'s health becomes 5.',
     "Warlock's health becomes 5."),
    ("scheme", "Warlock cannot be damaged.",
     '"cannot" does not fit; expected a sentence such as '
     "Until the end of the turn, prevent all damage to your hero.",
     "Until the end of the turn, prevent all damage to Warlock."),
    ("scheme", "Deal 2 damage to the hero.",
     '"hero" does not fit; expected your hero | your opponent\'s hero',
     "Deal 2 damage to your opponent's hero."),
    ("scheme", "Deal 2 damage to an opponent's hero.",
     '"opponent\'s" does not fit; expected opposing hero', "Deal 2 damage to an opposing hero."),
    ("scheme", "Draw 1 card for each Imp you control.",
     '"you" does not fit; expected friendly, as in each friendly fighter',
     "Draw 1 card for each friendly Imp."),
    ("scheme", "Deal 2 damage to any fighter.",
     '"fighter" does not fit: only a space is any; expected a fighter',
     "Deal 2 damage to a fighter."),
    ("scheme", "Move your Imps up to 2 spaces.", '"Imps" does not fit; expected each of your',
     "Move each of your Imps up to 2 spaces."),
    ("scheme", "Deal 2 damage to an enemy.",
     '"enemy" does not fit: only texts of enemies, boards and discoveries say this; expected '
     "opposing fighter",
     "Deal 2 damage to an opposing fighter."),
    ("scheme", "Deal 2 damage to enemy fighters.",
     '"enemy" does not fit; expected an opposing fighter | each opposing fighter',
     "Deal 2 damage to each opposing fighter."),
    ("scheme", "Move an ally up to 2 spaces.", '"ally" does not fit; expected friendly fighter',
     "Move a friendly fighter up to 2 spaces."),
    ("scheme", "Move all your Imps up to 2 spaces.", '"all" does not fit; expected each of your',
     "Move each of your Imps up to 2 spaces."),
    ("scheme", "Deal 2 damage to all opposing fighters.", '"all" does not fit; expected each',
     "Deal 2 damage to each opposing fighter."),
    ("scheme", "Deal 2 damage to one opposing fighter.", '"one" does not fit; expected a',
     "Deal 2 damage to an opposing fighter."),
    ("scheme", "Move 3 spaces.",
     '"spaces" does not fit: who moves is not said; '
     "expected who moves, as in move your hero 2 spaces",
     "Move your hero 3 spaces."),
    ("scheme", "Push an opposing fighter 2 spaces.",
     '"Push" does not fit; expected a sentence such as Move an opposing fighter up to 2 spaces.',
     "Move an opposing fighter up to 2 spaces."),
    ("scheme", "Move Warlock to any space.",
     '"to" does not fit; expected a sentence such as Place your hero in any space.',
     "Place Warlock in any space."),
    # places
    ("scheme", "Deal 1 damage to each adjacent fighter.",
     '"adjacent" does not fit; expected fighter adjacent to',
     "Deal 1 damage to each fighter adjacent to Warlock."),
    ("scheme", "If Warlock is next to Hound, draw 1 card.",
     '"next" does not fit; expected adjacent to', "If Warlock is adjacent to Hound, draw 1 card."),
    ("scheme", "Place Warlock next to Hound.",
     '"next" does not fit; expected in a space adjacent to',
     "Place Warlock in a space adjacent to Hound."),
    ("scheme", "Deal 1 damage to each opposing fighter in your zone.",
     '"zone" does not fit; expected your hero\'s zone',
     "Deal 1 damage to each opposing fighter in your hero's zone."),
    ("scheme", "Place Warlock in an adjacent space.",
     '"adjacent" does not fit; expected space adjacent to',
     "Place Warlock in a space adjacent to Hound."),
    ("scheme", "Place Warlock anywhere.", '"anywhere" does not fit; expected in any space',
     "Place Warlock in any space."),
    ("scheme", "Place an Imp adjacent to Warlock.",
     '"." does not fit: where to is not said; expected in a space adjacent to',
     "Place an Imp in a space adjacent to Warlock."),
    ("scheme", "Put a rune token in any space.", '"a" does not fit; expected place',
     "Place a rune token in any space."),
    # cards
    ("scheme", "Draw cards.",
     '"." does not fit: how many is not said; expected a number, as in draw 2 cards',
     "Draw 2 cards."),
    ("scheme", "Take 1 card from your discard pile.",
     '"Take" does not fit; '
     "expected a sentence such as Put 1 card in your discard pile into your hand.",
     "Put 1 card in your discard pile into your hand."),
    ("scheme", "Discard 2 cards from your hand.", '"from" does not fit; expected in',
     "Discard 2 cards in your hand."),
    ("attack", "During combat: Your opponent's card's value becomes 0.",
     '"\'s" does not fit; expected the value of your opponent\'s card',
     "During combat: The value of your opponent's card becomes 0."),
    ("attack", "During combat: Add 2 to your attack.",
     '"attack" does not fit; expected this card\'s value',
     "During combat: Add 2 to this card's value."),
    ("attack", "During combat: This attack gets +2.",
     '"gets" does not fit; expected a sentence such as Add 2 to this card\'s value.',
     "During combat: Add 2 to this card's value."),
    ("attack", "Opponents cannot cancel this card.",
     '"Opponents" does not fit; expected the effects on this card cannot be canceled | '
     "the effects on your ... cards cannot be canceled",
     "The effects on this card cannot be canceled."),
    ("scheme", "Discard 1 card at random.", '"at" does not fit; expected 1 random card',
     "Discard 1 random card."),
    ("scheme", "Look at the top 1 card of your deck.",
     '"1" does not fit; expected the top card of', "Look at the top card of your deck."),
    ("scheme", "Shuffle your discard pile into your deck.",
     '"discard" does not fit; expected each card in your discard pile',
     "Shuffle each card in your discard pile into your deck."),
    ("attack", "During combat: Ignore your opponent's card.",
     '"opponent\'s" does not fit; expected the value of your opponent\'s card',
     "During combat: Ignore the value of your opponent's card."),
    ("attack", "During combat: +2 to this card.",
     '"+" does not fit; expected a sentence such as Add 2 to this card\'s value.',
     "During combat: Add 2 to this card's value."),
    ("ability", "Warlock has +1 attack.", '"has" does not fit; expected \'s attack cards have',
     "Warlock's attack cards have +1 value."),
    ("ability", "Your attack cards have +1 value.",
     '"attack" does not fit; expected a fighter\'s name, or your hero\'s attack cards',
     "Your hero's attack cards have +1 value."),
    # states, counters, turns
    ("scheme", "Take an extra action.", '"Take" does not fit; expected gain 1 action',
     "Gain 1 action."),
    ("scheme", "Change your mood to wild.", '"to" does not fit; expected your ... becomes',
     "Your mood becomes wild."),
    ("scheme", "Spend 2 sparks to draw 1 card.", '"to" does not fit; expected . If you do,',
     "Spend 2 sparks. If you do, draw 1 card."),
    # rules that hold for a while
    ("scheme", "Prevent all damage to Warlock.",
     '"Prevent" does not fit: how long it holds comes first; '
     "expected until the end of the turn, | until the end of the combat,",
     "Until the end of the turn, prevent all damage to Warlock."),
    # conditions
    ("scheme", "If an Imp is adjacent to Warlock, draw 1 card.",
     '"an" does not fit; expected there is a',
     "If there is an Imp adjacent to Warlock, draw 1 card."),
    ("attack", "After combat: If you dealt damage, draw 1 card.",
     '"dealt" does not fit; '
     "expected the combat damage dealt is 1 or more | damage was dealt",
     "After combat: If the combat damage dealt is 1 or more, draw 1 card."),
    ("scheme", "If Warlock is dead, draw 1 card.",
     '"dead" does not fit; expected there is a friendly defeated ...',
     "If there is a friendly defeated Warlock, draw 1 card."),
    ("scheme", "If your sparks are at least 3, draw 1 card.",
     '"at" does not fit; expected greater than | a number, as in 3 or more',
     "If your sparks are 3 or more, draw 1 card."),
    ("scheme", "If Warlock's health is below 3, draw 1 card.",
     '"below" does not fit; expected less than | a number, as in 3 or less',
     "If Warlock's health is less than 3, draw 1 card."),
    ("scheme", "If there are no fighters in Warlock's zone, draw 1 card.",
     '"no" does not fit; expected there is no',
     "If there is no fighter in Warlock's zone, draw 1 card."),
    ("scheme", "If there are 1 or more fighters in Warlock's zone, draw 1 card.",
     '"1" does not fit; expected there is a',
     "If there is a fighter in Warlock's zone, draw 1 card."),
    ("scheme", "If there are at least 2 fighters in Warlock's zone, draw 1 card.",
     '"at" does not fit; expected 2 or more',
     "If there are 2 or more fighters in Warlock's zone, draw 1 card."),
    ("scheme", "If you have 3 sparks, draw 1 card.",
     '"have" does not fit; expected your ... are 2 or more',
     "If your sparks are 3 or more, draw 1 card."),
    ("scheme", "If you have no cards in your hand, draw 1 card.",
     '"have" does not fit; expected there is no card in your hand',
     "If there is no card in your hand, draw 1 card."),
    ("scheme", "If you have 3 cards, draw 1 card.",
     '"have" does not fit; expected there are 2 or more cards in your hand',
     "If there are 3 cards in your hand, draw 1 card."),
    ("scheme", "If Warlock has 3 health, draw 1 card.",
     '"has" does not fit; expected \'s health is', "If Warlock's health is 3, draw 1 card."),
    ("attack", "After combat: If you win, draw 1 card.",
     '"win" does not fit; expected won the combat',
     "After combat: If you won the combat, draw 1 card."),
    ("attack", "After combat: If you lost the combat, draw 1 card.",
     '"lost" does not fit; expected did not win the combat',
     "After combat: If you did not win the combat, draw 1 card."),
    # how sentences are put together
    ("scheme", "Draw 2 cards and discard 1 card.", '"and" does not fit; expected , then | .',
     "Draw 2 cards, then discard 1 card."),
    ("scheme", "Draw 2 cards, discard 1 card.",
     '"discard" does not fit; expected then | a full stop before it',
     "Draw 2 cards. Discard 1 card."),
    ("scheme", "Draw 1 card per Imp.", '"per" does not fit; expected for each',
     "Draw 1 card for each Imp."),
    ("ability", "Start of turn: Draw 1 card.",
     '"Start" does not fit; expected at the start of your turn: | at the end of your turn:',
     "At the start of your turn: Draw 1 card."),
    ("ability", "At the beginning of your turn: Draw 1 card.",
     '"beginning" does not fit; expected start of your turn:',
     "At the start of your turn: Draw 1 card."),
    ("attack", "Before combat: Draw 1 card.",
     '"Before" does not fit; expected when you play this card: | immediately:',
     "Immediately: Draw 1 card."),
    ("scheme", "Choose 1: draw 1 card or gain 1 action.", '"or" does not fit; expected ;',
     "Choose 1: draw 1 card; gain 1 action."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "written", "told", "meant"), TOLD)
def test_a_slip_is_told_what_could_be_said(kind: str, written: str, told: str, meant: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read(written, NAMES, TextKind[kind.upper()])
    assert str(refusal.value) == told
    read(meant, NAMES, TextKind[kind.upper()])


def test_every_slip_is_made_by_someone() -> None:
    told = {told.partition("expected ")[2] for _, _, told, _ in TOLD}
    assert {slip.instead[-1] for slip in SLIPS} <= {words.split(" | ")[-1] for words in told}


def test_every_sentence_that_is_offered_can_be_said() -> None:
    offered = [words for slip in SLIPS for words in slip.instead]
    sentences = [found[1] for words in offered if (found := re.search("such as (.*[.])$", words))]
    assert len(sentences) > 5
    for sentence in sentences:
        read(sentence, NAMES)
