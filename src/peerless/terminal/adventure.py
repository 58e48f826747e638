"""A cooperative game in the terminal."""

from __future__ import annotations

import sys

from peerless.bots import make_bot
from peerless.game import Game
from peerless.rules.chance import Chance
from peerless.rules.house_rules import HouseRules
from peerless.terminal.adventure_setup import AdventureCast, AdventureSetup, AdventureWishes
from peerless.terminal.choosing import NONE, Read, Say
from peerless.terminal.colour import can_colour
from peerless.terminal.match import content_options, print_fitted
from peerless.terminal.play import Table
from peerless.terminal.speech import Speech


def play_adventure(wishes: AdventureWishes, say: Say | None = None, read: Read = input) -> None:
    """Set the table, asking for what is not given, and play to the end."""
    colour = say is None and can_colour(sys.stdout)
    say = say or print_fitted
    cast = AdventureSetup(wishes, Chance(wishes.seed), say, read).cast()
    game = Game.adventure(
        cast.villain,
        cast.heroes,
        cast.minions,
        wishes.seed,
        cast.discoveries,
        HouseRules(
            hands_are_open=not wishes.closed_hands,
            players_choose_for_enemies=not wishes.kindest,
        ),
        library=wishes.library,
    )
    Table(
        game,
        range(cast.own),
        make_bot(wishes.bot, wishes.seed + 1),
        say,
        read,
        colour,
        command(wishes, cast),
        content=content_options(wishes.library),
        bot_name=wishes.bot,
        speech=Speech(wishes.language),
    ).play()


def command(wishes: AdventureWishes, cast: AdventureCast) -> str:
    """What one types for the same deal."""
    content = content_options(wishes.library)
    words = ["peerless play --terminal", content, f"--adventure {cast.villain}"]
    options = (
        ("--hero", cast.heroes[: cast.own]),
        ("--mate", cast.heroes[cast.own :]),
        ("--minions", cast.minions),
        ("--discoveries", cast.discoveries or (NONE,)),
    )
    words += [f"{option} {' '.join(ids)}" for option, ids in options if ids]
    words += ["--kindest"] if wishes.kindest else []
    words += ["--closed-hands"] if wishes.closed_hands else []
    return " ".join([*filter(None, words), f"--seed {wishes.seed}"])
