"""A duel in every language: the page and the log speak it, nothing is cut off, and another can be
chosen in the midst of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from peerless.content.spoken import spoken_name, spoken_names
from peerless.messages import words
from peerless.rules.questions import Act
from peerless.text.speaker import LANGUAGES
from tests.table.servers import Server
from tests.web.cut_off import cut_off
from tests.web.english_left import english_left
from tests.web.player import Player
from tests.web.positions import seat_where
from tests.web.test_cooperative import make
from tests.web.test_in_sight import Size, assert_in_sight
from tests.web.test_shown import is_first_of_several_cards
from tests.web.windows import DESKTOP, PHONE, Windows

OTHERS = [
    pytest.param(language, marks=() if language == "pl" else pytest.mark.prove)
    for language in LANGUAGES
    if language != "en"
]
DESKS: tuple[Size, ...] = ((1280, 720), (1440, 900))
PHONES: tuple[Size, ...] = ((320, 568), (390, 844), (844, 390))
READ = ((1440, 900), (390, 844))  # where no word is cut off or broken


@pytest.mark.parametrize(
    ("window", "sizes"), [(DESKTOP, DESKS), (PHONE, PHONES)], ids=["mouse", "finger"]
)
@pytest.mark.parametrize("language", OTHERS)
def test_a_duel(
    server: Server, windows: Windows, language: str, window: dict[str, Any], sizes: tuple[Size, ...]
) -> None:
    """The browser's language is the page's; each question is in sight in it."""
    table = server.make_table(("person", "greedy"), ("medusa", "sherlock-holmes"), "soho")
    player = Player(windows.open(window, calm=True, locale=language), luck=3)
    player.sit_down(table, 0)
    assert player.page.locator("html").get_attribute("lang") == language
    while not (seen := player.wait()).over and player.clicks < 20:
        for size in sizes:
            assert_in_sight(player.page, size, f"{language}, after {player.clicks} clicks")
            if size in READ:
                assert not cut_off(player.page), (size, player.clicks)
        assert not english_left(player.page, language)
        player.act(seen)
    lines = player.page.locator(".log li").all_text_contents()
    assert lines[0].strip() == words("log-game-began", language) + "."
    english = re.compile(r"\b(draws|moves|attacks|takes|turn begins|goes to)\b")
    assert not [line for line in lines if english.search(line)]
    assert not windows.faults


@pytest.mark.parametrize("language", OTHERS)
def test_a_cooperative_game(server: Server, windows: Windows, language: str) -> None:
    """Enemies, initiative cards, bridges and the round are said in the language too."""
    table = make(server, "mothman", "ant-queen")
    player = Player(windows.open(DESKTOP, calm=True, locale=language), luck=4)
    player.sit_down(table, *table.persons)
    player.play(until=12)
    page = player.page
    name = spoken_name("Ant Queen", language)
    expect(page.locator("section[data-enemy=ant-queen]")).to_contain_text(name)
    for size in DESKS:
        assert_in_sight(page, size, language)
    page.locator("[data-action=round]").click()
    expect(page.locator("dialog [title=Drawbridge]")).to_have_text(
        spoken_name("Drawbridge", language)
    )
    assert not english_left(page, language)
    sheet = page.locator("dialog").inner_text()
    english = re.compile(r"\b(the|threat|round|bridge|discard|villain)\b", re.IGNORECASE)
    assert not english.search(sheet), sheet
    assert not windows.faults


def test_another_language_keeps_the_game(server: Server, windows: Windows) -> None:
    table = server.make_table(("person", "greedy"), ("medusa", "sinbad"), "sarpedon")
    player = Player(windows.open(DESKTOP, calm=True), luck=1)
    player.sit_down(table, 0)
    player.play(until=6)
    number = player.wait().number
    page = player.page
    first = page.locator(".log li").first
    expect(first).to_have_text("The game begins.")
    for language in ("pl", "en"):
        page.locator("[data-action=rules]").click()
        page.locator("dialog [data-action=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(first).to_have_text(words("log-game-began", language) + ".")
        page.keyboard.press("Escape")
    assert player.wait().number == number
    player.play(until=player.clicks + 4)
    assert not windows.faults


# ---------------------------------------------------------------- what is offered, in Polish


def test_a_hint_is_said_as_the_buttons_are(server: Server, windows: Windows) -> None:
    """Not in notation, which is English; neither are the decisions that are expected next."""
    player = Player(windows.open(DESKTOP, calm=True, locale="pl"), luck=1)
    player.sit_down(server.make_table(("person", "greedy"), ("medusa", "sinbad")), 0)
    page = player.page
    player.wait()
    while not page.locator("[data-decision=maneuver]").count():
        player.act(player.wait())
        player.wait()
    button = page.locator("[data-decision=maneuver]").inner_text().split("\n")[0].split()[0]
    page.locator("[data-action=hint]").click()
    hint = page.locator("[data-hint]")
    expect(hint.locator("li")).not_to_have_count(0)
    said = hint.inner_text()
    notation = re.compile(r"\b(maneuver|attack|scheme|move|boost|defend|place|pick|none)\b|sar\d")
    assert not notation.search(said), said
    assert button in said or "„" in said, said  # a maneuver, or a card that is named


def test_a_place_in_the_deck_is_a_button_with_words(
    server: Server, windows: Windows, tables: str
) -> None:
    table, seat = seat_where(
        tables,
        ("annie-christmas", "medusa"),
        lambda _, question: {option.act for option in question.options} == {Act.SPOT},
    )
    player = Player(windows.open(PHONE, calm=True, locale="pl"), luck=1)
    player.sit_down(table, seat)
    player.wait()
    buttons = player.page.locator("[data-decision^='pick: ']")
    expect(buttons).to_have_text([re.compile("Na wierzch"), re.compile("Na spód")])


def test_what_was_chosen_is_called_as_the_language_calls_it(
    server: Server, windows: Windows, tables: str
) -> None:
    table, seat = seat_where(tables, ("dracula", "golden-bat"), is_first_of_several_cards)
    player = Player(windows.open(DESKTOP, calm=True, locale="pl"), luck=1)
    player.sit_down(table, seat)
    number = player.wait().number
    page = player.page
    decisions = "[data-decision^='pick: ']"
    page.locator(f"button.card.next, {decisions}").first.click()
    if player.look().number == number and page.locator(decisions).count():
        page.locator(decisions).first.click()
    entry = page.locator("[data-tray] li button")
    expect(entry).to_have_count(1)
    assert entry.inner_text() in spoken_names("pl").values()


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_english_name_is_at_hand(
    server: Server, windows: Windows, window: dict[str, Any]
) -> None:
    """Where a mouse rests; and where a card is read, which a finger can do too. Nothing in English
    has it twice."""
    table = server.make_table(("person", "greedy"), ("medusa", "sinbad"))
    page = windows.open(window, calm=True, locale="pl")
    player = Player(page, luck=1)
    player.sit_down(table, 0)
    player.wait()
    card = page.locator(".hand .card").first
    name = card.get_attribute("data-card")
    title = card.locator(".title")
    expect(title).to_have_attribute("title", name or "")
    expect(title).to_have_text(spoken_name(name or "", "pl"))
    told = page.locator(".log .named.card").and_(page.get_by_title(name or "", exact=True)).first
    assert told.text_content() == spoken_name(name or "", "pl")
    card.click(delay=700)  # held down
    expect(page.locator("dialog .english")).to_have_text(name or "")
    page.goto("/#/heroes")
    tile = page.locator("[data-hero=medusa] b")
    expect(tile).to_have_text("Meduza")
    expect(tile).to_have_attribute("title", "Medusa")
    page.goto("/#/battlefields")
    field = page.locator("[data-battlefield=sherwood-forest] b")
    expect(field).to_have_attribute("title", "Sherwood Forest")
    english = windows.open(window, calm=True, locale="en")
    english.goto("/#/heroes")
    expect(english.locator("[data-hero=medusa] b")).to_have_text("Medusa")
    expect(english.locator("b[title]")).to_have_count(0)
