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
    library_of,
    text_of,
    whole_number,
)
from peerless.commands.draw import record_after, scenario_after
from peerless.content.library import Library
from peerless.content.nearest import Unknown, plain
from peerless.game import Game
from peerless.record.records import BadRecord, read_record

WIDTH = 40  # of the graph


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "hint", help="what a bot would do in a position, or thinks of a game"
    )
    command.add_argument(
        "file", type=Path, metavar="FILE", help="a scenario (.toml) or the record of a game"
    )
    command.add_argument(
        "--after",
        type=whole_number,
        metavar="N",
        help="after so many decisions (default: none of a scenario's, all of a record's)",
    )
    command.add_argument(
        "--game",
        action="store_true",
        help="look back on the whole game of a record: the chance to win over time, and where it "
        "turned",
    )
    command.add_argument(
        "--bot",
        metavar="LEVEL",
        help=f"one of: {', '.join(LEVELS)}; or search:N, with N rounds of search for a decision "
        "(default: hard; with --game search:150)",
    )
    command.add_argument(
        "--best", type=whole_number, default=FEW, metavar="N",
        help="how many decisions are shown (default: %(default)s)",
    )  # fmt: skip
    command.add_argument(
        "--seed", type=whole_number, default=0, help="of what is left to chance (default: 0)"
    )
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    library = library_of(options)
    budget = _budget(options.bot or ("search:150" if options.game else "hard"))
    if options.game:
        return _look_back(options, budget, library)
    if options.best < 1:
        raise CommandError(f"--best {options.best}: expected 1 or more")
    if options.file.suffix == ".toml":
        game = scenario_after(options.file, options.after or 0, library)
    else:
        game = record_after(options.file, options.after, library)
    question = game.question
    if question is None:
        raise CommandError(f"{options.file}: the game is over")
    found = hint(game.view(question.seat), SearchBot(options.seed, budget), options.best)
    print(question)
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
        after = "; ".join(f"{player}: {decision}" for player, decision in one.line)
        words = f"{one.chance:5.0%}  {one.decision:{wide}}"
        lines.append(f"{words}  then {after}" if after else words.rstrip())
    return "\n".join(lines)


# ---------------------------------------------------------------- a whole game


def _look_back(options: argparse.Namespace, budget: Budget, library: Library) -> int:
    path: Path = options.file
    try:
        record = read_record(text_of(path))
    except BadRecord as error:
        raise CommandError(f"{path}:{error.line}: {error.message}") from error
    record_after(path, None, library)  # it is that of a game
    game = record_after(path, 0, library)

    def show(number: int) -> None:
        print(f"\r{number} of {len(record.decisions)} decisions", end="", file=sys.stderr)

    moments = review(game, record.decisions, budget, options.seed, show)
    print(file=sys.stderr)
    print(graph(moments, game))
    return 0


def graph(moments: list[Moment], game: Game) -> str:
    """A line for each turn, as long as the chance of the first side is great; then the turning
    points."""
    adventure = game.setting.mode.is_adventure
    whose = "the heroes" if adventure else game.setting.heroes[0].name
    lines = [f"The chance of {whose} to win, turn by turn:"]
    for turn, chance in over_time(moments, game):
        bar = "█" * round(chance * WIDTH)
        lines.append(f"{turn:4}  {chance:4.0%}  {bar}")
    lines.append(f"result: {game.record().result}" if game.over else "the game is not over")
    points = turning_points(moments)
    lines.append("Turning points:" if points else "No decision gave much away.")
    lines += [
        f"  {m.number} (turn {m.turn}): {m.player} chose {m.decision} ({m.chance:.0%}); "
        f"{m.best} gave {m.best_chance:.0%}"
        for m in points
    ]
    return "\n".join(lines)
