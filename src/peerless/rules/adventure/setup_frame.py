"""Setup of a cooperative game (A.C1-A.C14)."""

from __future__ import annotations

from collections.abc import Sequence

from peerless.rules.adventure.rounds import Round, next_round
from peerless.rules.adventure.sites import parts_of
from peerless.rules.events import RULE
from peerless.rules.house_rules import HERO_STARTS, VILLAIN_START
from peerless.rules.interpreter import start_ability
from peerless.rules.masks import NOTHING, all_below, mask_of, members
from peerless.rules.movement import place, place_token
from peerless.rules.numbers import FighterId, Mask, Seat
from peerless.rules.pieces import Enemy
from peerless.rules.questions import Ask, Option, PlaceFighter, PlaceToken
from peerless.rules.state import OFF, Frame, State
from peerless.text.tree import Timing


def lay_out(state: State) -> None:
    """Bridges, doom tokens and invasion tokens, as chance has it (A.C13, A.C14), and the initiative
    cards that begin the game (A.C11, A.C12)."""
    adventure, board = parts_of(state)
    adventure.bridges = list(range(len(board.bridges)))
    state.chance.shuffle(adventure.bridges)
    for number, amount in board.placed.items():
        adventure.markers[[site.number for site in board.sites].index(number)] = amount
    villain = state.setting.forces[state.setting.villain]
    assert isinstance(villain, Enemy)
    adventure.invasion = list(range(len(villain.invasion)))
    state.chance.shuffle(adventure.invasion)
    for card in state.setting.initiative:
        (adventure.waiting if card.waits else adventure.deck).append(card.id)


class AdventureSetup(Frame):
    """The villain on its space; the minions around it, where the players want them (A.C5, A.C7);
    then player by player the hero on a starting space of their choice, and the rest as ever
    (A.C9)."""

    __slots__ = ("chosen", "markers", "seat")

    def __init__(self) -> None:
        self.seat: Seat = 0  # the player whose pieces are placed
        self.chosen = False  # the choices of this player's hero have been made
        self.markers: list[int] = []  # the numbers of the spaces on which heroes began

    def copy(self) -> AdventureSetup:
        new = AdventureSetup()
        new.seat = self.seat
        new.chosen = self.chosen
        new.markers = self.markers[:]
        return new

    def run(self, state: State) -> None:
        setting = state.setting
        villain = setting.leader_of[setting.villain]
        if state.space[villain] == OFF:
            lay_out(state)
            place(state, villain, state.battlefield.starts[VILLAIN_START], RULE)
        for seat in range(setting.players, setting.seats):
            minion = setting.leader_of[seat]
            if state.space[minion] == OFF:
                self.offer(state, seat, _places(minion, self.around(state, villain)))
                return
        if self.chosen:
            self.seat += 1
            self.chosen = False
        if self.seat == setting.players:
            self.finish(state)
            return
        hero = setting.hero_of[self.seat]
        if state.space[hero] == OFF:
            starts = mask_of(state.battlefield.starts[n] for n in HERO_STARTS)
            self.offer(state, self.seat, _places(hero, starts & ~state.occupied()))
            return
        for fighter in setting.fighters_of[self.seat]:
            if state.space[fighter] == OFF:
                self.offer(state, self.seat, _places(fighter, self.room(state, NOTHING)))
                return
        for token in setting.tokens:
            waits = token.at_setup and state.token_space[token.id] == OFF
            if token.seat == self.seat and waits:
                spaces = self.room(state, state.token_spaces(token.kind.name))
                options = [PlaceToken(token.id, space) for space in members(spaces)]
                self.offer(state, self.seat, options)
                return
        self.chosen = True
        start_ability(state, self.seat, Timing.SETUP)  # C10

    def around(self, state: State, villain: FighterId) -> Mask:
        """The empty spaces adjacent to the villain, or any that is free if there is none; the
        starting spaces of heroes stay free."""
        free = self.free(state)
        return state.battlefield.adjacent[state.space[villain]] & free or free

    def room(self, state: State, taken: Mask) -> Mask:
        """The free spaces in the hero's zones, or any free space if there is none (C9, C66)."""
        free = self.free(state) & ~taken
        hero = state.space[state.setting.hero_of[self.seat]]
        return state.battlefield.in_zone[hero] & free or free

    def free(self, state: State) -> Mask:
        """The starting spaces of heroes yet to come are not free."""
        taken = state.occupied()
        heroes = state.setting.hero_of[: state.setting.players]
        if any(state.space[hero] == OFF for hero in heroes):
            taken |= mask_of(state.battlefield.starts[n] for n in HERO_STARTS)
        return all_below(len(state.battlefield.spaces)) & ~taken

    def offer(self, state: State, seat: Seat, options: Sequence[PlaceFighter | PlaceToken]) -> None:
        if len(options) == 1:
            self.answer(state, options[0])
        else:
            state.ask(seat, Ask.PLACE, options)

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, PlaceFighter):
            place(state, option.fighter, option.space, RULE)
            if state.setting.fighters[option.fighter].is_hero:
                starts = state.battlefield.starts
                self.markers += [n for n in HERO_STARTS if starts[n] == option.space]
        else:
            assert isinstance(option, PlaceToken)
            place_token(state, option.token, option.space, RULE)

    def finish(self, state: State) -> None:
        """Everyone takes the order marker of the space on which their hero began (A.C10), and the
        first round begins."""
        adventure, _ = parts_of(state)
        adventure.order = self.markers
        state.frames.pop()
        state.frames.append(Round())
        next_round(state)


def _places(fighter: FighterId, spaces: Mask) -> list[PlaceFighter]:
    return [PlaceFighter(fighter, space) for space in members(spaces)]
