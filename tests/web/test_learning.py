"""Learning at the table: the guided first game, played by pointing at what it says; the rules with
their examples, terms that explain themselves, and what to know about a hero."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from playwright.sync_api import Page, expect

from peerless.content.library import BOX
from peerless.content.names import names_of
from peerless.messages import message_languages
from peerless.record.scenarios import run_scenario
from peerless.table.catalogue import enemy_sheet
from peerless.table.examples import example_ids, find_example
from peerless.table.lessons import find_lesson, lesson_ids
from peerless.table.rulings import ruling_ids, rulings_of
from peerless.text.speaker import say
from tests.table.servers import Server
from tests.text.test_messages import PAGE, Arguments, messages_of
from tests.web.accessibility import check_accessibility
from tests.web.player import Player
from tests.web.scripts import call
from tests.web.test_in_sight import assert_in_sight
from tests.web.windows import DESKTOP, PHONE, Windows

FIRST = find_lesson("first-game")
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 664}}
LARGE: dict[str, Any] = {**DESKTOP, "viewport": {"width": 1440, "height": 900}}
LEARN = PAGE / "learn"
SOURCES = Path(__file__).parents[2] / "web" / "src" / "learn"


# ---------------------------------------------------------------- words and what they are about


@pytest.mark.parametrize("example", example_ids())
def test_an_example_is_true(example: str) -> None:
    assert run_scenario(find_example(example)) is None


def test_the_page_has_words_for_all_of_it() -> None:
    """Every example, every ruling, every term and every step, and nothing that there is not."""
    words = set(messages_of(LEARN / "en.ftl"))
    rules = (SOURCES / "rules.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'example: "([a-z-]+)"', rules)) == set(example_ids())
    assert {f"example-{id}" for id in example_ids()} <= words
    told = {id.removesuffix("-text") for id in words if re.fullmatch("ruling-[a-z]+-text", id)}
    assert told == {f"ruling-{id}" for id in ruling_ids()}
    for id in ruling_ids():
        assert f'"{id}"' in rules
    sections = re.findall(r'\{ id: "([a-z]+)"(?!,?\s*sections)', rules)
    assert {f"rules-{id}-text" for id in sections} <= words


@pytest.mark.parametrize("language", message_languages())
def test_what_is_said_at_a_step_has_its_names(language: str) -> None:
    """A message that speaks of something that its step does not name would be said by halves."""
    words = messages_of(LEARN / f"{language}.ftl")
    for lesson in map(find_lesson, lesson_ids()):
        for step in lesson.steps:
            id = f"lesson-{lesson.id}-{step.name}"
            assert id in words
            assert Arguments(words[f"{id}-text"]).said == set(step.names), (language, step.name)


def test_every_ruling_is_about_somebody() -> None:
    heroes = [BOX.heroes.load(id) for id in BOX.heroes.ids()]
    raised = [rulings_of(hero) for hero in heroes]
    assert set(ruling_ids()) == {ruling for each in raised for ruling in each}
    assert all(raised)


def test_terms_are_found_in_texts() -> None:
    """By the beginnings of their words, the longest first, each once, and not inside of words."""
    words = {
        "zone": ["zone"],
        "during": ["during combat"],
        "combat": ["combat"],
        "place": ["place"],
    }
    texts = {
        "In your zone, or two zones.": ["zone"],
        "DURING  COMBAT: Place it. After combat, replace it.": ["during", "place", "combat"],
        "Nothing here.": [],
    }
    assert terms_in([list(each) for each in words.items()], texts) == list(texts.values())


def terms_in(beginnings: list[Any], texts: Iterable[str]) -> list[list[str]]:
    found = call("learn/terms.ts", *(("findTerms", (beginnings, text)) for text in texts))
    return [[part["term"] for part in parts if part["term"]] for parts in found]


@pytest.mark.parametrize("language", message_languages())
def test_the_terms_of_the_cards_are_found(language: str) -> None:
    """The words of timing, canceling and the rest, as the texts of the cards have them."""
    words = messages_of(LEARN / f"{language}.ftl")
    texts = [
        say(text, names_of(hero, language), language)
        for hero in (BOX.heroes.load(id) for id in BOX.heroes.ids())
        for text in (hero.ability, *(card.text for card in hero.cards))
    ]
    (found,) = terms_in(finds_in(words), ["\n".join(texts)])
    expected = {
        "boost", "adjacent", "zone", "opposing", "immediately", "during", "after", "won", "cancel",
        "ignore", "place", "recover", "defeated", "discard",
    }  # fmt: skip
    assert expected <= set(found), expected - set(found)


@pytest.mark.parametrize("language", message_languages())
def test_the_terms_of_the_cooperative_game_are_found(language: str) -> None:
    """As the enemies' cards have them, and the sheet of the round."""
    words = messages_of(LEARN / f"{language}.ftl")
    sheets = [enemy_sheet(BOX.enemies.load(id), language) for id in BOX.enemies.ids()]
    cards = "\n".join(f"{card.text} {card.attack_text}" for sheet in sheets for card in sheet.cards)
    rounds = messages_of(LEARN.parent / "coop" / f"{language}.ftl")
    round_sheet = _text(rounds["outlook-reached"]) + _text(rounds["initiative-cards"])
    found = terms_in(finds_in(words), [cards, round_sheet, _text(words["rules-coop-text"])])
    assert {"threat", "doom"} <= set(found[0])
    assert {"objective", "initiative"} <= set(found[1])
    assert {"objective", "initiative"} <= set(found[2])


def finds_in(words: dict[str, Any]) -> list[Any]:
    return [
        [id.removeprefix("term-").removesuffix("-find"), _text(words[id]).split("|")]
        for id in words
        if id.endswith("-find")
    ]


def _text(message: Any) -> str:
    parts = message.value.elements
    return "".join(part.value for part in parts if isinstance(part, ast.TextElement))


# ---------------------------------------------------------------- the guided first game


@pytest.mark.parametrize("window", [SMALL, LARGE], ids=["phone", "desktop"])
def test_the_first_game_is_played_through(windows: Windows, window: dict[str, Any]) -> None:
    """From the start page to its end, pointing only at what is lit; left in the middle and taken up
    again where it was."""
    page = windows.open(window, calm=True)
    page.goto("/")
    page.locator("[data-action=learn]").click()
    page.locator("[data-action=first-game]").click()
    page.locator(".board > svg").wait_for()
    player, seen = Player(page, luck=2), []
    size = (window["viewport"]["width"], window["viewport"]["height"])
    half = FIRST.steps[len(FIRST.steps) // 2].name
    left = False
    while not (now := player.wait()).over:
        step = page.locator("[data-lesson]").get_attribute("data-lesson")
        if step not in seen:
            seen.append(step)
            assert_in_sight(page, size, f"at step {step}")
        if step == half and not left:
            left = leave_and_come_back(page)
            continue
        player.act(now)
    assert seen == [step.name for step in FIRST.steps]
    ending = page.locator("[data-lesson-ending]")
    expect(ending).to_contain_text("You won your first game")
    ending.locator("[data-action=play-for-real]").click()
    expect(page.locator("[data-action=play-now]")).to_be_visible()
    expect(page.locator("[data-action=go-on]")).to_have_count(0)


def leave_and_come_back(page: Page) -> bool:
    before = page.locator("[data-lesson]").get_attribute("data-lesson")
    page.goto("/")
    expect(page.locator("[data-action=go-on]")).to_contain_text("Step 7 of 13")
    page.locator("[data-action=learn]").click()
    button = page.locator("[data-action=first-game]")
    expect(button).to_contain_text("step 7 of 13")
    button.click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", str(before))
    return True


def test_only_what_the_step_wants_is_lit(windows: Windows) -> None:
    """The rules would allow more; the guide shows one thing at a time, and says so of the rest."""
    page = windows.open(LARGE, calm=True)
    page.goto("/#/rules")
    page.locator("[data-action=first-game]").click()
    expect(page.locator("[data-lesson=maneuver]")).to_be_visible()
    expect(page.locator("[data-decision]")).to_have_count(1)
    expect(page.locator("button.card.next")).to_have_count(0)
    page.locator("[data-card=Feint]").click()
    expect(page.locator("dialog")).to_contain_text("Not in this step")
    expect(page.locator("dialog [data-term=cancel]")).to_have_count(1)  # a card explains itself


# ---------------------------------------------------------------- the rules


@pytest.mark.parametrize("window", [SMALL, LARGE], ids=["phone", "desktop"])
def test_the_rules_are_searched(windows: Windows, window: dict[str, Any]) -> None:
    page = windows.open(window, calm=True)
    page.goto("/#/rules")
    sections = page.locator(".text section[data-section]")
    everything = sections.count()
    page.locator("[data-action=search-rules]").fill("Secret  PASSAGE")
    expect(page.locator("[data-section=passages]")).to_be_visible()
    assert 0 < sections.count() < everything
    page.locator("[data-action=search-rules]").fill("xyzzy")
    expect(page.locator(".search [role=status]")).to_contain_text("Nothing found")
    page.locator("[data-action=search-rules]").fill("")
    expect(sections).to_have_count(everything)


@pytest.mark.parametrize("window", [SMALL, LARGE], ids=["phone", "desktop"])
def test_an_example_is_gone_through(windows: Windows, window: dict[str, Any]) -> None:
    page = windows.open(window, calm=True)
    page.goto("/#/rules/combat")
    example = page.locator("[data-example=combat]")
    example.scroll_into_view_if_needed()
    expect(example.locator(".board svg .piece")).to_have_count(2)
    expect(example).to_contain_text("1 / 3")
    next_ = example.locator("[data-action=example-next]")
    next_.click()
    expect(example).to_contain_text("Bigfoot attacks Robin Hood")
    next_.click()
    expect(example).to_contain_text("Robin Hood takes 3 damage")
    expect(example.locator("[data-card]")).to_have_count(2)
    next_.click()  # from the beginning
    expect(example).to_contain_text("1 / 3")
    check_accessibility(page)


def test_a_term_explains_itself(windows: Windows) -> None:
    """At a touch on a phone, under a mouse at a desk; another touch, or Escape, closes it."""
    phone = windows.open(SMALL, calm=True)
    phone.goto("/#/rules/fighters")
    term = phone.locator("[data-section=fighters] [data-term=ranged]").first
    term.tap()
    meaning = phone.locator("[data-meaning=ranged]")
    expect(meaning).to_contain_text("anyone in the same zone")
    box = meaning.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    phone.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    desk = windows.open(LARGE, calm=True)
    desk.goto("/#/heroes/medusa")
    desk.locator("[data-card=Feint] [data-term=cancel]").hover()
    expect(desk.locator("[data-meaning=cancel]")).to_contain_text("does not happen")
    desk.locator("[data-meaning=cancel] a").click()
    expect(desk.locator("[data-section=timing]")).to_be_in_viewport()


def test_what_to_know_about_a_hero(windows: Windows) -> None:
    page = windows.open(LARGE, calm=True)
    hero = BOX.heroes.load("sherlock-holmes")
    page.goto(f"/#/heroes/{hero.id}")
    expect(page.locator("[data-ruling]")).to_have_count(len(rulings_of(hero)))
    expect(page.locator("[data-ruling=uncancelable]")).to_contain_text("against canceling only")
    check_accessibility(page)


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(language, marks=() if language in ("ru", "fr") else pytest.mark.prove)
        for language in message_languages()
        if language != "en"
    ],
)
def test_the_first_steps_fit_in_every_language(windows: Windows, language: str) -> None:
    page = windows.open(SMALL, calm=True, locale=language)
    page.goto("/#/rules")
    page.locator("[data-action=first-game]").click()
    page.locator(".board > svg").wait_for()
    player = Player(page, luck=2)
    seen: set[str | None] = set()
    while not (now := player.wait()).over and len(seen) < len(FIRST.steps):
        step = page.locator("[data-lesson]").get_attribute("data-lesson")
        if step not in seen:
            seen.add(step)
            assert_in_sight(page, (390, 664), f"{language}, at step {step}")
        player.act(now)


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["desktop", "phone"])
def test_an_ability_at_the_table_explains_its_terms(
    server: Server, windows: Windows, size: dict[str, Any]
) -> None:
    """And opens and closes beside them."""
    player = Player(windows.open(size, calm=True), luck=1)
    player.sit_down(server.make_table(("person", "greedy"), ("medusa", "alice")), 0)
    player.wait()
    page = player.page
    if size is SMALL:
        page.locator("nav button.players").click()
    ability = page.locator(".player.own .ability")
    term = ability.locator("[data-term=opposing]")
    if size is SMALL:
        term.tap()
    else:
        term.hover()
    expect(page.locator("[data-meaning=opposing]")).to_contain_text("Of the other side")
    page.keyboard.press("Escape")
    expect(page.locator("[data-meaning]")).to_have_count(0)
    toggle = ability.get_by_role("button", expanded=False).first
    toggle.click()
    expect(ability.locator("> button")).to_have_attribute("aria-expanded", "true")
    check_accessibility(page)
