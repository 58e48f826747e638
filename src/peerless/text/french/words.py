"""The words of French card texts, as the published edition uses them (docs/rules/glossary.md)."""

from __future__ import annotations

from peerless.text.cased.lexicon import Nouns, Qualities, Verb, Verbs
from peerless.text.declension import Gender, NounForms
from peerless.text.french.grammar import ALL, ANY, FrenchAdjective, adjective, determiner


def _m(one: str, many: str = "") -> NounForms:
    return NounForms(Gender.THING, (one,), (many or f"{one}s",))


def _f(one: str, many: str = "") -> NounForms:
    return NounForms(Gender.FEMININE, (one,), (many or f"{one}s",))


NOUNS = Nouns(
    fighter=_m("combattant"),
    hero=_m("héros", "héros"),
    sidekick=_m("acolyte"),
    opponent=_m("adversaire"),
    player=_m("joueur"),
    enemy=_m("ennemi"),
    villain=_m("méchant"),
    minion=_m("sbire"),
    space=_f("case"),
    start_space=_f("case de départ", "cases de départ"),
    card=_f("carte"),
    token=_m("jeton"),
    zone=_f("zone"),
    hand=_f("main"),
    deck=_m("deck"),
    discard_pile=_f("défausse"),
    damage=_m("dégât"),
    health_point=_m("point de vie", "points de vie"),
    health=_f("santé"),
    value=_f("valeur"),
    boost_value=_f("valeur de BOOST", "valeurs de BOOST"),
    move_value=_f("valeur de déplacement", "valeurs de déplacement"),
    initiative_card=_f("carte Initiative", "cartes Initiative"),
    attack_card=_f("carte Attaque", "cartes Attaque"),
    defense_card=_f("carte Défense", "cartes Défense"),
    number=_m("nombre"),
    count=_m("nombre"),
    threat_level=_m("niveau de Menace", "niveaux de Menace"),
    action=_f("action"),
    option=_f("option"),
    marker=_m("marqueur"),
    site=_m("lieu", "lieux"),
    trait=_f("caractéristique"),
)

_FIGHTING = FrenchAdjective(("participant",) * 4)
_NO = determiner("aucun|aucune|aucuns|aucunes")
_ONE = determiner("l’un|l’une|des")
_THIS = determiner("ce|cette|ces")
_YOUR = determiner("votre|votre|vos")

QUALITIES = Qualities(
    friendly=adjective("ami"),
    opposing=adjective("adverse"),
    defeated=adjective("vaincu"),
    empty=adjective("vide"),
    random="au hasard",
    other=adjective("autre", follows=False),
    any=ANY,
    every=determiner("chaque|chaque|tous les|toutes les"),
    everyone=determiner("chacun|chacune|chacun|chacune"),
    one=_ONE,
    no=_NO,
    no_one=_NO,
    all=ALL,
    nearest=FrenchAdjective(
        ("le plus proche", "la plus proche", "les plus proches", "les plus proches")
    ),
    occupied=adjective("occupé"),
    additional=adjective("supplémentaire"),
    adjacent=adjective("adjacent"),
    fighting=_FIGHTING,
    printed=adjective("imprimé"),
    top=adjective("premier", "première", follows=False),
    bottom=adjective("dernier", "dernière", follows=False),
    remaining=adjective("restant"),
    smaller=adjective("inférieur"),
    larger=adjective("supérieur"),
    equal=FrenchAdjective(("égal", "égale", "égaux", "égales")),
    discarded=adjective("défaussé"),
    revealed=adjective("révélé"),
    shown=adjective("révélé"),
    found=adjective("trouvé"),
    chosen=adjective("choisi"),
    drawn=adjective("pioché"),
    named=adjective("annoncé"),
    spent=adjective("dépensé"),
    which=determiner("que|que|que"),
    this=_THIS,
    that=FrenchAdjective(("en question",) * 4),
    the_one=determiner("celui|celle|ceux|celles"),
    your=_YOUR,
    own=_YOUR,
    their_own=determiner("son|sa|ses"),
    opponents=_YOUR,
)

_PLACE = Verb("placer", "placez", "place")
_ADD = Verb("ajouter", "ajoutez", "ajoute")

VERBS = Verbs(
    move=Verb("déplacer", "déplacez", "déplace"),
    place=_PLACE,
    put=_PLACE,
    return_=Verb("remettre", "remettez"),
    swap=Verb("échanger", "échangez"),
    remove=Verb("retirer", "retirez"),
    deal=Verb("infliger", "infligez"),
    recover=Verb("récupérer", "récupérez", "récupère", "récupèrent"),
    set=Verb("fixer", "fixez"),
    become_defender=Verb("devenir", "devenez", "devient", "deviennent"),
    draw=Verb("piocher", "piochez", "pioche"),
    discard=Verb("défausser", "défaussez", "défausse"),
    reveal=Verb("révéler", "révélez", "révèle"),
    show=Verb("révéler", "révélez", "révèle"),
    look=Verb("consulter", "consultez"),
    take=_ADD,
    take_back=Verb("remettre", "remettez"),
    add_to_hand=_ADD,
    shuffle=Verb("mélanger", "mélangez"),
    shuffle_in=Verb("mélanger", "mélangez"),
    search=Verb("chercher", "cherchez"),
    become=Verb("devenir", "devenez", "devient"),
    cancel=Verb("annuler", "annulez"),
    ignore=Verb("ignorer", "ignorez"),
    add=_ADD,
    add_card=_ADD,
    change=Verb("changer", "changez"),
    set_value=Verb("remplacer", "remplacez"),
    boost=Verb("booster", "boostez"),
    choose=Verb("choisir", "choisissez"),
    name=Verb("annoncer", "annoncez"),
    gain=Verb("gagner", "gagnez"),
    spend=Verb("dépenser", "dépensez"),
    end=Verb("terminer", "terminez", "termine", "terminent"),
    end_turn=Verb("terminer", "terminez"),
    take_turn=Verb("jouer", "jouez", "joue", "jouent"),
    destroy=Verb("détruire", "détruisez"),
    advance=Verb("avancer", "avancez"),
)
