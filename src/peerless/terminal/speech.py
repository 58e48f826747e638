"""In which language the terminal speaks.

Answers and commands are the game's own script, and stay as they are; so a card goes by its name in
the language and by that which one types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from peerless.content.names import names_of
from peerless.content.spoken import name_within, spoken_name
from peerless.messages import ENGLISH, Value, has_message, words
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

    def zone(self, zone: str) -> str:
        """A zone goes by its colour; one that somebody has named otherwise keeps that name."""
        id = f"zone-{zone}"
        return self(id) if has_message(f"terminal-{id}", self.language) else zone

    def listed(self, names: Sequence[str]) -> str:
        """ "Alice, Medusa and Sinbad"."""
        *most, last = (name_within(name, self.language) for name in names)
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
