## Кооперативна игра

mode-adventure = Кооперативна
mode-adventure-hint = Заедно срещу злодей
or = {" "}или{" "}
how-many-heroes = Брой герои
heroes-n = { $n }
random-villain = Случаен злодей
minions-n = { $n ->
    [one] Един слуга
   *[other] { $n }-ма слуги
  }
minions-left = по жребий: { $n }
advanced = Игра за напреднали
advanced-hint = Откритията са правила, които правят играта по-трудна. Избери до { $n }.
discoveries-n = { $n ->
    [one] { $n } откритие
   *[other] { $n } открития
  }
coop-options = Как играе отборът
open-hands = Открити ръце: всеки вижда картите на останалите
players-choose = Когато правилата оставят избор на враг, избират играчите. Иначе играта избира най-доброто за тях
invite-text-together = Играй заедно с мен в Peerless ({ $heroes }):
villain = Злодей
minion = Слуга
threat-track = Заплаха
round-n = { $n ->
    [0] Преди първия рунд
   *[other] Рунд { $n }
  }
rounds-n = { $n ->
    [one] { $n } рунд
   *[other] { $n } рунда
  }
end-of-round = Край на рунда
objective-short = цел!
objectives-n = Постигнати цели: { $n } от { $most }
band-label = Рунд { $round }. Заплаха: { $threat } от { $end }, постигнати цели: { $objectives } от { $most }. Краят на рунда добавя { $advance }. Всичко за рунда.
track-label = Показалец на заплахата: позиция { $threat } от { $end }
threat-hint = Когато показалецът стигне до знамето, злодеят постига целта си и показалецът се връща. При { $most } постигнати цели губите; засега { $n ->
    [0] няма нито една
    [one] е 1
   *[other] са { $n }
  }.
threat-plus = Заплаха +{ $n }
outlook-hint = Ако нищо не се промени. Дотогава може да се случи много.
outlook-then = { $left ->
    [one] Показалецът ще бъде на { $left } позиция от края.
   *[other] Показалецът ще бъде на { $left } позиции от края.
  }
outlook-reached = Злодеят ще постигне целта си: { $n } от { $most }.
initiative-row = Този рунд, по ред
initiative-none = Още няма разкрита карта.
initiative-deck = Предстоят, в ред, който никой не знае
initiative-added = Добавени за следващия рунд
initiative-cards = Карти за инициатива
initiative-waits = влиза в играта, когато ефект я добави
initiative-players = при { $n }-ма или повече играчи
initiative-player = Ходът на този герой: две действия.
initiative-now = сега
initiative-done = мина
initiative-coming = предстои
bridges = Мостове
farms = Ферми
bridges-hint = След движение играч, чийто боец е до мост, може да изчисти карта: мостът прави това, което пише на него, и от него се махат до толкова маркера за гибел, колкото е стойността на БОНУСА на картата.
farms-hint = След движение играч, чийто боец е до ферма, може да премахне от нея едно извънземно.
supply-n = Остават в запаса: { $n } ({ $marker }).
destroyed = Разрушен
slot-next = Когато падне следващият мост:
invasion = Маркери за нашествие
invasion-hint = Всеки маркер с лицето нагоре прави картите на злодея по-силни.
discoveries = Открития
origin-note = Картите и числата на враговете, скалите на таблата и откритията са възстановка: следват издадените правила, но не са издадените карти.
enemy-read = Всичко за: { $name }
enemy-defeated = Сразен враг
enemy-card-attacking = При атака: { $text }
enemy-card-defending = При защита: { $text }
enemy-card-deception = Когато тази карта бъде изчистена, всички изчистени карти се размесват обратно в тестето.
enemy-card-values = Атака { $attack }, защита { $defense }
health-each-player = точки живот за всеки играч: { $n }
token-of = Маркер за { $kind }
plan-nobody = Не стига до никого: заплахата би нараснала
plan-beside = Ще атакува на място: { $names }
plan-goes = Ще измине { $n ->
    [one] { $n } позиция
   *[other] { $n } позиции
  } и ще атакува: { $names }
spaces-away = { $n ->
    [one] { $n } позиция
   *[other] { $n } позиции
  }
site-destroyed = { $site }: разрушен
site-markers = { $site }: { $marker } × { $n }
ask-enemy-target = { $enemy }: кого от тях да атакува?
ask-enemy-way = { $enemy }: накъде?
ask-activate = Да се активира ли мост?
ask-activate-hint = Вземи картата, която ще изчистиш за това.
ask-remove-many = Колко да се махнат от моста? ({ $marker })
ask-remove = Да се махне ли 1 от ферма? ({ $marker })
ask-site = Избери: { $site }
ask-place-minion-hint = Слугите започват до злодея. Къде, решавате вие.
ask-place-hero-hint = Започни на което и да е свободно стартово поле.
do-activate = { $card }: { $site } (маха до { $n })
coop-won = Победа!
coop-won-how = Сразен злодей: { $villain }.
coop-lost = Загуба.
coop-lost-by-threat-how = { $villain } постигна целта си { $n } пъти.
coop-lost-by-elimination-how = Всички ваши бойци са сразени.
coop-lost-by-quiet-how = Десет рунда подред нищо не се случи.
villain-left = { $name }: { $health } от { $most } точки живот
