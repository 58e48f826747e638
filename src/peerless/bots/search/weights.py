"""Files of weights: those that come with Peerless, and those that a training has written."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from peerless.bots.search import team_features
from peerless.bots.search.features import NAMES
from peerless.bots.search.model import Hero, Model, Unit

WEIGHTS = "weights.json"
PLAIN = "plain.json"


@cache
def trained() -> Model:
    """The one that bots play with."""
    return _packaged(WEIGHTS)


@cache
def plain() -> Model:
    """The one that training begins with, whose weights a person has set; to compare."""
    return _packaged(PLAIN)


def _packaged(name: str) -> Model:
    return model_of(json.loads(files(__package__).joinpath(name).read_text(encoding="utf-8")))


def model_of(data: Mapping[str, Any]) -> Model:
    """From what a file of weights holds: a number by the name of each feature."""
    team = data["team"]
    return Model(
        _numbers(NAMES, data["players"]),
        [_unit(unit) for unit in data.get("hidden", [])],
        float(team["first"]),
        _numbers(team_features.NAMES, team["weights"]),
        {id: _hero(hero) for id, hero in data.get("heroes", {}).items()},
    )


def data_of(model: Model) -> dict[str, Any]:
    """What a file of weights holds."""
    return {
        "players": _by_name(NAMES, model.weights),
        "hidden": [
            {"begins": _short(begins), "gives": _short(gives), "weights": _by_name(NAMES, weights)}
            for begins, gives, weights in model.units
        ],
        "team": {
            "first": _short(model.team_first),
            "weights": _by_name(team_features.NAMES, model.team),
        },
        "heroes": {
            id: {
                "weights": _by_name(NAMES, hero.weights),
                "cards": {name: _short(worth) for name, worth in hero.cards.items()},
            }
            for id, hero in model.heroes.items()
        },
    }


def _hero(data: Mapping[str, Any]) -> Hero:
    cards = {name: float(worth) for name, worth in data["cards"].items()}
    return Hero(_numbers(NAMES, data["weights"]), cards)


def _numbers(names: Sequence[str], found: Mapping[str, Any]) -> list[float]:
    """Features are only ever added at the end: one newer than the file counts as nothing."""
    if odd := sorted(set(names[: len(found)]) ^ set(found)):
        raise ValueError(f"weights that do not fit the features: {', '.join(odd)}")
    return [float(found.get(name, 0.0)) for name in names]


def _unit(data: Mapping[str, Any]) -> Unit:
    return float(data["begins"]), float(data["gives"]), _numbers(NAMES, data["weights"])


def _by_name(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    return {name: _short(weight) for name, weight in zip(names, weights, strict=True)}


def _short(number: float) -> float:
    return round(number, 4)
