"""What there is to see of a cooperative game beside its fighters; all of it lies open."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.picture.looks import Look, look_of
from peerless.record.notation import player_name, site_name
from peerless.rules.adventure.record import DESTROYED, Adventure, InitiativeId
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE
from peerless.rules.numbers import SiteId, SpaceId
from peerless.rules.pieces import AdventureBoard, Enemy
from peerless.rules.setting import Setting
from peerless.rules.state import State


@dataclass(frozen=True, slots=True)
class SceneSite:
    """A bridge or a farm."""

    name: str  # "bridge 2"
    number: int
    kind: str  # which bridge it is: "drawbridge"
    spaces: tuple[SpaceId, ...]
    markers: int
    destroyed: bool


@dataclass(frozen=True, slots=True)
class InitiativeSign:
    """An initiative card and whose it is."""

    name: str
    look: Look


@dataclass(frozen=True, slots=True)
class AdventureScene:
    round: int
    track: tuple[int, ...]  # the threat levels, space by space
    threat: int  # how many spaces the marker has gone
    objectives: int
    objectives_to_lose: int
    has_bridges: bool  # the sites are bridges, not farms
    site: str  # "bridge"
    sites: tuple[SceneSite, ...]
    marker: str  # "doom token"
    supply: int  # markers that are on no site
    row: tuple[InitiativeSign, ...]
    deck: int
    last: tuple[InitiativeSign, ...]  # at the bottom of the deck, the lowest last
    added: tuple[InitiativeSign, ...]
    invasion: tuple[str, ...]  # the symbols; empty for a token that is face down
    discoveries: tuple[str, ...]
    origins: tuple[str, ...]  # where the facts of enemies, board and discoveries come from

    @property
    def level(self) -> str:
        """The number under the marker, which has not reached the end."""
        return str(self.track[self.threat])


def adventure_scene(state: State) -> AdventureScene | None:
    adventure, board = state.adventure, state.setting.battlefield.adventure
    if adventure is None or board is None:
        return None
    setting = state.setting
    return AdventureScene(
        round=adventure.round,
        track=board.track,
        threat=adventure.steps,
        objectives=adventure.objectives,
        objectives_to_lose=OBJECTIVES_TO_LOSE,
        has_bridges=bool(board.bridges),
        site=board.site,
        sites=tuple(_site(setting, adventure, board, i) for i in range(len(board.sites))),
        marker=board.marker,
        supply=board.markers - sum(adventure.markers),
        row=tuple(_sign(setting, card) for card in adventure.row),
        deck=len(adventure.deck),
        last=tuple(_sign(setting, card) for card in reversed(adventure.last)),
        added=tuple(_sign(setting, card) for card in adventure.added),
        invasion=_invasion(setting, adventure),
        discoveries=tuple(discovery.name for discovery in setting.discoveries),
        origins=_origins(setting, board),
    )


def _site(setting: Setting, adventure: Adventure, board: AdventureBoard, site: SiteId) -> SceneSite:
    bridge = adventure.bridges[site] if adventure.bridges else DESTROYED
    return SceneSite(
        name=site_name(setting, site),
        number=board.sites[site].number,
        kind=board.bridges[bridge].id.replace("-", " ") if bridge != DESTROYED else "",
        spaces=board.sites[site].spaces,
        markers=adventure.markers[site],
        destroyed=bool(board.bridges) and bridge == DESTROYED,
    )


def _sign(setting: Setting, card: InitiativeId) -> InitiativeSign:
    initiative = setting.initiative[card]
    of_player = setting.has_player(initiative.seat)
    name = player_name(setting, initiative.seat) if of_player else initiative.name
    return InitiativeSign(name, look_of(setting, initiative.seat))


def _invasion(setting: Setting, adventure: Adventure) -> tuple[str, ...]:
    villain = setting.forces[setting.villain]
    assert isinstance(villain, Enemy)
    up = [villain.invasion[symbol] for symbol in adventure.invasion[: adventure.turned_up]]
    return (*up, *[""] * (len(adventure.invasion) - adventure.turned_up))


def _origins(setting: Setting, board: AdventureBoard) -> tuple[str, ...]:
    origins = [board.origin, *(enemy.origin for enemy in setting.enemies)]
    origins += [discovery.origin for discovery in setting.discoveries]
    return tuple(dict.fromkeys(filter(None, origins)))
