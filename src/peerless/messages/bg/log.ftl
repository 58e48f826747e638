# Какво се случи, за дневника (виж en/log.ftl). Имената остават непроменени.

list-and = { $most } и { $last }

log-game-began = Играта започва
log-turn-began = На ход е { $player }
log-turn-ended = { $player }: край на хода
log-placed = { $fighter } заема позиция { $space }
log-token-placed = Маркер за { $token } е поставен на позиция { $space }
log-token-removed = Маркер за { $token } е премахнат от позиция { $space }
log-token-moved = Маркер за { $token } е преместен на позиция { $space }
log-maneuvered = { $player } извършва действието движение
log-drew = { $player } тегли: { $cards }
log-drew-hidden = { $player } тегли { $n ->
    [one] 1 карта
   *[other] { $n } карти
  }
log-exhausted = { $player } няма повече карти за теглене: изтощение
log-boosted = { $player }: „{ $card }“ подсилва движението с { $n }
log-moved = { $fighter } се придвижва от { $from } до { $space }
log-schemed = { $fighter } играе маневрата „{ $card }“
log-attacked = { $fighter } атакува с картата „{ $card }“, цел: { $target }
log-attacked-hidden = { $fighter } атакува с карта с лицето надолу, цел: { $target }
log-added-boost = { $player } добавя „{ $card }“ с лицето надолу като бонус
log-added-boost-hidden = { $player } добавя карта с лицето надолу като бонус
log-defended = { $fighter } се защитава с картата „{ $card }“
log-defended-hidden = { $fighter } се защитава с карта с лицето надолу
log-not-defended = { $fighter } не се защитава
log-revealed = { $player } разкрива „{ $card }“
log-revealed-value = { $player } разкрива „{ $card }“ ({ $n })
log-revealed-boost = { $player } разкрива „{ $card }“ ({ $n }) и бонуса „{ $boost }“ (+{ $bonus })
log-canceled = { $player }: ефектите на „{ $card }“ са отменени
log-boost-lost = { $player }: бонусът „{ $card }“ се губи
log-value-set = { $player }: силата на „{ $card }“ става { $n }
log-value-added = { $player }: „{ $card }“ получава +{ $n }
log-value-ignored = { $player }: силата на „{ $card }“ се игнорира
log-bonus = { $player }: „{ $card }“ има +{ $n }
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
log-health-set = { $fighter }: точките живот стават { $n }
log-defeated = Сразен боец: { $fighter }
log-out = { $player } отпада от играта
log-conceded = { $player } се предава
log-timed-out = { $player }: времето изтече
log-returned = { $fighter } се връща на позиция { $space }
log-swapped = { $fighter } и { $target } си разменят позициите
log-left = { $fighter } напуска бойното поле
log-defender-changed = Вече се защитава { $fighter }
log-movement-ended = { $fighter } завършва движението си
log-discarded = { $player }: „{ $card }“ отива при изчистените карти
log-looked = { $player } разглежда: { $cards }
log-looked-hidden = { $player } разглежда { $n ->
    [one] 1 карта
   *[other] { $n } карти
  }
log-showed = { $player } показва „{ $card }“
log-took = { $player } взема „{ $card }“ в ръка
log-took-hidden = { $player } взема карта в ръка
log-put-on-top = { $player }: „{ $card }“ отива най-отгоре на тестето
log-put-on-top-hidden = { $player }: карта отива най-отгоре на тестето
log-put-at-bottom = { $player }: „{ $card }“ отива най-отдолу в тестето
log-put-at-bottom-hidden = { $player }: карта отива най-отдолу в тестето
log-shuffled-in = { $player } размесва в тестето си: { $cards }
log-shuffled-in-hidden = { $player } размесва в тестето си { $n ->
    [one] 1 карта
   *[other] { $n } карти
  }
log-shuffled = { $player } размесва тестето си
log-card-became = { $player }: картата в тази битка вече е „{ $card }“
log-chosen = Избор: { $player }
log-named-number = { $player } посочва числото { $n }
log-declined = { $player } се отказва
log-declined-card = { $player } се отказва от предложеното от „{ $card }“
log-declined-ability = { $player } не използва умението си
log-state-changed = { $player }, { $state }: { $value }
log-gained-action = { $player } получава { $n ->
    [one] 1 действие
   *[other] { $n } действия
  }
log-lasts-card = { $player }, „{ $card }“: { $text }
log-lasts-ability = { $player }, умение: { $text }
log-lasting-card = { $player }: започва траен ефект на „{ $card }“
log-lasting-ability = { $player }: започва траен ефект на умението
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
log-markers-placed = Поставено на { $site }: { $marker } × { $n }
log-markers-removed = Премахнато от { $site }: { $marker } × { $n }
log-markers-moved = Преместено на { $site }: { $marker } × { $n }
log-destroyed = Разрушен: { $site }
log-activated = { $player } активира { $site } с картата „{ $card }“
log-turned-up = Маркерът за нашествие „{ $symbol }“ е разкрит

## Защо, в скоби

because-card = „{ $card }“
because-own-text = собственият ѝ текст
because-ability = умение, { $player }
because-objective = цел, { $player }
because-tokens = { $tokens }, { $player }
