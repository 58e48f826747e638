## Кооперативна гра

mode-adventure = Кооператив
mode-adventure-hint = Разом проти лиходія
or = {" "}або{" "}
how-many-heroes = Скільки героїв
heroes-n = { $n }
random-villain = Випадковий лиходій
minions-n = { $n ->
    [one] { $n } поплічник
    [few] { $n } поплічники
   *[other] { $n } поплічників
  }
minions-left = випадкових: { $n }
advanced = Складніша гра
advanced-hint = Відкриття — це правила, що ускладнюють гру. Виберіть до { $n }.
discoveries-n = { $n ->
    [one] { $n } відкриття
    [few] { $n } відкриття
   *[other] { $n } відкриттів
  }
coop-options = Як грає команда
open-hands = Відкриті руки: усі бачать карти одне одного
players-choose = Коли правила лишають ворогові вибір, вирішують гравці. Інакше гра вибирає те, що для них найкраще
invite-text-together = Зіграй разом зі мною в Peerless ({ $heroes }):
villain = Лиходій
minion = Поплічник
threat-track = Загроза
round-n = { $n ->
    [0] Перед першим раундом
   *[other] Раунд { $n }
  }
rounds-n = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
   *[other] { $n } раундів
  }
end-of-round = Кінець раунду
objective-short = мета!
objectives-n = Мети досягнуто: { $n } з { $most }
band-label = Раунд { $round }. Загроза: { $threat } з { $end }, мети досягнуто: { $objectives } з { $most }. Кінець раунду додасть { $advance }. Усе про раунд.
track-label = Маркер загрози пройшов { $threat } з { $end } комірок
threat-hint = Коли маркер доходить до прапорця, лиходій досягає своєї мети, а маркер повертається. На { $most }-й раз ви програєте; поки що разів: { $n }.
threat-plus = Загроза +{ $n }
outlook-hint = Якщо нічого не зміниться. Але доти багато що може статися.
outlook-then = { $left ->
    [one] Маркеру лишиться до кінця { $left } комірка.
    [few] Маркеру лишиться до кінця { $left } комірки.
   *[other] Маркеру лишиться до кінця { $left } комірок.
  }
outlook-reached = Лиходій досягне своєї мети: { $n } з { $most }.
initiative-row = Цей раунд, за порядком
initiative-none = Жодної карти ще не відкрито.
initiative-deck = Ще попереду, у порядку, якого ніхто не знає
initiative-added = Увійдуть у наступному раунді
initiative-cards = Карти ініціативи
initiative-waits = входить у гру, коли її додає ефект
initiative-players = якщо гравців { $n } або більше
initiative-player = Хід цього героя: дві дії.
initiative-now = зараз
initiative-done = хід минув
initiative-coming = ще попереду
bridges = Мости
farms = Ферми
bridges-hint = Після маневру гравець, чий боєць стоїть поруч із мостом, може скинути карту: міст робить те, що на ньому написано, і з нього прибирають жетони загибелі, не більше за значення ПОЛІПШЕННЯ цієї карти.
farms-hint = Після маневру гравець, чий боєць стоїть поруч із фермою, може прибрати з неї одного прибульця.
supply-n = Лишилося в запасі: { $n } ({ $marker }).
destroyed = Зруйновано
slot-next = Коли зруйнують наступний міст:
invasion = Жетони вторгнення
invasion-hint = Кожен жетон, що лежить горілиць, посилює карти лиходія.
discoveries = Відкриття
origin-note = Карти й числа ворогів, шкали на мапах і відкриття — реконструкція: вони відповідають виданим правилам, але це не видані карти.
enemy-read = Докладніше: { $name }
enemy-defeated = Ворог загинув
enemy-card-attacking = В атаці: { $text }
enemy-card-defending = В обороні: { $text }
enemy-card-deception = Коли цю карту скидають, увесь скид замішують у колоду.
enemy-card-values = Атака { $attack }, оборона { $defense }
health-each-player = здоров’я { $n } на кожного гравця
token-of = Жетон: { $kind }
plan-nobody = Зараз ні до кого не дістанеться: загроза зросте
plan-beside = Атакує з місця: { $names }
plan-goes = Пройде { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  } й атакує: { $names }
spaces-away = { $n ->
    [one] { $n } комірка
    [few] { $n } комірки
   *[other] { $n } комірок
  }
site-destroyed = { $site }: зруйновано
site-markers = { $site }: { $marker } × { $n }
ask-enemy-target = { $enemy }: кого з них атакувати?
ask-enemy-way = { $enemy }: куди йти?
ask-activate = Активувати міст?
ask-activate-hint = Виберіть карту, яку скинете для цього.
ask-remove-many = Скільки прибрати з мосту? ({ $marker })
ask-remove = Прибрати 1 з ферми? ({ $marker })
ask-site = Виберіть: { $site }
ask-place-minion-hint = Поплічники починають поруч із лиходієм. Де саме, вибираєте ви.
ask-place-hero-hint = Почніть на будь-якій вільній початковій комірці.
do-activate = «{ $card }»: { $site } (прибирає до { $n })
coop-won = Перемога!
coop-won-how = Лиходій загинув: { $villain }.
coop-lost = Поразка.
coop-lost-by-threat-how = { $villain } досягає мети { $n }-й раз.
coop-lost-by-elimination-how = Усі ваші бійці загинули.
coop-lost-by-quiet-how = Десять раундів поспіль нічого не відбувалося.
villain-left = { $name }: здоров’я { $health } з { $most }
