"""Reports of faults: scenarios that start, say what is true, lead to where the game is, and hold
nothing that the reporter may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from peerless.game import SPECTATOR, Game
from peerless.record.report import asks_for_action, write_report
from peerless.record.scenarios import Scenario, read_scenario, run_scenario
from peerless.rules.chance import Chance
from peerless.rules.mode import Mode
from peerless.rules.questions import Ask
from peerless.rules.setting import Setting
from peerless.rules.view_data import view_data
from peerless.rules.views import mask_of_seat, sees_hand
from tests.support import (
    BATTLEFIELDS,
    Table,
    play_randomly,
    some_adventure,
    some_crowd,
    some_duel,
)
from tests.test_secrecy import (
    as_seen,
    onlookers,
    other_world,
    picks_made,
    searches,
    some_onlooker,
    tells_of_a_hand,
)


class Moment(NamedTuple):
    """A game, and the same game at its latest question for an action."""

    now: Game
    then: Game | None

    def report(self, seat: int) -> str:
        return write_report(self.now, self.then, seat)

    @property
    def since(self) -> int:
        """How many decisions."""
        if self.then is None:
            return 0
        return len(self.now.record().decisions) - len(self.then.record().decisions)


def moments(game: Game, chance: Chance) -> Iterator[Moment]:
    """Every question of a random game, and its end."""
    then: Game | None = None
    for now in play_randomly(game, chance):
        if asks_for_action(now):
            then = now.copy()
        yield Moment(now, then)
    yield Moment(game, then)


def read(text: str, folder: Path) -> Scenario:
    path = folder / "report.toml"
    path.write_text(text, encoding="utf-8")
    return read_scenario(path)


def mirror(chance: Chance) -> Table:
    """Two who play the same hero."""
    hero = some_duel(chance).heroes[0]
    return Table(Mode.DUEL, (hero, hero), BATTLEFIELDS[chance.below(len(BATTLEFIELDS))])


TABLES: dict[str, Callable[[Chance], Table]] = {
    "duels": some_duel,
    "mirrors": mirror,
    "games of three and four": some_crowd,
    "adventures": some_adventure,
}


# ---------------------------------------------------------------- they are scenarios


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize(
    "games", [pytest.param(4), pytest.param(60, marks=pytest.mark.prove, id="many")]
)
def test_a_report_is_a_scenario_of_the_game(kind: str, games: int, tmp_path: Path) -> None:
    checked = decided = wholly = 0
    for n in range(games):
        chance = Chance(n)
        for moment in moments(TABLES[kind](chance).game(n), chance):
            if not moment.now.over and chance.below(10):
                continue
            if not can_be_set_up(moment.now):
                continue
            for seat in onlookers(moment.now):
                whole = check_report(moment, seat, tmp_path)
                checked += 1
                decided += moment.since > 0
                wholly += whole and moment.since > 0
    print(f"{checked} reports, {decided} with decisions, of {wholly} every one is in the script")
    assert checked > 30 * games
    assert decided > 15 * games
    assert wholly > 6 * games


def can_be_set_up(game: Game) -> bool:
    """Not before the first hero of an adventure is there: its enemies come first."""
    state = game.state
    return state.over or state.turns > 0 or any(map(state.present, range(state.setting.players)))


def check_report(moment: Moment, seat: int, folder: Path) -> bool:
    """Whether all that was decided since is in the script."""
    scenario = read(moment.report(seat), folder)
    assert run_scenario(scenario) is None
    game = scenario.start()
    if moment.then is None and moment.now.state.turns > 0:
        return False  # in the middle of an enemy's turn, where no scenario can begin
    check_position(game, moment.then or moment.now, seat)
    lines = [line.text for line in scenario.script if line.mark == ">"]
    for line in lines:
        game.play(line)
    whole = moment.then is not None and len(lines) == moment.since
    if whole:
        assert str(game.question) == str(moment.now.question)
        check_position(game, moment.now, seat, begins=False)
    return whole


def check_position(game: Game, true: Game, seat: int, begins: bool = True) -> None:
    """A game that `begins` from a report has all that the seat knew of the true one; later on,
    all that does not depend on the cards left out."""
    mine, known = view_data(game.state, seat), true.view(seat).data()
    assert mine.spaces == known.spaces
    assert mine.health == known.health
    assert mine.discards == known.discards
    assert mine.turn == known.turn
    assert tokens(game) == tokens(true)
    for values, true_values in zip(mine.tracks, known.tracks, strict=True):
        for value, true_value in zip(values, true_values, strict=True):
            assert true_value in (value, -1)  # not chosen yet
    for owner in range(game.setting.seats):
        is_seen = sees_hand(true.state, seat, owner)
        deck = true_faces(game, game.state.decks[owner])
        if is_seen or begins:
            hand = true_faces(game, game.state.hands[owner])
            assert sorted(hand) == list(known.hands[owner].known)
        if is_seen:
            assert len(deck) == len(known.decks[owner])
        if begins:
            check_deck(deck, known.decks[owner])


def true_faces(game: Game, cards: list[int]) -> list[int]:
    return [game.setting.card_face[card] for card in cards]


def check_deck(deck: list[int], known: Sequence[int]) -> None:
    """A card that is known is where it was, from the top or from the bottom: in between there may
    be cards of a hidden hand."""
    assert len(deck) >= len(known)
    for place, face in enumerate(known):
        assert face < 0 or face in (deck[place], deck[place - len(known)])


def tokens(game: Game) -> list[tuple[int, str, int]]:
    """Those of a kind are alike."""
    pairs = zip(game.setting.tokens, game.state.token_space, strict=True)
    return sorted((token.seat, token.kind.name, space) for token, space in pairs)


def test_fighters_that_are_not_placed_yet_are_off_the_battlefield(tmp_path: Path) -> None:
    game = Game.new("sarpedon", ["medusa", "sinbad"], seed=1)
    scenario = read(write_report(game, None, 1), tmp_path)
    assert scenario.data["begins"] is True
    placed = scenario.data["player"][0]["fighters"]
    assert placed["Medusa"]["space"] == "sar20"
    assert placed["Harpy 1"]["space"] == "off"
    assert scenario.start().state.space == game.state.space
    assert scenario.start().state.health == game.state.health


def test_content_that_is_not_in_the_box_is_named(tmp_path: Path) -> None:
    """It may be there no longer."""
    known = Game.new("sarpedon", ["medusa", "sinbad"]).setting
    lost = Setting(replace(known.battlefield, id="sunken"), known.heroes)
    game = Game.begin(lost, seed=1)
    text = write_report(game, None, 0)
    named = f"battlefield sunken (sha256:{known.battlefield.digest}), which is not in the box."
    assert f"# It is played with the {named}" in text
    assert "cannot be set up" not in text
    read(text, tmp_path)


# ---------------------------------------------------------------- what they say


def a_combat() -> Moment:
    """Someone is asked to defend."""
    for n in range(50):
        chance = Chance(n)
        for moment in moments(some_duel(chance).game(n), chance):
            asked = moment.now.question
            if asked is not None and asked.about is Ask.DEFEND and moment.since == 1:
                return Moment(moment.now.copy(), moment.then)
    raise AssertionError("nobody attacks")


def test_decisions_that_are_not_known_are_told_as_they_were_seen(tmp_path: Path) -> None:
    moment = a_combat()
    assert moment.now.question is not None
    ((attacker, attack),) = moment.now.record().decisions[-1:]
    words, card = attack.rsplit(": ", 1)
    fighter, target = words.removeprefix("attack ").split(" > ")
    mine, theirs = moment.report(attacker), moment.report(1 - attacker)
    assert f"\n> {attack}\n" in mine
    assert f"\n# {fighter} attacks {target} with a card.\n" in theirs
    assert "\n> " not in theirs
    assert card not in theirs.split("[script]")[1]
    for text in (mine, theirs):
        assert f"# Now {moment.now.question.player} is asked: defend." in text
        assert "# What happened:\n" in text
        assert "# What should have happened:\n" in text


def test_the_seed_is_not_told() -> None:
    for seed in (123456789123456789, 987654321987654321):
        game = Game.new("sarpedon", ["medusa", "sinbad"], seed=seed)
        for seat in onlookers(game):
            assert str(seed) not in write_report(game, None, seat)
    assert game.state.chance.seed not in (0, 1)


# ---------------------------------------------------------------- what they do not say


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize(
    "games", [pytest.param(4), pytest.param(60, marks=pytest.mark.prove, id="many")]
)
def test_a_report_is_the_same_with_any_hidden_cards(kind: str, games: int) -> None:
    """From an action on, the same story in two worlds that look the same to a seat."""
    compared = differ = 0
    for n in range(games):
        chance = Chance(n)
        for game in play_randomly(TABLES[kind](chance).game(n), chance):
            if game.state.question and chance.below(3) == 0:
                (seat,) = some_onlooker(game, chance)
                worlds = game.copy(), other_world(game, seat, chance)
                if asks_for_action(game):
                    compared += same_reports(*worlds, seat, chance)
                    differ += others_differ(*worlds, seat)
                elif game.state.turns == 0:
                    one, other = (write_report(world, None, seat) for world in worlds)
                    assert one == other
    print(
        f"{compared} pairs of reports are the same, those of another seat differed {differ} times"
    )
    few = kind == "adventures"  # games are over sooner, and hands are mostly open
    assert compared > (8 if few else 20) * games
    assert differ > (0 if few else 2) * games


def same_reports(then: Game, there: Game, seat: int, chance: Chance) -> int:
    """Up to the next action, or to where the stories part: how many reports were compared."""
    true, imagined, compared = then.copy(), there.copy(), 0
    mask = mask_of_seat(then.state, seat)
    while True:
        assert write_report(true, then, seat) == write_report(imagined, there, seat)
        compared += 1
        if true.over or (compared > 1 and asks_for_action(true)):
            return compared
        if tells_of_a_hand(true) or picks_made(true) != picks_made(imagined):
            return compared
        actions = true.actions()
        action = actions[chance.below(len(actions))]
        seen = as_seen(true, action.option, seat)
        twins = [a for a in imagined.actions() if as_seen(imagined, a.option, seat) == seen]
        if not twins or searches(true, action.option):
            return compared
        first, second = true.play(action), imagined.play(twins[chance.below(len(twins))])
        if [e.as_seen(mask) for e in first] != [e.as_seen(mask) for e in second]:
            return compared


def others_differ(then: Game, there: Game, seat: int) -> bool:
    """The proof has teeth: those whose hidden cards were dealt anew have other reports."""
    return any(
        write_report(then, then, other) != write_report(there, there, other)
        for other in range(then.setting.players)
        if other != seat
    )


def test_a_spectator_knows_no_hand() -> None:
    game = Game.new("sarpedon", ["medusa", "sinbad"], seed=1)
    text = write_report(game, None, SPECTATOR)
    assert text.count("hand = []  # and 5 more that are not known") == 2
    assert "deck = " not in text
