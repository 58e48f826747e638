"""Which answers are worth a look first, at a glance: what a player sees before thinking.

Only what the player who is asked may know is read: their own hand, and what lies open. The numbers
order the answers; the search finds out which of them is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peerless.bots.distances import distances_to_attack
from peerless.bots.search.texts import promises
from peerless.rules.masks import bit
from peerless.rules.numbers import FighterId, Seat, SpaceId
from peerless.rules.questions import (
    Activate,
    Ask,
    Attack,
    BeginManeuver,
    BoostWith,
    DefendWith,
    DiscardCard,
    MoveFighter,
    Option,
    PendingQuestion,
    PlaceFighter,
    PlayScheme,
    Yes,
)
from peerless.rules.select import in_form
from peerless.rules.setting import Face, Setting
from peerless.rules.state import OFF, State

USUAL_ATTACK: Final = 3.5
USUAL_DEFENSE: Final = 1.5


def scores(state: State, question: PendingQuestion, options: Sequence[Option]) -> list[float]:
    """How good each of these answers looks; 1 more makes it about three times as likely."""
    about, seat = question.about, question.seat
    if about == Ask.MOVE:
        return _moves(state, question, seat, options)
    if about == Ask.ACTION:
        return [_action(state, seat, option) for option in options]
    if about == Ask.DEFEND:
        return [_defense(state, option) for option in options]
    if about == Ask.BOOST:
        return [_boost(state, option) for option in options]
    if about == Ask.PLACE:
        return _places(state, seat, options)
    if about == Ask.SITE:
        return [_site(state, option) for option in options]
    return [_other(state, seat, option) for option in options]


def decides(setting: Setting, fighter: FighterId) -> bool:
    """Whether a side loses by its fall: a hero, or the villain; a minion is only in the way."""
    found = setting.fighters[fighter]
    return found.is_hero or found.is_villain


def keep(setting: Setting, face: Face) -> float:
    """What a card is worth in hand."""
    both = 0.3 if face.attacks and face.defends else 0.0
    return 0.25 * face.value + 0.1 * face.boost + both + 0.2 * promises(setting)[face.id].worth


# ---------------------------------------------------------------- actions


def _action(state: State, seat: Seat, option: Option) -> float:
    if isinstance(option, Attack):
        return _attack(state, option)
    cards = len(state.hands[seat])
    if isinstance(option, BeginManeuver):
        if not state.decks[seat]:
            return -1.0
        return 1.2 + 0.3 * max(0, 4 - cards) - (1.0 if cards >= 7 else 0.0)
    if isinstance(option, PlayScheme):
        return 0.5 + 0.35 * promises(state.setting)[option.face].worth
    return 1.0


def _attack(state: State, option: Attack) -> float:
    setting = state.setting
    face, target = setting.faces[option.face], setting.fighters[option.target]
    health = state.health[option.target]
    has_cards = not setting.has_player(target.seat) or bool(state.hands[target.seat])
    damage = face.value - (USUAL_DEFENSE if has_cards else 0.0)
    gain = 0.2 * promises(setting)[option.face].worth
    leads = decides(setting, option.target)
    if leads:
        gain += 0.35 * max(0.0, min(damage, health)) + (0.5 if target.is_villain else 0.0)
        if face.value >= health:
            gain += 1.5 if has_cards else 4.0
    else:
        gain += 0.2 * max(0.0, min(damage, health)) + (0.4 if face.value >= health else 0.0)
    return 0.4 + gain - 0.1 * face.boost


# ---------------------------------------------------------------- defense and boosts


def _defense(state: State, option: Option) -> float:
    combat, setting = state.combat, state.setting
    if not isinstance(option, DefendWith) or option.face < 0 or combat is None:
        return 0.0
    face = setting.faces[option.face]
    attack: float = USUAL_ATTACK
    card = combat.attack.card
    if combat.attack.face_up and card >= 0:
        attack = float(setting.face(card).offense.value)
    fighter = combat.defense.fighter
    health = max(state.health[fighter], 1)
    leads = setting.leader_of[setting.fighters[fighter].seat] == fighter
    saved = min(face.defense.value, attack)
    worth = (0.3 + 1.2 / health) if leads else 0.2
    effects = 0.2 * promises(setting)[option.face].worth
    return worth * saved + effects - 0.8 * keep(setting, face)


def _boost(state: State, option: Option) -> float:
    if not isinstance(option, BoostWith) or option.face < 0:
        return 1.0
    face = state.setting.faces[option.face]
    return 0.3 * face.boost - 1.2 * keep(state.setting, face)


# ---------------------------------------------------------------- moves


class Ground:
    """What a fighter of a player finds in a space: whom it could attack from there, and who could
    attack it."""

    __slots__ = (
        "acting", "approach", "dangers", "enemies", "fear", "melee", "ranged", "seat", "state",
        "targets",
    )  # fmt: skip

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.acting = state.turn == seat and state.actions > 0  # it may still attack this turn
        # A villain is beaten in time or not at all: there is no keeping away from it.
        self.fear, self.approach = (1.0, 0.07) if state.adventure is None else (0.3, 0.2)
        self.melee = distances_to_attack(state.battlefield, False)
        self.ranged = distances_to_attack(state.battlefield, True)
        # of each enemy, how far it has to where it can attack a space, how far it goes, and how
        # likely it has a card for that
        self.enemies: list[tuple[tuple[int, ...], int, float]] = []
        # where they are, whether they lead, and how much they can lose
        self.targets: list[tuple[SpaceId, bool, int]] = []
        self.dangers: dict[SpaceId, float] = {}
        setting = state.setting
        side = setting.sides[seat]
        for fighter in setting.fighters:
            there = state.space[fighter.id]
            if fighter.side == side or there == OFF:
                continue
            table = self.ranged if fighter.ranged else self.melee
            cards, move = 3, 3
            if setting.has_player(fighter.seat):
                cards, move = len(state.hands[fighter.seat]), setting.forces[fighter.seat].move
            if cards:
                self.enemies.append((table[there], move, min(cards, 3) / 3))
            leads = decides(setting, fighter.id)
            self.targets.append((there, leads, state.health[fighter.id]))

    def best_attack(self, fighter: FighterId) -> int:
        """The best card in hand that a fighter can attack with."""
        state, best, mask = self.state, 0, bit(fighter)
        setting = state.setting
        for card in state.hands[self.seat]:
            face = setting.faces[setting.card_face[card]]
            if face.attacks and face.value > best and face.users & mask and in_form(state, face):
                best = face.value
        return best

    def danger(self, space: SpaceId) -> float:
        """How many could attack there, those who can at once counting more."""
        found = self.dangers.get(space)
        if found is None:
            found = 0.0
            for distances, move, likely in self.enemies:
                far = distances[space]
                if far <= move:
                    found += likely if far == 0 else 0.6 * likely
            self.dangers[space] = found
        return found

    def worth(self, fighter: FighterId, space: SpaceId, attack: int) -> float:
        """Of a fighter that stands there, whose best attack is so much."""
        own = self.state.setting.fighters[fighter]
        distances = self.ranged[space] if own.ranged else self.melee[space]
        best, nearest = 0.0, 10
        for there, leads, health in self.targets:
            far = distances[there]
            if far == 0 and attack:
                gain = (attack if attack <= health else health + 1) * (0.25 if leads else 0.12)
                if gain > best:
                    best = gain
            if leads and far < nearest:
                nearest = far
        danger = self.danger(space)
        if danger > 2.0:
            danger = 2.0
        if self.state.setting.leader_of[own.seat] == fighter:
            danger *= 0.2 + 1.5 / max(self.state.health[fighter], 1)
        else:
            danger *= 0.1
        return (best if self.acting else 0.4 * best) - self.fear * danger - self.approach * nearest


def _moves(
    state: State, question: PendingQuestion, seat: Seat, options: Sequence[Option]
) -> list[float]:
    """A move counts for what it makes better. In a maneuver fighters are moved in their order:
    another order comes to the same."""
    ground = Ground(state, seat)
    setting, asked = state.setting, question.move
    side = setting.sides[seat]
    after = -1
    if asked is not None and asked.maneuver and asked.movers:
        moved = [f for f in setting.fighters_of[seat] if f not in asked.movers]
        after = max(moved, default=-1)
    attacks: dict[FighterId, int] = {}
    before: dict[FighterId, float] = {}
    found = []
    for option in options:
        if not isinstance(option, MoveFighter):
            found.append(0.3)
            continue
        fighter = option.fighter
        if setting.sides[setting.fighters[fighter].seat] != side:
            found.append(0.0)  # an opposing fighter is moved
            continue
        if fighter not in before:
            attacks[fighter] = ground.best_attack(fighter)
            before[fighter] = ground.worth(fighter, state.space[fighter], attacks[fighter])
        gain = ground.worth(fighter, option.space, attacks[fighter]) - before[fighter]
        score = 1.5 * gain
        if fighter < after and state.space[fighter] != OFF:
            score -= 2.0
        found.append(score)
    return found


def _places(state: State, seat: Seat, options: Sequence[Option]) -> list[float]:
    ground = Ground(state, seat)
    return [
        ground.worth(option.fighter, option.space, 3) if isinstance(option, PlaceFighter) else 0.0
        for option in options
    ]


# ---------------------------------------------------------------- the rest


def _site(state: State, option: Option) -> float:
    if not isinstance(option, Activate) or state.adventure is None:
        return 0.0
    face = state.setting.faces[option.face]
    return 0.8 * min(face.boost, state.adventure.markers[option.site]) - keep(state.setting, face)


def _other(state: State, seat: Seat, option: Option) -> float:
    if isinstance(option, DiscardCard):
        return -keep(state.setting, state.setting.faces[option.face])
    return 0.5 if isinstance(option, Yes) else 0.0
