"""Records and the public face: what is wrong is refused where it is wrong, in clear words."""

from __future__ import annotations

from functools import cache

import pytest

from peerless.game import SPECTATOR, Game, IllegalAnswer
from peerless.record.records import BadRecord, read_record
from peerless.record.replay import replay
from peerless.rules.chance import Chance
from peerless.rules.events import Event, Happening
from peerless.rules.house_rules import HouseRules


@cache
def record_of_a_game() -> str:
    game = Game.new("marmoreal", ["king-arthur", "alice"], seed=5)
    chance = Chance(5)
    while not game.over:
        actions = game.actions()
        game.play(actions[chance.below(len(actions))])
    return str(game.record())


@cache
def record_of_an_adventure() -> str:
    game = Game.adventure(
        "mothman", ["king-arthur", "alice"], ["tarantula", "the-blob"], 5, ["smoke", "hunger"]
    )
    chance = Chance(5)
    while not game.over:
        actions = game.actions()
        game.play(actions[chance.below(len(actions))])
    return str(game.record())


def refusal(record: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        replay(read_record(record))
    assert str(error.value) == f"line {error.value.line}: {error.value.message}"
    return error.value


# ---------------------------------------------------------------- records

FAULTS = [
    # what is written, what stands there instead, the line, the message
    ("battlefield: marmoreal", "battlefield: marmorael", 1, "did you mean marmoreal?"),
    ("mode: duel\n", "", 6, 'the header has no "mode:"'),
    ("mode: duel", "mode: teem", 2, "expected duel or team or free-for-all or adventure, found"),
    ("mode: duel", "mode: team", 3, "a team game has 4 heroes, found 2"),
    ("1 alice", "1 alcie", 3, 'unknown hero "alcie": did you mean alice?'),
    ("1 alice", "2 alice", 3, 'heroes: expected "1 HERO", found "2 alice"'),
    (", 1 alice", "", 3, "a duel has 2 heroes, found 1"),
    ("seed: 5", "seed: five", 4, 'seed: expected a whole number, found "five"'),
    ("rules: 1", "rules: 99", 5, 'rules: expected 1, found "99"'),
    ("seed: 5", "seed: 5\nseed: 5", 5, '"seed:" stands twice, first in line 4'),
    ("seed: 5", "sead: 5", 4, 'unknown key "sead", expected one of: battlefield, mode, '),
    ("seed: 5", "seed 5", 4, 'expected "key: value", found "seed 5"'),
    ("won\n\n", "won\n", 7, "or an empty line before the decisions"),
    ("\n0 place", "\nx place", 8, "expected a seat and a decision, found"),
    ("\n0 place", f"\n{'9' * 5000} place", 8, "expected a seat and a decision, found"),
    ("\n0 place Merlin", "\n\n\n0 plaice Merlin", 10, "is not legal now; King Arthur can say:"),
    ("\n0 place", "\n1 place", 8, "seat 0 (King Arthur) is asked, not seat 1"),
    ("result: ", "result: The moon and ", 6, "result: the game gives"),
]


@pytest.mark.parametrize(("sound", "faulty", "line", "message"), FAULTS)
def test_a_bad_record_is_refused_at_its_line(
    sound: str, faulty: str, line: int, message: str
) -> None:
    record = record_of_a_game()
    assert sound in record
    error = refusal(record.replace(sound, faulty, 1))
    assert message in error.message
    assert error.line == line


def test_a_record_of_an_adventure_names_its_enemies_and_discoveries() -> None:
    record = record_of_an_adventure()
    assert record.splitlines()[:6] == [
        "battlefield: point-pleasant",
        "mode: adventure",
        "heroes: 0 king-arthur, 1 alice",
        "enemies: mothman, tarantula, the-blob",
        "discoveries: smoke, hunger",
        "seed: 5",
    ]
    assert str(replay(read_record(record)).record()) == record


def test_the_result_of_an_adventure_is_that_of_all_heroes() -> None:
    record = record_of_an_adventure()
    result = record.splitlines()[7]
    assert result == "result: Mothman won"
    won = refusal(record.replace(result, "result: the heroes won"))
    assert won.message == 'result: the game gives "Mothman won", the record says "the heroes won"'


ADVENTURE_FAULTS = [
    ("enemies: mothman, tarantula, the-blob\n", "", 8, 'the header has no "enemies:"'),
    ("mode: adventure", "mode: duel", 4, "a duel has no enemies and no discoveries"),
    ("tarantula,", "tarantulas,", 4, 'unknown enemy "tarantulas": did you mean tarantula?'),
    ("mothman, tarantula", "tarantula, mothman", 4, "an adventure needs a villain, before any"),
    ("mothman, tarantula", "mothman tarantula", 4, 'found "mothman tarantula"'),
    ("mothman, ", "mothman,, ", 4, 'enemies: expected ids with commas between, found ""'),
    ("hunger", "hungry", 5, 'unknown discovery "hungry": did you mean hunger?'),
    ("hunger", "smoke", 5, "Smoke can be in a game only once"),
    ("point-pleasant", "mcminnville", 4, "Mothman is played on point-pleasant, not on mcminn"),
    ("0 king-arthur, ", "0 king-arthur, 1 king-arthur, ", 3, 'expected "2 HERO"'),
]


@pytest.mark.parametrize(("sound", "faulty", "line", "message"), ADVENTURE_FAULTS)
def test_a_bad_record_of_an_adventure_is_refused_at_its_line(
    sound: str, faulty: str, line: int, message: str
) -> None:
    record = record_of_an_adventure()
    assert sound in record
    error = refusal(record.replace(sound, faulty, 1))
    assert message in error.message
    assert error.line == line


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record = record_of_a_game()
    error = refusal(f"{record}0 maneuver\n")
    assert error.message == "the game is over, but the record goes on"
    assert error.line == len(record.splitlines()) + 1


def test_another_deal_is_found_out_at_a_decision() -> None:
    record = record_of_a_game().replace("seed: 5", "seed: 6")
    error = refusal(record)
    assert error.line >= 8
    assert "is not legal now" in error.message or "is asked, not seat" in error.message


def test_the_result_is_that_of_the_game() -> None:
    record = record_of_a_game()
    result = record.splitlines()[5]
    cut_short = "\n".join(record.splitlines()[:20])
    assert refusal(record.replace(result, "result: unfinished")).line == 6
    assert 'the game gives "unfinished"' in refusal(cut_short).message
    assert not replay(read_record(cut_short.replace(result, "result: unfinished"))).over


def test_a_record_needs_no_result_and_may_have_lines_as_windows_writes_them() -> None:
    record = record_of_a_game()
    result = record.splitlines()[5]
    without = record.replace(f"{result}\n", "").replace("\n", "\r\n")
    assert str(replay(read_record(without)).record()) == record


def test_an_unread_record_is_refused_where_it_would_be_printed() -> None:
    record = Game.new("marmoreal", ["king-arthur", "alice"], seed=5).record()
    record.decisions.append((0, "dance"))
    with pytest.raises(BadRecord) as error:
        replay(record)
    assert str(record).splitlines()[error.value.line - 1] == "0 dance"


# ---------------------------------------------------------------- the public face


def new_game() -> Game:
    return Game.new("marmoreal", ["king-arthur", "medusa"], seed=7)


@pytest.mark.parametrize(
    ("arguments", "kind", "message"),
    [
        ({"seed": "x"}, TypeError, "seed is 'x', expected a whole number"),
        ({"heroes": "medusa"}, TypeError, "heroes is 'medusa', expected a list with the ids"),
        ({"heroes": ["medusa", 3]}, TypeError, "expected a list with the ids of heroes"),
        ({"heroes": ["medusa"]}, ValueError, "a duel has 2 heroes, found 1"),
        ({"heroes": ["medusa", "alcie"]}, LookupError, "did you mean alice"),
        ({"battlefield": None}, TypeError, "battlefield is None, expected the id"),
        ({"battlefield": "shoo"}, LookupError, "did you mean soho"),
    ],
)
def test_a_slip_in_a_call_is_named(
    arguments: dict[str, object], kind: type[Exception], message: str
) -> None:
    call: dict[str, object] = {"battlefield": "marmoreal", "heroes": ["king-arthur", "medusa"]}
    with pytest.raises(kind, match=message):
        Game.new(**{**call, **arguments})  # type: ignore[arg-type]


def test_names_of_the_box_are_understood_and_the_record_holds_ids() -> None:
    game = Game.new("McMinnville, OR", ["King Arthur", "jekyll & hyde"], seed=7)
    record = game.record()
    assert (record.battlefield, record.heroes) == (
        "mcminnville",
        ("king-arthur", "jekyll-and-hyde"),
    )


@pytest.mark.parametrize("seat", [5, 2, -2, "0", None])
def test_a_view_is_of_a_seat_there_is(seat: int) -> None:
    with pytest.raises(ValueError, match=r"expected one of: 0, 1, or SPECTATOR \(-1\)"):
        new_game().view(seat)


def test_a_view_says_whose_it_is() -> None:
    game = new_game()
    assert repr(game.view(1)) == "<Medusa's view of King Arthur against Medusa on Marmoreal>"
    assert repr(game.view(SPECTATOR)).startswith("<a spectator's view of King Arthur against")
    twins = Game.new("marmoreal", ["medusa", "medusa"])
    assert repr(twins.view(1)).startswith("<Medusa [1]'s view of ")


def test_what_is_no_answer_is_refused_and_changes_nothing() -> None:
    game = new_game()
    before = str(game.record()), [str(action) for action in game.actions()]
    with pytest.raises(TypeError, match="expected an action or its notation, found None"):
        game.play(None)  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer, match=r'"dance" is not legal now$'):
        game.play("dance")
    old = game.actions()[0]
    game.play(old)
    after = str(game.record()), [str(action) for action in game.actions()]
    with pytest.raises(IllegalAnswer, match=f'"{old}" is not legal now'):
        game.play(old)
    assert (str(game.record()), [str(action) for action in game.actions()]) == after != before


def test_copies_of_a_game_go_on_each_by_itself() -> None:
    game = new_game()
    game.play(game.actions()[0])
    before = str(game.record())
    copies = [game.copy() for _ in range(3)]
    for place, copy in enumerate(copies[:2]):  # two go on in their own ways, one stays
        copy.play(copy.actions()[place])
        copy.play(copy.actions()[0])
    assert str(game.record()) == str(copies[2].record()) == before
    made = [[text for _, text in copy.record().decisions] for copy in copies[:2]]
    assert made[0][0] == made[1][0]
    assert made[0][1] != made[1][1]
    for copy in copies[:2]:
        assert str(replay(read_record(str(copy.record()))).record()) == str(copy.record())


def test_an_event_says_what_is_in_it() -> None:
    assert repr(Event(Happening.GAME_BEGAN)) == "<game began>"
    event = Event(Happening.DAMAGED, fighter=0, amount=3, cause=4)
    assert repr(event) == "<damaged: fighter 0, amount 3, cause 4>"


def test_house_rules_are_part_of_a_record() -> None:
    house = HouseRules(blank_cards_can_be_canceled=True, largest_named_number=12)
    record = str(Game.new("marmoreal", ["king-arthur", "alice"], seed=5, house=house).record())
    assert "house: blank_cards_can_be_canceled = True, largest_named_number = 12" in record
    assert read_record(record).house == house
    assert replay(read_record(record)).setting.house == house
    assert "house" not in str(Game.new("marmoreal", ["king-arthur", "alice"]).record())
    for wrong in (
        "no_such_rule = True",
        "largest_named_number = many",
        "blank_cards_can_be_canceled",
    ):
        with pytest.raises(BadRecord, match='house: expected "rule = value"'):
            read_record(record.replace("largest_named_number = 12", wrong))
