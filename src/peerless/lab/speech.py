"""In which language a report is read. The tables of documents are English, as these are."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.content.spoken import spoken_name
from peerless.lab.figures import Tally
from peerless.messages import ENGLISH, words_exactly


@dataclass(frozen=True, slots=True)
class ReportSpeech:
    language: str = ENGLISH

    def __call__(self, id: str, /, **values: str | int) -> str:
        """A message of the report."""
        return words_exactly(f"report-{id}", self.language, **values)

    def name(self, name: str) -> str:
        """Of a hero, a battlefield, an enemy or a card."""
        return spoken_name(name, self.language)

    def tally(self, games: Tally) -> str:
        """ "7 of 10, 70.0% (95 %: 39.7% to 89.2%)"."""
        low, high = (f"{end:.1%}" for end in games.interval)
        points, all_games = f"{games.points:g}", str(games.games)
        share = f"{games.share:.1%}"
        return self("tally", points=points, games=all_games, share=share, low=low, high=high)


PLAIN = ReportSpeech()
