"""What happened as one seat may know it, as messages with arguments: who reads them, reads them in
a language of their own (`peerless.messages`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import NamedTuple, TypeAlias

from peerless.content.names import names_of
from peerless.messages import ENGLISH, Value
from peerless.record.notation import card_name, fighter_name, player_name, site_name, space_name
from peerless.rules.events import EVERYONE, Event, Happening, seat_of_ability
from peerless.rules.house_rules import OBJECTIVES_TO_LOSE
from peerless.rules.masks import has
from peerless.rules.numbers import Cause, Seat
from peerless.rules.pieces import AdventureBoard, Battlefield, CardType, Enemy, Force
from peerless.rules.setting import Setting
from peerless.text.names import Names
from peerless.text.speaker import say_effects
from peerless.text.tree import Until

Values: TypeAlias = dict[str, Value]


class Told(NamedTuple):
    """A line of the log: the id of its message, with what that speaks of; and the card or ability
    behind it."""

    id: str
    values: Values
    because: Told | None = None


def told(
    setting: Setting, events: Sequence[Event], seat: Seat | None, language: str = ENGLISH
) -> Told:
    """Events that are told together, as a line for a seat; without a seat, for someone who may
    know everything. The language is that of card texts in it."""
    return _Teller(setting, events, seat, language).line()


def told_together(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each line: cards drawn, revealed, looked at or shuffled together make one."""
    lines: list[list[Event]] = []
    for event in events:
        if event.kind in _TOGETHER and lines and _belongs(event, lines[-1][0]):
            lines[-1].append(event)
        else:
            lines.append([event])
    return lines


def _belongs(event: Event, first: Event) -> bool:
    """Whether it is told together with one of the same kind."""
    return (event.kind, event.seat, event.cause) == (first.kind, first.seat, first.cause)


_TOGETHER = (Happening.DREW, Happening.REVEALED, Happening.LOOKED, Happening.SHUFFLED_IN)


class _Teller:
    def __init__(
        self, setting: Setting, events: Sequence[Event], seat: Seat | None, language: str
    ) -> None:
        self.setting = setting
        self.events = events  # more than one only where they are told together
        self.event = events[0]
        self.seat = seat
        self.language = language

    def line(self) -> Told:
        line, because = _LINES[self.event.kind](self), self.because()
        return line if because is None else Told(line.id, line.values, because)

    def because(self) -> Told | None:
        """The card or ability behind it, unless the line says so itself."""
        cause = self.event.cause
        if self.event.kind is Happening.LASTS or self._declined is not None:
            return None
        if cause >= 0 and cause == self.event.card and self.may_know:
            own = self.event.kind in _CHANGES_OF_VALUE
            return Told("because-own-text", {}) if own else None
        if cause >= 0:
            return Told("because-card", {"card": card_name(self.setting, cause)})
        seat = seat_of_ability(cause)
        if seat is None:
            return None
        player = player_name(self.setting, seat)
        what, tokens = what_acts(self.setting, seat)
        values: Values = {"player": player}
        if tokens:
            values["tokens"] = tokens
        return Told(f"because-{what}", values)

    # ------------------------------------------------------------ parts of a line

    @property
    def player(self) -> str:
        return player_name(self.setting, self.event.seat)

    @property
    def fighter(self) -> str:
        return fighter_name(self.setting, self.event.fighter)

    @property
    def target(self) -> str:
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
        return card_name(self.setting, self.event.card) if self.may_know else "?"

    @property
    def may_know(self) -> bool:
        if self.seat is None or self.event.seers == EVERYONE:
            return True
        return self.seat >= 0 and has(self.event.seers, self.seat)

    @property
    def n(self) -> int:
        return self.event.amount

    def with_card(self, id: str, **values: Value) -> Told:
        """Of a card that not everyone may know."""
        return Told(id, values | {"card": self.card}) if self.may_know else _hidden(id, values)

    def with_cards(self, id: str) -> Told:
        values: Values = {"player": self.player, "n": len(self.events)}
        if not self.may_know:
            return _hidden(id, values)
        return Told(id, values | {"cards": [card_name(self.setting, e.card) for e in self.events]})

    def of_card(self, id: str) -> Told:
        return Told(id, {"player": self.player, "card": self.card})

    def of_value(self, id: str) -> Told:
        return Told(id, {"player": self.player, "card": self.card, "n": self.n})

    def of_token(self, id: str) -> Told:
        return Told(id, {"token": self.token, "space": self.space})

    # ------------------------------------------------------------ lines that differ

    @property
    def _declined(self) -> Told | None:
        """What was declined: a text of a card, or one's own ability."""
        event, cause = self.event, self.event.cause
        if event.kind is not Happening.DECLINED:
            return None
        if cause >= 0:
            values: Values = {"player": self.player, "card": card_name(self.setting, cause)}
            return Told("log-declined-card", values)
        own = seat_of_ability(cause) == event.seat
        is_ability = own and what_acts(self.setting, event.seat)[0] == "ability"
        return Told("log-declined-ability", {"player": self.player}) if is_ability else None

    def declined(self) -> Told:
        return self._declined or Told("log-declined", {"player": self.player})

    def defended(self) -> Told:
        if self.event.card == -1:
            return Told("log-not-defended", {"fighter": self.fighter})
        return self.with_card("log-defended", fighter=self.fighter)

    def revealed(self) -> Told:
        """The card with its printed value, and the boost that lay beside it (R46)."""
        card, *boosts = [self.setting.faces[event.card] for event in self.events]
        values: Values = {"player": self.player, "card": card.card.name}
        if card.card.value is None:
            return Told("log-revealed", values)
        both = card.card.defense is not None  # an enemy's card has two values
        values["n"] = self.n if both else card.value or 0
        if not boosts:
            return Told("log-revealed-value", values)
        bonus = boosts[0].boost or 0
        return Told("log-revealed-boost", values | {"boost": boosts[0].card.name, "bonus": bonus})

    def state_changed(self) -> Told:
        track = self.setting.forces[self.event.seat].tracks[self.event.other]
        value = self.n if track.is_counter else track.values[self.n]
        values: Values = {"player": self.player, "state": track.key, "value": value}
        return Told("log-state-changed", values)

    def lasts(self) -> Told:
        """What holds from now on, in the words of the text that says so."""
        hero, cause = self.setting.forces[self.event.seat], self.event.cause
        values: Values = {"player": self.player}
        text, source = hero.ability, "ability"
        if cause >= 0:
            card = self.setting.faces[cause].card
            text, source = card.text, "card"
            values["card"] = card.name
        rules = list(_lasting_effects(text))
        if len(rules) != 1:  # the event does not say which of them it is
            return Told(f"log-lasting-{source}", values)
        names = names_in_text(self.setting, self.event.seat, cause, self.language)
        said = say_effects((rules[0],), names, self.language)
        return Told(f"log-lasts-{source}", values | {"text": said})

    # ------------------------------------------------------------ the cooperative game

    @property
    def board(self) -> AdventureBoard:
        board = self.setting.battlefield.adventure
        assert board is not None
        return board

    def of_initiative(self, id: str) -> Told:
        """An initiative card goes by its name, a player's by that of the player."""
        card = self.setting.initiative[self.event.other]
        name = player_name(self.setting, card.seat) if card.face < 0 else card.name
        return Told(id, {"initiative": name})

    def chosen_target(self) -> Told:
        """Whom an enemy attacks, and why that one."""
        values = Values(fighter=self.fighter, target=self.target)
        if not self.n:
            return Told("log-target-beside", values)
        return Told("log-target", values | {"n": self.n})

    def threat(self) -> Told:
        """How far the marker goes, and what is under it then."""
        steps, left = self.n - self.event.other, len(self.board.track) - self.n
        if steps < 0:
            return Told("log-threat-back", {"level": self.board.track[self.n]})
        id, values = "log-threat", Values(n=steps)
        if left:
            values |= {"left": left, "level": self.board.track[self.n]}
        if self.event.fighter >= 0:
            id += "-unreached"
            values["fighter"] = self.fighter
        return Told(id if left else f"{id}-end", values)

    @property
    def site(self) -> str:
        return site_name(self.setting, self.event.other)

    def of_markers(self, id: str) -> Told:
        return Told(id, {"n": self.n, "marker": self.board.marker, "site": self.site})

    def turned_up(self) -> Told:
        villain = self.setting.forces[self.setting.villain]
        assert isinstance(villain, Enemy)
        return Told("log-turned-up", {"symbol": villain.invasion[self.event.other]})

    def over(self) -> Told:
        """In the cooperative game somebody has won, and the event says who."""
        if self.event.seat < 0:
            return Told("log-game-over", {})
        if self.setting.has_player(self.event.seat):
            return Told("log-heroes-won", {})
        return Told("log-villain-won", {"player": self.player})


def _hidden(id: str, values: Values) -> Told:
    return Told(f"{id}-hidden", values)


def what_acts(setting: Setting, seat: Seat) -> tuple[str, list[str]]:
    """What acts for a seat where no card does: an enemy has no ability, but a villain an objective,
    and a minion tokens, which are named."""
    force = setting.forces[seat]
    if not isinstance(force, Enemy):
        return "ability", []
    tokens = [kind.name for kind in force.tokens]
    return ("objective", []) if force.is_villain or not tokens else ("tokens", tokens)


def names_in_text(setting: Setting, seat: Seat, cause: Cause, language: str = ENGLISH) -> Names:
    """The names that a text of a seat can speak of."""
    return names_of(speaker_of(setting, seat, cause), language)


def speaker_of(setting: Setting, seat: Seat, cause: Cause) -> Force | Battlefield:
    """Whose text it is: that of a bridge is the board's, whoever activates it."""
    is_bridge = (
        cause >= 0 and setting.has_player(seat) and setting.faces[cause].card.type is CardType.BOARD
    )
    return setting.battlefield if is_bridge else setting.forces[seat]


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


_LINES: dict[Happening, Callable[[_Teller], Told]] = {
    Happening.GAME_BEGAN: lambda t: Told("log-game-began", {}),
    Happening.TURN_BEGAN: lambda t: Told("log-turn-began", {"player": t.player}),
    Happening.PLACED: lambda t: Told("log-placed", {"fighter": t.fighter, "space": t.space}),
    Happening.TOKEN_PLACED: lambda t: t.of_token("log-token-placed"),
    Happening.MANEUVERED: lambda t: Told("log-maneuvered", {"player": t.player}),
    Happening.DREW: lambda t: t.with_cards("log-drew"),
    Happening.EXHAUSTED: lambda t: Told("log-exhausted", {"player": t.player}),
    Happening.BOOSTED: lambda t: t.of_value("log-boosted"),
    Happening.MOVED: lambda t: Told(
        "log-moved",
        {"fighter": t.fighter, "from": space_name(t.setting, t.event.other), "space": t.space},
    ),
    Happening.TOKEN_REMOVED: lambda t: t.of_token("log-token-removed"),
    Happening.TOKEN_MOVED: lambda t: t.of_token("log-token-moved"),
    Happening.SCHEMED: lambda t: Told("log-schemed", {"fighter": t.fighter, "card": t.card}),
    Happening.ATTACKED: lambda t: t.with_card("log-attacked", fighter=t.fighter, target=t.target),
    Happening.ADDED_BOOST: lambda t: t.with_card("log-added-boost", player=t.player),
    Happening.DEFENDED: lambda t: t.defended(),
    Happening.REVEALED: lambda t: t.revealed(),
    Happening.CANCELED: lambda t: t.of_card("log-canceled"),
    Happening.BOOST_LOST: lambda t: t.of_card("log-boost-lost"),
    Happening.VALUE_SET: lambda t: t.of_value("log-value-set"),
    Happening.VALUE_ADDED: lambda t: t.of_value("log-value-added"),
    Happening.VALUE_IGNORED: lambda t: t.of_card("log-value-ignored"),
    Happening.BONUS: lambda t: t.of_value("log-bonus"),
    Happening.COMBAT: lambda t: Told(
        "log-combat", {"attack": t.n, "defense": t.event.other, "player": t.player}
    ),
    Happening.DAMAGED: lambda t: Told("log-damaged", {"fighter": t.fighter, "n": t.n}),
    Happening.PREVENTED: lambda t: Told("log-prevented", {"fighter": t.fighter, "n": t.n}),
    Happening.RECOVERED: lambda t: Told("log-recovered", {"fighter": t.fighter, "n": t.n}),
    Happening.HEALTH_SET: lambda t: Told("log-health-set", {"fighter": t.fighter, "n": t.n}),
    Happening.DEFEATED: lambda t: Told("log-defeated", {"fighter": t.fighter}),
    Happening.OUT: lambda t: Told("log-out", {"player": t.player}),
    Happening.CONCEDED: lambda t: Told("log-conceded", {"player": t.player}),
    Happening.TIMED_OUT: lambda t: Told("log-timed-out", {"player": t.player}),
    Happening.RETURNED: lambda t: Told("log-returned", {"fighter": t.fighter, "space": t.space}),
    Happening.SWAPPED: lambda t: Told("log-swapped", {"fighter": t.fighter, "target": t.target}),
    Happening.LEFT: lambda t: Told("log-left", {"fighter": t.fighter}),
    Happening.DEFENDER_CHANGED: lambda t: Told("log-defender-changed", {"fighter": t.fighter}),
    Happening.DISCARDED: lambda t: t.of_card("log-discarded"),
    Happening.LOOKED: lambda t: t.with_cards("log-looked"),
    Happening.SHOWED: lambda t: t.of_card("log-showed"),
    Happening.TOOK: lambda t: t.with_card("log-took", player=t.player),
    Happening.PUT_ON_TOP: lambda t: t.with_card("log-put-on-top", player=t.player),
    Happening.PUT_AT_BOTTOM: lambda t: t.with_card("log-put-at-bottom", player=t.player),
    Happening.SHUFFLED_IN: lambda t: t.with_cards("log-shuffled-in"),
    Happening.SHUFFLED: lambda t: Told("log-shuffled", {"player": t.player}),
    Happening.CARD_BECAME: lambda t: t.of_card("log-card-became"),
    Happening.CHOSEN: lambda t: Told("log-chosen", {"player": t.player}),
    Happening.NAMED_NUMBER: lambda t: Told("log-named-number", {"player": t.player, "n": t.n}),
    Happening.DECLINED: lambda t: t.declined(),
    Happening.STATE_CHANGED: lambda t: t.state_changed(),
    Happening.GAINED_ACTION: lambda t: Told("log-gained-action", {"player": t.player, "n": t.n}),
    Happening.TURN_ENDED: lambda t: Told("log-turn-ended", {"player": t.player}),
    Happening.LASTS: lambda t: t.lasts(),
    Happening.GAME_OVER: lambda t: t.over(),
    Happening.ROUND_BEGAN: lambda t: Told("log-round-began", {"n": t.n}),
    Happening.ROUND_ENDED: lambda t: Told("log-round-ended", {"n": t.n}),
    Happening.INITIATIVE: lambda t: t.of_initiative("log-initiative"),
    Happening.INITIATIVE_ADDED: lambda t: t.of_initiative("log-initiative-added"),
    Happening.INITIATIVE_LAST: lambda t: t.of_initiative("log-initiative-last"),
    Happening.INITIATIVE_LEFT: lambda t: t.of_initiative("log-initiative-left"),
    Happening.TARGET: lambda t: t.chosen_target(),
    Happening.THREAT: lambda t: t.threat(),
    Happening.OBJECTIVE: lambda t: Told(
        "log-objective", {"player": t.player, "n": t.n, "most": OBJECTIVES_TO_LOSE}
    ),
    Happening.MARKERS_PLACED: lambda t: t.of_markers("log-markers-placed"),
    Happening.MARKERS_REMOVED: lambda t: t.of_markers("log-markers-removed"),
    Happening.MARKERS_MOVED: lambda t: t.of_markers("log-markers-moved"),
    Happening.DESTROYED: lambda t: Told("log-destroyed", {"site": t.site}),
    Happening.ACTIVATED: lambda t: Told(
        "log-activated", {"player": t.player, "site": t.site, "card": t.card}
    ),
    Happening.TURNED_UP: lambda t: t.turned_up(),
    Happening.MOVEMENT_ENDED: lambda t: Told("log-movement-ended", {"fighter": t.fighter}),
}
