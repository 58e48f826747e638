"""The written form of every decision (docs/notation.md). What is written here is read here too:
a decision is read by looking for it among the legal ones, so nothing else can be understood."""

from __future__ import annotations

from functools import lru_cache

from peerless.content.nearest import plain
from peerless.rules.questions import Act, Option
from peerless.rules.setting import Setting

HIDDEN = "?"


def player_name(setting: Setting, seat: int) -> str:
    """A player goes by the name of the hero."""
    return setting.heroes[seat].name + _bracket(setting, seat)


def fighter_name(setting: Setting, fighter: int) -> str:
    piece = setting.fighters[fighter]
    return piece.name + _bracket(setting, piece.seat)


def _bracket(setting: Setting, seat: int) -> str:
    """Where two players field the same hero, or heroes with a name in common, the seat tells them
    apart."""
    return f" [{seat}]" if seat in _alike(setting) else ""


@lru_cache(maxsize=64)
def _alike(setting: Setting) -> frozenset[int]:
    """The seats with a name that another seat has too."""
    names = [{hero.name, *(kind.name for kind in hero.fighters)} for hero in setting.heroes]
    return frozenset(
        seat
        for seat, own in enumerate(names)
        if any(own & other for i, other in enumerate(names) if i != seat)
    )


def card_name(setting: Setting, face: int) -> str:
    return setting.faces[face].card.name


def space_name(setting: Setting, space: int) -> str:
    return setting.battlefield.spaces[space].id


def write(setting: Setting, option: Option, words: list[str] | None = None) -> str:
    """A decision in writing; `words` are the options of the card that asks, in rules English."""
    act = option.act
    simple = _SIMPLE.get(act)
    if simple is not None:
        return simple
    if act in (Act.PLACE, Act.MOVE):
        verb = "place" if act == Act.PLACE else "move"
        fighter = fighter_name(setting, option.a)
        return f"{verb} {fighter}: {space_name(setting, option.b)}"
    if act == Act.PLACE_TOKEN:
        return f"place {_token(setting, option.a)}: {space_name(setting, option.b)}"
    if act == Act.MOVE_TOKEN:
        here, there = space_name(setting, option.c), space_name(setting, option.b)
        return f"move {_token(setting, option.a)} {here}: {there}"
    if act == Act.ATTACK:
        attacker, target = fighter_name(setting, option.a), fighter_name(setting, option.b)
        return f"attack {attacker} > {target}: {card_name(setting, option.c)}"
    if act == Act.SCHEME:
        by = f" by {fighter_name(setting, option.b)}" if option.b >= 0 else ""
        return f"scheme {card_name(setting, option.a)}{by}"
    if act in _WITH_CARD:
        card = card_name(setting, option.a) if option.a >= 0 else "none"
        return f"{_WITH_CARD[act]}: {card}"
    return f"pick: {_picked(setting, option, words)}"


_SIMPLE = {
    Act.MANEUVER: "maneuver",
    Act.DONE: "done",
    Act.YES: "yes",
    Act.NO: "no",
}
_WITH_CARD = {Act.BOOST: "boost", Act.DEFEND: "defend", Act.DISCARD: "discard"}


def _picked(setting: Setting, option: Option, words: list[str] | None) -> str:
    act = option.act
    if act == Act.FIGHTER:
        return fighter_name(setting, option.a)
    if act == Act.PLAYER:
        return player_name(setting, option.a)
    if act == Act.TOKEN:
        return f"{_token(setting, option.a)} {space_name(setting, option.b)}"
    if act == Act.SPACE:
        return space_name(setting, option.a)
    if act == Act.CARD:
        return card_name(setting, option.a)
    if act == Act.NUMBER:
        return str(option.a)
    if act == Act.VALUE:
        return setting.heroes[option.a].tracks[option.b].values[option.c]
    if act == Act.SPOT:
        return ("top", "bottom")[option.a]
    if act == Act.SOURCE:
        return card_name(setting, option.a) if option.a >= 0 else player_name(setting, option.b)
    return words[option.a] if words else f"option {option.a + 1}"


def _token(setting: Setting, token: int) -> str:
    return setting.tokens[token].kind.name


def write_hidden(setting: Setting, option: Option, words: list[str] | None = None) -> str:
    """The same as a seat sees it that may not know the card."""
    text = write(setting, option, words)
    if option.act in (Act.ATTACK, Act.CARD) or (option.act in _WITH_CARD and option.a >= 0):
        return f"{text.rsplit(': ', 1)[0]}: {HIDDEN}"
    return text


def read(
    setting: Setting, text: str, options: list[Option], words: list[str] | None = None
) -> Option | None:
    """The legal decision that this text names; None if there is none. Case does not matter."""
    wanted = plain(text)
    for option in options:
        if write(setting, option, words).casefold() == wanted:
            return option
    for option in options:  # "pick: option 2" is always understood
        if option.act == Act.OPTION and wanted == f"pick: option {option.a + 1}":
            return option
    return _token_sent_to(setting, wanted, options)


def _token_sent_to(setting: Setting, wanted: str, options: list[Option]) -> Option | None:
    """The move of a token that only its space names, as it was written once ("pick: bas09")."""
    meant = [
        option
        for option in options
        if option.act == Act.MOVE_TOKEN
        and wanted == f"pick: {space_name(setting, option.b)}".casefold()
    ]
    return meant[0] if len(meant) == 1 else None
