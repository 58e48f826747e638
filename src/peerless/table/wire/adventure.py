"""What a seat may know of a cooperative game beside its fighters and cards."""

from __future__ import annotations

from collections.abc import Iterable

from peerless.game import View
from peerless.record.notation import card_name, fighter_name, player_name, site_name
from peerless.rules.adventure.outlook import end_of_round, plan_of
from peerless.rules.adventure.record import DESTROYED, InitiativeId
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE
from peerless.rules.numbers import Seat, SiteId
from peerless.rules.pieces import AdventureBoard
from peerless.rules.setting import Setting
from peerless.rules.view_data import AdventureData, ViewData
from peerless.table.wire import types
from peerless.table.wire.names import initiative_out, known_or_not


def describe_adventure(view: View, data: AdventureData) -> types.Adventure:
    setting = view.setting
    board = setting.battlefield.adventure
    assert board is not None
    at_end = data.threat == len(board.track)
    symbols = setting.enemies[0].invasion
    return {
        "round": data.round,
        "threat": data.threat,
        "level": None if at_end else board.track[data.threat],
        "objectives": data.objectives,
        "lost_at": OBJECTIVES_TO_LOSE,
        "order": list(data.order),
        "row": _cards(setting, data.row),
        "deck": _cards(setting, data.deck),
        "last": _cards(setting, data.last),
        "added": _cards(setting, data.added),
        "waiting": _cards(setting, data.waiting),
        "outlook": _outlook(view),
        "sites": [_site(setting, board, data, site) for site in range(len(board.sites))],
        "supply": board.markers - sum(data.markers),
        "invasion": [*(symbols[symbol] for symbol in data.turned_up), *[None] * data.face_down],
        "discoveries": [discovery.id for discovery in setting.discoveries],
    }


def _cards(setting: Setting, cards: Iterable[InitiativeId]) -> list[types.InitiativeCard]:
    return [
        {"name": initiative_out(setting, card), "seat": setting.initiative[card].seat}
        for card in cards
    ]


def _outlook(view: View) -> list[types.AtTheEnd]:
    setting = view.setting
    return [
        {
            "name": initiative_out(setting, at_the_end.card),
            "seat": setting.initiative[at_the_end.card].seat,
            "advance": at_the_end.advance,
        }
        for at_the_end in end_of_round(view.state)
    ]


def _site(setting: Setting, board: AdventureBoard, data: AdventureData, site: SiteId) -> types.Site:
    bridge = data.bridges[site] if data.bridges else DESTROYED
    return {
        "name": site_name(setting, site),
        "markers": data.markers[site],
        "bridge": None if bridge == DESTROYED else board.bridges[bridge].id,
        "destroyed": bool(board.bridges) and bridge == DESTROYED,
    }


def describe_enemy(view: View, data: ViewData, seat: Seat) -> types.Enemy:
    setting = view.setting
    enemy = setting.enemies[seat - setting.players]
    return {
        "seat": seat,
        "name": player_name(setting, seat),
        "enemy": enemy.id,
        "villain": enemy.is_villain,
        "side": setting.sides[seat],
        "out": view.state.out(seat),
        "deck": [known_or_not(setting, face) for face in reversed(data.decks[seat])],
        "discard": [card_name(setting, face) for face in data.discards[seat]],
        "plan": _plan(view, seat),
    }


def _plan(view: View, seat: Seat) -> types.EnemyPlan | None:
    plan = plan_of(view.state, seat)
    return plan and {
        "move": plan.move,
        "targets": [fighter_name(view.setting, target) for target in plan.targets],
        "distance": plan.distance,
    }
