"""What is in the box, for those who choose from it: heroes with their whole character card and
deck, battlefields with all that is needed to draw them. Texts are spoken, never copied."""

from __future__ import annotations

from functools import lru_cache

from peerless.bots import bot_names
from peerless.content.heroes import names_of
from peerless.content.library import BOX, Library
from peerless.picture import WIDTH, draw_alone, labels_of
from peerless.rules.mode import Mode
from peerless.rules.pieces import Battlefield, Card, FighterKind, Hero
from peerless.rules.setting import Setting
from peerless.table.messages import PROTOCOL
from peerless.table.replies import (
    BattlefieldEntry,
    BattlefieldPlan,
    CardSheet,
    Catalogue,
    FighterSheet,
    HeroEntry,
    HeroSheet,
    SpacePlan,
    TableContent,
    TokenSheet,
    ZonePlan,
)
from peerless.text.names import Names
from peerless.text.speaker import LANGUAGES, say


def catalogue(library: Library = BOX) -> Catalogue:
    """What there is to choose from: modes, bots, heroes and battlefields."""
    boards = [library.battlefields.load(id) for id in library.battlefields.ids()]
    cast = [library.heroes.load(id) for id in library.heroes.ids()]
    return Catalogue(
        protocol=PROTOCOL,
        languages=list(LANGUAGES),
        modes={mode.value: list(mode.seat_counts) for mode in Mode},
        bots=bot_names(),
        heroes=[HeroEntry(id=hero.id, name=hero.name, set=hero.set) for hero in cast],
        battlefields=[
            BattlefieldEntry(id=board.id, name=board.name, set=board.set, starts=len(board.starts))
            for board in boards
        ],
    )


def table_sheets(setting: Setting, language: str) -> TableContent:
    """What a game is played with, which may be older than what is in the box."""
    cast = {hero.id: hero for hero in setting.heroes}
    return TableContent(
        battlefield=battlefield_plan(setting.battlefield),
        heroes=[hero_sheet(hero, language) for hero in cast.values()],
    )


def hero_sheet(hero: Hero, language: str) -> HeroSheet:
    """A hero's character card and deck."""
    names = names_of(hero, language)
    return HeroSheet(
        id=hero.id,
        name=hero.name,
        set=hero.set,
        move=hero.move,
        ability=say(hero.ability, names, language),
        fighters=[_fighter(kind) for kind in hero.fighters],
        tokens=[TokenSheet(kind=token.name, count=token.count) for token in hero.tokens],
        state=[track.key for track in hero.tracks],
        cards=[_card(card, names, language) for card in hero.cards],
    )


def _fighter(kind: FighterKind) -> FighterSheet:
    return FighterSheet(
        name=kind.name,
        hero=kind.is_hero,
        count=kind.count,
        health=kind.health,
        attack=kind.attack,
    )


def _card(card: Card, names: Names, language: str) -> CardSheet:
    return CardSheet(
        name=card.name,
        title=names.title(card.name),
        copies=card.copies,
        type=card.type,
        value=card.value,
        boost=card.boost,
        users=list(card.users),
        text=say(card.text, names, language),
    )


def battlefield_plan(board: Battlefield) -> BattlefieldPlan:
    """A battlefield with its spaces, zones and lines, as it is drawn."""
    looks = board.drawing.looks
    scale = WIDTH / board.width  # the units of its picture
    labels = labels_of(board)
    return BattlefieldPlan(
        id=board.id,
        name=board.name,
        set=board.set,
        width=WIDTH,
        height=board.height * scale,
        zones=[
            ZonePlan(id=zone, colour=looks[zone].colour, pattern=looks[zone].pattern)
            for zone in board.zones
        ],
        spaces=[
            SpacePlan(
                id=space.id,
                label=labels[space.id],
                x=round(space.x * scale, 1),
                y=round(space.y * scale, 1),
                zones=list(space.zones),
                start=space.start,
                passage=space.passage,
            )
            for space in board.spaces
        ],
        lines=[(board.spaces[a].id, board.spaces[b].id) for a, b in board.lines],
    )


@lru_cache(maxsize=64)
def battlefield_picture(board: Battlefield) -> str:
    """The battlefield as SVG, to put pieces on."""
    return draw_alone(board).svg
