# Всички думи на страницата. Текстовете на картите идват от сървъра.

## The start pages

peerless = Peerless
tagline = Двубои между герои, които никога не е трябвало да се срещнат
to-start = Peerless: към началото
pages = Страници
to-new = Подготви маса
to-heroes = Герои
to-battlefields = Бойни полета
credits = Автори
not-affiliated = Независим проект на почитатели.
back = Назад
close = Затвори
try-again = Опитай пак
and = {" "}и{" "}
versus = {" "}срещу{" "}

play-now = Играй
play-now-hint = Този двубой, срещу бот
set-a-table = Подготви маса
set-a-table-hint = Приятели, ботове, отбори: както искате
you = Вие
whose = { $what } на { $player }
you-are-asked = Избирате вие.
ask-then = После: { $text }
the-bot = Бот
draw-again = Други герои, друго бойно поле
scene = { $one } срещу { $other } на бойното поле „{ $battlefield }“
go-on = Продължи
more-games = Още { $n }
fewer-games = По-малко
links = Връзки
forget = Забрави тази игра

heroes-lead = Всеки герой има карта на персонажа, свое тесте и начин на бой, какъвто няма никой друг. Всичко това може да се прочете тук.
all-heroes = Всички герои
health = Точки живот
health-n = точки живот: { $n }
move = Движение
hero = герой
sidekick = партньор
with-sidekicks = с { $names }
alone = бие се без партньор
character-card = Карта на персонажа
tokens = Маркери: { $what }
deck-of = Тесте: { $n } карти
play-hero = Играй с { $name }
no-such-hero = Тук няма такъв герой.

battlefields-lead = Зоните имат цветове и шарки: който стреля, стреля в своята зона. Линиите свързват съседните позиции.
all-battlefields = Всички бойни полета
battlefield-picture = Бойното поле „{ $name }“
room-for = до { $n } герои
spaces-n = { $n } позиции
zones-n = { $n } зони
passages-n = { $n } тайни прохода
play-battlefield = Играй тук
no-such-battlefield = Тук няма такова бойно поле.

mode = Колко играчи
mode-duel = Двубой
mode-duel-hint = Един срещу един
mode-team = Два отбора
mode-team-hint = По двама герои на страна
mode-free-for-all = Всеки за себе си
mode-free-for-all-hint = { $n ->
    [3] Трима, всеки срещу всички
    [4] Четирима, всеки срещу всички
   *[other] { $n } играчи, всеки срещу всички
  }
way-choose = По избор или по жребий
way-choose-hint = За всеки играч герой по вкус или който и да е
way-draft = Драфт
way-draft-hint = Забрани и избор на редуване
bans = Забрани на всяка страна
bans-n = { $n ->
    [0] Без
   *[other] { $n }
  }
team-n = Отбор { $n }
player-n = Играч { $n }
together = Един човек води и двамата герои
same-person = И този герой е на играч { $n }
random-hero = Случаен герой
random-hero-hint = Който и да е свободен
pick-hero = Избери герой
change-hero = Прочети или избери друг
drafted-hero = Герой от драфта
drafted-hero-hint = Забрани и избор преди играта
choose-hero-for = Герой за играч { $n }
choose-hero-hint = Изберете, за да прочетете първо картите.
choose-hero = Избери { $name }
who-sits = Кой играе тук
who-here = Тук
who-friend = Приятел
who-bot = Бот
who-here-hint = Човек пред този екран
who-friend-hint = Приятел другаде, който получава връзка
which-bot = Как играе ботът
bot-random = Играе наслуки
bot-greedy = Вижда една стъпка напред
bot-easy = Лесен
bot-normal = Нормален
bot-hard = Труден
bot-expert = Майстор
battlefield = Бойно поле
random-battlefield = Случайно бойно поле
pick-battlefield = Избери бойно поле
change-battlefield = Избери друго
choose-battlefield = Избери бойно поле
who-first = Кой е пръв
by-lot = По жребий
turn-order = Ред на ходовете: { $names }
start-game = Започни играта
start-draft = Започни драфта

draft = Драфт
draft-steps = Стъпки на драфта
draft-ban = { $side }: забранете герой
draft-pick = { $side }: изберете герой
draft-here = Изберете, за да прочетете първо.
draft-friend = Попитайте приятеля си и изберете вместо него.
draft-bot = Бот решава по жребий …
draft-over = Всички герои са избрани.
ban = забрана
pick = избор
banned = забрана
picked = избор
banned-by = Забрана: { $side }
picked-by = { $side }
ban-hero = Забрани { $name }
pick-hero-now = Избери { $name }
back-to-table = Промени масата

table-set = Масата е готова
table-set-lead = Изпратете на всеки приятел неговата връзка. Мястото е на първия, който я отвори, и на никой друг: дори и вие.
only-here = Тези връзки работят само на този компютър. За приятели другаде пуснете програмата с „peerless play --host 0.0.0.0“, отворете страницата на достъпен за тях адрес на този компютър и подгответе масата там.
invite = { $heroes }: връзката за вашия приятел
invite-text = Играй с { $heroes } срещу мен в Peerless:
invite-spectators = Връзка за зрители
invite-spectators-text = Гледай нашата игра в Peerless:
share-link = Сподели
sit-down = Седни
look-on = Гледай играта
links-kept = Връзките остават в този браузър: ще ги намерите под „Продължи“ на първата страница, докато играта свърши.

credits-own = Програмата, изказът на правилата и картите и рисунките на бойните полета са на участниците в Peerless, под лиценза MIT.
credits-icons = Икони
credits-icons-from = Всички икони са от
credits-fonts = Шрифтове
credits-fonts-by = { $fonts } от Juan Pablo del Peral и Huerta Tipográfica, под
credits-libraries = Библиотеки в тази страница
credits-built = Създадена с Vite и TypeScript.
credits-licences = Пълните лицензи
credits-game = Играта
not-affiliated-long = Peerless е независим проект на почитатели. Той не е свързан с издателя на Unmatched, нито е одобрен или подкрепян от него; имената служат само да се каже коя игра се играе. Ако играта ви харесва, купете я.

## The table

connecting = Свързване …
offline = Връзката се загуби. Опитваме пак …
no-server = Сървърът е недостъпен.
spectating = Вие гледате
your-turn = Ваш ред е
actions-left = { $n ->
    [one] Остава 1 действие
   *[other] Остават { $n } действия
  }
waiting-for = Чакаме { $player } …
waiting-for-absent = Чакаме { $player }, на масата няма никого
absent = няма го
invite-again = Изпрати връзката
won = { $n ->
    [one] { $players } печели!
   *[other] { $players } печелят!
  }
you-won = Победа!
you-lost = Загуба.
turns-n = { $n ->
    [one] 1 ход
   *[other] { $n } хода
  }
drawn = Равенство.

question = Какво се пита
ask-action = Изберете действие
ask-action-hint = Движение (тегли карта, после се придвижи), атака (вземи карта, посочи цел) или маневра.
ask-place = Поставете { $thing }
ask-place-hint = Партньорите започват в зоната на вашия герой: посочете позиция.
ask-place-tokens = { $n ->
    [one] Последният: посочете позиция.
   *[other] Остават { $n }: посочете позиция за следващия.
  }
ask-boost = Подсилете с карта или не
ask-boost-move = Подсилете движението си с карта или не
ask-move = Преместете { $who }
ask-move-own = бойците си
ask-move-several = бойци
ask-move-up-to = Преместете { $who } до { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  }
ask-move-exactly = Преместете { $who } точно { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  }
ask-which-target = Кого?
ask-which-fighter = С кой боец?
ask-which-card = С коя карта?
ask-which-space = На коя позиция?
ask-which-via = По кой път?
ask-defend-nothing = { $attacker } атакува { $defender }. Нямате карта за защита
ask-boost-hint = Бонусът ѝ, числото долу вляво, се добавя към движението ви. За ход без бонус посочете боец.
ask-defend = { $attacker } атакува { $defender }. Защитете се с карта или не
ask-defend-brief = Защитете се с карта или не
ask-defend-nothing-brief = Нямате карта за защита
ask-hand-limit = Повече от 7 карти: изчистете една
ask-may = Искате ли?
ask-pick = Изберете
ask-pick-card = Изберете карта
ask-pick-fighter = Изберете боец
ask-pick-space = Изберете позиция
ask-pick-number = Изберете число
ask-pick-player = Изберете играч
ask-pick-token = Изберете маркер
ask-pick-option = Изберете едно
ask-pick-value = Изберете едно
ask-pick-spot = Отгоре или отдолу в тестето?
ask-pick-source = Кой ефект е пръв?

act-maneuver = Движение
act-done = Готово
act-yes = Да
act-no = Не
act-no-move = Без преместване
act-none-boost = Без бонус
act-none-defend = Без защита
act-take-back = Върни
act-clear = Отказ
skip = Прескочи

do-attack = { $fighter } атакува { $target } с „{ $card }“
do-scheme = Изиграй „{ $card }“
do-scheme-by = { $fighter } играе „{ $card }“
do-defend = Защита с „{ $card }“
do-boost = Подсили с „{ $card }“ (+{ $n })
do-discard = Изчисти „{ $card }“
do-card = Избери „{ $card }“
do-move = { $fighter } до { $space }
do-move-via = { $fighter } до { $space } през { $via }
do-place = { $fighter } на { $space }
do-fighter = { $fighter }
do-space = { $space }

hand = Ръка
deck = Тесте
discard = Изчистени
log = Дневник
players = Играчи
health-of = { $health } от { $most } точки живот
out = отпаднал
move-value = Движение { $n }
melee = близка атака
ranged = атака от разстояние
boost-n = Бонус { $n }
card-attack = Атака
card-defense = Защита
card-versatile = Универсална
card-scheme = Маневра
anyone = Всеки боец
copies = × { $n }
face-down = с лицето надолу
no-card = без карта
not-yet = чакаме …
attacks = атакува
defends = се защитава
named = посочена сила { $n }
value-n = Сила { $n }
combat-won = { $player } печели битката.
takes = { $fighter }: удари { $n }
no-damage = Без удари.
combat = Битка
last-combat = Последната битка
against = срещу
canceled = отменена
ignored = силата се игнорира
curtain = Дайте екрана на { $player }
curtain-go = Аз съм { $player }
copy-link = Копирай връзката
copied = Копирано
spectator-link = Връзка за зрители
play-again = Реванш
new-game = Нова игра
record = Запис на играта
menu = Меню
leave = Изход
menu-rules = Правила
menu-link = Сподели
menu-report = Сигнал
speed = Темпо
speed-slow = бавно
speed-normal = нормално
speed-fast = бързо
speed-off = веднага
copy = Копирай
fighter-label = { $name }, { $kind }, { $health } от { $most } точки живот, позиция { $space }
space-label = Позиция { $id }
token-label = { $kind }, позиция { $space }
can-reach = може да стигне до { $spaces ->
    [one] 1 позиция
   *[other] { $spaces } позиции
  }, { $targets ->
    [0] не може да атакува никого
   *[other] може да атакува { $names }
  }
pile-hand = Ръка
pile-deck = Още невидени
pile-discard = Изчистени карти
pile-hand-hint = { $n } от { $hand } карти, които може да видите.
pile-deck-hint = { $n } карти, които не сте виждали: в тестето или сред онези, които нямате право да видите.
pile-discard-hint = { $n } карти.
report-hint = Това е позицията, както я знае вашето място, записана като сценарий, който Peerless може да изпълни. Кажете какво се случи и какво е трябвало да се случи и го изпратете на този, който се грижи за масата.
can-be-chosen = може да се избере
report-fault = Съобщи за грешка
no-table-home = Към началото

## Languages, and what the server refuses

language = Език
refused-malformed = Сървърът не разбра тази страница. Презаредете я.
refused-too-large = Това е твърде много за сървъра.
refused-too-fast = Твърде много наведнъж. Изчакайте малко.
refused-version = Сървърът говори друга версия. Презаредете страницата.
refused-unknown-table = Няма такава маса.
refused-unknown = Тук няма такова нещо.
refused-not-your-seat = Тази връзка не отваря място на тази маса.
refused-claimed = Поканата вече е използвана или оттеглена.
refused-origin = Тази страница не може да се свързва с този сървър.
refused-not-asked = Сега не решавате вие.
refused-stale = Масата вече е друга: погледнете и решете отново.
refused-illegal = Сега това не е възможно.
refused-over = Играта свърши.
refused-running = Играта още не е свършила.
refused-cannot-take-back = Последното решение не може да се върне.
refused-cannot-go-on = Тази игра е започната с други правила или карти и не може да продължи тук.
refused-full = Сървърът е пълен. Опитайте по-късно.
refused-bad-table = Такава маса не може да се подготви.
refused-bad-record = Това не е запис на игра, изиграна докрай.
refused-store = Сървърът не успя да го запази. Опитайте пак.
refused-http = Сървърът не отговори на тази заявка.

## The rules in short.

to-rules = Как се играе
how-aim = Целта
how-aim-text = Свалете точките живот на противниковия герой до 0. Партньорите помагат, но важат само героите; в отборна игра трябва да паднат и двамата герои на една страна.
how-turn = Ход
how-turn-text = Две действия, всяко от тях движение, атака или маневра, в произволен ред; може и две еднакви. Който завърши хода си с повече от 7 карти, изчиства до 7.
how-maneuver = Движение
how-maneuver-text = Изтеглете карта. После може да изчистите карта, за да стигнете по-далеч с бонуса ѝ (числото долу вляво). След това преместете всеки свой боец по линиите, най-много колкото са точките ви за движение. През своите бойци може да минавате, през противниковите не, и никога няма двама на една позиция.
how-attack = Атака
how-attack-text = Изиграйте с лицето надолу карта с атака или универсална карта на боеца, който атакува. Боец с близка атака атакува съседна позиция. Боец с атака от разстояние атакува и всяка позиция в обща зона с неговата: еднакъв цвят и шарка на двете позиции.
how-combat = Битка
how-combat-text = Който е атакуван, може да се защити с карта със защита или универсална карта на този боец. Двете карти се разкриват. Текстовете се изпълняват по ред: веднага, по време на битка, след битка; ако съвпаднат, пръв е текстът на защитника. Ако атаката е по-силна, разликата се нанася като удари. Нападателят печели битката, ако нанесе удари; иначе печели защитникът.
how-scheme = Маневра
how-scheme-text = Изиграйте карта Маневра и направете каквото пише.
how-cards = Карти
how-cards-text = На картата пише кой ваш боец може да я използва. Когато тестето ви е празно и трябва да теглите, вместо това всеки ваш боец понася 2 удара.
how-end = Още
how-end-text = Всеки герой има специално умение, което променя тези правила: то е в неговия панел. Между позициите с врата има тайни проходи: от едната може да се стигне до всяка друга с една стъпка. Посочете боец, за да видите къде може да отиде и кого да атакува.

## Taking a seat by an invitation

claiming = Имате покана
claiming-lead = Заемаме вашето място …
invitation-used = Тази покана вече е използвана или оттеглена. Поискайте нова от този, който ви покани; ако сте заели мястото на друго устройство, отворете го там и си изпратете връзката.
invite-used = Вашият приятел зае мястото.
invite-anew = Нова връзка
invite-anew-hint = Връзката по-горе спира да работи и има нова
connections-n = { $n } устройства
connections-hint = Толкова устройства са свързани с това място
menu-own-link = Моята връзка
own-link = Копирайте връзката към вашето място, за да продължите на друго устройство. Не я показвайте на никого.

## Hints: what a bot would do
menu-hint = Съвет
hint-title = Какво би направил силен бот
hint-then = После очаква
hint-thinking = Мисли …
hint-note = Шансът за победа е преценен по това, което виждате.
percent = { $n } %

## Settings, own games, looking ahead, several choices, and what cannot be done now

settings = Настройки
theme = Светло или тъмно
theme-system = Като системата
theme-light = Светло
theme-dark = Тъмно
speed-of-telling = Колко бързо се показва един ход
set-motion = Анимация
set-motion-hint = Фигурите се плъзгат, картите се обръщат
set-sound = Звук и вибрация
set-sound-hint = Кратки звуци за удари, карти и вашия ход
set-confirm = Потвърждаване на всяка карта
set-confirm-hint = Карта се играе само с бутона си, никога с второ докосване
page-kept = Няма мрежа. Това е страницата, както е заредена последно; за игра е нужен сървърът.
no-server-trying = Сървърът е недостъпен. Нов опит …
offline-unsent = Не е изпратено: връзката е прекъсната. Нов опит …
to-results = Вашите игри
results-none = Още няма завършени игри. Тук се броят игрите, завършени в този браузър.
results-lead = { $n ->
    [one] 1 игра
   *[other] { $n } игри
  }, спечелени: { $won }.
results-hero = Герой
results-games = Игри
results-won = Спечелени
results-lost = Загубени
results-drawn = Равни
results-latest = Последни игри
results-here = Тези резултати се пазят само в този браузър.
results-forget = Изтриване
results-forget-sure = Да се изтрият ли всички резултати в този браузър?
outcome-won = Победа
outcome-lost = Загуба
outcome-drawn = Равенство
look-ahead = Заплахи
menu-more = Още
look-ahead-hint = Къде вашите бойци могат да бъдат нападнати следващия ход (без усилване на движението)
threat = Тук могат да нападнат: { $fighters }
blow = (без защита: { $n } щети)
blow-unsure = (без защита: около { $n } щети)
draft-invite = { $side }: връзката към драфта за вашия приятел
draft-invite-text = Да изберем герои заедно в Peerless:
draft-waiting = Чака се другата страна …
draft-wait-for-table = Играта ще започне след малко …
series = Брой игри
best-of = { $n ->
    [one] Една игра
   *[other] Най-добър от { $n }
  }
series-score = Най-добър от { $n }: { $score }
series-won = { $player } печели серията { $score }
next-game = Следваща игра
tray = Избрано дотук
tray-n = Избрани: { $n }
hold-to-read = Задръжте карта, за да я прочетете · OK
why-not-asked-you = Не сега: решението не е ваше.
why-not-asked-card = Не сега: не се иска карта.
why-only-defends = Карта за защита: играйте я, когато нападнат ваш боец.
why-only-attacks = С карта за атака не може да се защитавате.
why-is-a-scheme = Карта за хитрост: играйте я като действие във вашия ход.
why-its-fighter-is-gone = Само { $users } може да я използва, а този боец е победен.
why-of-another-form = Само { $users } може да я използва, в правилния облик.
why-of-another-fighter = Само { $users } може да я използва, а нападнат е друг боец.
why-nobody-in-reach = Никой, който може да я използва, няма цел в обхват. Първо се приближете.
why-not-now = Сега не може да се изиграе.

## Replays, and the end of a game
replay = Повторение
replays = Повторения
replays-lead = Всяка завършена игра може да се гледа отново, стъпка по стъпка. Тук са изиграните в този браузър; получен запис се отваря от файла му.
replays-none = В този браузър още не е завършила игра.
replay-load = Отваряне на запис
replay-loading = Един момент …
replay-running = Тази игра още тече. Ще може да се гледа, когато свърши.
replay-look-on = Гледане на живо
replay-watched = Гледана
replay-one-screen = На един екран
replay-whose = През чии очи
replay-everything = Всички карти открити
replay-as = През очите на { $player }
replay-controls = Управление на повторението
replay-step = Стъпка
replay-where = Стъпка { $at } от { $last }, ход { $turn }
replay-turn = Ход { $n }
replay-setup = Подготовка
replay-play = Пускане
replay-pause = Пауза
replay-share = Споделяне на момента
record-short = Запис
turn-back = Към предишния ход
turn-on = Към следващия ход
step-back = Стъпка назад
step-on = Стъпка напред
moments = Ключови моменти
chart = Шансове за победа според ботовете
hands = Карти в ръка
hidden-cards = { $n ->
    [one] 1 карта
   *[other] { $n } карти
  } с лице надолу
no-cards = няма карти
moment-first-hit = Първи удар: { $fighter } понася { $n }
moment-first-hit-by = Първи удар: { $fighter } понася { $n } ({ $card })
moment-hit = { $fighter } понася { $n }
moment-hit-by = { $card }: { $fighter } понася { $n }
moment-defeated = { $fighter } пада
moment-defeated-by = { $fighter } пада от { $card }
moment-exhausted = { $player } остава без карти
moment-exhaustion = { $fighter } пада от изтощение
moment-objective = { $player } постига целта си
moment-tide = Обрат в играта
moment-end = Краят
play-on = Игра оттук нататък
play-on-lead = Играта продължава от ход { $n } на отделна маса, с картите както лежат. Повторението остава непроменено.
play-on-setup = Играта започва отначало на отделна маса, със същите карти в същия ред.
play-on-as = Вие играете с
play-on-against = Срещу бота
play-on-start = Играй нататък
ending-how = Как мина
ending-watch = Гледай отново
ending-swap = Размяна на героите
ending-by = { $fighter } падна от { $card }.
ending-by-ability = { $fighter } падна от способността на { $player }.
ending-attack = { $fighter } падна.
ending-exhausted = { $fighter } падна от изтощение: нямаше повече карти за теглене.
ending-objective = Злодеят постигна целта си твърде много пъти.
ending-tide = От ход { $n } по-добрите шансове имаше { $player }.
ending-tide-start = { $player } имаше по-добрите шансове от началото до края.
ending-drawn = Не остана кой да победи.
ending-dealt = Нанесени щети
ending-biggest = Най-силен удар
ending-won = Спечелени битки
ending-played = Изиграни карти
ending-best = Най-добри карти
ending-best-card = { $n } щети
ending-no-best = никоя карта не нанесе щети
