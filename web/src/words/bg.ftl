# Всички думи на страницата. Текстовете на картите идват от сървъра.

## The start pages

peerless = Peerless
tagline = Двубои между герои, които никога не е трябвало да се срещнат
to-start = Peerless: начална страница
pages = Страници
to-new = Нова игра
to-heroes = Герои
to-battlefields = Бойни полета
credits = Автори
not-affiliated = Независим проект на почитатели.
back = Назад
close = Затвори
try-again = Опитай пак
and = {" "}и{" "}
versus = {" "}–{" "}

play-now = Играй сега
play-now-hint = Играч срещу бот, с тези герои
set-a-table = Нова игра
set-a-table-hint = Приятели, ботове, отбори
you = Ти
whose = { $what } ({ $player })
you-are-asked = Избираш ти.
ask-then = После: { $text }
the-bot = Бот
draw-again = Избери наслуки герои и поле
scene = Двубой: { $one } и { $other }, бойно поле „{ $battlefield }“
go-on = Продължи
more-games = Още { $n }
fewer-games = По-малко
links = Връзки
forget = Премахни тази игра

heroes-lead = Всеки герой има карта на персонажа, свое тесте и начин на бой, какъвто няма никой друг. Всичко това може да се прочете тук.
all-heroes = Всички герои
health = Точки живот
health-n = точки живот: { $n }
move = Движение
hero = герой
sidekick = партньор
with-sidekicks = и { $names }
alone = бие се без партньор
character-card = Карта на персонажа
tokens = Маркери: { $what }
deck-of = Тесте: { $n } карти
play-hero = Играй: { $name }
no-such-hero = Тук няма такъв герой.

battlefields-lead = Зоните имат цветове и шарки: бойците с атака от разстояние атакуват в рамките на зоната. Линиите свързват съседните позиции.
all-battlefields = Всички бойни полета
battlefield-picture = Бойното поле „{ $name }“
room-for = до { $n }-ма герои
spaces-n = { $n } позиции
zones-n = { $n } зони
passages-n = { $n } тайни прохода
play-battlefield = Играй тук
no-such-battlefield = Тук няма такова бойно поле.

mode = Играчи
mode-duel = Двубой
mode-duel-hint = 1 срещу 1
mode-team = Отбори
mode-team-hint = 2 срещу 2
mode-free-for-all = Всеки за себе си
mode-free-for-all-hint = { $n ->
   *[other] { $n }-ма играчи, всеки за себе си
  }
way-choose = По избор или по жребий
way-choose-hint = Избери герой за всеки играч или остави на жребия
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
drafted-hero-hint = Избран в драфта преди играта
choose-hero-for = Герой за играч { $n }
choose-hero-hint = Избери, за да прочетеш първо картите.
choose-hero = Избери: { $name }
who-sits = Кой играе
who-here = Тук
who-friend = Приятел
who-bot = Бот
who-here-hint = Играе на това устройство
who-friend-hint = Играе другаде и получава връзка
which-bot = Ниво на бота
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
draft-ban = { $side }: забрани герой
draft-pick = { $side }: избери герой
draft-here = Избери, за да прочетеш първо.
draft-friend = Попитай приятеля си и избери вместо него.
draft-bot = Ботът избира по жребий…
draft-over = Всички герои са избрани.
ban = забрана
pick = избор
banned = забрана
picked = избор
banned-by = Забрана: { $side }
picked-by = { $side }
ban-hero = Забрани: { $name }
pick-hero-now = Избери: { $name }
back-to-table = Промени играта

table-set = Играта е готова
table-set-lead = Изпрати на всеки приятел неговата връзка. Мястото е за първия, който я отвори, и за никой друг, дори и за теб.
only-here = Тези връзки работят само на този компютър. За приятели другаде пусни програмата с „peerless play --host 0.0.0.0“, отвори страницата на достъпен за тях адрес на този компютър и създай играта там.
invite = { $heroes }: връзка за приятеля ти
invite-text = Играй срещу мен в Peerless ({ $heroes }):
invite-spectators = Връзка за зрители
invite-spectators-text = Гледай нашата игра в Peerless:
share-link = Сподели
sit-down = Играй
look-on = Гледай играта
links-kept = Връзките остават в този браузър: ще ги намериш под „Продължи“ на първата страница, докато играта свърши.

credits-own = Програмата, формулировките на правилата и картите и рисунките на бойните полета са на участниците в Peerless, под лиценза MIT.
credits-icons = Икони
credits-icons-from = Всички икони са от
credits-fonts = Шрифтове
credits-fonts-by = { $fonts } от Juan Pablo del Peral и Huerta Tipográfica, под
credits-libraries = Библиотеки в тази страница
credits-built = Създадена с Vite и TypeScript.
credits-licences = Пълните лицензи
credits-game = Играта
not-affiliated-long = Peerless е независим проект на почитатели. Той не е свързан с издателя на Unmatched, нито е одобрен или подкрепян от него; имената служат само да се каже коя игра се играе. Ако играта ти харесва, купи я.

## The table

connecting = Свързване…
offline = Връзката се загуби. Нов опит…
no-server = Сървърът е недостъпен.
spectating = Гледаш играта
your-turn = Твой ход
actions-left = { $n ->
    [one] Остава 1 действие
   *[other] Остават { $n } действия
  }
waiting-for = Чакаме: { $player }…
waiting-for-absent = Чакаме: { $player } (отсъства)
waiting-to-join = Чакаме да се присъедини { $player }…
absent = отсъства
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

question = Въпрос
ask-action = Избери действие
ask-action-hint = Движение (изтегли карта, после премести бойци), атака (вземи карта, посочи цел) или маневра.
ask-action-brief = Движение или карта: атака или маневра.
ask-place = Постави: { $thing }
ask-place-hint = Партньорите започват в зоната на героя ти: посочи позиция.
ask-place-brief = Посочи отбелязана позиция.
ask-place-tokens = { $n ->
    [one] Последният: посочи позиция.
   *[other] Остават { $n }: посочи позиция за следващия.
  }
ask-boost = Ще подсилиш ли с карта?
ask-boost-move = Ще подсилиш ли движението си с карта?
ask-move = Преместване: { $who }
ask-move-own = твоите бойци
ask-move-several = бойци
ask-move-up-to = Преместване: { $who }, до { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  }
ask-move-exactly = Преместване: { $who }, точно { $n ->
    [one] 1 позиция
   *[other] { $n } позиции
  }
ask-which-target = Коя цел?
ask-which-fighter = С кой боец?
ask-which-card = С коя карта?
ask-which-space = На коя позиция?
ask-which-via = По кой път?
ask-defend-nothing = Атака: { $attacker } → { $defender }. Нямаш карта за защита
ask-boost-hint = Бонусът ѝ, числото долу вляво, се добавя към движението ти. За движение без бонус посочи боец.
ask-defend = Атака: { $attacker } → { $defender }. Ще се защитиш ли с карта?
ask-defend-brief = Ще се защитиш ли с карта?
ask-defend-nothing-brief = Нямаш карта за защита
ask-hand-limit = Твърде много карти: изчисти една
ask-may = Ще го направиш ли?
ask-pick = Избери
ask-pick-card = Избери карта
ask-pick-fighter = Избери боец
ask-pick-space = Избери позиция
ask-pick-number = Избери число
ask-pick-player = Избери играч
ask-pick-token = Избери маркер
ask-pick-option = Избери едно
ask-pick-value = Избери едно
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
act-spot-top = Най-отгоре
act-spot-bottom = Най-отдолу
act-option = Вариант { $n }
skip = Пропусни

do-attack = Атака: { $fighter } → { $target }, „{ $card }“
do-scheme = Изиграй „{ $card }“
do-scheme-by = { $fighter } играе „{ $card }“
do-defend = Защита: „{ $card }“
do-boost = Подсили: „{ $card }“ (+{ $n })
do-discard = Изчисти „{ $card }“
do-card = Избери „{ $card }“
do-source = Първо „{ $card }“
do-move = { $fighter } до { $space }
do-move-via = { $fighter } до { $space } през { $via }
do-place = { $fighter } на { $space }
do-place-token = { $token } на { $space }
do-move-token = { $token } от { $from } до { $space }
do-token = { $token } на { $space }
do-fighter = { $fighter }
do-space = Позиция { $space }

hand = Ръка
deck = Тесте
discard = Изчистени
log = Дневник
players = Играчи
health-of = { $health } от { $most } точки живот
out = извън играта
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
not-yet = чакаме…
attacks = атакува
defends = се защитава
named = посочена сила { $n }
value-n = Сила { $n }
combat-won = { $player } печели битката.
takes = { $fighter }: { $n ->
    [one] { $n } удар
   *[other] { $n } удара
  }
no-damage = Без удари.
combat = Битка
last-combat = Последната битка
against = срещу
canceled = отменена
ignored = силата се игнорира
curtain = Предай екрана: { $player }
curtain-go = Аз съм { $player }
copy-link = Копирай връзката
copied = Копирано
spectator-link = Връзка за зрители
play-again = Реванш
new-game = Нова игра
record = Изтегли играта
menu = Меню
leave = Изход
menu-rules = Правила
menu-link = Зрители
menu-report = Сигнал
speed = Темпо
speed-slow = Бавно
speed-normal = Нормално
speed-fast = Бързо
speed-off = Мигновено
copy = Копирай
fighter-label = { $name }, { $kind }, { $health } от { $most } точки живот, позиция { $space }
space-label = Позиция { $id }
token-label = { $kind }, позиция { $space }
can-reach = може да стигне до { $spaces ->
    [one] 1 позиция
   *[other] { $spaces } позиции
  }, { $targets ->
    [0] не може да атакува никого
   *[other] може да атакува: { $names }
  }
pile-hand = Ръка
pile-deck = Още невидени
pile-discard = Изчистени карти
pile-hand-hint = { $n } от { $hand } карти, които може да видиш.
pile-deck-hint = Още невидени карти: { $n }, в тестето или сред онези, които нямаш право да видиш.
pile-discard-hint = { $n } карти.
report-hint = Това е положението, както се вижда от твоето място, записано като сценарий, който Peerless може да изпълни. Опиши какво се случи и какво трябваше да се случи и го изпрати на този, който поддържа сървъра.
can-be-chosen = може да се избере
report-fault = Съобщи за грешка
no-table-home = Към началото

## Languages, and what the server refuses

language = Език
refused-malformed = Сървърът не разбра тази страница. Презареди я.
refused-too-large = Това е твърде много за сървъра.
refused-too-fast = Твърде много наведнъж. Изчакай малко.
refused-version = Сървърът е с друга версия. Презареди страницата.
refused-unknown-table = Няма такава маса.
refused-unknown = Нищо не е намерено.
refused-not-your-seat = Тази връзка не води до място в тази игра.
refused-claimed = Поканата вече е използвана или оттеглена.
refused-origin = Тази страница не може да се свързва с този сървър.
refused-not-asked = Сега решава друг.
refused-stale = Играта вече продължи: погледни и избери отново.
refused-illegal = Сега това не е възможно.
refused-over = Играта свърши.
refused-running = Играта още не е свършила.
refused-not-now = Това сега не е възможно.
refused-cannot-take-back = Последното решение не може да се върне.
refused-cannot-go-on = Тази игра е започната с други правила или карти и не може да продължи тук.
refused-full = Сървърът е пълен. Опитай по-късно.
refused-bad-table = Такава игра не може да се подготви.
refused-bad-record = Този файл не е игра, изиграна докрай.
refused-store = Сървърът не успя да го запази. Опитай пак.
refused-http = Сървърът не отговори на тази заявка.

## The rules in short.

to-rules = Как се играе
how-aim = Целта
how-aim-text = Свали точките живот на противниковия герой до 0. Партньорите помагат, но важат само героите; в отборна игра трябва да бъдат сразени и двамата герои на една страна.
how-turn = Ход
how-turn-text = Две действия, всяко от тях движение, атака или маневра, в произволен ред; може и две еднакви. Който завърши хода си с повече от 7 карти, изчиства излишните.
how-maneuver = Движение
how-maneuver-text = Изтегли карта. После може да изчистиш карта, за да стигнеш по-далеч с бонуса ѝ (числото долу вляво). След това премести всеки от бойците си по линиите, най-много колкото са точките ти за движение. През своите бойци може да минаваш, през противниковите – не, и никога няма двама на една позиция.
how-attack = Атака
how-attack-text = Изиграй с лицето надолу карта с атака или универсална карта на боеца, който атакува. Боец с близка атака атакува съседна позиция. Боец с атака от разстояние атакува и всяка позиция в обща зона с неговата: еднакъв цвят и шарка на двете позиции.
how-combat = Битка
how-combat-text = Който е атакуван, може да се защити с карта със защита или универсална карта на този боец. Двете карти се разкриват. Ефектите се активират по ред: веднага, по време на битка, след битка; ако съвпаднат, пръв е ефектът на защитника. Ако атаката е с по-голяма сила, разликата се нанася като удари. Нападателят печели битката, ако нанесе удари; иначе печели защитникът.
how-scheme = Маневра
how-scheme-text = Изиграй карта Маневра и направи каквото пише на нея.
how-cards = Карти
how-cards-text = На картата пише кой твой боец може да я използва. Когато тестето ти е празно и трябва да теглиш, вместо това всеки твой боец понася 2 удара.
how-end = Още
how-end-text = Всеки герой има специално умение, което променя тези правила: то е в неговия панел. Между позициите с врата има тайни проходи: от едната може да се стигне до всяка друга с една стъпка. Посочи боец, за да видиш къде може да отиде и кого да атакува.

## Taking a seat by an invitation

claiming = Имаш покана
claiming-lead = Заемаме твоето място…
invitation-used = Тази покана вече е използвана или оттеглена. Поискай нова от този, който те покани; ако мястото е заето от друго твое устройство, отвори го там и си изпрати връзката.
invite-used = Приятелят ти зае мястото.
invite-anew = Нова връзка
invite-anew-hint = Връзката по-горе спира да работи и има нова
connections-n = { $n } устройства
connections-hint = Толкова устройства са свързани с това място
menu-own-link = Връзка
own-link = Копирай връзката към своето място, за да продължиш на друго устройство. Не я показвай на никого.

## Playing together

your-name = Твоето име
your-name-hint = Виждат го всички на твоята маса
clock-left = Остават { $time }
days-short = { $n } д { $hours } ч
hours-short = { $hours }:{ $minutes } ч
days-n = { $n ->
    [one] 1 ден
   *[other] { $n } дни
  }
hours-n = { $n ->
    [one] 1 час
   *[other] { $n } часа
  }
minutes-n = { $n ->
    [one] 1 минута
   *[other] { $n } минути
  }
seconds-n = { $n ->
    [one] 1 секунда
   *[other] { $n } секунди
  }
clocks = Часовник
pace-free = Без часовник
pace-free-hint = Мисли колкото искаш
pace-fast = Бързо
pace-fast-hint = 2 минути на ход, 15 общо
pace-calm = Спокойно
pace-calm-hint = 10 минути на ход, общо един час
pace-days = Няколко дни
pace-days-hint = 3 дни на ход
clock-move = { $time } на ход.
clock-total = { $time } общо.
clock-then-lose = Който остане без време, губи.
clock-then-bot = Ако времето ти изтече, бот продължава вместо теб.
door = Кой може да се включи
door-friends = Приятели
door-friends-hint = С връзката, която изпращаш
door-anyone = Всеки
door-anyone-hint = Играта се вижда сред отворените
to-lobby = Отворени игри
to-lobby-hint = Играй с непознати
lobby-lead = Тези игри чакат играч. Заеми място и играта започва.
lobby-empty = В момента никоя игра не чака. Започни нова и избери кой може да се включи: „Всеки“.
lobby-new = Нова игра
take-seat = Заеми това място
somebody = Някой
qr-code = QR код
chat = Чат
chat-unread = Чат ({ $n })
chat-mute = Скрий чата
chat-empty = Още никой не е писал.
chat-say = Напиши нещо
chat-send = Изпрати
set-chat = Чат
set-chat-hint = Показва какво пишат другите на масата
set-notify = Известия
set-notify-hint = Браузърът ти съобщава, когато е твой ред
menu-game = Игра
this-game = Тази игра
take-back-last = Върни последния ми ход
ask-take-back = Поискай връщане на последния ми ход
ask-take-back-hint = Другите трябва да са съгласни. Възможно е, докато не бъде разкрита карта.
no-take-back = Няма какво да се върне: след последния ти ход е разкрита карта или още нямаш ход.
bot-for-me = Нека бот играе вместо мен
bot-for-me-hint = Другите трябва да са съгласни. Може да се върнеш по всяко време.
concede = Предай се
concede-sure = Да, предавам се
shuffle = Честно размесване
shuffle-hint = Сървърът е избрал всяко размесване преди началото на играта. Това е печатът му: когато играта свърши, страницата проверява, че нищо не е променено.
shuffle-kept = Картите са размесени, както беше обещано преди играта.
shuffle-broken = Размесването не е това, което беше обещано преди играта.
proposal-take-back = { $player } иска да върне последния ход.
proposal-concede = { $player } предлага вашата страна да се предаде.
proposal-bot = { $player } предлага бот да играе вместо играча { $other }.
proposal-bot-own = { $player } иска да остави бот да играе.
agree = Съгласявам се
decline = Отказвам
withdraw = Оттегли
waiting-for-others = Чакаме другите
has-left = { $player } напусна масата.
bot-plays-on = Нека бот продължи
bot-plays-for-you = Бот играе вместо теб.
take-seat-back = Върни ми мястото
join-rematch = Включи се в реванша

## Hints: what a bot would do
menu-hint = Съвет
hint-title = Какво би направил силен бот
hint-then = После:
hint-line = { $player }: { $deeds }
hint-thinking = Мисли…
hint-note = Шансът за победа е преценен по това, което виждаш.
percent = { $n }%

## Settings, own games, looking ahead, several choices, and what cannot be done now

settings = Настройки
theme = Тема
theme-system = Като системата
theme-light = Светла
theme-dark = Тъмна
speed-of-telling = Скорост на анимацията
set-motion = Анимация
set-motion-hint = Фигурите се плъзгат, картите се обръщат
set-sound = Звук и вибрация
set-sound-hint = Кратки звуци за удари, карти и твоя ход
set-confirm = Потвърждаване на всяка карта
set-confirm-hint = Карта се играе само с бутона си, никога с второ докосване
page-kept = Няма мрежа. Това е страницата, както е заредена последно; за игра е нужен сървърът.
no-server-trying = Сървърът е недостъпен. Нов опит…
offline-unsent = Не е изпратено: връзката е прекъсната. Нов опит…
to-results = Твоите игри
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
results-forget = Изтрий ги
results-forget-sure = Да се изтрият ли всички резултати в този браузър?
outcome-won = Победа
outcome-lost = Загуба
outcome-drawn = Равенство
look-ahead = Заплахи
menu-more = Още
look-ahead-hint = Къде може да бъдат атакувани бойците ти в следващия ход (движения без бонус)
threat = Тук може да атакуват: { $fighters }
blow = (без защита: { $n ->
    [one] { $n } удар
   *[other] { $n } удара
  })
blow-unsure = (без защита: около { $n ->
    [one] { $n } удар
   *[other] { $n } удара
  })
draft-invite = { $side }: връзка към драфта за приятеля ти
draft-invite-text = Да изберем герои заедно в Peerless:
draft-waiting = Чакаме другата страна…
draft-wait-for-table = Играта ще започне след малко…
series = Брой игри
best-of = { $n ->
    [1] Една игра
    [3] До 2 победи
    [5] До 3 победи
   *[other] Най-много { $n } игри
  }
series-score = { $n ->
    [3] До 2 победи: { $score }
    [5] До 3 победи: { $score }
   *[other] Най-много { $n } игри: { $score }
  }
series-won = { $player } печели серията { $score }
tray = Избрано дотук
tray-n = Избрани: { $n }
tray-n-of = Избрани: { $n } от { $most }
hold-to-read = Задръж карта, за да я прочетеш
why-not-asked-you = Не сега: решението не е твое.
why-not-asked-card = Не сега: не се иска карта.
why-only-defends = Карта със защита: изиграй я, когато атакуват твой боец.
why-only-attacks = Карта с атака не служи за защита.
why-is-a-scheme = Карта Маневра: изиграй я като действие в своя ход.
why-its-fighter-is-gone = Само { $users } може да я използва, а този боец е сразен.
why-of-another-form = Само { $users } може да я използва, и то в нужния облик.
why-of-another-fighter = Само { $users } може да я използва, а атакуван е друг боец.
why-nobody-in-reach = Никой боец, който може да я използва, няма цел в обсега си. Първо се приближи.
why-not-now = Сега не може да се изиграе.

## Replays, and the end of a game
replay = Повторение
replays = Повторения
replays-lead = Всяка завършена игра може да се гледа отново, стъпка по стъпка. Тук са изиграните в този браузър; получена игра се отваря от файла ѝ.
replays-none = В този браузър още не е завършила игра.
replay-load = Отвори файл на игра
replay-loading = Един момент…
replay-running = Тази игра още тече. Ще може да се гледа, когато свърши.
replay-look-on = Гледай на живо
replay-watched = Гледана
replay-one-screen = На един екран
replay-whose = Гледна точка
replay-everything = Всички карти открити
replay-as = Гледа { $player }
replay-controls = Управление на повторението
replay-step = Стъпка
replay-where = Стъпка { $at } от { $last }, ход { $turn }
replay-turn = Ход { $n }
replay-setup = Подготовка
replay-play = Пусни
replay-pause = Пауза
replay-share = Сподели момента
record-short = Изтегли
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
  } с лицето надолу
no-cards = няма карти
moment-first-hit = Първи удари: { $fighter } понася { $n }
moment-first-hit-by = Първи удари: { $fighter } понася { $n } („{ $card }“)
moment-hit = { $fighter } понася { $n ->
    [one] { $n } удар
   *[other] { $n } удара
  }
moment-hit-by = „{ $card }“: { $fighter } понася { $n ->
    [one] { $n } удар
   *[other] { $n } удара
  }
moment-defeated = { $fighter } пада
moment-defeated-by = { $fighter } пада от „{ $card }“
moment-exhausted = { $player } остава без карти
moment-exhaustion = { $fighter } пада от изтощение
moment-objective = { $player } постига целта си
moment-tide = Обрат в играта
moment-end = Краят
play-on = Играй оттук нататък
play-on-lead = Продължаваш от ход { $n } в нова игра, с всички карти на местата им. Повторението остава непроменено.
play-on-setup = Нова игра със същите карти в същия ред.
play-on-as = Играеш с
play-on-against = Срещу бота
play-on-start = Играй нататък
ending-how = Как мина
ending-coming = Преглед на играта…
ending-watch = Гледай отново
ending-swap = Размени героите
ending-by = { $fighter } падна от „{ $card }“.
ending-by-ability = { $fighter } падна от специално умение ({ $player }).
ending-attack = { $fighter } падна.
ending-exhausted = { $fighter } падна от изтощение: нямаше повече карти за теглене.
ending-objective = Злодеят постигна целта си твърде много пъти.
ending-tide = По-добри шансове от ход { $n }: { $player }.
ending-tide-start = По-добри шансове от началото до края: { $player }.
ending-tide-last = Всичко се реши едва в последния ход.
ending-drawn = Не остана кой да победи.
ending-dealt = Нанесени удари
ending-biggest = Най-силен удар
ending-won = Спечелени битки
ending-played = Изиграни карти
ending-best = Най-добри карти
ending-best-card = { $n ->
    [one] { $n } удар
   *[other] { $n } удара
  }
ending-no-best = никоя карта не нанесе удари
