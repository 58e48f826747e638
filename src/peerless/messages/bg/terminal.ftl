# Играта в терминала (вж. en/terminal.ftl). Отговорите и командите остават на английски.

terminal-help =
    Отговори с номер или с думите, както са дадени („maneuver“, „boost: none“).
      board    бойното поле и бойците            zones  позициите на всяка зона
      hand     ръцете, които може да виждаш      deck   всички тестета (deck ИМЕ: едно)
      discard  изчистените карти                 log    всичко, което се е случило
      ?        тази помощ                        quit   изход от играта
      save ФАЙЛ   запазва играта за „peerless replay ФАЙЛ“
terminal-help-adventure =
    threat   рунд, заплаха, мостове, ферми     rules  как върви приключението

## Избор от списък

terminal-menu-help = Номер, име или началото му; random: случайно; quit: изход.
terminal-choose = { $what } (номер, име или началото му, или random):
terminal-choose-some = { $what } ({ $some } от тези: номера или имена със запетаи, random):
terminal-choose-some-or-none = { $what } ({ $some } от тези: номера или имена със запетаи, random или none):
terminal-up-to = до { $n }
terminal-prompt = { $what }?
terminal-expected = Очакват се { $some }, намерени са { $n }.
terminal-once = Само веднъж: { $name }.
terminal-could-be = „{ $words }“ може да е: { $names }.
terminal-none-of-them = „{ $words }“ не е сред тях.
terminal-did-you-mean = Може би „{ $word }“?
terminal-number = { $what }, от 1 до { $most }?
terminal-number-help = Число от 1 до { $most }; quit: изход.

## Подготовка

terminal-mode = Режим
terminal-mode-duel = двубой: ти срещу един противник
terminal-mode-team = отборна игра: двама срещу двама
terminal-mode-free-for-all = всеки за себе си: всички срещу всички
terminal-mode-adventure = приключение: героите заедно срещу злодей и слугите му
terminal-battlefield = Бойно поле
terminal-own-hero = Твоят герой
terminal-own-hero-n = Твоят { $n ->
    [1] първи
    [2] втори
    [3] трети
   *[other] четвърти
  } герой
terminal-mate-hero = Героят на съотборника ти
terminal-mate-hero-n = Героят на { $n ->
    [1] първия
    [2] втория
   *[other] третия
  } ти съотборник
terminal-foe-hero = Героят на противника ти
terminal-foe-hero-n = Героят на { $n ->
    [1] първия
    [2] втория
   *[other] третия
  } ти противник
terminal-draft = Драфт: първо всяка страна забранява герои, после избира. Всеки герой може да се вземе веднъж.
terminal-team-bans = Другият отбор забранява: { $hero }.
terminal-team-picks = Другият отбор избира: { $hero }.
terminal-foe-bans = Противникът ти забранява: { $hero }.
terminal-foe-picks = Противникът ти избира: { $hero }.
terminal-foe-bans-n = { $n ->
    [1] Първият
    [2] Вторият
   *[other] Третият
  } ти противник забранява: { $hero }.
terminal-foe-picks-n = { $n ->
    [1] Първият
    [2] Вторият
   *[other] Третият
  } ти противник избира: { $hero }.
terminal-ban = Забрани герой
terminal-pick-own = Избери своя герой
terminal-pick-own-n = Избери своя { $n ->
    [1] първи
   *[other] втори
  } герой
terminal-pick-mate = Избери героя на съотборника си
terminal-is-banned = Този герой е под забрана: { $hero }.
terminal-is-picked = Този герой вече е избран: { $hero }.
terminal-villain = Злодей
terminal-minion = Слуга
terminal-minions = Слуги
terminal-discoveries = Открития
terminal-discoveries-hint = Откритията правят играта по-трудна; първата игра минава без тях.
terminal-how-many-heroes = Колко са героите общо
terminal-how-many-yours = Колко от тях водиш ти (останалите водят ботове)

## Няколко игри

terminal-best-of = { $n ->
    [3] До 2 победи: { $score }.
    [5] До 3 победи: { $score }.
   *[other] Най-много { $n } игри: { $score }.
  }
terminal-draw-again = Равенството не се брои за никого и се играе отново.
terminal-series-won = Серията е спечелена.
terminal-series-lost = Серията не е спечелена.
terminal-will-begin = Губи и ще започне следващата игра: { $side }.
terminal-you-choose-first = След загуба избираш ти кой започва следващата игра.
terminal-first = Кой започва

## Началото

terminal-opening = { $own } срещу: { $others }. Бойно поле: { $battlefield }, зърно { $seed }.
terminal-turn-order = Ред на ходовете: { $order }.
terminal-goes-first = Започва { $hero }.
terminal-rules-team = Отборът губи, когато и двамата му герои са сразени. Съотборниците виждат ръцете си.
terminal-rules-free-for-all = Печели последният останал герой. В първия си ход може да атакуваш само следващия играч или някого, който вече е играл.
terminal-signs-team = На таблото [..] са твоите, (..) на съотборника ти, <..> на противниците.
terminal-signs-free-for-all = На таблото [..] са твоите, <..> на другите.
terminal-signs-two = На таблото [..] са тези, с които играеш сега, (..) другите ти, <..> на противниците.
terminal-signs-adventure = На таблото [..] са твоите, <..> е враг, ! е маркер на враг; { $sign } е { $site } 1, { $marker } × 2.
terminal-signs-adventure-mates = На таблото [..] са твоите, (..) на друг герой, <..> е враг, ! е маркер на враг; { $sign } е { $site } 1, { $marker } × 2.
terminal-signs-adventure-own = На таблото [..] са тези, с които играеш сега, (..) на друг герой, <..> е враг, ! е маркер на враг; { $sign } е { $site } 1, { $marker } × 2.

## Играта

terminal-watching = Ти си извън играта, а другите продължават. Enter: гледане, quit: изход.
terminal-look-back = „save ФАЙЛ“ запазва играта, „log“ я разказва, Enter излиза.
terminal-look-back-go-on = „save ФАЙЛ“ запазва играта, „log“ я разказва, Enter продължава.
terminal-same-deal = Същото раздаване отново:
terminal-saved-again = Запазеното, разказано отново: { $command }
terminal-goodbye = Довиждане: зърно { $seed }, { $result }.
terminal-result-unfinished = недовършена игра
terminal-result-draw = равенство
terminal-result-won = победа: { $names }
terminal-result-heroes-won = победа за героите
terminal-hand = Твоята ръка:
terminal-hand-empty = Ръката ти е празна.
terminal-hand-as = Твоята ръка ({ $player }):
terminal-hand-as-empty = Ръката ти ({ $player }) е празна.
terminal-hand-mate = Ръката на съотборника ти ({ $player }):
terminal-hand-mate-empty = Ръката на съотборника ти ({ $player }) е празна.
terminal-hand-secret = Ръката на съотборника ти ({ $player }) е тайна.
terminal-not-here = „{ $words }“ не играе тук; deck показва всички тестета.
terminal-empty = празно
terminal-to-choose-from = За избор:
terminal-acting-for = Играеш за: { $player }.
terminal-not-possible = „{ $words }“ не е възможно сега.
terminal-number-or-help = Номер от 1 до { $n } или ? за помощ.
terminal-save-where = Къде? save ФАЙЛ
terminal-save-there = { $file } вече съществува; избери друго име.
terminal-save-failed = { $file } не може да се запише: { $why }.
terminal-saved = Запазено. За да видиш играта отново: { $command }

## Краят

terminal-drawn = Равенство: { $names } падат заедно.
terminal-won = Ти печелиш. Победа: { $names }.
terminal-lost = Ти губиш. Победа: { $names }.
terminal-team-won = Отборът ти спечели. Победа: { $names }.
terminal-team-lost = Отборът ти загуби. Победа: { $names }.
terminal-adventure-won = Спечелихте: злодеят е сразен ({ $villain }), рунд { $n }.
terminal-lost-by-threat = Загубихте: { $villain } постигна целта си { $times } пъти, рунд { $n }.
terminal-lost-by-quiet = Загубихте: нищо не се случи в продължение на { $quiet } рунда, рунд { $n }.
terminal-lost-by-elimination = Загубихте: всички ваши бойци са сразени, рунд { $n }.

## Въпросите

terminal-source = { $source }: { $question }
terminal-source-of = { $source } ({ $player }): { $question }
terminal-ask-place = Къде застава { $piece }?
terminal-ask-place-token = Къде поставяш маркер за { $token }?
terminal-ask-action = Твоето действие (остават: { $n })?
terminal-ask-defend = { $attacker } атакува, цел: { $target }. Защита с карта?
terminal-ask-hand-limit = { $n } карти в ръката са твърде много: коя изчистваш?
terminal-ask-may = Ще го направиш ли?
terminal-ask-boost-move = Да се подсили ли движението ти ({ $n })?
terminal-ask-boost = С коя карта?
terminal-choose-for = Избираш вместо: { $player }.
terminal-choose-for-enemy = Избираш вместо врага.
terminal-that-is-you = Това си ти.
terminal-choose-n = избери { $n } от тези
terminal-which-fighter = Кой боец?
terminal-which-player = Кой играч?
terminal-which-token = Кой маркер?
terminal-which-move-token = Накъде?
terminal-which-space = Коя позиция?
terminal-which-card = Коя карта?
terminal-which-number = Кое число?
terminal-which-source = Кой от ефектите ти е пръв?
terminal-which-site = Кое първо?
terminal-which = Кое?
terminal-how-many = Колко?
terminal-so-far = (досега { $n })
terminal-n-of = ({ $n } от { $most })
terminal-n-of-up-to = ({ $n } от най-много { $most })
terminal-drawn-first = (посочената първа се тегли първа)
terminal-ask-enemy-target = Кого атакува { $enemy }? Избираш ти.
terminal-ask-remove-many = { $site }: колко махаш? ({ $marker })
terminal-ask-remove = След движението: махаш ли 1? ({ $marker }, { $site })
terminal-ask-activate = След движението: изчистваш ли карта, за да активираш място ({ $site })? Може да използваш написаното на него и после да махнеш до стойността на БОНУСА на картата ({ $marker }).
terminal-ask-token-move = Кой маркер накъде{ $reach }?
terminal-ask-move = Накъде се придвижва { $who }{ $reach }?
terminal-ask-moves = Кой накъде се придвижва{ $reach }?
terminal-ask-enemy-way = { $who } изминава { $n ->
    [one] { $n } позиция
   *[other] { $n } позиции
  }: докъде? Избираш ти.
terminal-done-nobody = (done: никой друг)
terminal-exactly = , точно { $n ->
    [one] { $n } позиция
   *[other] { $n } позиции
  }
terminal-at-most = , до { $n ->
    [one] { $n } позиция
   *[other] { $n } позиции
  }
terminal-through = , дори през противникови бойци
terminal-label-boost = бонус { $n }
terminal-label-there = там: { $n }
terminal-label-health = точки живот: { $n }

## Герои, врагове и карти

terminal-reshuffle = Когато бъде изчистена, всички изчистени карти се размесват обратно в тестето.
terminal-villain-head = { $name }, злодей, движение { $n }
terminal-minion-head = { $name }, слуга, движение { $n }
terminal-rank-villain = злодей
terminal-rank-minion = слуга
terminal-initiative = Карта за инициатива „{ $card }“: { $text }
terminal-initiative-waits = Карта за инициатива „{ $card }“ ({ $n } чакат, докато ефект ги добави): { $text }
terminal-tokens = Маркери за { $token } × { $n }: { $text }
terminal-no-boost = без бонус
terminal-boost = бонус { $n }
terminal-values = атака { $attack }, защита { $defense }
terminal-type-attack = атака
terminal-type-defense = защита
terminal-type-versatile = универсална
terminal-type-scheme = маневра
terminal-or = или
terminal-any-fighter = всеки боец
terminal-only-in-attack = (само при атака) { $text }
terminal-only-in-defense = (само при защита) { $text }

## Кой къде е

terminal-you = (ти)
terminal-your-mate = (съотборникът ти)
terminal-enemies = Врагове:
terminal-being-placed = Бойците се разполагат.
terminal-turn-of = На ход: { $player }.
terminal-turn-of-then = На ход: { $player }, после: { $others }.
terminal-out = { $player }: извън играта
terminal-player = { $player }: движение { $move }, ръка { $hand }, тесте { $deck }, изчистени { $discard }
terminal-enemy-piles = движение { $move }, тесте { $deck }, изчистени { $discard }
terminal-on-top = най-отгоре на тестето му: { $card }
terminal-in-hand = в ръката: { $cards }
terminal-melee = близка
terminal-ranged = от разстояние
terminal-defeated = извън битката
terminal-all-defeated = сразени: { $names }
terminal-none = няма
terminal-health = точки живот { $health }/{ $most }
terminal-at = позиция { $space } (зона { $zones })
terminal-off = не е на бойното поле

## Около таблото на кооперативната игра

terminal-shuffled-in = При следващото размесване влизат в тестето: { $cards }.
terminal-round = Рунд { $n }. Разкрити: { $row }. Не предстои никой.
terminal-round-left = Рунд { $n }. Разкрити: { $row }. Предстоят ({ $left }): { $cards }.
terminal-round-left-any = Рунд { $n }. Разкрити: { $row }. Предстоят ({ $left }, в произволен ред): { $cards }.
terminal-nobody = никой
terminal-last = последна { $cards }
terminal-threat = Заплаха: { $track }   Постигнати цели, { $villain }: { $n } от { $most }
terminal-track-end = край
terminal-markers = { $marker } × { $n }
terminal-supply = в запаса: { $markers }
terminal-markers-on = { $marker }: { $sites } ({ $supply })
terminal-no-farm = никоя ферма
terminal-around = около нея: { $spaces }
terminal-destroyed = разрушен
terminal-invasion = Маркери за нашествие с лицето нагоре: { $up }; с лицето надолу: { $n }.
terminal-slot = Разрушаване № { $n } ({ $site }): { $text }
terminal-discovery = Откритие „{ $name }“: { $text }
terminal-rules-win = Печелите, когато злодеят ({ $villain }) бъде сразен, колкото и слуги да остават. Губите, когато { $villain } постигне целта си { $times } пъти или когато всички ваши бойци са сразени.
terminal-rules-round = Във всеки рунд картите за инициатива се разкриват една след друга и разкритият играе ход; после става това, което картите на враговете казват за края на рунда, и всичко се размесва отново.
terminal-rules-enemy = Врагът атакува боец до себе си. Ако няма такъв, той отива до най-близкия, до когото стига с движението си, и го атакува; ако не стига до никого, заплахата напредва с 1 позиция.
terminal-rules-you-choose = Където има избор, избирате вие.
terminal-rules-kindest = Където има избор, той прави това, което изглежда най-добро за вас.
terminal-rules-cards = Врагът атакува и се защитава с най-горната карта на тестето си и не решава нищо: каквото може и да не направи, не го прави.
terminal-rules-threat = Когато заплахата стигне до края на скалата си, { $villain } постига целта си ({ $objective }) и заплахата се връща.
terminal-rules-bridges = След движение може да изчистиш карта, за да активираш едно място ({ $site }) до твой боец: става това, което пише на него, и може да махнеш до стойността на БОНУСА на картата ({ $marker }).
terminal-rules-farms = След движение може да махнеш 1 ({ $marker }) от едно място ({ $site }), което граничи с позиция на твой боец.

## Зоните, по цвят

terminal-zone-blue = синя
terminal-zone-brown = кафява
terminal-zone-gray = сива
terminal-zone-green = зелена
terminal-zone-light-gray = светлосива
terminal-zone-light-green = светлозелена
terminal-zone-lightblue = светлосиня
terminal-zone-lime = лимоненозелена
terminal-zone-navy = тъмносиня
terminal-zone-olive = маслинена
terminal-zone-orange = оранжева
terminal-zone-pink = розова
terminal-zone-purple = пурпурна
terminal-zone-red = червена
terminal-zone-slate = сиво-синя
terminal-zone-tan = бежова
terminal-zone-teal = синьо-зелена
terminal-zone-violet = виолетова
terminal-zone-wine = виненочервена
terminal-zone-yellow = жълта
