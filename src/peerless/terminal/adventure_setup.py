"""Setting up a cooperative game: what the person wishes for, and what they are asked or is drawn by
lot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peerless.content.library import BOX, Library
from peerless.match import random_heroes
from peerless.messages.refusals import Refused
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.setup import MOST_DISCOVERIES, random_minions
from peerless.terminal.choosing import (
    LEAVE,
    RANDOM,
    Quit,
    Read,
    Say,
    choose,
    choose_several,
)
from peerless.terminal.panel import describe_discovery
from peerless.terminal.setup import hero_names
from peerless.terminal.speech import PLAIN, Speech

_COUNTS = Mode.ADVENTURE.seat_counts


@dataclass(frozen=True, slots=True)
class AdventureWishes:
    """What the command line says of a cooperative game; what it leaves open is asked, or drawn by
    lot. Everything goes by its id, a minion or a discovery by lot is `RANDOM`; None is what was not
    said."""

    seed: int
    villain: str | None = None
    players: int | None = None
    mine: tuple[str, ...] = ()
    mates: tuple[str, ...] = ()  # bots lead them
    minions: tuple[str, ...] | None = None
    discoveries: tuple[str, ...] | None = None
    bot: str = "normal"
    random: bool = False
    kindest: bool = False  # the game chooses for the enemies, as is kindest to the players (A.B7)
    closed_hands: bool = False  # the players do not see each other's (A.B1)
    library: Library = BOX
    language: str = PLAIN.language

    def __post_init__(self) -> None:
        """Refuse what cannot be, before anything is asked."""
        heroes = self.heroes
        if heroes is not None and heroes not in _COUNTS:
            raise Refused("wish-heroes", players=str(heroes), most=_COUNTS[-1])
        if heroes is not None and heroes < self.named:
            raise Refused("wish-named", players=str(heroes), named=self.named)
        if self.villain is not None:
            _check_known("--adventure", self.villain, villains(self.library))
        self._check_minions(heroes)
        self._check_discoveries()

    def _check_minions(self, heroes: int | None) -> None:
        for minion in self.minions or ():
            if minion != RANDOM:
                _check_known("--minions", minion, minions(self.library))
        found = () if self.minions in (None, (RANDOM,)) else self.minions or ()
        if heroes is not None and found and len(found) != heroes:
            raise Refused("wish-minions", n=str(heroes), found=str(len(found)))
        _check_once("--minions", found)

    def _check_discoveries(self) -> None:
        found = self.discoveries or ()
        if len(found) > MOST_DISCOVERIES:
            found_here = str(len(found))
            raise Refused("wish-discoveries", most=str(MOST_DISCOVERIES), found=found_here)
        _check_once("--discoveries", found)

    @property
    def named(self) -> int:
        """How many heroes there are by name, at least one of them yours."""
        return max(len(self.mine), 1) + len(self.mates) if self.mine or self.mates else 0

    @property
    def heroes(self) -> int | None:
        """How many there are; None if that is not said."""
        if self.players is not None:
            return self.players
        by_minions = len(self.minions or ()) if self.minions != (RANDOM,) else 0
        return self.named or by_minions or None


def _check_known(option: str, id: str, names: dict[str, str]) -> None:
    if id not in names:
        raise Refused("wish-known", option=option, id=id, known=", ".join(names))


def _check_once(option: str, ids: Sequence[str]) -> None:
    for id in ids:
        if id != RANDOM and ids.count(id) > 1:
            raise Refused("wish-once", option=option, id=id)


def villains(library: Library) -> dict[str, str]:
    """The name of every villain, by id."""
    return _enemies(library, is_villain=True)


def minions(library: Library) -> dict[str, str]:
    return _enemies(library, is_villain=False)


def _enemies(library: Library, is_villain: bool) -> dict[str, str]:
    enemies = map(library.enemies.load, library.enemies.ids())
    return {enemy.id: enemy.name for enemy in enemies if enemy.is_villain is is_villain}


@dataclass(frozen=True, slots=True)
class AdventureCast:
    """Who is in the game: the heroes with those that the person leads first."""

    villain: str
    heroes: tuple[str, ...]
    own: int
    minions: tuple[str, ...]
    discoveries: tuple[str, ...]


class AdventureSetup:
    """Asks for what is open."""

    def __init__(self, wishes: AdventureWishes, chance: Chance, say: Say, read: Read) -> None:
        self.wishes = wishes
        self.chance = chance
        self.say = say
        self.read = read
        self.speech = Speech(wishes.language)

    def cast(self) -> AdventureCast:
        shelf = self.wishes.library
        villain = self.wishes.villain or self.choose(self.speech("villain"), villains(shelf))
        count = self.count()
        own = self.own(count)
        heroes = self.heroes(count, own)
        return AdventureCast(villain, heroes, own, self.minions(count), self.discoveries())

    def choose(self, what: str, names: dict[str, str], taken: Sequence[str] = ()) -> str:
        if self.wishes.random:
            (id,) = random_heroes(list(names), 1, self.chance, taken)
            return id
        spoken = self.spoken(names)
        return choose(what, spoken, self.chance, self.read, self.say, taken, speech=self.speech)

    def spoken(self, names: dict[str, str]) -> dict[str, str]:
        return {id: self.speech.name(name) for id, name in names.items()}

    # ------------------------------------------------------------ heroes

    def count(self) -> int:
        """How many heroes there are; one, if nobody says and nothing is asked."""
        if self.wishes.heroes is not None or self.wishes.random:
            return self.wishes.heroes or 1
        return self.number(self.speech("how-many-heroes"), _COUNTS[-1])

    def own(self, count: int) -> int:
        """How many of them the person leads; bots lead the others."""
        most = count - len(self.wishes.mates)
        if self.wishes.mine or self.wishes.random or most == 1:
            return max(len(self.wishes.mine), 1)
        return self.number(self.speech("how-many-yours"), most)

    def number(self, what: str, most: int) -> int:
        numbers = {str(n): str(n) for n in range(1, most + 1)}
        while True:
            words = self.read(f"{self.speech('number', what=what, most=most)} ").strip().casefold()
            if words in LEAVE:
                raise Quit
            if words in numbers:
                return int(words)
            self.say(self.speech("number-help", most=most))

    def heroes(self, count: int, own: int) -> tuple[str, ...]:
        wishes = self.wishes
        names = hero_names(wishes.library, PLAIN)
        mine = [*wishes.mine, *[""] * (own - len(wishes.mine))]
        mates = [*wishes.mates, *[""] * (count - own - len(wishes.mates))]
        cast = mine + mates
        for i, hero in enumerate(cast):
            cast[i] = hero or self.choose(self.whose(i, own, count), names, cast)
        return tuple(cast)

    def whose(self, place: int, own: int, count: int) -> str:
        """ "Your second hero", "Your team-mate's hero"."""
        if place < own:
            return self.speech("own-hero") if own == 1 else self.speech("own-hero-n", n=place + 1)
        if count - own == 1:
            return self.speech("mate-hero")
        return self.speech("mate-hero-n", n=place - own + 1)

    # ------------------------------------------------------------ enemies and discoveries

    def minions(self, count: int) -> tuple[str, ...]:
        """As many as there are heroes, by choice or by lot (A.C6)."""
        wishes = self.wishes
        names = minions(wishes.library)
        wanted = (RANDOM,) if wishes.random and wishes.minions is None else wishes.minions
        if wanted is None and count == 1:
            return (self.choose(self.speech("minion"), names),)
        if wanted is None:
            what, spoken = self.speech("minions"), self.spoken(names)
            wanted = choose_several(
                what, spoken, self.read, self.say, count, count, speech=self.speech
            )
        if wanted == (RANDOM,):
            return random_minions(count, wishes.seed, wishes.library)
        return self.by_lot(wanted, names)

    def discoveries(self) -> tuple[str, ...]:
        """None, or up to three for a harder game (A.O1)."""
        wishes = self.wishes
        shelf = wishes.library.discoveries
        found = {id: shelf.load(id) for id in shelf.ids()}
        names = {id: card.name for id, card in found.items()}
        wanted = () if wishes.random and wishes.discoveries is None else wishes.discoveries
        if wanted is None:
            self.say(self.speech("discoveries-hint"))
            texts = [describe_discovery(card, self.speech) for card in found.values()]
            wanted = choose_several(
                self.speech("discoveries"),
                self.spoken(names),
                self.read,
                self.say,
                0,
                MOST_DISCOVERIES,
                texts,
                self.speech,
            )
        return self.by_lot(wanted, names)

    def by_lot(self, wanted: Sequence[str], names: dict[str, str]) -> tuple[str, ...]:
        """With something drawn in the place of each `RANDOM`."""
        chosen = [id for id in wanted if id != RANDOM]
        count = len(wanted) - len(chosen)
        lots = iter(random_heroes(list(names), count, self.chance, chosen))
        return tuple(next(lots) if id == RANDOM else id for id in wanted)
