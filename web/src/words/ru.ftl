# Все слова страницы. Тексты карт приходят с сервера.

## The start pages

peerless = Peerless
tagline = Поединки героев, которым не суждено было встретиться
to-start = Peerless: на главную
pages = Страницы
to-new = Новая игра
to-heroes = Герои
to-battlefields = Поля боя
credits = Авторы
not-affiliated = Независимый фанатский проект.
back = Назад
close = Закрыть
try-again = Попробовать снова
and = {" "}и{" "}
versus = {" "}—{" "}

play-now = Играть
play-now-hint = Против бота, с этими героями
set-a-table = Новая игра
set-a-table-hint = Друзья, боты, команды
you = Вы
whose = { $what } ({ $player })
you-are-asked = Выбираете вы.
ask-then = Затем: { $text }
the-bot = Бот
draw-again = Другие герои и поле боя
scene = Дуэль: { $one } — { $other }, поле боя «{ $battlefield }»
go-on = Продолжить
more-games = Ещё { $n }
fewer-games = Меньше
links = Ссылки
forget = Убрать эту игру

heroes-lead = У каждого героя своя карта персонажа, своя колода и манера боя, какой нет больше ни у кого. Всё это можно прочесть здесь.
all-heroes = Все герои
health = Здоровье
health-n = здоровье { $n }
move = Перемещение
hero = герой
sidekick = помощник
with-sidekicks = помощники: { $names }
alone = сражается в одиночку
character-card = Карта персонажа
tokens = Жетоны: { $what }
deck-of = Колода, карт: { $n }
play-hero = Играть: { $name }
no-such-hero = Такого героя здесь нет.

battlefields-lead = У зон есть цвета и узоры: бойцы с дальней атакой атакуют в пределах зоны. Линии соединяют смежные ячейки.
all-battlefields = Все поля боя
battlefield-picture = Поле боя «{ $name }»
room-for = героев: до { $n }
spaces-n = ячеек: { $n }
zones-n = зон: { $n }
passages-n = потайных проходов: { $n }
play-battlefield = Играть здесь
no-such-battlefield = Такого поля боя здесь нет.

mode = Игроки
mode-duel = Дуэль
mode-duel-hint = 1 на 1
mode-team = Команды
mode-team-hint = 2 на 2
mode-free-for-all = Каждый за себя
mode-free-for-all-hint = { $n ->
    [3] Трое, каждый против всех
    [4] Четверо, каждый против всех
   *[other] Игроков: { $n }, каждый против всех
  }
way-choose = На выбор или случайно
way-choose-hint = Выберите героя каждому игроку или положитесь на случай
way-draft = Драфт
way-draft-hint = Запрещайте и выбирайте по очереди
bans = Запретов у каждой стороны
bans-n = { $n ->
    [0] Нет
   *[other] { $n }
  }
team-n = Команда { $n }
player-n = Игрок { $n }
together = Обоими героями управляет один человек
same-person = Этим героем тоже управляет игрок { $n }
random-hero = Случайный герой
random-hero-hint = Любой, кого никто не взял
pick-hero = Выбрать героя
change-hero = Прочесть или выбрать другого
drafted-hero = Герой из драфта
drafted-hero-hint = Выбирается в драфте до начала игры
choose-hero-for = Герой для игрока { $n }
choose-hero-hint = Выберите героя, чтобы сначала прочесть его карты.
choose-hero = Выбрать: { $name }
who-sits = Кто играет
who-here = Здесь
who-friend = Друг
who-bot = Бот
who-here-hint = Играет на этом устройстве
who-friend-hint = Играет в другом месте, получит ссылку
which-bot = Уровень бота
bot-random = Играет наугад
bot-greedy = Видит на шаг вперёд
bot-easy = Лёгкий
bot-normal = Обычный
bot-hard = Сложный
bot-expert = Эксперт
battlefield = Поле боя
random-battlefield = Случайное поле боя
pick-battlefield = Выбрать поле боя
change-battlefield = Выбрать другое
choose-battlefield = Выбрать поле боя
who-first = Кто ходит первым
by-lot = Случайно
turn-order = Ходы: { $names }
start-game = Начать игру
start-draft = Начать драфт

draft = Драфт
draft-steps = Шаги драфта
draft-ban = { $side }: запретите героя
draft-pick = { $side }: выберите героя
draft-here = Выберите героя, чтобы сначала прочесть о нём.
draft-friend = Спросите друга и выберите за него.
draft-bot = Бот выбирает наугад…
draft-over = Все герои выбраны.
ban = запрет
pick = выбор
banned = запрет
picked = выбор
banned-by = Запрет: { $side }
picked-by = { $side }
ban-hero = Запретить: { $name }
pick-hero-now = Выбрать: { $name }
back-to-table = Изменить игру

table-set = Игра готова
table-set-lead = Отправьте каждому другу его ссылку. Место получает тот, кто откроет её первым, и больше никто: даже вы.
only-here = Эти ссылки работают только на этом компьютере. Для друзей в другом месте запустите программу командой «peerless play --host 0.0.0.0», откройте эту страницу по доступному им адресу этого компьютера и создайте игру там.
invite = { $heroes }: ссылка для вашего друга
invite-text = Сыграй против меня в Peerless ({ $heroes }):
invite-spectators = Ссылка для зрителей
invite-spectators-text = Смотри нашу игру в Peerless:
share-link = Поделиться
sit-down = Играть
look-on = Смотреть игру
links-kept = Ссылки остаются в этом браузере: вы найдёте их в разделе «Продолжить» на главной странице, пока игра не окончена.

credits-own = Программа, изложение правил и карт и рисунки полей боя созданы участниками Peerless, лицензия MIT.
credits-icons = Значки
credits-icons-from = Все значки взяты с
credits-fonts = Шрифты
credits-fonts-by = { $fonts }, авторы Juan Pablo del Peral и Huerta Tipográfica, лицензия
credits-libraries = Библиотеки этой страницы
credits-built = Собрано с помощью Vite и TypeScript.
credits-licences = Полные тексты лицензий
credits-game = Игра
not-affiliated-long = Peerless — независимый фанатский проект. Он не связан с издателем Unmatched, не одобрен и не поддержан им; названия нужны лишь для того, чтобы сказать, в какую игру здесь играют. Если игра вам нравится, купите её.

## The table

connecting = Подключение…
offline = Связь потеряна. Пробуем снова…
no-server = Сервер недоступен.
spectating = Вы зритель
your-turn = Ваш ход
actions-left = { $n ->
    [one] Осталось { $n } действие
    [few] Осталось { $n } действия
   *[other] Осталось { $n } действий
  }
waiting-for = Ждём: { $player }…
waiting-for-absent = Ждём: { $player } (нет за столом)
waiting-to-join = Ждём, когда присоединится { $player }…
absent = нет за столом
invite-again = Отправить ссылку
won = { $n ->
    [one] Побеждает { $players }!
   *[other] Побеждают { $players }!
  }
you-won = Победа!
you-lost = Поражение.
turns-n = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
  }
drawn = Ничья.

question = Вопрос
ask-action = Выберите действие
ask-action-hint = Манёвр (взять карту и переместиться), атака (выбрать карту и указать цель) или приём.
ask-action-brief = Манёвр или карта: атака либо приём.
ask-place = Разместите: { $thing }
ask-place-hint = Помощники начинают в зоне вашего героя: укажите ячейку.
ask-place-brief = Укажите отмеченную ячейку.
ask-place-tokens = { $n ->
    [one] Остался { $n }: укажите ячейку.
   *[other] Осталось { $n }: укажите ячейку для следующего.
  }
ask-boost = Усилить картой?
ask-boost-move = Усилить перемещение картой?
ask-move = Переместите: { $who }
ask-move-own = ваши бойцы
ask-move-several = бойцы
ask-move-up-to = Переместите: { $who }, до { $n ->
    [one] { $n } ячейки
   *[other] { $n } ячеек
  }
ask-move-exactly = Переместите: { $who }, ровно на { $n ->
    [one] { $n } ячейку
    [few] { $n } ячейки
   *[other] { $n } ячеек
  }
ask-which-target = Какая цель?
ask-which-fighter = Какой боец?
ask-which-card = Какая карта?
ask-which-space = Какая ячейка?
ask-which-via = Каким путём?
ask-defend-nothing = Атака: { $attacker } → { $defender }. Вам нечем защищаться
ask-boost-hint = Её усиление, число внизу слева, прибавляется к дальности перемещения. Чтобы переместиться без усиления, укажите бойца.
ask-defend = Атака: { $attacker } → { $defender }. Защититься картой?
ask-defend-brief = Защититься картой?
ask-defend-nothing-brief = Вам нечем защищаться
ask-hand-limit = Слишком много карт: сбросьте одну
ask-may = Сделать это?
ask-pick = Выберите
ask-pick-card = Выберите карту
ask-pick-fighter = Выберите бойца
ask-pick-space = Выберите ячейку
ask-pick-number = Выберите число
ask-pick-player = Выберите игрока
ask-pick-token = Выберите жетон
ask-pick-option = Выберите одно
ask-pick-value = Выберите одно
ask-pick-spot = На верх или под низ колоды?
ask-pick-source = Какой эффект применить первым?

act-maneuver = Манёвр
act-done = Готово
act-yes = Да
act-no = Нет
act-no-move = Не перемещать
act-none-boost = Без усиления
act-none-defend = Не защищаться
act-take-back = Отменить
act-clear = Снять выбор
act-spot-top = На верх колоды
act-spot-bottom = Под низ колоды
act-option = Вариант { $n }
skip = Пропустить

do-attack = Атака: { $fighter } → { $target }, «{ $card }»
do-scheme = Разыграть «{ $card }»
do-scheme-by = { $fighter } разыгрывает «{ $card }»
do-defend = Защита: «{ $card }»
do-boost = Усиление: «{ $card }» (+{ $n })
do-discard = Сбросить «{ $card }»
do-card = Выбрать «{ $card }»
do-source = Сначала «{ $card }»
do-move = { $fighter } → { $space }
do-move-via = { $fighter } → { $space } через { $via }
do-place = { $fighter } → { $space }
do-place-token = { $token } → { $space }
do-move-token = { $token }: { $from } → { $space }
do-token = { $token }, ячейка { $space }
do-fighter = { $fighter }
do-space = Ячейка { $space }

hand = Рука
deck = Колода
discard = Сброс
log = Журнал
players = Игроки
health-of = здоровье { $health } из { $most }
out = вне игры
move-value = Перемещение { $n }
melee = ближняя атака
ranged = дальняя атака
boost-n = Усиление { $n }
card-attack = Атака
card-defense = Защита
card-versatile = Универсальная
card-scheme = Приём
anyone = Любой боец
copies = × { $n }
face-down = лицом вниз
no-card = без карты
not-yet = ждём…
attacks = атакует
defends = обороняется
named = названо значение { $n }
value-n = Значение { $n }
combat-won = В бою побеждает { $player }.
takes = { $fighter }: урон { $n }
no-damage = Без урона.
combat = Бой
last-combat = Последний бой
against = против
canceled = эффекты отменены
ignored = значение игнорируется
curtain = Передайте экран: { $player }
curtain-go = { $player } — это я
copy-link = Скопировать ссылку
copied = Скопировано
spectator-link = Ссылка для зрителей
play-again = Реванш
new-game = Новая игра
record = Скачать игру
menu = Меню
leave = Выйти
menu-rules = Правила
menu-link = Зрителям
menu-report = Отчёт
speed = Темп
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-off = Мгновенно
copy = Копировать
fighter-label = { $name }, { $kind }, здоровье { $health } из { $most }, ячейка { $space }
space-label = Ячейка { $id }
token-label = { $kind }, ячейка { $space }
can-reach = доступно { $spaces ->
    [one] { $spaces } ячейка
    [few] { $spaces } ячейки
   *[other] { $spaces } ячеек
  }, { $targets ->
    [0] атаковать некого
   *[other] может атаковать: { $names }
  }
pile-hand = Рука
pile-deck = Неизвестные карты
pile-discard = Стопка сброса
pile-hand-hint = Карт, которые вы можете видеть: { $n } из { $hand }.
pile-deck-hint = Карт, которых вы не видели: { $n }. Они в колоде или среди тех, что вам видеть нельзя.
pile-discard-hint = Карт: { $n }.
report-hint = Это позиция, какой её видите вы, записанная в виде сценария, который Peerless может выполнить. Опишите, что произошло и что должно было произойти, и отправьте тому, кто держит этот сервер.
can-be-chosen = можно выбрать
report-fault = Сообщить об ошибке
no-table-home = На главную

## Languages, and what the server refuses

language = Язык
refused-malformed = Сервер не понял эту страницу. Перезагрузите её.
refused-too-large = Для сервера это слишком много.
refused-too-fast = Слишком много сразу. Подождите немного.
refused-version = У сервера другая версия. Перезагрузите страницу.
refused-unknown-table = Такого стола нет.
refused-unknown = Ничего не найдено.
refused-not-your-seat = По этой ссылке в этой игре места нет.
refused-claimed = Приглашение уже использовано или отозвано.
refused-origin = Этой странице нельзя подключаться к этому серверу.
refused-not-asked = Сейчас решаете не вы.
refused-stale = Игра ушла вперёд. Посмотрите и выберите заново.
refused-illegal = Сейчас это невозможно.
refused-over = Игра окончена.
refused-running = Игра ещё не окончена.
refused-not-now = Сейчас это невозможно.
refused-cannot-take-back = Последнее решение нельзя отменить.
refused-cannot-go-on = Эта игра начата с другими правилами или картами, здесь её не продолжить.
refused-full = Сервер заполнен. Попробуйте позже.
refused-bad-table = Такую игру создать нельзя.
refused-bad-record = Этот файл — не игра, сыгранная до конца.
refused-store = Сервер не смог это сохранить. Попробуйте снова.
refused-http = Сервер не ответил на этот запрос.

## The rules in short.

to-rules = Как играть
how-aim = Цель
how-aim-text = Снизьте здоровье героя противника до 0. Помощники важны, но исход игры решают герои; в командной игре должны быть повержены оба героя одной стороны.
how-turn = Ход
how-turn-text = Два действия, каждое из них — манёвр, атака или приём, в любом порядке; можно дважды одно и то же. У кого в конце хода больше 7 карт, тот сбрасывает лишние.
how-maneuver = Манёвр
how-maneuver-text = Возьмите карту. Затем можете сбросить карту, чтобы переместиться дальше: её усиление (число внизу слева) прибавится к дальности перемещения. Затем переместите по линиям каждого из своих бойцов в пределах этой дальности. Через своих бойцов проходить можно, через бойцов противника нельзя, и двое никогда не стоят в одной ячейке.
how-attack = Атака
how-attack-text = Разыграйте лицом вниз карту атаки или универсальную карту бойца, который атакует. Боец с ближней атакой атакует того, кто стоит в смежной ячейке. Боец с дальней атакой — ещё и любого, с кем он в одной зоне: у обеих ячеек есть общий цвет и узор.
how-combat = Бой
how-combat-text = Тот, кого атакуют, может защититься картой защиты или универсальной картой этого бойца. Обе карты открываются. Эффекты применяются по порядку: немедленно, во время боя, после боя; если они срабатывают одновременно, первым применяется эффект обороняющегося. Если значение атаки больше, разница становится уроном. Атакующий побеждает в бою, если нанёс урон; иначе побеждает обороняющийся.
how-scheme = Приём
how-scheme-text = Разыграйте карту приёма и сделайте, что на ней написано.
how-cards = Карты
how-cards-text = На карте сказано, какой боец может её использовать. Если колода пуста, а карту надо взять, каждый ваш боец вместо этого получает 2 урона.
how-end = Ещё
how-end-text = У каждого героя есть способность, которая меняет эти правила: она указана на его панели. Между ячейками с дверью есть потайные проходы: из одной можно за один шаг попасть в любую другую. Укажите на бойца, чтобы увидеть, куда он может переместиться и кого атаковать.

## Taking a seat by an invitation

claiming = Вас приглашают
claiming-lead = Занимаем ваше место…
invitation-used = Это приглашение уже использовано или отозвано. Попросите новое у того, кто вас пригласил; если вы заняли место на другом устройстве, откройте его там и отправьте себе ссылку.
invite-used = Ваш друг занял место.
invite-anew = Новая ссылка
invite-anew-hint = Ссылка выше перестанет работать, вместо неё будет новая
connections-n = устройств: { $n }
connections-hint = Столько устройств подключено к этому месту
menu-own-link = Моя ссылка
own-link = Скопировать ссылку на ваше место, чтобы продолжить на другом устройстве. Никому её не показывайте.

## Playing together

your-name = Ваше имя
your-name-hint = Его видят все за вашим столом
clock-left = Осталось времени: { $time }
days-short = { $n } д { $hours } ч
hours-short = { $hours }:{ $minutes } ч
days-n = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
  }
hours-n = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
  }
minutes-n = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
  }
seconds-n = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
  }
clocks = Часы
pace-free = Без часов
pace-free-hint = Думайте сколько угодно
pace-fast = Быстро
pace-fast-hint = 2 минуты на ход, 15 на всю игру
pace-calm = Спокойно
pace-calm-hint = 10 минут на ход, час на всю игру
pace-days = Несколько дней
pace-days-hint = 3 дня на ход
clock-move = На ход: { $time }.
clock-total = На всю игру: { $time }.
clock-then-lose = Чьё время вышло, тот проигрывает.
clock-then-bot = Если ваше время выйдет, за вас доиграет бот.
door = Кто может войти
door-friends = Друзья
door-friends-hint = По ссылке от вас
door-anyone = Кто угодно
door-anyone-hint = Игра будет в списке открытых
to-lobby = Открытые игры
to-lobby-hint = Сыграть с кем-то новым
lobby-lead = Эти игры ждут игрока. Займите место, и игра начнётся.
lobby-empty = Сейчас ни одна игра никого не ждёт. Создайте свою и в пункте «Кто может войти» выберите «Кто угодно».
lobby-new = Новая игра
take-seat = Занять место
somebody = Кто-то
qr-code = QR-код
chat = Чат
chat-unread = Чат ({ $n })
chat-mute = Не показывать чат
chat-empty = Пока никто ничего не написал.
chat-say = Написать сообщение
chat-send = Отправить
set-chat = Чат
set-chat-hint = Показывать, что пишут другие за столом
set-notify = Уведомления
set-notify-hint = Браузер сообщит, когда наступит ваш ход
menu-game = Игра
this-game = Эта игра
take-back-last = Отменить мой последний ход
ask-take-back = Попросить отменить мой последний ход
ask-take-back-hint = Остальные должны согласиться. Это возможно, пока не открыта карта.
no-take-back = Отменять нечего: после вашего последнего хода открыта карта, или вы ещё не ходили.
bot-for-me = Пусть за меня играет бот
bot-for-me-hint = Остальные должны согласиться. Вернуться можно в любой момент.
concede = Сдаться
concede-sure = Да, сдаюсь
shuffle = Честное перемешивание
shuffle-hint = Сервер определил всё перемешивание до начала игры. Это его печать: когда игра закончится, страница проверит, что ничего не изменилось.
shuffle-kept = Карты перемешаны так, как было обещано до игры.
shuffle-broken = Карты перемешаны не так, как было обещано до игры.
proposal-take-back = { $player } хочет отменить последний ход.
proposal-concede = { $player } предлагает сдаться вашей стороне.
proposal-bot = { $player } предлагает, чтобы вместо игрока { $other } играл бот.
proposal-bot-own = { $player } хочет, чтобы дальше играл бот.
agree = Согласиться
decline = Отклонить
withdraw = Отозвать
waiting-for-others = Ждём остальных
has-left = Игрока { $player } нет за столом.
bot-plays-on = Пусть доиграет бот
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться на своё место
join-rematch = Сыграть ещё раз

## Hints: what a bot would do
menu-hint = Подсказка
hint-title = Что сделал бы сильный бот
hint-then = Затем:
hint-line = { $player }: { $deeds }
hint-thinking = Думает…
hint-note = Шансы на победу оценены по тому, что видно вам.
percent = { $n } %

## Settings, own games, looking ahead, several choices, and what cannot be done now

settings = Настройки
theme = Тема
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
speed-of-telling = Скорость анимации
set-motion = Анимация
set-motion-hint = Фигуры скользят, карты переворачиваются
set-sound = Звук и вибрация
set-sound-hint = Короткие звуки ударов, карт и вашего хода
set-confirm = Подтверждать каждую карту
set-confirm-hint = Карта разыгрывается только кнопкой, а не вторым касанием
page-kept = Нет сети. Страница показана такой, какой была загружена в последний раз; для игры нужен сервер.
no-server-trying = Сервер недоступен. Новая попытка…
offline-unsent = Не отправлено: связь потеряна. Новая попытка…
to-results = Ваши партии
results-none = Законченных партий ещё нет. Здесь считаются партии, доигранные в этом браузере.
results-lead = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
  }, побед: { $won }.
results-hero = Герой
results-games = Партии
results-won = Победы
results-lost = Поражения
results-drawn = Ничьи
results-latest = Последние партии
results-here = Эти результаты хранятся только в этом браузере.
results-forget = Удалить их
results-forget-sure = Удалить все результаты, хранящиеся в этом браузере?
outcome-won = Победа
outcome-lost = Поражение
outcome-drawn = Ничья
look-ahead = Угрозы
menu-more = Ещё
look-ahead-hint = Где ваших бойцов могут атаковать в следующий ход (без усиления перемещения)
threat = Здесь вас могут атаковать: { $fighters }
blow = (урон без защиты: { $n })
blow-unsure = (урон без защиты: около { $n })
draft-invite = { $side }: ссылка на драфт для друга
draft-invite-text = Выберем героев вместе в Peerless:
draft-waiting = Ждём другую сторону…
draft-wait-for-table = Партия сейчас начнётся…
series = Партии
best-of = { $n ->
    [1] Одна партия
    [3] До 2 побед
    [5] До 3 побед
   *[other] Серия из { $n } партий
  }
series-score = { $n ->
    [3] До 2 побед: { $score }
    [5] До 3 побед: { $score }
   *[other] Серия из { $n } партий: { $score }
  }
series-won = { $player } выигрывает серию со счётом { $score }
tray = Уже выбрано
tray-n = Выбрано: { $n }
tray-n-of = Выбрано: { $n } из { $most }
hold-to-read = Удерживайте карту, чтобы прочитать её
why-not-asked-you = Не сейчас: решаете не вы.
why-not-asked-card = Не сейчас: карта не требуется.
why-only-defends = Карта защиты: разыграйте её, когда атакуют вашего бойца.
why-only-attacks = Картой атаки нельзя защищаться.
why-is-a-scheme = Карта приёма: разыграйте её как действие в свой ход.
why-its-fighter-is-gone = Её может использовать только { $users }, но этот боец повержен.
why-of-another-form = Её может использовать только { $users } в нужном облике.
why-of-another-fighter = Её может использовать только { $users }, но атакован другой боец.
why-nobody-in-reach = Ни у кого, кто может её использовать, нет доступной цели. Сначала подойдите ближе.
why-not-now = Сейчас её нельзя разыграть.

## Replays, and the end of a game
replay = Повтор
replays = Повторы
replays-lead = Любую законченную игру можно посмотреть снова, шаг за шагом. Здесь те, что сыграны в этом браузере; присланную игру можно открыть из файла.
replays-none = В этом браузере ещё не закончилась ни одна игра.
replay-load = Открыть файл игры
replay-loading = Минутку…
replay-running = Эта игра ещё идёт. Её можно будет посмотреть, когда она закончится.
replay-look-on = Смотреть сейчас
replay-watched = Просмотрена
replay-one-screen = За одним экраном
replay-whose = Чьими глазами
replay-everything = Все карты открыты
replay-as = Глазами игрока: { $player }
replay-controls = Управление повтором
replay-step = Шаг
replay-where = Шаг { $at } из { $last }, ход { $turn }
replay-turn = Ход { $n }
replay-setup = Подготовка
replay-play = Пуск
replay-pause = Пауза
replay-share = Поделиться моментом
record-short = Скачать
turn-back = К предыдущему ходу
turn-on = К следующему ходу
step-back = Шаг назад
step-on = Шаг вперёд
moments = Ключевые моменты
chart = Шансы на победу по оценке ботов
hands = Карты в руках
hidden-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  } лицом вниз
no-cards = нет карт
moment-first-hit = Первый удар: { $fighter }, урон { $n }
moment-first-hit-by = Первый удар: { $fighter }, урон { $n } («{ $card }»)
moment-hit = { $fighter }, урон { $n }
moment-hit-by = «{ $card }»: { $fighter }, урон { $n }
moment-defeated = Боец повержен: { $fighter }
moment-defeated-by = Боец повержен: { $fighter } («{ $card }»)
moment-exhausted = Карты кончились: { $player }
moment-exhaustion = Боец обессилен и повержен: { $fighter }
moment-objective = { $player } достигает цели
moment-tide = Перелом в игре
moment-end = Конец
play-on = Играть отсюда
play-on-lead = Вы продолжите с хода { $n } в новой игре, все карты на своих местах. Повтор останется как есть.
play-on-setup = Новая игра с теми же картами в том же порядке.
play-on-as = Вы играете за
play-on-against = Против бота
play-on-start = Играть
ending-how = Как это было
ending-coming = Вспоминаем, как шла игра…
ending-watch = Посмотреть снова
ending-swap = Поменяться героями
ending-by = Боец повержен: { $fighter }. Решающая карта: «{ $card }».
ending-by-ability = Боец повержен: { $fighter }. Решающая способность: { $player }.
ending-attack = Боец повержен: { $fighter }.
ending-exhausted = Боец обессилен и повержен: { $fighter }. Карт в колоде больше не было.
ending-objective = Злодей достиг своей цели слишком много раз.
ending-tide = С хода { $n } преимущество: { $player }.
ending-tide-start = Преимущество от начала до конца: { $player }.
ending-tide-last = Всё решилось только в последнем ходу.
ending-drawn = Победить было уже некому.
ending-dealt = Нанесённый урон
ending-biggest = Сильнейший удар
ending-won = Выигранные бои
ending-played = Разыгранные карты
ending-best = Лучшие карты
ending-best-card = урон { $n }
ending-no-best = ни одна карта не нанесла урона
