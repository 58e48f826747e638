"""Learning what positions are worth: the fit finds what made the samples, and a training gives the
same weights for the same seed."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from peerless.bots.search.weights import model_of, trained
from peerless.cli import main
from peerless.lab import network, training
from peerless.lab.fitting import Sample, chance, fit, solve, surprise
from peerless.lab.network import Known, Pair, Player, teach
from peerless.lab.training import Terms, train
from peerless.rules.chance import Chance
from peerless.rules.setting import Setting

TRUE = [1.5, -2.0, 0.0, 0.7]
NONE = Known([], [])
FEW = Terms(games=4, adventures=2, rounds=0, generations=1, seed=3)


def samples(number: int) -> list[Sample]:
    luck = Chance(5)

    def unit() -> float:
        return luck.below(1 << 20) / (1 << 20)

    found = []
    for _ in range(number):
        row = [2.0 * unit() - 1.0 for _ in TRUE]
        found.append(Sample(row, float(unit() < chance(row, TRUE)), 1.0))
    return found


def test_the_fit_finds_what_made_the_samples() -> None:
    made = samples(3000)
    found = fit(made, [0.0] * 4, 1.0)
    assert found == pytest.approx(TRUE, abs=0.25)
    assert surprise(made, found) < surprise(made, [0.0] * 4) == pytest.approx(math.log(2))


def test_little_is_learned_from_little() -> None:
    before = [0.3, 0.3, 0.3, 0.3]
    assert fit([], before, 5.0) == before
    assert fit(samples(3), before, 50.0) == pytest.approx(before, abs=0.1)


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_hidden_units_learn_what_no_sum_can() -> None:
    """Whoever has just one of two things is ahead: no weighted sum of them tells."""
    luck = Chance(3)
    pairs = []
    for _ in range(500):
        one, other = ([float(luck.below(2)) for _ in range(2)] for _ in range(2))
        ahead = (one[0] != one[1]) - (other[0] != other[1])
        pairs.append(Pair(Player(one, 0, []), Player(other, 0, []), 0.5 + 0.5 * ahead, 1.0))
    taught = teach(pairs, [0.0, 0.0], 6, 0, 0, 450, 1)
    assert len(taught.units) == 6
    assert network.surprise(pairs, [0.0, 0.0], [], NONE) == pytest.approx(math.log(2))
    sum_alone = fit(
        [
            Sample([a - b for a, b in zip(p.one.row, p.other.row, strict=True)], p.won, 1.0)
            for p in pairs
        ],
        [0.0, 0.0],
        0.1,
    )
    assert network.surprise(pairs, sum_alone, [], NONE) > 0.65
    assert network.surprise(pairs, taught.weights, taught.units, NONE) < 0.5
    assert teach(pairs, [0.0, 0.0], 6, 0, 0, 450, 1) == taught


def test_what_is_so_of_one_hero_alone_is_learned_of_that_one() -> None:
    """A thing helps the first hero and hurts the second; a card is worth something to both; and the
    second is stronger, which is no merit of anything that it has."""
    luck = Chance(4)
    pairs = []
    for _ in range(300):
        one, other = (
            Player([float(luck.below(2)), 1.0], hero, [2] if luck.below(2) else [])
            for hero in (0, 1)
        )
        ahead = 2.0 * one.row[0] + 2.0 * other.row[0] + len(one.hand) - len(other.hand) - 1.5
        pairs.append(Pair(one, other, 1.0 / (1.0 + math.exp(-ahead)), 1.0))
    known = teach(pairs, [0.0, 0.0], 0, 2, 3, 900, 1).known
    assert known.heroes[0][0] > 1.0
    assert known.heroes[1][0] < -1.0
    assert known.cards[2] > 0.6
    assert known.cards[:2] == [0.0, 0.0]
    assert all(abs(own[1]) < 0.5 for own in known.heroes)


def test_the_only_step_is_a_step() -> None:
    """A schedule goes from whole steps to small ones, and none is of no length."""
    pair = Pair(Player([1.0], 0, []), Player([0.0], 0, []), 1.0, 1.0)
    assert teach([pair], [0.0], 0, 0, 0, 1, 1).weights == pytest.approx([network.STEP], rel=0.01)
    once, twice = (teach([pair], [0.0], 0, 0, 0, times, 1).weights[0] for times in (1, 2))
    assert twice == pytest.approx(1.5 * once, rel=0.01)


def test_cards_and_heroes_are_numbered_once_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    numbered = []
    faces_of = training.Box.faces_of

    def watched(box: training.Box, setting: Setting) -> list[int]:
        numbered.append(box)
        return faces_of(box, setting)

    monkeypatch.setattr(training.Box, "faces_of", watched)
    train(FEW, trained())
    assert len(numbered) == FEW.games
    assert len(set(map(id, numbered))) == 1


def test_the_same_seed_gives_the_same_weights() -> None:
    one, other = train(FEW, trained()), train(FEW, trained())
    assert one.model.weights == other.model.weights
    assert one.model.team == other.model.team
    assert one.model.weights != trained().weights
    assert one.positions > 50


@pytest.mark.prove
def test_processes_change_nothing() -> None:
    terms = FEW._replace(games=8, rounds=4, generations=2)
    one, other = train(terms, trained()), train(terms, trained(), processes=2)
    assert one.model.weights == other.model.weights
    assert one.model.team == other.model.team


def test_the_command_writes_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "weights.json"
    words = ["--games", "2", "--adventures", "0", "--rounds", "0", "--generations", "1"]
    assert main(["lab", "train", *words, "-o", str(path)]) == 0
    told = capsys.readouterr().out
    assert "learned from" in told
    assert "none was held back" in told
    assert "0.0000" not in told
    assert len(model_of(json.loads(path.read_text(encoding="utf-8"))).weights) > 20
    assert main(["lab", "train", "--games", "0", "--adventures", "0"]) == 1
    assert main(["lab", "train", "--begin", str(tmp_path / "none.json")]) == 1
