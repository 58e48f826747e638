"""What can be chosen can be read whole: every hero's card and deck, every battlefield's plan."""

from __future__ import annotations

import re

import pytest

from peerless.content.library import BOX
from peerless.table.catalogue import battlefield_picture, battlefield_plan, catalogue, hero_sheet
from peerless.text.speaker import LANGUAGES


def test_everything_in_the_catalogue_can_be_had() -> None:
    everything = catalogue()
    assert [hero.id for hero in everything.heroes] == list(BOX.heroes.ids())
    assert [board.id for board in everything.battlefields] == list(BOX.battlefields.ids())
    assert type(everything).model_validate_json(everything.model_dump_json()) == everything


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", BOX.heroes.ids())
def test_a_sheet_has_the_whole_hero(id: str, language: str) -> None:
    sheet, hero = hero_sheet(BOX.heroes.load(id), language), BOX.heroes.load(id)
    assert sum(card.copies for card in sheet.cards) == 30
    assert [fighter.hero for fighter in sheet.fighters].count(True) == 1
    assert bool(sheet.ability) == bool(hero.ability)
    for shown, card in zip(sheet.cards, hero.cards, strict=True):
        assert (shown.name, bool(shown.text)) == (card.name, bool(card.text))
        assert shown.title
    assert type(sheet).model_validate_json(sheet.model_dump_json()) == sheet


@pytest.mark.parametrize("id", BOX.battlefields.ids())
def test_a_plan_fits_its_picture(id: str) -> None:
    plan = battlefield_plan(BOX.battlefields.load(id), "en")
    box = re.search(
        r'viewBox="0 0 ([\d.]+) ([\d.]+)"', battlefield_picture(BOX.battlefields.load(id))
    )
    assert box is not None
    assert (plan.width, plan.height) == (float(box[1]), float(box[2]))
    spaces = {space.id: space for space in plan.spaces}
    for space in spaces.values():
        assert 0 < space.x < plan.width
        assert 0 < space.y < plan.height
        assert space.zones
        assert set(space.zones) <= {zone.id for zone in plan.zones}
    assert {end for line in plan.lines for end in line} <= spaces.keys()
    starts = sorted(space.start for space in spaces.values() if space.start)
    assert starts == list(range(1, len(starts) + 1))
    assert type(plan).model_validate_json(plan.model_dump_json()) == plan
