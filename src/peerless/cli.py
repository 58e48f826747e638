"""The command line. Bad input gets one clear line and a non-zero exit status."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from peerless.bots import BOTS
from peerless.content import battlefields, heroes
from peerless.content.box import Unknown
from peerless.content.checking import check_file
from peerless.content.faults import ContentError
from peerless.content.words import language_id
from peerless.game import Game, IllegalAnswer, make_setting, replay
from peerless.lab.matchup import Matchup, play_matchup, sides_of
from peerless.picture import draw_battlefield
from peerless.record.records import BadRecord, Record, read_record
from peerless.record.scenarios import read_scenario, run_scenario
from peerless.record.telling import tell
from peerless.rules.mode import Mode
from peerless.rules.pieces import Battlefield, Hero
from peerless.terminal.match import Quit, play
from peerless.terminal.setup import FIRST, Wishes
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.reader import NotUnderstood, read
from peerless.text.show import show
from peerless.text.speaker import LANGUAGES, say
from peerless.text.tree import Text


class Refused(Exception):
    """The command cannot be carried out; the message says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except (Refused, ContentError, Unknown) as error:
        print(f"peerless: {error}", file=sys.stderr)
        return 1
    except (Quit, EOFError, KeyboardInterrupt):
        print()
        return 0
    except BrokenPipeError:
        # The reader of our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try {self.prog} --help)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="peerless", description="An open digital edition of Unmatched.")
    parser.add_argument("--version", action="version", version=f"peerless {version('peerless')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("play", help="a game in the terminal against bots")
    _add_mode(command)
    command.add_argument(
        "--players",
        type=_whole_number,
        metavar="N",
        help="free-for-all: 3 or 4 (default: 4); team game: 4, or 3, where you command two heroes",
    )
    command.add_argument(
        "--hero",
        nargs="+",
        action="extend",
        default=[],
        help="your hero, by id or name (default: you are asked); both, if you command two",
    )
    command.add_argument("--mate", metavar="HERO", help="your team-mate's hero (likewise)")
    command.add_argument(
        "--against",
        nargs="+",
        action="extend",
        default=[],
        metavar="HERO",
        help="your opponents' heroes (likewise)",
    )
    command.add_argument("--battlefield", help="the battlefield, by id or name (likewise)")
    command.add_argument(
        "--random", action="store_true", help="choose by lot what is not named, and do not ask"
    )
    command.add_argument(
        "--draft", action="store_true", help="ban and pick heroes in turn with your opponents"
    )
    command.add_argument(
        "--bans", type=_whole_number, metavar="N", help="in a draft, of each side (default: 1)"
    )
    command.add_argument(
        "--first",
        default="me",
        metavar="WHO",
        help="who goes first: me, them, lot, or a seat: 0 is yours, 1 the opponent's after you, "
        "and so on (default: %(default)s)",
    )
    command.add_argument(
        "--best-of",
        type=_whole_number,
        default=1,
        metavar="N",
        help="play until one side has won most of N games (default: %(default)s)",
    )
    command.add_argument(
        "--bot", default="greedy", help=f"one of: {', '.join(BOTS)} (default: %(default)s)"
    )
    command.add_argument(
        "--seed", type=_whole_number, help="play this very deal (default: any deal)"
    )
    command.set_defaults(run=_play)

    command = commands.add_parser("scenario", help="run scenario files")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    command.set_defaults(run=_scenario)

    command = commands.add_parser("replay", help="play a record again, in words")
    command.add_argument("file", type=Path, metavar="FILE")
    command.set_defaults(run=_replay)

    command = commands.add_parser("draw", help="a battlefield or a position as an SVG picture")
    command.add_argument("battlefield", nargs="?", help="by id, name or file")
    command.add_argument("--scenario", type=Path, metavar="FILE", help="the position of a scenario")
    command.add_argument("--record", type=Path, metavar="FILE", help="the game of a record")
    command.add_argument(
        "--after",
        type=_whole_number,
        metavar="N",
        help="after so many decisions (default: none of a scenario's, all of a record's)",
    )
    command.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where to (default: standard output)"
    )
    command.set_defaults(run=_draw)

    command = commands.add_parser("read", help="read a text of rules English")
    command.add_argument(
        "--hero", required=True, help="whose names may stand in it: id, name or file"
    )
    command.add_argument("text", metavar="TEXT")
    command.set_defaults(run=_read)

    command = commands.add_parser("say", help="say a hero's ability and cards")
    command.add_argument("hero", metavar="HERO", help="id, name or file")
    command.add_argument(
        "--language", default="en", help=f"one of: {', '.join(LANGUAGES)} (default: %(default)s)"
    )
    command.set_defaults(run=_say)

    command = commands.add_parser("check", help="check every content file, or the files named")
    command.add_argument("files", nargs="*", type=Path, metavar="FILE")
    command.set_defaults(run=_check)

    command = commands.add_parser("table", help="serve tables over HTTP and WebSockets")
    command.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at (default: %(default)s)"
    )
    command.add_argument("--port", type=_whole_number, default=8420, help="(default: %(default)s)")
    command.add_argument(
        "--db",
        metavar="URL",
        help="sqlite:///FILE or postgresql://... (default: a file in your data folder)",
    )
    command.add_argument(
        "--most-tables",
        type=_whole_number,
        metavar="N",
        help="how many games may run at a time (default: 2000)",
    )
    command.add_argument(
        "--log-level", default="info", choices=("debug", "info", "warning", "error")
    )
    command.set_defaults(run=_table)

    command = commands.add_parser("sim", help="play many games and count")
    command.add_argument(
        "heroes",
        nargs="+",
        metavar="HERO",
        help="the heroes, by id or name: two; in a team game two of one team, then two of the "
        "other; in a free-for-all three or four",
    )
    _add_mode(command)
    command.add_argument(
        "--battlefield",
        default=battlefields.battlefield_ids()[0],
        help="the battlefield, by id or name (default: %(default)s)",
    )
    command.add_argument(
        "--bots",
        default="random",
        metavar="BOT[,BOT...]",
        help="a bot for all sides, or one for each side with commas between them, of: "
        f"{', '.join(BOTS)} (default: %(default)s)",
    )
    command.add_argument(
        "--games", type=_whole_number, default=100, help="how many (default: %(default)s)"
    )
    command.add_argument(
        "--seed", type=_whole_number, default=0, help="of the first game (default: %(default)s)"
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.set_defaults(run=_sim)
    return parser


def _add_mode(command: argparse.ArgumentParser) -> None:
    modes = [mode.value for mode in Mode]
    command.add_argument(
        "--mode",
        default=modes[0],
        metavar="MODE",
        help=f"one of: {', '.join(modes)} (default: %(default)s)",
    )


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f'expected a whole number, found "{text}"') from None


# ---------------------------------------------------------------- the commands


def _play(options: argparse.Namespace) -> int:
    if options.bans is not None and not options.draft:
        raise Refused("--bans: there are bans only in a draft (--draft)")
    battlefield = options.battlefield and battlefields.battlefield_id(options.battlefield)
    try:
        wishes = Wishes(
            seed=secrets.randbits(32) if options.seed is None else options.seed,
            mode=_mode(options.mode),
            players=options.players,
            mine=tuple(map(heroes.hero_id, options.hero)),
            mate=options.mate and heroes.hero_id(options.mate),
            against=tuple(map(heroes.hero_id, options.against)),
            battlefield=battlefield,
            bot=_bot(options.bot),
            first=_first(options.first),
            draft=options.draft,
            bans=1 if options.bans is None else options.bans,
            random=options.random,
            best_of=options.best_of,
        )
    except ValueError as error:
        raise Refused(str(error)) from error
    play(wishes)
    return 0


def _mode(name: str) -> Mode:
    known = {mode.value: mode for mode in Mode}
    mode = known.get(name.strip().casefold())
    if mode is None:
        raise Unknown("mode", name, list(known))
    return mode


def _first(name: str) -> str | int:
    first = name.strip().casefold()
    if first.isascii() and first.isdigit():
        return int(first)
    if first not in FIRST:
        raise Refused(f'--first "{name}": expected {", ".join(FIRST)} or the number of a seat')
    return first


def _bot(name: str) -> str:
    bot = name.strip().casefold()
    if bot not in BOTS:
        raise Unknown("bot", name, list(BOTS))
    return bot


def _scenario(options: argparse.Namespace) -> int:
    failed = 0
    for path in options.files:
        try:
            scenario = read_scenario(path)
            difference = run_scenario(scenario)
        except ContentError as error:
            difference = str(error)
        if difference is None:
            print(f"ok    {path}: {scenario.title}")
        else:
            failed += 1
            print(f"FAIL  {difference}")
    return 1 if failed else 0


def _replay(options: argparse.Namespace) -> int:
    text = _text_of(options.file)
    try:
        game = replay(read_record(text), lambda game, event: print(tell(game.setting, event)))
    except BadRecord as error:
        raise Refused(f"{options.file}:{error.line}: {error.message}") from error
    print(f"result: {game.record().result}")
    return 0


def _draw(options: argparse.Namespace) -> int:
    named = [options.battlefield, options.scenario, options.record]
    if sum(each is not None for each in named) != 1:
        raise Refused("draw: expected one of: a battlefield, --scenario FILE, --record FILE")
    if options.scenario:
        picture = _scenario_after(options.scenario, options.after or 0).draw()
    elif options.record:
        picture = _record_after(options.record, options.after).draw()
    elif options.after is not None:
        raise Refused("--after: a battlefield has no decisions")
    else:
        picture = draw_battlefield(_battlefield(options.battlefield))
    _write(str(picture), options.output)
    return 0


def _battlefield(name: str) -> Battlefield:
    """A battlefield of the box or of a file."""
    of_file = name.endswith(".toml")
    return battlefields.load_battlefield(Path(name)) if of_file else battlefields.load(name)


def _scenario_after(path: Path, decisions: int) -> Game:
    scenario = read_scenario(path)
    game = scenario.start()
    played = [line for line in scenario.script if line.mark == ">"]
    _check_after(decisions, len(played))
    for line in played[:decisions]:
        try:
            game.play(line.text)
        except IllegalAnswer as error:
            raise Refused(f"{path}:{line.number}: {game.refusal(line.text)}") from error
    return game


def _record_after(path: Path, decisions: int | None) -> Game:
    text = _text_of(path)
    try:
        record = read_record(text)
        if decisions is not None:
            _check_after(decisions, len(record.decisions))
            record = _beginning(record, decisions)
        return replay(record)
    except BadRecord as error:
        raise Refused(f"{path}:{error.line}: {error.message}") from error


def _beginning(record: Record, decisions: int) -> Record:
    """The record of the same game, broken off: what it says of the result is left out."""
    lines = {what: line for what, line in record.lines.items() if what != "result"}
    return replace(record, decisions=record.decisions[:decisions], lines=lines)


def _check_after(decisions: int, most: int) -> None:
    if not 0 <= decisions <= most:
        raise Refused(f"--after {decisions}: expected 0 to {most}, which are all its decisions")


def _write(text: str, path: Path | None) -> None:
    if path is None:
        print(text, end="")
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path}: cannot be written: {error.strerror}") from error


def _read(options: argparse.Namespace) -> int:
    names = heroes.names_of(_hero(options.hero))
    try:
        text = read(options.text, names)
    except NotUnderstood as error:
        print(f"peerless: {error}", file=sys.stderr)
        if options.text.strip():
            print(_pointed_at(options.text, error.position), file=sys.stderr)
        return 1
    print(show(text))
    print(say(text, names))
    return 0


def _hero(name: str) -> Hero:
    """A hero of the box or of a file."""
    return heroes.load_hero(Path(name)) if name.endswith(".toml") else heroes.load(name)


def _pointed_at(text: str, position: int) -> str:
    """The line with that place in it, and a mark under the place."""
    start = text.rfind("\n", 0, position) + 1
    line = text[start:].partition("\n")[0]
    before = "".join(char if char == "\t" else " " for char in text[start:position])
    return f"{line}\n{before}^"


def _say(options: argparse.Namespace) -> int:
    language = language_id(options.language)
    hero = _hero(options.hero)
    names = heroes.names_of(hero, language)
    texts = [(names.said(hero.name), hero.ability)]
    texts += [(names.title(card.name), card.text) for card in hero.cards]
    for title, text in texts:
        print(title)
        if text:
            print(f"    {_said(title, text, names, language)}")
    return 0


def _said(title: str, text: Text, names: Names, language: str) -> str:
    try:
        return say(text, names, language)
    except Unsayable as error:
        raise Refused(f"{title}: {error}") from error


def _check(options: argparse.Namespace) -> int:
    paths = options.files or [
        *sorted(heroes.FOLDER.glob("*.toml")),
        *sorted(battlefields.FOLDER.glob("*.toml")),
    ]
    faults = 0
    for path in paths:
        for fault in check_file(path):
            faults += 1
            print(fault)
    print(f"{_counted(len(paths), 'file')}, {_counted(faults, 'fault')}")
    return 1 if faults else 0


def _counted(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def _table(options: argparse.Namespace) -> int:
    # The server and what it needs are loaded only where they are wanted.
    from peerless.table.serve import serve
    from peerless.table.settings import Settings
    from peerless.table.store import BadAddress

    settings = Settings(host=options.host, port=options.port, log_level=options.log_level)
    if options.db:
        settings = replace(settings, database=options.db)
    if options.most_tables:
        settings = replace(settings, most_tables=options.most_tables)
    try:
        serve(settings)
    except BadAddress as error:
        raise Refused(str(error)) from error
    return 0


def _sim(options: argparse.Namespace) -> int:
    if options.games < 1:
        raise Refused(f"--games {options.games}: expected 1 or more")
    mode = _mode(options.mode)
    cast = [heroes.hero_id(hero) for hero in options.heroes]
    battlefield = battlefields.battlefield_id(options.battlefield)
    try:
        sides = len(sides_of(mode, cast))
        make_setting(battlefield, tuple(cast), mode=mode)
    except ValueError as error:
        other = {3: "free-for-all", 4: "team or free-for-all"}.get(len(cast))
        hint = f" (--mode {other}?)" if mode is Mode.DUEL and other else ""
        raise Refused(f"{error}{hint}") from error
    outcome = play_matchup(
        cast,
        battlefield,
        _bots(options.bots, sides),
        options.games,
        options.seed,
        _progress(options.games) if sys.stderr.isatty() else None,
        mode,
    )
    if options.json:
        print(json.dumps(outcome.as_dict(), indent=2))
    else:
        print(_in_words(outcome))
    return 0


def _bots(names: str, sides: int) -> list[str]:
    """A bot for each side; one name stands for all."""
    bots = names.split(",")
    if len(bots) not in (1, sides):
        expected = f"one name, or {sides} with commas between them, of: {', '.join(BOTS)}"
        raise Refused(f'--bots "{names}": expected {expected}')
    return [_bot(bot) for bot in (bots if len(bots) > 1 else bots * sides)]


def _progress(games: int) -> Callable[[int], None]:
    """A bar on the terminal, gone when all games are over."""
    width = 40

    def show_bar(played: int) -> None:
        filled = width * played // games
        bar = "#" * filled + "-" * (width - filled)
        line = f"\r[{bar}] {played} of {games}" if played < games else "\r" + " " * 70 + "\r"
        print(line, end="", file=sys.stderr, flush=True)

    return show_bar


def _in_words(outcome: Matchup) -> str:
    figures = outcome.as_dict()
    kind = "game" if outcome.mode is Mode.DUEL else f"{outcome.mode.value} game"
    lines = [f"{_counted(outcome.games, kind)} on {outcome.battlefield}, seeds from {outcome.seed}"]
    sides = figures["sides"]
    assert isinstance(sides, list)
    for side in sides:
        low, high = side["interval"]
        lines.append(
            f"  {' and '.join(side['heroes'])} ({side['bot']}): {side['wins']} won, "
            f"{side['share']:.1%} (95 %: {low:.1%} to {high:.1%})"
        )
    if outcome.draws:
        lines.append(f"  {_counted(outcome.draws, 'draw')}")
    if len(set(outcome.began)) > 1:
        fair = -(-outcome.games // len(sides)) * len(sides)
        began = ", ".join(map(str, outcome.began))
        lines.append(f"  not all began equally often: {began} (--games {fair}: they would)")
    lines.append(
        f"  {figures['turns_per_game']} turns a game, {figures['games_per_second']} games and "
        f"{figures['decisions_per_second']} decisions a second"
    )
    return "\n".join(lines)


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Refused(f"{path}: is not UTF-8 text") from error


if __name__ == "__main__":
    sys.exit(main())
