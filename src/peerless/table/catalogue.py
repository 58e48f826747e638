"""What is in the box, for those who choose from it: heroes and enemies with all their cards,
battlefields with all that is needed to draw them. Texts are spoken, never copied."""

from __future__ import annotations

from functools import lru_cache

from peerless.bots import bot_names
from peerless.content.library import BOX, Library
from peerless.content.names import names_of
from peerless.picture import WIDTH, draw_alone, labels_of
from peerless.rules.mode import Mode
from peerless.rules.pieces import (
    Battlefield,
    Card,
    Discovery,
    Enemy,
    FighterKind,
    Hero,
    InitiativeCard,
)
from peerless.rules.setting import Setting
from peerless.table.messages import PROTOCOL
from peerless.table.replies import (
    AdventurePlan,
    BattlefieldEntry,
    BattlefieldPlan,
    BridgeSheet,
    CardKind,
    CardSheet,
    Catalogue,
    DiscoveryEntry,
    DiscoverySheet,
    EnemyCardSheet,
    EnemyEntry,
    EnemySheet,
    EnemyTokenSheet,
    FighterSheet,
    HeroEntry,
    HeroSheet,
    InitiativeSheet,
    SitePlan,
    SpacePlan,
    TableContent,
    TokenSheet,
    ZonePlan,
)
from peerless.table.rulings import rulings_of
from peerless.text.names import Names
from peerless.text.speaker import LANGUAGES, say
from peerless.text.tree import Clause, Text, Timing


def catalogue(library: Library = BOX) -> Catalogue:
    """What there is to choose from."""
    boards = [library.battlefields.load(id) for id in library.battlefields.ids()]
    cast = [library.heroes.load(id) for id in library.heroes.ids()]
    enemies = [library.enemies.load(id) for id in library.enemies.ids()]
    discoveries = [library.discoveries.load(id) for id in library.discoveries.ids()]
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
        enemies=[
            EnemyEntry(
                id=enemy.id,
                name=enemy.name,
                set=enemy.set,
                villain=enemy.is_villain,
                battlefield=enemy.battlefield or None,
                origin=enemy.origin,
            )
            for enemy in enemies
        ],
        discoveries=[
            DiscoveryEntry(id=found.id, name=found.name, origin=found.origin)
            for found in discoveries
        ],
    )


def table_sheets(setting: Setting, language: str) -> TableContent:
    """What a game is played with, which may be older than what is in the box."""
    cast = {hero.id: hero for hero in setting.heroes}
    return TableContent(
        battlefield=battlefield_plan(setting.battlefield, language),
        heroes=[hero_sheet(hero, language) for hero in cast.values()],
        enemies=[enemy_sheet(enemy, language) for enemy in setting.enemies],
        discoveries=[discovery_sheet(found, language) for found in setting.discoveries],
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
        rulings=rulings_of(hero),
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
        type=CardKind(card.type.value),
        value=card.value,
        boost=card.boost,
        users=list(card.users),
        text=say(card.text, names, language),
    )


# ---------------------------------------------------------------- enemies and discoveries


def enemy_sheet(enemy: Enemy, language: str) -> EnemySheet:
    """A villain or a minion, its deck and its initiative cards."""
    names = names_of(enemy, language)
    (fighter,) = enemy.fighters
    return EnemySheet(
        id=enemy.id,
        name=enemy.name,
        set=enemy.set,
        villain=enemy.is_villain,
        battlefield=enemy.battlefield or None,
        origin=enemy.origin,
        move=enemy.move,
        health=fighter.health,
        each_player=fighter.for_each_player,
        objective=say(enemy.objective, names, language),
        invasion=list(enemy.invasion),
        tokens=[
            EnemyTokenSheet(
                kind=token.name, count=token.count, text=say(token.text, names, language)
            )
            for token in enemy.tokens
        ],
        initiative=[_initiative(card, names, language) for card in enemy.initiative],
        cards=[_enemy_card(card, names, language) for card in enemy.cards],
    )


def _initiative(card: InitiativeCard, names: Names, language: str) -> InitiativeSheet:
    return InitiativeSheet(
        name=card.name,
        title=names.title(card.name),
        text=say(card.text, names, language),
        end_of_round=say(_at_the_end(card.text), names, language),
        move=card.move,
        copies=max(card.waiting, 1),
        waits=card.waiting > 0,
        players=card.players,
    )


def _at_the_end(text: Text) -> Text:
    return tuple(
        part for part in text if isinstance(part, Clause) and part.when is Timing.END_OF_ROUND
    )


def _enemy_card(card: Card, names: Names, language: str) -> EnemyCardSheet:
    assert card.value is not None
    assert card.defense is not None
    return EnemyCardSheet(
        name=card.name,
        title=names.title(card.name),
        copies=card.copies,
        attack=card.value,
        defense=card.defense,
        boost=card.boost,
        deception=card.deception,
        text=say(card.text, names, language),
        attack_text=say(card.attack_text, names, language),
        defense_text=say(card.defense_text, names, language),
    )


def discovery_sheet(discovery: Discovery, language: str) -> DiscoverySheet:
    names = names_of(discovery, language)
    return DiscoverySheet(
        id=discovery.id,
        name=discovery.name,
        text=say(discovery.text, names, language),
        origin=discovery.origin,
    )


# ---------------------------------------------------------------- battlefields


def battlefield_plan(board: Battlefield, language: str) -> BattlefieldPlan:
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
        adventure=_adventure(board, language),
    )


def _adventure(board: Battlefield, language: str) -> AdventurePlan | None:
    plan = board.adventure
    if plan is None:
        return None
    names = names_of(board, language)
    return AdventurePlan(
        origin=plan.origin,
        track=list(plan.track),
        site=plan.site,
        sites=[
            SitePlan(
                name=f"{plan.site} {site.number}",
                number=site.number,
                spaces=[board.spaces[space].id for space in site.spaces],
                placed=plan.placed.get(site.number, 0),
            )
            for site in plan.sites
        ],
        marker=plan.marker,
        markers=plan.markers,
        bridges=[
            BridgeSheet(id=bridge.id, name=bridge.name, text=say(bridge.text, names, language))
            for bridge in plan.bridges
        ],
        slots=[[say(text, names, language) for text in texts] for texts in plan.slots],
    )


@lru_cache(maxsize=64)
def battlefield_picture(board: Battlefield, starts: bool = True) -> str:
    """The battlefield as SVG, to put pieces on."""
    return draw_alone(board, starts).svg
