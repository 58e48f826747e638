"""The cooperative game in the terminal: what one sees, what one is asked, its events in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from peerless.bots.random import RandomBot
from peerless.game import Game
from peerless.match import random_heroes
from peerless.record.telling import tell, tell_all
from peerless.rules.adventure.record import DESTROYED, Adventure
from peerless.rules.adventure.sites import fell_down
from peerless.rules.chance import Chance
from peerless.rules.ending import finish
from peerless.rules.events import RULE, Event, Happening, ability_of
from peerless.rules.movement import place_token
from peerless.rules.questions import Ask
from peerless.rules.state import OFF
from peerless.terminal.adventure import play_adventure
from peerless.terminal.adventure_setup import AdventureSetup, AdventureWishes, minions
from peerless.terminal.cards import describe_ability, describe_card
from peerless.terminal.choosing import RANDOM, Quit, by_last_words, choose_several
from peerless.terminal.panel import describe_adventure, describe_board
from peerless.terminal.picture import describe_players, draw_battlefield
from peerless.terminal.play import Table, verdict
from tests.test_terminal import Opponent, Person, Script, index, sit_down


def mothman(
    *heroes: str, others: Sequence[str] = ("tarantula",), discoveries: Sequence[str] = ()
) -> Game:
    """Its cards and bridges lie as the seed has it: bridge 1 is the Truss Bridge."""
    return Game.adventure("mothman", heroes or ("medusa",), others, 11, discoveries)


def martian(*heroes: str, others: Sequence[str] = ("tarantula",)) -> Game:
    return Game.adventure("martian-invader", heroes or ("medusa",), others, 42)


def adventure_of(game: Game) -> Adventure:
    assert game.state.adventure is not None
    return game.state.adventure


def game_that_asks(
    villain: str, about: Ask, fits: Callable[[Game], bool] = lambda game: True
) -> Game:
    """A game of Medusa's in which such a question is open, played there by chance."""
    for seed in range(60):
        chance = Chance(seed)
        game = Game.adventure(villain, ["medusa"], ["loveland-frog"], seed)
        while (question := game.question) is not None:
            if question.about is about and fits(game):
                return game
            actions = game.actions()
            game.play(actions[chance.below(len(actions))])
    raise AssertionError("no game asks that")


def source(game: Game) -> str | None:
    assert game.question is not None
    return game.question.source


# ---------------------------------------------------------------- events in words

MOTHMAN = ability_of(1)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            Event(Happening.ROUND_BEGAN, amount=2),
            "Round 2 begins: the initiative cards are shuffled.",
        ),
        (Event(Happening.ROUND_ENDED, amount=2), "Round 2 ends."),
        (Event(Happening.INITIATIVE, 0, other=0), "The next initiative card: Medusa."),
        (Event(Happening.INITIATIVE, 1, other=1), "The next initiative card: Mothman."),
        (
            Event(Happening.INITIATIVE_ADDED, 2, other=3),
            "A Strange Pheromones card comes into the initiative deck at the next shuffle.",
        ),
        (
            Event(Happening.INITIATIVE_LAST, 2, other=2),
            "The initiative card Ant Queen goes to the bottom of its deck.",
        ),
        (
            Event(Happening.INITIATIVE_LEFT, 2, other=2),
            "The initiative card Ant Queen leaves the game.",
        ),
        (
            Event(Happening.THREAT, amount=2, other=0),
            "The threat advances 2 spaces, to level 3, 5 spaces from the end.",
        ),
        (
            Event(Happening.THREAT, fighter=4, amount=6, other=5),
            "Mothman can reach nobody: the threat advances 1 space, to level 5, "
            "1 space from the end.",
        ),
        (
            Event(Happening.THREAT, amount=7, other=6),
            "The threat advances 1 space, to the end of its track.",
        ),
        (Event(Happening.THREAT, amount=0, other=7), "The threat goes back to level 1."),
        (Event(Happening.OBJECTIVE, 1, amount=2), "Mothman reaches its objective: 2 of 4."),
        (
            Event(Happening.MARKERS_PLACED, other=0, amount=1),
            "1 doom token is placed on bridge 1.",
        ),
        (
            Event(Happening.MARKERS_PLACED, other=3, amount=2),
            "2 doom tokens are placed on bridge 4.",
        ),
        (
            Event(Happening.MARKERS_REMOVED, other=0, amount=2),
            "2 doom tokens are removed from bridge 1.",
        ),
        (
            Event(Happening.MARKERS_MOVED, other=1, amount=1, cause=MOTHMAN),
            "1 doom token is moved to bridge 2 (Mothman's objective).",
        ),
        (
            Event(Happening.DESTROYED, other=0, cause=MOTHMAN),
            "Bridge 1 is destroyed (Mothman's objective).",
        ),
        (Event(Happening.ACTIVATED, 0, card=0, other=1), "Medusa activates bridge 2 with {card}."),
        (Event(Happening.MOVEMENT_ENDED, fighter=0), "Medusa's movement ends."),
        (Event(Happening.GAME_OVER, 0), "The heroes win."),
        (Event(Happening.GAME_OVER, 1), "Mothman wins."),
        (Event(Happening.GAME_OVER), "The game is over."),
    ],
)
def test_events_of_the_cooperative_game_in_words(event: Event, words: str) -> None:
    setting = mothman(others=["ant-queen"]).setting
    assert tell(setting, event) == words.format(card=setting.faces[0].card.name)


def test_invasion_tokens_and_farms_in_words() -> None:
    setting = martian().setting
    assert tell(setting, Event(Happening.TURNED_UP, 1, other=2)) == (
        "The invasion token tractor is turned up."
    )
    placed = Event(Happening.MARKERS_PLACED, other=3, amount=2)
    assert tell(setting, placed) == "2 aliens are placed on farm 4."


def test_what_a_token_of_an_enemy_does_is_told_as_its() -> None:
    setting = mothman(others=["the-blob"]).setting
    hurt = Event(Happening.DAMAGED, fighter=0, amount=1, cause=ability_of(2))
    assert tell(setting, hurt) == "Medusa takes 1 damage (The Blob's acid)."
    acid = next(token for token in setting.tokens if token.kind.name == "acid")
    laid = Event(Happening.TOKEN_PLACED, acid.seat, other=acid.id, space=0)
    space = setting.battlefield.spaces[0].id
    assert tell(setting, laid) == f"An acid token is placed on {space}."


def test_an_enemys_card_is_revealed_with_the_value_that_counts() -> None:
    setting = mothman().setting
    face = next(face for face in setting.faces if face.card.defense not in (None, face.value))
    for value in (face.offense.value, face.defense.value):
        shown = Event(Happening.REVEALED, 1, card=face.id, amount=value)
        assert tell(setting, shown) == f"Mothman reveals {face.card.name} ({value})."


def test_cards_that_are_shuffled_in_are_told_together() -> None:
    setting = mothman().setting
    faces = [face.id for face in setting.faces if face.seat == 1][:3]
    events = [Event(Happening.SHUFFLED_IN, 1, card=face) for face in faces]
    one, two, three = (setting.faces[face].card.name for face in faces)
    words = f"{one}, {two} and {three} are shuffled into Mothman's deck."
    assert tell_all(setting, events) == [words]
    assert tell_all(setting, events[:1]) == [f"{one} is shuffled into Mothman's deck."]


def test_what_a_discovery_adds_is_told_with_its_name() -> None:
    game = mothman("king-arthur", discoveries=["first-blood"])
    told: list[str] = []
    chance = Chance(5)
    while not game.over:
        actions = game.actions()
        told += tell_all(game.setting, game.play(actions[chance.below(len(actions))]))
    bonuses = [line for line in told if line.endswith(" has +1 (First Blood).")]
    rounds = [line for line in told if line.startswith("Round ") and " begins" in line]
    assert 1 <= len(bonuses) <= len(rounds) + 1


@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_sentence_begins_and_ends_as_one(villain: str, players: int) -> None:
    chance = Chance(players)
    heroes = random_heroes(AdventureWishes(1).library.heroes.ids(), players, chance)
    game = Game.adventure(villain, heroes, seed=players)
    events = game.opening
    kinds = set()
    while True:
        for event in events:
            kinds.add(event.kind)
            line = tell(game.setting, event, 0)
            assert line[0].isupper() or line[0].isdigit()
            assert line[-1] in ".!?"
            assert line[-2:] not in ("!.", "?.", "..")
        if game.over:
            break
        actions = game.actions()
        events = game.play(actions[chance.below(len(actions))])
    assert {Happening.ROUND_BEGAN, Happening.INITIATIVE, Happening.THREAT} <= kinds


# ---------------------------------------------------------------- what one sees


def test_bridges_are_drawn_until_they_are_destroyed() -> None:
    game = mothman()
    adventure = adventure_of(game)
    adventure.markers[1] = 3
    before = draw_battlefield(game.view(0), 100)
    assert "=1:1=" in before
    assert "=2:3=" in before
    assert "=3=" in before
    adventure.bridges[0] = DESTROYED
    adventure.markers[0] = 0
    fell_down(game.state)
    after = draw_battlefield(game.view(0), 100)
    assert "=1" not in after
    assert "=2:3=" in after
    assert after.count("·") < before.count("·")  # the line is gone, too


def test_farms_are_drawn_with_what_is_on_them() -> None:
    game = martian()
    adventure_of(game).markers[3] = 2
    drawn = draw_battlefield(game.view(0), 100)
    assert "{4:2}" in drawn
    for number in (1, 2, 3, 5, 6, 7, 8):
        assert f"{{{number}}}" in drawn


def test_tokens_of_enemies_have_a_sign_of_their_own() -> None:
    game = mothman("invisible-man")
    web = next(token for token in game.setting.tokens if token.kind.name == "web")
    fog = next(token for token in game.setting.tokens if token.kind.name == "fog")
    spaces = [space.id for space in game.setting.battlefield.spaces]
    place_token(game.state, web.id, spaces.index("ppl04"), RULE)
    place_token(game.state, fog.id, spaces.index("ppl05"), RULE)
    drawn = draw_battlefield(game.view(0), 100)
    assert "!04" in drawn
    assert "~05" in drawn
    assert "    web: ppl04" in describe_players(game.view(0)).splitlines()


def test_round_threat_and_bridges_stand_below_the_board() -> None:
    game = mothman("medusa", "alice", others=["tarantula", "the-blob"])
    assert describe_adventure(game.view(0)).startswith("The fighters are being placed.\n")
    adventure = adventure_of(game)
    adventure.round = 3
    adventure.steps, adventure.objectives = 4, 1
    adventure.deck, adventure.row = [1, 3, 0], [2, 4]
    adventure.bridges[0], adventure.markers[:2] = DESTROYED, [0, 3]
    lines = describe_adventure(game.view(0)).splitlines()
    assert lines[0] == (
        "Round 3. Revealed: Mothman, The Blob. "
        "Still to come (3, in any order): Medusa, Alice, Tarantula."
    )
    assert lines[1] == "Threat: 1  2  3  4 [4] 5  5  end   Objectives of Mothman: 1 of 4"
    assert lines[2] == "  bridge 1  ppl25-ppl30  destroyed"
    assert lines[3].startswith("  bridge 2  ppl27-ppl32  3 doom tokens   ")
    assert lines[6] == "  (5 doom tokens in the supply)"
    assert "destroyed: Each player discards 1 card." in describe_board(game.view(0))


def test_a_card_on_the_bottom_is_known_to_come_last() -> None:
    game = mothman()
    adventure = adventure_of(game)
    adventure.round = 1
    adventure.deck, adventure.last, adventure.row = [2, 0], (2,), [1]
    first, *_ = describe_adventure(game.view(0)).splitlines()
    assert first == "Round 1. Revealed: Mothman. Still to come (2): Medusa, last Tarantula."
    adventure.deck, adventure.last = [], ()
    first, *_ = describe_adventure(game.view(0)).splitlines()
    assert first == "Round 1. Revealed: Mothman. Still to come: nobody."


def test_the_order_of_the_initiative_deck_is_not_shown() -> None:
    game = mothman("medusa", "alice", others=["tarantula", "the-blob"])
    adventure = adventure_of(game)
    adventure.round = 1
    shown = set()
    for deck in ([0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]):
        adventure.deck = deck
        shown.add(describe_adventure(game.view(0)))
    assert len(shown) == 1


def test_cards_that_come_in_at_the_next_shuffle_are_listed() -> None:
    game = mothman(others=["ant-queen"])
    adventure_of(game).added = [3]
    words = "At the next shuffle come into the deck: Strange Pheromones."
    assert words in describe_adventure(game.view(0)).splitlines()


def test_aliens_and_invasion_tokens_stand_below_the_board() -> None:
    game = martian()
    lines = describe_adventure(game.view(0)).splitlines()
    assert lines[2:] == [
        "Invasion tokens face up: none; 4 face down.",
        "Aliens on no farm (8 aliens in the supply)",
    ]
    adventure = adventure_of(game)
    adventure.invasion, adventure.turned_up = [3, 0, 1, 2], 2
    adventure.markers[1], adventure.markers[4] = 1, 7
    lines = describe_adventure(game.view(0)).splitlines()
    assert lines[2:] == [
        "Invasion tokens face up: brain, ray; 2 face down.",
        "Aliens on farm 2: 1, farm 5: 7 (no aliens in the supply)",
    ]


def test_enemies_are_described_in_a_line_each() -> None:
    game = mothman(
        "medusa", "alice", others=["tarantula", "the-blob"], discoveries=["on-the-prowl"]
    )
    state = game.state
    state.health[game.setting.leader_of[4]] = 0
    lines = describe_players(game.view(0)).splitlines()
    assert lines[lines.index("Enemies:") + 1 :] == [
        "  <Mo> Mothman          villain health 20/20 at ppl18 (green), move 4, deck 10, discard 0",
        "  <Ta> Tarantula        minion  health 10/10 not on the battlefield, move 4, deck 7, "
        "discard 0",
        "  <Bl> The Blob         minion  defeated",
    ]
    hand = next(line for line in lines if line.startswith("  in hand: "))  # Alice's
    assert hand.count(",") >= 3
    top = state.decks[2][-1]
    state.known[top] |= 1
    name = game.setting.face(top).card.name
    assert f"    on top of its deck: {name}" in describe_players(game.view(0)).splitlines()
    assert "on top" not in describe_players(game.view(1))


def test_secret_hands_are_not_shown() -> None:
    heroes, others = ("medusa", "alice"), ["tarantula", "the-blob"]
    assert "in hand:" in describe_players(mothman(*heroes, others=others).view(0))
    game = mothman(*heroes, others=others, discoveries=["radio-silence"])
    assert "in hand:" not in describe_players(game.view(0))
    script = sit_down(game, "hand")
    assert "The hand of Alice, your team-mate, is secret." in script
    assert script.count("Your hand:") == 1
    game = mothman(*heroes, others=others, discoveries=["radio-silence"])
    script = sit_down(game, "hand", seats=[0, 1])  # who leads both knows both
    held = {game.setting.face(card).card.name for card in game.state.hands[1]}
    shown = script.heard[index(script, "Your hand as Alice:") :]
    assert all(any(line.startswith(f"  {name}") for line in shown) for name in held)


# ---------------------------------------------------------------- where it comes from


def test_it_is_said_that_enemies_are_reconstructed() -> None:
    script = sit_down(mothman(discoveries=["smoke"]), "deck moth", "threat")
    origin = "reconstructed, not the published cards"
    assert f"Mothman, Tarantula, Smoke, Point Pleasant: {origin}." in script
    assert f"  (Mothman: {origin})" in script  # below its deck
    assert f"(Mothman, Tarantula, Smoke, Point Pleasant: {origin}.)" in script


def test_the_opening_says_how_it_goes_and_what_enemies_do() -> None:
    script = sit_down(mothman("medusa", "alice", others=["tarantula", "ant-queen"]))
    assert script.heard[0] == (
        "Medusa (you) and Alice (your team-mate) against Mothman, Tarantula and Ant Queen "
        "on Point Pleasant, seed 11."
    )
    assert script.count("You win when Mothman is defeated") == 1
    assert script.count("its objective (destroy the lowest bridge)") == 1
    assert script.count("to activate one bridge") == 1
    assert "Mothman, a villain, move 3" in script
    assert "  Objective: Destroy the lowest bridge." in script
    assert script.count("  Initiative card Strange Pheromones (3 wait until an effect adds") == 1
    assert script.count("  6 web tokens: When an opposing fighter enters") == 1
    assert script.count("  threat   round, threat, bridges") == 1
    assert script.count("(..) another hero's") == 1
    farms = sit_down(martian())
    assert farms.count("remove one alien from one farm") == 1
    assert farms.count("Initiative card Wave 1") == 1
    assert farms.count("Wave 2") == 0  # comes with two heroes
    assert farms.count("another hero's") == 0


def test_cards_of_enemies_have_two_values_and_parts() -> None:
    enemy = mothman().setting.enemies[0]
    cards = {card.name: describe_card(enemy, card, card.copies) for card in enemy.cards}
    terror = cards["Unimaginable Terror"].splitlines()
    assert terror[0] == "  Unimaginable Terror x2: attack 4, defense 3, boost 2"
    assert terror[1].startswith("      (only in attack) After combat: Deal 1 damage")
    assert cards["Red Eyes"].splitlines()[1] == (
        "      Immediately: Cancel all effects on your opponent's card."
    )
    assert "shuffled back into the deck" in cards["Deception"]


def test_the_commands_of_the_cooperative_game() -> None:
    script = sit_down(mothman(), "threat", "RULES", "board", "?", "discard", "zones", "log")
    assert script.count("You may move a fighter up to 3 spaces.") == 1  # a bridge
    assert script.count("When the third bridge is destroyed: ") == 1
    assert script.count("You win when Mothman is defeated") == 2
    assert script.count("Threat: [1] 2  3  4  4  5  5  end") == 3  # asked, threat, board
    assert "Tarantula: empty" in script
    duel = sit_down(Game.new("marmoreal", ["medusa", "alice"]), "threat")
    assert duel.count('"threat" is not possible now.') == 1


# ---------------------------------------------------------------- what one is asked


def heard_at(game: Game, seats: Sequence[int] = (0,)) -> Script:
    """What a person is told and asked now."""
    script = Script()
    table = Table(game, seats, Opponent(), script.say, script.read)
    question = game.question
    assert question is not None
    table.seat = question.seat
    with pytest.raises(EOFError):
        table.ask(question)
    return script


def test_the_players_choose_whom_an_enemy_attacks() -> None:
    game = game_that_asks("mothman", Ask.PICK, lambda game: source(game) is None)
    enemy = game.setting.forces[game.state.turn].name
    script = heard_at(game)
    assert f"Whom does {enemy} attack? You choose." in script
    picks = [line for line in script.heard if "pick: " in line]
    assert len(picks) > 1
    assert all(" (health " in line for line in picks)
    assert any(line.startswith("Enemies:") for line in script.heard)  # the board is shown


def test_the_players_choose_where_an_enemy_ends() -> None:
    game = game_that_asks("mothman", Ask.MOVE, lambda game: game.state.turn != 0)
    enemy = game.setting.forces[game.state.turn].name
    script = heard_at(game)
    assert script.count(f"{enemy} goes ") == 1
    assert script.count(": where does it end? You choose.") == 1


def test_the_step_after_a_maneuver_shows_what_a_bridge_does() -> None:
    script = heard_at(game_that_asks("mothman", Ask.SITE))
    assert script.count("After your maneuver: do you discard a card to activate a bridge?") == 1
    assert any(line.startswith("bridge ") for line in script.heard)
    assert any(line.startswith("    You may ") for line in script.heard)
    assert "Your hand:" in script
    assert script.count("activate bridge ") >= 1
    assert script.count(" (boost ") >= 1
    assert script.heard[-2].endswith("  no")


def test_the_step_after_a_maneuver_shows_the_farms_in_reach() -> None:
    script = heard_at(game_that_asks("martian-invader", Ask.SITE))
    assert "After your maneuver: do you remove one alien from a farm?" in script
    assert any(line.startswith("farm ") and "around it: mcm" in line for line in script.heard)
    assert script.count(" there)") >= 1
    assert script.count("Your hand:") == 0


def test_how_many_doom_tokens_are_removed_is_asked() -> None:
    game = game_that_asks("mothman", Ask.SITE)
    adventure_of(game).markers[:] = [2, 2, 2, 2]
    game.play(game.actions()[0])
    while source(game) is not None:
        game.play(game.actions()[-1])  # what the bridge does is declined
    assert heard_at(game).count("How many doom tokens do you remove from the bridge?") == 1


def test_an_objective_says_what_it_is() -> None:
    game = game_that_asks("mothman", Ask.PICK, lambda game: source(game) == "Mothman")
    script = heard_at(game)
    words = "Mothman's objective: discard 1 card. Which card?"
    assert words in script


def test_a_choice_for_an_enemys_card_is_told_as_one() -> None:
    game = game_that_asks("mothman", Ask.PICK, lambda game: source(game) == "Silent Wings")
    words = "Silent Wings: place Mothman in the nearest empty starting space."
    assert f"Mothman's {words} You choose for Mothman. Which space?" in heard_at(game)


def test_cards_of_an_enemy_that_one_chooses_from_say_where_they_come_from() -> None:
    def is_shown_cards(game: Game) -> bool:
        return source(game) == "Suspension Bridge" and game.find("no") is None

    script = heard_at(game_that_asks("mothman", Ask.PICK, is_shown_cards))
    at = script.heard.index("To choose from:")
    assert ", defense " in script.heard[at + 1]
    assert any(line.endswith(": reconstructed, not the published cards)") for line in script.heard)
    assert script.count("Suspension Bridge: discard 1 of those cards. Which card?") == 1


# ---------------------------------------------------------------- how it ends


def test_there_are_three_ways_to_lose() -> None:
    game = mothman()
    adventure_of(game).round = 5
    finish(game.state, 0)
    assert verdict(game, 0) == "You won: Mothman is defeated, in round 5."
    finish(game.state, 1)
    assert verdict(game, 0) == "You lost: nothing has happened for 10 rounds, in round 5."
    for fighter in game.setting.fighters_of[0]:
        game.state.health[fighter], game.state.space[fighter] = 0, OFF
    assert verdict(game, 0) == "You lost: all of you are defeated, in round 5."
    adventure_of(game).objectives = 4
    words = "You lost: Mothman has reached its objective 4 times, in round 5."
    assert verdict(game, 0) == words


def test_each_initiative_card_begins_with_an_empty_line() -> None:
    person = Person()
    game = mothman()
    Table(game, [0], RandomBot(1), person.say, person.read).play()
    revealed = [i for i, line in enumerate(person.heard) if "The next initiative card: " in line]
    assert len(revealed) >= 3
    assert all(person.heard[i - 1] == "" for i in revealed)


# ---------------------------------------------------------------- setting up


def evening(wishes: AdventureWishes, *lines: str) -> Person:
    person = Person(*lines)
    play_adventure(wishes, person.say, person.read)
    return person


@pytest.mark.parametrize("villain", ["mothman", "martian-invader"])
@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("kindest", [False, True])
def test_whole_games(villain: str, players: int, kindest: bool) -> None:
    wishes = AdventureWishes(
        5, villain, players, bot="random", random=True, kindest=kindest, discoveries=(RANDOM,)
    )
    person = evening(wishes)
    assert person.heard[-1].startswith("Goodbye: seed 5, ")
    ends = ("You won: ", "You lost: ")
    assert sum(line.startswith(ends) for line in person.heard) == 1
    assert person.heard[0].count("(your team-mate)") == players - 1
    assert person.count("Whom does ") == 0 or not kindest


def test_everything_is_asked_of_someone_who_says_nothing() -> None:
    lines = ("moth", "5", "3", "2", "medu", "ali", "sinb", "tarantula, blob", "taran, 1, random")
    script = Script(*lines, "smoke, 2", "q")
    with pytest.raises(Quit):
        play_adventure(AdventureWishes(7, bot="random"), script.say, script.read)
    prompts = [line for line in script.heard if line.endswith("? ") and line != "> "]
    assert prompts == [
        "Villain? ",
        "How many heroes are there in all, 1 to 4? ",
        "How many heroes are there in all, 1 to 4? ",
        "How many of them do you lead (bots lead the others), 1 to 3? ",
        "Your first hero? ",
        "Your second hero? ",
        "Your team-mate's hero? ",
        "Minions? ",
        "Minions? ",
        "Discoveries? ",
    ]
    assert "A number from 1 to 4; quit: leave." in script
    assert "Expected 3, found 2." in script
    assert (
        script.count("Medusa (you), Alice (you) and Sinbad (your team-mate) against Mothman") == 1
    )
    assert script.count("Discovery Smoke: ") == 1
    assert script.count("Discovery Hunger: ") == 1
    assert script.count("  8  Smoke: Ranged attacks") == 1  # the menu says what they do


def test_one_hero_alone_is_asked_for_one_minion() -> None:
    script = Script("1", "random", "random", "none", "q")
    with pytest.raises(Quit):
        play_adventure(AdventureWishes(7, "mothman"), script.say, script.read)
    assert "Your hero? " in script
    assert "Minion? " in script
    assert script.count("How many of them") == 0
    assert script.heard[index(script, "Discoveries? ") + 1].count("(you) against Mothman and ") == 1


def test_what_is_said_is_not_asked() -> None:
    wishes = AdventureWishes(
        7, "mothman", mine=("medusa",), mates=("alice",), minions=(RANDOM,), discoveries=()
    )
    script = Script("q")
    with pytest.raises(Quit):
        play_adventure(wishes, script.say, script.read)
    assert script.heard[0].startswith("Medusa (you) and Alice (your team-mate) against Mothman, ")
    again = next(line for line in script.heard if line.startswith("  peerless play --terminal"))
    assert "--adventure mothman --hero medusa --mate alice --minions " in again
    assert again.endswith("--discoveries none --seed 7")


def test_hands_can_be_closed() -> None:
    wishes = AdventureWishes(
        7, "mothman", mine=("medusa",), mates=("alice",), random=True, closed_hands=True
    )
    script = Script("hand", "q")
    with pytest.raises(Quit):
        play_adventure(wishes, script.say, script.read)
    assert "The hand of Alice, your team-mate, is secret." in script
    again = next(line for line in script.heard if line.startswith("  peerless play --terminal"))
    assert again.endswith("--closed-hands --seed 7")


def test_minions_by_lot_are_all_different() -> None:
    for seed in range(8):
        wanted = ("tarantula", RANDOM, RANDOM, RANDOM)
        wishes = AdventureWishes(seed, "mothman", minions=wanted, random=True)
        cast = AdventureSetup(wishes, Chance(seed), print, input).cast()
        assert cast.minions[0] == "tarantula"
        assert len(set(cast.minions)) == len(cast.heroes) == 4
        assert set(cast.minions) <= set(minions(wishes.library))


@pytest.mark.parametrize(
    ("lines", "found", "said"),
    [
        (["1, 3"], ("a", "c"), ""),
        (["ann, CY"], ("a", "c"), ""),
        (["random"], (RANDOM,), ""),
        (["2, random"], ("b", RANDOM), ""),
        (["", "?", "1,2"], ("a", "b"), "A number, a name"),
        (["1", "1,2"], ("a", "b"), "Expected 2, found 1."),
        (["1,1", "1,2"], ("a", "b"), "Anna can be had once."),
        (["1,zoe", "1,2"], ("a", "b"), '"zoe" is none of them.'),
    ],
)
def test_several_are_chosen_with_commas(
    lines: list[str], found: tuple[str, ...], said: str
) -> None:
    script = Script(*lines)
    names = {"a": "Anna", "b": "Bert", "c": "Cyrus"}
    assert choose_several("Whom", names, script.read, script.say, 2, 2) == found
    assert not said or script.count(said) >= 1


def test_none_can_be_chosen_where_none_are_needed() -> None:
    for words in ("none", ""):
        script = Script(words)
        assert choose_several("Whom", {"a": "Anna"}, script.read, script.say, 0, 3) == ()
    with pytest.raises(Quit):
        choose_several("Whom", {"a": "Anna"}, Script("quit").read, print, 0, 3)


def test_only_what_is_said_of_so_many_players_is_shown() -> None:
    game = Game.adventure("mothman", ["golden-bat", "alice"], ["tarantula", "skunk-ape"], 1)
    shown = describe_board(game.view(0))
    assert "Place 8 doom tokens on the lowest bridge." in shown
    assert "number of players" not in shown
    assert "number of players" not in describe_ability(game.setting.enemies[0], 2)


def test_the_last_words_of_an_answer_are_enough() -> None:
    assert by_last_words("None", ["defend: none", "defend: Feint"]) == "defend: none"
    assert by_last_words("Feint", ["attack A > B: Feint"]) is None
    assert by_last_words("", ["done"]) is None
