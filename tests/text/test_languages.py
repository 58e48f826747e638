"""The six languages: any tree is said in each, and the grammar of each."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from tests.text.test_round_trip import NAMES as STRANGE_NAMES
from tests.text.test_round_trip import texts

from peerless.text import tree as t
from peerless.text.cased.language import CasedLanguage
from peerless.text.cased.phrases import Attribute, Counted, Determiner, Phrase
from peerless.text.declension import Case, Gender, NounForms
from peerless.text.names import Names
from peerless.text.speaker import LANGUAGES, say
from peerless.text.tree import Noun as Kind
from peerless.text.tree import Who

OTHERS = [language for language in LANGUAGES if language != "en"]
ILL_FORMED = {"  ", " ,", " .", ",,", ",.", ",;", ",:", "{", "}"}


# The strategies are as large as the tree, and so are their names.
@pytest.mark.filterwarnings("ignore:Generating overly large repr")
@settings(deadline=None, max_examples=60)
@given(texts)
def test_whatever_english_says_every_language_says(text: t.Text) -> None:
    """None refuses with an `Unsayable`."""
    assert say(text, STRANGE_NAMES)
    for language in OTHERS:
        words = say(text, STRANGE_NAMES, language)
        assert not [ill for ill in ILL_FORMED if ill in words.replace("{", "")], words


# ---------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("language", "cards", "damage"),
    [
        ("fr", "1 carte, 2 cartes, 5 cartes, 21 cartes", "1 dégât, 2 dégâts, 5 dégâts, 21 dégâts"),
        ("ru", "1 карту, 2 карты, 5 карт, 21 карту", "1 урон, 2 урона, 5 урона, 21 урон"),
        (
            "uk",
            "1 карту, 2 карти, 5 карт, 21 карту",
            "1 поранення, 2 поранення, 5 поранень, 21 поранення",
        ),
        ("bg", "1 карта, 2 карти, 5 карти, 21 карти", "1 удар, 2 удара, 5 удара, 21 удара"),
        (
            "pl",
            "1 kartę, 2 karty, 5 kart, 21 kart",
            "1 obrażenie, 2 obrażenia, 5 obrażeń, 21 obrażeń",
        ),
    ],
)
def test_a_number_asks_for_its_form(language: str, cards: str, damage: str) -> None:
    spoken = LANGUAGES[language]
    assert issubclass(spoken, CasedLanguage)

    def counted(noun: NounForms) -> str:
        phrase = Phrase(spoken.grammar, noun)
        return ", ".join(f"{Counted(n, phrase):acc}" for n in (1, 2, 5, 21))

    assert counted(spoken.lexicon.nouns.card) == cards
    assert counted(spoken.lexicon.nouns.damage) == damage


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "2 случайные карты, 2 случайных бойца, 2 случайных бойцов"),
        ("uk", "2 випадкові карти, 2 випадкові бійці, 2 випадкових бійців"),
    ],
)
def test_what_agrees_is_counted_too(language: str, said: str) -> None:
    spoken = LANGUAGES[language]
    assert issubclass(spoken, CasedLanguage)
    random = spoken.lexicon.qualities.random
    assert not isinstance(random, str)

    def two(noun: NounForms) -> Counted:
        return Counted(2, Phrase(spoken.grammar, noun, (Attribute(random),)))

    nouns = spoken.lexicon.nouns
    forms = (f"{two(nouns.card):acc}", f"{two(nouns.fighter):nom}", f"{two(nouns.fighter):acc}")
    assert ", ".join(forms) == said


# ---------------------------------------------------------------- articles and sounds

ANNA, JOHN = t.Named("Anna"), t.Named("John")
NAMES = {
    "fr": Names(
        forms={
            "Anna": NounForms(Gender.FEMININE, ("Anna",)),
            "John": NounForms(Gender.PERSON, ("le Dr John",)),
            "form": NounForms(Gender.FEMININE, ("forme",)),
        }
    ),
    "ru": Names(
        forms={
            "Anna": NounForms(Gender.FEMININE, ("Анна", "Анны", "Анне", "Анну", "Анной", "Анне")),
            "John": NounForms(Gender.PERSON, ("Джон",)),
        }
    ),
    "uk": Names(
        forms={
            "Anna": NounForms(Gender.FEMININE, ("Анна", "Анни", "Анні", "Анну", "Анною", "Анні")),
            "John": NounForms(Gender.PERSON, ("Джон",)),
        }
    ),
    "bg": Names(
        forms={
            "Anna": NounForms(Gender.FEMININE, ("Ана",)),
            "John": NounForms(Gender.PERSON, ("Носачът", "Носача", "Носачът")),
        }
    ),
}
OPPOSING = t.Select(Kind.FIGHTER, side=t.Side.OPPOSING)
DRAW = t.Draw(Who.YOU, t.Number(1))


def said(language: str, *effects: t.Effect) -> str:
    return say((t.Clause(t.Timing.PLAYED, effects),), NAMES[language], language)


def in_zone_of(fighter: t.FighterRef) -> t.Select:
    return t.Select(Kind.SPACE, filters=(t.ZoneOf(fighter),))


def test_french_contracts_and_elides() -> None:
    assert said("fr", t.Place(JOHN, in_zone_of(ANNA))) == (
        "Placez le Dr John sur une case de la zone d’Anna."
    )
    assert said("fr", t.Damage(t.Number(2), JOHN)) == "Infligez 2 dégâts au Dr John."
    assert said("fr", t.Damage(t.Number(1), t.HeroOf(Who.OPPONENT))) == (
        "Infligez 1 dégât au héros de votre adversaire."
    )
    assert said("fr", t.SetHealth(JOHN, t.Number(3))) == "Fixez la santé du Dr John à 3."
    beside = replace(OPPOSING, filters=(t.AdjacentTo(ANNA),))
    assert said("fr", t.If(t.Not(t.Exists(beside)), (DRAW,))) == (
        "Si aucun combattant adverse n’est adjacent à Anna, piochez 1 carte."
    )


def test_french_puts_a_pronoun_before_its_verb() -> None:
    opposing = t.InCombat(Who.OPPONENT)
    beside = t.Select(Kind.FIGHTER, t.EACH, filters=(t.AdjacentTo(opposing),))
    assert said("fr", t.Damage(t.Per(1, beside), opposing)) == (
        "Infligez 1 dégât au combattant adverse pour chaque combattant qui lui est adjacent."
    )


def test_some_of_several_are_said_in_every_language() -> None:
    look = t.Look(t.DeckCards(Who.YOU, 3))
    some = t.Select(
        Kind.CARD,
        t.Count(t.Quantity.UP_TO, 2),
        filters=(t.Among(t.That(Kind.CARD, many=True)),),
    )
    assert said("fr", look, t.Discard(Who.YOU, some)) == (
        "Consultez les 3 premières cartes de votre deck. Défaussez jusqu’à 2 de ces cartes."
    )
    for language in OTHERS:
        assert "2" in say(
            (t.Clause(t.Timing.PLAYED, (t.Discard(Who.YOU, some),)),), Names(), language
        )


def test_french_says_what_is_long_last() -> None:
    same = t.NameOf(t.CombatCard(Who.OPPONENT))
    there = t.Exists(t.Select(Kind.CARD, filters=(t.InPile(Who.YOU, t.Pile.DISCARD), same)))
    assert said("fr", t.If(there, (DRAW,))) == (
        "S’il y a dans votre défausse une carte portant le même nom que la carte de votre "
        "adversaire, piochez 1 carte."
    )


@pytest.mark.parametrize(
    ("amount", "words"), [(2, "ajoutez 2 à la valeur"), (-1, "retirez 1 à la valeur")]
)
def test_french_adds_or_takes_away(amount: int, words: str) -> None:
    bonus = t.ValueBonus(JOHN, t.Role.ATTACK, amount)
    defends = t.Fights(ANNA, t.Role.DEFENSE)
    text = (t.Standing(bonus, t.AllOf((defends, t.Won()))),)
    assert say(text, NAMES["fr"], "fr") == (
        f"Tant qu’Anna se défend et que vous avez remporté le combat, {words} "
        "des cartes Attaque du Dr John."
    )


def test_french_does_not_name_a_measure_twice() -> None:
    annas, johns = t.HealthOf(ANNA), t.HealthOf(JOHN)
    assert said("fr", t.If(t.Compare(annas, t.Relation.LESS, johns), (DRAW,))) == (
        "Si la santé d’Anna est inférieure à celle du Dr John, piochez 1 carte."
    )
    mine, yours = t.CombatCard(Who.YOU), t.CombatCard(Who.OPPONENT)
    printed = t.Compare(t.PrintedOf(mine), t.Relation.AT_LEAST, t.PrintedOf(yours))
    assert said("fr", t.If(printed, (DRAW,))) == (
        "Si la valeur imprimée de votre carte est supérieure ou égale à celle de la carte de votre "
        "adversaire, piochez 1 carte."
    )
    other = t.Compare(t.PrintedOf(mine), t.Relation.EQUAL, t.BoostOf(yours))
    assert "égale à la valeur de BOOST de" in said("fr", t.If(other, (DRAW,)))


def test_a_french_person_is_not_a_form() -> None:
    assert said("fr", t.SetState("form", "John"), t.ChangeState("form")) == (
        "Votre forme devient celle du Dr John. Changez de forme."
    )
    assert said("fr", t.If(t.StateIs("form", "John"), (DRAW,))) == (
        "Si votre forme est celle du Dr John, piochez 1 carte."
    )


def test_french_chooses_where_things_are() -> None:
    there = t.InPile(Who.YOU, t.Pile.DISCARD)
    cards = t.Select(Kind.CARD, t.Count(t.Quantity.UP_TO, 2), filters=(there,))
    assert said("fr", t.Choose((cards,))) == "Choisissez jusqu’à 2 cartes dans votre défausse."
    assert said("fr", t.Discard(Who.YOU, cards)) == "Défaussez jusqu’à 2 cartes de votre défausse."


def test_an_article_tells_the_one_from_any() -> None:
    the, an = t.InCombat(Who.OPPONENT), OPPOSING
    assert said("fr", t.Damage(t.Number(2), the)) == "Infligez 2 dégâts au combattant adverse."
    assert said("fr", t.Damage(t.Number(2), an)) == "Infligez 2 dégâts à un combattant adverse."
    assert said("bg", t.Damage(t.Number(2), the)) == "Нанеси 2 удара на противниковия боец."
    assert said("bg", t.Damage(t.Number(2), an)) == "Нанеси 2 удара на противников боец."
    assert said("ru", t.Damage(t.Number(2), the)) == "Нанесите 2 урона бойцу противника."
    assert said("ru", t.Damage(t.Number(2), an)) == "Нанесите 2 урона любому бойцу противника."
    assert said("uk", t.Damage(t.Number(2), the)) == "Завдайте 2 поранення ворожому бійцеві."
    assert said("uk", t.Damage(t.Number(2), an)) == (
        "Завдайте 2 поранення будь-якому ворожому бійцеві."
    )


def test_a_bulgarian_subject_has_its_own_article() -> None:
    recovers = t.Recover(t.InCombat(Who.OPPONENT), t.Number(1))
    assert said("bg", recovers) == "Противниковият боец възстановява 1 точка живот."
    assert said("bg", t.Recover(JOHN, t.Number(1))) == "Носачът възстановява 1 точка живот."
    assert said("bg", t.Leave(JOHN)) == "Премахни Носача от бойното поле."
    hero = LANGUAGES["bg"]
    assert issubclass(hero, CasedLanguage)
    phrase = Phrase(hero.grammar, hero.lexicon.nouns.hero, determiner=Determiner.THE)
    assert phrase.said(Case.NOMINATIVE) == "героят"
    assert phrase.said(Case.DATIVE) == "на героя"


def test_a_bulgarian_owner_leans_on_the_first_word() -> None:
    """The article is on that word, and what the noun is called comes after."""
    card = t.Select(Kind.CARD, filters=(t.InPile(Who.YOU, t.Pile.DISCARD),))
    assert said("bg", t.Discard(Who.YOU, t.DeckCards(Who.YOU))) == (
        "Изчисти най-горната карта от тестето си."
    )
    assert said("bg", t.Put(card, Who.YOU, t.Spot.HAND)) == (
        "Вземи в ръката си 1 карта от тестето си с изчистени карти."
    )
    opponents = t.CombatCard(Who.OPPONENT)
    assert said("bg", t.SetValue(opponents, t.PrintedOf(opponents))) == (
        "Силата на картата на противника става отпечатаната ѝ сила."
    )
    assert said("bg", t.May(t.SetValue(opponents, t.BoostOf(opponents)))) == (
        "Може да замениш силата на картата на противника със стойността на БОНУСА ѝ."
    )
    assert said("bg", t.Place(ANNA, in_zone_of(ANNA))) == "Постави Ана на позиция в зоната ѝ."
    assert said("bg", t.Recover(t.InCombat(Who.YOU), t.Number(1))) == (
        "Боецът ти възстановява 1 точка живот."
    )


def test_bulgarian_health_is_several() -> None:
    annas, johns = t.HealthOf(ANNA), t.HealthOf(JOHN)
    assert said("bg", t.If(t.Compare(annas, t.Relation.AT_MOST, t.Number(4)), (DRAW,))) == (
        "Ако точките живот на Ана са 4 или по-малко, изтегли 1 карта."
    )
    assert said("bg", t.If(t.Compare(annas, t.Relation.GREATER, johns), (DRAW,))) == (
        "Ако точките живот на Ана са повече от точките живот на Носача, изтегли 1 карта."
    )
    assert said("bg", t.Draw(Who.YOU, annas)) == (
        "Изтегли толкова карти, колкото са точките живот на Ана."
    )
    assert said("bg", t.Damage(annas, JOHN)) == (
        "Нанеси на Носача толкова удара, колкото са точките живот на Ана."
    )


def test_what_stands_after_a_bulgarian_noun_is_set_off() -> None:
    beside = replace(OPPOSING, filters=(t.AdjacentTo(ANNA),))
    assert said("bg", t.Damage(t.Number(1), beside)) == (
        "Нанеси 1 удар на противников боец, съседен на Ана."
    )
    up_to_two = t.Count(t.Quantity.UP_TO, 2)
    assert said("bg", t.Damage(t.Number(1), replace(OPPOSING, count=t.EACH))) == (
        "Нанеси по 1 удар на всеки противников боец."
    )
    assert said("bg", t.Damage(t.Number(1), replace(OPPOSING, count=up_to_two))) == (
        "Нанеси по 1 удар на най-много 2-ма противникови бойци."
    )


def test_verbs_after_may() -> None:
    may = t.May(t.Draw(Who.YOU, t.Number(1))), t.May(t.Draw(Who.OPPONENT, t.Number(1)))
    assert said("bg", *may) == "Може да изтеглиш 1 карта. Противникът може да изтегли 1 карта."
    assert said("fr", *may) == (
        "Vous pouvez piocher 1 carte. Votre adversaire peut piocher 1 carte."
    )


def test_prepositions_sound_well() -> None:
    hand = t.Discard(Who.YOU, t.WholeHand(Who.YOU))
    assert said("ru", hand) == "Сбросьте все карты из своей руки."
    russian = LANGUAGES["ru"]
    assert issubclass(russian, CasedLanguage)
    assert russian.grammar.smooth("с Анной, с Скунсом, с щитом") == "с Анной, со Скунсом, со щитом"
    assert said("uk", hand) == "Скиньте всі карти зі своєї руки."
    below = t.Put(t.WholeHand(Who.YOU), Who.YOU, t.Spot.BOTTOM)
    assert said("uk", below).startswith("Покладіть усі карти зі своєї руки під низ")
    assert said("uk", t.Place(ANNA, in_zone_of(ANNA))).endswith("комірку в її зоні.")
    assert said("bg", t.Move(Who.YOU, ANNA, t.Number(7))) == "Премести Ана със 7 позиции."
    assert said("bg", t.Move(Who.YOU, ANNA, t.Number(6))) == "Премести Ана с 6 позиции."


def test_ukrainian_prepositions_between_consonants() -> None:
    named = t.Select(Kind.CARD, t.Count(t.Quantity.UP_TO, 3), filters=(t.OfPrintedValue(),))
    number = t.ChooseNumber(None)
    assert said("uk", number, t.Discard(Who.YOU, named)).endswith(
        "Скиньте до 3 карт із таким надрукованим значенням."
    )


def test_in_russian_spaces_are_adjacent_and_fighters_stand_in_them() -> None:
    beside = replace(OPPOSING, filters=(t.AdjacentTo(ANNA),))
    assert said("ru", t.Damage(t.Number(2), beside)) == (
        "Нанесите 2 урона любому бойцу противника в смежной с Анной ячейке."
    )
    assert said("ru", t.Place(beside, in_zone_of(ANNA))) == (
        "Разместите любого бойца противника из смежной с Анной ячейки в любой ячейке в зоне Анны."
    )
    assert said("uk", t.Damage(t.Number(2), beside)) == (
        "Завдайте 2 поранення будь-якому суміжному з Анною ворожому бійцеві."
    )


@pytest.mark.parametrize(
    ("language", "n", "dealt"),
    [
        ("ru", 1, "Нанесите по 1 урону каждому бойцу противника"),
        ("ru", 2, "Нанесите по 2 урона каждому бойцу противника"),
        ("ru", 5, "Нанесите по 5 урона каждому бойцу противника"),
        ("uk", 1, "Завдайте по 1 пораненню кожному ворожому бійцеві"),
        ("uk", 2, "Завдайте по 2 поранення кожному ворожому бійцеві"),
        ("uk", 5, "Завдайте по 5 поранень кожному ворожому бійцеві"),
    ],
)
def test_each_of_several_gets_as_much(language: str, n: int, dealt: str) -> None:
    each = replace(OPPOSING, count=t.EACH)
    assert said(language, t.Damage(t.Number(n), each)) == f"{dealt}."
    more = t.Instead(3, n, t.Won())
    _, apiece, number, of_what, *_ = dealt.split()
    assert said(language, t.Damage(more, each)).endswith(f" {apiece} {number} {of_what}.")


def test_up_to_so_many_have_a_dative_too() -> None:
    some = replace(OPPOSING, count=t.Count(t.Quantity.UP_TO, 2))
    assert said("ru", t.Damage(t.Number(1), some)) == (
        "Нанесите по 1 урону не более чем 2 бойцам противника."
    )
    assert said("uk", t.Damage(t.Number(1), some)) == (
        "Завдайте по 1 пораненню щонайбільше 2 ворожим бійцям."
    )
    assert said("ru", t.Choose((some,))) == "Выберите до 2 бойцов противника."


def test_another_comes_before_what_it_is_next_to() -> None:
    other = t.Select(Kind.SPACE, filters=(t.Other(), t.AdjacentTo(ANNA)))
    assert said("ru", t.Place(JOHN, other)).endswith("в другой смежной с Анной ячейке.")
    assert said("uk", t.Place(JOHN, other)).endswith("на іншу суміжну з Анною комірку.")


@pytest.mark.parametrize(
    ("language", "forms", "every"),
    [
        ("ru", ("Сёстры", "Сестёр", "Сёстрам", "Сестёр"), "за каждых 2 Сестёр"),
        ("uk", ("Сестри", "Сестер", "Сестрам", "Сестер"), "за кожних 2 Сестер"),
        ("pl", ("Siostry", "Sióstr", "Siostrom", "Siostry"), "za każde 2 Siostry"),
    ],
)
def test_several_women_are_alive(language: str, forms: tuple[str, ...], every: str) -> None:
    sister = NounForms(Gender.FEMININE, (*forms, "", ""), (*forms, "", ""))
    names = Names(fighters={"Sister": "Sisters"}, forms={"Sister": sister})
    sisters = t.Select(Kind.FIGHTER, t.EACH, filters=(t.Called("Sister"),))
    draw = t.Draw(Who.YOU, t.Per(1, sisters, every=2))
    text = say((t.Clause(t.Timing.PLAYED, (draw,)),), names, language)
    assert text.endswith(f" {every}.")


def test_a_value_becomes_a_number_and_is_not_changed_by_it() -> None:
    five, boost = t.Number(5), t.BoostOf(t.CombatCard(Who.OPPONENT))
    yours, theirs = t.CombatCard(Who.YOU), t.CombatCard(Who.OPPONENT)
    assert said("ru", t.SetValue(yours, five)) == "Значение вашей карты становится равным 5."
    assert said("ru", t.May(t.SetValue(yours, five))) == (
        "Вы можете сделать значение своей карты равным 5."
    )
    assert said("ru", t.SetValue(theirs, boost)) == (
        "Значение карты противника становится равным её значению УСИЛЕНИЯ."
    )
    assert said("uk", t.SetValue(yours, five)) == "Значення вашої карти стає рівним 5."
    assert said("uk", t.SetValue(theirs, t.BoostOf(yours))) == (
        "Значення карти суперника стає рівним значенню ПОЛІПШЕННЯ вашої карти."
    )
    assert said("uk", t.SetHealth(ANNA, five)) == "Здоров’я Анни стає рівним 5."


def test_an_attack_is_nobody_of_him() -> None:
    rule = t.Standing(t.CountsAs(ANNA), t.IsOn(ANNA, "fog"))
    assert say((rule,), NAMES["uk"], "uk").endswith("Цю атаку вважають атакою Анни.")


def test_what_was_spent_is_counted_in_ukrainian() -> None:
    def if_(relation: t.Relation, n: int) -> str:
        spent = t.Compare(t.ThatNumber(), relation, t.Number(n))
        words = said("uk", t.Spend("coils", t.UpTo(2)), t.If(spent, (DRAW,)))
        return words.partition(". ")[2]

    assert if_(t.Relation.AT_LEAST, 1).startswith("Якщо ви витратили 1 маркер «coils» або більше,")
    assert if_(t.Relation.EQUAL, 2).startswith("Якщо ви витратили 2 маркери «coils»,")


def test_a_friendly_fighter_is_an_ally_in_russian() -> None:
    friend = t.Select(Kind.FIGHTER, side=t.Side.FRIENDLY)
    assert said("ru", t.Damage(t.Number(1), friend)) == "Нанесите 1 урон любому союзнику."
    assert said("ru", t.Damage(t.Number(1), replace(friend, noun=Kind.HERO))) == (
        "Нанесите 1 урон любому союзному герою."
    )


def test_russian_says_what_was_spent_and_who_plays() -> None:
    coils = ("катушка", "катушки", "катушке", "катушку", "катушкой", "катушке")
    many = ("катушки", "катушек", "катушкам", "катушки", "катушками", "катушках")
    names = Names(forms={"coils": NounForms(Gender.FEMININE, coils, many)})
    some = t.Compare(t.ThatNumber(), t.Relation.AT_LEAST, t.Number(1))
    spend = t.Spend("coils", t.UpTo(2)), t.If(some, (DRAW,))
    assert say((t.Clause(t.Timing.PLAYED, spend),), names, "ru") == (
        "Потратьте до 2 катушек. Если вы потратили 1 катушку или больше, возьмите 1 карту."
    )
    few = t.Compare(t.PlayerCount(), t.Relation.AT_MOST, t.Number(2))
    assert said("ru", t.If(few, (DRAW,))) == "Если в игре 2 игрока или меньше, возьмите 1 карту."


def test_a_russian_fighter_in_the_combat_takes_part_in_it() -> None:
    fighting = t.Select(Kind.FIGHTER, filters=(t.Fighting(),))
    assert said("ru", t.Damage(t.Number(1), fighting)) == "Нанесите 1 урон любому участнику боя."
    assert said("ru", t.Damage(t.Number(1), replace(fighting, side=t.Side.OPPOSING))) == (
        "Нанесите 1 урон любому участвующему в бою бойцу противника."
    )


def test_a_russian_distance_goes_on_with_its_preposition() -> None:
    each = t.Per(1, replace(OPPOSING, count=t.EACH))
    assert said("ru", t.Advance(t.Plus(2, each))) == (
        "Продвиньте маркер угрозы на 2 ячейки и ещё на 1 за каждого бойца противника."
    )


@pytest.mark.parametrize(
    ("language", "began"), [("ru", "Анна начала"), ("uk", "Анна почала"), ("bg", "Ана е започнала")]
)
def test_the_past_has_a_gender(language: str, began: str) -> None:
    started = t.Started(ANNA, t.Start.OTHER_SPACE)
    assert began in said(language, t.If(started, (DRAW,)))


def test_that_card_is_never_taken_for_this_card() -> None:
    put = t.Put(t.That(Kind.CARD), Who.YOU, t.Spot.TOP)
    this = t.Put(t.ThisCard(), Who.YOU, t.Spot.TOP)
    befores: list[t.Effect] = [
        t.Discard(Who.OPPONENT, t.Select(Kind.CARD)),
        t.Reveal(Who.YOU, t.DeckCards(Who.YOU)),
        t.Choose((t.Select(Kind.CARD),)),
        t.EndTurn(),
    ]
    for language in NAMES:
        for before in befores:
            assert said(language, before, put) != said(language, before, this)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("fr", "S’il y a 1 joueur, piochez 1 carte.", "S’il y a 2 joueurs ou moins, piochez"),
        ("ru", "Если в игре 1 игрок, возьмите 1 карту.", "Если в игре 2 игрока или меньше, возьм"),
        ("uk", "Якщо у грі 1 гравець, візьміть 1 карту.", "Якщо у грі 2 гравці або менше, візьм"),
    ],
)
def test_players_are_counted_as_people(language: str, one: str, two: str) -> None:
    def among(relation: t.Relation, n: int) -> str:
        players = t.Compare(t.PlayerCount(), relation, t.Number(n))
        return said(language, t.If(players, (t.Draw(t.Who.YOU, t.Number(1)),)))

    assert among(t.Relation.EQUAL, 1) == one
    assert among(t.Relation.AT_MOST, 2).startswith(two)
