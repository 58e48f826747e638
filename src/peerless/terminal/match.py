"""A match in the terminal: one game, or best of three."""

from __future__ import annotations

import shlex
import sys

from peerless.bots import make_bot
from peerless.content.library import Library
from peerless.game import Game
from peerless.match import Seating, Series
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.terminal.choosing import Quit, Read, Say, choose
from peerless.terminal.colour import can_colour
from peerless.terminal.play import Table
from peerless.terminal.screen import columns, fitted
from peerless.terminal.setup import YOU, Setup, Wishes
from peerless.terminal.speech import Speech

__all__ = ["Quit", "Wishes", "play"]


def play(wishes: Wishes, say: Say | None = None, read: Read = input) -> None:
    """Set the table, asking for what is not given, and play to the end."""
    Match(wishes, say or print_fitted, read, say is None and can_colour(sys.stdout)).play()


def print_fitted(text: str) -> None:
    print(fitted(text, columns()) if sys.stdout.isatty() else text)


def content_options(library: Library) -> str:
    """How a command is told where the content is."""
    return " ".join(f"--content {shlex.quote(str(folder))}" for folder in library.folders)


class Match:
    def __init__(self, wishes: Wishes, say: Say, read: Read, colour: bool) -> None:
        self.wishes = wishes
        self.say = say
        self.read = read
        self.colour = colour
        self.chance = Chance(wishes.seed)
        self.speech = Speech(wishes.language)

    def play(self) -> None:
        setup = Setup(self.wishes, self.chance, self.say, self.read)
        series = setup.series()
        battlefield = setup.battlefield()
        first = setup.first()
        while True:  # a single game that is drawn is not played again
            table = self.play_game(series, battlefield, first)
            if self.wishes.best_of == 1:
                return
            self.tell_standing(series)
            if series.over:
                table.say_goodbye()
                return
            first = self.next_first(series)

    def play_game(self, series: Series, battlefield: str, first: int) -> Table:
        """One game of the series, each with a deal of its own."""
        seed = self.wishes.seed + len(series.results)
        seating = series.seating(first)
        game = Game.new(
            battlefield,
            series.seats(first),
            seed,
            mode=self.wishes.mode,
            library=self.wishes.library,
        )
        seats = self.wishes.people_at(seating).seats_of(YOU)
        again = self.command(series, seating, battlefield, seed)
        last = self.wishes.best_of == 1
        bot = make_bot(self.wishes.bot, seed + 1)
        table = Table(
            game,
            seats,
            bot,
            self.say,
            self.read,
            self.colour,
            again,
            last,
            content_options(self.wishes.library),
            self.wishes.bot,
            self.speech,
        )
        table.play()
        series.played(first, seating.winner(game.state.winners or ()))
        return table

    def tell_standing(self, series: Series) -> None:
        score = ", ".join(f"{self.side(series, s)} {wins}" for s, wins in enumerate(series.wins))
        drawn = f" {self.speech('draw-again')}" if series.first_again is not None else ""
        self.say(f"\n{self.speech('best-of', n=series.best_of, score=score)}{drawn}")
        if series.winner is not None:
            self.say(self.speech("series-won" if series.winner == 0 else "series-lost"))

    def next_first(self, series: Series) -> int:
        """The loser chooses who begins; a bot wants to begin itself."""
        if series.first_again is not None:
            return series.first_again
        chooser = series.chooser
        assert chooser is not None
        if chooser:
            self.say(f"{self.speech('will-begin', side=self.side(series, chooser))}\n")
            return chooser
        self.say(self.speech("you-choose-first"))
        names = {str(side): self.side(series, side) for side in range(series.sides)}
        first = self.speech("first")
        return int(choose(first, names, self.chance, self.read, self.say, speech=self.speech))

    def side(self, series: Series, side: int) -> str:
        heroes = self.wishes.library.heroes
        names = self.speech.listed([heroes.load(id).name for id in series.heroes[side]])
        yours = side == 0 and len(series.heroes[0]) == 1
        return f"{names} {self.speech('you')}" if yours else names

    def command(self, series: Series, seating: Seating, battlefield: str, seed: int) -> str:
        """What one types for the same deal."""
        wishes = self.wishes
        mine, *others = series.heroes
        theirs = [hero for side in others for hero in side]
        words = ["peerless play --terminal"]
        words += filter(None, [content_options(wishes.library)])
        if wishes.mode is not Mode.DUEL:
            words.append(f"--mode {wishes.mode.value}")
        if wishes.commands_two:
            words.append(f"--players 3 --hero {' '.join(mine)}")
        else:
            words.append(f"--hero {mine[0]}")
            words += [f"--mate {mate}" for mate in mine[1:]]
        words.append(f"--against {' '.join(theirs)}")
        words.append(f"--battlefield {battlefield} --seed {seed}")
        if seating.first:
            words.append(f"--first {seating.first}")
        return " ".join(words)
