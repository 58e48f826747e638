# Усі слова сторінки. Тексти карт надходять із сервера.

## The start pages

peerless = Peerless
tagline = Поєдинки героїв, яким не судилося зустрітися
to-start = Peerless: на головну
pages = Сторінки
to-new = Створити стіл
to-heroes = Герої
to-battlefields = Поля бою
credits = Автори
not-affiliated = Незалежний фанатський проєкт.
back = Назад
close = Закрити
try-again = Спробувати ще раз
and = {" "}і{" "}
versus = {" "}проти{" "}

play-now = Грати
play-now-hint = Цю дуель, проти бота
set-a-table = Створити стіл
set-a-table-hint = Друзі, боти, команди: як вам до вподоби
you = Ви
whose = { $what } ({ $player })
you-are-asked = Вибираєте ви.
ask-then = Потім: { $text }
the-bot = Бот
draw-again = Інші герої, інше поле бою
scene = { $one } проти: { $other }, поле бою «{ $battlefield }»
go-on = Продовжити
more-games = Ще { $n }
fewer-games = Менше
links = Посилання
forget = Забути цю гру

heroes-lead = Кожен герой має карту персонажа, власну колоду і манеру бою, якої немає більше ні в кого. Усе це можна прочитати тут.
all-heroes = Усі герої
health = Здоров’я
health-n = здоров’я { $n }
move = Переміщення
hero = герой
sidekick = помічник
with-sidekicks = помічники: { $names }
alone = б’ється сам-один
character-card = Карта персонажа
tokens = Жетони: { $what }
deck-of = Колода, карт: { $n }
play-hero = Грати: { $name }
no-such-hero = Такого героя тут немає.

battlefields-lead = Зони мають кольори та візерунки: стрілець стріляє в межах зони. Лінії з’єднують суміжні комірки.
all-battlefields = Усі поля бою
battlefield-picture = Поле бою «{ $name }»
room-for = героїв: до { $n }
spaces-n = комірок: { $n }
zones-n = зон: { $n }
passages-n = таємних ходів: { $n }
play-battlefield = Грати тут
no-such-battlefield = Такого поля бою тут немає.

mode = Скільки гравців
mode-duel = Дуель
mode-duel-hint = Один на один
mode-team = Дві команди
mode-team-hint = По два герої з кожного боку
mode-free-for-all = Кожен за себе
mode-free-for-all-hint = { $n ->
    [3] Троє, кожен проти всіх
    [4] Четверо, кожен проти всіх
   *[other] Гравців: { $n }, кожен проти всіх
  }
way-choose = На вибір або за жеребом
way-choose-hint = Кожному гравцеві герой до смаку або будь-який
way-draft = Драфт
way-draft-hint = Заборони й вибір по черзі
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
drafted-hero-hint = Заборони й вибір до початку гри
choose-hero-for = Герой для гравця { $n }
choose-hero-hint = Виберіть, щоб спершу прочитати карти.
choose-hero = Вибрати: { $name }
who-sits = Хто тут грає
who-here = Тут
who-friend = Друг
who-bot = Бот
who-here-hint = Людина за цим екраном
who-friend-hint = Друг деінде, який отримає посилання
which-bot = Як грає бот
bot-random = Грає навмання
bot-greedy = Бачить на крок уперед
bot-easy = Легкий
bot-normal = Звичайний
bot-hard = Складний
bot-expert = Майстер
battlefield = Поле бою
random-battlefield = Випадкове поле бою
pick-battlefield = Вибрати поле бою
change-battlefield = Вибрати інше
choose-battlefield = Вибрати поле бою
who-first = Хто ходить першим
by-lot = За жеребом
turn-order = Порядок ходів: { $names }
start-game = Почати гру
start-draft = Почати драфт

draft = Драфт
draft-steps = Кроки драфту
draft-ban = { $side }: забороніть героя
draft-pick = { $side }: виберіть героя
draft-here = Виберіть, щоб спершу прочитати.
draft-friend = Запитайте друга й виберіть за нього.
draft-bot = Бот вирішує за жеребом …
draft-over = Усіх героїв вибрано.
ban = заборона
pick = вибір
banned = заборона
picked = вибір
banned-by = Заборона: { $side }
picked-by = { $side }
ban-hero = Заборонити: { $name }
pick-hero-now = Вибрати: { $name }
back-to-table = Змінити стіл

table-set = Стіл готовий
table-set-lead = Надішліть кожному другові його посилання. Місце отримує той, хто відкриє його першим, і більше ніхто: навіть ви.
only-here = Ці посилання працюють лише на цьому комп’ютері. Для друзів деінде запустіть програму командою «peerless play --host 0.0.0.0», відкрийте цю сторінку за доступною їм адресою цього комп’ютера і створіть стіл там.
invite = { $heroes }: посилання для вашого друга
invite-text = Зіграй проти мене в Peerless ({ $heroes }):
invite-spectators = Посилання для глядачів
invite-spectators-text = Дивись нашу гру в Peerless:
share-link = Поділитися
sit-down = Сісти за стіл
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

connecting = З’єднання …
offline = Зв’язок втрачено. Пробуємо ще раз …
no-server = Сервер недоступний.
spectating = Ви дивитеся
your-turn = Ваш хід
actions-left = { $n ->
    [one] Лишилася { $n } дія
    [few] Лишилося { $n } дії
   *[other] Лишилося { $n } дій
  }
waiting-for = Чекаємо: { $player } …
waiting-for-absent = Чекаємо: { $player }, за столом нікого
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
ask-action-hint = Маневр (взяти карту й переміститися), атака (взяти карту й указати ціль) або виверт.
ask-place = Виставте: { $thing }
ask-place-hint = Помічники починають у зоні вашого героя: укажіть комірку.
ask-place-tokens = { $n ->
    [one] Лишився { $n }: укажіть комірку.
   *[other] Лишилося { $n }: укажіть комірку для наступного.
  }
ask-boost = Поліпшіть картою або ні
ask-boost-move = Поліпшіть переміщення картою або ні
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
ask-which-target = Кого?
ask-which-fighter = Яким бійцем?
ask-which-card = Якою картою?
ask-which-space = На яку комірку?
ask-which-via = Яким шляхом?
ask-defend-nothing = Атака: { $attacker } → { $defender }. Вам нічим оборонятися
ask-boost-hint = Її поліпшення, число внизу ліворуч, додається до вашого переміщення. Щоб іти без поліпшення, укажіть бійця.
ask-defend = Атака: { $attacker } → { $defender }. Обороніться картою або ні
ask-defend-brief = Обороніться картою або ні
ask-defend-nothing-brief = Вам нічим оборонятися
ask-hand-limit = Понад 7 карт: скиньте одну
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
ask-pick-source = Який ефект перший?

act-maneuver = Маневр
act-done = Готово
act-yes = Так
act-no = Ні
act-no-move = Не переміщувати
act-none-boost = Без поліпшення
act-none-defend = Не оборонятися
act-take-back = Повернути
act-clear = Скасувати
skip = Пропустити

do-attack = Атака: { $fighter } → { $target }, «{ $card }»
do-scheme = Зіграти «{ $card }»
do-scheme-by = { $fighter } грає «{ $card }»
do-defend = Оборона: «{ $card }»
do-boost = Поліпшення: «{ $card }» (+{ $n })
do-discard = Скинути «{ $card }»
do-card = Вибрати «{ $card }»
do-move = { $fighter } → { $space }
do-move-via = { $fighter } → { $space } через { $via }
do-place = { $fighter } → { $space }
do-fighter = { $fighter }
do-space = { $space }

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
not-yet = чекаємо …
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
canceled = скасовано
ignored = значення ігнорується
curtain = Передайте екран: { $player }
curtain-go = { $player } — це я
copy-link = Скопіювати посилання
copied = Скопійовано
spectator-link = Посилання для глядачів
play-again = Реванш
new-game = Нова гра
record = Запис гри
menu = Меню
leave = Вийти
menu-rules = Правила
menu-link = Поділитися
menu-report = Помилка
speed = Темп
speed-slow = повільно
speed-normal = звичайно
speed-fast = швидко
speed-off = одразу
copy = Копіювати
fighter-label = { $name }, { $kind }, здоров’я { $health } з { $most }, комірка { $space }
space-label = Комірка { $id }
token-label = { $kind }, комірка { $space }
can-reach = доступно { $spaces ->
    [one] { $spaces } комірка
    [few] { $spaces } комірки
   *[other] { $spaces } комірок
  }, { $targets ->
    [0] атакувати нікого
   *[other] може атакувати: { $names }
  }
pile-hand = Рука
pile-deck = Ще не бачили
pile-discard = Скид
pile-hand-hint = Карт, які ви можете бачити: { $n } з { $hand }.
pile-deck-hint = Карт, яких ви не бачили: { $n }. Вони в колоді або серед тих, яких вам бачити не можна.
pile-discard-hint = Карт: { $n }.
report-hint = Це позиція, як її знає ваше місце, записана як сценарій, що його Peerless може виконати. Опишіть, що сталося і що мало статися, та надішліть тому, хто дбає про цей стіл.
can-be-chosen = можна вибрати
report-fault = Повідомити про помилку
no-table-home = На головну

## Languages, and what the server refuses

language = Мова
refused-malformed = Сервер не зрозумів цієї сторінки. Перезавантажте її.
refused-too-large = Для сервера це забагато.
refused-too-fast = Забагато одразу. Зачекайте трохи.
refused-version = Сервер говорить іншою версією. Перезавантажте сторінку.
refused-unknown-table = Такого столу немає.
refused-unknown = Такого тут немає.
refused-not-your-seat = Це посилання не відкриває місця за цим столом.
refused-claimed = Запрошення вже використано або відкликано.
refused-origin = Цій сторінці не можна підключатися до цього сервера.
refused-not-asked = Зараз вирішуєте не ви.
refused-stale = На столі вже все інакше: погляньте й вирішіть знову.
refused-illegal = Зараз це неможливо.
refused-over = Гру закінчено.
refused-running = Гру ще не закінчено.
refused-cannot-take-back = Останнього рішення не можна повернути.
refused-cannot-go-on = Цю гру почато з іншими правилами чи картами, тут її не продовжити.
refused-full = Сервер заповнений. Спробуйте пізніше.
refused-bad-table = Такого столу створити не можна.
refused-bad-record = Це не запис гри, зіграної до кінця.
refused-store = Сервер не зміг цього зберегти. Спробуйте ще раз.
refused-http = Сервер не відповів на цей запит.

## The rules in short.

to-rules = Як грати
how-aim = Мета
how-aim-text = Знизьте здоров’я героя суперника до 0. Помічники допомагають, але рахуються лише герої; у грі командами мають загинути обидва герої однієї сторони.
how-turn = Хід
how-turn-text = Дві дії, кожна з них маневр, атака або виверт, у будь-якому порядку; можна двічі те саме. Хто завершує хід із понад 7 картами, скидає до 7.
how-maneuver = Маневр
how-maneuver-text = Візьміть карту. Потім можете скинути карту, щоб піти далі на її поліпшення (число внизу ліворуч). Потім перемістіть кожного свого бійця лініями не далі за вашу дальність переміщення. Крізь своїх бійців проходити можна, крізь чужих ні, і двоє ніколи не стоять в одній комірці.
how-attack = Атака
how-attack-text = Зіграйте долілиць карту атаки або універсальну карту бійця, який атакує. Боєць ближньої атаки атакує суміжну комірку. Боєць дальньої атаки атакує й будь-яку комірку в спільній із ним зоні: обидві комірки мають один колір і візерунок.
how-combat = Бій
how-combat-text = Той, кого атакують, може оборонитися картою оборони або універсальною картою цього бійця. Обидві карти відкриваються. Тексти застосовують по черзі: негайно, під час бою, після бою; якщо вони збіглися, першим іде текст оборонця. Якщо значення атаки більше, різниця — це завдані поранення. Нападник перемагає в бою, якщо завдав поранень; інакше перемагає оборонець.
how-scheme = Виверт
how-scheme-text = Зіграйте карту виверту й зробіть, що на ній написано.
how-cards = Карти
how-cards-text = На карті сказано, який боєць може її використати. Якщо колода порожня, а карту треба взяти, кожен ваш боєць натомість зазнає 2 поранень.
how-end = Ще
how-end-text = Кожен герой має особливе вміння, яке змінює ці правила: воно написане на його панелі. Між комірками з дверима є таємні ходи: з однієї можна за один крок потрапити в будь-яку іншу. Наведіть на бійця, щоб побачити, куди він може піти й кого атакувати.

## Taking a seat by an invitation

claiming = Вас запрошено
claiming-lead = Займаємо ваше місце …
invitation-used = Це запрошення вже використано або відкликано. Попросіть нове в того, хто вас запросив; якщо ви зайняли місце на іншому пристрої, відкрийте його там і надішліть собі посилання.
invite-used = Ваш друг зайняв місце.
invite-anew = Нове посилання
invite-anew-hint = Посилання вище перестане працювати, натомість буде нове
connections-n = пристроїв: { $n }
connections-hint = Стільки пристроїв під’єднано до цього місця
menu-own-link = Моє посилання
own-link = Скопіювати посилання на ваше місце, щоб продовжити на іншому пристрої. Нікому його не показуйте.

## Hints: what a bot would do
menu-hint = Підказка
hint-title = Що зробив би сильний бот
hint-then = Потім він очікує
hint-thinking = Думає …
hint-note = Шанси на перемогу оцінено за тим, що видно вам.
percent = { $n } %

## Settings, own games, looking ahead, several choices, and what cannot be done now

settings = Налаштування
theme = Світла чи темна
theme-system = Як у системі
theme-light = Світла
theme-dark = Темна
speed-of-telling = Як швидко показується хід
set-motion = Анімація
set-motion-hint = Фігури ковзають, карти перегортаються
set-sound = Звук і вібрація
set-sound-hint = Короткі звуки ударів, карт і вашого ходу
set-confirm = Підтверджувати кожну карту
set-confirm-hint = Карта грається лише кнопкою, а не другим дотиком
page-kept = Немає мережі. Це сторінка, якою вона була завантажена востаннє; для гри потрібен сервер.
no-server-trying = Сервер недоступний. Нова спроба …
offline-unsent = Не надіслано: зв’язок втрачено. Нова спроба …
to-results = Ваші партії
results-none = Завершених партій ще немає. Тут рахуються партії, дограні в цьому браузері.
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
look-ahead-hint = Де ваших бійців можуть атакувати наступного ходу (без підсилення руху)
threat = Сюди можуть атакувати: { $fighters }
blow = (без захисту: { $n } шкоди)
blow-unsure = (без захисту: близько { $n } шкоди)
draft-invite = { $side }: посилання на драфт для друга
draft-invite-text = Оберімо героїв разом у Peerless:
draft-waiting = Чекаємо на іншу сторону …
draft-wait-for-table = Партія зараз почнеться …
series = Партії
best-of = { $n ->
    [1] Одна партія
   *[other] Серія з { $n }
  }
series-score = Серія з { $n }: { $score }
series-won = { $player } виграє серію { $score }
next-game = Наступна партія
tray = Уже обрано
tray-n = Обрано: { $n }
hold-to-read = Утримуйте карту, щоб прочитати її · OK
why-not-asked-you = Не зараз: вирішуєте не ви.
why-not-asked-card = Не зараз: карта не потрібна.
why-only-defends = Карта захисту: грайте її, коли атакують вашого бійця.
why-only-attacks = Картою атаки не можна захищатися.
why-is-a-scheme = Карта хитрощів: грайте її дією у свій хід.
why-its-fighter-is-gone = Її може використати лише { $users }, але цього бійця переможено.
why-of-another-form = Її може використати лише { $users } у потрібній подобі.
why-of-another-fighter = Її може використати лише { $users }, а атаковано іншого бійця.
why-nobody-in-reach = Ніхто, хто може її використати, не має цілі. Спершу підійдіть ближче.
why-not-now = Зараз її не можна зіграти.

## Replays, and the end of a game
replay = Повтор
replays = Повтори
replays-lead = Кожну завершену гру можна подивитися знову, крок за кроком. Тут ті, що зіграні в цьому браузері; надісланий запис можна відкрити з файлу.
replays-none = У цьому браузері ще не завершилася жодна гра.
replay-load = Відкрити запис
replay-loading = Хвилинку …
replay-running = Ця гра ще триває. Її можна буде подивитися, коли вона завершиться.
replay-look-on = Дивитися зараз
replay-watched = Переглянута
replay-one-screen = За одним екраном
replay-whose = Чиїми очима
replay-everything = Усі карти відкриті
replay-as = Очима гравця: { $player }
replay-controls = Керування повтором
replay-step = Крок
replay-where = Крок { $at } з { $last }, хід { $turn }
replay-turn = Хід { $n }
replay-setup = Підготовка
replay-play = Показати
replay-pause = Пауза
replay-share = Поділитися моментом
record-short = Запис
turn-back = До попереднього ходу
turn-on = До наступного ходу
step-back = Крок назад
step-on = Крок уперед
moments = Ключові моменти
chart = Шанси на перемогу за оцінкою ботів
hands = Карти в руках
hidden-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
  } сорочкою догори
no-cards = немає карт
moment-first-hit = Перший удар: { $fighter }, шкода { $n }
moment-first-hit-by = Перший удар: { $fighter }, шкода { $n } ({ $card })
moment-hit = { $fighter }, шкода { $n }
moment-hit-by = { $card }: { $fighter }, шкода { $n }
moment-defeated = { $fighter } падає
moment-defeated-by = { $fighter } падає: { $card }
moment-exhausted = Карти скінчилися: { $player }
moment-exhaustion = { $fighter } падає від виснаження
moment-objective = { $player } досягає мети
moment-tide = Перелом у грі
moment-end = Кінець
play-on = Грати звідси
play-on-lead = Гра продовжиться з ходу { $n } за окремим столом, з тими самими картами. Повтор лишиться як є.
play-on-setup = Гра почнеться знову за окремим столом, з тими самими картами в тому ж порядку.
play-on-as = Ви граєте за
play-on-against = Проти бота
play-on-start = Грати
ending-how = Як це було
ending-watch = Подивитися знову
ending-swap = Обмінятися героями
ending-by = { $fighter } падає: { $card }.
ending-by-ability = { $fighter } падає від здібності: { $player }.
ending-attack = { $fighter } падає.
ending-exhausted = { $fighter } падає від виснаження: карт більше не було.
ending-objective = Лиходій досяг своєї мети забагато разів.
ending-tide = З ходу { $n } кращі шанси були тут: { $player }.
ending-tide-start = Кращі шанси від початку до кінця: { $player }.
ending-drawn = Перемогти було вже нікому.
ending-dealt = Завдана шкода
ending-biggest = Найсильніший удар
ending-won = Виграні бої
ending-played = Зіграні карти
ending-best = Найкращі карти
ending-best-card = шкода { $n }
ending-no-best = жодна карта не завдала шкоди
