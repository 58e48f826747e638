"""In which language the terminal speaks.

Answers and commands are the game's own script, and stay as they are; so a card goes by its name in
the language and by that which one types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peerless.content.names import names_of
from peerless.content.spoken import spoken_name
from peerless.messages import ENGLISH, Value, words
from peerless.rules.pieces import Battlefield, Discovery, Force
from peerless.text.speaker import say
from peerless.text.tree import Text


@dataclass(frozen=True, slots=True)
class Speech:
    language: str = ENGLISH

    def __call__(self, id: str, /, **values: Value) -> str:
        """A message of the terminal."""
        return words(f"terminal-{id}", self.language, **values)

    def name(self, name: str) -> str:
        return spoken_name(name, self.language)

    def title(self, name: str) -> str:
        """Of a card: "Feinte (Feint)"."""
        spoken = self.name(name)
        return name if spoken == name else f"{spoken} ({name})"

    def listed(self, names: Sequence[str]) -> str:
        """ "Alice, Medusa and Sinbad"."""
        *most, last = map(self.name, names)
        if not most:
            return last
        return words("list-and", self.language, most=", ".join(most), last=last)

    def any_of(self, names: Sequence[str]) -> str:
        """ "Alice or Medusa"."""
        return f" {self('or')} ".join(map(self.name, names))

    def text(self, text: Text, piece: Force | Battlefield | Discovery) -> str:
        """What a card, or the like, says."""
        return say(text, names_of(piece, self.language), self.language)


PLAIN = Speech()
