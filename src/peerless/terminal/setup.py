"""Setting up: what the person wishes for, and what they are asked or is drawn by lot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peerless.content.library import BOX, Library
from peerless.match import Draft, DraftStepKind, People, Seating, Series, first_side, random_heroes
from peerless.messages.refusals import Refused, any_of
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.setup import a_game, check_starts
from peerless.terminal.choosing import Read, Say, choose
from peerless.terminal.speech import PLAIN, Speech

YOU = "you"
FIRST = ("me", "them", "lot")
_PLAYERS = {Mode.DUEL: (2,), Mode.TEAM: (4, 3), Mode.FREE_FOR_ALL: (4, 3)}  # the usual first


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line says of a game; what it leaves open is asked, or drawn by lot. Heroes
    and battlefields are ids."""

    seed: int
    mode: Mode = Mode.DUEL
    players: int | None = None
    mine: tuple[str, ...] = ()
    mate: str | None = None
    against: tuple[str, ...] = ()
    battlefield: str | None = None
    bot: str = "normal"
    first: str | int = "me"  # or "them", "lot", a number as `Seating.of` has it
    draft: bool = False
    bans: int = 1
    random: bool = False
    best_of: int = 1
    library: Library = BOX
    language: str = PLAIN.language

    def __post_init__(self) -> None:
        """Refuse what cannot be, before anything is asked."""
        if self.people not in _PLAYERS[self.mode]:
            expected = any_of([str(n) for n in sorted(_PLAYERS[self.mode])])
            players, game = str(self.people), a_game(self.mode)
            raise Refused("wish-players", players=players, game=game, expected=expected)
        self._check_heroes()
        if self.battlefield is not None:
            check_starts(self.library.battlefields.load(self.battlefield), self.seats)
        if isinstance(self.first, int) and self.first not in range(self.seats):
            raise Refused("wish-first", first=str(self.first), last=str(self.seats - 1))
        if self.best_of < 1 or self.best_of % 2 == 0:
            raise Refused("wish-best-of", n=str(self.best_of))
        if self.draft and self.random:
            raise Refused("wish-draft-random")
        if self.draft:
            self._check_bans()

    def _check_bans(self) -> None:
        if self.bans < 0:
            raise Refused("wish-bans-few", bans=str(self.bans))
        needed, there = self.sides * self.bans + self.seats, len(self.library.heroes.ids())
        if needed > there:
            raise Refused("wish-bans-many", bans=str(self.bans), needed=needed, there=there)

    def _check_heroes(self) -> None:
        named = (self.mine, self.against, (self.mate,) if self.mate else ())
        if self.draft and any(named):
            raise Refused("wish-draft-heroes")
        if self.mate and (self.mode is not Mode.TEAM or self.commands_two):
            raise Refused("wish-mate")
        most = (
            ("--hero", self.mine, 1 + self.commands_two),
            ("--against", self.against, self.foes),
        )
        for option, ids, number in most:
            if len(ids) > number:
                raise Refused("wish-number", option=option, n=str(number), found=str(len(ids)))

    @property
    def people(self) -> int:
        """How many play; in a free-for-all the opponents that are named count."""
        if self.players is None and self.mode is Mode.FREE_FOR_ALL and len(self.against) == 2:
            return 3
        return _PLAYERS[self.mode][0] if self.players is None else self.players

    @property
    def commands_two(self) -> bool:
        """With three in a team game you command both heroes of your team (C54)."""
        return self.mode is Mode.TEAM and self.people == 3

    @property
    def seats(self) -> int:
        return 4 if self.mode is Mode.TEAM else self.people

    @property
    def sides(self) -> int:
        return len(set(self.mode.sides(self.seats)))

    @property
    def foes(self) -> int:
        return self.seats - self.seats // self.sides

    def new_draft(self) -> Draft:
        picks = self.seats // self.sides
        return Draft(self.library.heroes.ids(), self.sides, self.bans, picks)

    def people_at(self, seating: Seating) -> People:
        """You, and a bot at every seat that you do not hold."""
        own = 1 + self.commands_two
        names = tuple(
            YOU if place.side == 0 and place.member < own else f"bot {place.side}.{place.member}"
            for place in seating.places
        )
        return People(self.mode, names)


def choose_mode(chance: Chance, say: Say, read: Read, speech: Speech) -> Mode:
    """Asked of someone who has said nothing yet."""
    names = {mode.value: speech(f"mode-{mode.value}") for mode in Mode}
    return Mode(choose(speech("mode"), names, chance, read, say, speech=speech))


def hero_names(library: Library, speech: Speech) -> dict[str, str]:
    """The name of every hero, by id."""
    return {id: speech.name(library.heroes.load(id).name) for id in library.heroes.ids()}


class Setup:
    """Asks for what is open."""

    def __init__(self, wishes: Wishes, chance: Chance, say: Say, read: Read) -> None:
        self.wishes = wishes
        self.chance = chance
        self.say = say
        self.read = read
        self.speech = Speech(wishes.language)
        self.names = hero_names(wishes.library, self.speech)

    def series(self) -> Series:
        """The heroes of every side, yours first."""
        sides = self.draft() if self.wishes.draft else self.sides()
        return Series(self.wishes.mode, sides, self.wishes.best_of)

    def battlefield(self) -> str:
        """One with a start space for everyone."""
        if self.wishes.battlefield is not None:
            return self.wishes.battlefield
        shelf = self.wishes.library.battlefields
        boards = [shelf.load(id) for id in shelf.ids()]
        large = [board for board in boards if len(board.starts) >= self.wishes.seats]
        names = {board.id: self.speech.name(board.name) for board in large}
        if self.wishes.random:
            return list(names)[self.chance.below(len(names))]
        return self.choose(self.speech("battlefield"), names)

    def choose(self, what: str, names: dict[str, str], taken: Sequence[str] = ()) -> str:
        return choose(what, names, self.chance, self.read, self.say, taken, speech=self.speech)

    def first(self) -> int:
        """Who begins the first game."""
        first = self.wishes.first
        if isinstance(first, int):
            return first
        if first == "lot":
            return first_side(self.wishes.sides, self.chance)
        return 0 if first == "me" else 1

    # ------------------------------------------------------------ heroes

    def sides(self) -> tuple[tuple[str, ...], ...]:
        wishes = self.wishes
        mine = [*wishes.mine, *[""] * (wishes.seats - wishes.foes - len(wishes.mine))]
        if wishes.mate is not None:
            mine[1] = wishes.mate
        theirs = [*wishes.against, *[""] * (wishes.foes - len(wishes.against))]
        whose = [*map(self.own, range(len(mine))), *map(self.foe, range(len(theirs)))]
        cast = mine + theirs
        for i, hero in enumerate(cast):
            cast[i] = hero or self.hero(whose[i], cast)
        mine, theirs = cast[: len(mine)], cast[len(mine) :]
        if wishes.mode is Mode.TEAM:
            return tuple(mine), tuple(theirs)
        return tuple(mine), *((hero,) for hero in theirs)

    def hero(self, whose: str, taken: list[str]) -> str:
        if self.wishes.random:
            (hero,) = random_heroes(list(self.names), 1, self.chance, taken)
            return hero
        return self.choose(whose, self.names, taken)

    def own(self, member: int) -> str:
        if self.wishes.commands_two:
            return self.speech("own-hero-n", n=member + 1)
        return self.speech("mate-hero" if member else "own-hero")

    def foe(self, number: int) -> str:
        if self.wishes.foes > 1:
            return self.speech("foe-hero-n", n=number + 1)
        return self.speech("foe-hero")

    # ------------------------------------------------------------ a draft

    def draft(self) -> tuple[tuple[str, ...], ...]:
        """You ban and pick, the others do it by lot."""
        draft = self.wishes.new_draft()
        self.say(self.speech("draft"))
        while draft.to_act is not None:
            side, kind = draft.to_act
            if side == 0:
                draft.take(self.my_choice(draft, kind))
            else:
                hero = draft.legal()[self.chance.below(len(draft.legal()))]
                draft.take(hero)
                does = "bans" if kind is DraftStepKind.BAN else "picks"
                self.say(self.told(side, does, self.names[hero]))
        return draft.heroes()

    def my_choice(self, draft: Draft, kind: DraftStepKind) -> str:
        free = {id: self.names[id] for id in draft.legal()}
        ban = kind is DraftStepKind.BAN
        what = self.speech("ban") if ban else self.my_pick(len(draft.heroes()[0]))
        gone = {self.names[step.hero]: self.gone(step.kind, step.hero) for step in draft.steps}
        return choose(what, free, self.chance, self.read, self.say, gone=gone, speech=self.speech)

    def my_pick(self, member: int) -> str:
        if self.wishes.commands_two:
            return self.speech("pick-own-n", n=member + 1)
        return self.speech("pick-mate" if member else "pick-own")

    def gone(self, kind: DraftStepKind, hero: str) -> str:
        banned = kind is DraftStepKind.BAN
        return self.speech("is-banned" if banned else "is-picked", hero=self.names[hero])

    def told(self, side: int, does: str, hero: str) -> str:
        """What another side bans or picks."""
        if self.wishes.mode is Mode.TEAM:
            return self.speech(f"team-{does}", hero=hero)
        if self.wishes.foes > 1:
            return self.speech(f"foe-{does}-n", n=side, hero=hero)
        return self.speech(f"foe-{does}", hero=hero)
