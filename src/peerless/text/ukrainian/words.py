"""The words of Ukrainian card texts, those of the published edition (docs/rules/glossary.md)."""

from __future__ import annotations

from peerless.text.cased.lexicon import Nouns, Qualities, Verb, Verbs
from peerless.text.declension import Gender, called, noun
from peerless.text.slavic.adjectives import irregular
from peerless.text.ukrainian.grammar import ANY, adjective

_CARD = noun(
    Gender.FEMININE,
    "карта карти карті карту картою карті",
    "карти карт картам карти картами картах",
)
_VALUE = noun(Gender.NEUTER, "значення значення значенню значення значенням значенні")
_POINT = noun(
    Gender.FEMININE,
    "одиниця одиниці одиниці одиницю одиницею одиниці",
    "одиниці одиниць одиницям одиниці одиницями одиницях",
)

NOUNS = Nouns(
    fighter=noun(
        Gender.PERSON,
        "боєць бійця бійцеві бійця бійцем бійцеві",
        "бійці бійців бійцям бійців бійцями бійцях",
    ),
    hero=noun(
        Gender.PERSON,
        "герой героя героєві героя героєм героєві",
        "герої героїв героям героїв героями героях",
    ),
    sidekick=noun(
        Gender.PERSON,
        "помічник помічника помічникові помічника помічником помічникові",
        "помічники помічників помічникам помічників помічниками помічниках",
    ),
    opponent=noun(
        Gender.PERSON,
        "суперник суперника суперникові суперника суперником суперникові",
        "суперники суперників суперникам суперників суперниками суперниках",
    ),
    player=noun(
        Gender.PERSON,
        "гравець гравця гравцеві гравця гравцем гравцеві",
        "гравці гравців гравцям гравців гравцями гравцях",
    ),
    enemy=noun(
        Gender.PERSON,
        "ворог ворога ворогові ворога ворогом ворогові",
        "вороги ворогів ворогам ворогів ворогами ворогах",
    ),
    villain=noun(
        Gender.PERSON,
        "лиходій лиходія лиходієві лиходія лиходієм лиходієві",
        "лиходії лиходіїв лиходіям лиходіїв лиходіями лиходіях",
    ),
    minion=noun(
        Gender.PERSON,
        "поплічник поплічника поплічникові поплічника поплічником поплічникові",
        "поплічники поплічників поплічникам поплічників поплічниками поплічниках",
    ),
    space=noun(
        Gender.FEMININE,
        "комірка комірки комірці комірку коміркою комірці",
        "комірки комірок коміркам комірки комірками комірках",
    ),
    start_space=noun(
        Gender.FEMININE,
        "початкова комірка|початкової комірки|початковій комірці|початкову комірку|"
        "початковою коміркою|початковій комірці",
        "початкові комірки|початкових комірок|початковим коміркам|початкові комірки|"
        "початковими комірками|початкових комірках",
    ),
    card=_CARD,
    token=noun(
        Gender.THING,
        "жетон жетона жетону жетон жетоном жетоні",
        "жетони жетонів жетонам жетони жетонами жетонах",
    ),
    zone=noun(Gender.FEMININE, "зона зони зоні зону зоною зоні"),
    hand=noun(Gender.FEMININE, "рука руки руці руку рукою руці"),
    deck=noun(Gender.FEMININE, "колода колоди колоді колоду колодою колоді"),
    discard_pile=noun(Gender.THING, "скид скиду скиду скид скидом скиді"),
    damage=noun(
        Gender.NEUTER,
        "поранення поранення пораненню поранення пораненням пораненні",
        "поранення поранень пораненням поранення пораненнями пораненнях",
    ),
    health_point=called(_POINT, "здоров’я"),
    health=noun(Gender.NEUTER, "здоров’я здоров’я здоров’ю здоров’я здоров’ям здоров’ї"),
    value=_VALUE,
    boost_value=called(_VALUE, "ПОЛІПШЕННЯ"),
    move_value=called(
        noun(Gender.FEMININE, "дальність дальності дальності дальність дальністю дальності"),
        "переміщення",
    ),
    initiative_card=called(_CARD, "ініціативи"),
    attack_card=called(_CARD, "атаки"),
    defense_card=called(_CARD, "оборони"),
    number=noun(Gender.NEUTER, "число числа числу число числом числі"),
    count=noun(Gender.FEMININE, "кількість кількості кількості кількість кількістю кількості"),
    threat_level=called(noun(Gender.THING, "рівень рівня рівню рівень рівнем рівні"), "загрози"),
    action=noun(
        Gender.FEMININE,
        "дія дії дії дію дією дії",
        "дії дій діям дії діями діях",
    ),
    option=noun(
        Gender.THING,
        "варіант варіанта варіанту варіант варіантом варіанті",
        "варіанти варіантів варіантам варіанти варіантами варіантах",
    ),
    marker=noun(
        Gender.THING,
        "маркер маркера маркеру маркер маркером маркері",
        "маркери маркерів маркерам маркери маркерами маркерах",
    ),
    site=noun(
        Gender.NEUTER,
        "місце місця місцю місце місцем місці",
        "місця місць місцям місця місцями місцях",
    ),
    rest_of_cards=called(noun(Gender.FEMININE, "решта решти решті решту рештою решті"), "карт"),
    trait=noun(
        Gender.FEMININE, "властивість властивості властивості властивість властивістю властивості"
    ),
)

_THIS = irregular("цей це цього цьому цим цьому ця цієї цій цю цією ці цих цим цими")
_THAT = irregular("той те того тому тим тому та тієї тій ту тією ті тих тим тими")
_NO = irregular(
    "жоден жодне жодного жодному жодним жодному жодна жодної жодній жодну жодною жодні жодних "
    "жодним жодними"
)
_OWN = irregular(
    "свій своє свого своєму своїм своєму своя своєї своїй свою своєю свої своїх своїм своїми"
)
_EVERY = irregular(
    "кожен кожне кожного кожному кожним кожному кожна кожної кожній кожну кожною кожні кожних "
    "кожним кожними"
)

QUALITIES = Qualities(
    friendly=adjective("дружній"),
    opposing=adjective("ворожий"),
    defeated=adjective("загиблий"),
    empty=adjective("порожній"),
    random=adjective("випадковий"),
    other=adjective("інший"),
    any=ANY,
    every=_EVERY,
    everyone=_EVERY,
    one=irregular(
        "один одне одного одному одним одному одна однієї одній одну однією одні одних одним одними"
    ),
    no=_NO,
    no_one=_NO,
    all=irregular(
        "весь все всього всьому всім всьому вся всієї всій всю всією всі всіх всім всіма"
    ),
    nearest=adjective("найближчий"),
    occupied=adjective("зайнятий"),
    additional=adjective("додатковий"),
    adjacent=adjective("суміжний"),
    fighting=adjective("задіяний"),
    printed=adjective("надрукований"),
    top=adjective("верхній"),
    bottom=adjective("нижній"),
    remaining=adjective("інший"),
    smaller=adjective("менший"),
    larger=adjective("більший"),
    equal=adjective("рівний"),
    discarded=adjective("скинутий"),
    revealed=adjective("відкритий"),
    shown=adjective("показаний"),
    found=adjective("знайдений"),
    chosen=adjective("вибраний"),
    drawn=adjective("взятий"),
    named=adjective("названий"),
    spent=adjective("витрачений"),
    which=adjective("який"),
    this=_THIS,
    that=_THAT,
    the_one=_THAT,
    your=irregular(
        "ваш ваше вашого вашому вашим вашому ваша вашої вашій вашу вашою ваші ваших вашим вашими"
    ),
    own=_OWN,
    their_own=_OWN,
)

VERBS = Verbs(
    move=Verb("перемістити", "перемістіть", "переміщує"),
    place=Verb("виставити", "виставте"),
    put=Verb("покласти", "покладіть"),
    return_=Verb("повернути", "поверніть"),
    swap=Verb("поміняти", "поміняйте"),
    remove=Verb("прибрати", "приберіть"),
    deal=Verb("завдати", "завдайте"),
    recover=Verb("відновити", "відновіть", "відновлює", "відновлюють"),
    set=Verb("зробити", "зробіть"),
    become_defender=Verb("стати", "станьте", "стає", "стають"),
    draw=Verb("взяти", "візьміть", "бере"),
    discard=Verb("скинути", "скиньте", "скидає"),
    reveal=Verb("відкрити", "відкрийте", "відкриває"),
    show=Verb("показати", "покажіть", "показує"),
    look=Verb("продивитися", "продивіться"),
    take=Verb("взяти", "візьміть"),
    take_back=Verb("повернути", "поверніть"),
    add_to_hand=Verb("додати", "додайте"),
    shuffle=Verb("перетасувати", "перетасуйте"),
    shuffle_in=Verb("замішати", "замішайте"),
    search=Verb("пошукати", "пошукайте"),
    become=Verb("стати", "станьте", "стає"),
    cancel=Verb("скасувати", "скасуйте"),
    ignore=Verb("ігнорувати", "ігноруйте"),
    add=Verb("додати", "додайте"),
    add_card=Verb("додати", "додайте"),
    change=Verb("змінити", "змініть"),
    set_value=Verb("зробити", "зробіть"),
    boost=Verb("поліпшити", "поліпште"),
    choose=Verb("вибрати", "виберіть"),
    name=Verb("назвати", "назвіть"),
    gain=Verb("отримати", "отримайте"),
    spend=Verb("витратити", "витратьте"),
    end=Verb("завершити", "завершіть", "завершує", "завершують"),
    end_turn=Verb("завершити", "завершіть"),
    take_turn=Verb("виконати", "виконайте", "виконує", "виконують"),
    destroy=Verb("зруйнувати", "зруйнуйте"),
    advance=Verb("просунути", "просуньте"),
)
