"""What the table shows and keeps: the same after a loss, step by step in a combat, and to whom."""

from __future__ import annotations

import re
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from peerless.record.scenarios import read_scenario
from tests.table.servers import PATIENCE, Server, Table, answers_of
from tests.web.accessibility import check_accessibility
from tests.web.player import LIT, Player
from tests.web.windows import DESKTOP, PHONE, Windows

_SHOWN = """() => ({
    words: [".players", ".fight", ".prompt .words", ".hand", ".log"].map(
        (part) => document.querySelector(part)?.textContent ?? null),
    pieces: [...document.querySelectorAll(".piece")].map(
        (piece) => [piece.style.transform, piece.getAttribute("aria-label")]),
    lit: [...document.querySelectorAll("[data-space], [data-decision]")].map(
        (lit) => lit.dataset.space ?? lit.dataset.decision),
})"""


_WRITE_DOWN = """() => {
    window.told = [];
    const prompt = document.querySelector(".prompt strong");
    new MutationObserver(() => window.told.push(prompt.textContent))
        .observe(prompt, { characterData: true, childList: true, subtree: true });
}"""
"""Keeps everything that the prompt says from now on."""


def shown(page: Page) -> dict[str, Any]:
    """Everything that a player sees of the game."""
    values: dict[str, Any] = page.evaluate(_SHOWN)
    return values


def comes_to_show(page: Page, expected: dict[str, Any]) -> None:
    """Soon: who else is there is told by itself, a moment after the game."""
    until = time.monotonic() + PATIENCE
    while (found := shown(page)) != expected and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert found == expected


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def own(database: str, browser: Browser) -> Iterator[tuple[Server, Windows]]:
    """A server of this test's own, that may be killed."""
    with Server(database) as server:
        windows = Windows(browser, server.address)
        yield server, windows
    windows.close(forgiving="WebSocket|net::ERR_")  # while there was no server


def play_until_asked_to_defend(attacker: Player, defender: Player) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for player in (attacker, defender):
            seen = player.look()
            question = player.page.locator(".prompt strong").inner_text()
            if seen.lit and "efend with" in question:
                if player is defender:
                    expect(attacker.page.locator(".prompt")).to_contain_text("Waiting for")
                    return
                player.page.locator("[data-decision='defend: none']").click()
            elif seen.lit:
                player.act(seen)
    raise AssertionError("no attack came")


def two_at_a_table(server: Server, windows: Windows, **options: Any) -> tuple[Player, Player]:
    table = server.make_table(heroes=("king-arthur", "sinbad"))
    attacker, defender = (Player(windows.open(DESKTOP, **options), luck=5) for _ in range(2))
    attacker.sit_down(table, 0)
    defender.sit_down(table, 1)
    return attacker, defender


def test_the_same_table_after_a_crash_in_mid_combat(
    own: tuple[Server, Windows], database: str
) -> None:
    server, windows = own
    attacker, defender = two_at_a_table(server, windows, calm=True)
    play_until_asked_to_defend(attacker, defender)
    before = [shown(player.page) for player in (attacker, defender)]
    server.kill()
    for player in (attacker, defender):
        expect(player.page.locator("[data-offline]")).to_be_visible()
    with Server(database, port=server.port):
        for player, was in zip((attacker, defender), before, strict=True):
            expect(player.page.locator("[data-offline]")).to_have_count(0)
            comes_to_show(player.page, was)
        defender.page.reload()
        defender.wait()
        comes_to_show(defender.page, before[1])
        number = defender.look().number
        defender.page.locator("[data-decision='defend: none']").click()
        expect(defender.page.locator(".fight, .last")).to_contain_text("no card")
        assert defender.look().number > number  # the game goes on


def test_a_combat_is_told_step_by_step(server: Server, windows: Windows) -> None:
    attacker, defender = two_at_a_table(server, windows, calm=True)
    play_until_asked_to_defend(attacker, defender)
    fight = defender.page.locator(".fight")
    expect(fight).to_contain_text("face down")  # the attack, of which nobody knows anything
    expect(fight).to_contain_text("waiting")
    own = attacker.page.locator(".fight .back small").first
    card = own.inner_text().removeprefix("face down: ")  # whoever attacks knows the card
    assert card not in fight.inner_text()
    defender.page.locator("[data-action=speed]").select_option("normal")
    defender.page.evaluate(_WRITE_DOWN)
    defender.page.locator("[data-decision='defend: none']").click()
    expect(defender.page.locator("[data-action=skip]")).to_be_visible()
    expect(defender.page.locator("[data-action=skip]")).to_have_count(0)
    told = " | ".join(defender.page.evaluate("() => window.told"))
    assert "does not defend" in told
    assert told.index("does not defend") < told.index(f"reveals {card}") < told.index("wins the")
    log = " | ".join(defender.page.locator(".log li").all_inner_texts())
    assert f"reveals {card}" in log


def test_nothing_of_others_is_in_the_page(server: Server, windows: Windows) -> None:
    """A hand is nowhere in the page of anyone else, not even hidden."""
    table = server.make_table(heroes=("alice", "dracula"))
    players = [Player(windows.open(PHONE, calm=True), luck=1) for _ in range(3)]
    for player, seats in zip(players, ((0,), (1,), ()), strict=True):
        player.sit_down(table, *seats)
    cards = players[0].page.locator(".hand .card").all()
    hand = {card.get_attribute("data-card") for card in cards}
    hand -= {card["name"] for card in server.get("/api/heroes/dracula").json()["cards"]}
    assert hand
    for other in players[1:]:
        content = other.page.content()
        assert not [card for card in hand if card and f'data-card="{card}"' in content]


def test_a_report_is_a_scenario(server: Server, windows: Windows, tmp_path: Path) -> None:
    table = server.make_table(("person", "greedy"), ("medusa", "bigfoot"))
    player = Player(windows.open(DESKTOP, calm=True), luck=6)
    player.sit_down(table, 0)
    player.play(until=25)
    player.page.locator("[data-action=report]").click()
    text = player.page.locator("dialog textarea").input_value()
    assert tomllib.loads(text)["battlefield"] == "sarpedon"
    file = tmp_path / "report.toml"
    file.write_text(text)
    assert read_scenario(file).start().question is not None
    check_accessibility(player.page)


def test_a_fighter_shows_where_it_can_go(server: Server, windows: Windows) -> None:
    table = server.make_table(("person", "greedy"))
    player = Player(windows.open(DESKTOP, calm=True), luck=7)
    player.sit_down(table, 0)
    while player.page.locator(".prompt strong").inner_text() != "Choose an action":
        player.act(player.wait())
    player.page.mouse.move(2, 2)
    expect(player.page.locator(".reach")).to_have_count(0)
    player.page.locator(".piece[data-fighter=Medusa]").hover(force=True)
    expect(player.page.locator(".reach").first).to_be_visible()
    expect(player.page.locator(".looked")).to_contain_text("Medusa")
    player.page.mouse.move(2, 2)
    expect(player.page.locator(".reach")).to_have_count(0)


def test_a_fighter_that_is_looked_at_shows_it_after_anothers_decision(
    server: Server, windows: Windows
) -> None:
    table = server.make_table()
    player = Player(windows.open(DESKTOP, calm=True), luck=7)
    player.sit_down(table, 0)
    with server.connect() as friend:
        view = friend.join(table, 1)
        while not (decisions := answers_of(view)):
            player.act(player.wait())
            view = friend.receive()
        player.page.locator(".piece[data-fighter=Medusa]").hover(force=True)
        reach = player.page.locator(".reach")
        expect(reach.first).to_be_visible()
        number = friend.decide(view, decisions[0])["number"]
    expect(player.page.locator("main")).to_have_attribute("data-number", str(number))
    expect(reach.first).to_be_visible()


def test_by_keyboard_alone(server: Server, windows: Windows) -> None:
    """Tab to what is lit and Enter, or a number key for a button."""
    table = server.make_table(("person", "greedy"), ("robin-hood", "bigfoot"))
    player = Player(windows.open(DESKTOP, calm=True), luck=8)
    player.sit_down(table, 0)
    page = player.page
    for _ in range(40):
        seen = player.wait()
        if seen.over:
            break
        chosen = page.locator(LIT).nth(player.dice.randrange(seen.lit))
        handle = chosen.element_handle()
        assert handle is not None
        page.evaluate("() => document.activeElement?.blur()")
        for _ in range(200):
            page.keyboard.press("Tab")
            if handle.evaluate("(it) => it === document.activeElement"):
                break
        else:
            raise AssertionError("the keyboard does not get there")
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    assert seen.number > 5


def hover_one_who_stands(page: Page) -> None:
    """The last fighter of the log may have fallen since, and then there is no piece to light up."""
    for name in reversed(page.locator(".log .named.fighter").all()):
        name.hover()
        try:
            expect(page.locator(".piece.lit, .looked").first).to_be_attached(timeout=1500)
            return
        except AssertionError:
            continue
    pytest.fail("no name of a fighter points at a piece")


def test_the_words_of_every_log_line_point(server: Server, windows: Windows) -> None:
    table = server.make_table(("person", "greedy"))
    player = Player(windows.open(DESKTOP, calm=True), luck=9)
    player.sit_down(table, 0)
    player.play(until=30)
    page = player.page
    hover_one_who_stands(page)
    page.locator(".log .named.space").last.hover()
    expect(page.locator("circle.lit")).to_be_visible()
    name = page.locator(".log .named.card").last
    title = name.inner_text()
    name.click()
    expect(page.locator("dialog h2")).to_have_text(title)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_piles_can_be_looked_through(server: Server, windows: Windows) -> None:
    table: Table = server.make_table(("person", "greedy"))
    player = Player(windows.open(PHONE, calm=True), luck=10)
    player.sit_down(table, 0)
    player.play(until=40)
    page = player.page
    page.get_by_role("button", name="Players").click()
    panels = page.locator(".player")
    for pile in ("discard", "deck"):
        for panel in panels.all():
            panel.locator(f"[data-pile={pile}]").click()
            copies = [int(text[1:]) for text in page.locator("dialog .copies").all_inner_texts()]
            count = int(page.locator("dialog p.faint").inner_text().split()[0])
            assert sum(copies) == count
            if pile == "discard":
                label = panel.locator("[data-pile=discard]").get_attribute("aria-label")
                assert str(label).endswith(f": {count}")
            check_accessibility(page)
            page.get_by_role("button", name="Close").click()


def asked_for_a_boost(server: Server, windows: Windows) -> Player:
    """Against a bot, in the first maneuver."""
    table = server.make_table(("person", "greedy"), ("bigfoot", "alice"))
    player = Player(windows.open(DESKTOP, calm=True), luck=3)
    player.sit_down(table, 0)
    question = player.page.locator(".prompt strong")
    while question.inner_text() != "Choose an action":
        player.act(player.wait())
    player.page.locator("[data-decision=maneuver]").click()
    expect(question).to_contain_text("Boost")
    return player


def test_pointing_at_a_fighter_alone_plays_nothing(server: Server, windows: Windows) -> None:
    """Whoever wants to see where a fighter can go has not played the one card that it could."""
    table = server.make_table(("person", "greedy"), ("dracula", "alice"))
    player = Player(windows.open(DESKTOP, calm=True), luck=3)
    player.sit_down(table, 0)
    pointed = 0
    while pointed < 12 and not (seen := player.wait()).over:
        if player.page.locator(".prompt strong").inner_text() == "Choose an action":
            for name in player.page.locator(".piece.next").evaluate_all(
                "all => all.map((piece) => piece.dataset.fighter)"
            ):
                player.page.locator(f'.piece[data-fighter="{name}"]').click(force=True)
                pointed += 1
                # A decision would be under way at once, and change the number a moment later.
                expect(player.page.locator(".prompt")).to_have_attribute("data-settled", "true")
                assert player.look().number == seen.number, name
                player.page.keyboard.press("Escape")
            player.page.locator("[data-decision=maneuver]").click()
        else:
            player.act(seen)
    assert pointed


def test_a_question_says_what_follows_of_it(server: Server, windows: Windows) -> None:
    """How many coils to spend can be decided only by one who knows what they are good for."""
    player = Player(windows.open(DESKTOP, calm=True), luck=2)
    asked = player.page.locator(".prompt q", has_text="Spend up to 2 coils.")
    seen = None
    while not asked.count():
        if seen is None or seen.over:  # in some games that card is never played
            heroes = ("nikola-tesla", "alice")
            player.sit_down(server.make_table(("person", "random"), heroes), 0)
        seen = player.wait()
        if not seen.over and not asked.count():
            player.act(seen)
    expect(player.page.locator(".prompt .then")).to_have_text(re.compile("^Then: .*hat number"))


def test_cards_of_others_are_not_taken_for_ones_own(server: Server, windows: Windows) -> None:
    """In a mirror, a card to be chosen from the opponent's hand has copies in one's own."""
    player = Player(windows.open(DESKTOP, calm=True), luck=4)
    page = player.page
    asked = page.locator(".prompt q", has_text="Discard 1 of those cards.")
    scheme = page.locator(".hand .card.next[data-card='Eliminate the Impossible']").first
    maneuver = page.locator("[data-decision=maneuver]")
    seen = None
    while not asked.count():
        if seen is None or seen.over:  # in some games that card is never drawn
            heroes = ("sherlock-holmes", "sherlock-holmes")
            player.sit_down(server.make_table(("person", "random"), heroes), 0)
        seen = player.wait()
        if scheme.count() and maneuver.count():
            scheme.click()
            page.locator("[data-decision^='scheme Eliminate']").click()
            expect(page.locator(".prompt")).to_have_attribute("data-settled", "true")
        elif maneuver.count():
            maneuver.click()  # to draw it soon
        elif not seen.over and not asked.count():
            player.act(seen)
    lit = page.locator(".hand .card").evaluate_all(
        "all => all.map((card) => card.classList.contains('next'))"
    )
    chosen = page.locator(".hand .card.next").first
    name = chosen.get_attribute("data-card")
    assert True in lit
    assert lit == sorted(lit, reverse=True), "those of the opponent come first, and no other is lit"
    chosen.click()
    expect(page.locator(".hand .card.pointed")).to_have_count(1)
    page.locator(f"[data-decision='pick: {name}']").click()
    expect(page.locator(".log.panel")).to_contain_text(f"{name} goes to the discard pile")


def test_by_night_nothing_is_too_dark(server: Server, windows: Windows) -> None:
    """Looked at in mid-combat and at the end, where the colours of harm and health are."""
    table = server.make_table(("person", "greedy"), ("bigfoot", "alice"))
    player = Player(windows.open(DESKTOP, calm=True, color_scheme="dark"), luck=5)
    player.sit_down(table, 0)
    while not (seen := player.wait()).over and not player.page.locator(".fight").count():
        player.act(seen)
    check_accessibility(player.page)
    player.play()
    check_accessibility(player.page)


@pytest.mark.parametrize("opening", [".hand .card:not(.can)", "[data-action=rules]"])
def test_what_one_has_open_is_closed_before_the_other(
    server: Server, windows: Windows, opening: str
) -> None:
    """Two at one screen: what was opened while a turn was told is gone with the turn."""
    table = server.make_table(heroes=("medusa", "bigfoot"))
    player = Player(windows.open(DESKTOP, reduced_motion="reduce"), luck=2)
    player.sit_down(table, 0, 1)
    page = player.page
    while page.locator(".prompt strong").all_inner_texts() != ["Choose an action"]:
        player.act(player.wait())
    for _ in range(2):  # maneuvers, without going anywhere
        page.locator("[data-decision=maneuver]").click()
        page.locator("[data-decision='boost: none']").click()
        page.locator("[data-decision=done]").click(no_wait_after=True)
    page.locator(opening).first.click()  # the end of the turn is being told
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-action=raise-curtain]")).to_be_focused()


def test_a_card_that_is_held_down_is_read(server: Server, windows: Windows) -> None:
    """Twice in the same place plays it; but not if a finger rests there."""
    player = asked_for_a_boost(server, windows)
    page = player.page
    number = player.look().number
    page.locator(".hand .card.next").first.click()
    page.locator(".hand .card.pointed").click(delay=700)
    expect(page.locator("dialog[open] .card")).to_be_visible()
    assert player.look().number == number


def test_a_double_click_answers_once(server: Server, windows: Windows) -> None:
    player = asked_for_a_boost(server, windows)
    page = player.page
    page.locator("[data-decision='boost: none']").dblclick()
    expect(page.locator(".prompt strong")).to_contain_text("Move")
    expect(page.locator("[data-decision=done]")).to_be_visible()


def test_pointing_at_a_fighter_moves_it_without_a_boost(server: Server, windows: Windows) -> None:
    player = asked_for_a_boost(server, windows)
    page = player.page
    page.locator(".piece[data-fighter=Bigfoot]").click()
    expect(page.locator(".piece.pointed")).to_have_attribute("data-fighter", "Bigfoot")
    expect(page.locator("[data-decision=done]")).to_be_visible()
    space = page.locator("circle.choice.next").first
    label = space.get_attribute("aria-label")
    space.click(force=True)
    assert label is not None
    there = re.compile(f"on {label.split()[1].rstrip(',')}$|on {label.split()[1].rstrip(',')},")
    expect(page.locator(".piece[data-fighter=Bigfoot]")).to_have_attribute("aria-label", there)


def test_a_friend_is_seen_to_come_and_go(server: Server, windows: Windows) -> None:
    table = server.make_table()
    host = Player(windows.open(DESKTOP, calm=True), luck=1)
    host.sit_down(table, 0)
    away = host.page.locator(".players").get_by_text("not here")
    expect(away).to_have_count(1)
    friend = windows.open(PHONE, calm=True)
    Player(friend, luck=1).sit_down(table, 1)
    expect(away).to_have_count(0)
    friend.close()
    expect(away).to_have_count(1)
