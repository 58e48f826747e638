"""`peerless draw`: battlefields and positions as pictures."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from peerless.commands.common import (
    CommandError,
    Commands,
    add_content,
    in_file,
    library_of,
    text_of,
    whole_number,
)
from peerless.commands.speech import helped
from peerless.content.battlefields import load_battlefield
from peerless.content.library import Library
from peerless.game import Game, IllegalAnswer
from peerless.messages.refusals import reason
from peerless.picture import draw_battlefield
from peerless.record.records import BadRecord, Record, read_record
from peerless.record.replay import replay
from peerless.record.scenarios import read_scenario
from peerless.rules.pieces import Battlefield


def add(commands: Commands) -> None:
    command = commands.add_parser("draw", help=helped("draw"))
    command.add_argument("battlefield", nargs="?", help=helped("draw-battlefield"))
    command.add_argument("--scenario", type=Path, metavar="FILE", help=helped("draw-scenario"))
    command.add_argument("--record", type=Path, metavar="FILE", help=helped("draw-record"))
    command.add_argument("--after", type=whole_number, metavar="N", help=helped("after"))
    command.add_argument("-o", "--output", type=Path, metavar="FILE", help=helped("draw-output"))
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    named = [options.battlefield, options.scenario, options.record]
    if sum(each is not None for each in named) != 1:
        raise CommandError("command-draw-what")
    library = library_of(options)
    if options.scenario:
        picture = scenario_after(options.scenario, options.after or 0, library).draw()
    elif options.record:
        picture = record_after(options.record, options.after, library).draw()
    elif options.after is not None:
        raise CommandError("command-draw-after")
    else:
        picture = draw_battlefield(_battlefield(options.battlefield, library))
    _write(str(picture), options.output)
    return 0


def _battlefield(name: str, library: Library) -> Battlefield:
    """A battlefield of the library or of a file."""
    of_file = name.endswith(".toml")
    return load_battlefield(Path(name)) if of_file else library.battlefields.load(name)


def scenario_after(path: Path, decisions: int, library: Library) -> Game:
    """The game of a scenario after so many decisions of its script."""
    scenario = read_scenario(path)
    game = scenario.start(library)
    played = [line for line in scenario.script if line.mark == ">"]
    _check_after(decisions, len(played))
    for line in played[:decisions]:
        try:
            game.play(line.text)
        except IllegalAnswer as error:
            raise in_file(path, line.number, game.why_not(line.text)) from error
    return game


def record_after(path: Path, decisions: int | None, library: Library) -> Game:
    """The game of a record after so many decisions; None: after all."""
    text = text_of(path)
    try:
        record = read_record(text)
        if decisions is not None:
            _check_after(decisions, len(record.decisions))
            record = _beginning(record, decisions)
        return replay(record, library=library)
    except BadRecord as error:
        raise in_file(path, error.line, error.why) from error


def _beginning(record: Record, decisions: int) -> Record:
    """The record of the same game, broken off: what it says of the result is left out."""
    lines = {what: line for what, line in record.lines.items() if what != "result"}
    return replace(record, decisions=record.decisions[:decisions], lines=lines)


def _check_after(decisions: int, most: int) -> None:
    if not 0 <= decisions <= most:
        raise CommandError("command-after", found=str(decisions), most=str(most))


def _write(text: str, path: Path | None) -> None:
    if path is None:
        print(text, end="")
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError("file-unwritten", file=str(path), why=reason(error)) from error
