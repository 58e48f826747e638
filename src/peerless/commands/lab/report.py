"""`peerless lab report`: a page with plots of what was played, and the tables of documents."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from peerless.commands.common import CommandError, Commands, add_content, library_of, text_of
from peerless.commands.lab.common import LabError, names_of
from peerless.commands.speech import helped, said, spoken
from peerless.lab.charts import as_file
from peerless.lab.documents import NoSuchTable, Tables, refresh
from peerless.lab.duels import DuelResult
from peerless.lab.figures import rung_figures
from peerless.lab.page import Section, page
from peerless.lab.quests import QuestResult
from peerless.lab.results import OtherTerms
from peerless.lab.runs import rows_in
from peerless.lab.sections import (
    Names,
    adventure_sections,
    growth_chart,
    growth_of,
    ladder_sections,
    matchup_sections,
    mirror_sections,
)
from peerless.lab.speech import ReportSpeech
from peerless.lab.tables import duel_tables, quest_tables
from peerless.messages.refusals import reason


def add(commands: Commands) -> None:
    command = commands.add_parser("report", help=helped("lab-report"))
    command.add_argument(
        "folders", nargs="+", type=Path, metavar="FOLDER", help=helped("lab-folders")
    )
    command.add_argument(
        "-o", "--output", type=Path, metavar="FILE",
        help=helped("lab-page"),
    )  # fmt: skip
    command.add_argument(
        "--document",
        type=Path,
        metavar="FILE",
        help=helped("lab-document"),
    )
    command.add_argument("--growth", type=Path, metavar="FILE", help=helped("lab-growth"))
    add_content(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    names = names_of(library_of(options))  # in documents, which are English
    speech = ReportSpeech(spoken())
    spoken_names = {id: speech.name(name) for id, name in names.items()}
    sections: list[Section] = []
    tables: dict[str, Tables] = {}
    games = 0
    about: dict[str, Any] = {}
    try:
        for folder in options.folders:
            about, rows = rows_in(folder)
            if not rows:
                raise CommandError("command-lab-empty", folder=str(folder))
            games += len(rows)
            sections += _sections(about, rows, spoken_names, speech)
            tables[folder.resolve().name] = _tables(about, rows, names)
            if options.growth is not None and "meetings" in about["question"]:
                _draw_growth(about, rows, options.growth)
        output = options.output or options.folders[0] / "report.html"
        output.write_text(_page(options.folders, about, games, sections, speech), encoding="utf-8")
        print(said("lab-written", file=str(output), n=games))
        if options.document is not None:
            refreshed = refresh(text_of(options.document), tables)
            options.document.write_text(refreshed, encoding="utf-8")
            print(said("lab-refreshed", file=str(options.document)))
    except (OtherTerms, NoSuchTable) as error:
        raise LabError(str(error)) from error
    except OSError as error:
        why = reason(error)
        raise CommandError("file-unwritten", file=str(error.filename), why=why) from error
    return 0


def _page(
    folders: Sequence[Path],
    about: dict[str, Any],
    games: int,
    sections: list[Section],
    speech: ReportSpeech,
) -> str:
    kinds = ", ".join(folder.resolve().name for folder in folders)
    terms, seed = about["terms"], str(about["question"]["seed"])
    scale = f"{terms['scale']:g}"
    id = "about" if terms["scale"] == 1 else "about-scaled"
    told = speech(id, seed=seed, made_with=str(terms["made_with"]), scale=scale)
    figures = [
        (f"{games:,}".replace(",", " "), speech("column-games")),
        (scale, speech("of-full-budgets")),
    ]
    return page(speech("title", kinds=kinds), told, figures, sections, speech.language)


def _sections(
    about: dict[str, Any],
    rows: list[DuelResult] | list[QuestResult],
    names: Names,
    speech: ReportSpeech,
) -> list[Section]:
    quests = [row for row in rows if isinstance(row, QuestResult)]
    duels = [row for row in rows if isinstance(row, DuelResult)]
    question = about["question"]
    match about["terms"]["kind"]:
        case "adventures":
            return adventure_sections(quests, question["bots"], names, speech)
        case "ladder":
            return ladder_sections(duels, [(a, b) for a, b in question["meetings"]], names, speech)
        case _ if len(question["bots"]) == 2 and all(row.first == row.second for row in duels):
            return mirror_sections(duels, question["bots"], names, speech)
        case _:
            return matchup_sections(duels, names, speech)


def _tables(
    about: dict[str, Any], rows: list[DuelResult] | list[QuestResult], names: Names
) -> Tables:
    quests = [row for row in rows if isinstance(row, QuestResult)]
    if quests:
        return quest_tables(quests, about, names)
    return duel_tables([row for row in rows if isinstance(row, DuelResult)], about, names)


def _draw_growth(
    about: dict[str, Any], rows: list[DuelResult] | list[QuestResult], path: Path
) -> None:
    duels = [row for row in rows if isinstance(row, DuelResult)]
    meetings = about["question"]["meetings"]
    budgets = growth_of([rung_figures(bot, against, duels) for bot, against in meetings])
    if len(budgets) > 1:
        path.write_text(as_file(growth_chart(budgets, meetings[0][1])), encoding="utf-8")
