"""A server with bots that fail, another box, other rules, or a clock that is ahead:
`Server(..., module=ODD, box=...)`.

The bots are registered wherever this module is the program: in the server, and in the processes
it makes for them."""

from __future__ import annotations

import json
import os
import signal
import sys
import time

from peerless.bots import BOTS
from peerless.bots.random import RandomBot
from peerless.content.library import Library
from peerless.game import Action, Game, View
from peerless.table import lobby, opening
from peerless.table.serve import serve
from peerless.table.settings import Settings

ODD = "tests.table.odd_servers"
PONDERS = 0.2  # seconds
SECRET_WORDS = "the hand is Gaze of Stone"


class RaisingBot(RandomBot):
    def choose(self, view: View) -> Action:
        raise RuntimeError(SECRET_WORDS)


class HangingBot(RandomBot):
    def choose(self, view: View) -> Action:
        while True:
            time.sleep(1)


class DyingBot(RandomBot):
    def choose(self, view: View) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


class IllegalBot(RandomBot):
    """Answers a question of another game."""

    def choose(self, view: View) -> Action:
        return Game.new("marmoreal", ["alice", "king-arthur"]).actions()[0]


class SlowBot(RandomBot):
    """Thinks hard for half a second."""

    def choose(self, view: View) -> Action:
        end = time.monotonic() + 0.5
        while time.monotonic() < end:
            pass
        return super().choose(view)


class PonderingBot(RandomBot):
    """Takes its time, unless there is nothing to choose, as bots that search do."""

    def choose(self, view: View) -> Action:
        if len(view.actions()) > 1:
            time.sleep(PONDERS)
        return super().choose(view)


# Never where a test only asks for the names in this module: other tests go through all bots.
if __name__ in ("__main__", "__mp_main__"):
    BOTS.update(
        raising=RaisingBot,
        hanging=HangingBot,
        dying=DyingBot,
        illegal=IllegalBot,
        slow=SlowBot,
        pondering=PonderingBot,
    )


def main() -> None:
    values = json.loads(sys.argv[1])
    if "box" in values:
        box = values.pop("box")
        vars(lobby)["Library"] = lambda *folders: Library(*folders, box=box)
    if "rules" in values:
        vars(lobby)["RULES_VERSION"] = vars(opening)["RULES_VERSION"] = values.pop("rules")
    if "later" in values:
        now, later = time.time, values.pop("later")  # in seconds
        vars(time)["time"] = lambda: now() + later
    serve(Settings(**values))


if __name__ == "__main__":
    main()
