"""How a game ends: what the fall of fighters means in this mode, and who has won."""

from __future__ import annotations

from peerless.rules import triggers
from peerless.rules.adventure.initiative import leave
from peerless.rules.events import Happening
from peerless.rules.house_rules import QUIET_TURNS
from peerless.rules.movement import take_off
from peerless.rules.numbers import Cause, FighterId, Seat, SideId
from peerless.rules.questions import IllegalAnswer
from peerless.rules.state import OFF, State


def after_defeats(state: State, fallen: list[FighterId], cause: Cause) -> None:
    """Fighters have fallen together (R62): their players may be out, and the game may be over."""
    if state.adventure is not None:
        _look_for_the_end(state)
        _leave_the_game(state, fallen)
        return
    heroes = [fighter for fighter in fallen if state.setting.fighters[fighter].is_hero]
    if heroes and not state.setting.mode.hero_falls_alone:
        for hero in heroes:
            _take_all_off(state, state.setting.fighters[hero].seat, cause)
    if heroes:
        _look_for_winners(state, heroes)
    for seat in sorted({state.setting.fighters[fighter].seat for fighter in fallen}):
        if state.out(seat) and not state.over:
            state.tell(Happening.OUT, seat)


def _look_for_the_end(state: State) -> None:
    """The players win when the villain falls, even if they fall with it; they lose when the last
    of their fighters has fallen (A.B2, A.B4, A.B5)."""
    setting = state.setting
    if state.out(setting.villain):
        finish(state, setting.sides[0])
    elif all(state.out(seat) for seat in range(setting.players)):
        finish(state, setting.sides[setting.villain])


def _leave_the_game(state: State, fallen: list[FighterId]) -> None:
    """Who has no fighter left is gone: an enemy with all its cards, a player without initiative
    cards (A.E6, A.N2)."""
    for seat in sorted({state.setting.fighters[fighter].seat for fighter in fallen}):
        if state.out(seat) and not state.over:
            state.tell(Happening.OUT, seat)
            leave(state, seat)
            take_piles_away(state, seat)


def take_piles_away(state: State, seat: Seat) -> None:
    """The cards of a defeated enemy leave the game (A.E6). The card it fights with is in play: it
    goes when the combat is over."""
    if not state.setting.has_player(seat) and state.out(seat):
        gone = {*state.decks[seat], *state.discards[seat]}
        state.decks[seat].clear()
        state.discards[seat].clear()
        state.change_cards(lambda cards: tuple(card for card in cards if card not in gone))


def _take_all_off(state: State, seat: Seat, cause: Cause) -> None:
    """A player whose hero has fallen is out with all fighters (R75)."""
    left = [f for f in state.setting.fighters_of[seat] if state.health[f] > 0]
    for fighter in left:
        triggers.defeated(state, fighter)
    for fighter in left:
        state.health[fighter] = 0
        if state.space[fighter] != OFF:
            take_off(state, fighter)
        state.tell(Happening.DEFEATED, fighter=fighter, cause=cause)


def _look_for_winners(state: State, heroes: list[FighterId]) -> None:
    """The game ends the moment only one side has a hero left (C51, C52, C58)."""
    setting = state.setting
    standing = {
        setting.sides[seat]
        for seat in range(setting.players)
        if state.health[setting.hero_of[seat]] > 0
    }
    if len(standing) == 1:
        finish(state, *standing)
    elif not standing:  # one effect left no hero standing (R120)
        fell = {setting.fighters[hero].side for hero in heroes}
        mine = setting.sides[state.turn]
        draw = mine not in fell or setting.house.falling_together_is_a_draw
        finish(state, *(fell if draw else [mine]))


def give_up(state: State, seat: Seat, how: Happening) -> None:
    """A side concedes, or has run out of time: the other has won. Among more sides than two the
    others play on, so that is no end."""
    sides = state.setting.sides
    others = {sides[other] for other in range(len(sides)) if not state.out(other)} - {sides[seat]}
    if state.over or len(others) != 1:
        raise IllegalAnswer("only a game between two sides ends so")
    state.tell(how, seat)
    finish(state, *others)


def after_turn(state: State) -> None:
    """A game in which nobody acts any more would never end: it is a draw (R125)."""
    state.quiet_turns += 1
    if state.quiet_turns == QUIET_TURNS * state.setting.players:
        finish(state, *set(state.setting.sides[: state.setting.players]))


def after_round(state: State) -> None:
    """Nor would a cooperative game: it is lost (R125)."""
    state.quiet_turns += 1
    if state.quiet_turns == QUIET_TURNS:
        finish(state, state.setting.sides[state.setting.villain])


def finish(state: State, *sides: SideId) -> None:
    """These sides have won; more than one is a draw."""
    state.winners = tuple(
        seat for seat in range(state.setting.seats) if state.setting.sides[seat] in sides
    )
    state.frames.clear()
    state.set_off = ()
    state.question = None
    winner = state.winners[0] if state.adventure is not None else -1
    state.tell(Happening.GAME_OVER, winner)
