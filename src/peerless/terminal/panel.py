"""What stands beside the battlefield of a cooperative game: round and initiative, threat, bridges
or farms, and how such a game goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from peerless.content.names import names_of
from peerless.game import View
from peerless.record.notation import player_name, site_name, space_name
from peerless.rules.adventure.record import DESTROYED, Adventure, InitiativeId
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE
from peerless.rules.numbers import SiteId
from peerless.rules.pieces import AdventureBoard, Bridge, Discovery, Enemy
from peerless.rules.questions import Activate, PickSite
from peerless.rules.setting import Setting
from peerless.text.settled import settled
from peerless.text.speaker import say

# ---------------------------------------------------------------- where the game stands


def describe_adventure(view: View) -> str:
    """In a few lines: the round, the threat, what lies on bridges or farms."""
    return f"{describe_progress(view)}\n{_sites(view)}"


def describe_progress(view: View) -> str:
    """How far the round and the villain are."""
    adventure, board = parts(view)
    lines = [_initiative(view, adventure)]
    if adventure.added:
        lines.append(f"At the next shuffle come into the deck: {_cards(view, adventure.added)}.")
    lines += [_threat(view, adventure, board), *_invasion(view, adventure)]
    return "\n".join(lines)


def parts(view: View) -> tuple[Adventure, AdventureBoard]:
    adventure, board = view.state.adventure, view.setting.battlefield.adventure
    assert adventure is not None
    assert board is not None
    return adventure, board


def villain_of(setting: Setting) -> Enemy:
    return setting.enemies[0]


def _initiative(view: View, adventure: Adventure) -> str:
    """The row, and what is left in the deck; a card on its bottom has been put there for all to
    see."""
    if adventure.round == 0:
        return "The fighters are being placed."
    known = [card for card in adventure.deck if card in adventure.last]
    hidden = [card for card in adventure.deck if card not in known]
    row = _cards(view, adventure.row) or "nobody"
    to_come = [_cards(view, hidden)] if hidden else []
    to_come += [f"last {_cards(view, known[::-1])}"] if known else []
    order = ", in any order" if len(hidden) > 1 else ""
    left = f" ({len(adventure.deck)}{order}): {', '.join(to_come)}" if to_come else ": nobody"
    return f"Round {adventure.round}. Revealed: {row}. Still to come{left}."


def _cards(view: View, cards: Sequence[InitiativeId]) -> str:
    return ", ".join(initiative_name(view.setting, card) for card in cards)


def initiative_name(setting: Setting, card: InitiativeId) -> str:
    """An initiative card goes by its name, a player's by that of the player."""
    found = setting.initiative[card]
    return player_name(setting, found.seat) if found.face < 0 else found.name


def _threat(view: View, adventure: Adventure, board: AdventureBoard) -> str:
    """The track with its numbers, the marker in brackets."""
    spaces = [*map(str, board.track), "end"]
    marked = [f"[{n}]" if i == adventure.steps else f" {n} " for i, n in enumerate(spaces)]
    villain = villain_of(view.setting).name
    count = f"{adventure.objectives} of {OBJECTIVES_TO_LOSE}"
    return f"Threat: {''.join(marked).strip()}   Objectives of {villain}: {count}"


def _sites(view: View) -> str:
    """Bridges and farms in short."""
    adventure, board = parts(view)
    left = f"{_counted(board.markers - sum(adventure.markers), board.marker)} in the supply"
    if not board.bridges:
        occupied = [
            f"{site_name(view.setting, site)}: {amount}"
            for site, amount in enumerate(adventure.markers)
            if amount
        ]
        return f"{board.marker.capitalize()}s on {', '.join(occupied) or 'no farm'} ({left})"
    sites = range(len(board.sites))
    return "\n".join([*(f"  {describe_site(view, site)}" for site in sites), f"  ({left})"])


def describe_site(view: View, site: SiteId) -> str:
    """ "bridge 2  ppl27-ppl32  1 doom token   Truss Bridge"."""
    adventure, board = parts(view)
    name = site_name(view.setting, site)
    spaces = [space_name(view.setting, space) for space in board.sites[site].spaces]
    on_it = f"{_counted(adventure.markers[site], board.marker):<{len(board.marker) + 4}}"
    if not board.bridges:
        return f"{name}  {on_it}  around it: {' '.join(spaces)}"
    bridge = bridge_at(view, site)
    what = f"{on_it}  {bridge.name}" if bridge else "destroyed"
    return f"{name}  {'-'.join(spaces)}  {what}"


def bridge_at(view: View, site: SiteId) -> Bridge | None:
    """None where it is destroyed."""
    adventure, board = parts(view)
    return None if adventure.bridges[site] == DESTROYED else board.bridges[adventure.bridges[site]]


def _invasion(view: View, adventure: Adventure) -> list[str]:
    symbols = villain_of(view.setting).invasion
    if not symbols:
        return []
    up = [symbols[i] for i in adventure.invasion[: adventure.turned_up]]
    down = len(symbols) - len(up)
    return [f"Invasion tokens face up: {', '.join(up) or 'none'}; {down} face down."]


def _counted(n: int, thing: str) -> str:
    return f"{n or 'no'} {thing}{'s' * (n != 1)}"


# ---------------------------------------------------------------- what everything does


def describe_board(view: View) -> str:
    """Bridges or farms, what is said of destroyed bridges, and the discoveries."""
    _, board = parts(view)
    names = names_of(view.setting.battlefield)
    lines = [describe_sites(view, range(len(board.sites)))]
    for number, texts in enumerate(board.slots, 1):
        words = " ".join(say(settled(text, view.setting.players), names) for text in texts)
        lines.append(f"When the {_ordinal(number)} {board.site} is destroyed: {words}")
    return "\n".join([*lines, *describe_discoveries(view.setting)])


def _ordinal(n: int) -> str:
    return {1: "first", 2: "second", 3: "third"}.get(n, f"{n}th")


def within_reach(view: View) -> list[SiteId]:
    """The bridges or farms that can be answered with now."""
    options = view.state.question.options if view.state.question is not None else ()
    sites = [option.site for option in options if isinstance(option, Activate | PickSite)]
    return list(dict.fromkeys(sites))


def describe_sites(view: View, sites: Iterable[SiteId]) -> str:
    """Bridges with what they do, farms with the spaces that they border."""
    _, board = parts(view)
    lines = []
    for site in sites:
        lines.append(describe_site(view, site))
        bridge = bridge_at(view, site) if board.bridges else None
        if bridge is not None:
            lines.append(f"    {say(bridge.text, names_of(view.setting.battlefield))}")
    return "\n".join(lines)


def describe_discovery(discovery: Discovery) -> str:
    return f"{discovery.name}: {say(discovery.text, names_of(discovery))}"


def describe_discoveries(setting: Setting) -> list[str]:
    return [f"Discovery {describe_discovery(found)}" for found in setting.discoveries]


def origins(setting: Setting) -> Iterator[str]:
    """Where the facts of what is in the game come from, each with what it is said of."""
    said: dict[str, list[str]] = {}
    board = setting.battlefield.adventure
    assert board is not None
    pieces = [(enemy.name, enemy.origin) for enemy in setting.enemies]
    pieces += [(found.name, found.origin) for found in setting.discoveries]
    for name, origin in [*pieces, (setting.battlefield.name, board.origin)]:
        if origin:
            said.setdefault(origin, []).append(name)
    for origin, names in said.items():
        yield f"{', '.join(names)}: {origin}."


def rules_in_short(setting: Setting) -> str:
    """How a cooperative game goes."""
    board = setting.battlefield.adventure
    assert board is not None
    villain = villain_of(setting)
    after = _BRIDGES if board.bridges else _FARMS
    return "\n".join(
        line.format(
            villain=villain.name,
            objective=_objective(villain),
            times=OBJECTIVES_TO_LOSE,
            choice=_CHOICE[setting.house.players_choose_for_enemies],
            site=board.site,
            marker=board.marker,
        )
        for line in (*_RULES, after)
    )


def _objective(villain: Enemy) -> str:
    """ "destroy the lowest bridge"."""
    words = say(villain.objective, names_of(villain)).removeprefix("Objective: ").rstrip(".")
    return words[:1].lower() + words[1:]


_RULES = (
    "You win when {villain} is defeated, whatever minions are left. You lose when {villain} has "
    "reached its objective {times} times, or when all of you are defeated.",
    "In a round the initiative cards are revealed one after another, and whoever is revealed has a "
    "turn; then what the enemies' cards say for the end of the round happens, and all are shuffled "
    "again.",
    "An enemy attacks a fighter next to it. If there is none, it goes to the nearest that it can "
    "reach with its move and attacks that one; if it can reach nobody, the threat advances 1 "
    "space. Where there is a choice, {choice}.",
    "An enemy attacks and defends with the top card of its deck, and decides nothing: what it may "
    "do, it does not.",
    "When the threat comes to the end of its track, {villain} reaches its objective ({objective}), "
    "and the threat goes back.",
)
_CHOICE = {True: "you make it", False: "it does what seems kindest to you"}
_BRIDGES = (
    "After a maneuver you may discard a card to activate one {site} next to one of your fighters: "
    "it does what it says, and you may remove as many {marker}s from it as the card's boost."
)
_FARMS = (
    "After a maneuver you may remove one {marker} from one {site} that borders a space with one of "
    "your fighters."
)
