"""What is told to several seats is made once, and each is told the same as if it were alone."""

from __future__ import annotations

import json
from functools import partial

import orjson
import pytest

from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.game import SPECTATOR, Game
from peerless.messages import words
from peerless.rules.chance import Chance
from peerless.table import wire
from peerless.table.wire.parts import UNSHARED, Parts
from peerless.text.speaker import say
from tests.support import some_adventure, some_crowd, some_duel
from tests.table.servers import Message, Server, answers_of, decide_message, join_message


def test_each_seat_is_told_what_it_would_be_told_alone() -> None:
    """In games of every kind, in the order of seats and the other way round."""
    for luck, deal in enumerate((some_duel, some_crowd, some_adventure)):
        chance = Chance(luck)
        game = deal(chance).game(luck)
        seats = list(range(SPECTATOR, game.setting.players))
        before: wire.Telling | None = None
        happened = game.opening
        while not game.over and game.state.turns < 12:
            before = telling = wire.Telling(game.setting, [happened], before)
            seats.reverse()
            for seat in seats:
                alone = told(game, seat, wire.Telling(game.setting, [happened]))
                assert told(game, seat, telling) == alone
            actions = game.actions()
            happened = game.play(actions[chance.below(len(actions))])


def told(game: Game, seat: int, telling: wire.Telling) -> object:
    """All that a seat is told, as it is written."""
    view = game.view(seat)
    message = {
        "type": "view",
        "events": wire.describe_events(view, telling),
        "log": wire.log_lines(view, telling),
        "told": wire.told_lines(view, telling, "pl"),
        "view": wire.describe(view, telling.parts),
    }
    written = json.loads(wire.written(message))  # type: ignore[arg-type]  # the rest is short
    assert written == {**message, "view": wire.describe(view)}
    return written


def test_two_people_at_one_table_read_it_in_two_languages(server: Server) -> None:
    """Each is asked in a sentence of the card in their own language; what happened is the same
    message for both, which each reads in theirs."""
    table = server.make_table(("person", "person"), ("alice", "alice"))  # both choose their size
    languages = ("fr", "pl")
    asked: dict[str, set[str]] = {language: set() for language in languages}
    with server.connect() as one, server.connect() as other:
        clients = (one, other)
        views = [
            client.ask({**join_message(table, seat), "language": language})
            for seat, (client, language) in enumerate(zip(clients, languages, strict=True))
        ]
        first = [view["told"][0] for view in views]
        while not all(asked.values()):
            seat = next(seat for seat in (0, 1) if answers_of(views[seat]))
            sentence = views[seat]["question"]["sentence"]
            asked[languages[seat]] |= {sentence} if sentence else set()
            decision = decide_message(views[seat], answers_of(views[seat])[0])
            clients[seat].send(decision)
            after = partial(_is_later, views[seat]["number"])
            views = [client.until(after) for client in clients]
    assert first[0] == first[1]
    assert words(first[0]["id"], "fr") == "La partie commence"
    assert words(first[1]["id"], "pl") == "Gra się rozpoczyna"
    ability = BOX.heroes.load("alice").ability
    for language in languages:
        spoken = say(ability, names_of(BOX.heroes.load("alice"), language), language).casefold()
        for sentence in asked[language]:
            assert sentence.rstrip(".").casefold() in spoken, (language, sentence)
    assert not asked["fr"] & asked["pl"]


def _is_later(number: int, message: Message) -> bool:
    return message["type"] == "view" and int(message["number"]) > number


def test_a_part_is_made_once_for_what_it_is_made_from() -> None:
    made: list[int] = []

    def make(value: int) -> list[int]:
        made.append(value)
        return [value]

    def written(part: object) -> bytes:
        return orjson.dumps(part)

    parts = Parts()
    one = parts.part("place", ("n", 1), lambda: make(1))
    assert parts.part("place", ("n", 1), lambda: make(1)) is one
    assert written(parts.part("elsewhere", ("n", 1), lambda: make(1))) == b"[1]"
    assert made == [1, 1]
    assert written(parts.part("place", ("n", 2), lambda: make(2))) == b"[2]"
    assert written([one, one]) == b"[[1],[1]]"
    assert written(parts.part("place", ("n", 1), lambda: make(1))) == b"[1]"
    assert made == [1, 1, 2, 1]


def test_small_parts_are_kept_written_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that were made first are forgotten first, and are made again as they were."""
    monkeypatch.setattr("peerless.table.wire.parts._MOST_KEPT", 8)
    made: list[int] = []

    def make(given: str, n: int) -> list[object]:
        made.append(n)
        return [given, n]

    kept = Parts().each(make, "of this test")
    assert [orjson.dumps(kept[n]) for n in range(8)] == [
        b'["of this test",%d]' % n for n in range(8)
    ]
    assert Parts().each(make, "of this test")[7] is kept[7]
    assert orjson.dumps(kept[8]) == b'["of this test",8]'
    assert len(kept) == 7
    assert orjson.dumps([kept[7], kept[0]]) == b'[["of this test",7],["of this test",0]]'
    assert made == [*range(9), 0]
    assert UNSHARED.each(make, "to be read")[3] == ["to be read", 3]


def test_whoever_does_not_read_the_sentences_of_the_log_is_not_sent_them(server: Server) -> None:
    table = server.make_table(("person", "person"), ("medusa", "sinbad"))
    with server.connect() as one, server.connect() as other:
        plain = {**join_message(table, 0), "log": False}
        views = [one.ask(plain), other.ask(join_message(table, 1))]
        for _ in range(10):
            assert len(views[1]["log"]) == len(views[1]["told"]) > 0
            assert views[0]["log"] == []
            assert len(views[0]["told"]) == len(views[1]["told"])
            seat = next(seat for seat in (0, 1) if answers_of(views[seat]))
            decision = decide_message(views[seat], answers_of(views[seat])[0])
            (one, other)[seat].send(decision)
            after = partial(_is_later, views[seat]["number"])
            views = [client.until(after) for client in (one, other)]
