"""`peerless hint`: what a search bot would do, and what it thinks of a whole game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from peerless.bots.search import LEVELS, SearchBot
from peerless.bots.search.bot import Budget
from peerless.bots.search.hints import FEW, Hint, hint
from peerless.bots.search.levels import with_budget
from peerless.bots.search.review import Moment, over_time, review, turning_points
from peerless.commands.common import (
    CommandError,
    Commands,
    add_content,
    at_least_one,
    in_file,
    library_of,
    text_of,
    whole_number,
)
from peerless.commands.draw import record_after, scenario_after
from peerless.commands.speech import helped, said, spoken
from peerless.content.library import Library
from peerless.content.nearest import Unknown, plain
from peerless.content.spoken import name_within, spoken_name
from peerless.game import Game
from peerless.record.records import BadRecord, read_record
from peerless.terminal.asking import prompt
from peerless.terminal.endings import result_in_words
from peerless.terminal.speech import Speech

WIDTH = 40  # of the graph


def add(commands: Commands) -> None:
    command = commands.add_parser("hint", help=helped("hint"))
    command.add_argument("file", type=Path, metavar="FILE", help=helped("hint-file"))
    command.add_argument("--after", type=whole_number, metavar="N", help=helped("after"))
    command.add_argument("--game", action="store_true", help=helped("hint-game"))
    command.add_argument(
        "--bot",
        metavar="LEVEL",
        help=helped("hint-bot", levels=", ".join(LEVELS)),
    )
    command.add_argument(
        "--best", type=whole_number, default=FEW, metavar="N",
        help=helped("hint-best"),
    )  # fmt: skip
    command.add_argument("--seed", type=whole_number, default=0, help=helped("hint-seed"))
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    library = library_of(options)
    budget = _budget(options.bot or ("search:150" if options.game else "hard"))
    if options.game:
        return _look_back(options, budget, library)
    at_least_one("--best", options.best)
    if options.file.suffix == ".toml":
        game = scenario_after(options.file, options.after or 0, library)
    else:
        game = record_after(options.file, options.after, library)
    question = game.question
    if question is None:
        raise CommandError("command-over", file=str(options.file))
    view, speech = game.view(question.seat), Speech(spoken())
    found = hint(view, SearchBot(options.seed, budget), options.best)
    print(speech("source", source=question.player, question=prompt(view, speech)))
    print(told(found))
    return 0


def _budget(name: str) -> Budget:
    searching = with_budget(name)
    if searching is not None:
        return searching.budget
    if plain(name) not in LEVELS:
        raise Unknown("level", name, [*LEVELS, "search:N"])
    return LEVELS[plain(name)].budget._replace(slips=0.0)


def told(found: Hint) -> str:
    """The decisions, with their chances and what is expected after them."""
    wide = max(len(one.decision) for one in found.best)
    lines = []
    for one in found.best:
        after = "; ".join(f"{each.player}: {each.decision}" for each in one.line)
        words = f"{one.chance:5.0%}  {one.decision:{wide}}"
        lines.append(f"{words}  {said('then', after=after)}" if after else words.rstrip())
    return "\n".join(lines)


# ---------------------------------------------------------------- a whole game


def _look_back(options: argparse.Namespace, budget: Budget, library: Library) -> int:
    path: Path = options.file
    try:
        record = read_record(text_of(path))
    except BadRecord as error:
        raise in_file(path, error.line, error.why) from error
    record_after(path, None, library)  # it is that of a game
    game = record_after(path, 0, library)

    def show(number: int) -> None:
        progress = said("decisions", n=str(number), all=len(record.decisions))
        print(f"\r{progress}", end="", file=sys.stderr)

    moments = review(game, record.decisions, budget, options.seed, show)
    print(file=sys.stderr)
    print(graph(moments, game))
    return 0


def graph(moments: list[Moment], game: Game) -> str:
    """A line for each turn, as long as the chance of the first side is great; then the turning
    points."""
    adventure = game.setting.mode.is_adventure
    hero = name_within(game.setting.heroes[0].name, spoken())
    lines = [said("chance-heroes") if adventure else said("chance", hero=hero)]
    for turn, chance in over_time(moments, game):
        bar = "█" * round(chance * WIDTH)
        lines.append(f"{turn:4}  {chance:4.0%}  {bar}")
    ended = said("result", result=result_in_words(game, spoken()))
    lines.append(ended if game.over else said("not-over"))
    points = turning_points(moments)
    lines.append(said("turning-points" if points else "no-turning-point"))
    lines += [
        "  "
        + said(
            "turning-point",
            number=str(m.number),
            turn=str(m.turn),
            player=spoken_name(m.player, spoken()),
            decision=m.decision,
            chance=f"{m.chance:.0%}",
            best=m.best,
            best_chance=f"{m.best_chance:.0%}",
        )
        for m in points
    ]
    return "\n".join(lines)
