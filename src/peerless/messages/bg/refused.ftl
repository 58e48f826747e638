# Защо нещо не може да стане. Идентификатори, файлове, опции и написаното остават както са.

any-of = { $most } или { $last }

## Файлове и имена

reason = { $code ->
    [ENOENT] няма такъв файл или папка
    [EACCES] няма достъп
    [EPERM] действието не е позволено
    [EISDIR] това е папка
    [ENOTDIR] това не е папка
    [EEXIST] файлът вече съществува
    [ENOSPC] на диска няма място
    [EROFS] дискът е само за четене
    [EADDRINUSE] адресът вече е зает
    [EADDRNOTAVAIL] тази машина няма такъв адрес
   *[other] { $words }
  }
file-unread = { $file }: не може да се прочете: { $why }
file-unwritten = { $file }: не може да се запише: { $why }
file-not-text = { $file }: не е текст в UTF-8
file-no-folder = { $file }: няма такава папка
file-no-content = { $file }: в нея трябва да има папка „heroes“, „battlefields“, „enemies“ или „discoveries“
file-line = { $file }:{ $line }: { $why }
unknown = { $what ->
    [hero] непознат герой
    [battlefield] непознато бойно поле
    [enemy] непознат враг
    [discovery] непознато откритие
    [bot] непознат бот
    [mode] непознат режим
    [level] непознато ниво
    [language] непознат език
    [fighter] непознат боец
   *[other] непознато ({ $what }):
  } „{ $name }“, възможни са: { $known }
unknown-near = { $what ->
    [hero] непознат герой
    [battlefield] непознато бойно поле
    [enemy] непознат враг
    [discovery] непознато откритие
    [bot] непознат бот
    [mode] непознат режим
    [level] непознато ниво
    [language] непознат език
    [fighter] непознат боец
   *[other] непознато ({ $what }):
  } „{ $name }“: може би { $near }?

## Ботове

bot-expected = трябва клас с метод choose(view), който се създава със зърно
bot-made = бот „{ $bot }“: създаде { $made }, { bot-expected }
bot-is = бот „{ $bot }“ е { $found }, { bot-expected }
bot-no-method = бот „{ $bot }“ няма метод choose(view), { bot-expected }
bot-not-made = бот „{ $bot }“ не може да се създаде само със зърно, { bot-expected }
bot-budget = бот „{ $bot }“: трябва бюджет, например { $like }:500 или { $like }:500ms
bot-rounds = бот „{ $bot }“: трябва бюджет в стъпки на търсене, защото времето всеки път е различно
bot-name = бот „{ $bot }“: трябва пакет.модул:Клас
bot-no-module = бот „{ $bot }“: няма модул { $module }
bot-not-imported = бот „{ $bot }“: { $module } не може да се зареди: { $why }
bot-not-in = бот „{ $bot }“: в { $module } няма { $attribute }
bot-no-action = ботът { $bot } отговори { $answer } вместо с действие. { $where }
bot-illegal = ботът { $bot } отговори „{ $answer }“, а това не е позволено; възможни са: { $some }. { $where }
bot-decision = отговаря { $player } ({ $about }), решение { $n }, { $game }, зърно { $seed }

## Записи на игри

record-game = { $why }
record-no-key = трябва „ключ: стойност“, намерено е „{ $found }“
record-unknown-key = непознат ключ „{ $key }“, възможни са: { $keys }; или празен ред преди решенията
record-key-twice = „{ $key }:“ стои два пъти, първо на ред { $first }
record-missing-key = в заглавната част няма „{ $key }:“
record-hero = heroes: трябва „{ $seat } ГЕРОЙ“, намерено е „{ $found }“
record-ids = { $key }: трябват идентификатори със запетаи между тях, намерено е „{ $found }“
record-seed = seed: трябва цяло число, намерено е „{ $found }“
record-house = house: трябва „правило = стойност“, намерено е „{ $found }“
record-content = content: трябва { $expected }, намерено е „{ $found }“
record-not-played = content: { $kind } { $name } не е в тази игра
record-named-twice = content: { $kind } { $name } стои два пъти
record-fixed = { $key }: трябва { $expected }, намерено е „{ $found }“
record-decision = трябват място и решение, намерено е „{ $found }“
record-result = result: играта дава „{ $gives }“, а записът казва „{ $says }“
record-kind = { $kind ->
    [hero] героят
    [battlefield] бойното поле
    [enemy] врагът
    [discovery] откритието
   *[other] { $kind }
  }
record-missing-content = { record-kind } { $name } (sha256:{ $digest }) не идва с Peerless и липсва тук: посочи папката, в която е (--content FOLDER)
record-other-content = { record-kind } { $name } се различава от записа: трябва { $expected }, намерено е { $found }
record-of-the-box = това, което идва с Peerless
record-goes-on = играта е свършила, а записът продължава
record-other-seat = отговаря място { $asked } ({ $player }), а не място { $seat }
record-over = „{ $text }“: играта е свършила
record-illegal = „{ $text }“ не е възможно сега; { $player } може да отговори: { $answers }
record-given-up = „{ $text }“: { $why }

## Какво не си подхожда

setup-mode = { $mode ->
    [team] в отборна игра
    [free-for-all] в игра „всеки за себе си“
    [adventure] в приключение
   *[duel] в двубой
  }
setup-seats = { $game } героите са { $expected }, намерени са { $found }
setup-starts = { $battlefield }: стартовите полета са { $starts }, а героите са { $heroes } и на всеки му трябва по едно
setup-no-enemies = { $game } няма нито врагове, нито открития
setup-no-villain = за приключение трябва злодей, посочен преди слугите
setup-board = { $villain }: играе се на { $expected }, а не на { $found }
setup-misfit = { $message }
setup-two-villains = { $villain } е злодей, а злодей вече има
setup-minions = слугите са { $minions }, а героите { $heroes }; трябва по един слуга на герой (A.C6)
setup-discoveries = откритията са { $found }, а могат да са най-много { $most }
setup-once = { $name } може да е в една игра само веднъж

## Желания за игра в терминала

wish-players = --players { $players }: { $game } играчите са { $expected }
wish-first = --first { $first }: трябва me, them, lot или място от 0 (твоето) до { $last }
wish-best-of = --best-of { $n }: трябва нечетно число
wish-draft-random = --draft и --random: трябва само едното
wish-draft-heroes = --draft: героите се избират в него, не ги посочвай по име
wish-bans-few = --bans { $bans }: трябва 0 или повече
wish-bans-many = --bans { $bans }: трябват { $needed } герои, а има { $there }
wish-mate = --mate: съотборник има само в отборна игра с четирима играчи
wish-number = { $option }: тук трябва { $n }, намерено е { $found }
wish-heroes = --players { $players }: в приключение има от 1 до { $most } герои
wish-named = --players { $players }: посочени са { $named } герои
wish-minions = --minions: трябва { $n }, по един на герой, намерено е { $found }
wish-discoveries = --discoveries: най-много { $most }, намерено е { $found }
wish-known = { $option } { $id }: възможни са: { $known }
wish-once = { $option } { $id }: може да е в една игра само веднъж

## Сървърът

server-address = { $host }, порт { $port }: { $why }
server-no-address = няма такъв адрес
server-database = база данни „{ $database }“: { $why }
server-database-kind = база данни „{ $database }“: трябва sqlite или postgresql
server-database-file = база данни „{ $database }“: трябва файл, sqlite:///FILE
server-database-folder = база данни „{ $database }“: папката ѝ не може да се създаде: { $why }
server-database-closed = база данни „{ $database }“: в папката ѝ не може да се пише: { $why }
server-database-taken = база данни „{ $database }“: използва я друг сървър; за няколко наведнъж трябва PostgreSQL
server-database-newer = база данни „{ $database }“: тази версия не познава вида ѝ; може би е от по-нова?
server-database-unopened = база данни „{ $database }“: не може да се отвори: { $why }
server-database-workers = база данни „{ $database }“: за { $n } процеса трябва PostgreSQL; SQLite е за един
