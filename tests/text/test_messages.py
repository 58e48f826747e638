"""What people read beside card texts: every message has words in every language, with the same
arguments, and none falls back to English."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from peerless.content.library import BOX
from peerless.content.spoken import spoken_name, spoken_names
from peerless.messages import ENGLISH, FOLDER, message_languages, words
from peerless.record import told
from peerless.rules.events import Happening
from peerless.table.refusals import Code

LANGUAGES = ("fr", "ru", "uk", "bg", "pl")
PAGE = Path(__file__).parents[2] / "web" / "src" / "words"


class Arguments(Visitor):
    """The arguments of a message: those that are said, and those that only choose its words."""

    def __init__(self, message: ast.Message) -> None:
        self.said: set[str] = set()
        self.chosen_by: set[str] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.add(node.id.name)


def messages_of(path: Path) -> dict[str, ast.Message]:
    body = FluentResource(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], path
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), path
    return dict(zip(ids, found, strict=True))


def files() -> list[tuple[Path, Path, str]]:
    """An English file, the same in another language, and which that is."""
    program = [
        (path, FOLDER / language / path.name, language)
        for path in sorted((FOLDER / ENGLISH).glob("*.ftl"))
        for language in LANGUAGES
    ]
    page = [
        (folder / "en.ftl", folder / f"{language}.ftl", language)
        for folder in (PAGE, PAGE / "coop", PAGE / "learn")
        for language in LANGUAGES
    ]
    return [*program, *page]


@pytest.mark.parametrize(("english", "path", "language"), files())
def test_every_message_has_words(english: Path, path: Path, language: str) -> None:
    first, other = messages_of(english), messages_of(path)
    missing = [id for id in first if id not in other]
    assert not missing, f"{language}, {english.name}: no words for {', '.join(missing)}"
    strange = [id for id in other if id not in first]
    assert not strange, f"{language}: English does not have {', '.join(strange)}"
    for id, message in first.items():
        here, there = Arguments(message), Arguments(other[id])
        assert there.said | there.chosen_by <= here.said | here.chosen_by, (language, id)
        assert here.said - here.chosen_by <= there.said, (language, id)


@pytest.mark.parametrize(("english", "path", "language"), files())
def test_nothing_was_left_in_english(english: Path, path: Path, language: str) -> None:
    """Whole sentences are never the same in two languages, also where a number or a name chooses
    between several."""
    first, other = messages_of(english), messages_of(path)
    same = [
        id
        for id, message in first.items()
        if id in other
        and message.equals(other[id])
        and _letters(message) > 12
        and (language, id) not in SAME_WORDS
    ]
    assert not same, f"{language}: still English: {', '.join(same)}"


@pytest.mark.parametrize("language", [ENGLISH, *LANGUAGES])
def test_no_id_is_there_twice(language: str) -> None:
    """The page reads the files of a language together, and refuses one message that is twice."""
    page = (folder / f"{language}.ftl" for folder in (PAGE, PAGE / "coop"))
    together = (*page, FOLDER / language / "log.ftl")
    ids = Counter(id for path in together for id in messages_of(path))
    assert not [id for id, times in ids.items() if times > 1]


SAME_WORDS = {("fr", "minutes-n")}  # "2 minutes" is French too


def test_letters_are_counted_wherever_they_stand() -> None:
    source = (
        "id = one { $n ->\n    [one] two\n   *[other] { $what ->\n       *[x] three\n    }\n  }"
    )
    (message,) = FluentResource(source).body
    assert isinstance(message, ast.Message)
    assert _letters(message) == len("onetwothree")


def _letters(message: ast.Message) -> int:
    """Of all its words, whatever chooses them."""
    return sum(letter.isalpha() for letter in "".join(_texts(message)))


def _texts(message: ast.Message) -> list[str]:
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            found.append(node.value)

    Texts().visit(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_their_plurals(language: str) -> None:
    """Where a number chooses the words, every class of it that the language has is there; the last
    of them may be called "other", since no number here is broken."""
    classes = {"fr": {"one"}, "bg": {"one"}}.get(language, {"one", "few", "many"})
    for _, path, _ in (each for each in files() if each[2] == language):
        for id, message in messages_of(path).items():
            for select in _selects(message):
                keys = {
                    variant.key.name
                    for variant in select.variants
                    if isinstance(variant.key, ast.Identifier)
                }
                if keys & {"one", "few", "many"}:
                    missing = classes - keys - ALIKE.get((language, id), set())
                    if "other" in keys:
                        missing -= {"many"}
                    assert not missing, (language, id)
                    assert keys - {"other"} <= classes, (language, id)


ALIKE = {
    # A verb of several, whoever they are; "до 2 ячеек" as "до 5 ячеек"; "около 2" likewise.
    ("ru", "won"): {"few"},
    ("uk", "won"): {"few"},
    ("pl", "won"): {"few"},
    ("ru", "ask-move-up-to"): {"few"},
    ("uk", "ask-move-up-to"): {"few"},
    ("ru", "ask-place-tokens"): {"few"},
    ("uk", "ask-place-tokens"): {"few"},
    ("pl", "blow-unsure"): {"few"},
}
"""Messages of the page whose words are the same after 2 and after 5."""


def _selects(message: ast.Message) -> list[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    class Selects(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Selects().visit(message)
    return found


def test_the_files_of_the_page_share_no_message() -> None:
    """It takes them all into one bundle, which refuses a second message of the same id."""
    paths = (PAGE / "en.ftl", PAGE / "coop" / "en.ftl", FOLDER / ENGLISH / "log.ftl")
    ids = [id for path in paths for id in messages_of(path)]
    assert not sorted({id for id in ids if ids.count(id) > 1})


def test_every_event_has_a_line_of_the_log() -> None:
    source = Path(told.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r'"(log-[a-z-]+)"', source))
    assert set(told._LINES) == set(Happening)
    assert len(named) > 60
    assert not named - messages_of(FOLDER / ENGLISH / "log.ftl").keys()


LITERAL = ("terminal-signs", "terminal-number-or-help")
"""How messages begin that speak of signs: "! le jeton d’un ennemi"."""


@pytest.mark.parametrize("path", [path for _, path, language in files() if language == "fr"])
def test_a_french_sign_stays_with_its_word(path: Path) -> None:
    """Before a colon and the like, and within quotes, no line can end."""
    for id, message in messages_of(path).items():
        for text in _texts(message):
            assert id.startswith(LITERAL) or not re.search(r" [;:!?»](?!\w)|« ", text), (id, text)


def test_all_languages_are_there() -> None:
    assert message_languages() == (ENGLISH, *sorted(LANGUAGES))


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "Medusa draws a card", "Medusa draws 2 cards", "Medusa draws 5 cards"),
        ("fr", "pioche une carte", "pioche 2 cartes", "pioche 5 cartes"),
        ("ru", "берёт 1 карту", "берёт 2 карты", "берёт 5 карт"),
        ("uk", "бере 1 карту", "бере 2 карти", "бере 5 карт"),
        ("bg", "тегли 1 карта", "тегли 2 карти", "тегли 5 карти"),
        ("pl", "dobiera 1 kartę", "dobiera 2 karty", "dobiera 5 kart"),
    ],
)
def test_counting(language: str, one: str, two: str, five: str) -> None:
    for n, expected in ((1, one), (2, two), (5, five)):
        assert words("log-drew-hidden", language, player="Medusa", n=n).endswith(expected)


def test_every_refusal_has_words() -> None:
    """The page says them by their code, in its own language."""
    page = messages_of(PAGE / "en.ftl")
    missing = [f"refused-{code.value.replace(' ', '-')}" for code in Code]
    assert not [id for id in missing if id not in page]


def test_a_name_is_said_as_it_is_called() -> None:
    """Alone, numbered, or where two seats share it."""
    assert spoken_name("Medusa", "pl") == "Meduza"
    assert spoken_name("Harpy 2", "pl") == "Harpia 2"
    assert spoken_name("Harpy 2 [1]", "pl") == "Harpia 2 [1]"
    assert spoken_name("Nobody 2", "pl") == "Nobody 2"
    assert spoken_name("Harpy 2", "en") == "Harpy 2"


def test_a_name_has_a_capital_where_a_sentence_begins() -> None:
    """An article within a sentence has none; the title of a card always has one."""
    king, man = "King Arthur", "Invisible Man"
    assert spoken_name(king, "fr") == "Le roi Arthur"
    attacked = words("log-attacked", "fr", fighter=king, target=man, card="The Lady of the Lake")
    assert attacked == "Le roi Arthur attaque l’Homme Invisible avec La Dame du lac"
    asked = words("terminal-ask-enemy-target", "fr", enemy="Ant Queen")
    assert asked.startswith("La Reine des fourmis")
    both = words("terminal-won", "fr", names=[king, "Medusa"])
    assert both == "Vous avez gagné. Victoire\u00a0: le roi Arthur et Méduse."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_box_is_said(language: str) -> None:
    """Heroes, fighters, cards and battlefields: what the page shows by itself."""
    names = spoken_names(language)
    heroes = [BOX.heroes.load(id) for id in BOX.heroes.ids()]
    wanted = {kind.name for hero in heroes for kind in hero.fighters}
    wanted |= {card.name for hero in heroes for card in hero.cards}
    wanted |= {BOX.battlefields.load(id).name for id in BOX.battlefields.ids()}
    assert not sorted(wanted - names.keys())
