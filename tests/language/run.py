"""Engine and reference side by side: the same questions, the same answers, the same state.

python -m tests.language.run --seed 1 --count 1000
python -m tests.language.run --seed 1 --text "Draw 1 card." --kind scheme
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from peerless.record.notation import space_name, write
from peerless.rules.adventure.record import DESTROYED
from peerless.rules.adventure.rounds import Round
from peerless.rules.adventure.setup_frame import AdventureSetup
from peerless.rules.masks import has
from peerless.rules.mode import Mode
from peerless.rules.questions import (
    Ask,
    MoveFighter,
    Option,
    PendingQuestion,
)
from peerless.rules.setup_frame import SetupFrame
from peerless.rules.state import State
from peerless.rules.triggers import watched_spaces
from peerless.rules.turn import Part, Rotation, Turn, begin_turn
from peerless.rules.value import value as engine_value
from peerless.rules.ways import way_of
from peerless.text import tree as t
from peerless.text.language import Unsayable
from peerless.text.reader import NotUnderstood
from peerless.text.speaker import say
from tests.language import stepping
from tests.language.cases import Case, case_for
from tests.language.generate import SPEAKERS, Kind, Sample, pairs, read_on
from tests.language.positions import MODES, described, into_engine, into_world
from tests.language.quest_cases import quest_case
from tests.language.reference import play, rounds
from tests.language.reference.facts import value as reference_value
from tests.language.reference.world import NO_CARD, Asking, GameOver, Luck, World
from tests.language.reference.world import Ask as Question
from tests.language.stepping import AbsentAnswer
from tests.language.vocabulary import VOCABULARIES

MOST_QUESTIONS = 150
MOST_ACTIONS = 12  # after the one in which the text runs


class Difference(Exception):
    """Engine and reference part here."""


# ---------------------------------------------------------------- answers in words


def written(state: State, asked: PendingQuestion) -> dict[str, Option]:
    """By the words of the notation; of ways by the watched spaces that are entered."""
    setting = state.setting
    ends = Counter(
        (option.fighter, option.space)
        for option in asked.options
        if isinstance(option, MoveFighter)
    )
    options: dict[str, Option] = {}
    for option in asked.options:
        words = write(setting, option)
        if isinstance(option, MoveFighter) and ends[option.fighter, option.space] > 1:
            plain = write(setting, option._replace(via=()))
            watching = watched_spaces(state, option.fighter)
            entered = [s for s in (*option.via, option.space) if has(watching, s)]
            words = f"{plain} entering " + " ".join(space_name(setting, s) for s in entered)
        options[words] = option
    return options


def way_taken(state: State, asked: PendingQuestion, option: Option) -> tuple[int, ...]:
    """Of ways that are alike the reference takes the engine's, if it is one."""
    move = asked.move
    if move is None or not isinstance(option, MoveFighter):
        return ()
    watching = watched_spaces(state, option.fighter)
    if not watching or option.space == state.space[option.fighter]:
        return ()
    return way_of(state, option, move.distance, move.through, move.exact, watching)


# ---------------------------------------------------------------- one text in one position


@dataclass
class Match:
    """Engine and reference at the same place, or not."""

    case: Case
    state: State
    world: World
    reference: Asking
    chance: Random
    acted: bool = False
    later: int = 0
    asked: int = 0
    to_the_end: bool = False
    most: int = MOST_QUESTIONS
    lines: list[str] = field(default_factory=list)
    absent: list[AbsentAnswer] = field(default_factory=list)

    @classmethod
    def begin(cls, case: Case) -> Match:
        luck = Luck()
        state = into_engine(case.position, luck, case.seed)
        world = into_world(case.position, luck)
        if case.position.enemies:
            reference = rounds.by_the_players(world, _adventure(case, state, world))
        elif case.setup:
            state.turns = 0
            state.frames.append(SetupFrame())
            reference = _from_setup(world)
        else:
            state.frames += [Rotation(), Turn(Part.ACTIONS)]
            if case.begins:
                begin_turn(state)
            reference = play.turns(world, begun=not case.begins)
        return cls(case, state, world, reference, Random(case.seed + 1))

    def run(self) -> None:
        """To the end of the text, and of what it put off."""
        self.advance(stepping.advance, self.state, self.absent)
        answer: str | None = None
        while True:
            question = self.ask_reference(answer)
            if question is None:
                if self.state.winners is None:
                    raise Difference("the reference says that the game is over")
                if tuple(self.state.winners) != self.world.winners:
                    raise Difference(f"winners {self.state.winners}, not {self.world.winners}")
                return
            if self.state.question is None:
                raise Difference(f"the engine says that the game is over, not {said(question)}")
            options = self.compare(question, self.state.question)
            self.asked += 1
            answer = self.answer(self.state.question.about, list(options))
            if answer is None or self.asked > self.most:
                return
            self.lines.append(f"{question.seat} {answer}")
            self.world.way = way_taken(self.state, self.state.question, options[answer])
            self.advance(stepping.answer, self.state, options[answer], self.absent)

    def advance(self, go: object, *arguments: object) -> None:
        try:
            go(*arguments)  # type: ignore[operator]
        except Exception as error:  # whatever breaks in the engine is a difference
            raise Difference(f"the engine broke: {_place(error)}") from error

    def ask_reference(self, answer: str | None) -> Question | None:
        """The reference's next question; None when the game is over."""
        try:
            self.world.trail.clear()
            question = next(self.reference) if answer is None else self.reference.send(answer)
            while self.world.out(question.seat):  # R122
                if not self.absent:
                    raise Difference(f"one who is out is asked: {said(question)}")
                state, asked, option = self.absent.pop(0)
                options = written(state, asked)
                if options.keys() != question.answers:
                    raise Difference(f"one who is out: {said(question)}, engine {sorted(options)}")
                self.world.way = way_taken(state, asked, option)
                words = next(words for words, other in options.items() if other == option)
                question = self.reference.send(words)
        except GameOver:
            return None
        except AssertionError as error:
            now = self.state.question
            asks = [write(self.state.setting, o) for o in now.options[:8]] if now else []
            raise Difference(
                f"the reference: {str(error) or _place(error)}; the engine asks {asks}"
            ) from error
        return question

    def compare(self, question: Question, asked: PendingQuestion) -> dict[str, Option]:
        options = written(self.state, asked)
        answers = question.answers
        if asked.seat != question.seat or options.keys() != answers:
            more = sorted(options.keys() - answers)[:8]
            fewer = sorted(answers - options.keys())[:8]
            raise Difference(
                f"the question: seat {asked.seat} {sorted(options)[:6]}, "
                f"expected seat {question.seat} {sorted(answers)[:6]}; "
                f"too many {more}, missing {fewer}; {different(self.state, self.world)}"
            )
        luck = self.world.luck
        if luck.shuffles or luck.draws:
            raise Difference("the engine left something to chance that was not expected")
        difference = different(self.state, self.world)
        if difference:
            raise Difference(difference)
        self.world.order_hands(self.state.hands[: self.world.seats])
        return options

    def answer(self, about: Ask, answers: list[str]) -> str | None:
        """What is answered; None to stop."""
        case = self.case
        answers.sort()
        if self.to_the_end:
            return self.chance.choice(answers)
        if about == Ask.ACTION:
            if not self.acted and case.action:
                self.acted = True
                wanted = [a for a in answers if a.startswith(case.action)]
                attack = case.action.split(":")[0]
                wanted = wanted or [a for a in answers if a.startswith(attack)]
                return self.chance.choice(wanted) if wanted else None
            waits = bool(self.world.delayed) and self.later < MOST_ACTIONS
            if not waits and (self.later > 0 or not self.world.lasting):
                return None
            self.later += 1
            return "maneuver"
        if about == Ask.DEFEND and case.defend_with:
            wanted = [a for a in answers if a == f"defend: {case.defend_with}"]
            if wanted:
                return wanted[0]
        if self.later and "boost: none" in answers:
            return "boost: none"
        if self.later > 1 and "done" in answers and self.world.delayed:
            return "done"
        return self.chance.choice(answers)


def _adventure(case: Case, state: State, world: World) -> Asking:
    """The cooperative game: from setup, in a player's turn, or where the next initiative card is
    revealed."""
    if case.setup:
        state.turns = 0
        state.frames.append(AdventureSetup())
        return _quest_from_setup(world)
    state.frames.append(Round())
    in_turn = state.setting.has_player(state.turn)
    if in_turn:
        state.frames.append(Turn(Part.ACTIONS))
        if case.begins:
            begin_turn(state)
    return rounds.rounds(world, None if not in_turn else not case.begins)


def _quest_from_setup(world: World) -> Asking:
    yield from rounds.set_up(world)
    rounds.next_round(world)
    yield from rounds.rounds(world, None)


def _from_setup(world: World) -> Asking:
    yield from play.set_up(world)
    yield from play.turns(world, begun=False)


def said(question: Question) -> str:
    return f"seat {question.seat} {sorted(question.answers)[:8]}"


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1]
    return f"{type(error).__name__} {error} in {last.name}, {last.filename}:{last.lineno}"


def different(state: State, world: World) -> str:
    """The first thing in which engine and reference differ; nothing if they agree."""
    if state.space != world.space:
        return f"fighters stand in {state.space}, expected {world.space}"
    if state.health != world.health:
        return f"health {state.health}, expected {world.health}"
    names = world.card_name
    for seat in range(world.seats):
        for pile, engine_pile, own in (
            ("deck", state.decks[seat], world.decks[seat]),
            ("discard pile", state.discards[seat], world.discards[seat]),
        ):
            if engine_pile != own and list(map(names, engine_pile)) != list(map(names, own)):
                return (
                    f"{pile} of seat {seat}: {list(map(names, engine_pile))}, "
                    f"expected {list(map(names, own))}"
                )
        hand, expected = state.hands[seat], world.hands[seat]
        if sorted(map(names, hand)) != sorted(map(names, expected)):
            return (
                f"hand of seat {seat}: {list(map(names, hand))}, "
                f"expected {list(map(names, expected))}"
            )
        tracks = [
            world.tracks[seat][track.key]
            if track.is_counter
            else _place_of(world.tracks[seat][track.key], track.values)
            for track in world.forces[seat].tracks
        ]
        if state.tracks[seat] != tracks:
            return f"tracks of seat {seat}: {state.tracks[seat]}, expected {tracks}"
    if state.token_space != world.token_space:
        lying = Counter(zip(world.tokens, state.token_space, strict=True))
        if lying != Counter(zip(world.tokens, world.token_space, strict=True)):
            return f"tokens lie in {state.token_space}, expected {world.token_space}"
    if (state.turn, state.actions) != (world.turn, world.actions):
        found = f"turn of {state.turn}, {state.actions} actions left"
        return f"{found}, expected turn of {world.turn}, {world.actions} actions left"
    if bool(state.maneuvers) != world.maneuvered:
        return f"maneuvers {state.maneuvers}, expected {world.maneuvered}"
    return _different_quest(state, world) or _different_combat(state, world)


def _different_quest(state: State, world: World) -> str:
    adventure, quest = state.adventure, world.quest
    if adventure is None or quest is None:
        return ""
    for name in (
        "steps", "objectives", "resolving", "round", "attacks", "order", "deck", "row", "added",
        "waiting", "markers", "invasion", "turned_up",
    ):  # fmt: skip
        found, expected = getattr(adventure, name), getattr(quest, name)
        if found != expected:
            return f"{name} {found}, expected {expected}"
    bridges = [DESTROYED if bridge is None else bridge for bridge in quest.bridges]
    if adventure.bridges != bridges:
        return f"bridges {adventure.bridges}, expected {bridges}"
    return ""


def _place_of(value: str | int | None, values: tuple[str, ...]) -> int:
    return -1 if value is None else values.index(str(value))


def _different_combat(state: State, world: World) -> str:
    fight, own = state.combat, world.combat
    if fight is None or own is None:
        same = (fight is None) == (own is None)
        return "" if same else f"combat {fight}, expected {own}"
    for name, side, own_side in (
        ("attack", fight.attack, own.attack),
        ("defense", fight.defense, own.defense),
    ):
        cards = [world.card_name(c) if c != NO_CARD else "-" for c in (side.card, own_side.card)]
        if side.fighter != own_side.fighter or cards[0] != cards[1]:
            return (
                f"{name}: fighter {side.fighter} with {cards[0]}, "
                f"expected {own_side.fighter} with {cards[1]}"
            )
        if own.revealed and not own.decided:
            found, expected = (
                engine_value(state, fight, side),
                reference_value(world, own, own_side),
            )
            if found != expected:
                return f"value of the {name} card {found}, expected {expected}"
    if own.decided and fight.damage != own.damage:
        return f"combat damage {fight.damage}, expected {own.damage}"
    return ""


# ---------------------------------------------------------------- many


@dataclass
class Failure:
    case: Case
    difference: str
    during: str  # the last kinds of instructions that the reference has run
    lines: list[str]

    def __str__(self) -> str:
        kind = self.case.sample.kind.value
        return "\n".join(
            (
                f"{kind}: {self.case.sample.words}",
                described(self.case.position),
                *(f"  > {line}" for line in self.lines),
                f"  {self.during}: {self.difference}",
                f"  repeat: python -m tests.language.run --seed {self.case.seed} --count 1 -v "
                f"--mode {self.case.position.mode.value} --kind {kind} "
                f'--of {self.case.sample.of} --text "{self.case.sample.words}"',
            )
        )


def try_case(case: Case) -> Failure | None:
    return _tried(case, Match.begin(case))


def try_game(case: Case, most: int = 100_000) -> Failure | None:
    """A whole game, every answer by chance."""
    match = Match.begin(case)
    match.to_the_end = True
    match.most = most
    if match.world.falls_alone is False:  # R75
        match.state.acted = 0
        match.world.acted = set()
    return _tried(case, match)


def _tried(case: Case, match: Match) -> Failure | None:
    try:
        match.run()
    except Difference as difference:
        trail = match.world.trail
        during = " > ".join(trail[-3:]) or "between the texts"
        if str(difference).startswith("the engine broke"):
            during = str(difference)[:80]
        return Failure(case, str(difference), during, match.lines)
    return None


# ---------------------------------------------------------------- smaller texts


def smaller(text: t.Text) -> Iterator[t.Text]:
    """The text with one part less, each way."""
    for i, part in enumerate(text):
        if len(text) > 1:
            yield (*text[:i], *text[i + 1 :])
        if isinstance(part, t.Clause):
            for effects in _smaller_effects(part.effects):
                yield (*text[:i], t.Clause(part.when, effects), *text[i + 1 :])
        elif part.condition is not None:
            yield (*text[:i], t.Standing(part.rule), *text[i + 1 :])


def _smaller_effects(effects: tuple[t.Effect, ...]) -> Iterator[tuple[t.Effect, ...]]:
    for i, effect in enumerate(effects):
        before, after = effects[:i], effects[i + 1 :]
        if len(effects) > 1:
            yield (*before, *after)
        for instead in _instead_of(effect):
            yield (*before, *instead, *after)


def _instead_of(effect: t.Effect) -> Iterator[tuple[t.Effect, ...]]:
    match effect:
        case t.If(condition, then, otherwise):
            yield then
            if otherwise:
                yield otherwise
                yield (t.If(condition, then),)
            for fewer in _smaller_effects(then):
                yield (t.If(condition, fewer, otherwise),)
            if isinstance(condition, t.AllOf | t.AnyOf):
                for part in condition.parts:
                    yield (t.If(part, then, otherwise),)
        case t.Delay(effects):
            yield effects
            for fewer in _smaller_effects(effects):
                yield (t.Delay(fewer),)
        case t.May(deed):
            yield (deed,)
        case t.ChooseOptions(n, options):
            yield from options
            for i, option in enumerate(options):
                for fewer in _smaller_effects(option):
                    yield (t.ChooseOptions(n, (*options[:i], fewer, *options[i + 1 :])),)


def any_case(seed: int, sample: Sample | None = None, mode: Mode | None = None) -> Case:
    if mode is Mode.ADVENTURE or (sample is not None and sample.kind in SPEAKERS):
        return quest_case(seed, sample)
    return case_for(seed, sample, mode)


def shrunk(failure: Failure) -> Failure:
    """The same difference, or another, with as little text as still shows one."""
    case = failure.case
    for text in smaller(case.sample.text):
        try:
            kind, of = case.sample.kind, case.sample.of
            words = say(text, VOCABULARIES[of].names)
            sample = Sample(kind, read_on(words, kind, of), words, of)
        except (Unsayable, NotUnderstood):
            continue
        found = try_case(any_case(case.seed, sample, case.position.mode))
        if found is not None:
            return shrunk(found)
    return failure


def main() -> int:
    parser = argparse.ArgumentParser(description="Run texts in the engine and by their meaning.")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=1000, help="how many texts")
    parser.add_argument("--text", help="this text, in many positions")
    parser.add_argument("--kind", type=Kind, default=Kind.SCHEME, help="what the text stands on")
    parser.add_argument("--of", default="warden", choices=VOCABULARIES, help="whose text it is")
    parser.add_argument("--mode", choices=tuple(MODES), help="the mode of play")
    parser.add_argument("--only", help="show failures during instructions of this kind only")
    parser.add_argument("--show", type=int, default=3, help="failures to show of each kind")
    parser.add_argument("--shrink", action="store_true", help="look for shorter texts that differ")
    parser.add_argument("-v", action="store_true", help="print the text and the answers")
    options = parser.parse_args()
    began = time.perf_counter()
    failures: list[Failure] = []
    covered: set[tuple[str, str]] = set()
    for seed in range(options.seed, options.seed + options.count):
        sample = None
        if options.text:
            text = read_on(options.text, options.kind, options.of)
            sample = Sample(options.kind, text, options.text, options.of)
        case = any_case(seed, sample, MODES.get(options.mode or ""))
        covered |= pairs(case.sample.text)
        failure = try_case(case)
        if failure is not None:
            failures.append(failure)
        if options.v:
            print(failure or f"agree: {case.sample.words}")
    seconds = time.perf_counter() - began
    report(failures, options.show, options.only, options.shrink)
    print(
        f"{options.count} texts, {len(failures)} differ, {len(covered)} pairs, "
        f"{options.count / seconds:.0f} texts a second"
    )
    return 1 if failures else 0


def report(failures: list[Failure], show: int, only: str | None, shrink: bool) -> None:
    """Grouped by the instructions under way where they part, the most frequent first."""
    groups: dict[str, list[Failure]] = {}
    for failure in failures:
        groups.setdefault(failure.during, []).append(failure)
    for during, group in sorted(groups.items(), key=lambda item: -len(item[1])):
        if only and only not in during:
            continue
        print(f"== {during}: {len(group)}", flush=True)
        # The shortest texts say most.
        for failure in sorted(group, key=lambda f: len(f.case.sample.words))[:show]:
            shown = shrunk(failure) if shrink else failure
            if only:
                print(shown, "\n")
            else:
                print(f"  [{shown.case.seed}] {shown.case.sample.words}")
                print(f"      {shown.difference[:300]}")


if __name__ == "__main__":
    sys.exit(main())
