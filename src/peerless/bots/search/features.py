"""What is looked at to tell how a position is: numbers that mean the same for every hero and every
battlefield, those of one's own making too.

Each player has a list of them, each between about 0 and 1. They speak of a quiet moment, when an
action is to be taken and nothing is under way. Hidden cards are those of an imagined game, so on
the whole they are what they are likely to be.
"""

from __future__ import annotations

from typing import Final

from peerless.bots.distances import Table, distances, distances_to_attack
from peerless.bots.search.arms import FAR, Arms
from peerless.rules.masks import bit, members
from peerless.rules.numbers import FighterId, Mask, Seat, SpaceId
from peerless.rules.standing import linked_spaces
from peerless.rules.state import OFF, State

NAMES: Final[tuple[str, ...]] = (
    "hero",  # it stands
    "health",  # of the hero, as a share of what it began with
    "health to spare",  # ... in points, up to 16
    "first 4 health",
    "first 8 health",
    "sidekicks",  # that stand, up to 3
    "sidekick health",  # up to 8 points
    "cards",  # in hand, up to 7
    "first 2 cards",
    "first 4 cards",
    "deck",  # cards left in it, up to 30
    "last of deck",  # of its last 6 cards, those that are left
    "best attack",  # in hand
    "best defense",  # in hand, for the hero
    "worth of hand",  # the values of all its cards
    "schemes",  # in hand
    "second attack",  # the best but one in hand
    "defenses",  # in hand, for the hero, up to 3
    "damage in hand",  # that the texts of the cards in hand promise (`texts`)
    "draws in hand",
    "health in hand",
    "value in hand",
    "cancels in hand",
    "others in hand",
    "counters",  # that the hero keeps, as a share of the most
    "tokens",  # on the battlefield
    "on a token",  # the hero stands on one of its own
    "turn",  # it is the player's, with so many actions left
    "near",  # how near the player's fighters are to an opposing hero
    "hurt now",  # the share of its health that the hero would lose to an attack from where they are
    "hurt soon",  # ... after a maneuver
    "fall now",  # that attack would be its end
    "fall soon",
    "hurt now, their turn",  # the same, when those who would attack are about to act
    "hurt soon, their turn",
    "fall now, their turn",
    "fall soon, their turn",
    "attackers",  # that have the hero in reach, up to 3
    "sidekicks in reach",  # of opposing fighters, up to 3
    "dead cards",  # in hand, whose users have all fallen, up to 4
    "cards of another form",  # in hand, up to 4
    "second defense",  # the best but one in hand, for the hero
    "hurt twice",  # the share of its health that the hero would lose to two attacks, soon
    "hurt twice, their turn",
    "fall twice",  # they would be its end
    "fall twice, their turn",
    "steps to a token",  # from the hero to the nearest of its own: 1 on it, 0 where it is far
    "tokens near them",  # of its own tokens, those within a step of attacking an opposing hero
    "value of the deck",  # of what can still be drawn, on the average
    "damage of schemes",  # that those in hand would deal as things stand
    "sidekicks in reach soon",  # of opposing fighters after a maneuver, up to 3
    "attack in reach",  # the best that its fighters could make after a maneuver, on anybody
    "attacks out of reach",  # in hand, whose users could attack nobody after a maneuver, up to 4
    "longer reach",  # while the hero could attack an opposing one after a maneuver: how many more
    # steps opposing fighters are from attacking it than it is from that, up to 4
)

SIZE: Final[int] = len(NAMES)
_COUNTERS: Final[int] = NAMES.index("counters")
_NEAR: Final[int] = NAMES.index("near")
_HURT: Final[int] = NAMES.index("hurt now")
_ATTACKERS: Final[int] = NAMES.index("attackers")
_DEAD: Final[int] = NAMES.index("dead cards")
_TWICE: Final[int] = NAMES.index("hurt twice")
_STEPS: Final[int] = NAMES.index("steps to a token")
_SCHEMES: Final[int] = NAMES.index("damage of schemes")
_REACH: Final[int] = NAMES.index("attack in reach")


def features(state: State) -> list[list[float]]:
    """Of every player, in the order of the seats."""
    setting = state.setting
    arms = [Arms(state, seat) for seat in range(setting.players)]
    melee = distances_to_attack(state.battlefield, False)
    ranged = distances_to_attack(state.battlefield, True)
    rows = [_of_player(state, seat, arms, melee, ranged) for seat in range(setting.players)]
    for seat, found in enumerate(rows):
        if not state.out(seat):
            _in_reach(state, arms[seat], setting.forces[seat].move, found)
    return rows


def _of_player(
    state: State, seat: Seat, arms: list[Arms], melee: Table, ranged: Table
) -> list[float]:
    setting = state.setting
    found = [0.0] * SIZE
    if state.out(seat):
        return found
    hero = setting.leader_of[seat]
    health = state.health[hero]
    if health > 0:
        found[0] = 1.0
        found[1] = min(health / setting.fighters[hero].health, 1.0)
        found[2] = min(health, 16) / 16
        found[3] = min(health, 4) / 4
        found[4] = min(health, 8) / 8
    standing, points = 0, 0
    for fighter in setting.fighters_of[seat]:
        if fighter != hero and state.health[fighter] > 0:
            standing += 1
            points += state.health[fighter]
    found[5] = min(standing, 3) / 3
    found[6] = min(points, 8) / 8
    cards, deck, own = len(state.hands[seat]), len(state.decks[seat]), arms[seat]
    found[7] = min(cards, 7) / 7
    found[8] = min(cards, 2) / 2
    found[9] = min(cards, 4) / 4
    found[10] = min(deck, 30) / 30
    found[11] = min(deck, 6) / 6
    found[12] = min(own.best, 8.0) / 8
    found[13] = min(own.defense, 6.0) / 6
    found[14] = min(own.worth, 24.0) / 24
    found[15] = min(own.schemes, 3) / 3
    found[16] = min(own.second, 8.0) / 8
    found[17] = min(own.defenses, 3) / 3
    found[18] = min(own.damage, 6.0) / 6
    found[19] = min(max(own.draws, 0.0), 6.0) / 6
    found[20] = min(own.health, 6.0) / 6
    found[21] = min(own.value, 6.0) / 6
    found[22] = min(own.cancels, 3.0) / 3
    found[23] = min(own.others, 6.0) / 6
    found[_COUNTERS] = _counters(state, seat)
    found[_COUNTERS + 1] = _tokens(state, seat)
    found[_COUNTERS + 2] = 1.0 if _is_on_a_token(state, seat, hero) else 0.0
    if state.turn == seat:
        found[_COUNTERS + 3] = min(state.actions, 2) / 2
    found[_DEAD] = min(own.dead, 4) / 4
    found[_DEAD + 1] = min(own.blocked, 4) / 4
    found[_DEAD + 2] = min(own.second_defense, 6.0) / 6
    _own_tokens(state, seat, hero, found)
    found[_STEPS + 2] = _value_of_deck(state, seat, own.standing)
    found[_SCHEMES] = min(max(own.strikes, 0.0), 6.0) / 6
    _danger(state, seat, hero, arms, melee, ranged, found)
    return found


def _counters(state: State, seat: Seat) -> float:
    total, most = 0, 0
    for track, value in zip(state.setting.forces[seat].tracks, state.tracks[seat], strict=True):
        if track.is_counter:
            total += value
            most += track.most
    return total / most if most else 0.0


def _tokens(state: State, seat: Seat) -> float:
    on, all_ = 0, 0
    for token in state.setting.tokens:
        if token.seat == seat:
            all_ += 1
            if state.token_space[token.id] != OFF:
                on += 1
    return on / all_ if all_ else 0.0


def _is_on_a_token(state: State, seat: Seat, hero: FighterId) -> bool:
    there = state.space[hero]
    if there == OFF:
        return False
    for token in state.setting.tokens:
        if token.seat == seat and state.token_space[token.id] == there:
            return True
    return False


def _own_tokens(state: State, seat: Seat, hero: FighterId, found: list[float]) -> None:
    """How near they are to the hero, and to those it would attack."""
    setting = state.setting
    here = state.space[hero]
    if here == OFF:
        return
    own = [
        state.token_space[token.id]
        for token in setting.tokens
        if token.seat == seat and state.token_space[token.id] != OFF
    ]
    if not own:
        return
    far = distances(state.battlefield)[here]
    reach = distances_to_attack(state.battlefield, setting.fighters[hero].ranged)
    nearest, near = 8, 0
    for there in own:
        if far[there] < nearest:
            nearest = far[there]
        for other in range(setting.players):
            if setting.sides[other] != setting.sides[seat]:
                target = state.space[setting.leader_of[other]]
                if target != OFF and reach[there][target] <= 1:
                    near += 1
                    break
    found[_STEPS] = 1.0 - nearest / 8
    found[_STEPS + 1] = near / len(own)


def _value_of_deck(state: State, seat: Seat, standing: Mask) -> float:
    """Of the cards in it that somebody who stands may use, by 5; 0 if it is empty."""
    deck = state.decks[seat]
    if not deck:
        return 0.0
    card_face, faces = state.setting.card_face, state.setting.faces
    total = 0
    for card in deck:
        face = faces[card_face[card]]
        if face.users & standing:
            total += face.value if face.value > face.boost else face.boost
    return total / (5 * len(deck))


def steps_to_attack(
    state: State, fighter: FighterId, here: SpaceId, there: SpaceId, table: Table
) -> int:
    """How far a fighter has from here to where it can attack a space, by tokens that its ability
    makes adjacent too."""
    far = table[here][there]
    if far == 0 or not state.setting.has_links[state.setting.fighters[fighter].seat]:
        return far
    to = distances(state.battlefield)[here]
    for linked in linked_spaces(state, fighter):
        doors = members(linked)
        if len(doors) > 1:
            through = 1 + min([to[door] for door in doors])
            far = min(far, through + min([table[door][there] for door in doors]))
    return far


def _danger(
    state: State,
    seat: Seat,
    hero: FighterId,
    arms: list[Arms],
    melee: Table,
    ranged: Table,
    found: list[float],
) -> None:
    """Who has the hero in reach, now or after a maneuver, and what that would cost it. Whom the
    others reach is written down with their arms, for `_in_reach`."""
    setting = state.setting
    own_side = setting.sides[seat]
    there = state.space[hero]
    health = max(state.health[hero], 1)
    attackers, menaced = 0, 0
    menaced_soon: Mask = 0
    own = arms[seat]
    from_them = FAR
    sidekicks = [
        (bit(fighter), state.space[fighter])
        for fighter in setting.fighters_of[seat]
        if fighter != hero and state.space[fighter] != OFF
    ]
    for other in range(setting.players):
        if setting.sides[other] == own_side:
            continue
        theirs = arms[other]
        now: Mask = 0
        soon: Mask = 0
        of_others: Mask = 0  # who has sidekicks in reach soon
        near, count = 0.0, 0
        move, links = setting.forces[other].move, setting.has_links[other]
        for fighter in setting.fighters_of[other]:
            here = state.space[fighter]
            if here == OFF:
                continue
            table = ranged if setting.fighters[fighter].ranged else melee
            if there != OFF:
                far = steps_to_attack(state, fighter, here, there, table)
                near += 1.0 - (far if far < 8 else 8) / 8
                count += 1
                if far < from_them:
                    from_them = far
                if far < theirs.to_them and fighter == theirs.leader:
                    theirs.to_them = far
                if far <= move:
                    soon |= bit(fighter)
                    if far == 0:
                        now |= bit(fighter)
                        attackers += 1
            far_to = table[here]
            for sidekick, space in sidekicks:
                far = far_to[space]
                if far > move and links:
                    far = steps_to_attack(state, fighter, here, space, table)
                if far <= move:
                    menaced_soon |= sidekick
                    of_others |= bit(fighter)
                    if far == 0:
                        menaced += 1
        theirs.reach |= soon | of_others
        if soon:
            acting = state.turn == other
            _hurt(found, theirs.best_of(now)[0], own.defense, health, acting, 0)
            if not acting or state.actions > 1:
                best, second, _ = theirs.best_of(soon)
                _hurt(found, best, own.defense, health, acting, 1)
                if now or not acting:
                    _hurt_twice(found, best, second, own, health, acting)
        if count:
            theirs.near = max(theirs.near, near / count)
    own.from_them = from_them
    found[_ATTACKERS] = min(attackers, 3) / 3
    found[_ATTACKERS + 1] = min(menaced, 3) / 3
    found[_SCHEMES + 1] = min(menaced_soon.bit_count(), 3) / 3


def _in_reach(state: State, own: Arms, move: int, found: list[float]) -> None:
    """What the player's fighters could do, once the dangers to all tell who has whom in reach."""
    if state.space[own.leader] != OFF:
        found[_NEAR] = own.near
    best, _, away = own.best_of(own.reach)
    found[_REACH] = min(best, 8.0) / 8
    found[_REACH + 1] = min(away, 4) / 4
    if own.to_them <= move:
        found[_REACH + 2] = min(max(own.from_them - own.to_them, 0), 4) / 4


def _hurt_twice(
    found: list[float], best: float, second: float, own: Arms, health: int, acting: bool
) -> None:
    damage = max(best - own.defense, 0.0) + max(second - own.second_defense, 0.0)
    at = _TWICE + 1 if acting else _TWICE
    share = min(damage / health, 1.0)
    if share > found[at]:
        found[at] = share
    if damage >= health:
        found[at + 2] = 1.0


def _hurt(
    found: list[float], attack: float, defense: float, health: int, acting: bool, soon: int
) -> None:
    damage = attack - defense
    if damage <= 0.0:
        damage = 0.4 if attack > 0.0 else 0.0  # there is more to attacks than their values
    first = _HURT + 4 if acting else _HURT
    share = min(damage / health, 1.0)
    if share > found[first + soon]:
        found[first + soon] = share
    if attack - defense >= health:
        found[first + 2 + soon] = 1.0
