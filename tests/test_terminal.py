"""The terminal game, as a person meets it: typed answers in, words out."""

from __future__ import annotations

import io
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import pytest

from peerless.bots.random import RandomBot
from peerless.game import Action, Game, View, replay
from peerless.record.position import build
from peerless.record.records import read_record
from peerless.record.telling import tell
from peerless.rules.chance import Chance
from peerless.terminal import picture
from peerless.terminal.choosing import Quit, choose
from peerless.terminal.colour import can_colour
from peerless.terminal.match import play
from peerless.terminal.play import Table
from peerless.terminal.setup import Wishes


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
    def refuse(table: str, key: str, index: int, message: str) -> NoReturn:
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


def test_a_game_is_set_up_from_the_menus() -> None:
    script = Script("arth", "medu", "marm", "q")
    with pytest.raises(Quit):
        play(Wishes(7, bot="random"), script.say, script.read)
    assert "King Arthur (you) against Medusa on Marmoreal, seed 7." in script
