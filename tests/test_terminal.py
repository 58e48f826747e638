"""The terminal game, as a person meets it: typed answers in, words out."""

from __future__ import annotations

import io
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import pytest

from peerless.bots.random import RandomBot
from peerless.content.lines import Place
from peerless.game import Action, Game, View
from peerless.match import Result, Series
from peerless.record.position import build
from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.record.telling import tell
from peerless.rules.chance import Chance
from peerless.rules.ending import finish
from peerless.rules.events import RULE, Event, Happening
from peerless.rules.masks import bit
from peerless.rules.mode import Mode
from peerless.terminal import picture
from peerless.terminal.choosing import Quit, choose
from peerless.terminal.colour import can_colour
from peerless.terminal.match import Match, play
from peerless.terminal.play import Table, verdict
from peerless.terminal.screen import fitted
from peerless.terminal.setup import Setup, Wishes


class Script:
    """A person who types these lines and hears what is said; with no line left, they are gone."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.heard: list[str] = []

    def say(self, text: str) -> None:
        self.heard.extend(text.split("\n"))

    def read(self, prompt: str) -> str:
        self.heard.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def __contains__(self, line: str) -> bool:
        return line in self.heard

    def count(self, words: str) -> int:
        return sum(words in line for line in self.heard)


class Opponent:
    """Plays these answers, then always the last one that is legal."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    def choose(self, view: View) -> Action:
        wanted = view.find(self.answers[0]) if self.answers else None
        if wanted is None:
            return view.actions()[-1]
        self.answers.pop(0)
        return wanted


def sit_down(
    game: Game, *lines: str, opponent: Opponent | None = None, seats: Sequence[int] = (0,)
) -> Script:
    """Play until the lines are at their end."""
    script = Script(*lines)
    with pytest.raises((EOFError, Quit)):
        Table(game, seats, opponent or Opponent(), script.say, script.read).play()
    return script


def position(text: str) -> Game:
    def refuse(place: Place, message: str) -> NoReturn:
        raise AssertionError(message)

    return build(tomllib.loads(text), refuse)


def duel(hand: str, theirs: str = "", turn: str = "King Arthur", deck: str = "") -> Game:
    """King Arthur with a Harpy beside him, Merlin behind, Medusa in the zone of both."""
    piles = f"deck = [{deck}]" if deck else ""
    return position(f"""
        battlefield = "marmoreal"
        turn = "{turn}"
        [[player]]
        hero = "king-arthur"
        hand = [{hand}]
        {piles}
        [player.fighters]
        "King Arthur" = {{ space = "mar16" }}
        "Merlin" = {{ space = "mar08" }}
        [[player]]
        hero = "medusa"
        hand = [{theirs}]
        [player.fighters]
        "Medusa" = {{ space = "mar23" }}
        "Harpy 1" = {{ space = "mar21" }}
    """)


def fog() -> Game:
    return position("""
        battlefield = "yukon"
        turn = "Invisible Man"
        [[player]]
        hero = "invisible-man"
        hand = ["Rolling Fog"]
        tokens = { fog = ["yuk01", "yuk09", "yuk11"] }
        [player.fighters]
        "Invisible Man" = { space = "yuk09" }
        [[player]]
        hero = "medusa"
        [player.fighters]
        "Medusa" = { space = "yuk05" }
    """)


# ---------------------------------------------------------------- the picture


def test_tokens_are_marked_and_listed() -> None:
    view = fog().view(0)
    drawn = picture.draw_battlefield(view, 100)
    assert "~01" in drawn
    assert "~11" in drawn
    assert "[IM]~" in drawn
    assert "~02" not in drawn
    assert "  fog: yuk01 yuk09 yuk11" in picture.describe_players(view).splitlines()


def test_both_sides_of_a_mirror_match_have_the_same_codes() -> None:
    setting = Game.new("marmoreal", ["medusa", "medusa"]).setting
    codes = picture.codes(setting)
    assert codes[:4] == codes[4:] == ["Me", "H1", "H2", "H3"]


def test_zones_are_coloured_only_where_asked_for() -> None:
    view = Game.new("marmoreal", ["medusa", "alice"]).view(0)
    plain, coloured = (picture.draw_battlefield(view, 100, colour) for colour in (False, True))
    assert "\x1b" not in plain
    assert "\x1b[38;5;" in coloured
    assert "\x1b" not in picture.describe_zones(view)


def test_colour_is_for_terminals_whose_owner_does_not_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert can_colour(Screen())
    assert not can_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not can_colour(Screen())


# ---------------------------------------------------------------- what is asked


def test_a_pick_quotes_the_sentence_that_asks() -> None:
    game = duel('"Prophecy"', deck='"Skirmish", "Feint", "Excalibur", "Regroup"')
    script = sit_down(game, "scheme Prophecy", "pick: Feint", "pick: Regroup")
    asked = "Prophecy: put 2 of those cards into your hand. Which card?"
    assert f"{asked} (1 of 2)" in script
    assert f"{asked} (2 of 2)" in script
    assert (
        "Prophecy: put the rest on top of your deck in any order. Which card? "
        "(the first named is drawn first)" in script
    )
    assert "  Excalibur: attack 6, King Arthur, boost 3" in script  # to choose from


def test_a_token_that_goes_anywhere_is_asked_where_to() -> None:
    script = sit_down(fog(), "scheme Rolling Fog", "pick: fog yuk01", "move fog yuk01: yuk12")
    asked = "Rolling Fog: move a fog token to a different space."
    assert f"{asked} Which token?" in script
    assert f"{asked} Where to?" in script


def test_a_pick_for_the_opponents_card_says_whose_it_is() -> None:
    game = duel('"Feint", "Regroup", "Excalibur"', '"Clutching Claws"', turn="Medusa")
    attack = Opponent("attack Harpy 1 > King Arthur: Clutching Claws")
    script = sit_down(game, "defend: none", opponent=attack)
    assert (
        "Medusa's Clutching Claws: your opponent discards 1 card. That is you. Which card?"
        in script
    )


def test_an_offer_is_told_as_one() -> None:
    attack = "attack King Arthur > Harpy 1: Swift Strike"
    script = sit_down(duel('"Swift Strike", "Feint"'), attack)
    assert script.count(f"{attack} (3)") == 1
    offer = "you may boost this attack face down until its effects are canceled"
    assert f"King Arthur: {offer}. With which card?" in script
    assert "  1  boost: Feint (+1)" in script


def test_the_boost_of_a_maneuver_says_what_it_boosts() -> None:
    script = sit_down(duel('"Feint"', deck='"Excalibur"'), "maneuver", "boost: Feint")
    assert "Boost your movement of 2?" in script
    assert "  1  boost: Feint (+1)" in script
    assert "  Feint boosts King Arthur's movement by 1." in script
    assert "Who moves where, up to 3 spaces? (done: nobody else)" in script


def test_the_board_is_drawn_once_for_a_maneuver() -> None:
    moves = ("maneuver", "boost: none", "move Merlin: mar09")
    before = sit_down(duel("", deck='"Feint"'), *moves[:2]).count("King Arthur (you): move 2")
    after = sit_down(duel("", deck='"Feint"'), *moves)
    assert after.count("King Arthur (you): move 2") == before
    assert "Where does King Arthur move, up to 2 spaces?" in after
    assert after.count("[Me] Merlin           ranged  health 7/7   at mar09") == 1


def test_the_question_comes_again_after_a_look_at_something() -> None:
    script = sit_down(duel(""), "hand", "BOARD", "zones", "deck", "log", "?", "discard", "")
    assert script.count("Your action (2 left)?") == 9


def test_a_near_miss_is_guessed_at() -> None:
    script = sit_down(duel(""), "manuever", "Bord", "xyzzy", "MANEUVER")
    refused = " A number from 1 to 1, or ? for help."
    assert f'"manuever" is not possible now. Did you mean "maneuver"?{refused}' in script
    assert f'"Bord" is not possible now. Did you mean "board"?{refused}' in script
    assert f'"xyzzy" is not possible now.{refused}' in script
    assert "  King Arthur maneuvers." in script


# ---------------------------------------------------------------- what is told


def test_a_combat_reads_well() -> None:
    game = duel('"Noble Sacrifice", "Excalibur", "Feint"', '"Clutching Claws"')
    script = sit_down(
        game,
        "attack King Arthur > Harpy 1: Noble Sacrifice",
        "boost: Feint",
        "boost: Excalibur",
        opponent=Opponent("defend: Clutching Claws"),
    )
    story = [line.strip() for line in script.heard]
    first = story.index("King Arthur reveals Noble Sacrifice (2) and the boost Feint (+1).")
    assert story[first + 1] == "Medusa reveals Clutching Claws (3)."
    assert "King Arthur's Noble Sacrifice gets +3 (its own text)." in story
    assert "King Arthur's Noble Sacrifice has +1 (King Arthur's ability)." in story
    assert "Attack 6 against defense 3: King Arthur wins the combat." in story


def test_what_lasts_is_told_in_the_words_of_the_card() -> None:
    game = duel('"Bewilderment"', '"Second Shot"', turn="Medusa")
    opponent = Opponent("attack Medusa > Merlin: Second Shot", "boost: none")
    script = sit_down(game, "defend: Bewilderment", opponent=opponent)
    assert (
        "  King Arthur's Bewilderment: until the end of the combat, prevent all damage to Merlin."
        in script
    )


def test_draws_are_told_together_and_moves_from_where() -> None:
    script = sit_down(Game.new("marmoreal", ["king-arthur", "medusa"], 7))
    assert "  Medusa draws 5 cards." in script
    mine = [line for line in script.heard if line.startswith("  King Arthur draws ")]
    assert len(mine) == 1
    assert mine[0].count(", ") >= 3
    moved = sit_down(duel("", deck='"Feint"'), "maneuver", "boost: none", "move Merlin: mar09")
    assert "  Merlin moves from mar08 to mar09." in moved


def test_every_sentence_begins_and_ends_as_one() -> None:
    for seed, heroes in enumerate((["jekyll-and-hyde", "medusa"], ["alice", "king-arthur"])):
        game = Game.new("sarpedon", heroes, seed)
        chance = Chance(seed)
        events = game.opening
        while not game.over:
            for event in events:
                line = tell(game.setting, event, 0)
                assert line[0].isupper()
                assert line[-1] in ".!?"
                assert line[-2:] not in ("!.", "?.", "..")
            actions = game.actions()
            events = game.play(actions[chance.below(len(actions))])


# ---------------------------------------------------------------- coming and going


def test_seed_and_abilities_stand_at_the_start() -> None:
    script = sit_down(Game.new("marmoreal", ["king-arthur", "medusa"], 7))
    assert "King Arthur (you) against Medusa on Marmoreal, seed 7." in script
    assert script.count("King Arthur: When you attack: ") == 1
    assert script.count("Medusa: At the start of your turn: ") == 1


def test_an_ability_that_several_have_is_told_once() -> None:
    game = Game.new("marmoreal", ["alice", "golden-bat", "alice", "golden-bat"], mode="team")
    script = sit_down(game, "quit")
    assert script.count("Alice: At setup: Choose your size.") == 1
    assert script.count("Golden Bat: While you did not maneuver this turn") == 1


def test_a_game_is_saved_when_asked_for_and_plays_back(tmp_path: Path) -> None:
    game = Game.new("marmoreal", ["king-arthur", "medusa"], 7)
    file = tmp_path / "My Game.txt"
    script = sit_down(game, "1", "maneuver", f"save {file}", "q")
    assert f"Saved. To be told the game again: peerless replay {file}" in script
    assert script.heard[-1] == "Goodbye: seed 7, unfinished."
    record = read_record(file.read_text(encoding="utf-8"))
    assert replay(record).record().decisions == game.record().decisions


def test_no_other_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Alice", encoding="utf-8")
    script = sit_down(duel(""), f"save {file}", "save", f"save {tmp_path / 'no' / 'where'}")
    assert file.read_text(encoding="utf-8") == "Dear Alice"
    assert f"{file} is there already; save under another name." in script
    assert "Where to? save FILE" in script
    assert script.count("cannot be written") == 1


@pytest.mark.parametrize("hero", ["king-arthur", "medusa"])
def test_the_end_says_who_won(hero: str, tmp_path: Path) -> None:
    """Always the first option, and the game is kept after its end."""
    file = tmp_path / "game.txt"
    game = Game.new("marmoreal", [hero, "alice"], 3)
    script = Script()

    def read(prompt: str) -> str:
        return (f"save {file}" if not file.exists() else "") if game.over else "1"

    Table(game, [0], RandomBot(4), script.say, read).play()
    (winner,) = game.winners
    won = winner == game.setting.heroes[0].name
    assert f"You {'won' if won else 'lost'}. Victory for {winner}." in script
    assert script.heard[-1] == f"Goodbye: seed 3, {winner} won."
    assert f"What you saved, told again: peerless replay {file}" in script
    assert replay(read_record(file.read_text(encoding="utf-8"))).winners == [winner]


# ---------------------------------------------------------------- many players

TEAM = """
    battlefield = "marmoreal"
    mode = "team"
    turn = "{turn}"
    [[player]]
    hero = "king-arthur"
    hand = ["Feint"]
    deck = ["Excalibur", "Regroup"]
    [player.fighters]
    "King Arthur" = {{ space = "mar16", health = {arthur} }}
    {merlin}
    [[player]]
    hero = "medusa"
    hand = [{medusa}]
    [player.fighters]
    "Medusa" = {{ space = "mar23", health = 1 }}
    [[player]]
    hero = "alice"
    hand = ["Jaws That Bite"]
    deck = ["Mad as a Hatter", "Looking Glass"]
    [player.fighters]
    "Alice" = {{ space = "mar31" }}
    [[player]]
    hero = "sinbad"
    [player.fighters]
    "Sinbad" = {{ space = "mar29" }}
"""


def team(
    turn: str = "King Arthur", arthur: int = 18, merlin: bool = True, medusa: str = ""
) -> Game:
    """King Arthur with Merlin and Alice against Medusa and Sinbad."""
    stands = '"Merlin" = { space = "mar08" }' if merlin else ""
    return position(TEAM.format(turn=turn, arthur=arthur, merlin=stands, medusa=medusa))


def crowd(mode: str, seats: int = 4) -> Game:
    cast = ["king-arthur", "medusa", "alice", "sinbad"][:seats]
    return Game.new("marmoreal", cast, 7, mode=mode)


def index(script: Script, beginning: str) -> int:
    return next(i for i, line in enumerate(script.heard) if line.startswith(beginning))


def test_a_team_game_says_at_the_start_who_is_who() -> None:
    script = sit_down(crowd("team"))
    where = "on Marmoreal, seed 7."
    assert (
        f"King Arthur (you) and Alice (your team-mate) against Medusa and Sinbad {where}" in script
    )
    turns = "The turns go round: King Arthur (you), Medusa, Alice (your team-mate), Sinbad."
    assert turns in script
    assert script.count("A team loses when both its heroes are defeated.") == 1
    assert script.count("At setup: Choose your size.") == 1  # every ability is told
    second = sit_down(crowd("team"), seats=[1])
    assert (
        f"Medusa (you) and Sinbad (your team-mate) against Alice and King Arthur {where}" in second
    )


def test_a_free_for_all_says_at_the_start_who_is_who() -> None:
    script = sit_down(crowd("free-for-all", 3), seats=[1])
    assert "Medusa (you) against Alice and King Arthur on Marmoreal, seed 7." in script
    assert "The turns go round: King Arthur, Medusa (you), Alice." in script
    assert script.count("The last hero standing wins.") == 1
    assert script.count("team") == 0


def test_brackets_say_whose_a_fighter_is() -> None:
    view = team().view(0)
    drawn = picture.draw_battlefield(view, 100)
    for code in ("[KA]", "[Me]", "(Al)", "<Md>", "<Si>"):
        assert code in drawn
    assert "(KA)" in picture.draw_battlefield(team().view(2), 100)
    assert "<KA>" in picture.draw_battlefield(team().view(1), 100)


@pytest.mark.parametrize(
    "cast",
    [
        ["king-arthur", "medusa", "alice", "bigfoot"],
        ["medusa", "medusa", "medusa", "medusa"],
        ["dracula", "sherlock-holmes", "dr-jill-trent", "sinbad"],
    ],
)
def test_no_two_of_many_fighters_look_alike(cast: list[str]) -> None:
    codes = picture.codes(Game.new("soho", cast, mode="free-for-all").setting)
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}


def test_players_are_described_by_side_and_turn() -> None:
    lines = picture.describe_players(team("Medusa").view(0)).splitlines()
    assert lines[0] == "It is Medusa's turn, then Alice, Sinbad, King Arthur."
    heads = [line.partition(":")[0] for line in lines if ": move" in line]
    assert heads == ["King Arthur (you)", "Alice (your team-mate)", "Medusa", "Sinbad"]
    assert "  defeated: Harpy 1, Harpy 2, Harpy 3" in lines
    placing = picture.describe_players(crowd("team").view(0)).splitlines()
    assert placing[0] == "The fighters are being placed."


def test_who_is_out_is_shown_as_out_and_has_no_turn() -> None:
    game = team()
    state = game.state
    sinbad = state.setting.hero_of[3]
    state.health[sinbad] = 0
    lines = picture.describe_players(game.view(0)).splitlines()
    assert lines[0] == "It is King Arthur's turn, then Medusa, Alice."
    assert "Sinbad: out of the game" in lines
    assert not any("<Si>" in line for line in lines)
    assert "Sinbad" not in picture.describe_fighters(game.view(0))
    assert "Medusa" in picture.describe_fighters(game.view(0))


def test_many_players_are_not_described_twice_in_a_row() -> None:
    placing = sit_down(
        Game.new("soho", ["medusa", "alice", "sinbad"], mode="free-for-all"), "1", "1"
    )
    assert placing.count("Where do you place Harpy") == 3
    assert placing.count("Medusa (you): move 3") == 1
    turn = sit_down(team(), "maneuver", "boost: none", "board", "done")
    assert turn.count("King Arthur (you): move 2") == 3  # for each action, and when asked for
    moved = turn.heard.index("Who moves where, up to 2 spaces? (done: nobody else)")
    assert any("[KA]" in line and "·" in line for line in turn.heard[moved - 30 : moved])


def test_the_hand_of_a_team_mate_can_be_seen_and_no_other() -> None:
    script = sit_down(team(medusa='"Snipe"'), "hand")
    shown = index(script, "The hand of Alice, your team-mate:")
    assert script.heard[shown + 1].startswith("  Jaws That Bite: attack 4")
    assert script.count("Your hand:") == 2  # at the question, and when asked for
    assert script.count("Snipe") == 0
    assert script.count("The hand of") == 1


def test_each_turn_of_many_begins_with_an_empty_line() -> None:
    moves = ("maneuver", "boost: none", "done") * 2
    script = sit_down(team(), *moves, opponent=Opponent(*moves * 3))
    for name in ("Medusa", "Alice", "Sinbad"):
        at = script.heard.index(f"  {name}'s turn begins.")
        assert script.heard[at - 1] == ""
    assert "  Alice draws Mad as a Hatter." in script  # told to the team-mate


def test_one_deck_of_many_can_be_looked_at() -> None:
    script = sit_down(team(), "deck sinb", "deck zorro", "deck")
    assert script.count("Riches Beyond Compare x2") == 2  # alone, then with all
    assert script.count("Excalibur x") == 0  # there is one copy
    assert script.count("  Excalibur: attack 6") == 1
    assert '"zorro" does not play here; deck shows every deck.' in script


def test_one_person_commands_two_heroes() -> None:
    """C54: asked for each in turn, with both hands in sight."""
    moves = ("maneuver", "boost: none", "done") * 2
    lines = (*moves, "hand", "maneuver")
    script = sit_down(team(), *lines, opponent=Opponent(*moves), seats=[0, 2])
    assert (
        "King Arthur (you) and Alice (you) against Medusa and Sinbad on Marmoreal, seed 1."
        in script
    )
    first = script.heard.index("You act for King Arthur. Your action (2 left)?")
    second = script.heard.index("You act for Alice. Your action (2 left)?")
    assert first < script.heard.index("  Medusa's turn begins.") < second
    assert script.heard.index("Your hand as Alice:") > first
    assert "Your hand as King Arthur:" in script.heard[second:]
    assert "  Alice maneuvers." in script
    assert script.count("team-mate") == 0  # all of the team are you


def test_what_either_hero_has_seen_is_told() -> None:
    """A look is for one seat alone, not for its team-mate; who commands both has both pairs of
    eyes."""
    game = team(medusa='"Snipe"')
    face = game.setting.card_face[game.state.hands[1][0]]
    for seats, told in (([0, 2], "Snipe"), ([2], "Snipe"), ([0], "a card")):
        script = Script()
        look = Event(Happening.LOOKED, 2, -1, face, -1, 0, -1, RULE, bit(2))
        Table(game, seats, Opponent(), script.say, script.read).tell([look])
        assert script.heard == [f"  Alice looks at {told}."]


def test_who_is_out_watches_or_leaves() -> None:
    def attacked() -> tuple[Game, Opponent]:
        snipe = "attack Medusa > King Arthur: Snipe"
        return team("Medusa", arthur=1, merlin=False), Opponent(snipe)

    game, opponent = attacked()
    script = sit_down(game, "defend: none", "board", "quit", opponent=opponent)
    asked = "You are out of the game, and the others play on. Enter watches, quit leaves."
    assert asked in script
    assert "King Arthur (you): out of the game" in script
    assert script.heard[-1] == "Goodbye: seed 1, unfinished."
    game, opponent = attacked()
    script = Script("defend: none", "", "")
    Table(game, [0], opponent, script.say, script.read).play()
    assert script.count(asked) == 1
    assert game.over
    assert any(line.startswith("Your team ") for line in script.heard)


@pytest.mark.parametrize(
    ("seat", "words"),
    [(0, "Your team won."), (2, "Your team won."), (1, "Your team lost."), (3, "Your team lost.")],
)
def test_victory_is_told_for_the_team(seat: int, words: str) -> None:
    game = team()
    finish(game.state, 0)
    assert verdict(game, seat) == f"{words} Victory for King Arthur and Alice."


def test_victory_in_a_free_for_all_and_a_draw() -> None:
    game = crowd("free-for-all", 3)
    finish(game.state, 2)
    assert verdict(game, 2) == "You won. Victory for Alice."
    assert verdict(game, 0) == "You lost. Victory for Alice."
    finish(game.state, 0, 1)
    assert verdict(game, 0) == "A draw: King Arthur and Medusa fell together."
    finish(game.state, 0, 1, 2)
    assert verdict(game, 1) == "A draw: King Arthur, Medusa and Alice fell together."


# ---------------------------------------------------------------- matches


class Person(Script):
    """Types these lines at the menus, and always the first answer at the table."""

    def read(self, prompt: str) -> str:
        if prompt != "> ":
            return super().read(prompt)
        self.heard.append(prompt)
        return "" if "Enter" in self.heard[-2] else "1"


def evening(wishes: Wishes, *lines: str) -> Person:
    """A whole match, played to its end."""
    person = Person(*lines)
    play(wishes, person.say, person.read)
    return person


@pytest.mark.parametrize(
    ("mode", "players", "first", "yours"),
    [
        (Mode.TEAM, 4, "me", [0]),
        (Mode.TEAM, 4, "them", [1]),
        (Mode.TEAM, 4, 2, [2]),  # the team-mate begins
        (Mode.TEAM, 4, 3, [1]),
        (Mode.TEAM, 3, "me", [0, 2]),
        (Mode.TEAM, 3, "them", [1, 3]),
        (Mode.FREE_FOR_ALL, 3, "me", [0]),
        (Mode.FREE_FOR_ALL, 3, "them", [2]),
        (Mode.FREE_FOR_ALL, 4, 2, [2]),
        (Mode.FREE_FOR_ALL, 4, "them", [3]),
    ],
)
def test_whole_games_of_every_mode(
    mode: Mode, players: int, first: str | int, yours: list[int]
) -> None:
    person = evening(Wishes(5, mode, players, bot="random", first=first, random=True))
    assert person.heard[-1].startswith("Goodbye: seed 5, ")
    assert person.heard[-1].endswith(" won.")
    assert person.count("Victory for") == 1
    order = person.heard[index(person, "The turns go round: ")].split(", ")
    assert len(order) == (3 if mode is Mode.FREE_FOR_ALL and players == 3 else 4)
    assert [i for i, name in enumerate(order) if "(you)" in name] == yours
    mates = [name for name in order if "(your team-mate)" in name]
    assert len(mates) == (1 if mode is Mode.TEAM and players == 4 else 0)


def test_the_lot_decides_who_begins() -> None:
    began = set()
    for seed in range(8):
        script = Script()
        wishes = Wishes(seed, mine=("medusa",), against=("alice",), first="lot", battlefield="soho")
        with pytest.raises(EOFError):
            play(wishes, script.say, script.read)
        began |= {line for line in script.heard if line.endswith(" goes first.")}
    assert began == {"Medusa goes first.", "Alice goes first."}


def test_what_is_not_named_is_asked_for() -> None:
    script = Script("arth", "medu", "alice", "sin", "marm", "q")
    with pytest.raises(Quit):
        play(Wishes(7, Mode.TEAM), script.say, script.read)
    prompts = [line for line in script.heard if line.endswith("? ") and "hero" in line]
    assert prompts == [
        "Your hero? ",
        "Your team-mate's hero? ",
        "Your first opponent's hero? ",
        "Your second opponent's hero? ",
    ]
    assert script.count("King Arthur (you) and Medusa (your team-mate) against Alice and Sinb") == 1
    assert script.count("Yukon") == 0  # has too few start spaces
    some = Script("arth", "marm", "q")
    wishes = Wishes(7, Mode.TEAM, mate="medusa", against=("alice", "sinbad"))
    with pytest.raises(Quit):
        play(wishes, some.say, some.read)
    assert script.heard[-1] == some.heard[-1]
    assert some.count("King Arthur (you) and Medusa (your team-mate) against Alice and Sinbad") == 1


def test_heroes_by_lot_are_all_different() -> None:
    for seed in range(12):
        wishes = Wishes(seed, Mode.FREE_FOR_ALL, mine=("medusa",), random=True)
        series = Setup(wishes, Chance(seed), print, input).series()
        assert series.heroes[0] == ("medusa",)
        assert len(set(series.heroes)) == 4


def test_a_draft_in_the_terminal() -> None:
    wishes = Wishes(3, Mode.TEAM, draft=True, bans=1, bot="random")
    script = Script("medusa", "medusa", "king arthur", "King Arthur", "random", "soho", "quit")
    with pytest.raises(Quit):
        play(wishes, script.say, script.read)
    assert "Medusa is banned." in script
    assert "King Arthur has been picked." in script
    assert script.count("The other team bans ") == 1
    assert script.count("The other team picks ") == 2
    assert "Pick your team-mate's hero? " in script
    assert script.count("King Arthur (you) and ") == 1
    banned = next(line for line in script.heard if line.startswith("The other team bans "))
    name = banned.removeprefix("The other team bans ").rstrip(".")
    assert not any(line.startswith(f"{name}: ") for line in script.heard)  # does not play


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_best_of_three(seed: int) -> None:
    """The bot that lost begins the next game; the person who lost lets it begin, too."""
    wishes = Wishes(
        seed,
        mine=("medusa",),
        against=("alice",),
        battlefield="marmoreal",
        bot="random",
        best_of=3,
    )
    person = evening(wishes, *["alice"] * 3)
    verdicts = [line for line in person.heard if ". Victory for " in line]
    won = [line == "You won. Victory for Medusa." for line in verdicts]
    assert sorted((won.count(True), won.count(False)))[1] == 2
    scores = [line for line in person.heard if line.startswith("Best of 3: ")]
    assert scores == [
        f"Best of 3: Medusa (you) {won[:n].count(True)}, Alice {won[:n].count(False)}."
        for n in range(1, len(won) + 1)
    ]
    series = "You have won" if won.count(True) == 2 else "You have not won"
    assert person.count(f"{series} the series.") == 1
    began = [line for line in person.heard if line.endswith(" goes first.")]
    assert began == ["Medusa goes first.", *["Alice goes first."] * (len(won) - 1)]
    assert person.count("You lost, and choose who begins") == won[:-1].count(False)
    deals = [line for line in person.heard if " on Marmoreal, seed " in line]
    assert [int(line[:-1].split()[-1]) for line in deals] == [seed + n for n in range(len(won))]
    assert person.count("Goodbye: ") == 1


def test_a_drawn_game_of_a_series_is_played_again() -> None:
    """Both sides are told that it does not count, and who began begins again."""
    match = Match(Wishes(1, best_of=3), (script := Script()).say, script.read, False)
    series = Series(Mode.DUEL, (("medusa",), ("alice",)), 3, [Result(1, None)])
    match.tell_standing(series)
    assert script.heard[-1] == (
        "Best of 3: Medusa (you) 0, Alice 0. A draw counts for nobody and is played again."
    )
    assert match.next_first(series) == 1


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("one two three four", "one two\n  three\n  four"),
        ("  one two three", "  one two\n    three"),
        ("peerless play --terminal --hero x", "peerless play --terminal --hero x"),
        ("\x1b[38;5;33m one two three", "\x1b[38;5;33m one two three"),
        ("short\n\nlines", "short\n\nlines"),
    ],
)
def test_long_lines_are_broken_between_words(text: str, fits: str) -> None:
    assert fitted(text, 9) == fits


# ---------------------------------------------------------------- menus

NAMES = {"king-arthur": "King Arthur", "medusa": "Medusa", "sinbad": "Sinbad", "soho": "Soho"}


def chosen(*lines: str) -> tuple[str, Script]:
    script = Script(*lines)
    return choose("Your hero", NAMES, Chance(1), script.read, script.say), script


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("medu", "medusa"),
        ("MEDUSA", "medusa"),
        ("arth", "king-arthur"),
        ("king-arthur", "king-arthur"),
        ("3", "sinbad"),
    ],
)
def test_a_menu_understands_numbers_names_and_beginnings(words: str, id: str) -> None:
    assert chosen(words)[0] == id


def test_a_menu_helps() -> None:
    id, script = chosen("?", "s", "medsua", "99", "Sin")
    assert id == "sinbad"
    assert '"s" could be: Sinbad, Soho.' in script
    assert script.count('Did you mean "Medusa"?') == 1
    assert script.count("random: any of them") == 3
    assert chosen("Random")[0] in NAMES
    for leave in ("q", "quit", "EXIT"):
        with pytest.raises(Quit):
            chosen(leave)


def test_the_lot_of_a_menu_avoids_what_is_taken() -> None:
    for seed in range(8):
        script = Script("random")
        taken = ["king-arthur", "medusa", "soho"]
        assert choose("Hero", NAMES, Chance(seed), script.read, script.say, taken) == "sinbad"
    script = Script("medusa")  # but one may name it
    assert choose("Hero", NAMES, Chance(1), script.read, script.say, ["medusa"]) == "medusa"


def test_a_game_is_set_up_from_the_menus() -> None:
    script = Script("arth", "medu", "marm", "q")
    with pytest.raises(Quit):
        play(Wishes(7, bot="random"), script.say, script.read)
    assert "King Arthur (you) against Medusa on Marmoreal, seed 7." in script
