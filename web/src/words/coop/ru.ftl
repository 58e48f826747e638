## Кооперативная игра

mode-adventure = Кооператив
mode-adventure-hint = Вместе против злодея
or = {" "}или{" "}
how-many-heroes = Сколько героев
heroes-n = { $n }
random-villain = Случайный злодей
minions-n = { $n ->
    [one] { $n } приспешник
    [few] { $n } приспешника
   *[other] { $n } приспешников
  }
minions-left = случайных: { $n }
advanced = Сложная игра
advanced-hint = Открытия — это правила, которые усложняют игру. Выберите не больше { $n }.
discoveries-n = { $n ->
    [one] { $n } открытие
    [few] { $n } открытия
   *[other] { $n } открытий
  }
coop-options = Как играет команда
open-hands = Открытые руки: все видят карты друг друга
players-choose = Когда правила оставляют врагу выбор, решают игроки. Иначе игра выбирает то, что для них лучше
invite-text-together = Сыграй вместе со мной в Peerless ({ $heroes }):
villain = Злодей
minion = Приспешник
threat-track = Угроза
round-n = { $n ->
    [0] Перед первым раундом
   *[other] Раунд { $n }
  }
rounds-n = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[other] { $n } раундов
  }
end-of-round = Конец раунда
objective-short = цель!
objectives-n = Достигнуто целей: { $n } из { $most }
band-label = Раунд { $round }. Угроза: { $threat } из { $end }, достигнуто целей: { $objectives } из { $most }. Конец раунда добавит { $advance }. Всё о раунде.
track-label = Маркер угрозы: ячейка { $threat } из { $end }
threat-hint = Когда маркер доходит до флага, злодей достигает своей цели, а маркер возвращается. После { $most } достигнутых целей вы проигрываете; сейчас их { $n }.
threat-plus = Угроза +{ $n }
outlook-hint = Если ничего не изменится. Но до тех пор многое может произойти.
outlook-then = { $left ->
    [one] Маркеру останется до конца { $left } ячейка.
    [few] Маркеру останется до конца { $left } ячейки.
   *[other] Маркеру останется до конца { $left } ячеек.
  }
outlook-reached = Злодей достигнет своей цели: { $n } из { $most }.
initiative-row = Этот раунд, по порядку
initiative-none = Ни одна карта ещё не открыта.
initiative-deck = Ещё впереди, в порядке, которого никто не знает
initiative-added = Войдут в следующем раунде
initiative-cards = Карты инициативы
initiative-waits = входит в игру, когда её добавит эффект
initiative-players = если игроков { $n } или больше
initiative-player = Ход этого героя: два действия.
initiative-now = сейчас
initiative-done = ход сделан
initiative-coming = ещё впереди
bridges = Мосты
farms = Фермы
bridges-hint = После манёвра игрок, чей боец стоит рядом с мостом, может сбросить карту: мост делает то, что на нём написано, и с него убирают жетоны рока: не больше, чем значение УСИЛЕНИЯ этой карты.
farms-hint = После манёвра игрок, чей боец стоит рядом с фермой, может убрать с неё одного пришельца.
supply-n = Осталось в запасе: { $n } ({ $marker }).
destroyed = Разрушен
slot-next = Когда будет разрушен следующий мост:
invasion = Жетоны вторжения
invasion-hint = Каждый открытый жетон усиливает карты злодея.
discoveries = Открытия
origin-note = Карты и характеристики врагов, шкалы на полях и открытия — реконструкция: они следуют опубликованным правилам, но опубликованных карт не повторяют.
enemy-read = Подробнее: { $name }
enemy-defeated = Враг повержен
enemy-card-attacking = В атаке: { $text }
enemy-card-defending = В защите: { $text }
enemy-card-deception = Когда эту карту сбрасывают, вся стопка сброса замешивается в колоду.
enemy-card-values = Атака { $attack }, защита { $defense }
health-each-player = здоровье { $n } на каждого игрока
token-of = Жетон: { $kind }
plan-nobody = Сейчас ни до кого не доберётся: угроза вырастет
plan-beside = Атакует с места: { $names }
plan-goes = Пройдёт { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[other] { $n } ячеек
  } и атакует: { $names }
spaces-away = { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }
site-destroyed = { $site }: разрушен
site-markers = { $site }: { $marker } × { $n }
ask-enemy-target = { $enemy }: кого из них атаковать?
ask-enemy-way = { $enemy }: куда идти?
ask-activate = Активировать мост?
ask-activate-hint = Укажите карту, которую для этого сбросите.
ask-remove-many = Сколько убрать с моста? ({ $marker })
ask-remove = Убрать 1 с фермы? ({ $marker })
ask-site = Выберите: { $site }
ask-place-minion-hint = Приспешники начинают рядом со злодеем. Где именно, решаете вы.
ask-place-hero-hint = Начните в любой свободной стартовой ячейке.
do-activate = «{ $card }»: { $site } (убирает до { $n })
coop-won = Победа!
coop-won-how = Злодей повержен: { $villain }.
coop-lost = Поражение.
coop-lost-by-threat-how = { $villain } достигает цели в { $n }-й раз.
coop-lost-by-elimination-how = Все ваши бойцы повержены.
coop-lost-by-quiet-how = Десять раундов подряд ничего не происходило.
villain-left = { $name }: здоровье { $health } из { $most }
