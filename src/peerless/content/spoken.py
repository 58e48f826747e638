"""Names as another language says them: by themselves on buttons and in lists, and in messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from peerless.content.words import ENGLISH, load_words
from peerless.text.declension import Case
from peerless.text.speaker import LANGUAGES

# "Harpy 2", "bridge 1", and a name that two seats share: "Sinbad [1]".
_NUMBERED = re.compile(r"(.+?)((?: \d+)?(?: \[\d+\])?)")


@cache
def spoken_names(language: str) -> Mapping[str, str]:
    """What a language calls each name of the box, by its English name, as a sentence says it: "le
    roi Arthur". English has none."""
    if language == ENGLISH or language not in LANGUAGES:
        return {}
    words = load_words(language)
    return {
        **{name: noun.form(Case.NOMINATIVE) for (_, name), noun in words.names.items()},
        **words.cards,
        **words.battlefields,
        **words.origins,
    }


@cache
def small_names(language: str) -> tuple[str, ...]:
    """Those that have a capital in English, but not within a sentence of the language."""
    names = spoken_names(language)
    return tuple(said for name, said in names.items() if name[0].isupper() and said[0].islower())


def name_within(name: str, language: str) -> str:
    """A name as a sentence says it; one that the language does not know stays as it is."""
    names = spoken_names(language)
    if not names or name in names:
        return names.get(name, name)
    found = _NUMBERED.fullmatch(name)
    if found is None or found[1] not in names:
        return name
    return names[found[1]] + found[2]


def spoken_name(name: str, language: str) -> str:
    """A name by itself, or at the beginning of a sentence: "Le roi Arthur"."""
    said = name_within(name, language)
    return begun(said) if name[:1].isupper() else said


def begun(words: str) -> str:
    return words[:1].upper() + words[1:]
