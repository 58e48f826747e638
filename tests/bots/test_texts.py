"""What a search sees in the text of a card at a glance, of any hero."""

from __future__ import annotations

import pytest

from peerless.bots.search.texts import Promise, promises
from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.setup import make_setting
from peerless.text.reader import read
from peerless.text.tree import Clause

CASES = {
    "During combat: Deal 2 damage to the opposing fighter.": ("damage", 2.0),
    "After combat: Draw 2 cards.": ("draws", 2.0),
    "After combat: If you won the combat, draw 2 cards.": ("draws", 1.0),
    "After combat: Draw 1 card, or 2 instead if you won the combat.": ("draws", 1.5),
    "After combat: Your opponent discards 1 card.": ("draws", 1.0),
    "After combat: Your hero recovers 3 health.": ("health", 3.0),
    "Immediately: Cancel all effects on your opponent's card.": ("cancels", 1.0),
    "After combat: Gain 1 action.": ("others", 2.0),
}


@pytest.mark.parametrize("text", CASES)
def test_what_a_text_promises(text: str) -> None:
    kind, amount = CASES[text]
    found = Promise()
    for clause in read(text, names_of(BOX.heroes.load("medusa"))):
        assert isinstance(clause, Clause)
        found.read(clause.effects, 1.0)
    found.weigh()
    assert getattr(found, kind) == amount
    assert found.worth > 0


def test_most_cards_promise_something() -> None:
    setting = make_setting("marmoreal", BOX.heroes.ids()[:2])
    found = promises(setting)
    assert len(found) == len(setting.faces)
    for face, promise in zip(setting.faces, found, strict=True):
        if any(isinstance(clause, Clause) for clause in face.card.text):
            assert promise.worth > 0, face.card.name
