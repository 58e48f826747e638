"""Polish: every word of two heroes, the grammar behind it, and that all heroes can be said."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from peerless.cli import main
from peerless.content.checking import ContentError
from peerless.content.heroes import names_of
from peerless.content.library import BOX
from peerless.content.words import read_words
from peerless.text import tree as t
from peerless.text.cased.lexicon import Quality
from peerless.text.cased.phrases import Adjective, Counted, Phrase, Pronoun
from peerless.text.cased.references import with_qualities
from peerless.text.declension import Case, Gender, NounForms
from peerless.text.language import Unsayable
from peerless.text.names import Names
from peerless.text.polish import Polish
from peerless.text.polish.words import NOUNS, QUALITIES
from peerless.text.speaker import say, say_effects
from peerless.text.tree import Noun as Kind
from peerless.text.tree import Who

# ---------------------------------------------------------------- two heroes, word for word

KING_ARTHUR = {
    "Król Artur": "Kiedy atakujesz: Jeśli atakuje Król Artur, możesz wzmocnić ten atak zakrytą "
    "kartą (wzmocnienie przepada, jeśli efekty na karcie ataku zostaną anulowane).",
    "Excalibur": "",
    "Szlachetna ofiara": "W TRAKCIE WALKI: Możesz wzmocnić ten atak.",
    "Pomoc Morgany": "PO WALCE: Dobierz 2 karty.",
    "Boska interwencja": "PO WALCE: Przesuń Króla Artura o maksymalnie 5 pól.",
    "Święty Graal": "PO WALCE: Jeśli zdrowie Króla Artura wynosi 4 lub mniej, ustaw jego zdrowie "
    "na 8.",
    "Pani Jeziora": "Poszukaj karty „Excalibur” na swoim stosie kart odrzuconych, a następnie "
    "w swojej talii. Weź na rękę znalezioną kartę. Jeśli przeszukano talię, potasuj ją.",
    "Pomoc dla wybrańca": "PO WALCE: Jeśli wygrasz walkę, dobierz 2 karty.",
    "Oszołomienie": "W TRAKCIE WALKI: Do końca walki Merlin nie otrzymuje żadnych obrażeń. "
    "PO WALCE: Możesz umieścić Merlina na dowolnym polu.",
    "Władza nad burzami": "Przesuń każdego walczącego o maksymalnie 3 pola.",
    "Proroctwo": "Obejrzyj 4 wierzchnie karty ze swojej talii. Weź na rękę 2 z tych kart. Umieść "
    "pozostałe karty na wierzchu swojej talii w dowolnej kolejności.",
    "Niespokojne duchy": "Wybierz pole w strefie Merlina, a następnie pole sąsiadujące z tym "
    "polem. Zadaj 2 obrażenia każdemu wrogiemu walczącemu na tych polach. Jeśli pokonano "
    "walczącego, dobierz 1 kartę.",
    "Szybki cios": "PO WALCE: Przesuń swojego walczącego o maksymalnie 4 pola.",
    "Finta": "NATYCHMIAST: Anuluj wszystkie efekty na karcie przeciwnika.",
    "Przełomowy zwrot": "W TRAKCIE WALKI: Jeśli twój walczący rozpoczął tę turę na innym polu, "
    "zmień wartość tej karty na 5.",
    "Przegrupowanie": "PO WALCE: Dobierz 1 kartę, a jeśli wygrasz walkę, to zamiast tego 2 karty.",
    "Potyczka": "PO WALCE: Jeśli wygrasz walkę, przesuń o maksymalnie 2 pola dowolnego "
    "walczącego uczestniczącego w walce.",
}
DRACULA = {
    "Dracula": "Na początku twojej tury: Możesz zadać 1 obrażenie dowolnemu walczącemu "
    "sąsiadującemu z Draculą. Jeśli zadano obrażenia, dobierz 1 kartę.",
    "Postać bestii": "W TRAKCIE WALKI: Możesz odrzucić dowolną liczbę kart. Dodaj 1 do wartości "
    "tej karty za każdą odrzuconą kartę.",
    "Szał żerowania": "W TRAKCIE WALKI: Dodaj 1 do wartości tej karty za każdą Siostrę w strefie "
    "wrogiego walczącego.",
    "Wypełnij moją wolę": "NATYCHMIAST: Cofnij kartę przeciwnika na jego rękę. Obejrzyj wszystkie "
    "karty na ręce przeciwnika. Wybierz spośród tych kart 1 kartę, której wrogi walczący może użyć "
    "do ataku. Wybrana karta staje się kartą przeciwnika.",
    "Spójrz mi w oczy": "W TRAKCIE WALKI: Dodaj do wartości tej karty wartość WZMOCNIENIA karty "
    "przeciwnika.",
    "Chrzest krwi": "Dracula odzyskuje 2 punkty zdrowia. Przywróć pokonaną Siostrę na dowolne "
    "pole w strefie Draculi.",
    "Postać mgły": "Umieść Draculę na dowolnym polu. Zyskaj 1 akcję.",
    "Na łowach": "Zadaj 1 obrażenie każdemu wrogiemu walczącemu sąsiadującemu z Draculą. Dracula "
    "odzyskuje tyle punktów zdrowia, ile zadano obrażeń.",
    "Głód krwi": "PO WALCE: Jeśli wygrasz walkę, umieść Draculę na dowolnym polu sąsiadującym "
    "z wrogim walczącym.",
    "Drapieżne uwodzenie": "Przesuń dowolnego walczącego o maksymalnie 2 pola. Zadaj temu "
    "walczącemu 1 obrażenie za każdą sąsiadującą z nim Siostrę.",
    "Zasadzka": "W TRAKCIE WALKI: Przeciwnik odrzuca 1 losową kartę. Dodaj do wartości tej karty "
    "wartość WZMOCNIENIA odrzuconej karty.",
    "Zryw": "PO WALCE: Przesuń swojego walczącego o maksymalnie 3 pola.",
    "Wykorzystana okazja": "PO WALCE: Dobierz 1 kartę.",
    "Finta": "NATYCHMIAST: Anuluj wszystkie efekty na karcie przeciwnika.",
}


def said_of(hero_id: str) -> dict[str, str]:
    """Ability and cards of a hero, by their Polish names."""
    hero = BOX.heroes.load(hero_id)
    names = names_of(hero, "pl")
    said = {names.said(hero.name): say(hero.ability, names, "pl")}
    return said | {names.title(card.name): say(card.text, names, "pl") for card in hero.cards}


@pytest.mark.parametrize(("hero", "said"), [("king-arthur", KING_ARTHUR), ("dracula", DRACULA)])
def test_a_hero_is_said_word_for_word(hero: str, said: dict[str, str]) -> None:
    assert said_of(hero) == said


# ---------------------------------------------------------------- all heroes

SPOKEN = [
    "alice",
    "annie-christmas",
    "bigfoot",
    "dr-jill-trent",
    "dracula",
    "golden-bat",
    "invisible-man",
    "jekyll-and-hyde",
    "king-arthur",
    "medusa",
    "nikola-tesla",
    "robin-hood",
    "sherlock-holmes",
    "sinbad",
]


def can_be_said(hero: str) -> bool:
    try:
        said_of(hero)
    except Unsayable:
        return False
    return True


def test_these_heroes_speak_polish() -> None:
    assert [hero for hero in BOX.heroes.ids() if can_be_said(hero)] == SPOKEN


def test_a_player_may_be_a_man_or_a_woman() -> None:
    for hero in SPOKEN:
        for words in said_of(hero).values():
            assert not any(word.strip(",.;:").endswith(("łeś", "łaś")) for word in words.split())


# ---------------------------------------------------------------- numbers

CASES = list(Case)
GRAMMAR = Polish.grammar


def phrase(noun: NounForms, *qualities: Quality) -> Phrase:
    return with_qualities(Phrase(GRAMMAR, noun), qualities)


def counted(n: int, noun: NounForms) -> str:
    return Counted(n, phrase(noun)).said(Case.ACCUSATIVE)


@pytest.mark.parametrize(
    ("n", "card", "space", "damage"),
    [
        (0, "0 kart", "0 pól", "0 obrażeń"),
        (1, "1 kartę", "1 pole", "1 obrażenie"),
        (2, "2 karty", "2 pola", "2 obrażenia"),
        (5, "5 kart", "5 pól", "5 obrażeń"),
        (12, "12 kart", "12 pól", "12 obrażeń"),
        (21, "21 kart", "21 pól", "21 obrażeń"),
        (22, "22 karty", "22 pola", "22 obrażenia"),
        (112, "112 kart", "112 pól", "112 obrażeń"),
    ],
)
def test_a_number_asks_for_its_form(n: int, card: str, space: str, damage: str) -> None:
    assert counted(n, NOUNS.card) == card
    assert counted(n, NOUNS.space) == space
    assert counted(n, NOUNS.damage) == damage


def test_persons_are_counted_in_the_genitive() -> None:
    two = Counted(2, phrase(NOUNS.fighter, QUALITIES.opposing))
    assert two.said(Case.NOMINATIVE) == two.said(Case.ACCUSATIVE) == "2 wrogich walczących"
    assert two.said(Case.DATIVE) == "2 wrogim walczącym"
    assert not two.takes_plural
    assert Counted(2, phrase(NOUNS.card)).takes_plural
    assert not Counted(5, phrase(NOUNS.card)).takes_plural


# ---------------------------------------------------------------- cases and genders


@pytest.mark.parametrize(
    ("noun", "adjective", "one", "many"),
    [
        (
            NOUNS.fighter,
            QUALITIES.opposing,
            "wrogi walczący, wrogiego walczącego, wrogiemu walczącemu, wrogiego walczącego, "
            "wrogim walczącym, wrogim walczącym",
            "wrodzy walczący, wrogich walczących, wrogim walczącym, wrogich walczących, "
            "wrogimi walczącymi, wrogich walczących",
        ),
        (
            NOUNS.token,
            QUALITIES.other,
            "inny żeton, innego żetonu, innemu żetonowi, inny żeton, innym żetonem, innym żetonie",
            "inne żetony, innych żetonów, innym żetonom, inne żetony, innymi żetonami, "
            "innych żetonach",
        ),
        (
            NOUNS.card,
            QUALITIES.top,
            "wierzchnia karta, wierzchniej karty, wierzchniej karcie, wierzchnią kartę, "
            "wierzchnią kartą, wierzchniej karcie",
            "wierzchnie karty, wierzchnich kart, wierzchnim kartom, wierzchnie karty, "
            "wierzchnimi kartami, wierzchnich kartach",
        ),
        (
            NOUNS.card,
            QUALITIES.this,
            "ta karta, tej karty, tej karcie, tę kartę, tą kartą, tej karcie",
            "te karty, tych kart, tym kartom, te karty, tymi kartami, tych kartach",
        ),
        (
            NOUNS.space,
            QUALITIES.empty,
            "puste pole, pustego pola, pustemu polu, puste pole, pustym polem, pustym polu",
            "puste pola, pustych pól, pustym polom, puste pola, pustymi polami, pustych polach",
        ),
        (
            NOUNS.hero,
            QUALITIES.your,
            "twój bohater, twojego bohatera, twojemu bohaterowi, twojego bohatera, "
            "twoim bohaterem, twoim bohaterze",
            "twoi bohaterowie, twoich bohaterów, twoim bohaterom, twoich bohaterów, "
            "twoimi bohaterami, twoich bohaterach",
        ),
    ],
)
def test_an_adjective_agrees_with_its_noun(
    noun: NounForms, adjective: Adjective, one: str, many: str
) -> None:
    words = phrase(noun, adjective)
    assert ", ".join(words.form(case, plural=False) for case in CASES) == one
    assert ", ".join(words.form(case, plural=True) for case in CASES) == many


def test_an_animal_is_seen_as_a_person_but_counted_as_a_thing() -> None:
    bats = NounForms(
        Gender.ANIMAL,
        ("nietoperz", "nietoperza", "nietoperzowi", "nietoperza", "nietoperzem", "nietoperzu"),
        ("nietoperze", "nietoperzy", "nietoperzom", "nietoperze", "nietoperzami", "nietoperzach"),
    )
    bat = phrase(bats, QUALITIES.other)
    assert bat.said(Case.ACCUSATIVE) == "innego nietoperza"
    assert Counted(2, bat).said(Case.ACCUSATIVE) == "2 inne nietoperze"


def test_a_pronoun_has_the_gender_of_what_it_stands_for() -> None:
    zone = phrase(NOUNS.zone)
    he, she = Pronoun(phrase(NOUNS.fighter)), Pronoun(phrase(NOUNS.card))
    assert he.owning(zone).said(Case.LOCATIVE) == "jego strefie"
    assert she.owning(zone).said(Case.LOCATIVE) == "jej strefie"
    assert GRAMMAR.smooth(f"z {he.after_preposition(Case.INSTRUMENTAL)}") == "z nim"
    assert GRAMMAR.smooth(f"z {she.after_preposition(Case.INSTRUMENTAL)}") == "z nią"
    assert he.said(Case.ACCUSATIVE) == "go"
    assert she.said(Case.ACCUSATIVE) == "ją"


@pytest.mark.parametrize(
    "words",
    [
        "z Draculą",
        "z Siostrą",
        "z Sherlockiem Holmesem",
        "z żetonem",
        "z wrogim walczącym",
        "ze swoim bohaterem",
        "ze stosu",
        "ze Złotym Nietoperzem",
        "ze wszystkich",
    ],
)
def test_z_takes_a_vowel_where_it_could_not_be_spoken(words: str) -> None:
    assert GRAMMAR.smooth(f"z {words.partition(' ')[2]}") == words


# ---------------------------------------------------------------- sentences

NAMES = Names(
    forms={
        "Anna": NounForms(Gender.FEMININE, ("Anna", "Anny", "Annie", "Annę", "Anną", "Annie")),
        "Jan": NounForms(Gender.PERSON, ("Jan", "Jana", "Janowi", "Jana", "Janem", "Janie")),
        "Daisy": NounForms(Gender.FEMININE, ("Daisy",)),
        "coils": NounForms(
            Gender.FEMININE,
            ("cewka", "cewki", "cewce", "cewkę", "cewką", "cewce"),
            ("cewki", "cewek", "cewkom", "cewki", "cewkami", "cewkach"),
        ),
    }
)
ANNA, JAN = t.Named("Anna"), t.Named("Jan")
OPPOSING = t.Select(Kind.FIGHTER, side=t.Side.OPPOSING)
THAT_CARD, THOSE_CARDS = t.That(Kind.CARD), t.That(Kind.CARD, many=True)
DRAW = t.Draw(Who.YOU, t.Number(1))


def said(*effects: t.Effect) -> str:
    return say((t.Clause(t.Timing.PLAYED, effects),), NAMES, "pl")


def in_zone_of(fighter: t.FighterRef) -> t.Select:
    return t.Select(Kind.SPACE, filters=(t.ZoneOf(fighter),))


def test_who_acts_has_what_is_its_own() -> None:
    yours, theirs = t.WholeHand(Who.YOU), t.WholeHand(Who.OPPONENT)
    assert said(t.Shuffle(Who.YOU)) == "Potasuj swoją talię."
    assert said(t.Shuffle(Who.OPPONENT)) == "Potasuj talię przeciwnika."
    assert said(t.Reveal(Who.OPPONENT, theirs)) == (
        "Przeciwnik ujawnia wszystkie karty ze swojej ręki."
    )
    assert said(t.Discard(Who.OPPONENT, yours)) == (
        "Przeciwnik odrzuca wszystkie karty z twojej ręki."
    )


def test_the_verb_fits_who_acts() -> None:
    assert said(t.May(t.Draw(Who.THAT, t.Number(2)))) == "Ten gracz może dobrać 2 karty."
    assert said(t.May(t.Draw(Who.YOU, t.Number(2)))) == "Możesz dobrać 2 karty."
    harpies = t.Select(Kind.FIGHTER, t.Count(t.Quantity.EXACTLY, 2), filters=(t.Called("Anna"),))
    assert said(t.Recover(ANNA, t.Number(5))) == "Anna odzyskuje 5 punktów zdrowia."
    assert " odzyskują 1 punkt zdrowia." in said(t.Recover(harpies, t.Number(1)))


def test_what_sets_it_off() -> None:
    def heading(trigger: t.Trigger) -> str:
        return say((t.Clause(trigger, (DRAW,)),), NAMES, "pl").partition(":")[0]

    beside_anna = replace(OPPOSING, filters=(t.AdjacentTo(ANNA),))
    yours = t.Select(Kind.FIGHTER, side=t.Side.YOURS)
    assert heading(t.WhenDamaged(ANNA)) == "Kiedy Anna otrzymuje obrażenia"
    assert heading(t.WhenDamaged(beside_anna)) == (
        "Kiedy wrogi walczący sąsiadujący z Anną otrzymuje obrażenia"
    )
    assert heading(t.WhenDefeated(ANNA)) == "Kiedy Anna zostaje pokonana"
    assert heading(t.WhenDefeated(yours)) == "Kiedy jeden z twoich walczących zostaje pokonany"
    assert heading(t.WhenEntering(OPPOSING, "fog")).startswith(
        "Kiedy wrogi walczący wchodzi na pole"
    )
    assert heading(t.WhenDiscarding(Who.OPPONENT)) == "Kiedy przeciwnik odrzuca kartę"
    assert heading(t.WhenDecided(won=True)) == "Kiedy wygrywasz walkę"
    discarded = t.Clause(t.WhenDiscarding(Who.YOU), (t.Put(THAT_CARD, Who.YOU, t.Spot.HAND),))
    assert say((discarded,), NAMES, "pl") == ("Kiedy odrzucasz kartę: Weź na rękę odrzuconą kartę.")


def test_the_past_has_a_gender() -> None:
    other_space = t.Start.OTHER_SPACE
    jan, anna = t.Started(JAN, other_space), t.Started(ANNA, other_space)
    assert said(t.If(jan, (DRAW,))).startswith("Jeśli Jan rozpoczął tę turę na innym polu,")
    assert said(t.If(anna, (DRAW,))).startswith("Jeśli Anna rozpoczęła tę turę na innym polu,")
    assert said(t.If(t.Not(anna), (DRAW,))).startswith("Jeśli Anna nie rozpoczęła tej tury")


def test_who_attacks_comes_last_unless_it_would_be_attacked() -> None:
    attacks = t.Fights(ANNA, t.Role.ATTACK)
    assert said(t.If(attacks, (DRAW,))) == "Jeśli atakuje Anna, dobierz 1 kartę."
    without_cases = t.Fights(t.Named("Daisy"), t.Role.ATTACK)
    assert said(t.If(without_cases, (DRAW,))) == "Jeśli Daisy atakuje, dobierz 1 kartę."
    defends = t.Fights(t.InCombat(Who.YOU), t.Role.DEFENSE)
    assert said(t.If(defends, (DRAW,))) == "Jeśli twój walczący się broni, dobierz 1 kartę."
    assert said(t.If(t.Not(defends), (DRAW,))).startswith("Jeśli twój walczący się nie broni,")


def test_a_fighter_is_not_named_twice() -> None:
    assert said(t.Place(ANNA, in_zone_of(ANNA))) == "Umieść Annę na dowolnym polu w jej strefie."
    assert said(t.Place(JAN, in_zone_of(JAN))) == "Umieść Jana na dowolnym polu w jego strefie."
    weak = t.Compare(t.HealthOf(ANNA), t.Relation.AT_MOST, t.Number(4))
    assert said(t.If(weak, (t.Leave(ANNA),))) == (
        "Jeśli zdrowie Anny wynosi 4 lub mniej, usuń ją z pola bitwy."
    )


def test_a_pronoun_never_stands_where_it_could_mean_another() -> None:
    weak = t.Compare(t.HealthOf(ANNA), t.Relation.AT_MOST, t.Number(4))
    assert said(t.If(weak, (t.Place(JAN, in_zone_of(ANNA)),))) == (
        "Jeśli zdrowie Anny wynosi 4 lub mniej, umieść Jana na dowolnym polu w strefie Anny."
    )
    weaker = t.Compare(t.HealthOf(ANNA), t.Relation.LESS, t.HealthOf(JAN))
    assert said(t.If(weaker, (t.Leave(ANNA),))) == (
        "Jeśli zdrowie Anny jest mniejsze niż zdrowie Jana, usuń Annę z pola bitwy."
    )
    # Nor after something else has been spoken of, nor in the next sentence.
    assert said(t.If(weak, (DRAW, t.Leave(ANNA)))).endswith(
        "dobierz 1 kartę, a następnie usuń Annę z pola bitwy."
    )
    assert said(t.If(weak, (DRAW,)), t.Leave(ANNA)).endswith("Usuń Annę z pola bitwy.")


@pytest.mark.parametrize(
    ("before", "which"),
    [
        (t.Discard(Who.OPPONENT, t.Select(Kind.CARD)), "odrzuconą"),
        (t.Reveal(Who.YOU, t.DeckCards(Who.YOU)), "odkrytą"),
        (t.Reveal(Who.YOU, t.Select(Kind.CARD)), "ujawnioną"),
        (t.Search((t.Pile.DECK,), "Move"), "znalezioną"),
        (t.Choose((t.Select(Kind.CARD),)), "wybraną"),
        (t.Draw(Who.YOU, t.Number(1)), "dobraną"),
        (t.EndTurn(), "tamtą"),
    ],
)
def test_that_card_is_never_taken_for_this_card(before: t.Effect, which: str) -> None:
    put = t.Put(THAT_CARD, Who.YOU, t.Spot.HAND)
    assert said(before, put).endswith(f"Weź na rękę {which} kartę.")
    assert said(before, t.Put(t.ThisCard(), Who.YOU, t.Spot.HAND)).endswith(
        "Cofnij tę kartę na rękę."
    )


def test_a_card_keeps_its_name_through_an_if() -> None:
    reveal = t.Reveal(Who.YOU, t.DeckCards(Who.OPPONENT))
    discard = t.If(t.Won(), (t.Discard(Who.YOU, THAT_CARD),))
    add = t.Add(t.BoostOf(THAT_CARD), t.ThisCard())
    assert said(reveal, discard, add).endswith("wartość WZMOCNIENIA odkrytej karty.")


def test_what_english_tells_apart_by_an_article_polish_tells_apart_too() -> None:
    the, an = t.InCombat(Who.OPPONENT), OPPOSING
    assert said(t.Damage(t.Number(2), the)) == "Zadaj 2 obrażenia wrogiemu walczącemu."
    assert said(t.Damage(t.Number(2), an)) == "Zadaj 2 obrażenia dowolnemu wrogiemu walczącemu."
    yours = t.Select(Kind.FIGHTER, side=t.Side.YOURS)
    assert said(t.Leave(t.InCombat(Who.YOU))) == "Usuń swojego walczącego z pola bitwy."
    assert said(t.Place(yours, t.Select(Kind.SPACE))) == (
        "Umieść jednego ze swoich walczących na dowolnym polu."
    )


def test_a_fight_is_not_for_spaces() -> None:
    fighting = t.Select(Kind.FIGHTER, t.EACH, filters=(t.Fighting(),))
    assert "w walce o " not in said(t.Move(Who.YOU, fighting, t.UpTo(2)))


def test_what_is_long_does_not_come_between() -> None:
    """Else Anna would be of the battlefield."""
    fog = t.Select(Kind.TOKEN, t.EACH, filters=(t.Called("fog"), t.ZoneOf(ANNA)))
    assert said(t.RemoveTokens(fog)).startswith("Usuń z pola bitwy każdy żeton")
    assert said(t.Leave(ANNA)) == "Usuń Annę z pola bitwy."


def test_a_site_borders_on_a_fighter() -> None:
    """As the published edition has it of farms; only fighters and spaces are adjacent."""
    farm = t.Select(Kind.SITE, t.EACH, filters=(t.Called("farm"), t.AdjacentTo(ANNA)))
    assert said(t.PlaceMarkers(t.Number(1), "alien", farm)).endswith("graniczącym z Anną.")


def test_a_clause_within_a_sentence_is_closed_by_a_comma() -> None:
    usable = t.Select(Kind.CARD, filters=(t.UsableBy(ANNA, t.Role.ATTACK),))
    assert said(t.Put(usable, Who.YOU, t.Spot.TOP)) == (
        "Umieść 1 kartę, której Anna może użyć do ataku, na wierzchu swojej talii."
    )
    assert said(t.Discard(Who.YOU, usable)) == "Odrzuć 1 kartę, której Anna może użyć do ataku."
    assert say_effects((t.Discard(Who.YOU, usable),), NAMES, "pl") == (
        "odrzuć 1 kartę, której Anna może użyć do ataku"
    )


def test_of_several_not_all_are_said_to_be_usable() -> None:
    usable = (t.Among(THOSE_CARDS), t.UsableBy(ANNA, t.Role.DEFENSE))
    two = t.Select(Kind.CARD, t.Count(t.Quantity.UP_TO, 2), filters=usable)
    assert said(t.Look(t.WholeHand(Who.OPPONENT)), t.Discard(Who.YOU, two)).endswith(
        "Odrzuć spośród tych kart maksymalnie 2 karty, których Anna może użyć do obrony."
    )


@pytest.mark.parametrize(
    ("relation", "words"),
    [
        (t.Relation.EQUAL, "masz 2 cewki"),
        (t.Relation.LESS, "masz mniej niż 2 cewki"),
        (t.Relation.AT_LEAST, "masz 2 cewki lub więcej"),
    ],
)
def test_counters_are_had(relation: t.Relation, words: str) -> None:
    counts = t.Compare(t.CounterOf("coils"), relation, t.Number(2))
    assert said(t.If(counts, (DRAW,))) == f"Jeśli {words}, dobierz 1 kartę."


def test_counters_are_an_amount() -> None:
    coils = t.CounterOf("coils")
    assert said(t.Draw(Who.YOU, coils)) == "Dobierz tyle kart, ile masz cewek."
    assert said(t.Draw(Who.YOU, t.Per(1, coils))) == "Dobierz 1 kartę za każdą cewkę."


def test_a_number_spent_is_called_so() -> None:
    spend = t.Spend("coils", t.UpTo(2))
    assert said(spend, t.Draw(Who.YOU, t.ThatNumber())) == (
        "Wydaj maksymalnie 2 cewki. Dobierz tyle kart, ile cewek wydano."
    )


# ---------------------------------------------------------------- names without Polish words


def test_a_new_hero_is_spoken_at_once() -> None:
    beowulf = t.Named("Beowulf")
    assert said(t.Move(Who.YOU, beowulf, t.UpTo(3))) == (
        "Przesuń walczącego „Beowulf” o maksymalnie 3 pola."
    )
    assert said(t.Gain("rage", t.Number(2))) == "Zyskaj 2 znaczniki „rage”."
    assert said(t.SetState("mood", "grim")) == "Zmień swoją cechę „mood” na „grim”."
    token = t.Select(Kind.TOKEN, filters=(t.Called("snow"),))
    assert said(t.MoveTo(Who.YOU, token, t.Select(Kind.SPACE))) == (
        "Przesuń dowolny żeton „snow” na dowolne pole."
    )


def test_what_no_text_means_is_refused() -> None:
    among_tokens = t.Among(t.That(Kind.TOKEN, many=True))
    strange = t.Select(Kind.FIGHTER, filters=(among_tokens,))
    with pytest.raises(Unsayable, match="of things that are something else"):
        said(t.Damage(t.Number(1), strange))


# ---------------------------------------------------------------- the command


def test_say_prints_the_ability_and_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "Dracula", "--language", "PL"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [line for name, text in DRACULA.items() for line in (name, f"    {text}")]


def test_say_speaks_english_unless_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["say", "king-arthur"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("King Arthur\n    When you attack: If King Arthur is attacking,")
    assert "\nExcalibur\nNoble Sacrifice\n    During combat: You may boost this attack.\n" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["drakula"], 'unknown hero "drakula": did you mean dracula?'),
        (
            ["dracula", "--language", "xx"],
            'unknown language "xx", expected one of: en, fr, ru, uk, bg, pl',
        ),
    ],
)
def test_say_refuses_what_there_is_not(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["say", *arguments]) == 1
    assert capsys.readouterr().err == f"peerless: {message}\n"


# ---------------------------------------------------------------- files of words


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ('one = ["a", "b"]', '5: "one" has 2 forms, expected 6, one for each case, or 1 for all'),
        ('one = "a"', '5: "one" is "a", expected a list of texts'),
        ('one = ["a"]\ngender = "f"', '6: "gender" is "f", expected one of: person, animal'),
        ('one = ["a"]\ntwo = ["a"]', '6: unknown key "two"'),
        ('one = ["a"]\n[[name]]\nof = "x"\nname = "X"\none = ["a"]', '8: "X" of x stands twice'),
    ],
)
def test_a_fault_in_a_file_of_words_is_shown(tmp_path: Path, name: str, message: str) -> None:
    path = tmp_path / "pl.toml"
    path.write_text(f'# words\n[[name]]\nof = "x"\nname = "X"\n{name}\n', "utf-8")
    with pytest.raises(ContentError) as fault:
        read_words(path)
    assert f":{message}" in str(fault.value)
