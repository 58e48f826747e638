"""The log in words: what happened and why, as one seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import groupby

from peerless.content.names import names_of
from peerless.record.notation import card_name, fighter_name, player_name, site_name, space_name
from peerless.rules.events import EVERYONE, Event, Happening, seat_of_ability
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE
from peerless.rules.masks import has
from peerless.rules.numbers import Cause, Seat
from peerless.rules.pieces import AdventureBoard, Battlefield, CardType, Enemy, Force
from peerless.rules.setting import Setting
from peerless.text.english.things import with_article
from peerless.text.names import Names
from peerless.text.speaker import say_effects
from peerless.text.tree import Until


def tell(setting: Setting, event: Event, seat: Seat | None = None) -> str:
    """An event as a sentence for a seat; without a seat, for someone who may know everything."""
    return _Teller(setting, [event], seat).sentence()


def tell_all(setting: Setting, events: Sequence[Event], seat: Seat | None = None) -> list[str]:
    """Events as sentences; cards drawn, revealed, looked at or shuffled together are told in
    one."""
    return [_Teller(setting, group, seat).sentence() for group in told_together(events)]


def told_together(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each sentence of `tell_all`."""
    return [list(group) for _, group in groupby(events, _group)]


def _group(event: Event) -> tuple[object, ...]:
    """Equal for events that are told together."""
    if event.kind in _TOGETHER:
        return event.kind, event.seat, event.cause
    return (id(event),)


_TOGETHER = (Happening.DREW, Happening.REVEALED, Happening.LOOKED, Happening.SHUFFLED_IN)


class _Teller:
    def __init__(self, setting: Setting, events: list[Event], seat: Seat | None) -> None:
        self.setting = setting
        self.events = events  # more than one only where they are told together
        self.event = events[0]
        self.seat = seat

    def sentence(self) -> str:
        words = _SENTENCES[self.event.kind](self)
        because = self.because()
        if because:
            words += f" ({because})"
        end = "" if words[-1] in ".!?" else "."  # a card's name may end in one
        return words[0].upper() + words[1:] + end

    def because(self) -> str:
        """The card or ability behind it, unless the sentence says so itself."""
        cause = self.event.cause
        if self.event.kind is Happening.LASTS:
            return ""
        if cause >= 0 and cause == self.event.card and self.may_know:
            return "its own text" if self.event.kind in _CHANGES_OF_VALUE else ""
        if cause >= 0:
            return card_name(self.setting, cause)
        seat = seat_of_ability(cause)
        if seat is None:
            return ""
        return f"{player_name(self.setting, seat)}'s {ability_words(self.setting, seat)}"

    # ------------------------------------------------------------ parts of a sentence

    @property
    def player(self) -> str:
        return player_name(self.setting, self.event.seat)

    @property
    def fighter(self) -> str:
        return fighter_name(self.setting, self.event.fighter)

    @property
    def other_fighter(self) -> str:
        return fighter_name(self.setting, self.event.other)

    @property
    def space(self) -> str:
        return space_name(self.setting, self.event.space)

    @property
    def token(self) -> str:
        return self.setting.tokens[self.event.other].kind.name

    @property
    def before(self) -> str:
        """The space that a fighter came from."""
        return space_name(self.setting, self.event.other)

    @property
    def card(self) -> str:
        """The card's name, if this seat may know it."""
        return card_name(self.setting, self.event.card) if self.may_know else "a card"

    @property
    def may_know(self) -> bool:
        if self.seat is None or self.event.seers == EVERYONE:
            return True
        return self.seat >= 0 and has(self.event.seers, self.seat)

    @property
    def drawn(self) -> str:
        if len(self.events) == 1:
            return self.card
        if not self.may_know:
            return f"{len(self.events)} cards"
        *names, last = [card_name(self.setting, event.card) for event in self.events]
        return f"{', '.join(names)} and {last}"

    @property
    def revealed(self) -> str:
        """The card with its printed value, and the boost that lay beside it (R46)."""
        card, *boosts = [self.setting.faces[event.card] for event in self.events]
        printed = card.value if card.card.defense is None else self.n  # an enemy's has two values
        value = "" if card.card.value is None else f" ({printed})"
        beside = "".join(f" and the boost {face.card.name} (+{face.boost})" for face in boosts)
        return card.card.name + value + beside

    @property
    def n(self) -> int:
        return self.event.amount

    @property
    def state(self) -> str:
        track = self.setting.forces[self.event.seat].tracks[self.event.other]
        if track.is_counter:
            return f"{track.key}: {self.n}"
        return f"{track.key}: {track.values[self.n]}"

    @property
    def defense(self) -> str:
        return f"defends with {self.card}" if self.event.card >= 0 else "does not defend"

    @property
    def lasting(self) -> str:
        """What holds from now on, in the words of the text that says so."""
        hero = self.setting.forces[self.event.seat]
        cause = self.event.cause
        text, source = hero.ability, "ability"
        if cause >= 0:
            card = self.setting.faces[cause].card
            text, source = card.text, card.name
        rules = list(_lasting_effects(text))
        if len(rules) != 1:  # the event does not say which of them it is
            return f"A lasting effect of {self.player}'s {source} begins"
        names = names_in_text(self.setting, self.event.seat, cause)
        return f"{self.player}'s {source}: {say_effects((rules[0],), names)}"

    # ------------------------------------------------------------ the cooperative game

    @property
    def board(self) -> AdventureBoard:
        board = self.setting.battlefield.adventure
        assert board is not None
        return board

    @property
    def initiative(self) -> str:
        """An initiative card goes by its name, a player's by that of the player."""
        card = self.setting.initiative[self.event.other]
        return player_name(self.setting, card.seat) if card.face < 0 else card.name

    @property
    def target(self) -> str:
        """Whom an enemy attacks, and why that one."""
        near = f"the nearest in reach, {_spaces(self.n)} away" if self.n else "who is next to it"
        return f"{self.fighter} turns on {self.other_fighter}, {near}"

    @property
    def threat(self) -> str:
        """How far the marker goes, and what is under it then."""
        steps, left = self.n - self.event.other, len(self.board.track) - self.n
        if steps < 0:
            return f"The threat goes back to {self.level}"
        nobody = "" if self.event.fighter < 0 else f"{self.fighter} can reach nobody: "
        where = f"{self.level}, {_spaces(left)} from the end" if left else "the end of its track"
        return f"{nobody}the threat advances {_spaces(steps)}, to {where}"

    @property
    def level(self) -> str:
        return f"level {self.board.track[self.n]}"

    @property
    def site(self) -> str:
        return site_name(self.setting, self.event.other)

    @property
    def markers(self) -> str:
        """ "1 doom token is", "2 doom tokens are"."""
        return f"{self.n} {self.board.marker}{' is' if self.n == 1 else 's are'}"

    @property
    def symbol(self) -> str:
        villain = self.setting.forces[self.setting.villain]
        assert isinstance(villain, Enemy)
        return villain.invasion[self.event.other]

    @property
    def end(self) -> str:
        """In the cooperative game somebody has won, and the event says who."""
        if self.event.seat < 0:
            return "The game is over"
        is_enemy = not self.setting.has_player(self.event.seat)
        return f"{self.player} wins" if is_enemy else "The heroes win"


def ability_words(setting: Setting, seat: Seat) -> str:
    """What acts for a seat where no card does: an enemy has no ability, but a villain an objective,
    and a minion tokens."""
    force = setting.forces[seat]
    if not isinstance(force, Enemy):
        return "ability"
    tokens = " or ".join(kind.name for kind in force.tokens)
    return "objective" if force.is_villain or not tokens else tokens


def names_in_text(setting: Setting, seat: Seat, cause: Cause) -> Names:
    """The names that a text of a seat can speak of."""
    return names_of(speaker_of(setting, seat, cause))


def speaker_of(setting: Setting, seat: Seat, cause: Cause) -> Force | Battlefield:
    """Whose text it is: that of a bridge is the board's, whoever activates it."""
    is_bridge = (
        cause >= 0 and setting.has_player(seat) and setting.faces[cause].card.type is CardType.BOARD
    )
    return setting.battlefield if is_bridge else setting.forces[seat]


def _spaces(n: int) -> str:
    return f"{n} space{'s' * (n != 1)}"


def _lasting_effects(part: object) -> Iterator[Until]:
    """The effects that hold for a while, wherever they stand in a text."""
    if isinstance(part, Until):
        yield part
    elif isinstance(part, tuple):
        for inner in part:
            yield from _lasting_effects(inner)
    elif is_dataclass(part):
        for field in fields(part):
            yield from _lasting_effects(getattr(part, field.name))


_CHANGES_OF_VALUE = (
    Happening.VALUE_SET,
    Happening.VALUE_ADDED,
    Happening.VALUE_IGNORED,
    Happening.BONUS,
)


def _one(name: str) -> str:
    """At the beginning of a sentence: "A rune", "An acid"."""
    words = with_article("a", name)
    return words[0].upper() + words[1:]


_SENTENCES: dict[Happening, Callable[[_Teller], str]] = {
    Happening.GAME_BEGAN: lambda t: "The game begins",
    Happening.TURN_BEGAN: lambda t: f"{t.player}'s turn begins",
    Happening.PLACED: lambda t: f"{t.fighter} is placed on {t.space}",
    Happening.TOKEN_PLACED: lambda t: f"{_one(t.token)} token is placed on {t.space}",
    Happening.MANEUVERED: lambda t: f"{t.player} maneuvers",
    Happening.DREW: lambda t: f"{t.player} draws {t.drawn}",
    Happening.EXHAUSTED: lambda t: f"{t.player} has no card left to draw: exhausted",
    Happening.BOOSTED: lambda t: f"{t.card} boosts {t.player}'s movement by {t.n}",
    Happening.MOVED: lambda t: f"{t.fighter} moves from {t.before} to {t.space}",
    Happening.TOKEN_REMOVED: lambda t: f"The {t.token} token on {t.space} is removed",
    Happening.TOKEN_MOVED: lambda t: f"{_one(t.token)} token moves to {t.space}",
    Happening.SCHEMED: lambda t: f"{t.fighter} plays the scheme {t.card}",
    Happening.ATTACKED: lambda t: f"{t.fighter} attacks {t.other_fighter} with {t.card}",
    Happening.ADDED_BOOST: lambda t: f"{t.player} adds {t.card} face down as a boost",
    Happening.DEFENDED: lambda t: f"{t.fighter} {t.defense}",
    Happening.REVEALED: lambda t: f"{t.player} reveals {t.revealed}",
    Happening.CANCELED: lambda t: f"The effects of {t.player}'s {t.card} are canceled",
    Happening.BOOST_LOST: lambda t: f"{t.player}'s boost {t.card} is lost",
    Happening.VALUE_SET: lambda t: f"The value of {t.player}'s {t.card} becomes {t.n}",
    Happening.VALUE_ADDED: lambda t: f"{t.player}'s {t.card} gets +{t.n}",
    Happening.VALUE_IGNORED: lambda t: f"The value of {t.player}'s {t.card} is ignored",
    Happening.BONUS: lambda t: f"{t.player}'s {t.card} has +{t.n}",
    Happening.COMBAT: lambda t: (
        f"Attack {t.n} against defense {t.event.other}: {t.player} wins the combat"
    ),
    Happening.DAMAGED: lambda t: f"{t.fighter} takes {t.n} damage",
    Happening.PREVENTED: lambda t: f"The {t.n} damage to {t.fighter} is prevented",
    Happening.RECOVERED: lambda t: f"{t.fighter} recovers {t.n} health",
    Happening.HEALTH_SET: lambda t: f"{t.fighter}'s health becomes {t.n}",
    Happening.DEFEATED: lambda t: f"{t.fighter} is defeated",
    Happening.OUT: lambda t: f"{t.player} is out of the game",
    Happening.RETURNED: lambda t: f"{t.fighter} returns on {t.space}",
    Happening.SWAPPED: lambda t: f"{t.fighter} and {t.other_fighter} swap spaces",
    Happening.LEFT: lambda t: f"{t.fighter} leaves the battlefield",
    Happening.DEFENDER_CHANGED: lambda t: f"{t.fighter} becomes the defender",
    Happening.DISCARDED: lambda t: f"{t.player}'s {t.card} goes to the discard pile",
    Happening.LOOKED: lambda t: f"{t.player} looks at {t.drawn}",
    Happening.SHOWED: lambda t: f"{t.player} shows {t.card}",
    Happening.TOOK: lambda t: f"{t.player} takes {t.card} into hand",
    Happening.PUT_ON_TOP: lambda t: f"{t.card} goes on top of {t.player}'s deck",
    Happening.PUT_AT_BOTTOM: lambda t: f"{t.card} goes to the bottom of {t.player}'s deck",
    Happening.SHUFFLED_IN: lambda t: (
        f"{t.drawn} {'is' if len(t.events) == 1 else 'are'} shuffled into {t.player}'s deck"
    ),
    Happening.SHUFFLED: lambda t: f"{t.player} shuffles the deck",
    Happening.CARD_BECAME: lambda t: f"{t.card} is now {t.player}'s card of this combat",
    Happening.CHOSEN: lambda t: f"{t.player} is chosen",
    Happening.NAMED_NUMBER: lambda t: f"{t.player} names {t.n}",
    Happening.STATE_CHANGED: lambda t: f"{t.player}'s {t.state}",
    Happening.GAINED_ACTION: lambda t: f"{t.player} gains {t.n} action{'s' * (t.n > 1)}",
    Happening.TURN_ENDED: lambda t: f"{t.player}'s turn ends",
    Happening.LASTS: lambda t: t.lasting,
    Happening.GAME_OVER: lambda t: t.end,
    Happening.ROUND_BEGAN: lambda t: f"Round {t.n} begins: the initiative cards are shuffled",
    Happening.ROUND_ENDED: lambda t: f"Round {t.n} ends",
    Happening.INITIATIVE: lambda t: f"The next initiative card: {t.initiative}",
    Happening.INITIATIVE_ADDED: lambda t: (
        f"{_one(t.initiative)} card comes into the initiative deck at the next shuffle"
    ),
    Happening.INITIATIVE_LAST: lambda t: (
        f"The initiative card {t.initiative} goes to the bottom of its deck"
    ),
    Happening.INITIATIVE_LEFT: lambda t: f"The initiative card {t.initiative} leaves the game",
    Happening.TARGET: lambda t: t.target,
    Happening.THREAT: lambda t: t.threat,
    Happening.OBJECTIVE: lambda t: (
        f"{t.player} reaches its objective: {t.n} of {OBJECTIVES_TO_LOSE}"
    ),
    Happening.MARKERS_PLACED: lambda t: f"{t.markers} placed on {t.site}",
    Happening.MARKERS_REMOVED: lambda t: f"{t.markers} removed from {t.site}",
    Happening.MARKERS_MOVED: lambda t: f"{t.markers} moved to {t.site}",
    Happening.DESTROYED: lambda t: f"{t.site} is destroyed",
    Happening.ACTIVATED: lambda t: f"{t.player} activates {t.site} with {t.card}",
    Happening.TURNED_UP: lambda t: f"The invasion token {t.symbol} is turned up",
    Happening.MOVEMENT_ENDED: lambda t: f"{t.fighter}'s movement ends",
}
