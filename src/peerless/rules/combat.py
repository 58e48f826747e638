"""Combat, step by step (C42-C48, R33)."""

from __future__ import annotations

from enum import IntEnum
from itertools import pairwise
from typing import Final

from peerless.rules import piles, triggers
from peerless.rules.choosing import faces
from peerless.rules.combat_record import Combat, CombatSide, enter
from peerless.rules.context import Context
from peerless.rules.ending import take_piles_away
from peerless.rules.events import RULE, Happening
from peerless.rules.health import counted, deal, prevented
from peerless.rules.interpreter import Interpreter, start_ability
from peerless.rules.lasting import without
from peerless.rules.masks import has, members
from peerless.rules.movement import spread
from peerless.rules.numbers import CardId, FighterId, Mask, Seat, SpaceId
from peerless.rules.questions import NO_DEFENSE, Ask, Attack, DefendWith, Option, PickSource
from peerless.rules.select import usable
from peerless.rules.setting import Face, FacePart
from peerless.rules.state import OFF, Frame, State
from peerless.rules.turn_order import seats_spared
from peerless.rules.value import parts_of_value, value
from peerless.text.tree import Duration, Role, Timing

# ---------------------------------------------------------------- who can attack whom


def targets(state: State, fighter: FighterId) -> list[FighterId]:
    """Opposing fighters that are adjacent or, for a ranged fighter, share a zone (C40, C41)."""
    here = state.space[fighter]
    if here == OFF:
        return []
    side = state.setting.fighters[fighter].side
    found = reach_from(state, fighter, here) & state.occupied() & ~state.held[side]
    if not found:
        return []
    return sorted([state.occupant[space] for space in members(found)])


def reach_from(state: State, fighter: FighterId, here: SpaceId) -> Mask:
    """The spaces that a fighter attacks from a space (C40, C41)."""
    battlefield = state.battlefield
    reach = battlefield.adjacent[here]
    if state.setting.fighters[fighter].ranged:
        zone = battlefield.in_zone[here]
        if state.setting.rules.range_limit:
            zone &= spread(battlefield.steps, here, state.setting.rules.range_limit, 0, False)
        reach |= zone
    return reach


def attacks(state: State, seat: Seat, hand: list[Face]) -> list[Attack]:
    """Every attack the player can make: who, whom, with which card of the hand (C39)."""
    options = []
    for fighter in state.setting.fighters_of[seat]:
        found = targets(state, fighter)
        if found:
            spared = seats_spared(state, seat)
            cards = [face for face in hand if usable(state, face, fighter, Role.ATTACK)]
            for target in found:
                if not has(spared, state.setting.fighters[target].seat):
                    options += [Attack(fighter, target, face.id) for face in cards]
    return options


# ---------------------------------------------------------------- the steps


class CombatStep(IntEnum):
    COMMIT_ATTACK = 0
    COMMIT_DEFENSE = 1
    NAME = 2
    REVEAL = 3
    IMMEDIATELY = 4
    DURING = 5
    OUTCOME = 6
    AFTER_BY_CARDS = 7
    AFTER_BY_ABILITIES = 8
    AFTER_ATTACK = 9
    CLEAN_UP = 10
    OVER = 11


_AFTER: Final = dict(pairwise(CombatStep))
"""The step after each."""


class Fight(Frame):
    """The combat under way. Each step looks for its next effect only when the last is over."""

    __slots__ = ("step",)

    def __init__(self, step: CombatStep = CombatStep.COMMIT_ATTACK) -> None:
        self.step = step

    def copy(self) -> Fight:
        return Fight(self.step)

    def run(self, state: State) -> None:
        combat = state.combat
        assert combat is not None
        while self.step in _EFFECT_STEPS:
            timing, by_cards, by_abilities = _EFFECT_STEPS[self.step]
            if self.next_effect(state, combat, timing, by_cards, by_abilities):
                return
            combat.attack.done = combat.defense.done = ()
            self.step = _AFTER[self.step]
        step = self.step
        if step == CombatStep.COMMIT_DEFENSE:
            self.ask_defense(state, combat)
            return
        self.step = _AFTER[step]
        if step == CombatStep.COMMIT_ATTACK:
            # what is played beside the attack card goes down before the defense (R78)
            start_ability(state, combat.attack.seat, Timing.ATTACK, combat.attack.fighter)
            start_card(state, combat.attack, Timing.COMMIT)
        elif step == CombatStep.NAME:
            start_card(state, combat.defense, Timing.COMMIT)
        elif step == CombatStep.REVEAL:
            reveal(state, combat)
        elif step == CombatStep.OUTCOME:
            decide(state, combat)
        elif step == CombatStep.AFTER_ATTACK:
            # the last effect of all (R43, R87)
            start_ability(state, combat.attack.seat, Timing.AFTER_ATTACK, combat.attack.fighter)
        elif step == CombatStep.CLEAN_UP:
            clean_up(state, combat)

    def ask_defense(self, state: State, combat: Combat) -> None:
        """A player chooses a card of the hand; an enemy takes the top card of its deck (A.E3)."""
        side = combat.defense
        if not state.setting.has_player(side.seat):
            self.defend(state, side, piles.play_top(state, side.seat))
            return
        options = [
            state.setting.defenses[face]
            for face in faces(state, state.hands[side.seat])
            if usable(state, state.setting.faces[face], side.fighter, Role.DEFENSE)
        ]
        state.ask(side.seat, Ask.DEFEND, [*options, NO_DEFENSE])

    def answer(self, state: State, option: Option) -> None:
        combat = state.combat
        assert combat is not None
        if isinstance(option, PickSource):
            mine = combat.defense if combat.defense.seat == option.seat else combat.attack
            source = mine.card if option.face >= 0 else -1
            self.start(state, mine, source, _EFFECT_STEPS[self.step][0])
            return
        assert isinstance(option, DefendWith)
        seat = combat.defense.seat
        card = piles.play_face_down(state, seat, option.face) if option.face >= 0 else -1
        self.defend(state, combat.defense, card)

    def defend(self, state: State, side: CombatSide, card: CardId) -> None:
        if card >= 0:
            side.play(card)
        team = piles.team_of(state, side.seat)
        seers = piles.seers_of(state, card) if card >= 0 else team
        state.tell(Happening.DEFENDED, side.seat, side.fighter, side.card, seers=seers)
        self.step = CombatStep.NAME

    # ------------------------------------------------------------ effects of a step

    def next_effect(
        self, state: State, combat: Combat, timing: Timing, by_cards: bool, by_abilities: bool
    ) -> bool:
        """Start the next effect of this step, the defender's first (C44); whether there is one."""
        for side in (combat.defense, combat.attack):
            waiting = []
            if by_cards and has_effect(state, side, timing) and side.card not in side.done:
                waiting.append(side.card)
            if (
                by_abilities
                and timing in state.setting.abilities[side.seat]
                and -1 not in side.done
            ):
                waiting.append(-1)
            if len(waiting) > 1:  # a player with several chooses their order (R34)
                face = state.setting.card_face[side.card]
                options = [PickSource(face, side.seat), PickSource(-1, side.seat)]
                state.ask(side.seat, Ask.PICK, options)
                return True
            if waiting:
                self.start(state, side, waiting[0], timing)
                return True
        return False

    def start(self, state: State, side: CombatSide, source: CardId, timing: Timing) -> None:
        side.done += (source,)
        if source < 0:
            start_ability(state, side.seat, timing, side.fighter)
        else:
            start_card(state, side, timing)


_EFFECT_STEPS: Final = {
    # step: timing, effects of cards, effects of abilities
    CombatStep.IMMEDIATELY: (Timing.IMMEDIATELY, True, True),
    CombatStep.DURING: (Timing.DURING, True, True),
    CombatStep.AFTER_BY_CARDS: (Timing.AFTER, True, False),  # cards before abilities (C47)
    CombatStep.AFTER_BY_ABILITIES: (Timing.AFTER, False, True),
}


def attack(state: State, seat: Seat, declared: Attack) -> None:
    """A player declares an attack: attacker, target and a card face down (C39, C42)."""
    card = piles.play_face_down(state, seat, declared.face)
    begin(state, declared.fighter, declared.target, card)


def begin(state: State, attacker: FighterId, target: FighterId, card: CardId) -> None:
    """An attack with a card that lies face down."""
    seat, defender = (state.setting.fighters[fighter].seat for fighter in (attacker, target))
    state.combat = Combat(
        enter(seat, attacker, card), enter(defender, target), len(state.setting.fighters)
    )
    seers = piles.seers_of(state, card)
    state.tell(Happening.ATTACKED, seat, attacker, card, other=target, seers=seers)
    state.frames.append(Fight())


def has_effect(state: State, side: CombatSide, timing: Timing) -> bool:
    if side.card < 0 or side.canceled:
        return False
    return timing in _part(state, side).programs


def _part(state: State, side: CombatSide) -> FacePart:
    """What counts of a side's card in this combat (A.E4, A.G3)."""
    assert state.combat is not None
    return state.setting.face(side.card).part(state.combat.role(side))


def start_card(state: State, side: CombatSide, timing: Timing) -> None:
    if has_effect(state, side, timing):
        face = state.setting.face(side.card)
        context = Context(side.seat, face.id, side.card, side.fighter, side.spoken)
        state.frames.append(Interpreter(_part(state, side).programs[timing], context))


def reveal(state: State, combat: Combat) -> None:
    """Both cards, and a boost beside one, in one step (C42, R46)."""
    combat.revealed = True
    for side in (combat.attack, combat.defense):
        side.face_up = True
        for card in (side.card, side.boost):
            if card >= 0:
                piles.turn_up(state, card)
                amount = _value_of_two(state, combat, side, card)
                state.tell(Happening.REVEALED, side.seat, side.fighter, card, amount=amount)
                triggers.revealed(state, card)


def _value_of_two(state: State, combat: Combat, side: CombatSide, card: CardId) -> int:
    """Which value of an enemy's card counts (A.H3); 0 for a card that has one."""
    face = state.setting.face(card)
    return 0 if face.card.defense is None else face.part(combat.role(side)).value


def decide(state: State, combat: Combat) -> None:
    """The outcome: damage, and so who won (C45, C49)."""
    attack = value(state, combat, combat.attack)
    defense = value(state, combat, combat.defense)
    tell_bonuses(state, combat)
    defenders = combat.defense.in_combat()
    amount = max(attack - defense, 0)
    for defender in defenders:
        standing = not state.defeated(defender) and state.on_battlefield(defender)
        if standing and not prevented(state, defender, combat=True):
            combat.damage = counted(state, defender, amount)
    combat.decided = True
    state.tell(Happening.COMBAT, combat.winner.seat, amount=attack, other=defense)
    deal(state, defenders, amount, RULE, combat=True)
    if not state.over:
        triggers.decided(state, combat)


def tell_bonuses(state: State, combat: Combat) -> None:
    """What abilities and discoveries add, told when it counts; what cards add was told when it
    happened."""
    if state.log is not None:
        for side in (combat.attack, combat.defense):
            for part in parts_of_value(state, combat, side):
                if not part.becomes and part not in side.changes:
                    state.tell(Happening.BONUS, side.seat, side.fighter, side.card,
                               amount=part.amount, cause=part.cause)  # fmt: skip


def clean_up(state: State, combat: Combat) -> None:
    """The played cards go to the discard piles (C48)."""
    for side in (combat.attack, combat.defense):
        for card in (side.card, side.boost):
            if card >= 0:
                piles.put_away(state, card, RULE)
        if state.adventure is not None:
            take_piles_away(state, side.seat)
    state.combat = None
    state.lasting = without(state.lasting, Duration.COMBAT)
    state.frames.pop()
