"""Tables in the midst of a game: at the first question of a random game that a test looks for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from peerless.game import Game
from peerless.record.records import RULES_VERSION
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.rules.questions import PendingQuestion
from peerless.table.content import content_now
from peerless.table.seats import BOT, PERSON, Seat, hash_of_secret
from peerless.table.store import Entry, Store, Stored
from tests import support
from tests.support import play_randomly
from tests.table.servers import Table

_names = count()

Wanted = Callable[[Game, PendingQuestion], bool]


def seat_where(
    tables: str, heroes: tuple[str, str], wanted: Wanted, battlefield: str = "sarpedon"
) -> tuple[Table, int]:
    """A table at which a person is asked such a question, with a random bot on the other side; and
    that person's seat."""
    duel = support.Table(Mode.DUEL, heroes, battlefield)
    for seed in range(300):
        for game in play_randomly(duel.game(seed), Chance(seed)):
            question = game.state.question
            assert question is not None
            if wanted(game, question):
                return _store(tables, duel, seed, game, question.seat), question.seat
    raise AssertionError("nobody was asked such a thing")


def _store(tables: str, duel: support.Table, seed: int, game: Game, mine: int) -> Table:
    content = content_now(Mode(duel.mode), duel.battlefield, duel.heroes)
    secrets = [f"the-secret-of-seat-{seat}" if seat == mine else None for seat in (0, 1)]
    seats = [
        Seat(BOT, "random") if secret is None else Seat(PERSON, secret=hash_of_secret(secret))
        for secret in secrets
    ]
    id = f"position-{next(_names)}"
    row = Stored(
        id, content.mode, content.battlefield, list(content.heroes), seed, RULES_VERSION,
        content.hash, [seat.stored for seat in seats],
    )  # fmt: skip
    store = Store(tables)
    store.add_table(row, dict(content.files))
    decisions = game.record().decisions
    store.add_entries([Entry(id, number, *made, 0) for number, made in enumerate(decisions)], {})
    store.close()
    return Table(id, tuple(secrets))
