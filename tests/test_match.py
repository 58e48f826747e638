"""What comes before a game and between games: seats, lots, drafts, series."""

from __future__ import annotations

from collections import Counter

import pytest

from peerless.content.library import BOX
from peerless.game import Game
from peerless.match import (
    Draft,
    DraftStep,
    DraftStepKind,
    IllegalStep,
    MatchPlace,
    People,
    Result,
    Seating,
    Series,
    first_side,
    random_heroes,
)
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode

POOL = ("alice", "bigfoot", "dracula", "medusa", "robin-hood", "sinbad")
TEAMS = (("alice", "bigfoot"), ("dracula", "medusa"))

# ---------------------------------------------------------------- seats


@pytest.mark.parametrize(
    ("mode", "seats", "orders"),
    [
        (Mode.DUEL, 2, ["A B", "B A"]),
        (Mode.TEAM, 4, ["A1 B1 A2 B2", "B1 A1 B2 A2", "A2 B1 A1 B2", "B2 A1 B1 A2"]),
        (Mode.FREE_FOR_ALL, 3, ["A B C", "B C A", "C A B"]),
        (Mode.FREE_FOR_ALL, 4, ["A B C D", "B C D A", "C D A B", "D A B C"]),
        (Mode.ADVENTURE, 1, ["A"]),
        (Mode.ADVENTURE, 3, ["A1 A2 A3", "A2 A3 A1", "A3 A1 A2"]),
    ],
)
def test_the_sides_go_round_from_whoever_is_first(
    mode: Mode, seats: int, orders: list[str]
) -> None:
    seatings = [Seating.of(mode, seats, first) for first in range(seats)]
    assert [str(seating) for seating in seatings] == orders
    assert [seating.first for seating in seatings] == list(range(seats))
    for seating in seatings:  # the engine has the same seats on the same side (C56)
        sides = [place.side for place in seating.places]
        engine = mode.sides(seats)
        for one in range(seats):
            for other in range(seats):
                assert (sides[one] == sides[other]) == (engine[one] == engine[other])


def test_a_seating_arranges_whatever_the_sides_have() -> None:
    seating = Seating.of(Mode.TEAM, 4, first=1)
    assert seating.arrange(TEAMS) == ("dracula", "alice", "medusa", "bigfoot")
    assert seating.seat_of(MatchPlace(0, 1)) == 3
    assert seating.seats_of(0) == (1, 3)
    assert seating == Seating.of(Mode.TEAM, 4, 1) != Seating.of(Mode.TEAM, 4)
    game = Game.new("soho", seating.arrange(TEAMS), mode=Mode.TEAM)
    assert [hero.id for hero in game.setting.heroes] == ["dracula", "alice", "medusa", "bigfoot"]


def test_the_winner_is_a_side_whoever_began() -> None:
    assert Seating.of(Mode.TEAM, 4).winner((1, 3)) == 1
    assert Seating.of(Mode.TEAM, 4, first=1).winner((1, 3)) == 0
    assert Seating.of(Mode.FREE_FOR_ALL, 3, first=2).winner((0,)) == 2
    assert Seating.of(Mode.DUEL, 2).winner((0, 1)) is None  # a draw
    assert Seating.of(Mode.DUEL, 2).winner(()) is None
    assert Seating.of(Mode.ADVENTURE, 2).winner((0, 1)) == 0
    assert Seating.of(Mode.ADVENTURE, 2).winner((2, 3, 4)) is None  # the enemies


def test_a_seating_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="a team game has 4 heroes, found 3"):
        Seating.of(Mode.TEAM, 3)
    with pytest.raises(ValueError, match="first is 2, expected a number from 0 to 1"):
        Seating.of(Mode.DUEL, 2, 2)
    with pytest.raises(ValueError, match=r"expected 2 sides of 2, found sides of \[2, 1\]"):
        Seating.of(Mode.TEAM, 4).arrange([["a", "b"], ["c"]])


def test_the_lot_is_fair_and_can_be_drawn_again() -> None:
    drawn = Counter(first_side(3, Chance(seed)) for seed in range(900))
    assert sorted(drawn) == [0, 1, 2]
    assert all(250 < times < 350 for times in drawn.values())
    assert first_side(3, Chance(5)) == first_side(3, Chance(5))


def test_one_person_can_command_a_team() -> None:
    """C54."""
    names = Seating.of(Mode.TEAM, 4, first=1).arrange([["Ann", "Ann"], ["Bo", "Cy"]])
    people = People(Mode.TEAM, names)
    assert people.names == ("Bo", "Ann", "Cy")
    assert people.seats_of("Ann") == (1, 3)
    assert people.seats_of("Cy") == (2,)
    assert people.seats_of("nobody") == ()
    assert str(people) == "0 Bo, 1 Ann, 2 Cy, 3 Ann"
    assert people == People(Mode.TEAM, ("Bo", "Ann", "Cy", "Ann"))


@pytest.mark.parametrize("names", [("Ann",), ("Ann",) * 4, ("Ann", "Bo", "Ann")])
def test_one_person_can_lead_any_heroes_of_an_adventure(names: tuple[str, ...]) -> None:
    people = People(Mode.ADVENTURE, names)
    assert people.seats_of("Ann") == tuple(i for i, name in enumerate(names) if name == "Ann")


@pytest.mark.parametrize(
    ("mode", "names", "complaint"),
    [
        (Mode.TEAM, ("Ann", "Ann", "Bo", "Cy"), "Ann holds seats of 2 sides, expected one side"),
        (Mode.FREE_FOR_ALL, ("Ann", "Bo", "Ann"), "Ann holds seats of 2 sides, expected one side"),
        (Mode.DUEL, ("Ann",), "a duel has 2 heroes, found 1"),
    ],
)
def test_nobody_plays_against_themselves(
    mode: Mode, names: tuple[str, ...], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        People(mode, names)


# ---------------------------------------------------------------- heroes by lot


def test_heroes_by_lot_are_different_and_any_may_come() -> None:
    came: set[str] = set()
    for seed in range(60):
        drawn = random_heroes(POOL, 4, Chance(seed), taken=["medusa"])
        assert len(set(drawn)) == 4
        came.update(drawn)
    assert came == set(POOL) - {"medusa"}
    assert random_heroes(POOL, 3, Chance(1)) == random_heroes(POOL, 3, Chance(1))
    assert sorted(random_heroes(POOL, 6, Chance(1))) == sorted(POOL)
    with pytest.raises(ValueError, match="6 heroes by lot, expected 0 to 5"):
        random_heroes(POOL, 6, Chance(1), taken=["alice"])


# ---------------------------------------------------------------- drafts


def test_bans_go_round_and_picks_there_and_back() -> None:
    draft = Draft(BOX.heroes.ids(), sides=2, bans=2, picks=2)
    assert [side for side, kind in draft.order if kind is DraftStepKind.BAN] == [0, 1, 0, 1]
    assert [side for side, kind in draft.order if kind is DraftStepKind.PICK] == [0, 1, 1, 0]
    assert [kind for _, kind in draft.order] == [DraftStepKind.BAN] * 4 + [DraftStepKind.PICK] * 4
    three = Draft(BOX.heroes.ids(), sides=3, bans=0, picks=2)
    assert [side for side, _ in three.order] == [0, 1, 2, 2, 1, 0]


def test_a_draft_gives_every_side_its_heroes() -> None:
    draft = Draft(POOL, bans=1, picks=2)
    assert draft.to_act == (0, DraftStepKind.BAN)
    for hero in ("medusa", "alice", "sinbad", "dracula", "bigfoot", "robin-hood"):
        assert hero in draft.legal()
        draft.take(hero)
        assert hero not in draft.legal()
    assert draft.over
    assert draft.to_act is None
    assert draft.legal() == ()
    assert draft.banned() == ("medusa", "alice")
    assert draft.heroes() == (("sinbad", "robin-hood"), ("dracula", "bigfoot"))


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ("0 pick medusa", "medusa has been banned by side 0"),
        ("0 pick sinbad", "sinbad has been banned by side 1"),
        ("0 pick zorro", 'unknown hero "zorro", expected one of: alice, bigfoot'),
        ("0 pick dracul", "did you mean dracula?"),
        ("0 ban alice", "now side 0 is to pick"),
        ("1 pick alice", "now side 0 is to pick"),
        ("alice", "expected a side, ban or pick, and a hero"),
        ("0 steal alice", "expected a side, ban or pick, and a hero"),
    ],
)
def test_an_illegal_step_is_refused_and_changes_nothing(step: str, complaint: str) -> None:
    draft = Draft(POOL).replay(["0 ban medusa", "1 ban sinbad"])
    before = draft.copy()
    with pytest.raises(IllegalStep) as refused:
        draft.play(step)
    assert complaint in str(refused.value)
    assert step in str(refused.value)
    assert draft == before
    draft.play("0 pick alice")
    assert draft != before  # a copy is a draft of its own
    with pytest.raises(IllegalStep, match="alice has been picked by side 0"):
        draft.take("alice")


def test_nothing_comes_after_the_last_step() -> None:
    draft = Draft(POOL, bans=0).replay(["0 pick alice", "1 pick medusa"])
    for refused in (lambda: draft.take("sinbad"), lambda: draft.play("0 pick sinbad")):
        with pytest.raises(IllegalStep, match="the draft is over"):
            refused()
    assert draft.heroes() == (("alice",), ("medusa",))


def test_a_draft_written_down_plays_back() -> None:
    draft = Draft(BOX.heroes.ids(), sides=4, bans=1, picks=1)
    chance = Chance(3)
    while not draft.over:
        draft.take(draft.legal()[chance.below(len(draft.legal()))])
    steps = draft.written()
    assert len(steps) == 8
    assert str(draft) == "\n".join(steps)
    again = Draft(BOX.heroes.ids(), sides=4).replay(steps)
    assert again == draft
    assert again.steps[0] == DraftStep(0, DraftStepKind.BAN, draft.banned()[0])
    with pytest.raises(IllegalStep):
        Draft(BOX.heroes.ids(), sides=4).replay(steps[1:])


@pytest.mark.parametrize(
    ("terms", "complaint"),
    [
        ((1, 1, 1), "sides is 1, expected 2 or more"),
        ((2, -1, 1), "bans is -1, expected 0 or more"),
        ((2, 1, 0), "picks is 0, expected 1 or more"),
        ((2, 3, 1), "8 heroes are needed, and 6 are there"),
    ],
)
def test_terms_that_cannot_be_are_refused(terms: tuple[int, int, int], complaint: str) -> None:
    """Sides, bans and picks."""
    with pytest.raises(ValueError, match=complaint):
        Draft(POOL, *terms)


# ---------------------------------------------------------------- series


def duels(best_of: int = 3, *results: tuple[int, int | None]) -> Series:
    found = [Result(*result) for result in results]
    return Series(Mode.DUEL, (("alice",), ("medusa",)), best_of, found)


def test_the_majority_wins_a_series() -> None:
    series = duels()
    series.played(first=0, winner=0)
    assert (series.wins, series.over, series.winner) == ((1, 0), False, None)
    series.played(first=1, winner=1)
    assert not series.over
    series.played(first=0, winner=1)
    assert (series.wins, series.over, series.winner) == ((1, 2), True, 1)
    assert series.chooser is None
    with pytest.raises(ValueError, match="the series is over"):
        series.played(0, 0)
    assert duels(1, (0, 1)).winner == 1
    assert not duels(5, (0, 1), (0, 1)).over


def test_the_loser_chooses_who_begins() -> None:
    assert duels().chooser is None  # the first game: by choice or by lot
    assert duels(3, (0, 0)).chooser == 1
    assert duels(3, (0, 1)).chooser == 0


def test_a_draw_counts_for_nobody_and_is_played_again() -> None:
    series = duels(3, (0, 0), (1, None))
    assert series.wins == (1, 0)
    assert series.chooser is None
    assert series.first_again == 1
    assert str(series) == "best of 3: 1 to 0, 1 drawn"
    with pytest.raises(ValueError, match="first is 0, expected 1, as before the draw"):
        series.played(0, 1)
    series.played(1, None)
    series.played(1, 0)
    assert series.winner == 0
    assert series.first_again is None


def test_among_several_losers_the_one_behind_chooses() -> None:
    sides = (("alice",), ("medusa",), ("sinbad",))
    series = Series(Mode.FREE_FOR_ALL, sides, 5)
    series.played(0, 1)
    assert series.chooser == 2  # the next after the winner
    series.played(2, 2)
    assert series.chooser == 0  # has not won yet
    series.played(0, 0)
    assert series.chooser == 1
    other = Series(Mode.FREE_FOR_ALL, sides, 5, [Result(0, 1), Result(0, 0)])
    assert other.chooser == 2  # though side 1 comes first after the winner


def test_the_heroes_stay_unless_a_side_says_otherwise() -> None:
    series = Series(Mode.TEAM, TEAMS)
    assert series.seats(first=0) == ("alice", "dracula", "bigfoot", "medusa")
    series.played(0, 1)
    assert series.seats(first=1) == ("dracula", "alice", "medusa", "bigfoot")
    before = series.copy()
    series.change_heroes(0, ["sinbad", "alice"])
    assert series.seats(first=0) == ("sinbad", "dracula", "alice", "medusa")
    assert before.heroes == TEAMS
    assert before != series
    for side, cast in ((0, ["sinbad"]), (2, ["sinbad", "alice"])):
        with pytest.raises(ValueError, match="expected"):
            series.change_heroes(side, cast)


def test_a_copy_of_a_series_is_a_series_of_its_own() -> None:
    series = duels(3, (0, 0))
    copied = series.copy()
    assert copied == series
    copied.played(1, 1)
    assert series.results == [Result(0, 0)]
    assert str(copied) == "best of 3: 1 to 1"


@pytest.mark.parametrize("best_of", [0, 2, -1])
def test_a_series_has_an_odd_number_of_games(best_of: int) -> None:
    with pytest.raises(ValueError, match=f"best of {best_of}, expected an odd number"):
        duels(best_of)


def test_there_is_no_series_of_adventures() -> None:
    """The players are one side, and nobody leads the other."""
    with pytest.raises(
        ValueError, match="a series is played by several sides, an adventure by one"
    ):
        Series(Mode.ADVENTURE, (("alice", "medusa"),))


def test_a_result_that_cannot_be_is_refused() -> None:
    series = duels()
    with pytest.raises(ValueError, match="winner is 2, expected 0 to 1, or None"):
        series.played(0, 2)
    with pytest.raises(ValueError, match="first is 5"):
        series.played(5, 0)
    with pytest.raises(ValueError, match="a duel: expected 2 sides of 1"):
        Series(Mode.DUEL, (("alice", "medusa"), ()))
    assert series == duels()
