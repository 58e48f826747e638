# Гра в терміналі (див. en/terminal.ftl). Відповіді й команди лишаються англійськими.

terminal-help =
    Відповідайте номером або словами, як вони написані («maneuver», «boost: none»).
      board    поле бою та бійці                 zones  комірки кожної зони
      hand     руки, які вам видно               deck   усі колоди (deck ІМ’Я: одна)
      discard  скиди                             log    усе, що сталося
      ?        ця довідка                        quit   вийти з гри
      save ФАЙЛ   зберегти гру для «peerless replay ФАЙЛ»
terminal-help-adventure =
    threat   раунд, загроза, мости чи ферми    rules  як іде пригода

## Вибір зі списку

terminal-menu-help = Номер, ім’я або його початок; random: навмання; quit: вийти.
terminal-choose = { $what } (номер, ім’я або його початок, чи random):
terminal-choose-some = { $what } ({ $some } з цих: номери або імена через кому, random):
terminal-choose-some-or-none = { $what } ({ $some } з цих: номери або імена через кому, random чи none):
terminal-up-to = до { $n }
terminal-prompt = { $what }?
terminal-expected = Очікувалося: { $some }, знайдено: { $n }.
terminal-once = Лише один раз: { $name }.
terminal-could-be = «{ $words }» може означати: { $names }.
terminal-none-of-them = «{ $words }» немає в списку.
terminal-did-you-mean = Можливо, «{ $word }»?
terminal-number = { $what }, від 1 до { $most }?
terminal-number-help = Число від 1 до { $most }; quit: вийти.

## Приготування

terminal-mode = Режим
terminal-mode-duel = дуель: ви проти одного суперника
terminal-mode-team = гра командами: двоє на двох
terminal-mode-free-for-all = кожен сам за себе: усі проти всіх
terminal-mode-adventure = пригода: герої разом проти лиходія та його поплічників
terminal-battlefield = Поле бою
terminal-own-hero = Ваш герой
terminal-own-hero-n = Ваш { $n ->
    [1] перший
    [2] другий
    [3] третій
   *[other] четвертий
  } герой
terminal-mate-hero = Герой члена вашої команди
terminal-mate-hero-n = Герой { $n ->
    [1] першого
    [2] другого
   *[other] третього
  } члена вашої команди
terminal-foe-hero = Герой суперника
terminal-foe-hero-n = Герой { $n ->
    [1] першого
    [2] другого
   *[other] третього
  } суперника
terminal-draft = Драфт: спершу кожна сторона забороняє героїв, потім вибирає. Героя можна взяти один раз.
terminal-team-bans = Інша команда забороняє: { $hero }.
terminal-team-picks = Інша команда вибирає: { $hero }.
terminal-foe-bans = Суперник забороняє: { $hero }.
terminal-foe-picks = Суперник вибирає: { $hero }.
terminal-foe-bans-n = { $n ->
    [1] Перший
    [2] Другий
   *[other] Третій
  } суперник забороняє: { $hero }.
terminal-foe-picks-n = { $n ->
    [1] Перший
    [2] Другий
   *[other] Третій
  } суперник вибирає: { $hero }.
terminal-ban = Забороніть героя
terminal-pick-own = Виберіть свого героя
terminal-pick-own-n = Виберіть свого { $n ->
    [1] першого
   *[other] другого
  } героя
terminal-pick-mate = Виберіть героя члена вашої команди
terminal-is-banned = Уже заборонено: { $hero }.
terminal-is-picked = Уже вибрано: { $hero }.
terminal-villain = Лиходій
terminal-minion = Поплічник
terminal-minions = Поплічники
terminal-discoveries = Відкриття
terminal-discoveries-hint = Відкриття ускладнюють гру; першу гру грають без них.
terminal-how-many-heroes = Скільки всього героїв
terminal-how-many-yours = Скількома з них керуєте ви (рештою керують боти)

## Кілька ігор

terminal-best-of = { $n ->
    [3] До 2 перемог: { $score }.
    [5] До 3 перемог: { $score }.
   *[other] Серія з { $n } ігор: { $score }.
  }
terminal-draw-again = Нічия нікому не зараховується, гру повторюють.
terminal-series-won = Ви виграли серію.
terminal-series-lost = Ви не виграли серії.
terminal-will-begin = Сторона, що програла, почне наступну гру: { $side }.
terminal-you-choose-first = Ви програли й вибираєте, хто починає наступну гру.
terminal-first = Хто починає

## Початок

terminal-opening = { $own } проти: { $others }. Поле бою: { $battlefield }, зерно { $seed }.
terminal-turn-order = Порядок ходів: { $order }.
terminal-goes-first = Починає { $hero }.
terminal-rules-team = Команда програє, коли загинули обидва її герої. Члени команди бачать руки одне одного.
terminal-rules-free-for-all = Перемагає останній герой, що лишився. У свій перший хід ви можете атакувати лише наступного гравця або того, хто вже ходив.
terminal-signs-team = На мапі [..] — ваші, (..) — члена вашої команди, <..> — суперників.
terminal-signs-free-for-all = На мапі [..] — ваші, <..> — чужі.
terminal-signs-two = На мапі [..] — ті, за кого ви зараз ходите, (..) — інші ваші, <..> — суперників.
terminal-signs-adventure = На мапі [..] — ваші, <..> — ворог, ! — жетон ворога; { $sign } — { $site } 1, { $marker } × 2.
terminal-signs-adventure-mates = На мапі [..] — ваші, (..) — іншого героя, <..> — ворог, ! — жетон ворога; { $sign } — { $site } 1, { $marker } × 2.
terminal-signs-adventure-own = На мапі [..] — ті, за кого ви зараз ходите, (..) — іншого героя, <..> — ворог, ! — жетон ворога; { $sign } — { $site } 1, { $marker } × 2.

## Гра

terminal-watching = Ви вибули з гри, решта грає далі. Enter: дивитися, quit: вийти.
terminal-look-back = «save ФАЙЛ» зберігає гру, «log» переказує її, Enter — вихід.
terminal-look-back-go-on = «save ФАЙЛ» зберігає гру, «log» переказує її, Enter — далі.
terminal-same-deal = Та сама роздача ще раз:
terminal-saved-again = Переказати збережене: { $command }
terminal-goodbye = До побачення: зерно { $seed }, { $result }.
terminal-result-unfinished = гру не закінчено
terminal-result-draw = нічия
terminal-result-won = перемога: { $names }
terminal-result-heroes-won = перемога героїв
terminal-hand = Ваша рука:
terminal-hand-empty = Ваша рука порожня.
terminal-hand-as = Ваша рука ({ $player }):
terminal-hand-as-empty = Ваша рука ({ $player }) порожня.
terminal-hand-mate = Рука члена вашої команди ({ $player }):
terminal-hand-mate-empty = Рука члена вашої команди ({ $player }) порожня.
terminal-hand-secret = Рука члена вашої команди ({ $player }) прихована.
terminal-not-here = «{ $words }» тут не грає; deck показує всі колоди.
terminal-empty = порожньо
terminal-to-choose-from = На вибір:
terminal-acting-for = Ви ходите за: { $player }.
terminal-not-possible = «{ $words }» зараз неможливо.
terminal-number-or-help = Номер від 1 до { $n } або ? для довідки.
terminal-save-where = Куди? save ФАЙЛ
terminal-save-there = { $file } уже є; візьміть іншу назву.
terminal-save-failed = Не вдається записати { $file }: { $why }.
terminal-saved = Збережено. Переказати гру: { $command }

## Кінець

terminal-drawn = Нічия: { $names } гинуть одночасно.
terminal-won = Ви перемогли. Перемога: { $names }.
terminal-lost = Ви програли. Перемога: { $names }.
terminal-team-won = Ваша команда перемогла. Перемога: { $names }.
terminal-team-lost = Ваша команда програла. Перемога: { $names }.
terminal-adventure-won = Ви перемогли: лиходій ({ $villain }) загинув, раунд { $n }.
terminal-lost-by-threat = Ви програли: { $villain } досягає мети { $times }-й раз, раунд { $n }.
terminal-lost-by-quiet = Ви програли: нічого не відбувалося протягом { $quiet ->
    [one] { $quiet } раунду
    [few] { $quiet } раундів
   *[many] { $quiet } раундів
  }, раунд { $n }.
terminal-lost-by-elimination = Ви програли: усі ваші бійці загинули, раунд { $n }.

## Запитання

terminal-source = { $source }: { $question }
terminal-source-of = { $source } ({ $player }): { $question }
terminal-ask-place = Куди виставити: { $piece }?
terminal-ask-place-token = Куди виставити жетон ({ $token })?
terminal-ask-action = Ваша дія (лишилося: { $n })?
terminal-ask-defend = { $attacker } атакує; ціль: { $target }. Оборонитися картою?
terminal-ask-hand-limit = Забагато карт на руці ({ $n }): яку скинути?
terminal-ask-may = Зробити це?
terminal-ask-boost-move = Поліпшити ваше переміщення ({ $n })?
terminal-ask-boost = Якою картою?
terminal-choose-for = Ви вибираєте за: { $player }.
terminal-choose-for-enemy = Ви вибираєте за ворога.
terminal-that-is-you = Це ви.
terminal-choose-n = виберіть { $n } з цих
terminal-which-fighter = Який боєць?
terminal-which-player = Який гравець?
terminal-which-token = Який жетон?
terminal-which-move-token = Куди?
terminal-which-space = Яка комірка?
terminal-which-card = Яка карта?
terminal-which-number = Яке число?
terminal-which-source = Який із ваших ефектів застосувати першим?
terminal-which-site = Що спершу?
terminal-which = Що вибрати?
terminal-how-many = Скільки?
terminal-so-far = (поки { $n })
terminal-n-of = ({ $n } з { $most })
terminal-n-of-up-to = ({ $n }, усього до { $most })
terminal-drawn-first = (названу першою буде взято першою)
terminal-ask-enemy-target = { $enemy }: кого атакувати? Вибираєте ви.
terminal-ask-remove-many = { $site }: скільки прибрати? ({ $marker })
terminal-ask-remove = Після маневру: прибрати 1? ({ $marker }, { $site })
terminal-ask-activate = Після маневру: скинути карту, щоб активувати ({ $site })? Можна виконати написане, а потім прибрати до значення ПОЛІПШЕННЯ карти ({ $marker }).
terminal-ask-token-move = Який жетон і куди{ $reach }?
terminal-ask-move = { $who }: куди{ $reach }?
terminal-ask-moves = Хто й куди переміщується{ $reach }?
terminal-ask-enemy-way = { $who } проходить { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  }: куди? Вибираєте ви.
terminal-done-nobody = (done: більше ніхто)
terminal-exactly = , рівно на { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  }
terminal-at-most = , не далі ніж на { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  }
terminal-through = , навіть через ворожих бійців
terminal-label-boost = поліпшення { $n }
terminal-label-there = там: { $n }
terminal-label-health = здоров’я { $n }

## Герої, вороги й карти

terminal-reshuffle = Коли її скидають, увесь скид замішують у колоду.
terminal-villain-head = { $name }, лиходій, переміщення { $n }
terminal-minion-head = { $name }, поплічник, переміщення { $n }
terminal-rank-villain = лиходій
terminal-rank-minion = поплічник
terminal-initiative = Карта ініціативи «{ $card }»: { $text }
terminal-initiative-waits = Карта ініціативи «{ $card }» ({ $n } чекають, доки їх додасть ефект): { $text }
terminal-tokens = Жетони ({ $token }) × { $n }: { $text }
terminal-no-boost = без поліпшення
terminal-boost = поліпшення { $n }
terminal-values = атака { $attack }, оборона { $defense }
terminal-type-attack = атака
terminal-type-defense = оборона
terminal-type-versatile = універсальна
terminal-type-scheme = виверт
terminal-or = або
terminal-any-fighter = будь-який боєць
terminal-only-in-attack = (лише в атаці) { $text }
terminal-only-in-defense = (лише в обороні) { $text }

## Хто де стоїть

terminal-you = (ви)
terminal-your-mate = (член вашої команди)
terminal-enemies = Вороги:
terminal-being-placed = Триває розставляння бійців.
terminal-turn-of = Хід: { $player }.
terminal-turn-of-then = Хід: { $player }, потім: { $others }.
terminal-out = { $player }: поза грою
terminal-player = { $player }: переміщення { $move }, рука { $hand }, колода { $deck }, скид { $discard }
terminal-enemy-piles = переміщення { $move }, колода { $deck }, скид { $discard }
terminal-on-top = верхня карта колоди: { $card }
terminal-in-hand = на руці: { $cards }
terminal-melee = ближня
terminal-ranged = дальня
terminal-defeated = загиблий боєць
terminal-all-defeated = загиблі: { $names }
terminal-none = немає
terminal-health = здоров’я { $health }/{ $most }
terminal-at = комірка { $space } (зона { $zones })
terminal-off = не на полі бою

## Навколо мапи кооперативної гри

terminal-shuffled-in = Під час наступного перетасування до колоди ввійдуть: { $cards }.
terminal-round = Раунд { $n }. Відкрито: { $row }. Ще попереду: нікого.
terminal-round-left = Раунд { $n }. Відкрито: { $row }. Ще попереду ({ $left }): { $cards }.
terminal-round-left-any = Раунд { $n }. Відкрито: { $row }. Ще попереду ({ $left }, у будь-якому порядку): { $cards }.
terminal-nobody = нікого
terminal-last = останньою { $cards }
terminal-threat = Загроза: { $track }   Мети досягнуто, { $villain }: { $n } з { $most }
terminal-track-end = кінець
terminal-markers = { $marker } × { $n }
terminal-supply = у запасі: { $markers }
terminal-markers-on = { $marker }: { $sites } ({ $supply })
terminal-no-farm = жодної ферми
terminal-around = навколо: { $spaces }
terminal-destroyed = зруйновано
terminal-invasion = Жетони вторгнення горілиць: { $up }; долілиць: { $n }.
terminal-slot = Руйнування № { $n } ({ $site }): { $text }
terminal-discovery = Відкриття «{ $name }»: { $text }
terminal-rules-win = Ви перемагаєте, коли гине лиходій ({ $villain }), хоч би скільки поплічників лишилося. Ви програєте, коли { $villain } досягає мети { $times }-й раз або коли загинули всі ваші бійці.
terminal-rules-round = У раунді карти ініціативи відкривають одну за одною, і чию карту відкрито, той ходить; потім застосовують те, що сказано на картах ворогів про кінець раунду, і всі карти перетасовують знову.
terminal-rules-enemy = Ворог атакує бійця поруч із собою. Якщо такого немає, він іде до найближчого, до кого може дійти своїм переміщенням, і атакує його; якщо ні до кого не дійти, маркер загрози просувається на 1 комірку.
terminal-rules-you-choose = Де є вибір, вибираєте ви.
terminal-rules-kindest = Де є вибір, він робить те, що для вас найкраще.
terminal-rules-cards = Ворог атакує й обороняється верхньою картою своєї колоди і нічого не вирішує: чого можна не робити, того він не робить.
terminal-rules-threat = Коли маркер загрози доходить до кінця шкали, { $villain } досягає своєї мети ({ $objective }), а маркер повертається.
terminal-rules-bridges = Після маневру можна скинути карту, щоб активувати ({ $site }) поруч зі своїм бійцем: стається те, що там написано, і можна прибрати до значення ПОЛІПШЕННЯ карти ({ $marker }).
terminal-rules-farms = Після маневру можна прибрати 1 ({ $marker }) з місця ({ $site }), що межує з коміркою вашого бійця.

## Зони, за кольором

terminal-zone-blue = синя
terminal-zone-brown = коричнева
terminal-zone-gray = сіра
terminal-zone-green = зелена
terminal-zone-light-gray = світло-сіра
terminal-zone-light-green = світло-зелена
terminal-zone-lightblue = блакитна
terminal-zone-lime = лаймова
terminal-zone-navy = темно-синя
terminal-zone-olive = оливкова
terminal-zone-orange = помаранчева
terminal-zone-pink = рожева
terminal-zone-purple = пурпурова
terminal-zone-red = червона
terminal-zone-slate = сіро-синя
terminal-zone-tan = бежева
terminal-zone-teal = бірюзова
terminal-zone-violet = фіолетова
terminal-zone-wine = бордова
terminal-zone-yellow = жовта
