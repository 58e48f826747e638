"""The words of Bulgarian card texts, those of the published edition (docs/rules/glossary.md)."""

from __future__ import annotations

from peerless.text.bulgarian.grammar import (
    ANY,
    adjective,
    comparative,
    determiner,
    leaning,
    possessive,
)
from peerless.text.cased.lexicon import Nouns, Qualities, Verb, Verbs
from peerless.text.declension import Gender, called, noun

_CARD = noun(Gender.FEMININE, "карта картата картата", "карти картите карти")

NOUNS = Nouns(
    fighter=noun(Gender.PERSON, "боец боеца боецът", "бойци бойците бойци"),
    hero=noun(Gender.PERSON, "герой героя героят", "герои героите герои"),
    sidekick=noun(
        Gender.PERSON, "партньор партньора партньорът", "партньори партньорите партньори"
    ),
    opponent=noun(
        Gender.PERSON, "противник противника противникът", "противници противниците противници"
    ),
    player=noun(Gender.PERSON, "играч играча играчът", "играчи играчите играчи"),
    enemy=noun(Gender.PERSON, "враг врага врагът", "врагове враговете врагове"),
    villain=noun(Gender.PERSON, "злодей злодея злодеят", "злодеи злодеите злодеи"),
    minion=noun(Gender.PERSON, "слуга слугата слугата", "слуги слугите слуги"),
    space=noun(Gender.FEMININE, "позиция позицията позицията", "позиции позициите позиции"),
    start_space=noun(
        Gender.NEUTER,
        "стартово поле|стартовото поле|стартовото поле",
        "стартови полета|стартовите полета|стартови полета",
    ),
    card=_CARD,
    token=noun(Gender.THING, "маркер маркера маркерът", "маркери маркерите маркера"),
    zone=noun(Gender.FEMININE, "зона зоната зоната", "зони зоните зони"),
    hand=noun(Gender.FEMININE, "ръка ръката ръката"),
    deck=noun(Gender.NEUTER, "тесте тестето тестето"),
    discard_pile=called(noun(Gender.NEUTER, "тесте тестето тестето"), "с изчистени карти"),
    damage=noun(Gender.THING, "удар удара ударът", "удари ударите удара"),
    health_point=called(
        noun(Gender.FEMININE, "точка точката точката", "точки точките точки"), "живот"
    ),
    health=called(noun(Gender.FEMININE, "точки точките точките", "точки точките точки"), "живот"),
    value=noun(Gender.FEMININE, "сила силата силата"),
    boost_value=called(noun(Gender.FEMININE, "стойност стойността стойността"), "на БОНУСА"),
    move_value=called(
        noun(Gender.FEMININE, "точки точките точките", "точки точките точки"), "за движение"
    ),
    initiative_card=called(_CARD, "за инициатива"),
    attack_card=called(_CARD, "с атака"),
    defense_card=called(_CARD, "със защита"),
    number=noun(Gender.NEUTER, "число числото числото", "числа числата числа"),
    count=noun(Gender.THING, "брой броя броят"),
    threat_level=noun(Gender.NEUTER, "ниво на заплахата|нивото на заплахата|нивото на заплахата"),
    action=noun(Gender.NEUTER, "действие действието действието", "действия действията действия"),
    option=noun(Gender.FEMININE, "опция опцията опцията", "опции опциите опции"),
    marker=noun(Gender.THING, "жетон жетона жетонът", "жетони жетоните жетона"),
    site=noun(Gender.NEUTER, "място мястото мястото", "места местата места"),
    trait=noun(Gender.FEMININE, "черта чертата чертата"),
)

_EVERY = determiner("всеки|всяка|всяко|всеки")
_NO = determiner("нито един|нито една|нито едно|нито едни")
_THIS = determiner("този|тази|това|тези")
_OWN = leaning("си", possessive("сво"))

QUALITIES = Qualities(
    friendly=adjective("приятелски", "приятелска"),
    opposing=adjective("противников", "противникова"),
    defeated=adjective("сразен", "сразена"),
    empty=adjective("празен", "празна"),
    random=adjective("случаен", "случайна"),
    other=adjective("друг", "друга"),
    any=ANY,
    every=_EVERY,
    everyone=_EVERY,
    one=determiner("един|една|едно|едни"),
    no=_NO,
    no_one=_NO,
    all=determiner("всички|всички|всички|всички"),
    nearest=adjective("най-близък", "най-близка"),
    occupied=adjective("зает", "заета"),
    additional=adjective("допълнителен", "допълнителна"),
    adjacent=adjective("съседен", "съседна"),
    fighting=adjective("участващ", "участваща"),
    printed=adjective("отпечатан", "отпечатана"),
    top=adjective("най-горен", "най-горна"),
    bottom=adjective("най-долен", "най-долна"),
    remaining=adjective("останал", "останала"),
    smaller=comparative("по-малък", "по-малка", "по-малко"),
    larger=comparative("по-голям", "по-голяма", "повече"),
    equal=adjective("равен", "равна"),
    discarded=adjective("изчистен", "изчистена"),
    revealed=adjective("разкрит", "разкрита"),
    shown=adjective("показан", "показана"),
    found=adjective("намерен", "намерена"),
    chosen=adjective("избран", "избрана"),
    drawn=adjective("изтеглен", "изтеглена"),
    named=adjective("посочен", "посочена"),
    spent=adjective("похарчен", "похарчена"),
    which=determiner("който|която|което|които"),
    this=_THIS,
    that=determiner("онзи|онази|онова|онези"),
    the_one=_THIS,
    your=leaning("ти", possessive("тво")),
    own=_OWN,
    their_own=_OWN,
)

# After "може да" the verb tells the person: "преместиш", "премести", "преместят".
VERBS = Verbs(
    move=Verb("преместиш", "премести", "премества", "преместват", "премести", "преместят"),
    place=Verb("поставиш", "постави"),
    put=Verb("поставиш", "постави"),
    return_=Verb("върнеш", "върни"),
    swap=Verb("размениш", "размени"),
    remove=Verb("премахнеш", "премахни"),
    deal=Verb("нанесеш", "нанеси"),
    recover=Verb(
        "възстановиш", "възстанови", "възстановява", "възстановяват", "възстанови", "възстановят"
    ),
    set=Verb("промениш", "промени"),
    become_defender=Verb("станеш", "стани", "става", "стават", "стане", "станат"),
    draw=Verb("изтеглиш", "изтегли", "изтегля", "изтеглят", "изтегли", "изтеглят"),
    discard=Verb("изчистиш", "изчисти", "изчиства", "изчистват", "изчисти", "изчистят"),
    reveal=Verb("разкриеш", "разкрий", "разкрива", "разкриват", "разкрие", "разкрият"),
    show=Verb("покажеш", "покажи", "показва", "показват", "покаже", "покажат"),
    look=Verb("разгледаш", "разгледай"),
    take=Verb("вземеш", "вземи"),
    take_back=Verb("върнеш", "върни"),
    add_to_hand=Verb("добавиш", "добави"),
    shuffle=Verb("размесиш", "размеси"),
    shuffle_in=Verb("размесиш", "размеси"),
    search=Verb("потърсиш", "потърси"),
    become=Verb("станеш", "стани", "става", "стават", "стане", "станат"),
    cancel=Verb("отмениш", "отмени"),
    ignore=Verb("игнорираш", "игнорирай"),
    add=Verb("добавиш", "добави"),
    add_card=Verb("добавиш", "добави"),
    change=Verb("промениш", "промени"),
    set_value=Verb("замениш", "замени"),
    boost=Verb("подсилиш", "подсили"),
    choose=Verb("избереш", "избери"),
    name=Verb("посочиш", "посочи"),
    gain=Verb("получиш", "получи"),
    spend=Verb("похарчиш", "похарчи"),
    end=Verb("завършиш", "завърши", "завършва", "завършват", "завърши", "завършат"),
    end_turn=Verb("завършиш", "завърши"),
    take_turn=Verb("изиграеш", "изиграй", "играе", "играят", "изиграе", "изиграят"),
    destroy=Verb("разрушиш", "разруши"),
)
