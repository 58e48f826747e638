"""Which player, and which side of the combat, a text means."""

from __future__ import annotations

from peerless.rules.combat_record import Combat, CombatSide
from peerless.rules.context import Context
from peerless.rules.numbers import Seat
from peerless.rules.state import State
from peerless.text.tree import Slot, Who


def my_side(state: State, context: Context) -> tuple[Combat, CombatSide] | None:
    """The combat and the side of it that is "you", if you are in one."""
    if state.combat is None:
        return None
    side = state.combat.side(context.seat)
    return None if side is None else (state.combat, side)


def side_of(state: State, context: Context, who: Who) -> CombatSide | None:
    """The side of the combat of "you", "your opponent" or "that player"."""
    if who is Who.EACH:
        return None
    if who is Who.THAT:
        return None if state.combat is None else state.combat.side(context.player)
    fight = my_side(state, context)
    if fight is None:
        return None
    combat, side = fight
    return side if who is Who.YOU else combat.opposite(side)


def seat_of(state: State, context: Context, who: Who) -> Seat:
    """The seat meant by "you", "your opponent" or "that player"; -1 if there is none."""
    if who is Who.YOU:
        return context.seat
    if who is Who.EACH:
        return -1  # they come one after another, each as "that player"
    seat = context.player if who is Who.THAT else _opponent(state, context)
    return -1 if _is_spared(state, context, seat) else seat


def _opponent(state: State, context: Context) -> Seat:
    other = side_of(state, context, Who.OPPONENT)
    if other is not None:  # in combat: the other player of it (R74)
        return other.seat
    chosen = opponent_chosen(state, context)
    if chosen != -1:
        return chosen
    # Where there are several, the interpreter has had one chosen (R121); a standing rule has not.
    opponents = [s for s in state.setting.opponents(context.seat) if state.setting.has_player(s)]
    return opponents[0] if len(opponents) == 1 else -1


def _is_spared(state: State, context: Context, seat: Seat) -> bool:
    """A text of an enemy does nothing to a player who is out, even by this very attack (A.N3)."""
    by_enemy = state.adventure is not None and not state.setting.has_player(context.seat)
    return by_enemy and seat >= 0 and state.out(seat)


def players_in_turn(state: State) -> list[Seat]:
    """Those who are not out: in turn order from the one whose turn it is, in the cooperative game
    by their order markers."""
    players = state.setting.players
    if state.adventure is not None:
        seats = sorted(range(players), key=state.adventure.order.__getitem__)
    else:
        seats = [(state.turn + step) % players for step in range(players)]
    return [seat for seat in seats if not state.out(seat)]


def is_there(state: State, context: Context, seat: Seat) -> bool:
    """Whether "a player" means this one: not one who is out, nor one who waits, who neither draws
    nor is made to discard (R102). You are meant while your own text runs."""
    return not state.out(seat) and (seat == context.seat or state.can_be_chosen(seat))


def opponent_chosen(state: State, context: Context) -> Seat:
    """Outside a combat: the opponent that this clause chose, or the owner of the fighter that it
    has spoken of (R74)."""
    if context.opponent != -1:
        return context.opponent
    if not context.is_fresh(Slot.FIGHTER):
        return -1
    for fighter in context.fighters:
        owner = state.setting.fighters[fighter].seat
        if state.setting.sides[owner] != state.setting.sides[context.seat]:
            return owner
    return -1
