"""Files of weights: those that come with Peerless, and those that a training has written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from peerless.bots.search import team_features
from peerless.bots.search.features import NAMES
from peerless.bots.search.model import Model

WEIGHTS = "weights.json"


@cache
def trained() -> Model:
    """The one that comes with Peerless."""
    return model_of(json.loads(files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8")))


def model_of(data: Mapping[str, Any]) -> Model:
    """From what a file of weights holds: a number by the name of each feature."""
    players, team = data["players"], data["team"]
    for names, found in ((NAMES, players), (team_features.NAMES, team["weights"])):
        if set(names) != set(found):
            odd = sorted(set(names) ^ set(found))
            raise ValueError(f"weights that do not fit the features: {', '.join(odd)}")
    return Model(
        [float(players[name]) for name in NAMES],
        float(team["first"]),
        [float(team["weights"][name]) for name in team_features.NAMES],
    )


def data_of(model: Model) -> dict[str, Any]:
    """What a file of weights holds."""
    return {
        "players": {n: round(w, 4) for n, w in zip(NAMES, model.weights, strict=True)},
        "team": {
            "first": round(model.team_first, 4),
            "weights": {
                n: round(w, 4) for n, w in zip(team_features.NAMES, model.team, strict=True)
            },
        },
    }
