"""The cooperative game in the browser: chosen, played to its end, and told so that one sees why an
enemy goes where it goes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from peerless.record.records import read_record
from peerless.record.replay import replay
from peerless.text.speaker import LANGUAGES
from tests.table.servers import Server, Table, table_of
from tests.web.accessibility import check_accessibility
from tests.web.player import Player
from tests.web.test_in_sight import (
    CLICKS,
    WITH_A_FINGER,
    WITH_A_MOUSE,
    Size,
    assert_in_sight,
)
from tests.web.windows import DESKTOP, PHONE, Windows

WITH_BARS: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 664}}
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}
VILLAINS = ("mothman", "martian-invader")
WITH_A_BOT = ["person", "greedy"]
ALONE = ["sinbad"]
FOUR = ["king-arthur", "sinbad", "annie-christmas", "sherlock-holmes"]
ENDINGS = ("won", "lost-by-threat", "lost-by-elimination")


def make(server: Server, villain: str, *minions: str, **values: Any) -> Table:
    wanted = {"mode": "adventure", "villain": villain, "minions": list(minions), **values}
    wanted.setdefault("heroes", ["medusa"])
    wanted.setdefault("seats", ["person"] * len(wanted["heroes"]))
    made = server.post("/api/tables", wanted)
    assert made.status_code == 201, made.text
    return table_of(made.json())


def sit_down(
    windows: Windows, table: Table, size: dict[str, Any], luck: int, calm: bool = True
) -> Player:
    player = Player(windows.open(size, calm=calm), luck)
    player.sit_down(table, *table.persons)
    return player


def ended_as_recorded(server: Server, table: Table, page: Page) -> str:
    """The page says how it ended, and the record agrees."""
    record = read_record(server.record(table))
    game = replay(record)
    assert game.over
    adventure = game.state.adventure
    assert adventure is not None
    ending = page.locator("[data-ending]").get_attribute("data-ending")
    assert ending in ENDINGS
    seat = game.setting.villain
    assert (ending == "won") == (seat not in (game.state.winners or ()))
    standing = [game.state.out(seat) for seat in range(game.setting.players)]
    assert (ending == "lost-by-elimination") == (ending != "won" and all(standing))
    assert page.locator("[data-threat]").count() > 0
    if ending != "won":
        villain = record.enemies[0].replace("-", " ").title()
        expect(page.locator("dialog:has(.story)")).to_contain_text(villain)
    return str(ending)


# ---------------------------------------------------------------- choosing


def test_a_cooperative_table_is_chosen(server: Server, windows: Windows) -> None:
    """Two heroes of one person and a bot against a villain, with a minion and a discovery chosen
    and the other minion left to chance."""
    page = windows.open(WITH_BARS, calm=True)
    page.goto("/#/new")
    page.locator('[data-choice^="adventure"]').click()
    page.locator(".count [data-choice='3']").click()
    page.locator("[data-enemy=martian-invader]").click()
    page.locator("[data-enemy=tarantula]").click()
    page.locator("[data-testid=advanced] summary").click()
    page.locator("[data-discovery]").first.check()
    page.locator('[data-seat="1"] [data-choice=here]').click()
    expect(page.locator("[data-testid=origin]")).to_contain_text("reconstruction")
    check_accessibility(page)
    page.reload()  # nothing is lost
    expect(page.locator("[data-enemy=tarantula]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-action=start]").click()
    page.wait_for_url("**/#/table/**")
    made = server.get(f"/api/tables/{page.url.split('/')[5]}").json()
    assert made["mode"] == "adventure"
    assert made["battlefield"] == "mcminnville"
    assert made["enemies"][:2] == ["martian-invader", "tarantula"]
    assert len(set(made["enemies"])) == 4
    assert made["seats"][:2] == ["person", "person"]
    assert made["seats"][2] != "person"
    assert len(made["discoveries"]) == 1


def test_an_enemy_can_be_read_before_it_is_chosen(windows: Windows) -> None:
    page = windows.open(DESKTOP, calm=True)
    page.goto("/#/new")
    page.locator('[data-choice^="adventure"]').click()
    page.get_by_label("All about Mothman").click()
    sheet = page.locator("dialog")
    expect(sheet.get_by_text("Unimaginable Terror")).to_be_visible()
    expect(sheet.locator("[data-testid=origin]")).to_be_visible()
    check_accessibility(page)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("villain", "minion", "size"),
    [
        pytest.param(
            "mothman", "tarantula", DESKTOP, marks=pytest.mark.prove, id="mothman, desktop"
        ),
        pytest.param("martian-invader", "the-blob", WITH_BARS, id="martian invader, phone"),
    ],
)
def test_a_solo_game(
    server: Server, windows: Windows, villain: str, minion: str, size: dict[str, Any]
) -> None:
    table = make(server, villain, minion)
    player = sit_down(windows, table, size, luck=7)
    player.play()
    ended_as_recorded(server, table, player.page)
    assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check_accessibility(player.page)


@pytest.mark.prove
@pytest.mark.parametrize("size", [DESKTOP, WITH_BARS, SMALL], ids=["desktop", "phone", "small"])
@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_games_of_all_sizes(
    server: Server, windows: Windows, villain: str, count: int, size: dict[str, Any]
) -> None:
    """One person with several heroes; every second hero beyond the first is a bot's."""
    heroes = ["robin-hood", "annie-christmas", "golden-bat", "jekyll-and-hyde"][:count]
    minions = ["skunk-ape", "ant-queen", "jersey-devil", "loveland-frog"][:count]
    seats = ["person", "greedy", "person", "greedy"][:count]
    table = make(server, villain, *minions, heroes=heroes, seats=seats)
    player = sit_down(windows, table, size, luck=count)
    player.play()
    ended_as_recorded(server, table, player.page)


@pytest.mark.prove
def test_every_ending_is_shown(server: Server, windows: Windows) -> None:
    """Bots among themselves, watched: a strong one wins now and then, a weak one is overrun."""
    seen: set[str] = set()
    page = windows.open(DESKTOP, calm=True)
    for number in range(60):
        bot = "greedy" if number % 2 else "random"
        villain = VILLAINS[number % 3 == 0]
        table = make(server, villain, "tarantula", heroes=["king-arthur"], seats=[bot])
        watcher = Player(page, number)
        watcher.sit_down(table)
        page.locator("[data-ending]").wait_for(timeout=120_000)
        seen.add(ended_as_recorded(server, table, page))
        if seen == set(ENDINGS):
            return
    raise AssertionError(f"only seen: {seen}")


# ---------------------------------------------------------------- at the table


_CUT_OFF = """() => {
    const within = (part, whole) => {
        const [one, other] = [part, whole].map((each) => each.getBoundingClientRect());
        return one.left >= other.left - 1 && one.right <= other.right + 1
            && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
    };
    const all = (query) => [...document.querySelectorAll(query)];
    const table = document.querySelector("main.table");
    const band = document.querySelector(".band");
    const pairs = [
        ...all(".band, .strip li, .menu").map((part) => [part, table]),
        ...all(".band .track, .band .initiative > :last-child, .band .advance")
            .map((part) => [part, band]),
        ...all(".strip li :is(.heart, .you)").map((part) => [part, part.closest("li")]),
        ...all(".roomy .others > *").map((part) => [part, document.querySelector(".others")]),
    ];
    return pairs.filter(([part, whole]) => !within(part, whole)).map(
        ([part]) => `${part.getAttribute("class")} ${part.textContent.trim()}`);
}"""
"""What sticks out of where it belongs: of the round, of everyone's health, of the panels of enemies
and team-mates."""


def assert_nothing_cut_off(page: Page, size: Size) -> None:
    cut = page.evaluate(_CUT_OFF)
    assert not cut, f"{size}: {cut}"
    if page.locator(".strip").count():
        expect(page.locator(".strip .you")).to_have_count(1)


@pytest.mark.parametrize("clicks", CLICKS)
@pytest.mark.parametrize(
    ("window", "sizes"),
    [(DESKTOP, WITH_A_MOUSE), (PHONE, WITH_A_FINGER)],
    ids=["mouse", "finger"],
)
def test_what_is_asked_is_in_sight(
    server: Server, windows: Windows, window: dict[str, Any], sizes: tuple[Size, ...], clicks: int
) -> None:
    """And so are the threat, the round, and what its end will bring."""
    table = make(
        server, "mothman", "tarantula", "the-blob", heroes=["medusa", "sinbad"], seats=WITH_A_BOT
    )
    player = sit_down(windows, table, window, luck=4)
    while not (seen := player.wait()).over and player.clicks < clicks:
        for size in sizes:
            assert_in_sight(player.page, size, f"after {player.clicks} clicks")
            assert_nothing_cut_off(player.page, size)
        player.act(seen)


@pytest.mark.prove
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("heroes", [ALONE, FOUR], ids=["one", "four"])
@pytest.mark.parametrize(
    ("window", "sizes"),
    [(DESKTOP, WITH_A_MOUSE[:3]), (PHONE, WITH_A_FINGER[:5])],
    ids=["mouse", "finger"],
)
def test_it_is_in_sight_in_every_language(
    server: Server,
    windows: Windows,
    window: dict[str, Any],
    sizes: tuple[Size, ...],
    heroes: list[str],
    language: str,
) -> None:
    """Where there is least room: for heroes with long names, alone or with as many as there can be
    against as many enemies."""
    minions = ("tarantula", "the-blob", "ant-queen", "loveland-frog")
    bots = ["greedy"] * (len(heroes) - 1)
    table = make(server, "mothman", *minions[: len(heroes)], heroes=heroes, seats=["person", *bots])
    player = Player(windows.open(window, calm=True, locale=language), luck=4)
    player.sit_down(table, 0)
    while not (seen := player.wait()).over and player.clicks < 20:
        for size in sizes:
            assert_in_sight(player.page, size, f"after {player.clicks} clicks")
            assert_nothing_cut_off(player.page, size)
        player.act(seen)


def test_seven_at_a_table_are_all_in_sight(server: Server, windows: Windows) -> None:
    """Three heroes against a villain and three minions."""
    minions = ("tarantula", "the-blob", "ant-queen")
    heroes = ["medusa", "sinbad", "king-arthur"]
    table = make(server, "martian-invader", *minions, heroes=heroes, seats=[*WITH_A_BOT, "greedy"])
    player = sit_down(windows, table, DESKTOP, luck=4)
    player.play(until=8)
    player.wait()
    for size in (*WITH_A_MOUSE, *WITH_A_FINGER):
        assert_in_sight(player.page, size, "with seven at the table")
        assert_nothing_cut_off(player.page, size)


def test_the_round_and_its_end_can_be_read(server: Server, windows: Windows) -> None:
    """What the end of the round will bring is what it then brings, if nothing changes it: the
    page's sum is the engine's."""
    table = make(server, "martian-invader", "ant-queen")
    player = sit_down(windows, table, WITH_BARS, luck=2)
    player.play(until=12)
    page = player.page
    page.locator("[data-action=round]").click()
    sheet = page.locator("dialog")
    expect(sheet.locator("[data-testid=outlook]")).to_contain_text("threat")
    expect(sheet.locator("[data-testid=origin]")).to_be_visible()
    check_accessibility(page)
    with server.connect() as client:
        view = client.join(table, 0)["view"]
    advance = sum(card["advance"] for card in view["adventure"]["outlook"])
    assert advance >= 4  # what the villain's card says for one player
    expect(sheet.locator("[data-testid=outlook]")).to_contain_text(f"+{advance} threat")


@pytest.mark.parametrize("size", [DESKTOP, WITH_BARS], ids=["desktop", "phone"])
def test_an_enemys_turn_is_told_step_by_step(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    """Whom it has chosen is said in words and drawn as a way, before it goes there."""
    table = make(server, "mothman", "tarantula", heroes=["king-arthur"])
    player = sit_down(windows, table, size, luck=3, calm=False)
    page = player.page
    page.evaluate(
        """() => {
            window.told = [];
            new MutationObserver(() => {
                const aim = document.querySelector("[data-aim] polyline");
                const words = document.querySelector(".prompt strong")?.textContent ?? "";
                if (aim && / turns on /.test(words)) window.told.push(words);
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    if size is WITH_BARS:
        page.locator("[data-action=more]").click()
    page.locator("[data-action=speed]").select_option("fast")
    if size is WITH_BARS:
        page.locator("[data-action=more]").click()  # the menu goes
    while not player.wait().over and not page.evaluate("() => window.told.length"):
        player.act(player.look())
    told = page.evaluate("() => window.told[0]")
    assert " turns on " in told
    assert told.endswith(("away", "away.", "next to it", "next to it."))


@pytest.mark.parametrize("size", [DESKTOP, WITH_BARS], ids=["desktop", "phone"])
def test_an_enemys_plan_and_cards_can_be_looked_at(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    table = make(server, "mothman", "skunk-ape", heroes=["king-arthur"])
    player = sit_down(windows, table, size, luck=5)
    player.play(until=9)
    page = player.page
    if size is WITH_BARS:
        page.locator("nav button.players").click()
    panel = page.locator("section[data-enemy=mothman]")
    with server.connect() as client:
        enemy = client.join(table, 0)["view"]["enemies"][0]
    words = panel.locator("[data-plan]").inner_text()
    assert all(name in words for name in enemy["plan"]["targets"])
    assert enemy["plan"]["targets"] or "nobody" in words
    panel.locator("[data-pile=deck]").click()
    expect(page.locator("dialog").get_by_text("Deception")).to_be_visible()
    page.keyboard.press("Escape")
    panel.locator("button.who").click()
    expect(page.locator("dialog [data-testid=origin]")).to_be_visible()
    check_accessibility(page)
