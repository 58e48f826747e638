"""What a new table is made of, chosen from what is in the box."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from peerless.content.library import Library
from peerless.content.nearest import Unknown
from peerless.rules.mode import Mode
from peerless.setup import (
    check_adventure,
    check_seats,
    check_starts,
    mode_named,
    random_minions,
)
from peerless.table.clocks import BOT, LOSE, ClockTerms
from peerless.table.content import AdventureTerms, CannotGoOn, Content, content_now, setting_of
from peerless.table.messages import NewTable
from peerless.table.refusals import Code, Refused
from peerless.table.replies import SeatMade, TableMade
from peerless.table.room import Room
from peerless.table.seats import Opened
from peerless.table.seeds import commitment_to
from peerless.table.series import SeriesScore


def choose_content(library: Library, new: NewTable) -> Content:
    """The content of a new table, or a refusal that says what is wrong with it."""
    try:
        mode = mode_named(new.mode)
        board = "" if new.battlefield is None else library.battlefields.id_of(new.battlefield)
        heroes = tuple(map(library.heroes.id_of, new.heroes))
        check_seats(mode, len(heroes))
        terms = choose_adventure(library, new, mode)
        board = board or battlefield_of(library, mode, terms)
        check_starts(library.battlefields.load(board), len(heroes))
        if terms is not None:
            check_adventure(
                mode,
                library.battlefields.load(board),
                tuple(map(library.enemies.load, terms.enemies)),
                tuple(map(library.discoveries.load, terms.discoveries)),
            )
        content = content_now(mode, board, heroes, library, terms)
        setting_of(content)
    except (Unknown, ValueError, CannotGoOn) as error:
        raise Refused(Code.BAD_TABLE, str(error)) from error
    return content


def choose_series(new: NewTable, content: Content) -> SeriesScore | None:
    """More than one game goes on from rematch to rematch."""
    if new.best_of == 1:
        return None
    if new.best_of % 2 == 0:
        raise Refused(Code.BAD_TABLE, f"best of {new.best_of}, expected an odd number")
    setting = setting_of(content)
    if setting.mode.is_adventure:
        words = "a series is played by several sides, an adventure by one"
        raise Refused(Code.BAD_TABLE, words)
    return SeriesScore.first(new.best_of, setting.sides)


def choose_clock(new: NewTable, content: Content) -> ClockTerms | None:
    """Where more than two sides play, or all together, a bot plays on for one whose time is up."""
    if new.clock is None:
        return None
    of_two = content.mode in (Mode.DUEL.value, Mode.TEAM.value)
    if new.clock.timeout == LOSE and not of_two:
        words = "clock: only a game between two sides is lost by it; expected a bot"
        raise Refused(Code.BAD_TABLE, words)
    timeout = new.clock.timeout or (LOSE if of_two else BOT)
    return ClockTerms(new.clock.move, new.clock.total, timeout)


def choose_adventure(library: Library, new: NewTable, mode: Mode) -> AdventureTerms | None:
    """The villain of a cooperative game, its minions, chosen or by lot, and the discoveries."""
    if not mode.is_adventure:
        named = ("villain", "minions", "discoveries", "open_hands", "players_choose")
        strange = [key for key in named if key in new.model_fields_set]
        if strange:
            raise ValueError(f"{strange[0]}: a {mode.words} has none; it is for an adventure")
        return None
    if new.villain is None:
        raise ValueError("villain: an adventure needs one")
    villain = library.enemies.id_of(new.villain)
    if not library.enemies.load(villain).is_villain:
        raise ValueError(f"villain: {villain} is a minion")
    heroes = len(new.heroes)
    if new.minions is None:  # the seed of the game is for the game alone
        minions = random_minions(heroes, secrets.randbits(64), library)
    else:
        minions = tuple(map(library.enemies.id_of, new.minions))
    if len(minions) != heroes:  # A.C6
        raise ValueError(f"minions: expected {heroes}, one for each hero, found {len(minions)}")
    discoveries = tuple(map(library.discoveries.id_of, new.discoveries))
    return AdventureTerms((villain, *minions), discoveries, new.open_hands, new.players_choose)


def battlefield_of(library: Library, mode: Mode, terms: AdventureTerms | None) -> str:
    """Where none is named: a cooperative game is played on its villain's (A.C1)."""
    if terms is None:
        raise ValueError(f"battlefield: a {mode.words} needs one")
    return library.board_of(library.enemies.load(terms.enemies[0])).id


def table_made(room: Room, maker: str | None, opened: Sequence[Opened]) -> TableMade:
    """What the maker of a table is told."""
    seats = [
        SeatMade(seat=i, hero=hero, who=seat.who, **vars(opens))
        for i, (hero, seat, opens) in enumerate(
            zip(room.content.heroes, room.seats, opened, strict=True)
        )
    ]
    commitment = commitment_to(room.seed)
    return TableMade(table=room.id, maker=maker, commitment=commitment, seats=seats)
