"""The words of Russian card texts, as the published edition uses them (docs/rules/glossary.md)."""

from __future__ import annotations

from peerless.text.cased.lexicon import Nouns, Qualities, Verb, Verbs
from peerless.text.declension import Gender, called, noun
from peerless.text.russian.grammar import ANY, adjective, irregular
from peerless.text.slavic.adjectives import SlavicAdjective

_CARD = noun(
    Gender.FEMININE,
    "карта карты карте карту картой карте",
    "карты карт картам карты картами картах",
)
_VALUE = noun(Gender.NEUTER, "значение значения значению значение значением значении")
_POINT = noun(
    Gender.FEMININE,
    "единица единицы единице единицу единицей единице",
    "единицы единиц единицам единицы единицами единицах",
)

NOUNS = Nouns(
    fighter=noun(
        Gender.PERSON,
        "боец бойца бойцу бойца бойцом бойце",
        "бойцы бойцов бойцам бойцов бойцами бойцах",
    ),
    hero=noun(
        Gender.PERSON,
        "герой героя герою героя героем герое",
        "герои героев героям героев героями героях",
    ),
    sidekick=noun(
        Gender.PERSON,
        "помощник помощника помощнику помощника помощником помощнике",
        "помощники помощников помощникам помощников помощниками помощниках",
    ),
    opponent=noun(
        Gender.PERSON,
        "противник противника противнику противника противником противнике",
        "противники противников противникам противников противниками противниках",
    ),
    player=noun(
        Gender.PERSON,
        "игрок игрока игроку игрока игроком игроке",
        "игроки игроков игрокам игроков игроками игроках",
    ),
    enemy=noun(
        Gender.PERSON,
        "враг врага врагу врага врагом враге",
        "враги врагов врагам врагов врагами врагах",
    ),
    villain=noun(
        Gender.PERSON,
        "злодей злодея злодею злодея злодеем злодее",
        "злодеи злодеев злодеям злодеев злодеями злодеях",
    ),
    minion=noun(
        Gender.PERSON,
        "приспешник приспешника приспешнику приспешника приспешником приспешнике",
        "приспешники приспешников приспешникам приспешников приспешниками приспешниках",
    ),
    space=noun(
        Gender.FEMININE,
        "ячейка ячейки ячейке ячейку ячейкой ячейке",
        "ячейки ячеек ячейкам ячейки ячейками ячейках",
    ),
    start_space=noun(
        Gender.FEMININE,
        "стартовая ячейка|стартовой ячейки|стартовой ячейке|стартовую ячейку|стартовой ячейкой|"
        "стартовой ячейке",
        "стартовые ячейки|стартовых ячеек|стартовым ячейкам|стартовые ячейки|стартовыми ячейками|"
        "стартовых ячейках",
    ),
    card=_CARD,
    token=noun(
        Gender.THING,
        "жетон жетона жетону жетон жетоном жетоне",
        "жетоны жетонов жетонам жетоны жетонами жетонах",
    ),
    zone=noun(Gender.FEMININE, "зона зоны зоне зону зоной зоне"),
    hand=noun(Gender.FEMININE, "рука руки руке руку рукой руке"),
    deck=noun(Gender.FEMININE, "колода колоды колоде колоду колодой колоде"),
    discard_pile=called(
        noun(Gender.FEMININE, "стопка стопки стопке стопку стопкой стопке"), "сброса"
    ),
    # Counted like a thing, but without a plural: "2 урона", "5 урона".
    damage=noun(
        Gender.THING,
        "урон урона урону урон уроном уроне",
        "урон урона урону урон уроном уроне",
    ),
    health_point=called(_POINT, "здоровья"),
    health=noun(Gender.NEUTER, "здоровье здоровья здоровью здоровье здоровьем здоровье"),
    value=_VALUE,
    boost_value=called(_VALUE, "УСИЛЕНИЯ"),
    move_value=called(
        noun(Gender.FEMININE, "дальность дальности дальности дальность дальностью дальности"),
        "перемещения",
    ),
    initiative_card=called(_CARD, "инициативы"),
    attack_card=called(_CARD, "атаки"),
    defense_card=called(_CARD, "защиты"),
    number=noun(Gender.NEUTER, "число числа числу число числом числе"),
    count=noun(Gender.NEUTER, "количество количества количеству количество количеством количестве"),
    threat_level=called(
        noun(Gender.THING, "уровень уровня уровню уровень уровнем уровне"), "угрозы"
    ),
    action=noun(
        Gender.NEUTER,
        "действие действия действию действие действием действии",
        "действия действий действиям действия действиями действиях",
    ),
    option=noun(
        Gender.THING,
        "вариант варианта варианту вариант вариантом варианте",
        "варианты вариантов вариантам варианты вариантами вариантах",
    ),
    marker=noun(
        Gender.THING,
        "маркер маркера маркеру маркер маркером маркере",
        "маркеры маркеров маркерам маркеры маркерами маркерах",
    ),
    site=noun(
        Gender.NEUTER,
        "место места месту место местом месте",
        "места мест местам места местами местах",
    ),
    ally=noun(
        Gender.PERSON,
        "союзник союзника союзнику союзника союзником союзнике",
        "союзники союзников союзникам союзников союзниками союзниках",
    ),
    combatant=called(
        noun(
            Gender.PERSON,
            "участник участника участнику участника участником участнике",
            "участники участников участникам участников участниками участниках",
        ),
        "боя",
    ),
    trait=noun(Gender.NEUTER, "свойство свойства свойству свойство свойством свойстве"),
)

_THIS = irregular("этот это этого этому этим этом эта этой эту этой эти этих этим этими")
_THAT = irregular("тот то того тому тем том та той ту той те тех тем теми")
_ONE = irregular(
    "один одно одного одному одним одном одна одной одну одной одни одних одним одними"
)
_NO = SlavicAdjective(tuple(f"ни {form}" for form in _ONE.forms))
_OWN = irregular(
    "свой своё своего своему своим своём своя своей свою своей свои своих своим своими"
)
_EVERY = adjective("каждый")
_EQUAL = irregular(
    "равен равно равного равному равным равном равна равной равную равной равны "
    "равных равным равными"
)

QUALITIES = Qualities(
    friendly=adjective("союзный"),
    opposing="противника",
    defeated=adjective("поверженный"),
    empty=adjective("пустой"),
    random=adjective("случайный"),
    other=adjective("другой"),
    any=ANY,
    every=_EVERY,
    everyone=_EVERY,
    one=_ONE,
    no=_NO,
    no_one=_NO,
    all=irregular("весь всё всего всему всем всём вся всей всю всей все всех всем всеми"),
    nearest=adjective("ближайший"),
    occupied=adjective("занятый"),
    additional=adjective("дополнительный"),
    adjacent=adjective("смежный"),
    fighting=adjective("участвующий"),
    printed=adjective("напечатанный"),
    top=adjective("верхний"),
    bottom=adjective("нижний"),
    remaining=adjective("остальной"),
    smaller=adjective("меньший"),
    larger=adjective("больший"),
    equal=_EQUAL,
    discarded=adjective("сброшенный"),
    revealed=adjective("открытый"),
    shown=adjective("показанный"),
    found=adjective("найденный"),
    chosen=adjective("выбранный"),
    drawn=adjective("взятый"),
    named=adjective("названный"),
    spent=adjective("потраченный"),
    which=adjective("который"),
    this=_THIS,
    that=_THAT,
    the_one=_THAT,
    your=irregular(
        "ваш ваше вашего вашему вашим вашем ваша вашей вашу вашей ваши ваших вашим вашими"
    ),
    own=_OWN,
    their_own=_OWN,
)

VERBS = Verbs(
    move=Verb("переместить", "переместите", "перемещает"),
    place=Verb("разместить", "разместите"),
    put=Verb("положить", "положите"),
    return_=Verb("вернуть", "верните"),
    swap=Verb("поменять", "поменяйте"),
    remove=Verb("убрать", "уберите"),
    deal=Verb("нанести", "нанесите"),
    recover=Verb("восстановить", "восстановите", "восстанавливает", "восстанавливают"),
    set=Verb("сделать", "сделайте"),
    become_defender=Verb("стать", "станьте", "становится", "становятся"),
    draw=Verb("взять", "возьмите", "берёт"),
    discard=Verb("сбросить", "сбросьте", "сбрасывает"),
    reveal=Verb("открыть", "откройте", "открывает"),
    show=Verb("показать", "покажите", "показывает"),
    look=Verb("просмотреть", "просмотрите"),
    take=Verb("взять", "возьмите"),
    take_back=Verb("вернуть", "верните"),
    add_to_hand=Verb("добавить", "добавьте"),
    shuffle=Verb("перемешать", "перемешайте"),
    shuffle_in=Verb("замешать", "замешайте"),
    search=Verb("поискать", "поищите"),
    become=Verb("стать", "станьте", "становится"),
    cancel=Verb("отменить", "отмените"),
    ignore=Verb("игнорировать", "игнорируйте"),
    add=Verb("прибавить", "прибавьте"),
    add_card=Verb("добавить", "добавьте"),
    change=Verb("изменить", "измените"),
    set_value=Verb("сделать", "сделайте"),
    boost=Verb("усилить", "усильте"),
    choose=Verb("выбрать", "выберите"),
    name=Verb("назвать", "назовите"),
    gain=Verb("получить", "получите"),
    spend=Verb("потратить", "потратьте"),
    end=Verb("завершить", "завершите", "завершает", "завершают"),
    end_turn=Verb("завершить", "завершите"),
    take_turn=Verb("сделать", "сделайте", "делает", "делают"),
    destroy=Verb("разрушить", "разрушьте"),
    advance=Verb("продвинуть", "продвиньте"),
)
