"""The words of Polish card texts, as the published edition uses them (docs/rules/glossary.md)."""

from __future__ import annotations

from peerless.text.cased.lexicon import Nouns, Qualities, Verb, Verbs
from peerless.text.declension import Gender, called, noun
from peerless.text.polish.grammar import ANY, adjective, irregular

_CARD = noun(
    Gender.FEMININE,
    "karta karty karcie kartę kartą karcie",
    "karty kart kartom karty kartami kartach",
)
_VALUE = noun(Gender.FEMININE, "wartość wartości wartości wartość wartością wartości")
_DAMAGE = noun(
    Gender.NEUTER,
    "obrażenie obrażenia obrażeniu obrażenie obrażeniem obrażeniu",
    "obrażenia obrażeń obrażeniom obrażenia obrażeniami obrażeniach",
)
_POINT = noun(
    Gender.THING,
    "punkt punktu punktowi punkt punktem punkcie",
    "punkty punktów punktom punkty punktami punktach",
)
_LEVEL = noun(Gender.THING, "poziom poziomu poziomowi poziom poziomem poziomie")
_NUMBER = noun(Gender.FEMININE, "liczba liczby liczbie liczbę liczbą liczbie")

NOUNS = Nouns(
    fighter=noun(
        Gender.PERSON,
        "walczący walczącego walczącemu walczącego walczącym walczącym",
        "walczący walczących walczącym walczących walczącymi walczących",
    ),
    hero=noun(
        Gender.PERSON,
        "bohater bohatera bohaterowi bohatera bohaterem bohaterze",
        "bohaterowie bohaterów bohaterom bohaterów bohaterami bohaterach",
    ),
    sidekick=noun(
        Gender.PERSON,
        "pomocnik pomocnika pomocnikowi pomocnika pomocnikiem pomocniku",
        "pomocnicy pomocników pomocnikom pomocników pomocnikami pomocnikach",
    ),
    opponent=noun(
        Gender.PERSON,
        "przeciwnik przeciwnika przeciwnikowi przeciwnika przeciwnikiem przeciwniku",
        "przeciwnicy przeciwników przeciwnikom przeciwników przeciwnikami przeciwnikach",
    ),
    player=noun(
        Gender.PERSON,
        "gracz gracza graczowi gracza graczem graczu",
        "gracze graczy graczom graczy graczami graczach",
    ),
    enemy=noun(
        Gender.PERSON,
        "wróg wroga wrogowi wroga wrogiem wrogu",
        "wrogowie wrogów wrogom wrogów wrogami wrogach",
    ),
    villain=noun(
        Gender.PERSON,
        "złoczyńca złoczyńcy złoczyńcy złoczyńcę złoczyńcą złoczyńcy",
        "złoczyńcy złoczyńców złoczyńcom złoczyńców złoczyńcami złoczyńcach",
    ),
    # The published edition has "sługi", and so no plural of persons.
    minion=noun(
        Gender.ANIMAL,
        "sługa sługi słudze sługę sługą słudze",
        "sługi sług sługom sługi sługami sługach",
    ),
    space=noun(
        Gender.NEUTER, "pole pola polu pole polem polu", "pola pól polom pola polami polach"
    ),
    start_space=noun(
        Gender.NEUTER,
        "pole startowe|pola startowego|polu startowemu|pole startowe|polem startowym|"
        "polu startowym",
        "pola startowe|pól startowych|polom startowym|pola startowe|polami startowymi|"
        "polach startowych",
    ),
    card=_CARD,
    token=noun(
        Gender.THING,
        "żeton żetonu żetonowi żeton żetonem żetonie",
        "żetony żetonów żetonom żetony żetonami żetonach",
    ),
    zone=noun(Gender.FEMININE, "strefa strefy strefie strefę strefą strefie"),
    hand=noun(Gender.FEMININE, "ręka ręki ręce rękę ręką ręce"),
    deck=noun(Gender.FEMININE, "talia talii talii talię talią talii"),
    discard_pile=called(
        noun(Gender.THING, "stos stosu stosowi stos stosem stosie"), "kart odrzuconych"
    ),
    damage=_DAMAGE,
    health_point=called(_POINT, "zdrowia"),
    health=noun(Gender.NEUTER, "zdrowie zdrowia zdrowiu zdrowie zdrowiem zdrowiu"),
    value=_VALUE,
    boost_value=called(_VALUE, "WZMOCNIENIA"),
    move_value=called(_VALUE, "ruchu"),
    initiative_card=called(_CARD, "inicjatywy"),
    attack_card=called(_CARD, "ataku"),
    defense_card=called(_CARD, "obrony"),
    threat_level=called(_LEVEL, "zagrożenia"),
    number=_NUMBER,
    count=_NUMBER,
    action=noun(
        Gender.FEMININE,
        "akcja akcji akcji akcję akcją akcji",
        "akcje akcji akcjom akcje akcjami akcjach",
    ),
    option=noun(
        Gender.FEMININE,
        "opcja opcji opcji opcję opcją opcji",
        "opcje opcji opcjom opcje opcjami opcjach",
    ),
    marker=noun(
        Gender.THING,
        "znacznik znacznika znacznikowi znacznik znacznikiem znaczniku",
        "znaczniki znaczników znacznikom znaczniki znacznikami znacznikach",
    ),
    site=noun(
        Gender.NEUTER,
        "miejsce miejsca miejscu miejsce miejscem miejscu",
        "miejsca miejsc miejscom miejsca miejscami miejscach",
    ),
    trait=noun(Gender.FEMININE, "cecha cechy cesze cechę cechą cesze"),
)

_NO = irregular(
    "żaden żadne żadnego żadnemu żadnym żadna żadnej żadną żadną żadne żadnych żadnym żadnymi",
    "żadni",
)
_THIS = irregular("ten to tego temu tym ta tej tę tą te tych tym tymi", "ci")
# Of the one who acts: "potasuj swoją talię", "przeciwnik ujawnia swoją rękę".
_OWN = irregular(
    "swój swoje swojego swojemu swoim swoja swojej swoją swoją swoje swoich swoim swoimi", "swoi"
)

QUALITIES = Qualities(
    friendly=adjective("przyjazny", "przyjaźni"),
    opposing=adjective("wrogi", "wrodzy"),
    defeated=adjective("pokonany", "pokonani"),
    empty=adjective("pusty", "puści"),
    random=adjective("losowy", "losowi"),
    other=adjective("inny", "inni"),
    any=ANY,
    every=adjective("każdy", "każdy"),
    nearest=adjective("najbliższy", "najbliżsi"),
    occupied=adjective("zajęty", "zajęci"),
    additional=adjective("dodatkowy", "dodatkowi"),
    adjacent=adjective("sąsiadujący", "sąsiadujący"),
    bordering=adjective("graniczący", "graniczący"),
    fighting=adjective("uczestniczący", "uczestniczący"),
    printed=adjective("wydrukowany", "wydrukowani"),
    top=adjective("wierzchni", "wierzchni"),
    bottom=adjective("spodni", "spodni"),
    remaining=adjective("pozostały", "pozostali"),
    smaller=adjective("mniejszy", "mniejsi"),
    larger=adjective("większy", "więksi"),
    equal=adjective("równy", "równi"),
    discarded=adjective("odrzucony", "odrzuceni"),
    revealed=adjective("odkryty", "odkryci"),
    shown=adjective("ujawniony", "ujawnieni"),
    found=adjective("znaleziony", "znalezieni"),
    chosen=adjective("wybrany", "wybrani"),
    drawn=adjective("dobrany", "dobrani"),
    named=adjective("podany", "podani"),
    spent=adjective("wydany", "wydani"),
    which=adjective("który", "którzy"),
    this=_THIS,
    that=irregular(
        "tamten tamto tamtego tamtemu tamtym tamta tamtej tamtą tamtą tamte tamtych tamtym tamtymi",
        "tamci",
    ),
    one=irregular(
        "jeden jedno jednego jednemu jednym jedna jednej jedną jedną jedne jednych jednym jednymi",
        "jedni",
    ),
    no=_NO,
    all=irregular(
        "wszystek wszystko wszystkiego wszystkiemu wszystkim wszystka wszystkiej wszystką wszystką "
        "wszystkie wszystkich wszystkim wszystkimi",
        "wszyscy",
    ),
    your=irregular(
        "twój twoje twojego twojemu twoim twoja twojej twoją twoją twoje twoich twoim twoimi",
        "twoi",
    ),
    own=_OWN,
    everyone=adjective("każdy", "każdy"),
    no_one=_NO,
    the_one=_THIS,
    their_own=_OWN,
)

VERBS = Verbs(
    move=Verb("przesunąć", "przesuń", "przesuwa"),
    place=Verb("umieścić", "umieść"),
    put=Verb("umieścić", "umieść"),
    return_=Verb("przywrócić", "przywróć"),
    swap=Verb("zamienić", "zamień"),
    remove=Verb("usunąć", "usuń"),
    deal=Verb("zadać", "zadaj"),
    recover=Verb("odzyskać", "odzyskaj", "odzyskuje", "odzyskują"),
    set=Verb("ustawić", "ustaw"),
    become_defender=Verb("zostać", "zostań", "zostaje", "zostają"),
    draw=Verb("dobrać", "dobierz", "dobiera"),
    discard=Verb("odrzucić", "odrzuć", "odrzuca"),
    reveal=Verb("odkryć", "odkryj", "odkrywa"),
    show=Verb("ujawnić", "ujawnij", "ujawnia"),
    look=Verb("obejrzeć", "obejrzyj"),
    take=Verb("wziąć", "weź"),
    take_back=Verb("cofnąć", "cofnij"),
    add_to_hand=Verb("dołożyć", "dołóż"),
    shuffle=Verb("potasować", "potasuj"),
    shuffle_in=Verb("wtasować", "wtasuj"),
    search=Verb("poszukać", "poszukaj"),
    become=Verb("stać się", "stań się", "staje się"),
    cancel=Verb("anulować", "anuluj"),
    ignore=Verb("zignorować", "zignoruj"),
    add=Verb("dodać", "dodaj"),
    add_card=Verb("dodać", "dodaj"),
    change=Verb("zmienić", "zmień"),
    set_value=Verb("zmienić", "zmień"),
    boost=Verb("wzmocnić", "wzmocnij"),
    choose=Verb("wybrać", "wybierz"),
    name=Verb("podać", "podaj"),
    gain=Verb("zyskać", "zyskaj"),
    spend=Verb("wydać", "wydaj"),
    end=Verb("zakończyć", "zakończ", "kończy", "kończą"),
    take_turn=Verb("wykonać", "wykonaj", "wykonuje", "wykonują"),
    destroy=Verb("zniszczyć", "zniszcz"),
    end_turn=Verb("zakończyć", "zakończ", "kończy", "kończą"),
)
