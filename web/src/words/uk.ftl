# Усі слова сторінки. Тексти карт надходять із сервера.

## The start pages

peerless = Peerless
tagline = Поєдинки героїв, яким не судилося зустрітися
to-start = Peerless: на головну
pages = Сторінки
to-new = Нова гра
to-heroes = Герої
to-battlefields = Поля бою
credits = Автори
not-affiliated = Незалежний фанатський проєкт.
back = Назад
close = Закрити
try-again = Спробувати ще раз
and = {" "}і{" "}
versus = {" "}—{" "}

play-now = Грати
play-now-hint = Ви проти бота, із цими героями
set-a-table = Нова гра
set-a-table-hint = Друзі, боти, команди
you = Ви
whose = { $what } ({ $player })
you-are-asked = Вибираєте ви.
ask-then = Потім: { $text }
the-bot = Бот
draw-again = Інші герої та поле бою
scene = Дуель: { $one } — { $other }, поле бою «{ $battlefield }»
go-on = Продовжити
more-games = Ще { $n }
fewer-games = Менше
links = Посилання
forget = Прибрати цю гру

heroes-lead = Кожен герой має карту персонажа, власну колоду і манеру бою, якої немає більше ні в кого. Усе це можна прочитати тут.
all-heroes = Усі герої
health = Здоров’я
health-n = здоров’я { $n }
move = Переміщення
hero = герой
sidekick = помічник
with-sidekicks = помічники: { $names }
alone = без помічників
character-card = Карта персонажа
tokens = Жетони: { $what }
deck-of = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карти
   *[other] Колода: { $n } карт
  }
play-hero = Грати: { $name }
no-such-hero = Такого героя тут немає.

battlefields-lead = Зони мають кольори та візерунки: бійці з дальньою атакою атакують у межах зони. Лінії з’єднують суміжні комірки.
all-battlefields = Усі поля бою
battlefield-picture = Поле бою «{ $name }»
room-for = до { $n } героїв
spaces-n = { $n ->
    [one] { $n } комірка
    [few] { $n } комірки
   *[other] { $n } комірок
  }
zones-n = { $n ->
    [one] { $n } зона
    [few] { $n } зони
   *[other] { $n } зон
  }
passages-n = { $n ->
    [one] { $n } потаємний прохід
    [few] { $n } потаємні проходи
   *[other] { $n } потаємних проходів
  }
play-battlefield = Грати тут
no-such-battlefield = Такого поля бою тут немає.

mode = Гравці
mode-duel = Дуель
mode-duel-hint = 1 на 1
mode-team = Команди
mode-team-hint = 2 на 2
mode-free-for-all = Кожен за себе
mode-free-for-all-hint = { $n ->
    [3] Троє, кожен проти всіх
    [4] Четверо, кожен проти всіх
   *[other] Гравців: { $n }, кожен проти всіх
  }
way-choose = На вибір або випадково
way-choose-hint = Виберіть героя кожному гравцеві або покладіться на випадок
way-draft = Драфт
way-draft-hint = Забороняйте й вибирайте по черзі
bans = Заборон у кожної сторони
bans-n = { $n ->
    [0] Немає
   *[other] { $n }
  }
team-n = Команда { $n }
player-n = Гравець { $n }
together = Обома героями керує одна людина
same-person = Цим героєм теж керує гравець { $n }
random-hero = Випадковий герой
random-hero-hint = Будь-хто, кого ніхто не взяв
pick-hero = Вибрати героя
change-hero = Прочитати або вибрати іншого
drafted-hero = Герой із драфту
drafted-hero-hint = Вибирають у драфті до початку гри
choose-hero-for = Герой для гравця { $n }
choose-hero-hint = Виберіть героя, щоб спершу прочитати його карти.
choose-hero = Вибрати: { $name }
who-sits = Хто грає
who-here = Тут
who-friend = Друг
who-bot = Бот
who-here-hint = Грає на цьому пристрої
who-friend-hint = Грає деінде, отримає посилання
which-bot = Рівень бота
bot-random = Грає навмання
bot-greedy = Бачить на крок уперед
bot-easy = Легкий
bot-normal = Звичайний
bot-hard = Складний
bot-expert = Експерт
battlefield = Поле бою
random-battlefield = Випадкове поле бою
pick-battlefield = Вибрати поле бою
change-battlefield = Вибрати інше
choose-battlefield = Вибрати поле бою
who-first = Хто ходить першим
by-lot = Випадково
turn-order = Ходи: { $names }
start-game = Почати гру
start-draft = Почати драфт

draft = Драфт
draft-steps = Кроки драфту
draft-ban = { $side }: забороніть героя
draft-pick = { $side }: виберіть героя
draft-here = Виберіть героя, щоб спершу прочитати про нього.
draft-friend = Запитайте друга й виберіть за нього.
draft-bot = Бот вибирає навмання…
draft-over = Усіх героїв вибрано.
ban = заборона
pick = вибір
banned = заборона
picked = вибір
banned-by = Заборона: { $side }
picked-by = { $side }
ban-hero = Заборонити: { $name }
pick-hero-now = Вибрати: { $name }
back-to-table = Змінити гру

table-set = Гра готова
table-set-lead = Надішліть кожному другові окреме посилання. Хто відкриє його першим, той і займе місце; більше ніхто, навіть ви, цього зробити не зможе.
only-here = Ці посилання працюють лише на цьому комп’ютері. Якщо друзі деінде, запустіть програму командою «peerless play --host 0.0.0.0», відкрийте цю сторінку за доступною їм адресою цього комп’ютера і створіть гру там.
invite = { $heroes }: посилання для вашого друга
invite-text = Зіграй проти мене в Peerless ({ $heroes }):
invite-spectators = Посилання для глядачів
invite-spectators-text = Дивись нашу гру в Peerless:
share-link = Поділитися
sit-down = Грати
look-on = Дивитися гру
links-kept = Посилання лишаються в цьому браузері: ви знайдете їх у розділі «Продовжити» на головній сторінці, доки гра не закінчиться.

credits-own = Програму, виклад правил і карт та малюнки полів бою створили учасники Peerless, ліцензія MIT.
credits-icons = Значки
credits-icons-from = Усі значки взято з
credits-fonts = Шрифти
credits-fonts-by = { $fonts }, автори Juan Pablo del Peral та Huerta Tipográfica, ліцензія
credits-libraries = Бібліотеки цієї сторінки
credits-built = Зібрано за допомогою Vite і TypeScript.
credits-licences = Повні тексти ліцензій
credits-game = Гра
not-affiliated-long = Peerless — незалежний фанатський проєкт. Він не пов’язаний із видавцем Unmatched, не схвалений і не підтриманий ним; назви потрібні лише для того, щоб сказати, у яку гру тут грають. Якщо гра вам подобається, купіть її.

## The table

connecting = З’єднання…
offline = Зв’язок втрачено. Пробуємо ще раз…
no-server = Сервер недоступний.
spectating = Ви глядач
your-turn = Ваш хід
actions-left = { $n ->
    [one] Лишилася { $n } дія
    [few] Лишилося { $n } дії
   *[other] Лишилося { $n } дій
  }
waiting-for = Чекаємо: { $player }…
waiting-for-absent = Чекаємо: { $player } (немає за столом)
waiting-to-join = Чекаємо, коли приєднається { $player }…
absent = немає за столом
invite-again = Надіслати посилання
won = { $n ->
    [one] Перемагає { $players }!
   *[other] Перемагають { $players }!
  }
you-won = Перемога!
you-lost = Поразка.
turns-n = { $n ->
    [one] { $n } хід
    [few] { $n } ходи
   *[other] { $n } ходів
  }
drawn = Нічия.

question = Запитання
ask-action = Виберіть дію
ask-action-hint = Маневр (взяти карту й переміститися), атака (вибрати карту й указати ціль) або виверт.
ask-action-brief = Маневр або карта: атака чи виверт.
ask-place = Виставте: { $thing }
ask-place-hint = Помічники починають у зоні вашого героя: укажіть комірку.
ask-place-brief = Укажіть позначену комірку.
ask-place-tokens = { $n ->
    [one] Лишився { $n }: укажіть комірку.
   *[other] Лишилося { $n }: укажіть комірку для наступного.
  }
ask-boost = Поліпшити картою?
ask-boost-move = Поліпшити переміщення картою?
ask-move = Перемістіть: { $who }
ask-move-own = ваші бійці
ask-move-several = бійці
ask-move-up-to = Перемістіть: { $who }, до { $n ->
    [one] { $n } комірки
   *[other] { $n } комірок
  }
ask-move-exactly = Перемістіть: { $who }, рівно на { $n ->
    [one] { $n } комірку
    [few] { $n } комірки
   *[other] { $n } комірок
  }
ask-which-target = Яка ціль?
ask-which-fighter = Який боєць?
ask-which-card = Яка карта?
ask-which-space = Яка комірка?
ask-which-via = Яким шляхом?
ask-defend-nothing = Атака: { $attacker } → { $defender }. Вам нічим оборонятися
ask-boost-hint = Її поліпшення, число внизу ліворуч, додається до дальності переміщення. Щоб переміститися без поліпшення, укажіть бійця.
ask-defend = Атака: { $attacker } → { $defender }. Оборонитися картою?
ask-defend-brief = Оборонитися картою?
ask-defend-nothing-brief = Вам нічим оборонятися
ask-hand-limit = Забагато карт: скиньте одну
ask-may = Зробити це?
ask-pick = Виберіть
ask-pick-card = Виберіть карту
ask-pick-fighter = Виберіть бійця
ask-pick-space = Виберіть комірку
ask-pick-number = Виберіть число
ask-pick-player = Виберіть гравця
ask-pick-token = Виберіть жетон
ask-pick-option = Виберіть одне
ask-pick-value = Виберіть одне
ask-pick-spot = На верх чи під низ колоди?
ask-pick-source = Який ефект застосувати першим?

act-maneuver = Маневр
act-done = Готово
act-yes = Так
act-no = Ні
act-no-move = Не переміщувати
act-none-boost = Без поліпшення
act-none-defend = Не оборонятися
act-take-back = Скасувати
act-clear = Прибрати вибір
act-spot-top = На верх колоди
act-spot-bottom = Під низ колоди
act-option = Варіант { $n }
skip = Пропустити

do-attack = Атака: { $fighter } → { $target }, «{ $card }»
do-scheme = Зіграти «{ $card }»
do-scheme-by = { $fighter } грає «{ $card }»
do-defend = Оборона: «{ $card }»
do-boost = Поліпшення: «{ $card }» (+{ $n })
do-discard = Скинути «{ $card }»
do-card = Вибрати «{ $card }»
do-source = Спершу «{ $card }»
do-move = { $fighter } → { $space }
do-move-via = { $fighter } → { $space } через { $via }
do-place = { $fighter } → { $space }
do-place-token = { $token } → { $space }
do-move-token = { $token }: { $from } → { $space }
do-token = { $token }, комірка { $space }
do-fighter = { $fighter }
do-space = Комірка { $space }

hand = Рука
deck = Колода
discard = Скид
log = Журнал
players = Гравці
health-of = здоров’я { $health } з { $most }
out = поза грою
move-value = Переміщення { $n }
melee = ближня атака
ranged = дальня атака
boost-n = Поліпшення { $n }
card-attack = Атака
card-defense = Оборона
card-versatile = Універсальна
card-scheme = Виверт
anyone = Будь-який боєць
copies = × { $n }
face-down = долілиць
no-card = без карти
not-yet = чекаємо…
attacks = атакує
defends = обороняється
named = названо значення { $n }
value-n = Значення { $n }
combat-won = У бою перемагає { $player }.
takes = { $fighter }: поранень { $n }
no-damage = Без поранень.
combat = Бій
last-combat = Останній бій
against = проти
canceled = ефекти скасовано
ignored = значення ігнорується
curtain = Передайте екран: { $player }
curtain-go = { $player } — це я
copy-link = Скопіювати посилання
copied = Скопійовано
spectator-link = Посилання для глядачів
play-again = Реванш
new-game = Нова гра
record = Завантажити гру
menu = Меню
leave = Вийти
menu-rules = Правила
menu-link = Глядачам
menu-report = Звіт
speed = Темп
speed-slow = Повільно
speed-normal = Звичайно
speed-fast = Швидко
speed-off = Миттєво
copy = Копіювати
fighter-label = { $name }, { $kind }, здоров’я { $health } з { $most }, комірка { $space }
space-label = Комірка { $id }
token-label = { $kind }, комірка { $space }
can-reach = доступно { $spaces ->
    [one] { $spaces } комірка
    [few] { $spaces } комірки
   *[other] { $spaces } комірок
  }, { $targets ->
    [0] немає кого атакувати
   *[other] може атакувати: { $names }
  }
pile-hand = Рука
pile-deck = Невідомі карти
pile-discard = Скид
pile-hand-hint = Карт, які ви можете бачити: { $n } з { $hand }.
pile-deck-hint = Карт, яких ви не бачили: { $n }. Вони в колоді або серед тих, яких вам бачити не можна.
pile-discard-hint = { $n ->
    [one] { $n } карта.
    [few] { $n } карти.
   *[other] { $n } карт.
  }
report-hint = Це позиція, якою її бачите ви, записана як сценарій, що його Peerless може виконати. Опишіть, що сталося і що мало статися, та надішліть тому, хто тримає цей сервер.
can-be-chosen = можна вибрати
report-fault = Повідомити про помилку
no-table-home = На головну

## Languages, and what the server refuses

language = Мова
refused-malformed = Сервер не зрозумів цієї сторінки. Перезавантажте її.
refused-too-large = Для сервера це забагато.
refused-too-fast = Забагато одразу. Зачекайте трохи.
refused-version = У сервера інша версія. Перезавантажте сторінку.
refused-unknown-table = Такого столу немає.
refused-unknown = Нічого не знайдено.
refused-not-your-seat = За цим посиланням у цій грі місця немає.
refused-claimed = Запрошення вже використано або відкликано.
refused-origin = Цій сторінці не можна підключатися до цього сервера.
refused-not-asked = Зараз вирішуєте не ви.
refused-stale = Гра вже пішла далі. Погляньте й виберіть знову.
refused-illegal = Зараз це неможливо.
refused-over = Гру закінчено.
refused-running = Гру ще не закінчено.
refused-not-now = Зараз це неможливо.
refused-cannot-take-back = Останнє рішення вже не можна скасувати.
refused-cannot-go-on = Цю гру почато з іншими правилами чи картами, тут її не продовжити.
refused-full = Сервер заповнений. Спробуйте пізніше.
refused-bad-table = Таку гру створити не можна.
refused-bad-record = Цей файл — не гра, зіграна до кінця.
refused-store = Сервер не зміг цього зберегти. Спробуйте ще раз.
refused-http = Сервер не відповів на цей запит.

## The rules in short.

to-rules = Як грати
how-aim = Мета
how-aim-text = Знизьте здоров’я героя суперника до 0. Помічники допомагають, але рахуються лише герої; у грі командами мають загинути обидва герої однієї сторони.
how-turn = Хід
how-turn-text = Дві дії, кожна з них — маневр, атака або виверт, у будь-якому порядку; можна двічі ту саму. Хто наприкінці ходу має більше ніж 7 карт, скидає зайві.
how-maneuver = Маневр
how-maneuver-text = Візьміть карту. Потім можете скинути карту, щоб переміститися далі на її поліпшення (число внизу ліворуч). Потім перемістіть лініями кожного зі своїх бійців, не далі за вашу дальність переміщення. Через своїх бійців проходити можна, через ворожих — ні, і двоє ніколи не стоять на одній комірці.
how-attack = Атака
how-attack-text = Зіграйте долілиць карту атаки або універсальну карту бійця, який атакує. Боєць із ближньою атакою може атакувати суміжну комірку. Боєць із дальньою атакою — ще й будь-яку комірку, що має спільну зону з його власною: колір і візерунок, які є в обох.
how-combat = Бій
how-combat-text = Той, кого атакують, може оборонитися картою оборони або універсальною картою цього бійця. Обидві карти відкривають. Тексти застосовують по черзі: негайно, під час бою, після бою; якщо вони спрацьовують одночасно, першим застосовують текст оборонця. Якщо значення атаки більше, різниця — це завдані поранення. Нападник перемагає в бою, якщо завдав поранень; інакше перемагає оборонець.
how-scheme = Виверт
how-scheme-text = Зіграйте карту виверту й зробіть, що на ній написано.
how-cards = Карти
how-cards-text = На карті сказано, хто з ваших бійців може її використати. Якщо колода порожня, а карту треба взяти, кожен ваш боєць натомість зазнає 2 поранення.
how-end = Ще дещо
how-end-text = Кожен герой має особливе вміння, яке змінює ці правила: воно написане на його панелі. Між комірками з дверима є потаємні проходи: з однієї такої комірки можна за один крок потрапити на будь-яку іншу. Укажіть на бійця, щоб побачити, куди він може переміститися й кого атакувати.

## Taking a seat by an invitation

claiming = Вас запрошено
claiming-lead = Займаємо ваше місце…
invitation-used = Це запрошення вже використано або відкликано. Попросіть нове в того, хто вас запросив; якщо ви зайняли місце на іншому пристрої, відкрийте його там і надішліть собі посилання.
invite-used = Ваш друг зайняв місце.
invite-anew = Нове посилання
invite-anew-hint = Посилання вище перестане працювати, натомість буде нове
connections-n = { $n ->
    [one] { $n } пристрій
    [few] { $n } пристрої
   *[other] { $n } пристроїв
  }
connections-hint = Стільки пристроїв під’єднано до цього місця
menu-own-link = Моє місце
own-link = Скопіювати посилання на ваше місце, щоб продовжити на іншому пристрої. Нікому його не показуйте.

## Playing together

your-name = Ваше ім’я
your-name-hint = Його бачать усі за вашим столом
clock-left = Лишилося { $time }
days-short = { $n } д { $hours } год
hours-short = { $hours }:{ $minutes } год
days-n = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
  }
hours-n = { $n ->
    [one] { $n } година
    [few] { $n } години
    [many] { $n } годин
   *[other] { $n } години
  }
minutes-n = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
    [many] { $n } хвилин
   *[other] { $n } хвилини
  }
seconds-n = { $n ->
    [one] { $n } секунда
    [few] { $n } секунди
    [many] { $n } секунд
   *[other] { $n } секунди
  }
clocks = Годинник
pace-free = Без годинника
pace-free-hint = Думайте скільки завгодно
pace-fast = Швидко
pace-fast-hint = 2 хвилини на рішення, 15 на всю гру
pace-calm = Спокійно
pace-calm-hint = 10 хвилин на рішення, година на всю гру
pace-days = Кілька днів
pace-days-hint = 3 дні на рішення
clock-move = На одне рішення: { $time }.
clock-total = На всю гру: { $time }.
clock-then-lose = Чий час вийшов, той програє.
clock-then-bot = Якщо ваш час вийде, за вас дограє бот.
door = Хто може приєднатися
door-friends = Друзі
door-friends-hint = За посиланням від вас
door-anyone = Будь-хто
door-anyone-hint = Гра буде у списку відкритих
to-lobby = Відкриті ігри
to-lobby-hint = Зіграти з кимось новим
lobby-lead = Ці ігри чекають на гравця. Займіть місце, і гра почнеться.
lobby-empty = Зараз ніхто не чекає. Створіть гру й виберіть «Будь-хто».
lobby-new = Нова гра
take-seat = Зайняти місце
somebody = Хтось
qr-code = QR-код
chat = Чат
chat-unread = Чат ({ $n })
chat-mute = Не показувати чат
chat-empty = Поки що ніхто нічого не написав.
chat-say = Написати повідомлення
chat-send = Надіслати
set-chat = Чат
set-chat-hint = Показувати, що пишуть інші за столом
set-notify = Сповіщення
set-notify-hint = Браузер повідомить, коли настане ваш хід
menu-game = Гра
this-game = Ця гра
take-back-last = Скасувати моє останнє рішення
ask-take-back = Попросити скасувати моє останнє рішення
ask-take-back-hint = Решта має погодитися. Це можливо, доки не відкрито карту.
no-take-back = Скасовувати нічого: після вашого останнього рішення відкрито карту, або ви ще нічого не вирішували.
bot-for-me = Нехай за мене грає бот
bot-for-me-hint = Решта має погодитися. Повернутися можна будь-коли.
concede = Здатися
concede-sure = Так, здаюся
shuffle = Чесне тасування
shuffle-hint = Сервер вибрав усі тасування ще до початку гри. Це його печатка: коли гра закінчиться, сторінка перевірить, що нічого не змінилося.
shuffle-kept = Карти перетасовано так, як було обіцяно до гри.
shuffle-broken = Тасування не те, що було обіцяно до гри.
proposal-take-back = { $player } хоче скасувати своє останнє рішення.
proposal-concede = { $player } пропонує здатися вашій стороні.
proposal-bot = { $player } пропонує, щоб замість гравця { $other } грав бот.
proposal-bot-own = { $player } хоче, щоб далі грав бот.
agree = Погодитися
decline = Відхилити
withdraw = Відкликати
waiting-for-others = Чекаємо на решту
has-left = Гравця { $player } немає за столом.
bot-plays-on = Нехай дограє бот
bot-plays-for-you = За вас грає бот.
take-seat-back = Повернутися на своє місце
join-rematch = Прийняти реванш

## Hints: what a bot would do
menu-hint = Підказка
hint-title = Що зробив би сильний бот
hint-then = Потім:
hint-line = { $player }: { $deeds }
hint-thinking = Думає…
hint-note = Шанси на перемогу оцінено за тим, що видно вам.
percent = { $n } %

## Settings, own games, looking ahead, several choices, and what cannot be done now

settings = Налаштування
theme = Тема
theme-system = Як у системі
theme-light = Світла
theme-dark = Темна
speed-of-telling = Швидкість анімації
set-motion = Анімація
set-motion-hint = Фігурки ковзають, карти перевертаються
set-sound = Звук і вібрація
set-sound-hint = Короткі звуки ударів, карт і вашого ходу
set-confirm = Підтверджувати кожну карту
set-confirm-hint = Карту грають лише кнопкою, а не другим дотиком
page-kept = Немає мережі. Це остання завантажена версія сторінки; для гри потрібен сервер.
no-server-trying = Сервер недоступний. Нова спроба…
offline-unsent = Не надіслано: зв’язок втрачено. Нова спроба…
to-results = Ваші партії
results-none = Завершених партій ще немає. Тут буде рахунок партій, дограних у цьому браузері.
results-lead = { $n ->
    [one] { $n } партія
    [few] { $n } партії
   *[other] { $n } партій
  }, перемог: { $won }.
results-hero = Герой
results-games = Партії
results-won = Перемоги
results-lost = Поразки
results-drawn = Нічиї
results-latest = Останні партії
results-here = Ці результати зберігаються лише в цьому браузері.
results-forget = Видалити їх
results-forget-sure = Видалити всі результати, збережені в цьому браузері?
outcome-won = Перемога
outcome-lost = Поразка
outcome-drawn = Нічия
look-ahead = Загрози
menu-more = Ще
look-ahead-hint = Де ваших бійців можуть атакувати наступного ходу (без поліпшення переміщення)
threat = Тут вас можуть атакувати: { $fighters }
blow = ({ $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
  } без оборони)
blow-unsure = (поранень без оборони: приблизно { $n })
draft-invite = { $side }: посилання на драфт для друга
draft-invite-text = Виберімо героїв разом у Peerless:
draft-waiting = Чекаємо на іншу сторону…
draft-wait-for-table = Партія зараз почнеться…
series = Партії
best-of = { $n ->
    [1] Одна партія
    [3] До 2 перемог
    [5] До 3 перемог
   *[other] Серія з { $n } партій
  }
series-score = { $n ->
    [3] До 2 перемог: { $score }
    [5] До 3 перемог: { $score }
   *[other] Серія з { $n } партій: { $score }
  }
series-won = { $player } виграє серію { $score }
tray = Уже вибрано
tray-n = Вибрано: { $n }
tray-n-of = Вибрано: { $n } з { $most }
hold-to-read = Утримуйте карту, щоб прочитати її
why-not-asked-you = Не зараз: вирішуєте не ви.
why-not-asked-card = Не зараз: карта не потрібна.
why-only-defends = Карта оборони: зіграйте її, коли атакують вашого бійця.
why-only-attacks = Картою атаки не можна оборонятися.
why-is-a-scheme = Карта виверту: зіграйте її дією у свій хід.
why-its-fighter-is-gone = Її може використати лише { $users }, але цей боєць загинув.
why-of-another-form = Її може використати лише { $users } у потрібній подобі.
why-of-another-fighter = Її може використати лише { $users }, а атаковано іншого бійця.
why-nobody-in-reach = Ніхто, хто може її використати, не має доступної цілі. Спершу підійдіть ближче.
why-not-now = Зараз її не можна зіграти.

## Replays, and the end of a game
replay = Повтор
replays = Повтори
replays-lead = Кожну завершену гру можна подивитися знову, крок за кроком. Тут ті, що зіграні в цьому браузері; надіслану гру можна відкрити з файлу.
replays-none = У цьому браузері ще не завершилася жодна гра.
replay-load = Відкрити файл гри
replay-loading = Хвилинку…
replay-running = Ця гра ще триває. Її можна буде подивитися, коли вона завершиться.
replay-look-on = Дивитися зараз
replay-watched = Як глядач
replay-one-screen = За одним екраном
replay-whose = Чиїми очима
replay-everything = Усі карти відкриті
replay-as = Очима гравця: { $player }
replay-controls = Керування повтором
replay-step = Крок
replay-where = Крок { $at } з { $last }, хід { $turn }
replay-turn = Хід { $n }
replay-setup = Приготування
replay-play = Пуск
replay-pause = Пауза
replay-share = Поділитися моментом
record-short = Завантажити
turn-back = До попереднього ходу
turn-on = До наступного ходу
step-back = Крок назад
step-on = Крок уперед
moments = Ключові моменти
chart = Шанси на перемогу за оцінкою ботів
hands = Карти на руках
hidden-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
  } долілиць
no-cards = немає карт
moment-first-hit = Перший удар: { $fighter }, поранень: { $n }
moment-first-hit-by = Перший удар: { $fighter }, поранень: { $n } («{ $card }»)
moment-hit = { $fighter }, поранень: { $n }
moment-hit-by = «{ $card }»: { $fighter }, поранень: { $n }
moment-defeated = { $fighter } гине
moment-defeated-by = { $fighter } гине («{ $card }»)
moment-exhausted = Карти скінчилися: { $player }
moment-exhaustion = { $fighter } гине від виснаження
moment-objective = { $player } досягає мети
moment-tide = Перелом у грі
moment-end = Кінець
play-on = Грати звідси
play-on-lead = Ви продовжите з ходу { $n } у новій грі, усі карти на своїх місцях. Повтор лишиться як є.
play-on-setup = Нова гра з тими самими картами в тому ж порядку.
play-on-as = Ви граєте
play-on-against = Проти бота
play-on-start = Грати
ending-how = Як це було
ending-coming = Пригадуємо, як ішла гра…
ending-watch = Подивитися знову
ending-swap = Помінятися героями
ending-by = { $fighter } гине. Вирішальна карта: «{ $card }».
ending-by-ability = { $fighter } гине. Вирішує особливе вміння: { $player }.
ending-attack = { $fighter } гине.
ending-exhausted = { $fighter } гине від виснаження: карт більше не було.
ending-objective = Лиходій досяг своєї мети забагато разів.
ending-tide = З ходу { $n } перевага: { $player }.
ending-tide-start = Перевага від початку до кінця: { $player }.
ending-tide-last = Усе вирішилося лише в останньому ході.
ending-drawn = Перемогти було вже нікому.
ending-dealt = Завдані поранення
ending-biggest = Найсильніший удар
ending-won = Виграні бої
ending-played = Зіграні карти
ending-best = Найкращі карти
ending-best-card = { $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
  }
ending-no-best = жодна карта не завдала поранень
