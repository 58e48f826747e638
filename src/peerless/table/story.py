"""What became of a finished game: who harmed whom with what, its moments, the turn of the tide.

All of it is read from events, as statistics are (docs/design.md no. 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from peerless.bots.search.weights import trained
from peerless.game import Game
from peerless.record.notation import card_name, fighter_name
from peerless.rules.events import RULE, Event, Happening, seat_of_ability
from peerless.rules.numbers import FaceId, Seat
from peerless.rules.setting import Setting
from peerless.table.replays import ReplayStep, steps_of
from peerless.table.replies import (
    CardDeed,
    GameMoment,
    GameStory,
    MomentKind,
    PlayerStory,
)

_BEST = 3  # cards of each player
_HITS = 3  # of the whole game that are moments
_LEAST_HIT = 4  # damage at once that is worth a mark


def story_of(game: Game) -> GameStory:
    steps = list(steps_of(game))
    account = _Account(game.setting)
    for at, step in enumerate(steps):
        for event in step.events:
            account.hear(at, event)
    curves = [[_health(step.game, seat) for step in steps] for seat in range(game.setting.seats)]
    winners = list(game.state.winners or ())
    model = trained()
    chances = [model.chances(step.game.state) for step in steps]
    tide = _turn_of_tide(game.setting, winners, chances) if account.struck else None
    return GameStory(
        winners=winners,
        turns=game.state.turns,
        steps=len(steps) - 1,
        turn_starts=_turn_starts(steps),
        players=account.players(),
        health=curves,
        sides=list(game.setting.sides),
        chances=[[round(chance, 3) for chance in each] for each in chances],
        tide=tide,
        moments=account.moments(tide, len(steps) - 1),
    )


def _turn_starts(steps: Sequence[ReplayStep]) -> list[int]:
    """The step after which each turn has begun: the first of those that have its number."""
    starts: list[int] = []
    for at, step in enumerate(steps):
        while len(starts) < step.game.state.turns:
            starts.append(at)
    return starts


def _health(game: Game, seat: Seat) -> int:
    """Of a player's hero, or of an enemy."""
    return sum(
        game.state.health[piece.id]
        for piece in game.setting.fighters
        if piece.seat == seat and (piece.is_hero or piece.is_enemy)
    )


def _turn_of_tide(
    setting: Setting, winners: Sequence[Seat], chances: list[list[float]]
) -> int | None:
    """The step since which the winners have had the best chance, to the end; none in a draw, nor
    where the others gave up while theirs was better."""
    sides = {setting.sides[seat] for seat in winners}
    if len(sides) != 1:
        return None
    side = sides.pop()
    behind = [at for at, each in enumerate(chances) if each[side] <= _best(each, side)]
    since = max(behind, default=-1) + 1
    return since if since < len(chances) else None


def _best(chances: list[float], side: int) -> float:
    """Of the other sides."""
    return max(chance for other, chance in enumerate(chances) if other != side)


@dataclass
class _Sums:
    dealt: int = 0
    taken: int = 0
    recovered: int = 0
    combats: int = 0  # attacks made
    won: int = 0
    played: int = 0
    biggest: int = 0
    harm: Counter[FaceId] = field(default_factory=Counter)
    uses: Counter[FaceId] = field(default_factory=Counter)


class _Account:
    """Hears the events of a game in their order. Harm by a rule is that of the combat under way,
    dealt by the attack card, unless a deck has just run out."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.sums = [_Sums() for _ in range(setting.seats)]
        self.attacker: Seat | None = None
        self.attack_card: FaceId = -1
        self.exhausting = False
        self.struck = False
        self.ran_out: set[Seat] = set()
        self.found: list[GameMoment] = []
        self.hits: list[GameMoment] = []
        self.last_harm: tuple[Seat | None, FaceId, bool] = (None, -1, False)

    def hear(self, at: int, event: Event) -> None:
        if event.kind not in _OF_HARM:
            self.exhausting = event.kind is Happening.EXHAUSTED
        match event.kind:
            case Happening.ATTACKED:
                self.attacker, self.attack_card = event.seat, event.card
                self.sums[event.seat].combats += 1
                self._play(event)
            case Happening.DEFENDED | Happening.SCHEMED:
                self._play(event)
                if event.kind is Happening.SCHEMED:
                    self.attacker = None
            case Happening.CARD_BECAME if event.seat == self.attacker:
                self.attack_card = event.card
            case Happening.MANEUVERED | Happening.TURN_ENDED:
                self.attacker = None
            case Happening.COMBAT if event.seat >= 0:
                self.sums[event.seat].won += 1
            case Happening.EXHAUSTED if event.seat not in self.ran_out:
                self.ran_out.add(event.seat)
                self._note(at, MomentKind.EXHAUSTED, seat=event.seat)
            case Happening.DAMAGED:
                self._harm(at, event)
            case Happening.RECOVERED:
                self.sums[self._owner(event)].recovered += event.amount
            case Happening.DEFEATED:
                seat, card, exhausted = self.last_harm
                kind = MomentKind.EXHAUSTION if exhausted else MomentKind.DEFEATED
                self._note(at, kind, seat, event.fighter, card)
            case Happening.CONCEDED:
                self._note(at, MomentKind.CONCEDED, seat=event.seat)
            case Happening.TIMED_OUT:
                self._note(at, MomentKind.TIMED_OUT, seat=event.seat)
            case Happening.OBJECTIVE:
                self._note(at, MomentKind.OBJECTIVE, seat=event.seat, amount=event.amount)

    def _play(self, event: Event) -> None:
        if event.card >= 0:
            self.sums[event.seat].played += 1
            self.sums[event.seat].uses[event.card] += 1

    def _owner(self, event: Event) -> Seat:
        return self.setting.fighters[event.fighter].seat

    def _harm(self, at: int, event: Event) -> None:
        seat, card = self._behind(event)
        self.last_harm = (seat, card, self.exhausting and event.cause == RULE)
        victim = self._owner(event)
        self.sums[victim].taken += event.amount
        if seat is None or self.setting.sides[seat] == self.setting.sides[victim]:
            return
        sums = self.sums[seat]
        sums.dealt += event.amount
        sums.biggest = max(sums.biggest, event.amount)
        if card >= 0:
            sums.harm[card] += event.amount
        if event.amount and not self.struck:
            self.struck = True
            self._note(at, MomentKind.FIRST_HIT, seat, event.fighter, card, event.amount)
        elif event.amount >= _LEAST_HIT:
            hit = self._moment(at, MomentKind.HIT, seat, event.fighter, card, event.amount)
            self.hits.append(hit)

    def _behind(self, event: Event) -> tuple[Seat | None, FaceId]:
        """Whose doing it is, and the card."""
        if event.cause >= 0:
            return self.setting.faces[event.cause].seat, event.cause
        if event.cause == RULE:
            return (None, -1) if self.exhausting else (self.attacker, self.attack_card)
        return seat_of_ability(event.cause), -1

    # ------------------------------------------------------------ moments

    def _moment(
        self,
        at: int,
        kind: MomentKind,
        seat: Seat | None = None,
        fighter: int = -1,
        card: FaceId = -1,
        amount: int = 0,
    ) -> GameMoment:
        return GameMoment(
            at=at,
            kind=kind,
            seat=seat,
            fighter=fighter_name(self.setting, fighter) if fighter >= 0 else None,
            card=card_name(self.setting, card) if card >= 0 and seat is not None else None,
            amount=amount,
        )

    def _note(
        self,
        at: int,
        kind: MomentKind,
        seat: Seat | None = None,
        fighter: int = -1,
        card: FaceId = -1,
        amount: int = 0,
    ) -> None:
        self.found.append(self._moment(at, kind, seat, fighter, card, amount))

    def moments(self, tide: int | None, last: int) -> list[GameMoment]:
        """In their order, the end last."""
        hits = sorted(self.hits, key=lambda hit: -hit.amount)[:_HITS]
        turned = [] if tide is None else [self._moment(tide, MomentKind.TIDE)]
        found = [*self.found, *hits, *turned, self._moment(last, MomentKind.END)]
        return sorted(found, key=lambda moment: (moment.at, moment.kind is MomentKind.END))

    # ------------------------------------------------------------ sums

    def players(self) -> list[PlayerStory]:
        return [self._player(seat) for seat in range(self.setting.seats)]

    def _player(self, seat: Seat) -> PlayerStory:
        sums = self.sums[seat]
        best = [
            CardDeed(card=card_name(self.setting, card), damage=damage, times=sums.uses[card])
            for card, damage in sums.harm.most_common(_BEST)
        ]
        return PlayerStory(
            seat=seat,
            dealt=sums.dealt,
            taken=sums.taken,
            recovered=sums.recovered,
            attacks=sums.combats,
            won=sums.won,
            played=sums.played,
            biggest=sums.biggest,
            best=best,
        )


_OF_HARM = (Happening.DAMAGED, Happening.DEFEATED, Happening.PREVENTED, Happening.OUT)
