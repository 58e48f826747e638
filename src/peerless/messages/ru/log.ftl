# Что произошло, для журнала (см. en/log.ftl). Имена стоят в именительном падеже.

list-and = { $most } и { $last }

log-game-began = Игра начинается
log-turn-began = Ходит { $player }
log-turn-ended = { $player }: конец хода
log-placed = Размещение: { $fighter }, ячейка { $space }
log-token-placed = Жетон «{ $token }» размещён в ячейке { $space }
log-token-removed = Жетон «{ $token }» убран из ячейки { $space }
log-token-moved = Жетон «{ $token }» перемещён в ячейку { $space }
log-maneuvered = { $player } выполняет манёвр
log-drew = { $player } берёт: { $cards }
log-drew-hidden = { $player } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
  }
log-exhausted = { $player }: карт в колоде больше нет, бойцы обессилены
log-boosted = { $player }: карта «{ $card }» усиливает перемещение на { $n }
log-moved = { $fighter } перемещается: { $from } → { $space }
log-schemed = { $fighter } разыгрывает приём «{ $card }»
log-attacked = Атака: { $fighter } → { $target }, карта «{ $card }»
log-attacked-hidden = Атака: { $fighter } → { $target }, карта лицом вниз
log-added-boost = { $player } добавляет усиление лицом вниз: «{ $card }»
log-added-boost-hidden = { $player } добавляет карту усиления лицом вниз
log-defended = { $fighter } защищается: «{ $card }»
log-defended-hidden = { $fighter } защищается картой лицом вниз
log-not-defended = { $fighter } не защищается
log-revealed = { $player } открывает «{ $card }»
log-revealed-value = { $player } открывает «{ $card }» ({ $n })
log-revealed-boost = { $player } открывает «{ $card }» ({ $n }) и усиление «{ $boost }» (+{ $bonus })
log-canceled = { $player }: эффекты карты «{ $card }» отменены
log-boost-lost = { $player }: усиление «{ $card }» пропадает
log-value-set = { $player }: значение карты «{ $card }» теперь { $n }
log-value-added = { $player }: «{ $card }» получает +{ $n }
log-value-ignored = { $player }: значение карты «{ $card }» игнорируется
log-bonus = { $player }: у карты «{ $card }» +{ $n }
log-combat = Атака { $attack } против защиты { $defense }: в бою побеждает { $player }
log-damaged = { $fighter } получает { $n ->
    [one] { $n } урон
    [few] { $n } урона
   *[many] { $n } урона
  }
log-prevented = { $fighter }: урон { $n } предотвращён
log-recovered = { $fighter } восстанавливает { $n ->
    [one] { $n } единицу
    [few] { $n } единицы
   *[other] { $n } единиц
  } здоровья
log-health-set = { $fighter }: здоровье теперь { $n }
log-defeated = Боец повержен: { $fighter }
log-out = { $player } выбывает из игры
log-conceded = { $player } сдаётся
log-timed-out = Время игрока { $player } вышло
log-returned = { $fighter } возвращается в ячейку { $space }
log-swapped = { $fighter } и { $target } меняются ячейками
log-left = { $fighter } покидает поле боя
log-defender-changed = Теперь обороняется { $fighter }
log-movement-ended = { $fighter }: конец перемещения
log-discarded = { $player }: «{ $card }» уходит в стопку сброса
log-looked = { $player } просматривает: { $cards }
log-looked-hidden = { $player } просматривает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
  }
log-showed = { $player } показывает «{ $card }»
log-took = { $player } берёт в руку «{ $card }»
log-took-hidden = { $player } берёт карту в руку
log-put-on-top = { $player }: «{ $card }» ложится на верх колоды
log-put-on-top-hidden = { $player }: карта ложится на верх колоды
log-put-at-bottom = { $player }: «{ $card }» ложится под низ колоды
log-put-at-bottom-hidden = { $player }: карта ложится под низ колоды
log-shuffled-in = { $player } замешивает в колоду: { $cards }
log-shuffled-in-hidden = { $player } замешивает в колоду { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
  }
log-shuffled = { $player } перемешивает колоду
log-card-became = { $player }: теперь карта этого боя — «{ $card }»
log-chosen = Выбран игрок: { $player }
log-named-number = { $player } называет число { $n }
log-declined = { $player } отказывается
log-declined-card = { $player } отказывается от того, что предлагает «{ $card }»
log-declined-ability = { $player } не использует способность
log-state-changed = { $player }, { $state }: { $value }
log-gained-action = { $player } получает { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
  }
log-lasts-card = { $player }, «{ $card }»: { $text }
log-lasts-ability = { $player }, способность: { $text }
log-lasting-card = { $player }: начинает действовать длительный эффект карты «{ $card }»
log-lasting-ability = { $player }: начинает действовать длительный эффект способности
log-game-over = Игра окончена
log-villain-won = Побеждает { $player }
log-heroes-won = Герои побеждают

## Кооперативная игра

log-round-began = Начинается раунд { $n }: карты инициативы перемешаны
log-round-ended = Раунд { $n } окончен
log-initiative = Следующая карта инициативы: { $initiative }
log-initiative-added = Карта «{ $initiative }» войдёт в колоду инициативы при следующем перемешивании
log-initiative-last = Карта инициативы «{ $initiative }» ложится под низ своей колоды
log-initiative-left = Карта инициативы «{ $initiative }» покидает игру
log-target-beside = { $fighter } выбирает цель рядом с собой: { $target }
log-target = { $fighter } выбирает ближайшую доступную цель: { $target }, расстояние — { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }
log-threat = Маркер угрозы продвигается на { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }, до уровня { $level }; до конца { $left ->
    [one] { $left } ячейка
    [few] { $left } ячейки
   *[other] { $left } ячеек
  }
log-threat-end = Маркер угрозы продвигается на { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }, до конца шкалы
log-threat-unreached = { $fighter } ни до кого не может добраться: маркер угрозы продвигается на { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }, до уровня { $level }; до конца { $left ->
    [one] { $left } ячейка
    [few] { $left } ячейки
   *[other] { $left } ячеек
  }
log-threat-unreached-end = { $fighter } ни до кого не может добраться: маркер угрозы продвигается на { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }, до конца шкалы
log-threat-back = Маркер угрозы возвращается на уровень { $level }
log-objective = { $player } достигает своей цели: { $n } из { $most }
log-markers-placed = { $site }: размещено «{ $marker }» × { $n }
log-markers-removed = { $site }: убрано «{ $marker }» × { $n }
log-markers-moved = { $site }: перенесено сюда «{ $marker }» × { $n }
log-destroyed = Разрушено: { $site }
log-activated = { $player } активирует: { $site }, карта «{ $card }»
log-turned-up = Жетон вторжения открыт: { $symbol }

## Почему, в скобках

because-card = «{ $card }»
because-own-text = её собственный эффект
because-ability = способность, { $player }
because-objective = цель, { $player }
because-tokens = { $tokens }, { $player }
