# Какво се случи, за дневника (виж en/log.ftl). Имената остават непроменени.

list-and = { $most } и { $last }

log-game-began = Играта започва
log-turn-began = На ход е { $player }
log-turn-ended = Край на хода на { $player }
log-placed = { $fighter } заема позиция { $space }
log-token-placed = Маркер „{ $token }“ е поставен на позиция { $space }
log-token-removed = Маркер „{ $token }“ е премахнат от позиция { $space }
log-token-moved = Маркер „{ $token }“ е преместен на позиция { $space }
log-maneuvered = { $player } извършва действието движение
log-drew = { $player } тегли { $cards }
log-drew-hidden = { $player } тегли { $n ->
    [one] 1 карта
   *[other] { $n } карти
  }
log-exhausted = { $player } няма повече карти за теглене: изтощение
log-boosted = „{ $card }“ подсилва движението на { $player } с { $n }
log-moved = { $fighter } се придвижва от { $from } до { $space }
log-schemed = { $fighter } играе маневрата „{ $card }“
log-attacked = { $fighter } атакува { $target } с „{ $card }“
log-attacked-hidden = { $fighter } атакува { $target } с карта с лицето надолу
log-added-boost = { $player } добавя „{ $card }“ с лицето надолу като бонус
log-added-boost-hidden = { $player } добавя карта с лицето надолу като бонус
log-defended = { $fighter } се защитава с „{ $card }“
log-defended-hidden = { $fighter } се защитава с карта с лицето надолу
log-not-defended = { $fighter } не се защитава
log-revealed = { $player } разкрива „{ $card }“
log-revealed-value = { $player } разкрива „{ $card }“ ({ $n })
log-revealed-boost = { $player } разкрива „{ $card }“ ({ $n }) и бонуса „{ $boost }“ (+{ $bonus })
log-canceled = Ефектите на „{ $card }“ на { $player } са отменени
log-boost-lost = Бонусът „{ $card }“ на { $player } се губи
log-value-set = Силата на „{ $card }“ на { $player } става { $n }
log-value-added = „{ $card }“ на { $player } получава +{ $n }
log-value-ignored = Силата на „{ $card }“ на { $player } се игнорира
log-bonus = „{ $card }“ на { $player } има +{ $n }
log-combat = Атака { $attack } срещу защита { $defense }: { $player } печели битката
log-damaged = { $fighter } понася { $n ->
    [one] 1 удар
   *[other] { $n } удара
  }
log-prevented = { $fighter }: { $n ->
    [one] предотвратен е 1 удар
   *[other] предотвратени са { $n } удара
  }
log-recovered = { $fighter } възстановява { $n ->
    [one] 1 точка живот
   *[other] { $n } точки живот
  }
log-health-set = Точките живот на { $fighter } стават { $n }
log-defeated = Сразен боец: { $fighter }
log-out = { $player } отпада от играта
log-conceded = { $player } се предава
log-timed-out = Времето на { $player } изтече
log-returned = { $fighter } се връща на позиция { $space }
log-swapped = { $fighter } и { $target } си разменят позициите
log-left = { $fighter } напуска бойното поле
log-defender-changed = Вече се защитава { $fighter }
log-movement-ended = Движението на { $fighter } приключва
log-discarded = „{ $card }“ на { $player } отива при изчистените карти
log-looked = { $player } разглежда { $cards }
log-looked-hidden = { $player } разглежда { $n ->
    [one] 1 карта
   *[other] { $n } карти
  }
log-showed = { $player } показва „{ $card }“
log-took = { $player } взема „{ $card }“ в ръка
log-took-hidden = { $player } взема карта в ръка
log-put-on-top = „{ $card }“ отива най-отгоре на тестето на { $player }
log-put-on-top-hidden = Карта отива най-отгоре на тестето на { $player }
log-put-at-bottom = „{ $card }“ отива най-отдолу в тестето на { $player }
log-put-at-bottom-hidden = Карта отива най-отдолу в тестето на { $player }
log-shuffled-in = { $player } размесва в тестето си { $cards }
log-shuffled-in-hidden = { $player } размесва в тестето си { $n ->
    [one] 1 карта
   *[other] { $n } карти
  }
log-shuffled = { $player } размесва тестето
log-card-became = Картата на { $player } в тази битка вече е „{ $card }“
log-chosen = Избор: { $player }
log-named-number = { $player } посочва { $n }
log-state-changed = { $player }, { $state }: { $value }
log-gained-action = { $player } получава { $n ->
    [one] 1 действие
   *[other] { $n } действия
  }
log-lasts-card = „{ $card }“ на { $player }: { $text }
log-lasts-ability = Умението на { $player }: { $text }
log-lasting-card = Започва траен ефект на „{ $card }“ на { $player }
log-lasting-ability = Започва траен ефект на умението на { $player }
log-game-over = Играта свърши
log-villain-won = { $player } печели
log-heroes-won = Героите печелят

## Кооперативната игра

log-round-began = Започва рунд { $n }: картите за инициатива са размесени
log-round-ended = Рунд { $n } приключва
log-initiative = Следваща карта за инициатива: { $initiative }
log-initiative-added = Карта „{ $initiative }“ ще влезе в тестето за инициатива при следващото размесване
log-initiative-last = Картата за инициатива „{ $initiative }“ отива най-отдолу в тестето си
log-initiative-left = Картата за инициатива „{ $initiative }“ излиза от играта
log-target-beside = { $fighter } избира цел до себе си: { $target }
log-target = { $fighter } избира най-близката цел в обсега си: { $target }, на { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  }
log-threat = Заплахата напредва с { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  } до ниво { $level }, на { $left ->
    [one] 1 позиция
   *[other] { $left } позиции
  } от края
log-threat-end = Заплахата напредва с { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  } до края на скалата
log-threat-unreached = { $fighter } не може да стигне до никого: заплахата напредва с { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  } до ниво { $level }, на { $left ->
    [one] 1 позиция
   *[other] { $left } позиции
  } от края
log-threat-unreached-end = { $fighter } не може да стигне до никого: заплахата напредва с { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  } до края на скалата
log-threat-back = Заплахата се връща на ниво { $level }
log-objective = { $player } постига целта си: { $n } от { $most }
log-markers-placed = { $site }: поставени са „{ $marker }“ × { $n }
log-markers-removed = { $site }: премахнати са „{ $marker }“ × { $n }
log-markers-moved = { $site }: преместени са тук „{ $marker }“ × { $n }
log-destroyed = Разрушено: { $site }
log-activated = { $player } активира { $site } с „{ $card }“
log-turned-up = Маркерът за нашествие „{ $symbol }“ е разкрит

## Защо, в скоби

because-card = „{ $card }“
because-own-text = собственият ѝ текст
because-ability = умението на { $player }
because-objective = целта на { $player }
because-tokens = { $tokens } на { $player }
