"""The texts of quest_texts.txt, each with what it stands on and whose it is."""

from __future__ import annotations

import re
from pathlib import Path

from tests.language.generate import Kind, Sample, read_on

FILE = Path(__file__).with_name("quest_texts.txt")


def samples() -> list[Sample]:
    found: list[Sample] = []
    kind, of = Kind.ABILITY, ""
    for line in FILE.read_text().splitlines():
        heading = re.fullmatch(r"\[(.+) of (.+)\]", line)
        if heading:
            kind, of = Kind(heading[1]), heading[2]
        elif line and not line.startswith("#"):
            found.append(Sample(kind, read_on(line, kind, of), line, of))
    return found
