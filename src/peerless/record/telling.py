"""The log in words: what happened and why, as one seat may know it."""

from __future__ import annotations

from collections.abc import Callable

from peerless.record.notation import card_name, fighter_name, player_name, space_name
from peerless.rules.events import Event, Happening, seat_of_ability
from peerless.rules.setting import Setting


def tell(setting: Setting, event: Event, seat: int | None = None) -> str:
    """An event as a sentence for a seat; without a seat, for someone who may know everything."""
    return _Teller(setting, event, seat).sentence()


class _Teller:
    def __init__(self, setting: Setting, event: Event, seat: int | None) -> None:
        self.setting = setting
        self.event = event
        self.seat = seat

    def sentence(self) -> str:
        words = _SENTENCES[self.event.kind](self)
        because = self.because()
        return f"{words} ({because})." if because else f"{words}."

    def because(self) -> str:
        """The card or ability behind it, unless the sentence is about that card itself."""
        cause = self.event.cause
        if cause >= 0:
            return "" if cause == self.event.card else card_name(self.setting, cause)
        seat = seat_of_ability(cause)
        return "" if seat is None else f"{player_name(self.setting, seat)}'s ability"

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
    def card(self) -> str:
        """The card's name, if this seat may know it."""
        if self.seat is not None and not self.event.seers >> self.seat & 1:
            return "a card"
        return card_name(self.setting, self.event.card)

    @property
    def n(self) -> int:
        return self.event.amount

    @property
    def state(self) -> str:
        track = self.setting.heroes[self.event.seat].tracks[self.event.other]
        if track.is_counter:
            return f"{track.key}: {self.n}"
        return f"{track.key}: {track.values[self.n]}"

    @property
    def defense(self) -> str:
        return f"defends with {self.card}" if self.event.card >= 0 else "does not defend"


_SENTENCES: dict[Happening, Callable[[_Teller], str]] = {
    Happening.GAME_BEGAN: lambda t: "The game begins",
    Happening.TURN_BEGAN: lambda t: f"{t.player}'s turn begins",
    Happening.PLACED: lambda t: f"{t.fighter} is placed on {t.space}",
    Happening.TOKEN_PLACED: lambda t: f"A {t.token} token is placed on {t.space}",
    Happening.MANEUVERED: lambda t: f"{t.player} maneuvers",
    Happening.DREW: lambda t: f"{t.player} draws {t.card}",
    Happening.EXHAUSTED: lambda t: f"{t.player} has no card left to draw: exhausted",
    Happening.BOOSTED: lambda t: f"{t.player} boosts the movement by {t.n} with {t.card}",
    Happening.MOVED: lambda t: f"{t.fighter} moves to {t.space}",
    Happening.TOKEN_MOVED: lambda t: f"A {t.token} token moves to {t.space}",
    Happening.SCHEMED: lambda t: f"{t.fighter} plays the scheme {t.card}",
    Happening.ATTACKED: lambda t: f"{t.fighter} attacks {t.other_fighter} with {t.card}",
    Happening.ADDED_BOOST: lambda t: f"{t.player} adds {t.card} face down as a boost",
    Happening.DEFENDED: lambda t: f"{t.fighter} {t.defense}",
    Happening.REVEALED: lambda t: f"{t.player} reveals {t.card}",
    Happening.CANCELED: lambda t: f"The effects of {t.player}'s {t.card} are canceled",
    Happening.VALUE_SET: lambda t: f"The value of {t.player}'s {t.card} becomes {t.n}",
    Happening.VALUE_ADDED: lambda t: f"{t.player}'s {t.card} gets +{t.n}",
    Happening.VALUE_IGNORED: lambda t: f"The value of {t.player}'s {t.card} is ignored",
    Happening.BONUS: lambda t: f"{t.player}'s {t.card} has +{t.n}",
    Happening.COMBAT: lambda t: f"{t.n} against {t.event.other}: {t.player} wins the combat",
    Happening.DAMAGED: lambda t: f"{t.fighter} takes {t.n} damage",
    Happening.PREVENTED: lambda t: f"{t.n} damage to {t.fighter} is prevented",
    Happening.RECOVERED: lambda t: f"{t.fighter} recovers {t.n} health",
    Happening.HEALTH_SET: lambda t: f"{t.fighter}'s health becomes {t.n}",
    Happening.DEFEATED: lambda t: f"{t.fighter} is defeated",
    Happening.RETURNED: lambda t: f"{t.fighter} returns on {t.space}",
    Happening.SWAPPED: lambda t: f"{t.fighter} and {t.other_fighter} swap spaces",
    Happening.LEFT: lambda t: f"{t.fighter} leaves the battlefield",
    Happening.DEFENDER_CHANGED: lambda t: f"{t.fighter} becomes the defender",
    Happening.DISCARDED: lambda t: f"{t.player}'s {t.card} goes to the discard pile",
    Happening.LOOKED: lambda t: f"{t.player} looks at {t.card}",
    Happening.SHOWED: lambda t: f"{t.player} shows {t.card}",
    Happening.TOOK: lambda t: f"{t.player} takes {t.card} into hand",
    Happening.PUT_ON_TOP: lambda t: f"{t.card} goes on top of {t.player}'s deck",
    Happening.PUT_AT_BOTTOM: lambda t: f"{t.card} goes to the bottom of {t.player}'s deck",
    Happening.SHUFFLED_IN: lambda t: f"{t.card} is shuffled into {t.player}'s deck",
    Happening.SHUFFLED: lambda t: f"{t.player} shuffles the deck",
    Happening.CARD_BECAME: lambda t: f"{t.card} is now {t.player}'s card of this combat",
    Happening.NAMED_NUMBER: lambda t: f"{t.player} names {t.n}",
    Happening.STATE_CHANGED: lambda t: f"{t.player}'s {t.state}",
    Happening.GAINED_ACTION: lambda t: f"{t.player} gains {t.n} action",
    Happening.TURN_ENDED: lambda t: f"{t.player}'s turn ends",
    Happening.LASTS: lambda t: f"A lasting effect of {t.player} begins",
    Happening.GAME_OVER: lambda t: "The game is over",
}
