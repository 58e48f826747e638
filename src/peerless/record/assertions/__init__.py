"""Facts about a game, in writing: "Dracula health 13", "Alice size small", "asks Medusa"."""

from __future__ import annotations

from collections.abc import Callable

from peerless.game import Game
from peerless.record.assertions.adventure import about_adventure, words_about_adventure
from peerless.record.assertions.words import (
    BadFact,
    card_meant,
    not_said,
    nothing_more,
    number_in,
    player_meant,
    same,
    space_meant,
)
from peerless.record.notation import card_name, fighter_name, player_name, space_name
from peerless.rules.numbers import FighterId, Seat
from peerless.rules.state import OFF

__all__ = ["BadFact", "check_fact"]


def check_fact(game: Game, text: str) -> str | None:
    """What is so instead, if the fact does not hold; None if it does."""
    words = " ".join(text.split())
    head, _, rest = words.partition(" ")
    about_game = _ABOUT_THE_GAME.get(head.casefold()) or about_adventure(game, head)
    if about_game is not None:
        return about_game(game, rest)
    return _about_a_name(game, words)


# ---------------------------------------------------------------- the game


def _over(game: Game, rest: str) -> str | None:
    nothing_more("over", rest)
    return None if game.over else "the game not over"


def _winner(game: Game, rest: str) -> str | None:
    seat = player_meant(game, rest)
    winners = ", ".join(game.winners) or "nobody"
    return None if player_name(game.setting, seat) in game.winners else f"winner {winners}"


def _actions(game: Game, rest: str) -> str | None:
    return same(game.state.actions, number_in(rest), "actions")


def _turn(game: Game, rest: str) -> str | None:
    turn = player_name(game.setting, game.state.turn)
    return None if player_meant(game, rest) == game.state.turn else f"turn {turn}"


def _asks(game: Game, rest: str) -> str | None:
    seat = player_meant(game, rest)
    question = game.question
    if question is None:
        return "nobody asked: the game is over"
    return None if question.seat == seat else f"asks {question.player}"


_ABOUT_THE_GAME: dict[str, Callable[[Game, str], str | None]] = {
    "over": _over,
    "winner": _winner,
    "actions": _actions,
    "turn": _turn,
    "asks": _asks,
}

# ---------------------------------------------------------------- fighters, players, tokens

_OF_FIGHTERS = ("health", "at", "defeated")
_OF_TOKENS = ("at", "not")
_PILES = ("hand", "deck", "discard")


def _about_a_name(game: Game, words: str) -> str | None:
    setting = game.setting
    fighters = {fighter_name(setting, f.id): f.id for f in setting.fighters}
    players = {player_name(setting, seat): seat for seat in range(setting.seats)}
    tokens = {token.kind.name: token.kind.name for token in setting.tokens}
    for name in sorted({*fighters, *players, *tokens}, key=len, reverse=True):
        if words.casefold().startswith(f"{name.casefold()} "):
            rest = words[len(name) + 1 :]
            verb = rest.split()[0].casefold()
            if name in tokens and verb in _OF_TOKENS:
                return _of_token(game, name, rest)
            if name in fighters and verb in _OF_FIGHTERS:
                return _of_fighter(game, fighters[name], verb, rest)
            if name in players:
                return _of_player(game, players[name], verb, rest)
            raise not_said(name, rest, _OF_FIGHTERS if name in fighters else _OF_TOKENS)
    about = [*_ABOUT_THE_GAME, *words_about_adventure(game)]
    known = ", ".join([*dict.fromkeys([*fighters, *players, *tokens]), *about])
    raise BadFact(f'"{words}" names nothing in this game, expected one of: {known}')


def _of_fighter(game: Game, fighter: FighterId, verb: str, rest: str) -> str | None:
    state = game.state
    name = fighter_name(game.setting, fighter)
    if verb == "defeated":
        nothing_more(verb, rest.partition(" ")[2])
        return None if state.defeated(fighter) else f"{name} health {state.health[fighter]}"
    argument = rest.partition(" ")[2]
    if verb == "health":
        return same(state.health[fighter], number_in(argument), f"{name} health")
    space = state.space[fighter]
    if space == space_meant(game, argument):
        return None
    where = "not on the battlefield" if space == OFF else f"at {space_name(game.setting, space)}"
    return f"{name} {where}"


def _of_player(game: Game, seat: Seat, verb: str, rest: str) -> str | None:
    state = game.state
    name = player_name(game.setting, seat)
    piles = dict(zip(_PILES, (state.hands, state.decks, state.discards), strict=True))
    argument = rest.partition(" ")[2]
    if verb not in piles:
        return _of_track(game, seat, rest)
    cards = piles[verb][seat]
    how, _, card = argument.partition(" ")
    if how.casefold() in ("has", "lacks"):
        found = card_meant(game, seat, card) in (game.setting.card_face[c] for c in cards)
        if found == (how.casefold() == "has"):
            return None
        held = ", ".join(card_name(game.setting, game.setting.card_face[c]) for c in cards)
        return f"{name} {verb}: {held or 'empty'}"
    return same(len(cards), number_in(argument), f"{name} {verb}")


def _of_track(game: Game, seat: Seat, rest: str) -> str | None:
    """What the hero keeps track of: its size, form, coils or gadget."""
    name = player_name(game.setting, seat)
    for i, track in enumerate(game.setting.forces[seat].tracks):
        key, _, wanted = rest.partition(" ")
        if key.casefold() == track.key.casefold():
            now = game.state.tracks[seat][i]
            if track.is_counter:
                return same(now, number_in(wanted), f"{name} {track.key}")
            shown = track.values[now] if now >= 0 else "none"
            if wanted.casefold() not in ("none", *(v.casefold() for v in track.values)):
                expected = ", ".join(track.values)
                raise BadFact(f'{track.key} "{wanted}", expected one of: {expected}')
            return None if shown.casefold() == wanted.casefold() else f"{name} {track.key} {shown}"
    tracks = [track.key for track in game.setting.forces[seat].tracks]
    raise not_said(name, rest, [*_OF_FIGHTERS, *_PILES, *tracks])


def _of_token(game: Game, name: str, rest: str) -> str | None:
    wanted = not rest.casefold().startswith("not ")
    at, _, place = (rest if wanted else rest[4:]).partition(" ")
    if at.casefold() != "at":
        raise BadFact(f'expected "at" or "not at", found "{rest}"')
    space = space_meant(game, place)
    spaces = [game.state.token_space[t.id] for t in game.setting.tokens if t.kind.name == name]
    if (space in spaces) == wanted:
        return None
    lying = ", ".join(space_name(game.setting, s) for s in spaces if s != OFF)
    return f"{name} at {lying or 'no space'}"
