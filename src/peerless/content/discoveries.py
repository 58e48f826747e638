"""Discovery files: a card of the advanced game, and the rules that it brings (A.O2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from peerless.content.checking import Findings
from peerless.content.force_checks import check_id
from peerless.content.loading import Loader
from peerless.content.names import names_of
from peerless.content.shape import ID, TEXT, misfits
from peerless.content.texts import TextReader
from peerless.rules.pieces import Discovery
from peerless.text.checks import TextKind

FOLDER = Path(__file__).with_name("discoveries")

_SHAPE = {"id": ID, "name": TEXT, "origin": TEXT.optional(), "text": TEXT}


def _check_shape(findings: Findings, data: Mapping[str, Any]) -> None:
    for misfit in misfits(data, _SHAPE):
        findings.add(misfit.message, key=misfit.key)


def _make(data: Mapping[str, Any], digest: str, findings: Findings) -> Discovery:
    origin = data.get("origin", "")
    discovery = Discovery(data["id"], data["name"], text=(), origin=origin, digest=digest)
    reader = TextReader(data, names_of(discovery), findings)
    return replace(discovery, text=reader.read(TextKind.DISCOVERY, discovery.name, "text"))


def _check_sense(findings: Findings, discovery: Discovery) -> None:
    check_id(findings, discovery.id)


_DISCOVERIES = Loader(_check_shape, _make, _check_sense, keep=256)
parse_discovery, load_discovery = _DISCOVERIES.parse, _DISCOVERIES.load
check_discovery = _DISCOVERIES.check
