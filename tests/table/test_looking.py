"""Looking closer: the reach of a fighter and the report of a fault, from a real server. Nothing is
decided by it, and nobody else hears of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import get_args

import pytest

from peerless.content import heroes
from peerless.content.library import BOX
from peerless.game import SPECTATOR, Game
from peerless.record.report import asks_for_action, write_report
from peerless.record.scenarios import parse_scenario
from peerless.rules.chance import Chance
from peerless.rules.interpreter import Interpreter
from peerless.rules.mode import Mode
from peerless.rules.move_frames import Moving, MovingTokens
from peerless.rules.questions import Act, Ask, Attack
from peerless.table import wire
from peerless.table.history import HistoryStep, add_step, answer_openly_forced, first_step
from peerless.text.speaker import say_sentence
from peerless.text.tree import Effect
from tests.support import Table, play_randomly, some_crowd, some_duel
from tests.table.servers import (
    Client,
    Message,
    Refused,
    Server,
    answers_of,
    is_over,
    reach_message,
    report_message,
)
from tests.table.test_take_back import find, seat_game

_SIGHT = Path(__file__).parents[1] / "scenarios/golden-bat/sight-puts-three-cards-in-order.toml"

# ---------------------------------------------------------------- from a real server


def test_everyone_at_a_table_can_ask(server: Server, module_database: str) -> None:
    step = find(lambda s: asks_for_action(s.before) and s.kind is Act.ATTACK)
    table, game = seat_game(module_database, step), step.before
    with server.connect() as client, server.connect() as other:
        heard = other.join(table, None)
        views = [client.join(table, None), client.join(table, 0), client.join(table, 1)]
        for view in views:
            for fighter in (made["name"] for made in view["view"]["fighters"]):
                reach = game.reach(fighter)._asdict()
                where = {key: view[key] for key in ("table", "seat", "number")}
                assert client.reach(view, fighter) == {"type": "reach", **where, **reach}
            seat = SPECTATOR if view["seat"] is None else view["seat"]
            report = {"type": "report", **where, "scenario": write_report(game, game, seat)}
            assert client.report(view) == report
        assert other.join(table, None) == heard  # the next that it hears


def test_only_those_at_a_table_can_ask(server: Server) -> None:
    table = server.make_table()
    with server.connect() as client, server.connect() as stranger:
        view = client.join(table, 0)
        spectator = {**view, "seat": None}
        for seat in (1, None, 5):
            for ask in (reach_message({**view, "seat": seat}, "Medusa"),
                        report_message({**view, "seat": seat})):  # fmt: skip
                assert code_of(client, ask) == "not your seat"
        assert code_of(stranger, report_message(spectator)) == "not your seat"
        stranger.join(table, None)
        assert stranger.report(spectator)["seat"] is None
        assert code_of(stranger, report_message(view)) == "not your seat"
        assert code_of(client, reach_message(view, "Nobody")) == "unknown"
        assert client.join(table, 0) == view


def code_of(client: Client, message: Message) -> str:
    with pytest.raises(Refused) as refused:
        client.ask(message)
    return refused.value.code


def test_reports_outlive_a_restart_and_know_nothing_taken_back(sqlite_database: str) -> None:
    """A random game to its end: whenever something can be taken back it is, and the report is as
    before it; every report is that of the record's game."""
    chance, reports, taken_back = Chance(4), dict[str, str](), 0
    with Server(sqlite_database) as server, server.connect() as client:
        table = server.make_table(("person", "greedy"))
        view = client.join(table, 0)
        while not is_over(view):
            if answers := answers_of(view):
                before = client.report(view)["scenario"]
                made = client.decide(view, answers[chance.below(len(answers))])
                if made["take_back"]:
                    back = client.take_back(made)
                    assert client.report(back)["scenario"] == before
                    made = client.decide(back, answers[chance.below(len(answers))])
                    taken_back += 1
                view = made
            else:
                view = client.receive()
        reports = {"before": client.report(view)["scenario"]}
        server.kill()
    with Server(sqlite_database) as server, server.connect() as client:
        reports["after"] = client.report(client.join(table, 0))["scenario"]
    assert reports["before"] == reports["after"]
    assert "# The game is over." in reports["after"]
    assert taken_back > 5


# ---------------------------------------------------------------- where a report begins


def test_the_latest_action_is_kept_and_no_other() -> None:
    """In the steps of a room there is the game at its latest question for an action."""
    for n in range(4):
        chance = Chance(n)
        game = (some_crowd(chance) if n % 2 else some_duel(chance)).game(n)
        steps, latest = [first_step(game)], None
        while not game.over:
            latest = game if asks_for_action(game) else latest
            steps, game = decided(steps, game, chance)
            kept = [step.action for step in steps if step.action]
            assert kept[-1:] == ([latest] if latest else [])
            settled = [step.action for step in steps if step.action and not step.before]
            assert len(settled) <= 1


def decided(
    steps: list[HistoryStep], before: Game, chance: Chance
) -> tuple[list[HistoryStep], Game]:
    actions = before.actions()
    asked = before.question
    assert asked is not None
    game = before.copy()
    events = list(game.play(actions[chance.below(len(actions))]))
    made = 1 + len(answer_openly_forced(game, events))
    add_step(steps, before, game, asked.seat, made, events)
    return steps, game


# ---------------------------------------------------------------- what asks


def test_every_effect_has_a_sentence() -> None:
    """Whatever a text asks about, the view can say it: nothing else could be sent."""
    said = 0
    for id in BOX.heroes.ids():
        hero = BOX.heroes.load(id)
        names = heroes.names_of(hero)
        for text in (hero.ability, *(card.text for card in hero.cards)):
            for effect in effects_in(text):
                assert say_sentence(effect, names).endswith(".")
                said += 1
    assert said > 300


def effects_in(part: object) -> Iterator[Effect]:
    if isinstance(part, tuple):
        for inner in part:
            yield from effects_in(inner)
    elif is_dataclass(part):
        if isinstance(part, get_args(Effect)):
            yield part
        for field in fields(part):
            yield from effects_in(getattr(part, field.name))


def test_everyone_is_told_what_asks() -> None:
    """How far fighters or tokens are moved, or the sentence that asks, and what comes after it:
    these are open to all."""
    seen = dict.fromkeys(("sentence", "then", "moved then", "spaces", "tokens", "nothing"), 0)
    with_tokens = [id for id in BOX.heroes.ids() if BOX.heroes.load(id).tokens]
    tables = [Table(Mode.DUEL, (hero, hero), "soho") for hero in with_tokens for _ in range(2)]
    tables += [some_crowd(Chance(n)) for n in range(3)]
    for n, table in enumerate(tables):
        for game in play_randomly(table.game(n), Chance(n)):
            views = [game.view(seat) for seat in range(SPECTATOR, game.setting.seats)]
            questions = [asked for view in views if (asked := wire.question(view)) is not None]
            assert len(questions) == len(views)
            told = [
                (q["sentence"], q["then"], q["spaces"], q["exactly"], q["most"]) for q in questions
            ]
            assert all(each == told[0] for each in told)
            sentence, then, spaces, *_ = told[0]
            frame = game.state.frames[-1]
            assert (sentence is not None) == isinstance(frame, Interpreter)
            if isinstance(frame, Moving | MovingTokens):
                assert questions[0]["about"] == Ask.MOVE.name.lower()
                assert spaces == (frame.distance or None)
            else:
                assert spaces is None
            seen["sentence"] += sentence is not None
            seen["then"] += bool(sentence and then)
            seen["moved then"] += bool(not sentence and then)
            seen["spaces"] += spaces is not None
            seen["tokens"] += isinstance(frame, MovingTokens) and spaces is not None
            seen["nothing"] += sentence is None and spaces is None
    assert min(seen.values()) > 5, seen


def looked_at(*deck: str) -> Game:
    """Sight Beyond Sight has looked at these cards, which are to be put in an order."""
    text = _SIGHT.read_text(encoding="utf-8")
    known = 'deck = ["Feint", "Regroup", "Snark", "Ambush"]'
    assert known in text
    cards = ", ".join(f'"{card}"' for card in deck)
    game = parse_scenario(text.replace(known, f"deck = [{cards}]"), _SIGHT).start()
    game.play("attack Golden Bat > Robin Hood: Sight Beyond Sight")
    game.play("defend: none")
    return game


def test_the_last_card_of_an_order_is_named_by_itself() -> None:
    """Everyone can see that it is the last. Which are alike only the one who looks can see, and is
    asked; how many there are, is told with the question."""
    game = looked_at("Feint", "Regroup", "Snark")
    asked = wire.question(game.view(0))
    assert asked is not None
    assert asked["most"] == 3
    game.play("pick: Snark")
    events = list(game.play("pick: Feint"))
    assert answer_openly_forced(game, events) == [(0, "pick: Regroup")]
    assert game.record().decisions[-1] == (0, "pick: Regroup")
    alike = looked_at("Feint", "Feint")
    assert [str(action) for action in alike.actions()] == ["pick: Feint"]
    assert answer_openly_forced(alike, []) == []
    alike.play("pick: Feint")
    assert answer_openly_forced(alike, []) == [(0, "pick: Feint")]


def test_looking_ahead(server: Server, module_database: str) -> None:
    """Each attack against no defense does what was said it would, where that is sure; and whoever
    could be attacked now stands where it is said that one could be."""
    step = find(lambda s: asks_for_action(s.before) and s.kind is Act.ATTACK)
    table, game = seat_game(module_database, step), step.before
    asked = game.question
    assert asked is not None
    with server.connect() as client:
        outlook = client.outlook(client.join(table, asked.seat))
        other = client.outlook(client.join(table, 1 - asked.seat))
        nobody = client.outlook(client.join(table, None))
    assert nobody["threats"] == nobody["blows"] == other["blows"] == []
    attacks = [action for action in game.actions() if isinstance(action.option, Attack)]
    assert [blow["decision"] for blow in outlook["blows"]] == [str(action) for action in attacks]
    assert check_blows(game, outlook["blows"]) > 0
    threatened = {space for threat in other["threats"] for space in threat["spaces"]}
    for action in attacks:
        assert isinstance(action.option, Attack)
        space = game.state.space[action.option.target]
        assert game.setting.battlefield.spaces[space].id in threatened


def check_blows(game: Game, blows: list[Message]) -> int:
    """How many of them were sure."""
    sure = [blow for blow in blows if blow["sure"]]
    for blow in sure:
        played = game.copy()
        action = played.find(blow["decision"])
        assert action is not None
        assert isinstance(action.option, Attack)
        target = action.option.target
        played.play(action)
        played.play("defend: none")
        lost = game.state.health[target] - played.state.health[target]
        assert lost == blow["damage"], blow
    return len(sure)


def test_why_a_card_cannot_be_played(server: Server, module_database: str) -> None:
    """Every card of the hand is in an answer or has its reason; others are told neither."""
    step = find(lambda s: asks_for_action(s.before) and s.kind is Act.MANEUVER)
    table, game = seat_game(module_database, step), step.before
    asked = game.question
    assert asked is not None
    with server.connect() as client:
        view = client.join(table, asked.seat)
        other = client.join(table, 1 - asked.seat)
    question = view["question"]
    hand = set(view["view"]["players"][asked.seat]["cards"])
    played = {answer.get("card") for answer in question["answers"]} - {None}
    assert question["unplayable"].keys() == hand - played
    assert hand - played
    assert other["question"]["unplayable"] == {}
