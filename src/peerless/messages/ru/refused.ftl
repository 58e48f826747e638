# Почему что-то невозможно. Идентификаторы, файлы, параметры и введённое остаются как есть.

any-of = { $most } или { $last }

## Файлы и имена

reason = { $code ->
    [ENOENT] нет такого файла или папки
    [EACCES] нет доступа
    [EPERM] действие не разрешено
    [EISDIR] это папка
    [ENOTDIR] это не папка
    [EEXIST] файл уже существует
    [ENOSPC] на диске нет места
    [EROFS] диск только для чтения
    [EADDRINUSE] адрес уже занят
    [EADDRNOTAVAIL] у этой машины нет такого адреса
   *[other] { $words }
  }
file-unread = { $file }: не удаётся прочитать: { $why }
file-unwritten = { $file }: не удаётся записать: { $why }
file-not-text = { $file }: это не текст в UTF-8
file-no-folder = { $file }: нет такой папки
file-no-content = { $file }: в ней должна быть папка «heroes», «battlefields», «enemies» или «discoveries»
file-line = { $file }:{ $line }: { $why }
unknown = { $what ->
    [hero] неизвестный герой
    [battlefield] неизвестное поле боя
    [enemy] неизвестный враг
    [discovery] неизвестное открытие
    [bot] неизвестный бот
    [mode] неизвестный режим
    [level] неизвестный уровень
    [language] неизвестный язык
    [fighter] неизвестный боец
   *[other] неизвестно ({ $what }):
  } «{ $name }», возможные значения: { $known }
unknown-near = { $what ->
    [hero] неизвестный герой
    [battlefield] неизвестное поле боя
    [enemy] неизвестный враг
    [discovery] неизвестное открытие
    [bot] неизвестный бот
    [mode] неизвестный режим
    [level] неизвестный уровень
    [language] неизвестный язык
    [fighter] неизвестный боец
   *[other] неизвестно ({ $what }):
  } «{ $name }»: может быть, { $near }?

## Боты

bot-expected = нужен класс с методом choose(view), который создаётся по зерну
bot-made = бот «{ $bot }»: он создал { $made }, { bot-expected }
bot-is = бот «{ $bot }» — это { $found }, { bot-expected }
bot-no-method = у бота «{ $bot }» нет метода choose(view), { bot-expected }
bot-not-made = бота «{ $bot }» нельзя создать по одному зерну, { bot-expected }
bot-budget = бот «{ $bot }»: нужен бюджет, например { $like }:500 или { $like }:500ms
bot-rounds = бот «{ $bot }»: нужен бюджет в шагах поиска, потому что время от раза к разу разное
bot-name = бот «{ $bot }»: нужно пакет.модуль:Класс
bot-no-module = бот «{ $bot }»: нет модуля { $module }
bot-not-imported = бот «{ $bot }»: не удаётся импортировать { $module }: { $why }
bot-not-in = бот «{ $bot }»: в { $module } нет { $attribute }
bot-no-action = бот { $bot } вместо действия ответил { $answer }. { $where }
bot-illegal = бот { $bot } ответил «{ $answer }», а так нельзя; можно: { $some }. { $where }
bot-decision = отвечает { $player } ({ $about }), решение { $n }, { $game }, зерно { $seed }

## Записи игр

record-game = { $why }
record-no-key = нужно «ключ: значение», найдено «{ $found }»
record-unknown-key = неизвестный ключ «{ $key }», возможные ключи: { $keys }; или пустая строка перед решениями
record-key-twice = «{ $key }:» стоит дважды, впервые в строке { $first }
record-missing-key = в заголовке нет «{ $key }:»
record-hero = heroes: нужно «{ $seat } ГЕРОЙ», найдено «{ $found }»
record-ids = { $key }: нужны идентификаторы через запятую, найдено «{ $found }»
record-seed = seed: нужно целое число, найдено «{ $found }»
record-house = house: нужно «правило = значение», найдено «{ $found }»
record-content = content: нужно { $expected }, найдено «{ $found }»
record-not-played = content: { $kind } { $name } в этой игре нет
record-named-twice = content: { $kind } { $name } стоит дважды
record-fixed = { $key }: нужно { $expected }, найдено «{ $found }»
record-decision = нужны место и решение, найдено «{ $found }»
record-result = result: по игре выходит «{ $gives }», в записи стоит «{ $says }»
record-kind = { $kind ->
    [hero] герой
    [battlefield] поле боя
    [enemy] враг
    [discovery] открытие
   *[other] { $kind }
  }
record-missing-content = не хватает: { record-kind } { $name } (sha256:{ $digest }); этого нет в самом Peerless, назовите папку, где оно лежит (--content FOLDER)
record-other-content = { record-kind } { $name } отличается от того, что в записи: нужно { $expected }, найдено { $found }
record-of-the-box = то, что входит в Peerless
record-goes-on = игра окончена, а запись продолжается
record-other-seat = отвечает место { $asked } ({ $player }), а не место { $seat }
record-over = «{ $text }»: игра окончена
record-illegal = «{ $text }» сейчас нельзя; { $player } может ответить: { $answers }
record-given-up = «{ $text }»: { $why }

## Что не подходит друг к другу

setup-mode = { $mode ->
    [team] в командной игре
    [free-for-all] в игре «каждый сам за себя»
    [adventure] в приключении
   *[duel] в дуэли
  }
setup-seats = { $game } число героев — { $expected }, найдено: { $found }
setup-starts = { $battlefield }: стартовых ячеек { $starts }, а героев { $heroes }, и каждому нужна своя
setup-no-enemies = { $game } нет ни врагов, ни открытий
setup-no-villain = для приключения нужен злодей, названный раньше приспешников
setup-board = { $villain }: игра идёт на поле { $expected }, а не { $found }
setup-misfit = { $message }
setup-two-villains = { $villain } — злодей, а злодей уже есть
setup-minions = приспешников { $minions }, героев { $heroes }, а нужно поровну (A.C6)
setup-discoveries = открытий { $found }, а можно не больше { $most }
setup-once = { $name }: в игре можно только один раз

## Пожелания к игре в терминале

wish-players = --players { $players }: { $game } число игроков — { $expected }
wish-first = --first { $first }: нужно me, them, lot или место от 0 (ваше) до { $last }
wish-best-of = --best-of { $n }: нужно нечётное число
wish-draft-random = --draft и --random: нужно что-то одно
wish-draft-heroes = --draft: героев выбирают в самом драфте, называть их не нужно
wish-bans-few = --bans { $bans }: нужно 0 или больше
wish-bans-many = --bans { $bans }: героев понадобится { $needed }, а их { $there }
wish-mate = --mate: товарищ по команде есть только в командной игре вчетвером
wish-number = { $option }: здесь нужно { $n }, найдено { $found }
wish-heroes = --players { $players }: в приключении от 1 до { $most } героев
wish-named = --players { $players }: названо героев: { $named }
wish-minions = --minions: нужно { $n }, по одному на героя, найдено { $found }
wish-discoveries = --discoveries: не больше { $most }, найдено { $found }
wish-known = { $option } { $id }: возможные значения: { $known }
wish-once = { $option } { $id }: в игре можно только один раз

## Сервер

server-address = { $host }, порт { $port }: { $why }
server-no-address = нет такого адреса
server-database = база данных «{ $database }»: { $why }
server-database-kind = база данных «{ $database }»: нужно sqlite или postgresql
server-database-file = база данных «{ $database }»: нужен файл, sqlite:///FILE
server-database-folder = база данных «{ $database }»: не удаётся создать её папку: { $why }
server-database-closed = база данных «{ $database }»: в её папку нельзя писать: { $why }
server-database-taken = база данных «{ $database }»: её занял другой сервер; для нескольких сразу нужен PostgreSQL
server-database-newer = база данных «{ $database }»: эта версия не знает её формы; может быть, её создала более новая?
server-database-unopened = база данных «{ $database }»: не удаётся открыть: { $why }
server-database-workers = база данных «{ $database }»: процессов { $n }, для этого нужен PostgreSQL; SQLite — для одного
