"""Peerless: an open digital edition of the Unmatched system.

A game asks one question at a time; each has a list of legal answers, and only these are taken.

    >>> from peerless import Game
    >>> game = Game.new("marmoreal", ["king-arthur", "medusa"], seed=7)
    >>> game.question
    <King Arthur is asked: place>
    >>> game.actions()[:2]
    [<place Merlin: mar05>, <place Merlin: mar08>]
    >>> events = game.play("place Merlin: mar08")
    >>> game.question.player
    'Medusa'

A view holds what one seat may know. It is all that a bot gets.

    >>> game.view(seat=0).actions()     # it is the other seat that is asked
    []
    >>> from peerless import make_bot
    >>> bots = [make_bot("greedy", seed=1), make_bot("random", seed=2)]
    >>> while not game.over:
    ...     seat = game.question.seat
    ...     events = game.play(bots[seat].choose(game.view(seat)))
    >>> len(game.winners)
    1

A record is the whole game in writing, and plays back to the same events.

    >>> from peerless import read_record, replay
    >>> replay(read_record(str(game.record()))).winners == game.winners
    True

Heroes and battlefields come from a `Library`: the box, and folders of your own beside it.
The guide is docs/python.md.
"""

from peerless.bots import BadBot, Bot, MakeBot, WrongAnswer, bot_names, make_bot
from peerless.content.battlefields import parse_battlefield
from peerless.content.checking import ContentError, Fault
from peerless.content.heroes import parse_hero
from peerless.content.library import BOX, Library
from peerless.content.nearest import Unknown
from peerless.game import SPECTATOR, Action, Game, IllegalAnswer, Picture, Question, Reach, View
from peerless.lab.adventures import Adventures, play_adventures
from peerless.lab.matchup import Matchup, play_matchup
from peerless.picture import draw_battlefield
from peerless.record.records import BadRecord, Record, read_record
from peerless.record.replay import replay
from peerless.record.scenarios import BadScenario, Scenario, read_scenario, run_scenario
from peerless.record.telling import tell, tell_all
from peerless.rules.chance import Chance
from peerless.rules.events import Event, Happening
from peerless.rules.house_rules import HouseRules
from peerless.rules.mode import Mode
from peerless.rules.pieces import Battlefield, Hero
from peerless.rules.questions import Ask
from peerless.rules.view_data import ViewData

__all__ = [
    "BOX",
    "SPECTATOR",
    "Action",
    "Adventures",
    "Ask",
    "BadBot",
    "BadRecord",
    "BadScenario",
    "Battlefield",
    "Bot",
    "Chance",
    "ContentError",
    "Event",
    "Fault",
    "Game",
    "Happening",
    "Hero",
    "HouseRules",
    "IllegalAnswer",
    "Library",
    "MakeBot",
    "Matchup",
    "Mode",
    "Picture",
    "Question",
    "Reach",
    "Record",
    "Scenario",
    "Unknown",
    "View",
    "ViewData",
    "WrongAnswer",
    "bot_names",
    "draw_battlefield",
    "make_bot",
    "parse_battlefield",
    "parse_hero",
    "play_adventures",
    "play_matchup",
    "read_record",
    "read_scenario",
    "replay",
    "run_scenario",
    "tell",
    "tell_all",
]
