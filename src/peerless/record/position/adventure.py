"""The cooperative half of a position: the enemies, and the state of the adventure.

What is left out is as in a game that has just been set up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from peerless.content.library import Library
from peerless.content.lines import Place
from peerless.content.nearest import meant, plain
from peerless.record.notation import initiative_name, markers_word, player_name, sites_word
from peerless.record.position.pieces import Refuse, Wrong, deal, is_off, lay_tokens, stand_on
from peerless.rules.adventure.record import DESTROYED, InitiativeId
from peerless.rules.adventure.sites import fell_down, lowest_standing, parts_of
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE, VILLAIN_START
from peerless.rules.masks import all_below, members
from peerless.rules.movement import put
from peerless.rules.numbers import Seat, SiteId
from peerless.rules.pieces import AdventureBoard, Enemy
from peerless.rules.setting import Setting
from peerless.rules.state import State

_ADVENTURE: Place = ("adventure",)


def set_up_adventure(state: State, data: dict[str, Any], refuse: Refuse, library: Library) -> None:
    """Everything that a position says of the enemies and of the adventure."""
    table = data.get("adventure", {})
    _check_keys(state.setting, table, refuse, library)
    _seat_enemies(state, data["enemy"], refuse)
    _check_players(state, refuse)
    _give_markers(state, data["player"], refuse)
    _lay_bridges(state, table, refuse)
    _turn_up(state, table, refuse)
    _count(state, table, refuse)
    _lay_markers(state, table, refuse)
    for seat, kind in _tokens_of_enemies(state.setting):
        if kind in table:
            lay_tokens(state, seat, kind, table[kind], (*_ADVENTURE, kind), refuse)
    _lay_initiative(state, table, refuse)


# ---------------------------------------------------------------- what can be said

_ALWAYS = ("threat", "objectives", "round", "initiative", "row", "added", "discoveries")


def _check_keys(setting: Setting, table: dict[str, Any], refuse: Refuse, library: Library) -> None:
    """What only other boards and other enemies have can be said to be nowhere."""
    known = list(_words_of(setting))
    for key, value in table.items():
        if key in known or (value in ([], {}) and key in _words_elsewhere(library)):
            continue
        where = (*_ADVENTURE, key)
        if key in _words_elsewhere(library):
            refuse(where, f"neither {setting.battlefield.name} nor an enemy here has {key}")
        refuse(where, f'unknown key "{key}"{meant(key, known)}')


def _words_of(setting: Setting) -> Iterator[str]:
    board = setting.battlefield.adventure
    assert board is not None
    yield from _ALWAYS
    yield from _words_of_board(board)
    yield from (kind for _, kind in _tokens_of_enemies(setting))
    if setting.enemies[0].invasion:
        yield "invasion"


def _words_of_board(board: AdventureBoard) -> Iterator[str]:
    yield markers_word(board)
    if board.bridges:
        yield sites_word(board)


def _tokens_of_enemies(setting: Setting) -> list[tuple[Seat, str]]:
    enemies = enumerate(setting.enemies, setting.players)
    return [(seat, kind.name) for seat, enemy in enemies for kind in enemy.tokens]


def _words_elsewhere(library: Library) -> set[str]:
    boards = [library.battlefields.load(id).adventure for id in library.battlefields.ids()]
    enemies = [library.enemies.load(id) for id in library.enemies.ids()]
    words = {word for board in boards if board is not None for word in _words_of_board(board)}
    return words.union(["invasion"], (kind.name for enemy in enemies for kind in enemy.tokens))


# ---------------------------------------------------------------- enemies and players


def _seat_enemies(state: State, enemies: list[dict[str, Any]], refuse: Refuse) -> None:
    """Those that have a space first, so that the others can stand around them."""
    setting = state.setting
    for i, enemy in enumerate(enemies):
        deal(state, setting.villain + i, enemy, ("enemy", i), refuse)
        _set_health(state, setting.villain + i, enemy, partial(refuse, ("enemy", i, "health")))
    homeless = []
    for i, enemy in enumerate(enemies):
        fighter = setting.leader_of[setting.villain + i]
        if state.health[fighter] == 0 or is_off(enemy.get("space")):
            continue
        if "space" in enemy:
            name, wrong = setting.fighters[fighter].name, partial(refuse, ("enemy", i, "space"))
            stand_on(state, fighter, name, enemy["space"], wrong)
        else:
            homeless.append(i)
    for i in homeless:
        _stand_by_default(state, setting.villain + i, partial(refuse, ("enemy", i)))


def _set_health(state: State, seat: Seat, enemy: dict[str, Any], wrong: Wrong) -> None:
    """A minion with none is defeated; its tokens can lie there still (A.M7)."""
    fighter = state.setting.fighters[state.setting.leader_of[seat]]
    health = enemy.get("health", fighter.health)
    least = 1 if fighter.is_villain else 0
    if not least <= health <= fighter.health:
        wrong(f"{fighter.name}: health {health}, expected {least} to {fighter.health}")
    state.health[fighter.id] = health


def _stand_by_default(state: State, seat: Seat, wrong: Wrong) -> None:
    """The villain on its starting space (A.C5), a minion on the first free space beside the
    villain, or the first of all."""
    setting = state.setting
    villain, fighter = setting.leader_of[setting.villain], setting.leader_of[seat]
    if fighter == villain:
        start = setting.battlefield.starts[VILLAIN_START]
        stand_on(
            state,
            fighter,
            setting.fighters[fighter].name,
            setting.battlefield.spaces[start].id,
            wrong,
        )
        return
    free = all_below(len(setting.battlefield.spaces)) & ~state.occupied()
    here = state.space[villain]
    beside = setting.battlefield.adjacent[here] & free if here >= 0 else 0
    put(state, fighter, members(beside or free)[0])


def _check_players(state: State, refuse: Refuse) -> None:
    players = range(state.setting.players)
    if all(map(state.out, players)):
        refuse(("player", 0, "fighters"), "no fighter of a player is left, so they would have lost")


def _give_markers(state: State, players: list[dict[str, Any]], refuse: Refuse) -> None:
    """The order markers (A.C10); by their place in the list if left out."""
    adventure, _ = parts_of(state)
    adventure.order = [player.get("marker", i + 1) for i, player in enumerate(players)]
    for i, number in enumerate(adventure.order):
        if number in adventure.order[:i]:
            other = player_name(state.setting, adventure.order.index(number))
            refuse(("player", i, "marker"), f"{other} has marker {number} too")


# ---------------------------------------------------------------- the board


def _lay_bridges(state: State, table: dict[str, Any], refuse: Refuse) -> None:
    """By chance if left out (A.C13); where some are given, the others are destroyed."""
    adventure, board = parts_of(state)
    adventure.bridges = list(range(len(board.bridges)))
    key = sites_word(board)
    if not board.bridges or key not in table:
        state.chance.shuffle(adventure.bridges)
        return
    adventure.bridges = [DESTROYED] * len(board.sites)
    ids = [bridge.id for bridge in board.bridges]
    for site, where, given in _by_site(board, table, key, refuse):
        found = [
            i for i, bridge in enumerate(board.bridges) if _is_bridge(given, bridge.id, bridge.name)
        ]
        if not found:
            refuse(where, f'no bridge "{given}"{meant(given, ids)}')
        if found[0] in adventure.bridges:
            refuse(where, f'"{given}" lies on two sites')
        adventure.bridges[site] = found[0]
    if not adventure.standing():
        refuse((*_ADVENTURE, key), "no bridge is left, so the players would have lost")
    fell_down(state)


def _is_bridge(given: object, *names: str) -> bool:
    return isinstance(given, str) and plain(given) in map(plain, names)


def _lay_markers(state: State, table: dict[str, Any], refuse: Refuse) -> None:
    """Doom tokens or aliens; as at the start if left out."""
    adventure, board = parts_of(state)
    key = markers_word(board)
    if key not in table:
        for number, amount in board.placed.items():
            site = [site.number for site in board.sites].index(number)
            standing = site in members(adventure.standing())
            adventure.markers[site if standing else lowest_standing(state)] += amount
    for site, where, amount in _by_site(board, table, key, refuse):
        if not _is_number(amount):
            refuse(where, f"{key}: {amount!r}, expected a number")
        if amount and site not in members(adventure.standing()):
            refuse(where, f"{board.site} {board.sites[site].number} is destroyed")
        adventure.markers[site] = amount
        if sum(adventure.markers) > board.markers:
            refuse(where, f"more than {board.markers} {board.marker}s, which is all there are")


def _by_site(
    board: AdventureBoard, table: dict[str, Any], key: str, refuse: Refuse
) -> Iterator[tuple[SiteId, Place, Any]]:
    """What is said of each site, by its number."""
    given = table.get(key, {})
    if not isinstance(given, dict):
        refuse(
            (*_ADVENTURE, key), f"{key}: expected {{ 1 = ... }}, by the number of the {board.site}"
        )
    numbers = [str(site.number) for site in board.sites]
    for number, value in given.items():
        where = (*_ADVENTURE, key, number)
        if number not in numbers:
            refuse(where, f'no {board.site} "{number}", expected one of: {", ".join(numbers)}')
        yield numbers.index(number), where, value


def _turn_up(state: State, table: dict[str, Any], refuse: Refuse) -> None:
    """The invasion tokens that lie face up, in the order given; the others lie in any order."""
    adventure, _ = parts_of(state)
    villain = state.setting.forces[state.setting.villain]
    assert isinstance(villain, Enemy)
    left = list(range(len(villain.invasion)))
    for i, symbol in enumerate(names(table, "invasion", refuse)):
        where = (*_ADVENTURE, "invasion", i)
        found = [n for n, known in enumerate(villain.invasion) if plain(known) == plain(symbol)]
        if not found:
            refuse(where, f'no invasion token "{symbol}"{meant(symbol, villain.invasion)}')
        if found[0] not in left:
            refuse(where, f'"{symbol}" stands twice')
        left.remove(found[0])
        adventure.invasion.append(found[0])
    adventure.turned_up = len(adventure.invasion)
    state.chance.shuffle(left)
    adventure.invasion += left


def _count(state: State, table: dict[str, Any], refuse: Refuse) -> None:
    """Threat, objectives and rounds. The objectives that were reached have left their traces."""
    adventure, board = parts_of(state)
    traces = adventure.turned_up + adventure.bridges.count(DESTROYED)
    adventure.steps = _number(table, "threat", 0, 0, len(board.track) - 1, refuse)
    most = OBJECTIVES_TO_LOSE - 1
    adventure.objectives = _number(table, "objectives", min(traces, most), 0, most, refuse)
    adventure.round = _number(table, "round", 1, 1, 999, refuse)


def _number(
    table: dict[str, Any], key: str, usual: int, least: int, most: int, refuse: Refuse
) -> int:
    value = table.get(key, usual)
    if not _is_number(value) or not least <= value <= most:
        refuse((*_ADVENTURE, key), f"{key} {value!r}, expected {least} to {most}")
    return int(value)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def names(table: dict[str, Any], key: str, refuse: Refuse) -> list[str]:
    """The list of names under a key of [adventure]."""
    found = table.get(key, [])
    if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
        refuse((*_ADVENTURE, key), f"{key}: expected a list of names")
    return found


# ---------------------------------------------------------------- initiative


def _lay_initiative(state: State, table: dict[str, Any], refuse: Refuse) -> None:
    """The row is the card of whose turn it is, and the deck all others, shuffled. Where the deck is
    given, what is in neither comes into it with the next round."""
    adventure, _ = parts_of(state)
    setting = state.setting
    left = [card.id for card in setting.initiative]

    def cards(key: str) -> list[InitiativeId]:
        return [
            _take(setting, name, left, partial(refuse, (*_ADVENTURE, key, i)))
            for i, name in enumerate(names(table, key, refuse))
        ]

    adventure.row = cards("row")
    adventure.deck = cards("initiative")[::-1]
    adventure.added = cards("added")
    for i, card in enumerate(adventure.row):
        if state.out(setting.initiative[card].seat):
            owner = player_name(setting, setting.initiative[card].seat)
            refuse((*_ADVENTURE, "row", i), f"{owner} is out of the game")
    mine = setting.initiative_of(state.turn).id
    if "row" not in table and mine in left:
        left.remove(mine)
        adventure.row = [mine]
    left = [card for card in left if not state.out(setting.initiative[card].seat)]
    adventure.waiting = [card for card in left if setting.initiative[card].waits]
    others = [card for card in left if not setting.initiative[card].waits]
    if "initiative" in table:
        adventure.added += others
    else:
        state.chance.shuffle(others)
        adventure.deck = others


def _take(setting: Setting, name: str, left: list[InitiativeId], wrong: Wrong) -> InitiativeId:
    every = [(card.id, initiative_name(setting, card.id)) for card in setting.initiative]
    known = [card for card, called in every if plain(called) == plain(name)]
    if not known:
        others = list(dict.fromkeys(called for _, called in every))
        wrong(f'no initiative card "{name}"{meant(name, others)}')
    for card in known:
        if card in left:
            left.remove(card)
            return card
    wrong(f'more than {len(known)} of "{name}", which is all there are')
