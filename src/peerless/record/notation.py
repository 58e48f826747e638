"""The written form of every decision (docs/notation.md). What is written here is read here too:
a decision is read by looking for it among the legal ones, so nothing else can be understood."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, assert_never

from peerless.content.nearest import plain
from peerless.rules.events import seat_of_ability
from peerless.rules.numbers import Cause, FaceId, FighterId, Seat, SiteId, SpaceId, TokenId
from peerless.rules.pieces import AdventureBoard
from peerless.rules.questions import (
    Act,
    Activate,
    Attack,
    BeginManeuver,
    BoostWith,
    DefendWith,
    DiscardCard,
    Done,
    MoveFighter,
    MoveToken,
    No,
    Option,
    Pick,
    PickCard,
    PickFighter,
    PickNumber,
    PickOption,
    PickPlayer,
    PickSite,
    PickSource,
    PickSpace,
    PickSpot,
    PickToken,
    PickValue,
    PlaceFighter,
    PlaceToken,
    PlayScheme,
    Yes,
)
from peerless.rules.setting import Setting

HIDDEN = "?"


def player_name(setting: Setting, seat: Seat) -> str:
    """A player goes by the name of the hero, an enemy by its own."""
    return _names(setting).players[seat]


def source_name(setting: Setting, cause: Cause) -> str | None:
    """The name of the card or the hero behind a cause; None for a rule."""
    seat = seat_of_ability(cause)
    if seat is not None:
        return player_name(setting, seat)
    return setting.faces[cause].card.name if cause >= 0 else None


def fighter_name(setting: Setting, fighter: FighterId) -> str:
    return _names(setting).fighters[fighter]


class _Names(NamedTuple):
    """Where two players field the same hero, or heroes with a name in common, the seat tells them
    apart."""

    players: list[str]
    fighters: list[str]


@lru_cache(maxsize=1024)
def _names(setting: Setting) -> _Names:
    alike = _alike(setting)

    def full(name: str, seat: Seat) -> str:
        return f"{name} [{seat}]" if seat in alike else name

    return _Names(
        [full(force.name, seat) for seat, force in enumerate(setting.forces)],
        [full(fighter.name, fighter.seat) for fighter in setting.fighters],
    )


def _alike(setting: Setting) -> frozenset[Seat]:
    """The seats with a name that another seat has too."""
    names = [{force.name, *(kind.name for kind in force.fighters)} for force in setting.forces]
    return frozenset(
        seat
        for seat, own in enumerate(names)
        if any(own & other for i, other in enumerate(names) if i != seat)
    )


def card_name(setting: Setting, face: FaceId) -> str:
    return setting.faces[face].card.name


def space_name(setting: Setting, space: SpaceId) -> str:
    return setting.battlefield.spaces[space].id


def site_name(setting: Setting, site: SiteId) -> str:
    """A bridge or a farm goes by its number."""
    board = setting.battlefield.adventure
    assert board is not None
    return f"{board.site} {board.sites[site].number}"


def sites_word(board: AdventureBoard) -> str:
    """The sites of a board, all together: "bridges", "farms"."""
    return f"{board.site}s"


def markers_word(board: AdventureBoard) -> str:
    """What lies on the sites, as it is counted: "doom", "aliens"."""
    marker = board.marker.removesuffix(" token")
    return marker if marker != board.marker else f"{marker}s"


def initiative_name(setting: Setting, card: int) -> str:
    """An initiative card goes by its name, a player's by that of the hero."""
    found = setting.initiative[card]
    return player_name(setting, found.seat) if found.face < 0 else found.name


def write(setting: Setting, option: Option, words: list[str] | None = None) -> str:
    """A decision in writing; `words` are the options of the card that asks, in rules English."""
    if words is not None:
        return _write(setting, option, words)
    known = _known(setting)
    found = known.get(option)
    if found is None:
        if len(known) >= _MOST_KNOWN:
            known.clear()
        found = known[option] = _write(setting, option, None)
    return found


_MOST_KNOWN = 4000
"""Of all seats; many games of four players with the same heroes have had a thousand."""


@lru_cache(maxsize=256)  # as many settings as a server keeps
def _known(setting: Setting) -> dict[Option, str]:
    """What has been written: the same answers are offered again and again."""
    return {}


def _write(setting: Setting, option: Option, words: list[str] | None) -> str:
    match option:
        case MoveFighter():
            where = space_name(setting, option.space)
            via = "".join(f" {space_name(setting, space)}" for space in option.via)
            way = f" via{via}" if via else ""
            return f"move {fighter_name(setting, option.fighter)}: {where}{way}"
        case BeginManeuver() | Done() | Yes() | No():
            return _SIMPLE[option.act]
        case BoostWith() | DefendWith() | DiscardCard():
            card = card_name(setting, option.face) if option.face >= 0 else "none"
            return f"{_WITH_CARD[option.act]}: {card}"
        case Attack(fighter, target, face):
            attacker, attacked = fighter_name(setting, fighter), fighter_name(setting, target)
            return f"attack {attacker} > {attacked}: {card_name(setting, face)}"
        case PlayScheme(face, fighter):
            by = f" by {fighter_name(setting, fighter)}" if fighter >= 0 else ""
            return f"scheme {card_name(setting, face)}{by}"
        case PlaceFighter(fighter, space):
            return f"place {fighter_name(setting, fighter)}: {space_name(setting, space)}"
        case PlaceToken(token, space):
            return f"place {_token(setting, token)}: {space_name(setting, space)}"
        case MoveToken(token, space, origin):
            here, there = space_name(setting, origin), space_name(setting, space)
            return f"move {_token(setting, token)} {here}: {there}"
        case Activate(site, face):
            return f"activate {site_name(setting, site)}: {card_name(setting, face)}"
        case _:
            return f"pick: {_picked(setting, option, words)}"


_SIMPLE = {
    Act.MANEUVER: "maneuver",
    Act.DONE: "done",
    Act.YES: "yes",
    Act.NO: "no",
}
_WITH_CARD = {Act.BOOST: "boost", Act.DEFEND: "defend", Act.DISCARD: "discard"}


def _picked(setting: Setting, pick: Pick, words: list[str] | None) -> str:
    match pick:
        case PickFighter(fighter):
            return fighter_name(setting, fighter)
        case PickPlayer(seat):
            return player_name(setting, seat)
        case PickToken(token, space):
            return f"{_token(setting, token)} {space_name(setting, space)}"
        case PickSpace(space):
            return space_name(setting, space)
        case PickCard(face):
            return card_name(setting, face)
        case PickNumber(number):
            return str(number)
        case PickValue(seat, track, value):
            return setting.forces[seat].tracks[track].values[value]
        case PickSpot(at_bottom):
            return "bottom" if at_bottom else "top"
        case PickSource(face, seat):
            return card_name(setting, face) if face >= 0 else player_name(setting, seat)
        case PickSite(site):
            return site_name(setting, site)
        case PickOption(place):
            return words[place] if words else _by_place(place)
        case _:
            assert_never(pick)


def _by_place(place: int) -> str:
    """An option of a card by its place in the list."""
    return f"option {place + 1}"


def _token(setting: Setting, token: TokenId) -> str:
    return setting.tokens[token].kind.name


_WITH_HIDDEN_CARD = (Attack, BoostWith, DefendWith, DiscardCard, PickCard)


def write_hidden(setting: Setting, option: Option, words: list[str] | None = None) -> str:
    """The same as a seat sees it that may not know the card."""
    text = write(setting, option, words)
    if isinstance(option, _WITH_HIDDEN_CARD) and option.face >= 0:
        return f"{text.rsplit(': ', 1)[0]}: {HIDDEN}"
    return text


def read(
    setting: Setting, text: str, options: Sequence[Option], words: list[str] | None = None
) -> Option | None:
    """The legal decision that this text names; None if there is none. Case does not matter."""
    for option in options:
        if write(setting, option, words) == text:
            return option
    wanted = plain(text)
    for option in options:
        if write(setting, option, words).casefold() == wanted:
            return option
    for option in options:  # "pick: option 2" is always understood
        if isinstance(option, PickOption) and wanted == f"pick: {_by_place(option.place)}":
            return option
    return _token_sent_to(setting, wanted, options)


def read_way(setting: Setting, text: str) -> tuple[FighterId, tuple[SpaceId, ...]] | None:
    """The fighter and the spaces of a move whose way is written out, the last where it ends: of
    several ways on which the same happens one is among the legal answers, and any can be named."""
    found = _WAY.fullmatch(plain(text))
    if found is None:
        return None
    who, end, via = found.groups()
    spaces = {space.id.casefold(): i for i, space in enumerate(setting.battlefield.spaces)}
    names = [fighter_name(setting, fighter.id).casefold() for fighter in setting.fighters]
    way = [spaces.get(space, -1) for space in (*via.split(), end)]
    return None if who not in names or -1 in way else (names.index(who), tuple(way))


_WAY = re.compile(r"move (.+): (\S+) via (.+)")


def _token_sent_to(setting: Setting, wanted: str, options: Sequence[Option]) -> Option | None:
    """The move of a token that only its space names, as it was written once ("pick: bas09")."""
    meant = [
        option
        for option in options
        if isinstance(option, MoveToken)
        and wanted == f"pick: {space_name(setting, option.space)}".casefold()
    ]
    return meant[0] if len(meant) == 1 else None
