"""Facts about a game, in writing: "Dracula health 13", "Alice size small", "asks Medusa"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from peerless.content.nearest import meant
from peerless.game import Game
from peerless.record.notation import card_name, fighter_name, player_name, space_name
from peerless.rules.numbers import FaceId, FighterId, Seat
from peerless.rules.state import OFF


class BadFact(ValueError):
    """The text is no fact that could hold or not."""


def check_fact(game: Game, text: str) -> str | None:
    """What is so instead, if the fact does not hold; None if it does."""
    words = " ".join(text.split())
    head, _, rest = words.partition(" ")
    about_game = _ABOUT_THE_GAME.get(head.casefold())
    if about_game is not None:
        return about_game(game, rest)
    return _about_a_name(game, words)


# ---------------------------------------------------------------- the game


def _over(game: Game, rest: str) -> str | None:
    _nothing_more("over", rest)
    return None if game.over else "the game not over"


def _winner(game: Game, rest: str) -> str | None:
    seat = _player(game, rest)
    winners = ", ".join(game.winners) or "nobody"
    return None if player_name(game.setting, seat) in game.winners else f"winner {winners}"


def _actions(game: Game, rest: str) -> str | None:
    return _same(game.state.actions, _number(rest), "actions")


def _turn(game: Game, rest: str) -> str | None:
    turn = player_name(game.setting, game.state.turn)
    return None if _player(game, rest) == game.state.turn else f"turn {turn}"


def _asks(game: Game, rest: str) -> str | None:
    seat = _player(game, rest)
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
            raise _not_said(name, rest, _OF_FIGHTERS if name in fighters else _OF_TOKENS)
    known = ", ".join([*dict.fromkeys([*fighters, *players, *tokens]), *_ABOUT_THE_GAME])
    raise BadFact(f'"{words}" names nothing in this game, expected one of: {known}')


def _of_fighter(game: Game, fighter: FighterId, verb: str, rest: str) -> str | None:
    state = game.state
    name = fighter_name(game.setting, fighter)
    if verb == "defeated":
        _nothing_more(verb, rest.partition(" ")[2])
        return None if state.defeated(fighter) else f"{name} health {state.health[fighter]}"
    argument = rest.partition(" ")[2]
    if verb == "health":
        return _same(state.health[fighter], _number(argument), f"{name} health")
    space = state.space[fighter]
    if space == _space(game, argument):
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
        found = _card(game, seat, card) in (game.setting.card_face[c] for c in cards)
        if found == (how.casefold() == "has"):
            return None
        held = ", ".join(card_name(game.setting, game.setting.card_face[c]) for c in cards)
        return f"{name} {verb}: {held or 'empty'}"
    return _same(len(cards), _number(argument), f"{name} {verb}")


def _of_track(game: Game, seat: Seat, rest: str) -> str | None:
    """What the hero keeps track of: its size, form, coils or gadget."""
    name = player_name(game.setting, seat)
    for i, track in enumerate(game.setting.forces[seat].tracks):
        key, _, wanted = rest.partition(" ")
        if key.casefold() == track.key.casefold():
            now = game.state.tracks[seat][i]
            if track.is_counter:
                return _same(now, _number(wanted), f"{name} {track.key}")
            shown = track.values[now] if now >= 0 else "none"
            if wanted.casefold() not in ("none", *(v.casefold() for v in track.values)):
                expected = ", ".join(track.values)
                raise BadFact(f'{track.key} "{wanted}", expected one of: {expected}')
            return None if shown.casefold() == wanted.casefold() else f"{name} {track.key} {shown}"
    tracks = [track.key for track in game.setting.forces[seat].tracks]
    raise _not_said(name, rest, [*_OF_FIGHTERS, *_PILES, *tracks])


def _not_said(name: str, rest: str, expected: Sequence[str]) -> BadFact:
    words = ", ".join(expected)
    return BadFact(f'"{rest}" is nothing that can be said of {name}, expected one of: {words}')


def _of_token(game: Game, name: str, rest: str) -> str | None:
    wanted = not rest.casefold().startswith("not ")
    at, _, place = (rest if wanted else rest[4:]).partition(" ")
    if at.casefold() != "at":
        raise BadFact(f'expected "at" or "not at", found "{rest}"')
    space = _space(game, place)
    spaces = [game.state.token_space[t.id] for t in game.setting.tokens if t.kind.name == name]
    if (space in spaces) == wanted:
        return None
    lying = ", ".join(space_name(game.setting, s) for s in spaces if s != OFF)
    return f"{name} at {lying or 'no space'}"


# ---------------------------------------------------------------- words


def _same(now: int, wanted: int, what: str) -> str | None:
    return None if now == wanted else f"{what} {now}"


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadFact(f'expected a number, found "{text}"')
    return int(text)


def _nothing_more(word: str, rest: str) -> None:
    if rest:
        raise BadFact(f'nothing can stand after "{word}", found "{rest}"')


def _player(game: Game, name: str) -> FaceId:
    for seat in range(game.setting.seats):
        if player_name(game.setting, seat).casefold() == name.casefold():
            return seat
    players = [player_name(game.setting, seat) for seat in range(game.setting.seats)]
    raise BadFact(f'"{name}" is no player of this game{meant(name, players)}')


def _space(game: Game, name: str) -> FaceId:
    for i, space in enumerate(game.setting.battlefield.spaces):
        if space.id.casefold() == name.casefold():
            return i
    board = game.setting.battlefield
    near = meant(name, [space.id for space in board.spaces])
    raise BadFact(f'"{name}" is no space of {board.name}{near}')


def _card(game: Game, seat: Seat, name: str) -> FaceId:
    for face in game.setting.faces:
        if face.seat == seat and face.card.name.casefold() == name.casefold():
            return face.id
    hero = game.setting.forces[seat]
    near = meant(name, [card.name for card in hero.cards])
    raise BadFact(f'"{name}" is no card of {hero.name}{near}')
