"""What there is to see of a position: only what lies open on the table for everyone."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.picture.adventure_scene import AdventureScene, adventure_scene
from peerless.picture.emblems import emblems
from peerless.picture.looks import Look, look_of
from peerless.record.notation import card_name, fighter_name, player_name
from peerless.rules.events import seat_of_ability
from peerless.rules.numbers import Cause, Seat, SpaceId
from peerless.rules.pieces import Battlefield
from peerless.rules.questions import Ask
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State


@dataclass(frozen=True, slots=True)
class Piece:
    """A fighter."""

    name: str
    kind: str  # what all of its kind are called: Harpies
    emblem: str
    seat: Seat
    look: Look
    leads: bool  # a hero, or a villain
    ranged: bool
    health: int
    most: int
    space: SpaceId | None

    @property
    def defeated(self) -> bool:
        return self.health == 0


@dataclass(frozen=True, slots=True)
class SceneToken:
    kind: str
    number: int  # of its kind among all kinds in play, for its sign
    seat: Seat
    look: Look
    space: SpaceId | None


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever has fighters and a deck: a player, or an enemy."""

    seat: Seat
    look: Look
    team: int  # players of one team win together
    name: str
    piles: tuple[tuple[str, str], ...]
    tracks: tuple[tuple[str, str], ...]
    has_turn: bool
    is_asked: bool


@dataclass(frozen=True, slots=True)
class Scene:
    board: Battlefield
    players: tuple[Player, ...] = ()
    pieces: tuple[Piece, ...] = ()
    tokens: tuple[SceneToken, ...] = ()
    status: str = ""
    attack: tuple[int, int] | None = None  # the spaces of attacker and defender
    adventure: AdventureScene | None = None

    @property
    def teams(self) -> list[list[Player]]:
        """The players of each team; in most games each is alone."""
        teams: dict[int, list[Player]] = {}
        for player in self.players:
            teams.setdefault(player.team, []).append(player)
        return list(teams.values())


def scene_of(state: State, seat: Seat) -> Scene:
    """What is public. The seat only says which player comes first; the others follow in the order
    of their turns, so that two teams alternate; then the enemies."""
    setting = state.setting
    order = [(max(seat, 0) + i) % setting.players for i in range(setting.players)]
    order += range(setting.players, setting.seats)
    return Scene(
        board=setting.battlefield,
        players=tuple(_player(state, each) for each in order),
        pieces=_pieces(state),
        tokens=_tokens(state),
        status=_status(state),
        attack=_attack(state),
        adventure=adventure_scene(state),
    )


def _player(state: State, seat: Seat) -> Player:
    piles = [("deck", state.decks), ("discard", state.discards)]
    if state.setting.has_player(seat):
        piles.insert(0, ("hand", state.hands))
    tracks = state.setting.forces[seat].tracks
    return Player(
        seat=seat,
        look=look_of(state.setting, seat),
        team=state.setting.sides[seat],
        name=player_name(state.setting, seat),
        piles=tuple((name, str(len(cards[seat]))) for name, cards in piles),
        tracks=tuple((track.key, _tracked(state, seat, i)) for i, track in enumerate(tracks)),
        has_turn=not state.over and state.turns > 0 and state.turn == seat,
        is_asked=state.question is not None and state.question.seat == seat,
    )


def _tracked(state: State, seat: Seat, i: int) -> str:
    track, now = state.setting.forces[seat].tracks[i], state.tracks[seat][i]
    if track.is_counter:
        return f"{now} of {track.most}"
    return track.values[now] if now >= 0 else "none"


def _pieces(state: State) -> tuple[Piece, ...]:
    setting = state.setting
    letters = emblems(setting)
    return tuple(
        Piece(
            name=fighter_name(setting, fighter.id),
            kind=fighter.kind.plural if fighter.kind.count > 1 else fighter.kind.name,
            emblem=letters[fighter.id],
            seat=fighter.seat,
            look=look_of(setting, fighter.seat),
            leads=fighter.is_hero or fighter.is_villain,
            ranged=fighter.ranged,
            health=state.health[fighter.id],
            most=fighter.health,
            space=_on_board(state.space[fighter.id]),
        )
        for fighter in setting.fighters
    )


def _tokens(state: State) -> tuple[SceneToken, ...]:
    kinds = list(dict.fromkeys(token.kind.name for token in state.setting.tokens))
    return tuple(
        SceneToken(
            kind=token.kind.name,
            number=kinds.index(token.kind.name),
            seat=token.seat,
            look=look_of(state.setting, token.seat),
            space=_on_board(state.token_space[token.id]),
        )
        for token in state.setting.tokens
    )


def _on_board(space: SpaceId) -> SpaceId | None:
    return None if space == OFF else space


def _attack(state: State) -> tuple[int, int] | None:
    if state.combat is None:
        return None
    here = state.space[state.combat.attack.fighter]
    there = state.space[state.combat.defense.fighter]
    return None if OFF in (here, there) else (here, there)


# ---------------------------------------------------------------- the status, in words

_DOES = {
    Ask.PLACE: "places a piece",
    Ask.ACTION: "chooses an action",
    Ask.BOOST: "may boost",
    Ask.MOVE: "moves",
    Ask.DEFEND: "may defend",
    Ask.HAND_LIMIT: "discards down to the hand limit",
    Ask.MAY: "says yes or no",
    Ask.PICK: "chooses",
}


def _status(state: State) -> str:
    if state.winners is not None:
        return _outcome(state)
    parts = [_turn(state)]
    question = state.question
    if question is not None:
        source = _source(state.setting, question.cause)
        by = f" ({source})" if source else ""
        parts.append(
            f"{player_name(state.setting, question.seat)} {_does(state, question.about)}{by}"
        )
    return " · ".join(parts)


def _does(state: State, about: Ask) -> str:
    board = state.setting.battlefield.adventure
    if about is not Ask.SITE or board is None:
        return _DOES[about]
    return f"may activate a {board.site}" if board.bridges else f"may remove 1 {board.marker}"


def _outcome(state: State) -> str:
    winners = state.winners or ()
    if state.setting.villain in winners:
        return f"{player_name(state.setting, state.setting.villain)} won"
    names = " and ".join(player_name(state.setting, seat) for seat in winners)
    sides = {state.setting.sides[seat] for seat in winners}
    return f"{names} won" if len(sides) == 1 else "A draw"


def _turn(state: State) -> str:
    if state.turns == 0:
        return "Setup"
    if state.combat is not None:
        sides = (state.combat.attack, state.combat.defense)
        return " attacks ".join(fighter_name(state.setting, side.fighter) for side in sides)
    if not state.setting.has_player(state.turn):
        return f"{player_name(state.setting, state.turn)}’s turn"
    left = f"{state.actions} action{'' if state.actions == 1 else 's'} left"
    return f"{player_name(state.setting, state.turn)}’s turn, {left}"


def _source(setting: Setting, cause: Cause) -> str:
    """The card or ability that asks; nothing if the rules do."""
    if cause >= 0:
        return card_name(setting, cause)
    seat = seat_of_ability(cause)
    return "" if seat is None else f"{player_name(setting, seat)}’s ability"
