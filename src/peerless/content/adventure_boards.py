"""What a battlefield has for the cooperative game: threat track, sites, bridges (A.A7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from peerless.content.checking import Findings
from peerless.content.names import names_of
from peerless.content.texts import TextReader
from peerless.rules.numbers import SpaceId
from peerless.rules.pieces import AdventureBoard, Battlefield, Bridge, Site
from peerless.text.checks import TextKind


def build_adventure(data: Mapping[str, Any], place: Mapping[str, SpaceId]) -> AdventureBoard | None:
    """The part of a file that is for the cooperative game, if it has one; its texts are not yet
    read. `place` has the number of each space."""
    if "adventure" not in data:
        return None
    board = data["adventure"]
    return AdventureBoard(
        track=tuple(board["track"]),
        site=board["site"],
        sites=tuple(
            Site(site["number"], tuple(place[space] for space in site["spaces"]))
            for site in board["sites"]
        ),
        marker=board["marker"],
        markers=board["markers"],
        placed={site["number"]: site["placed"] for site in board["sites"] if "placed" in site},
        bridges=tuple(
            Bridge(bridge["id"], bridge["name"], ()) for bridge in board.get("bridge", ())
        ),
        slots=tuple(tuple(() for _ in slot["effects"]) for slot in board.get("slot", ())),
        origin=board.get("origin", ""),
    )


def read_adventure(
    battlefield: Battlefield, data: Mapping[str, Any], findings: Findings
) -> AdventureBoard | None:
    """The same with its texts read; what is not understood is a fault."""
    board = battlefield.adventure
    if board is None:
        return None
    reader = TextReader(data, names_of(battlefield), findings)
    bridges = tuple(
        replace(
            bridge,
            text=reader.read(TextKind.BRIDGE, bridge.name, "adventure", "bridge", i, "text"),
        )
        for i, bridge in enumerate(board.bridges)
    )
    slots = tuple(
        tuple(
            reader.read(TextKind.SLOT, f"slot {i + 1}", "adventure", "slot", i, "effects", j)
            for j in range(len(slot))
        )
        for i, slot in enumerate(board.slots)
    )
    return replace(board, bridges=bridges, slots=slots)
