"""Names by themselves, as another language says them: in the log, on buttons, in lists."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from peerless.content.words import ENGLISH, load_words
from peerless.text.speaker import LANGUAGES

# "Harpy 2", "bridge 1", and a name that two seats share: "Sinbad [1]".
_NUMBERED = re.compile(r"(.+?)((?: \d+)?(?: \[\d+\])?)")


@cache
def spoken_names(language: str) -> Mapping[str, str]:
    """What a language calls each name of the box, by its English name. English has none."""
    if language == ENGLISH or language not in LANGUAGES:
        return {}
    words = load_words(language)
    return {
        **{name: noun.alone(name) for (_, name), noun in words.names.items()},
        **words.cards,
        **words.battlefields,
    }


def spoken_name(name: str, language: str) -> str:
    """A name as the language has it; one that it does not know stays as it is."""
    names = spoken_names(language)
    if not names or name in names:
        return names.get(name, name)
    found = _NUMBERED.fullmatch(name)
    if found is None or found[1] not in names:
        return name
    return names[found[1]] + found[2]
