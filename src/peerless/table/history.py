"""The steps of a game at a table: what each decision has made of it, which can be taken back, and
how they are found again in the journal."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.game import SPECTATOR, Game, IllegalAnswer
from peerless.record.report import asks_for_action
from peerless.rules.events import Event, Happening
from peerless.rules.questions import Ask, PendingQuestion
from peerless.table.matters import TAKEN_BACK, matter_of
from peerless.table.store import Entry


@dataclass
class HistoryStep:
    """What a decision (and what followed of itself) has made of the game."""

    before: Game | None  # to go back to; None where it cannot be taken back
    seat: int
    decisions: int  # its own and the forced ones after it
    events: list[Event]
    action: Game | None = None  # the game before it, where that asked for an action
    unrevealed: Game | None = None  # before it, while nothing has been revealed since
    forgotten: bool = False  # neither it nor those before it have an action to forget


# ---------------------------------------------------------------- what follows of itself


def answer_openly_forced(game: Game, events: list[Event]) -> list[tuple[int, str]]:
    """Questions that everyone can see have one answer are answered at once: a move with nowhere
    to go, the last of the cards that are put in an order. One about a hand is left to its player
    even so: an answer that comes by itself would tell the others that there was no choice."""
    made = []
    while (asked := game.state.question) is not None and _may_be_forced(asked):
        actions = game.actions()
        if len(actions) > 1:
            break
        made.append((asked.seat, str(actions[0])))
        events += game.play(actions[0])
    return made


def _may_be_forced(asked: PendingQuestion) -> bool:
    """Whether everyone can see how many answers there are."""
    return asked.about is Ask.MOVE or (asked.text is not None and asked.text.openly_forced)


def can_be_taken_back(before: Game, after: Game, events: list[Event], seat: int) -> bool:
    """The same seat is asked again, no chance was used, and no card was shown, nor what lay face
    down beside the battlefield."""
    asked = after.state.question
    return (
        asked is not None
        and asked.seat == seat
        and before.state.chance.seed == after.state.chance.seed
        and all(event.card == -1 and event.kind not in _UNCOVERED for event in events)
    )


def reveals_nothing(before: Game, after: Game, events: list[Event]) -> bool:
    """Nobody knows a card that they did not know before, and no chance was used: all who play can
    agree that it has not happened."""
    return (
        not after.over
        and before.state.chance.seed == after.state.chance.seed
        and _nothing_learned(before, after)
        and all(event.kind not in _UNCOVERED for event in events)
    )


def _nothing_learned(before: Game, after: Game) -> bool:
    then, now = before.state.known, after.state.known
    return then == now or not any(new & ~old for old, new in zip(then, now, strict=True))


_UNCOVERED = (Happening.INITIATIVE, Happening.INITIATIVE_LEFT, Happening.TURNED_UP)


def add_step(
    steps: list[HistoryStep],
    before: Game,
    after: Game,
    seat: int,
    decisions: int,
    events: list[Event],
) -> None:
    """A step that cannot be taken back settles those before it too."""
    free = can_be_taken_back(before, after, events, seat)
    action = before if asks_for_action(before) else None
    if not free or seat != steps[-1].seat:
        for step in reversed(steps):
            if step.before is None:
                break
            step.before = None
    unrevealed = reveals_nothing(before, after, events)
    if not unrevealed:
        for step in reversed(steps):
            if step.unrevealed is None:
                break
            step.unrevealed = None
    again = before if unrevealed else None
    steps.append(HistoryStep(before if free else None, seat, decisions, events, action, again))
    forget_actions(steps)


def way_back(steps: list[HistoryStep], seat: int) -> int | None:
    """How many steps lead back to before the last decision of a seat; None if something has been
    revealed since, or it has made none."""
    for count, step in enumerate(reversed(steps), 1):
        if step.unrevealed is None:
            return None
        if step.seat == seat:
            return count
    return None


def forget_actions(steps: list[HistoryStep]) -> None:
    """Of settled steps only the latest that began with an action keeps the game of then."""
    settled = False
    for step in reversed(steps):
        if step.forgotten:
            break
        if settled:
            step.action, step.forgotten = None, True
        settled = settled or (step.before is None and step.action is not None)


# ---------------------------------------------------------------- from the store


def replay_steps(game: Game, entries: list[Entry]) -> tuple[Game, list[HistoryStep]]:
    """The game after all entries of a journal, and its steps."""
    steps = [first_step(game)]
    waiting = decisions_of(entries)[::-1]
    while waiting:
        before, game = game, game.copy()
        seat, text = waiting.pop()
        events = list(game.play_recorded(seat, text))
        forced = answer_openly_forced(game, events)
        for answer in forced:  # they stand in the journal too
            if not waiting or waiting.pop() != answer:
                raise IllegalAnswer(f"the journal has no {answer}")
        add_step(steps, before, game, seat, 1 + len(forced), events)
    return game, steps


def first_step(game: Game) -> HistoryStep:
    """What happened before anyone decided."""
    return HistoryStep(None, SPECTATOR, 0, list(game.opening))


def decisions_of(entries: list[Entry]) -> list[tuple[int, str]]:
    """What has been decided and not taken back: seat and decision."""
    made: list[tuple[int, str]] = []
    for entry in entries:
        taken_back = TAKEN_BACK.fullmatch(entry.decision)
        if taken_back:
            del made[-int(taken_back[1]) :]
        elif matter_of(entry.decision) is None:
            made.append((entry.seat, entry.decision))
    return made
