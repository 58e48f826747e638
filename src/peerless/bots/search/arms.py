"""What a player can attack and defend with: the cards in hand, who of those that stand may use
them, and what texts and the hero's ability make of their values as things stand."""

from __future__ import annotations

from typing import Final

from peerless.bots.search.texts import promises
from peerless.bots.search.values import changes, dealt, expected
from peerless.rules.masks import NOTHING, bit, has, members
from peerless.rules.numbers import FighterId, Mask, Seat
from peerless.rules.select import fighters_meant, in_form
from peerless.rules.standing import rules_of_ability
from peerless.rules.state import State
from peerless.text.tree import Role, ValueBonus

FAR: Final = 99  # steps, where no way leads


class Arms:
    __slots__ = (
        "best", "blocked", "cancels", "cards", "damage", "dead", "defense", "defenses", "draws",
        "from_them", "health", "leader", "near", "others", "reach", "schemes", "second",
        "second_defense", "standing", "strikes", "stronger", "to_them", "value", "worth",
    )  # fmt: skip

    def __init__(self, state: State, seat: Seat) -> None:
        setting = state.setting
        self.cards: list[tuple[float, Mask]] = []  # value and users of each attack card
        self.best = 0.0
        self.second = 0.0
        self.defense = 0.0  # the best of the hero
        self.second_defense = 0.0
        self.defenses = 0
        self.schemes = 0
        self.strikes = 0.0  # the damage that schemes would deal as things stand
        self.dead = 0  # cards whose users have all fallen
        self.blocked = 0  # cards of another form
        self.worth = 0.0
        self.damage = 0.0  # what the texts promise, of all cards together
        self.draws = 0.0
        self.health = 0.0
        self.value = 0.0
        self.cancels = 0.0
        self.others = 0.0
        self.stronger: list[tuple[FighterId, int]] = []  # whose attacks have more value
        # Found where the dangers of all are looked at (`features`):
        self.reach: Mask = NOTHING  # of its fighters, who could attack somebody after a maneuver
        self.near = 0.0  # how near they are to an opposing hero: 1 where all could attack it
        self.from_them = (
            FAR  # steps of the nearest opposing fighter to where it can attack the hero
        )
        self.to_them = FAR  # ... of the hero to where it can attack an opposing one
        leader = self.leader = setting.leader_of[seat]
        hero = bit(leader)
        standing = NOTHING
        for fighter in setting.fighters_of[seat]:
            if state.health[fighter] > 0:
                standing |= bit(fighter)
        self.standing = standing
        safer = 0
        for rule, context in rules_of_ability(state, seat, ValueBonus):
            for fighter in fighters_meant(state, context, rule.fighter):
                if rule.role is Role.ATTACK:
                    self.stronger.append((fighter, rule.amount))
                elif fighter == leader:
                    safer += rule.amount
        card_face, faces = setting.card_face, setting.faces
        promised, changed = promises(setting), changes(setting)
        for card in state.hands[seat]:
            face = faces[card_face[card]]
            users = face.users & standing
            if not users:
                self.dead += 1
                self.worth += 0.5 * face.boost
                continue
            value = float(face.value)
            attack_changes, defense_changes, blows = changed[face.id]
            attack = value
            if face.attacks and attack_changes:
                attack = expected(state, face, attack_changes, self._user(users), Role.ATTACK)
            promise = promised[face.id]
            self.worth += attack if attack > face.boost else face.boost
            self.damage += promise.damage
            self.draws += promise.draws
            self.health += promise.health
            self.value += promise.value
            self.cancels += promise.cancels
            self.others += promise.others
            if face.form is not None and not in_form(state, face):
                # Another form can be taken before the next attack, not before a defense.
                self.blocked += 1
                if not face.attacks or state.turn == seat:
                    continue
                self.cards.append((attack, face.users))
                continue
            if face.attacks:
                self.cards.append((attack, face.users))
                if attack > self.best:
                    self.second, self.best = self.best, attack
                elif attack > self.second:
                    self.second = attack
            if face.defends:
                if users & hero:
                    self.defenses += 1
                    if defense_changes:
                        value = expected(state, face, defense_changes, leader, Role.DEFENSE)
                    value += safer
                    if value > self.defense:
                        self.second_defense, self.defense = self.defense, value
                    elif value > self.second_defense:
                        self.second_defense = value
            elif not face.attacks:
                self.schemes += 1
                if blows:
                    self.strikes += dealt(state, face, blows, self._user(users))

    def _user(self, users: Mask) -> FighterId:
        """Of those who may use a card, the hero before others."""
        return self.leader if has(users, self.leader) else members(users)[0]

    def best_of(self, fighters: Mask) -> tuple[float, float, int]:
        """The two best attacks that any of these can make, 0 if none can; and how many attack cards
        none of them can use."""
        best, second, idle = 0.0, 0.0, 0
        for value, users in self.cards:
            able = users & fighters
            if able:
                for fighter, more in self.stronger:
                    if has(able, fighter):
                        value += more
                        break
                if value > best:
                    best, second = value, best
                elif value > second:
                    second = value
            else:
                idle += 1
        return best, second, idle
