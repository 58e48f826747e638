"""A fault report: the position as one seat knows it, written down as a scenario.

A scenario begins at a question for an action. So the position is that of the latest one, and the
decisions since then are its script: as long as this seat knows them in full, and they lead to the
same place in the scenario, where what it does not know is missing. What comes after is told in
comments, as this seat saw it.

Everything is read from views and from events as the seat may know them."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, NamedTuple, NoReturn, cast

from peerless.game import SPECTATOR, Game, Position
from peerless.record.notation import (
    card_name,
    fighter_name,
    player_name,
    space_name,
    write,
    write_hidden,
)
from peerless.record.position import build
from peerless.record.records import RULES_VERSION
from peerless.record.telling import tell_all
from peerless.rules.events import Event, Happening
from peerless.rules.questions import Act, Ask, Option
from peerless.rules.setting import Setting
from peerless.rules.sight import facts
from peerless.rules.state import OFF
from peerless.rules.views import mask_of, sees_hand

Facts = dict[str, Any]


def asks_for_action(game: Game) -> bool:
    """Whether a report can begin here."""
    return game.question is not None and game.question.about is Ask.ACTION


def write_report(game: Game, then: Game | None, seat: int) -> str:
    """The text of a scenario file for what this seat may know. `then` is the same game at its
    latest question for an action, which may be now; None before the first."""
    since = [] if then is None else list(_decided(game, then, seat))
    position = _position(then, game, since, seat)
    script = _script(position, then or game, game, since, seat)
    heading = _heading(game, then, len(since), seat)
    return "\n".join([*heading, "", *position, "", "[script]", *_quoted(script)]) + "\n"


# ---------------------------------------------------------------- what has been decided since


class Decided(NamedTuple):
    """A decision, what it led to, and what the seat saw then."""

    text: str
    own: bool
    known: bool  # in full
    events: list[Event]
    seen: tuple[object, ...]


def _decided(game: Game, then: Game, seat: int) -> Iterator[Decided]:
    played = then.copy()
    for by, text in game.record().decisions[len(then.record().decisions) :]:
        action = played.find(text)
        assert action is not None, "this game has come from there"
        events = list(played.play(action))
        known = by == seat or _is_open(played, action.option, events, by, seat)
        seen = _seen(played, cast(Facts, played.view(seat).facts()), seat)
        yield Decided(text, by == seat, known, events, seen)


def _is_open(game: Game, option: Option, events: list[Event], by: int, seat: int) -> bool:
    """Whether a seat may know this decision of another in full: its effect was seen, or that it
    has none, and no hidden card is named. A team-mate plays from a hand that is seen, but a pick
    may be one of the cards that only the team-mate has looked at."""
    if not events and option.act not in (Act.BOOST, Act.DONE, Act.NO):
        return False  # a choice that nothing has come of yet
    if option.act != Act.CARD and sees_hand(game.state, seat, by):
        return True
    return write_hidden(game.setting, option) == write(game.setting, option)


def _seen(game: Position, known: Facts, seat: int) -> tuple[object, ...]:
    """What must be the same in a scenario: all but what depends on cards that it leaves out."""
    setting, asked = game.setting, game.question
    players = range(setting.seats)
    return (
        [_fighters(setting, known, owner) for owner in players],
        [_tokens(setting, known, owner) for owner in players],
        [_tracks(setting, known, owner) for owner in players],
        [_names(setting, known["discards"][owner]) for owner in players],
        [_hand(setting, known, owner) for owner in players if sees_hand(game.state, seat, owner)],
        (known["turn"], known["actions"], known["winners"]),
        None if asked is None else (asked.seat, asked.about, asked.source),
    )


# ---------------------------------------------------------------- the heading


def _heading(game: Game, then: Game | None, decisions: int, seat: int) -> list[str]:
    setting = game.setting
    who = "a spectator" if seat == SPECTATOR else player_name(setting, seat)
    where = f"{setting.mode.words} on {setting.battlefield.name}"
    if game.over:
        now = f"The game is over. Won by: {' and '.join(game.winners) or 'nobody'}."
    else:
        now = f"Now {game.question}."
    if then is None:
        position = (
            "No action has been asked for yet, so the position is that of now, before the first "
            "turn: fighters that are not placed yet are off the battlefield."
        )
    elif decisions:
        position = f"The position is that of the latest action; decisions since: {decisions}."
    else:
        position = "The position is that of now."
    return [
        f"# Peerless {version('peerless')}, rules {RULES_VERSION}: a fault in a {where}, "
        f"reported by {who}.",
        "#",
        "# What happened:",
        "#",
        "# What should have happened:",
        "#",
        f"# {now}",
        f"# {position}",
        f"# It holds only what {who} knows.",
    ]


# ---------------------------------------------------------------- the position


def _position(then: Game | None, now: Game, since: Sequence[Decided], seat: int) -> list[str]:
    game = then or now
    setting = game.setting
    known = cast(Facts, game.view(seat).facts())
    title = f"A fault in a {setting.mode.words} on {setting.battlefield.name}"
    lines = [
        f"title = {_text(title)}",
        f"mode = {_text(setting.mode.value)}",
        f"battlefield = {_text(setting.battlefield.id)}",
        f"turn = {_text(player_name(setting, known['turn']))}",
        "begins = true" if then is None else f"actions = {known['actions']}",
        *_beyond_a_scenario(game, known),
    ]
    for owner in range(setting.seats):
        drawn = list(_drawn(game, since, owner, seat))
        cards = _Cards(setting, known, owner, sees_hand(game.state, seat, owner), drawn)
        lines += ["", *_player(setting, known, owner, cards)]
    return lines


def _beyond_a_scenario(game: Game, known: Facts) -> list[str]:
    """What a scenario has no words for, in comments."""
    setting = game.setting
    lines = []
    for _, fighters, _, _, cause in known["lasting"]:
        held = [fighter_name(setting, f.id) for f in setting.fighters if fighters >> f.id & 1]
        whom = f" for {', '.join(held)}" if held else ""
        lines.append(f"# A lasting effect of {game.source(cause)} holds{whom}.")
    for fighter, space in enumerate(known["started"]):
        if known["turns"] and space not in (OFF, known["spaces"][fighter]):
            name = fighter_name(setting, fighter)
            lines.append(f"# When the turn began, {name} was on {space_name(setting, space)}.")
    return lines


def _player(setting: Setting, known: Facts, owner: int, cards: _Cards) -> list[str]:
    tracks, tokens = _tracks(setting, known, owner), _tokens(setting, known, owner)
    fighters = _fighters(setting, known, owner)
    return [
        "[[player]]",
        f"hero = {_text(setting.heroes[owner].id)}",
        *cards.lines(),
        *([f"state = {_table(tracks)}"] if tracks else []),
        *(
            f"# Not chosen yet: {track.key}."
            for track in setting.heroes[owner].tracks
            if track.key not in tracks
        ),
        *([f"tokens = {_table(tokens)}"] if tokens else []),
        "[player.fighters]",
        *(f"{_key(name)} = {_table(place)}" for name, place in fighters.items()),
    ]


def _fighters(setting: Setting, known: Facts, owner: int) -> dict[str, dict[str, object]]:
    """Those that are not defeated; in a scenario the names are those of the character card."""
    found = {}
    for fighter in setting.fighters_of[owner]:
        space, health = known["spaces"][fighter], known["health"][fighter]
        if health > 0:
            where = "off" if space == OFF else space_name(setting, space)
            found[setting.fighters[fighter].name] = {"space": where, "health": health}
    return found


def _tokens(setting: Setting, known: Facts, owner: int) -> dict[str, list[str]]:
    """Those on the battlefield. Which of a kind is which makes no difference."""
    found: dict[str, list[str]] = {}
    for token, space in zip(setting.tokens, known["tokens"], strict=True):
        if token.seat == owner and space != OFF:
            found.setdefault(token.kind.name, []).append(space_name(setting, space))
    return {kind: sorted(spaces) for kind, spaces in found.items()}


def _tracks(setting: Setting, known: Facts, owner: int) -> dict[str, object]:
    """What the hero keeps track of; what has not been chosen yet is left out."""
    pairs = zip(setting.heroes[owner].tracks, known["tracks"][owner], strict=True)
    return {
        track.key: value if track.is_counter else track.values[value]
        for track, value in pairs
        if value >= 0
    }


def _names(setting: Setting, faces: Sequence[int]) -> list[str]:
    return [card_name(setting, face) for face in faces]


def _hand(setting: Setting, known: Facts, owner: int) -> list[str]:
    return _names(setting, known["hands"][owner][1])


# ---------------------------------------------------------------- cards


def _drawn(game: Game, since: Sequence[Decided], owner: int, seat: int) -> Iterator[int]:
    """The cards that the seat has since seen drawn from the top of a deck, before anything else
    was done with it."""
    mask = mask_of(game.state, seat)
    for event in (event.as_seen(mask) for decided in since for event in decided.events):
        if event.seat == owner and event.kind in _DECK_CHANGES:
            return
        if event.seat == owner and event.kind is Happening.DREW and event.card >= 0:
            yield event.card


_DECK_CHANGES = frozenset(
    {
        Happening.LOOKED,
        Happening.SHOWED,
        Happening.TOOK,
        Happening.PUT_ON_TOP,
        Happening.PUT_AT_BOTTOM,
        Happening.SHUFFLED_IN,
        Happening.SHUFFLED,
    }
)
"""After these the next card drawn need not be the next one of before."""


@dataclass(frozen=True)
class _Cards:
    """A player's cards, as far as they are known."""

    setting: Setting
    known: Facts
    owner: int
    open: bool  # the whole hand is seen
    drawn: list[int]  # faces, since then

    def lines(self) -> list[str]:
        size, hand = self.known["hands"][self.owner]
        more = size - len(hand)
        unknown = f"  # and {more} more that are not known" if more else ""
        discard = _names(self.setting, self.known["discards"][self.owner])
        return [
            f"hand = {_list(_names(self.setting, hand))}{unknown}",
            *self.deck(more),
            f"discard = {_list(discard)}",
        ]

    def deck(self, more: int) -> list[str]:
        """Left out, it is shuffled: as good as any other order where none is known."""
        order = self.order()
        some = sum(face is not None for face in order)
        also = f", and here the {more} of the hand that are not known" if more else ""
        if not some:
            return [f"# The deck: {len(order)} cards in no known order{also}."]
        words = f"# The deck: {len(order)} cards, the place of {some} is known{also}."
        return [words, f"deck = {_list(_names(self.setting, self.filled(order)))}"]

    def order(self) -> list[int | None]:
        """The faces from the top, None where the card is not known."""
        order = [face if face >= 0 else None for face in reversed(self.known["decks"][self.owner])]
        for place, face in enumerate(self.drawn[: len(order)]):
            if order[place] not in (None, face):
                break
            order[place] = face
        return order

    def filled(self, order: Sequence[int | None]) -> list[int]:
        """Cards that could be anywhere take the places that are left, those of the hand that are
        not known with the lowest of them, so that the others keep theirs."""
        rest = self.left_over(order)
        open_places = [place for place, face in enumerate(order) if face is None]
        last = open_places[-1] if open_places else len(order) - 1
        filled: list[int] = []
        for place, face in enumerate(order):
            filled.append(rest.pop(0) if face is None else face)
            if place == last:
                filled += rest
        return filled

    def left_over(self, order: Sequence[int | None]) -> list[int]:
        """The cards of this player whose place is not known, in the order of the hero's list."""
        left = Counter(self.setting.card_face[card] for card in self.setting.deck_of[self.owner])
        left.subtract(self.known["hands"][self.owner][1])
        left.subtract(self.known["discards"][self.owner])
        left.subtract(face for face in order if face is not None)
        return sorted(left.elements())


# ---------------------------------------------------------------- the script


class _NoScenario(Exception):
    """This position cannot be set up."""


def _set_up(position: Sequence[str]) -> Game:
    def refuse(table: str, key: str, index: int, message: str) -> NoReturn:
        raise _NoScenario(message)

    return build(tomllib.loads("\n".join(position)), refuse)


def _script(
    position: Sequence[str], then: Game, now: Game, since: Sequence[Decided], seat: int
) -> list[str]:
    lines = [f"= turn {player_name(then.setting, then.state.turn)}"]
    try:
        trial = _set_up(position)
    except _NoScenario as fault:
        return [
            *lines,
            f"# This position cannot be set up: {fault}.",
            *_in_words(then, since, seat),
        ]
    if asks_for_action(then):
        lines.append(f"= asks {player_name(then.setting, then.state.turn)}")
    played = 0
    while played < len(since) and _leads_there(trial, since[played], seat):
        lines.append(f"> {since[played].text}")
        played += 1
    if played < len(since):
        words = "# From here on as it was seen; a scenario with these cards alone goes another way."
        return [*lines, words, *_in_words(then, since[played:], seat)]
    if since:
        lines.append("= over" if now.question is None else f"= asks {now.question.player}")
    return lines


def _leads_there(trial: Game, decided: Decided, seat: int) -> bool:
    """Whether a decision can be a line of the script: it is made, and all this seat sees is then
    as it was. (A trial that has gone another way is not asked again.)"""
    action = trial.find(decided.text) if decided.known else None
    if action is None:
        return False
    trial.play(action)
    return _seen(trial, cast(Facts, facts(trial.state, seat)), seat) == decided.seen


def _in_words(game: Game, since: Sequence[Decided], seat: int) -> list[str]:
    """The log, and this seat's own decisions."""
    lines = []
    for decided in since:
        if decided.own:
            lines.append(f"# > {decided.text}")
        lines += [f"# {line}" for line in tell_all(game.setting, decided.events, seat)]
    return lines


# ---------------------------------------------------------------- TOML


def _text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)  # such a string is one of TOML too


def _list(names: Sequence[str]) -> str:
    return f"[{', '.join(map(_text, names))}]"


def _table(values: dict[str, Any]) -> str:
    pairs = ", ".join(f"{_key(key)} = {_value(value)}" for key, value in values.items())
    return f"{{ {pairs} }}"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _text(name)


def _value(value: object) -> str:
    return _list(value) if isinstance(value, list) else json.dumps(value, ensure_ascii=False)


def _quoted(lines: Sequence[str]) -> list[str]:
    escaped = [line.replace("\\", "\\\\").replace('"""', '\\"""') for line in lines]
    return ['lines = """', *escaped, '"""']
