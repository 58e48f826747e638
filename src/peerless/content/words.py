"""Files of words: how another language says the names that heroes bring.

A hero file knows English alone, so that whoever writes a hero needs no other language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from peerless.content.checking import ContentError, Fault, Findings
from peerless.content.lines import read_toml
from peerless.content.nearest import Unknown
from peerless.content.shape import LIST, TEXT, TEXTS, ValueKind, misfits
from peerless.text.declension import Gender, NounForms
from peerless.text.speaker import LANGUAGES

FOLDER = Path(__file__).with_name("words")
ENGLISH = "en"  # the language of the hero files: it needs no words for them

_GENDERS = [gender.value for gender in Gender]
_TITLES = ValueKind("a table of names", lambda value: isinstance(value, dict)).optional()
_TITLED = ("cards", "battlefields", "origins")
_FILE = {"name": LIST.optional(), **dict.fromkeys(_TITLED, _TITLES)}
_NAME = {
    "of": TEXT,
    "name": TEXT,
    "gender": ValueKind(
        f"one of: {', '.join(_GENDERS)}", lambda value: value in _GENDERS
    ).optional(),
    "one": TEXTS,
    "many": TEXTS.optional(),
}


@dataclass(frozen=True)
class Words:
    """What one language says for the names of all heroes."""

    names: Mapping[tuple[str, str], NounForms] = field(default_factory=dict)  # by hero and name
    cards: Mapping[str, str] = field(default_factory=dict)
    battlefields: Mapping[str, str] = field(default_factory=dict)
    origins: Mapping[str, str] = field(default_factory=dict)  # where facts come from

    def of(self, hero: str) -> dict[str, NounForms]:
        """The names of one hero."""
        return {name: noun for (owner, name), noun in self.names.items() if owner == hero}


def language_id(name: str) -> str:
    """The language that is meant, in upper or lower case."""
    language = name.strip().casefold()
    if language not in LANGUAGES:
        raise Unknown("language", name, list(LANGUAGES))
    return language


@cache
def load_words(language: str) -> Words:
    """The words of a language; a `ContentError` with the first fault if its file has any."""
    return Words() if language == ENGLISH else read_words(FOLDER / f"{language}.toml")


def read_words(path: Path) -> Words:
    """The words of a file, which is named after its language."""
    for fault in check_words(path):
        raise ContentError(fault.file, fault.line, fault.message)
    data, _ = read_toml(path)
    names = {(table["of"], table["name"]): _noun(table) for table in data.get("name", ())}
    titles = (data.get(kind, {}) for kind in _TITLED)
    return Words(names, *titles)


def check_words(path: Path) -> list[Fault]:
    """Everything that is wrong with a file, in the order of its lines."""
    try:
        data, lines = read_toml(path)
        language = LANGUAGES[language_id(path.stem)]
    except ContentError as error:
        return [error.fault]
    except Unknown as error:
        return [Fault(path, 0, str(error))]
    findings = Findings(path, lines)
    _check(findings, data, language.cases)
    return findings.in_order()


def _noun(table: Mapping[str, Any]) -> NounForms:
    gender = Gender(table["gender"]) if "gender" in table else None
    return NounForms(gender, tuple(table["one"]), tuple(table.get("many", ())))


def _check(findings: Findings, data: Mapping[str, Any], cases: int) -> None:
    for misfit in misfits(data, _FILE):
        findings.add(misfit.message, key=misfit.key)
    if findings.faults:
        return
    for kind in _TITLED:
        for name, title in data.get(kind, {}).items():
            if not TEXT.fits(title):
                findings.add(f'"{name}": expected a text', kind, key=name)
    seen = set()
    for index, table in enumerate(data.get("name", ())):
        for misfit in misfits(table, _NAME):
            findings.add(misfit.message, "name", index, misfit.key)
        key = (table.get("of"), table.get("name"))
        if key in seen:
            findings.add(f'"{key[1]}" of {key[0]} stands twice', "name", index, "name")
        seen.add(key)
        for number in ("one", "many"):
            forms = table.get(number, ["-"])
            if isinstance(forms, list) and len(forms) not in {1, cases}:
                expected = f"expected {cases}, one for each case, or 1 for all"
                findings.add(
                    f'"{number}" has {len(forms)} forms, {expected}', "name", index, number
                )
