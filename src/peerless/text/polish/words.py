"""The words of Polish card texts, as the published edition uses them (docs/rules/glossary.md)."""

from __future__ import annotations

from dataclasses import dataclass

from peerless.text import tree as t
from peerless.text.declension import Gender, NounForms
from peerless.text.polish.agreement import adjective, irregular
from peerless.text.tree import Outcome, Pile, Role, Timing


def _noun(gender: Gender, one: str, many: str = "") -> NounForms:
    return NounForms(gender, tuple(one.split()), tuple(many.split()))


# ---------------------------------------------------------------- nouns

FIGHTER = _noun(
    Gender.PERSON,
    "walczący walczącego walczącemu walczącego walczącym walczącym",
    "walczący walczących walczącym walczących walczącymi walczących",
)
HERO = _noun(
    Gender.PERSON,
    "bohater bohatera bohaterowi bohatera bohaterem bohaterze",
    "bohaterowie bohaterów bohaterom bohaterów bohaterami bohaterach",
)
SIDEKICK = _noun(
    Gender.PERSON,
    "pomocnik pomocnika pomocnikowi pomocnika pomocnikiem pomocniku",
    "pomocnicy pomocników pomocnikom pomocników pomocnikami pomocnikach",
)
OPPONENT = _noun(
    Gender.PERSON,
    "przeciwnik przeciwnika przeciwnikowi przeciwnika przeciwnikiem przeciwniku",
    "przeciwnicy przeciwników przeciwnikom przeciwników przeciwnikami przeciwnikach",
)
PLAYER = _noun(
    Gender.PERSON,
    "gracz gracza graczowi gracza graczem graczu",
    "gracze graczy graczom graczy graczami graczach",
)
ENEMY = _noun(
    Gender.PERSON,
    "wróg wroga wrogowi wroga wrogiem wrogu",
    "wrogowie wrogów wrogom wrogów wrogami wrogach",
)
VILLAIN = _noun(
    Gender.PERSON,
    "złoczyńca złoczyńcy złoczyńcy złoczyńcę złoczyńcą złoczyńcy",
    "złoczyńcy złoczyńców złoczyńcom złoczyńców złoczyńcami złoczyńcach",
)
# The published edition has "sługi", and so no plural of persons.
MINION = _noun(
    Gender.ANIMAL,
    "sługa sługi słudze sługę sługą słudze",
    "sługi sług sługom sługi sługami sługach",
)
SPACE = _noun(Gender.NEUTER, "pole pola polu pole polem polu", "pola pól polom pola polami polach")
_START_SPACE = (
    "pole startowe|pola startowego|polu startowemu|pole startowe|polem startowym|polu startowym",
    "pola startowe|pól startowych|polom startowym|pola startowe|polami startowymi|"
    "polach startowych",
)
START_SPACE = NounForms(Gender.NEUTER, *(tuple(forms.split("|")) for forms in _START_SPACE))
CARD = _noun(
    Gender.FEMININE,
    "karta karty karcie kartę kartą karcie",
    "karty kart kartom karty kartami kartach",
)
TOKEN = _noun(
    Gender.THING,
    "żeton żetonu żetonowi żeton żetonem żetonie",
    "żetony żetonów żetonom żetony żetonami żetonach",
)
ZONE = _noun(Gender.FEMININE, "strefa strefy strefie strefę strefą strefie")
HAND = _noun(Gender.FEMININE, "ręka ręki ręce rękę ręką ręce")
DECK = _noun(Gender.FEMININE, "talia talii talii talię talią talii")
PILE = _noun(Gender.THING, "stos stosu stosowi stos stosem stosie")
DAMAGE = _noun(
    Gender.NEUTER,
    "obrażenie obrażenia obrażeniu obrażenie obrażeniem obrażeniu",
    "obrażenia obrażeń obrażeniom obrażenia obrażeniami obrażeniach",
)
POINT = _noun(
    Gender.THING,
    "punkt punktu punktowi punkt punktem punkcie",
    "punkty punktów punktom punkty punktami punktach",
)
HEALTH = _noun(Gender.NEUTER, "zdrowie zdrowia zdrowiu zdrowie zdrowiem zdrowiu")
VALUE = _noun(Gender.FEMININE, "wartość wartości wartości wartość wartością wartości")
NUMBER = _noun(Gender.FEMININE, "liczba liczby liczbie liczbę liczbą liczbie")
LEVEL = _noun(Gender.THING, "poziom poziomu poziomowi poziom poziomem poziomie")
ACTION = _noun(
    Gender.FEMININE,
    "akcja akcji akcji akcję akcją akcji",
    "akcje akcji akcjom akcje akcjami akcjach",
)
OPTION = _noun(
    Gender.FEMININE,
    "opcja opcji opcji opcję opcją opcji",
    "opcje opcji opcjom opcje opcjami opcjach",
)
# For what a hero brings and Polish has no word for yet: "znacznik „coils”".
MARKER = _noun(
    Gender.THING,
    "znacznik znacznika znacznikowi znacznik znacznikiem znaczniku",
    "znaczniki znaczników znacznikom znaczniki znacznikami znacznikach",
)
SITE = _noun(
    Gender.NEUTER,
    "miejsce miejsca miejscu miejsce miejscem miejscu",
    "miejsca miejsc miejscom miejsca miejscami miejscach",
)
TRAIT = _noun(Gender.FEMININE, "cecha cechy cesze cechę cechą cesze")

NOUNS = {
    t.Noun.FIGHTER: FIGHTER,
    t.Noun.HERO: HERO,
    t.Noun.SIDEKICK: SIDEKICK,
    t.Noun.SPACE: SPACE,
    t.Noun.CARD: CARD,
    t.Noun.TOKEN: TOKEN,
    t.Noun.PLAYER: OPPONENT,
    t.Noun.ANYONE: PLAYER,
    t.Noun.ENEMY: ENEMY,
    t.Noun.VILLAIN: VILLAIN,
    t.Noun.MINION: MINION,
    t.Noun.SITE: SITE,
}

# ---------------------------------------------------------------- words that agree

FRIENDLY = adjective("przyjazny", "przyjaźni")
OPPOSING = adjective("wrogi", "wrodzy")
DEFEATED = adjective("pokonany", "pokonani")
EMPTY = adjective("pusty", "puści")
RANDOM = adjective("losowy", "losowi")
OTHER = adjective("inny", "inni")
ANY = adjective("dowolny", "dowolni")
EVERY = adjective("każdy", "każdy")
NEAREST = adjective("najbliższy", "najbliżsi")
OCCUPIED = adjective("zajęty", "zajęci")
ADDITIONAL = adjective("dodatkowy", "dodatkowi")
ADJACENT = adjective("sąsiadujący", "sąsiadujący")
FIGHTING = adjective("uczestniczący", "uczestniczący")
PRINTED = adjective("wydrukowany", "wydrukowani")
TOP = adjective("wierzchni", "wierzchni")
BOTTOM = adjective("spodni", "spodni")
REMAINING = adjective("pozostały", "pozostali")
SMALLER = adjective("mniejszy", "mniejsi")
LARGER = adjective("większy", "więksi")
EQUAL = adjective("równy", "równi")
DISCARDED = adjective("odrzucony", "odrzuceni")
REVEALED = adjective("odkryty", "odkryci")
SHOWN = adjective("ujawniony", "ujawnieni")
FOUND = adjective("znaleziony", "znalezieni")
CHOSEN = adjective("wybrany", "wybrani")
DRAWN = adjective("dobrany", "dobrani")
NAMED = adjective("podany", "podani")
SPENT = adjective("wydany", "wydani")
WHICH = adjective("który", "którzy")
THIS = irregular("ten to tego temu tym ta tej tę tą te tych tym tymi", "ci")
THAT = irregular(
    "tamten tamto tamtego tamtemu tamtym tamta tamtej tamtą tamtą tamte tamtych tamtym tamtymi",
    "tamci",
)
ONE = irregular(
    "jeden jedno jednego jednemu jednym jedna jednej jedną jedną jedne jednych jednym jednymi",
    "jedni",
)
NO = irregular(
    "żaden żadne żadnego żadnemu żadnym żadna żadnej żadną żadną żadne żadnych żadnym żadnymi",
    "żadni",
)
ALL = irregular(
    "wszystek wszystko wszystkiego wszystkiemu wszystkim wszystka wszystkiej wszystką wszystką "
    "wszystkie wszystkich wszystkim wszystkimi",
    "wszyscy",
)
YOUR = irregular(
    "twój twoje twojego twojemu twoim twoja twojej twoją twoją twoje twoich twoim twoimi", "twoi"
)
# Of the one who acts: "potasuj swoją talię", "przeciwnik ujawnia swoją rękę".
OWN = irregular(
    "swój swoje swojego swojemu swoim swoja swojej swoją swoją swoje swoich swoim swoimi", "swoi"
)

# ---------------------------------------------------------------- verbs


@dataclass(frozen=True, slots=True)
class Verb:
    """What is to be done once is perfective; what is told of another is in the present."""

    infinitive: str
    order: str = ""
    does: str = ""
    do: str = ""


MOVE = Verb("przesunąć", "przesuń", "przesuwa")
PLACE = Verb("umieścić", "umieść")
RETURN = Verb("przywrócić", "przywróć")
SWAP = Verb("zamienić", "zamień")
REMOVE = Verb("usunąć", "usuń")
DEAL = Verb("zadać", "zadaj")
RECOVER = Verb("odzyskać", "odzyskaj", "odzyskuje", "odzyskują")
SET = Verb("ustawić", "ustaw")
BECOME_DEFENDER = Verb("zostać", "zostań", "zostaje", "zostają")
DRAW = Verb("dobrać", "dobierz", "dobiera")
DISCARD = Verb("odrzucić", "odrzuć", "odrzuca")
REVEAL = Verb("odkryć", "odkryj", "odkrywa")
SHOW = Verb("ujawnić", "ujawnij", "ujawnia")
LOOK = Verb("obejrzeć", "obejrzyj")
TAKE = Verb("wziąć", "weź")
TAKE_BACK = Verb("cofnąć", "cofnij")
ADD_TO_HAND = Verb("dołożyć", "dołóż")
SHUFFLE = Verb("potasować", "potasuj")
SHUFFLE_IN = Verb("wtasować", "wtasuj")
SEARCH = Verb("poszukać", "poszukaj")
BECOME = Verb("stać się", "stań się", "staje się")
CANCEL = Verb("anulować", "anuluj")
IGNORE = Verb("zignorować", "zignoruj")
ADD = Verb("dodać", "dodaj")
CHANGE = Verb("zmienić", "zmień")
BOOST = Verb("wzmocnić", "wzmocnij")
CHOOSE = Verb("wybrać", "wybierz")
NAME = Verb("podać", "podaj")
GAIN = Verb("zyskać", "zyskaj")
SPEND = Verb("wydać", "wydaj")
END = Verb("zakończyć", "zakończ", "kończy", "kończą")
TAKE_TURN = Verb("wykonać", "wykonaj", "wykonuje", "wykonują")
DESTROY = Verb("zniszczyć", "zniszcz")

BEGAN = {  # by the gender of who began
    Gender.PERSON: "rozpoczął",
    Gender.ANIMAL: "rozpoczął",
    Gender.THING: "rozpoczął",
    Gender.FEMININE: "rozpoczęła",
    Gender.NEUTER: "rozpoczęło",
}

# ---------------------------------------------------------------- fixed words

HEADINGS = {
    Timing.PLAYED: "",
    Timing.SETUP: "Podczas przygotowania:",
    Timing.TURN_START: "Na początku twojej tury:",
    Timing.TURN_END: "Na koniec twojej tury:",
    Timing.MANEUVER: "Kiedy wykonujesz manewr:",
    Timing.AFTER_MANEUVER: "Po wykonaniu manewru:",
    Timing.ATTACK: "Kiedy atakujesz:",
    Timing.COMMIT: "Kiedy zagrywasz tę kartę:",
    # These three stand on cards, which print them in capitals.
    Timing.IMMEDIATELY: "NATYCHMIAST:",
    Timing.DURING: "W TRAKCIE WALKI:",
    Timing.AFTER: "PO WALCE:",
    Timing.AFTER_ATTACK: "Po wykonaniu ataku:",
    Timing.RIGHT_NOW: "WTEM!",
    Timing.END_OF_ROUND: "KONIEC RUNDY:",
    Timing.OBJECTIVE: "Cel:",
}

# Facts, and that they are not so. Whether the player is a man or a woman is left open: the future
# and the present of a verb do not tell, nor does its impersonal past.
WON = ("wygrasz walkę", "nie wygrasz walki")
MANEUVERED = ("masz za sobą manewr w tej turze", "nie masz za sobą manewru w tej turze")
OUTCOMES = {
    Outcome.DONE: ("to zrobisz", "tego nie zrobisz"),
    Outcome.DAMAGE: ("zadano obrażenia", "nie zadano obrażeń"),
    Outcome.DEFEAT: ("pokonano walczącego", "nie pokonano żadnego walczącego"),
    Outcome.DISCARD: ("odrzucono kartę", "nie odrzucono żadnej karty"),
    Outcome.SEARCHED: ("przeszukano talię", "nie przeszukano talii"),
}
AT_MOST = "maksymalnie"
AT_LEAST = "co najmniej"
DURATIONS = {t.Duration.COMBAT: "do końca walki", t.Duration.TURN: "do końca tury"}
ROLES = {Role.ATTACK: "ataku", Role.DEFENSE: "obrony"}
PILES = {Pile.HAND: HAND, Pile.DECK: DECK, Pile.DISCARD: PILE}
# Cards lie in a deck, but on a pile and, in Polish, on a hand.
IN_PILES = {Pile.HAND: "na", Pile.DECK: "w", Pile.DISCARD: "na"}
