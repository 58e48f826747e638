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
from peerless.terminal.speech import PLAIN, Speech
from peerless.text.settled import settled
from peerless.text.speaker import say_effects
from peerless.text.tree import Clause

# ---------------------------------------------------------------- where the game stands


def describe_adventure(view: View, speech: Speech = PLAIN) -> str:
    """In a few lines: the round, the threat, what lies on bridges or farms."""
    return f"{describe_progress(view, speech)}\n{_sites(view, speech)}"


def describe_progress(view: View, speech: Speech) -> str:
    """How far the round and the villain are."""
    adventure, board = parts(view)
    lines = [_initiative(view, adventure, speech)]
    if adventure.added:
        lines.append(speech("shuffled-in", cards=_cards(view, adventure.added, speech)))
    lines += [_threat(view, adventure, board, speech), *_invasion(view, adventure, speech)]
    return "\n".join(lines)


def parts(view: View) -> tuple[Adventure, AdventureBoard]:
    adventure, board = view.state.adventure, view.setting.battlefield.adventure
    assert adventure is not None
    assert board is not None
    return adventure, board


def villain_of(setting: Setting) -> Enemy:
    return setting.enemies[0]


def _initiative(view: View, adventure: Adventure, speech: Speech) -> str:
    """The row, and what is left in the deck; a card on its bottom has been put there for all to
    see."""
    if adventure.round == 0:
        return speech("being-placed")
    known = [card for card in adventure.deck if card in adventure.last]
    hidden = [card for card in adventure.deck if card not in known]
    row = _cards(view, adventure.row, speech) or speech("nobody")
    to_come = [_cards(view, hidden, speech)] if hidden else []
    to_come += [speech("last", cards=_cards(view, known[::-1], speech))] if known else []
    if not to_come:
        return speech("round", n=adventure.round, row=row)
    order = "round-left-any" if len(hidden) > 1 else "round-left"
    left, cards = len(adventure.deck), ", ".join(to_come)
    return speech(order, n=adventure.round, row=row, left=left, cards=cards)


def _cards(view: View, cards: Sequence[InitiativeId], speech: Speech) -> str:
    return ", ".join(speech.name(initiative_name(view.setting, card)) for card in cards)


def initiative_name(setting: Setting, card: InitiativeId) -> str:
    """An initiative card goes by its name, a player's by that of the player."""
    found = setting.initiative[card]
    return player_name(setting, found.seat) if found.face < 0 else found.name


def _threat(view: View, adventure: Adventure, board: AdventureBoard, speech: Speech) -> str:
    """The track with its numbers, the marker in brackets."""
    spaces = [*map(str, board.track), speech("track-end")]
    marked = [f"[{n}]" if i == adventure.steps else f" {n} " for i, n in enumerate(spaces)]
    return speech(
        "threat",
        track="".join(marked).strip(),
        villain=villain_of(view.setting).name,
        n=adventure.objectives,
        most=OBJECTIVES_TO_LOSE,
    )


def _sites(view: View, speech: Speech) -> str:
    """Bridges and farms in short."""
    adventure, board = parts(view)
    left = speech("markers", n=board.markers - sum(adventure.markers), marker=board.marker)
    supply = speech("supply", markers=left)
    if not board.bridges:
        occupied = [
            speech("source", source=site_name(view.setting, site), question=str(amount))
            for site, amount in enumerate(adventure.markers)
            if amount
        ]
        sites = ", ".join(occupied) or speech("no-farm")
        line = speech("markers-on", marker=board.marker, sites=sites, supply=supply)
        return line[:1].upper() + line[1:]
    lines = [f"  {describe_site(view, site, speech)}" for site in range(len(board.sites))]
    return "\n".join([*lines, f"  ({supply})"])


def describe_site(view: View, site: SiteId, speech: Speech) -> str:
    """ "bridge 2  ppl27-ppl32  1 doom token   Truss Bridge"."""
    adventure, board = parts(view)
    name = speech.name(site_name(view.setting, site))
    spaces = [space_name(view.setting, space) for space in board.sites[site].spaces]
    marker = speech.name(board.marker)
    counted = speech("markers", n=adventure.markers[site], marker=marker)
    on_it = f"{counted:<{len(marker) + 4}}"
    if not board.bridges:
        return f"{name}  {on_it}  {speech('around', spaces=' '.join(spaces))}"
    bridge = bridge_at(view, site)
    what = f"{on_it}  {speech.name(bridge.name)}" if bridge else speech("destroyed")
    return f"{name}  {'-'.join(spaces)}  {what}"


def bridge_at(view: View, site: SiteId) -> Bridge | None:
    """None where it is destroyed."""
    adventure, board = parts(view)
    return None if adventure.bridges[site] == DESTROYED else board.bridges[adventure.bridges[site]]


def _invasion(view: View, adventure: Adventure, speech: Speech) -> list[str]:
    symbols = villain_of(view.setting).invasion
    if not symbols:
        return []
    up = [symbols[i] for i in adventure.invasion[: adventure.turned_up]]
    down = len(symbols) - len(up)
    return [speech("invasion", up=", ".join(map(speech.name, up)) or speech("none"), n=down)]


# ---------------------------------------------------------------- what everything does


def describe_board(view: View, speech: Speech = PLAIN) -> str:
    """Bridges or farms, what is said of destroyed bridges, and the discoveries."""
    _, board = parts(view)
    lines = [describe_sites(view, range(len(board.sites)), speech)]
    for number, texts in enumerate(board.slots, 1):
        settled_texts = [settled(text, view.setting.players) for text in texts]
        said = " ".join(speech.text(text, view.setting.battlefield) for text in settled_texts)
        lines.append(speech("slot", n=number, site=board.site, text=said))
    return "\n".join([*lines, *describe_discoveries(view.setting, speech)])


def within_reach(view: View) -> list[SiteId]:
    """The bridges or farms that can be answered with now."""
    options = view.state.question.options if view.state.question is not None else ()
    sites = [option.site for option in options if isinstance(option, Activate | PickSite)]
    return list(dict.fromkeys(sites))


def describe_sites(view: View, sites: Iterable[SiteId], speech: Speech) -> str:
    """Bridges with what they do, farms with the spaces that they border."""
    _, board = parts(view)
    lines = []
    for site in sites:
        lines.append(describe_site(view, site, speech))
        bridge = bridge_at(view, site) if board.bridges else None
        if bridge is not None:
            lines.append(f"    {speech.text(bridge.text, view.setting.battlefield)}")
    return "\n".join(lines)


def describe_discovery(discovery: Discovery, speech: Speech) -> str:
    text = speech.text(discovery.text, discovery)
    return speech("source", source=discovery.name, question=text)


def describe_discoveries(setting: Setting, speech: Speech) -> list[str]:
    return [
        speech("discovery", name=found.name, text=speech.text(found.text, found))
        for found in setting.discoveries
    ]


def origins(setting: Setting, speech: Speech) -> Iterator[str]:
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
        listed = ", ".join(map(speech.name, names))
        yield f"{speech('source', source=listed, question=origin)}."


def rules_in_short(setting: Setting, speech: Speech) -> str:
    """How a cooperative game goes."""
    board = setting.battlefield.adventure
    assert board is not None
    villain = villain_of(setting)
    yours = setting.house.players_choose_for_enemies
    choice = speech("rules-you-choose" if yours else "rules-kindest")
    after = "rules-bridges" if board.bridges else "rules-farms"
    return "\n".join(
        [
            speech("rules-win", villain=villain.name, times=OBJECTIVES_TO_LOSE),
            speech("rules-round"),
            f"{speech('rules-enemy')} {choice}",
            speech("rules-cards"),
            speech("rules-threat", villain=villain.name, objective=_objective(villain, speech)),
            speech(after, site=board.site, marker=board.marker),
        ]
    )


def _objective(villain: Enemy, speech: Speech) -> str:
    """ "destroy the lowest bridge"."""
    names = names_of(villain, speech.language)
    effects = [part.effects for part in villain.objective if isinstance(part, Clause)]
    return ", ".join(say_effects(each, names, speech.language) for each in effects)
