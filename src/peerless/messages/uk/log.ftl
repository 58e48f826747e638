# Що сталося, для журналу (див. en/log.ftl). Імена стоять у називному відмінку.

list-and = { $most } і { $last }

log-game-began = Гра починається
log-turn-began = Ходить { $player }
log-turn-ended = { $player }: кінець ходу
log-placed = Виставлення: { $fighter }, комірка { $space }
log-token-placed = Жетон «{ $token }» виставлено на комірку { $space }
log-token-removed = Жетон «{ $token }» прибрано з комірки { $space }
log-token-moved = Жетон «{ $token }» переміщено на комірку { $space }
log-maneuvered = { $player } виконує маневр
log-drew = { $player } бере: { $cards }
log-drew-hidden = { $player } бере { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
  }
log-exhausted = { $player }: карт у колоді більше немає, бійці виснажені
log-boosted = { $player }: карта «{ $card }» поліпшує переміщення на { $n }
log-moved = { $fighter } переміщується: { $from } → { $space }
log-schemed = { $fighter } грає виверт «{ $card }»
log-attacked = Атака: { $fighter } → { $target }, карта «{ $card }»
log-attacked-hidden = Атака: { $fighter } → { $target }, карта долілиць
log-added-boost = { $player } додає поліпшення долілиць: «{ $card }»
log-added-boost-hidden = { $player } додає карту поліпшення долілиць
log-defended = { $fighter } обороняється: «{ $card }»
log-defended-hidden = { $fighter } обороняється картою долілиць
log-not-defended = { $fighter } не обороняється
log-revealed = { $player } відкриває «{ $card }»
log-revealed-value = { $player } відкриває «{ $card }» ({ $n })
log-revealed-boost = { $player } відкриває «{ $card }» ({ $n }) і поліпшення «{ $boost }» (+{ $bonus })
log-canceled = { $player }: ефекти карти «{ $card }» скасовано
log-boost-lost = { $player }: поліпшення «{ $card }» втрачено
log-value-set = { $player }: значення карти «{ $card }» тепер { $n }
log-value-added = { $player }: «{ $card }» отримує +{ $n }
log-value-ignored = { $player }: значення карти «{ $card }» ігнорується
log-bonus = { $player }: карта «{ $card }» має +{ $n }
log-combat = Атака { $attack } проти оборони { $defense }: у бою перемагає { $player }
log-damaged = { $fighter } зазнає { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
  }
log-prevented = { $fighter }: відвернуто { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
  }
log-recovered = { $fighter } відновлює { $n ->
    [one] { $n } одиницю здоров’я
    [few] { $n } одиниці здоров’я
   *[other] { $n } одиниць здоров’я
  }
log-health-set = { $fighter }: здоров’я тепер { $n }
log-defeated = { $fighter } гине
log-out = { $player } вибуває з гри
log-conceded = { $player } здається
log-timed-out = Час гравця { $player } вийшов
log-returned = { $fighter } повертається на комірку { $space }
log-swapped = { $fighter } і { $target } міняються комірками
log-left = { $fighter } залишає поле бою
log-defender-changed = Тепер обороняється { $fighter }
log-movement-ended = { $fighter }: кінець переміщення
log-discarded = { $player }: «{ $card }» йде до скиду
log-looked = { $player } продивляється: { $cards }
log-looked-hidden = { $player } продивляється { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
  }
log-showed = { $player } показує «{ $card }»
log-took = { $player } бере на руку «{ $card }»
log-took-hidden = { $player } бере карту на руку
log-put-on-top = { $player }: «{ $card }» лягає на верх колоди
log-put-on-top-hidden = { $player }: карта лягає на верх колоди
log-put-at-bottom = { $player }: «{ $card }» лягає під низ колоди
log-put-at-bottom-hidden = { $player }: карта лягає під низ колоди
log-shuffled-in = { $player } замішує в колоду: { $cards }
log-shuffled-in-hidden = { $player } замішує в колоду { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
  }
log-shuffled = { $player } перетасовує колоду
log-card-became = { $player }: тепер карта цього бою — «{ $card }»
log-chosen = Вибрано гравця: { $player }
log-named-number = { $player } називає число { $n }
log-declined = { $player } відмовляється
log-declined-card = { $player } відмовляється від того, що пропонує «{ $card }»
log-declined-ability = { $player } не використовує особливе вміння
log-state-changed = { $player }, { $state }: { $value }
log-gained-action = { $player } отримує { $n ->
    [one] { $n } дію
    [few] { $n } дії
   *[other] { $n } дій
  }
log-lasts-card = { $player }, «{ $card }»: { $text }
log-lasts-ability = { $player }, особливе вміння: { $text }
log-lasting-card = { $player }: починає діяти тривалий ефект карти «{ $card }»
log-lasting-ability = { $player }: починає діяти тривалий ефект особливого вміння
log-game-over = Гру закінчено
log-villain-won = Перемагає { $player }
log-heroes-won = Герої перемагають

## Кооперативна гра

log-round-began = Починається раунд { $n }: карти ініціативи перетасовано
log-round-ended = Раунд { $n } завершено
log-initiative = Наступна карта ініціативи: { $initiative }
log-initiative-added = Карта «{ $initiative }» увійде до колоди ініціативи під час наступного перетасування
log-initiative-last = Карта ініціативи «{ $initiative }» лягає під низ своєї колоди
log-initiative-left = Карта ініціативи «{ $initiative }» вибуває з гри
log-target-beside = { $fighter } вибирає ціль поруч: { $target }
log-target = { $fighter } вибирає найближчу доступну ціль: { $target }, відстань — { $n ->
    [one] { $n } комірка
    [few] { $n } комірки
   *[other] { $n } комірок
  }
log-threat = Маркер загрози просувається на { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  }, до рівня { $level }; до кінця { $left ->
    [one] { $left } комірка
    [few] { $left } комірки
   *[other] { $left } комірок
  }
log-threat-end = Маркер загрози просувається на { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  }, до кінця шкали
log-threat-unreached = { $fighter } ні до кого не може дістатися: маркер загрози просувається на { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  }, до рівня { $level }; до кінця { $left ->
    [one] { $left } комірка
    [few] { $left } комірки
   *[other] { $left } комірок
  }
log-threat-unreached-end = { $fighter } ні до кого не може дістатися: маркер загрози просувається на { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  }, до кінця шкали
log-threat-back = Маркер загрози повертається на рівень { $level }
log-objective = { $player } досягає своєї мети: { $n } з { $most }
log-markers-placed = { $site }: виставлено «{ $marker }» × { $n }
log-markers-removed = { $site }: прибрано «{ $marker }» × { $n }
log-markers-moved = { $site }: перенесено сюди «{ $marker }» × { $n }
log-destroyed = Зруйновано: { $site }
log-activated = { $player } активує: { $site }, карта «{ $card }»
log-turned-up = Жетон вторгнення відкрито: { $symbol }

## Чому, в дужках

because-card = «{ $card }»
because-own-text = її власний текст
because-ability = особливе вміння, { $player }
because-objective = мета, { $player }
because-tokens = { $tokens }, { $player }
