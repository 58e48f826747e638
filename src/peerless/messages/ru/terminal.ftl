# Игра в терминале (см. en/terminal.ftl). Ответы и команды остаются английскими.

terminal-help =
    Отвечайте номером или словами, как они написаны («maneuver», «boost: none»).
      board    поле боя и бойцы                  zones  ячейки каждой зоны
      hand     руки, которые вам видны           deck   все колоды (deck ИМЯ: одна)
      discard  стопки сброса                     log    всё, что произошло
      ?        эта справка                       quit   выйти из игры
      save ФАЙЛ   сохранить игру для «peerless replay ФАЙЛ»
terminal-help-adventure =
    threat   раунд, угроза, мосты или фермы    rules  как идёт приключение

## Выбор из списка

terminal-menu-help = Номер, имя или его начало; random: наугад; quit: выйти.
terminal-choose = { $what } (номер, имя или его начало, либо random):
terminal-choose-some = { $what } ({ $some } из этих: номера или имена через запятую, random):
terminal-choose-some-or-none = { $what } ({ $some } из этих: номера или имена через запятую, random или none):
terminal-up-to = до { $n }
terminal-prompt = { $what }?
terminal-expected = Ожидалось: { $some }, найдено: { $n }.
terminal-once = Только один раз: { $name }.
terminal-could-be = «{ $words }» может значить: { $names }.
terminal-none-of-them = «{ $words }» нет в списке.
terminal-did-you-mean = Может быть, «{ $word }»?
terminal-number = { $what }, от 1 до { $most }?
terminal-number-help = Число от 1 до { $most }; quit: выйти.

## Подготовка

terminal-mode = Режим
terminal-mode-duel = дуэль: вы против одного противника
terminal-mode-team = командная игра: двое на двое
terminal-mode-free-for-all = каждый сам за себя: все против всех
terminal-mode-adventure = приключение: герои вместе против злодея и его приспешников
terminal-battlefield = Поле боя
terminal-own-hero = Ваш герой
terminal-own-hero-n = Ваш { $n ->
    [1] первый
    [2] второй
    [3] третий
   *[other] четвёртый
  } герой
terminal-mate-hero = Герой товарища по команде
terminal-mate-hero-n = Герой { $n ->
    [1] первого
    [2] второго
   *[other] третьего
  } товарища по команде
terminal-foe-hero = Герой противника
terminal-foe-hero-n = Герой { $n ->
    [1] первого
    [2] второго
   *[other] третьего
  } противника
terminal-draft = Драфт: сначала каждая сторона запрещает героев, потом выбирает. Героя можно взять один раз.
terminal-team-bans = Другая команда запрещает: { $hero }.
terminal-team-picks = Другая команда выбирает: { $hero }.
terminal-foe-bans = Противник запрещает: { $hero }.
terminal-foe-picks = Противник выбирает: { $hero }.
terminal-foe-bans-n = { $n ->
    [1] Первый
    [2] Второй
   *[other] Третий
  } противник запрещает: { $hero }.
terminal-foe-picks-n = { $n ->
    [1] Первый
    [2] Второй
   *[other] Третий
  } противник выбирает: { $hero }.
terminal-ban = Запретите героя
terminal-pick-own = Выберите своего героя
terminal-pick-own-n = Выберите своего { $n ->
    [1] первого
   *[other] второго
  } героя
terminal-pick-mate = Выберите героя товарища по команде
terminal-is-banned = Уже под запретом: { $hero }.
terminal-is-picked = Выбор уже сделан: { $hero }.
terminal-villain = Злодей
terminal-minion = Приспешник
terminal-minions = Приспешники
terminal-discoveries = Открытия
terminal-discoveries-hint = Открытия усложняют игру; первую игру играют без них.
terminal-how-many-heroes = Сколько всего героев
terminal-how-many-yours = Сколькими из них управляете вы (остальными управляют боты)

## Несколько игр

terminal-best-of = { $n ->
    [3] До 2 побед: { $score }.
    [5] До 3 побед: { $score }.
   *[other] Серия из { $n } игр: { $score }.
  }
terminal-draw-again = Ничья не засчитывается никому, игра повторяется.
terminal-series-won = Вы выиграли серию.
terminal-series-lost = Вы не выиграли серию.
terminal-will-begin = Проигравшая сторона начнёт следующую игру: { $side }.
terminal-you-choose-first = Вы проиграли и выбираете, кто начинает следующую игру.
terminal-first = Кто начинает

## Начало

terminal-opening = { $own } против: { $others }. Поле боя: { $battlefield }, зерно { $seed }.
terminal-turn-order = Порядок ходов: { $order }.
terminal-goes-first = Начинает { $hero }.
terminal-rules-team = Команда проигрывает, когда повержены оба её героя. Товарищи по команде видят руки друг друга.
terminal-rules-free-for-all = Побеждает последний оставшийся герой. В свой первый ход вы можете атаковать только следующего игрока или того, кто уже ходил.
terminal-signs-team = На поле [..] — ваши, (..) — товарища по команде, <..> — противников.
terminal-signs-free-for-all = На поле [..] — ваши, <..> — чужие.
terminal-signs-two = На поле [..] — те, за кого вы сейчас ходите, (..) — другие ваши, <..> — противников.
terminal-signs-adventure = На поле [..] — ваши, <..> — враг, ! — жетон врага; { $sign } — { $site } 1, { $marker } × 2.
terminal-signs-adventure-mates = На поле [..] — ваши, (..) — другого героя, <..> — враг, ! — жетон врага; { $sign } — { $site } 1, { $marker } × 2.
terminal-signs-adventure-own = На поле [..] — те, за кого вы сейчас ходите, (..) — другого героя, <..> — враг, ! — жетон врага; { $sign } — { $site } 1, { $marker } × 2.

## Игра

terminal-watching = Вы выбыли из игры, остальные продолжают. Enter: смотреть, quit: выйти.
terminal-look-back = «save ФАЙЛ» сохраняет игру, «log» пересказывает её, Enter — выход.
terminal-look-back-go-on = «save ФАЙЛ» сохраняет игру, «log» пересказывает её, Enter — дальше.
terminal-same-deal = Та же раздача ещё раз:
terminal-saved-again = Пересказать сохранённое: { $command }
terminal-goodbye = До свидания: зерно { $seed }, { $result }.
terminal-result-unfinished = игра не окончена
terminal-result-draw = ничья
terminal-result-won = победа: { $names }
terminal-result-heroes-won = победа героев
terminal-hand = Ваша рука:
terminal-hand-empty = Ваша рука пуста.
terminal-hand-as = Ваша рука ({ $player }):
terminal-hand-as-empty = Ваша рука ({ $player }) пуста.
terminal-hand-mate = Рука товарища по команде ({ $player }):
terminal-hand-mate-empty = Рука товарища по команде ({ $player }) пуста.
terminal-hand-secret = Рука товарища по команде ({ $player }) скрыта.
terminal-not-here = «{ $words }» здесь не играет; deck показывает все колоды.
terminal-empty = пусто
terminal-to-choose-from = На выбор:
terminal-acting-for = Вы ходите за: { $player }.
terminal-not-possible = «{ $words }» сейчас невозможно.
terminal-number-or-help = Номер от 1 до { $n } или ? для справки.
terminal-save-where = Куда? save ФАЙЛ
terminal-save-there = { $file } уже есть; возьмите другое имя.
terminal-save-failed = Не удаётся записать { $file }: { $why }.
terminal-saved = Сохранено. Пересказать игру: { $command }

## Конец

terminal-drawn = Ничья: одновременно повержены { $names }.
terminal-won = Вы победили. Победа: { $names }.
terminal-lost = Вы проиграли. Победа: { $names }.
terminal-team-won = Ваша команда победила. Победа: { $names }.
terminal-team-lost = Ваша команда проиграла. Победа: { $names }.
terminal-adventure-won = Вы победили: злодей повержен ({ $villain }), раунд { $n }.
terminal-lost-by-threat = Вы проиграли: { $villain } достигает цели в { $times }-й раз, раунд { $n }.
terminal-lost-by-quiet = Вы проиграли: раундов без событий — { $quiet }, раунд { $n }.
terminal-lost-by-elimination = Вы проиграли: все ваши бойцы повержены, раунд { $n }.

## Вопросы

terminal-source = { $source }: { $question }
terminal-source-of = { $source } ({ $player }): { $question }
terminal-ask-place = Где встанет { $piece }?
terminal-ask-place-token = Где разместить жетон ({ $token })?
terminal-ask-action = Ваше действие (осталось: { $n })?
terminal-ask-defend = Атака: { $attacker } → { $target }. Защититься картой?
terminal-ask-hand-limit = Слишком много карт в руке ({ $n }): какую сбросить?
terminal-ask-may = Сделать это?
terminal-ask-boost-move = Усилить ваше перемещение ({ $n })?
terminal-ask-boost = Какой картой?
terminal-choose-for = Вы выбираете за: { $player }.
terminal-choose-for-enemy = Вы выбираете за врага.
terminal-that-is-you = Это вы.
terminal-choose-n = выберите { $n } из этих
terminal-which-fighter = Какой боец?
terminal-which-player = Какой игрок?
terminal-which-token = Какой жетон?
terminal-which-move-token = Куда?
terminal-which-space = Какая ячейка?
terminal-which-card = Какая карта?
terminal-which-number = Какое число?
terminal-which-source = Какой из ваших эффектов применить первым?
terminal-which-site = Что сначала?
terminal-which = Что выбрать?
terminal-how-many = Сколько?
terminal-so-far = (пока { $n })
terminal-n-of = ({ $n } из { $most })
terminal-n-of-up-to = ({ $n }, всего до { $most })
terminal-drawn-first = (названная первой будет взята первой)
terminal-ask-enemy-target = { $enemy }: кого атаковать? Выбираете вы.
terminal-ask-remove-many = { $site }: сколько убрать? ({ $marker })
terminal-ask-remove = После манёвра: убрать 1? ({ $marker }, { $site })
terminal-ask-activate = После манёвра: сбросить карту, чтобы активировать ({ $site })? Можно выполнить написанное там, а затем убрать ({ $marker }) не больше, чем значение УСИЛЕНИЯ карты.
terminal-ask-token-move = Какой жетон и куда{ $reach }?
terminal-ask-move = { $who }: куда{ $reach }?
terminal-ask-moves = Кто и куда перемещается{ $reach }?
terminal-ask-enemy-way = { $who } проходит { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }: куда? Выбираете вы.
terminal-done-nobody = (done: больше никто)
terminal-exactly = , ровно на { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }
terminal-at-most = , не дальше { $n ->
    [one] { $n } ячейки
    [few] { $n } ячеек
   *[other] { $n } ячеек
  }
terminal-through = , даже через бойцов противника
terminal-label-boost = усиление { $n }
terminal-label-there = там: { $n }
terminal-label-health = здоровье { $n }

## Герои, враги и карты

terminal-reshuffle = Когда её сбрасывают, вся стопка сброса замешивается в колоду.
terminal-villain-head = { $name }, злодей, перемещение { $n }
terminal-minion-head = { $name }, приспешник, перемещение { $n }
terminal-rank-villain = злодей
terminal-rank-minion = приспешник
terminal-initiative = Карта инициативы «{ $card }»: { $text }
terminal-initiative-waits = Карта инициативы «{ $card }» ({ $n } ждут, пока их добавит эффект): { $text }
terminal-tokens = Жетоны ({ $token }) × { $n }: { $text }
terminal-no-boost = без усиления
terminal-boost = усиление { $n }
terminal-values = атака { $attack }, защита { $defense }
terminal-type-attack = атака
terminal-type-defense = защита
terminal-type-versatile = универсальная
terminal-type-scheme = приём
terminal-or = или
terminal-any-fighter = любой боец
terminal-only-in-attack = (только в атаке) { $text }
terminal-only-in-defense = (только в защите) { $text }

## Кто где стоит

terminal-you = (вы)
terminal-your-mate = (товарищ по команде)
terminal-enemies = Враги:
terminal-being-placed = Идёт расстановка бойцов.
terminal-turn-of = Ход: { $player }.
terminal-turn-of-then = Ход: { $player }, затем: { $others }.
terminal-out = { $player }: вне игры
terminal-player = { $player }: перемещение { $move }, рука { $hand }, колода { $deck }, сброс { $discard }
terminal-enemy-piles = перемещение { $move }, колода { $deck }, сброс { $discard }
terminal-on-top = верхняя карта колоды: { $card }
terminal-in-hand = в руке: { $cards }
terminal-melee = ближняя
terminal-ranged = дальняя
terminal-defeated = боец повержен
terminal-all-defeated = повержены: { $names }
terminal-none = нет
terminal-health = здоровье { $health }/{ $most }
terminal-at = ячейка { $space } (зона { $zones })
terminal-off = не на поле боя

## Вокруг поля кооперативной игры

terminal-shuffled-in = При следующем перемешивании войдут в колоду: { $cards }.
terminal-round = Раунд { $n }. Открыты: { $row }. Ещё впереди: никого.
terminal-round-left = Раунд { $n }. Открыты: { $row }. Ещё впереди ({ $left }): { $cards }.
terminal-round-left-any = Раунд { $n }. Открыты: { $row }. Ещё впереди ({ $left }, в любом порядке): { $cards }.
terminal-nobody = никто
terminal-last = последней { $cards }
terminal-threat = Угроза: { $track }   Достигнуто целей, { $villain }: { $n } из { $most }
terminal-track-end = конец
terminal-markers = { $marker } × { $n }
terminal-supply = в запасе: { $markers }
terminal-markers-on = { $marker }: { $sites } ({ $supply })
terminal-no-farm = ни одной фермы
terminal-around = вокруг: { $spaces }
terminal-destroyed = разрушено
terminal-invasion = Открытые жетоны вторжения: { $up }; закрытых: { $n }.
terminal-slot = Разрушение № { $n } ({ $site }): { $text }
terminal-discovery = Открытие «{ $name }»: { $text }
terminal-rules-win = Вы побеждаете, когда повержен злодей ({ $villain }), сколько бы приспешников ни осталось. Вы проигрываете, когда { $villain } достигает цели в { $times }-й раз или когда повержены все ваши бойцы.
terminal-rules-round = В раунде карты инициативы открывают одну за другой: чья карта открыта, тот и ходит; затем применяются эффекты конца раунда на картах врагов, и все карты перемешивают снова.
terminal-rules-enemy = Враг атакует бойца рядом с собой. Если такого нет, он идёт к ближайшему из тех, до кого может дойти, и атакует его; если дойти ни до кого нельзя, маркер угрозы продвигается на 1 ячейку.
terminal-rules-you-choose = Где есть выбор, выбираете вы.
terminal-rules-kindest = Где есть выбор, он делает то, что для вас лучше.
terminal-rules-cards = Враг атакует и защищается верхней картой своей колоды и сам ничего не решает: что можно не делать, того он не делает.
terminal-rules-threat = Когда маркер угрозы доходит до конца шкалы, { $villain } достигает своей цели ({ $objective }), и маркер возвращается.
terminal-rules-bridges = После манёвра можно сбросить карту, чтобы активировать место ({ $site }) рядом со своим бойцом: происходит то, что там написано, и можно убрать оттуда ({ $marker }) не больше, чем значение УСИЛЕНИЯ карты.
terminal-rules-farms = После манёвра можно убрать 1 ({ $marker }) с места ({ $site }), которое граничит с ячейкой вашего бойца.

## Зоны, по цвету

terminal-zone-blue = синяя
terminal-zone-brown = коричневая
terminal-zone-gray = серая
terminal-zone-green = зелёная
terminal-zone-light-gray = светло-серая
terminal-zone-light-green = светло-зелёная
terminal-zone-lightblue = голубая
terminal-zone-lime = лаймовая
terminal-zone-navy = тёмно-синяя
terminal-zone-olive = оливковая
terminal-zone-orange = оранжевая
terminal-zone-pink = розовая
terminal-zone-purple = пурпурная
terminal-zone-red = красная
terminal-zone-slate = серо-синяя
terminal-zone-tan = бежевая
terminal-zone-teal = бирюзовая
terminal-zone-violet = фиолетовая
terminal-zone-wine = бордовая
terminal-zone-yellow = жёлтая
