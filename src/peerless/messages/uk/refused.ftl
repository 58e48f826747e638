# Чому щось неможливо. Ідентифікатори, файли, параметри та введене лишаються як є.

any-of = { $most } або { $last }

## Файли та імена

reason = { $code ->
    [ENOENT] немає такого файлу чи теки
    [EACCES] немає доступу
    [EPERM] дію не дозволено
    [EISDIR] це тека
    [ENOTDIR] це не тека
    [EEXIST] файл уже існує
    [ENOSPC] на диску немає місця
    [EROFS] диск лише для читання
    [EADDRINUSE] адресу вже зайнято
    [EADDRNOTAVAIL] ця машина не має такої адреси
   *[other] { $words }
  }
file-unread = { $file }: не вдається прочитати: { $why }
file-unwritten = { $file }: не вдається записати: { $why }
file-not-text = { $file }: це не текст у UTF-8
file-no-folder = { $file }: немає такої теки
file-no-content = { $file }: у ній має бути тека «heroes», «battlefields», «enemies» або «discoveries»
file-line = { $file }:{ $line }: { $why }
unknown = { $what ->
    [hero] невідомий герой
    [battlefield] невідоме поле бою
    [enemy] невідомий ворог
    [discovery] невідоме відкриття
    [bot] невідомий бот
    [mode] невідомий режим
    [level] невідомий рівень
    [language] невідома мова
    [fighter] невідомий боєць
   *[other] невідомо ({ $what }):
  } «{ $name }», можливі значення: { $known }
unknown-near = { $what ->
    [hero] невідомий герой
    [battlefield] невідоме поле бою
    [enemy] невідомий ворог
    [discovery] невідоме відкриття
    [bot] невідомий бот
    [mode] невідомий режим
    [level] невідомий рівень
    [language] невідома мова
    [fighter] невідомий боєць
   *[other] невідомо ({ $what }):
  } «{ $name }»: можливо, { $near }?

## Боти

bot-expected = потрібен клас із методом choose(view), який створюється за зерном
bot-made = бот «{ $bot }»: він створив { $made }, { bot-expected }
bot-is = бот «{ $bot }» — це { $found }, { bot-expected }
bot-no-method = бот «{ $bot }» не має методу choose(view), { bot-expected }
bot-not-made = бота «{ $bot }» не можна створити за самим лише зерном, { bot-expected }
bot-budget = бот «{ $bot }»: потрібен бюджет, наприклад { $like }:500 або { $like }:500ms
bot-rounds = бот «{ $bot }»: потрібен бюджет у кроках пошуку, бо час щоразу інший
bot-name = бот «{ $bot }»: потрібно пакет.модуль:Клас
bot-no-module = бот «{ $bot }»: немає модуля { $module }
bot-not-imported = бот «{ $bot }»: не вдається імпортувати { $module }: { $why }
bot-not-in = бот «{ $bot }»: у { $module } немає { $attribute }
bot-no-action = бот { $bot } замість дії відповів { $answer }. { $where }
bot-illegal = бот { $bot } відповів «{ $answer }», а так не можна; можна: { $some }. { $where }
bot-decision = відповідає { $player } ({ $about }), рішення { $n }, { $game }, зерно { $seed }

## Записи ігор

record-game = { $why }
record-no-key = потрібно «ключ: значення», знайдено «{ $found }»
record-unknown-key = невідомий ключ «{ $key }», можливі ключі: { $keys }; або порожній рядок перед рішеннями
record-key-twice = «{ $key }:» стоїть двічі, уперше в рядку { $first }
record-missing-key = у заголовку немає «{ $key }:»
record-hero = heroes: потрібно «{ $seat } ГЕРОЙ», знайдено «{ $found }»
record-ids = { $key }: потрібні ідентифікатори через кому, знайдено «{ $found }»
record-seed = seed: потрібне ціле число, знайдено «{ $found }»
record-house = house: потрібно «правило = значення», знайдено «{ $found }»
record-content = content: потрібно { $expected }, знайдено «{ $found }»
record-not-played = content: { $kind } { $name } у цій грі немає
record-named-twice = content: { $kind } { $name } стоїть двічі
record-fixed = { $key }: потрібно { $expected }, знайдено «{ $found }»
record-decision = потрібні місце й рішення, знайдено «{ $found }»
record-result = result: за грою виходить «{ $gives }», у записі стоїть «{ $says }»
record-kind = { $kind ->
    [hero] герой
    [battlefield] поле бою
    [enemy] ворог
    [discovery] відкриття
   *[other] { $kind }
  }
record-missing-content = бракує: { record-kind } { $name } (sha256:{ $digest }); цього немає в самому Peerless, назвіть теку, де воно лежить (--content FOLDER)
record-other-content = { record-kind } { $name } відрізняється від того, що в записі: потрібно { $expected }, знайдено { $found }
record-of-the-box = те, що входить до Peerless
record-goes-on = гру закінчено, а запис триває
record-other-seat = відповідає місце { $asked } ({ $player }), а не місце { $seat }
record-over = «{ $text }»: гру закінчено
record-illegal = «{ $text }» зараз не можна; { $player } може відповісти: { $answers }
record-given-up = «{ $text }»: { $why }

## Що не підходить одне до одного

setup-mode = { $mode ->
    [team] у грі командами
    [free-for-all] у грі «кожен сам за себе»
    [adventure] у пригоді
   *[duel] у дуелі
  }
setup-seats = { $game } кількість героїв — { $expected }, знайдено: { $found }
setup-starts = { $battlefield }: початкових комірок { $starts }, а героїв { $heroes }, і кожному потрібна своя
setup-no-enemies = { $game } немає ні ворогів, ні відкриттів
setup-no-villain = для пригоди потрібен лиходій, названий раніше за поплічників
setup-board = { $villain }: гра йде на полі { $expected }, а не { $found }
setup-misfit = { $message }
setup-two-villains = { $villain } — лиходій, а лиходій уже є
setup-minions = поплічників { $minions }, героїв { $heroes }, а потрібно порівну (A.C6)
setup-discoveries = відкриттів { $found }, а можна не більше ніж { $most }
setup-once = { $name }: у грі можна лише один раз

## Побажання до гри в терміналі

wish-players = --players { $players }: { $game } кількість гравців — { $expected }
wish-first = --first { $first }: потрібно me, them, lot або місце від 0 (ваше) до { $last }
wish-best-of = --best-of { $n }: потрібне непарне число
wish-draft-random = --draft і --random: потрібне щось одне
wish-draft-heroes = --draft: героїв вибирають у самому драфті, називати їх не треба
wish-bans-few = --bans { $bans }: потрібно 0 або більше
wish-bans-many = --bans { $bans }: героїв знадобиться { $needed }, а їх { $there }
wish-mate = --mate: член вашої команди буває лише у грі командами вчотирьох
wish-number = { $option }: тут потрібно { $n }, знайдено { $found }
wish-heroes = --players { $players }: у пригоді від 1 до { $most } героїв
wish-named = --players { $players }: названо героїв: { $named }
wish-minions = --minions: потрібно { $n }, по одному на героя, знайдено { $found }
wish-discoveries = --discoveries: не більше ніж { $most }, знайдено { $found }
wish-known = { $option } { $id }: можливі значення: { $known }
wish-once = { $option } { $id }: у грі можна лише один раз

## Сервер

server-address = { $host }, порт { $port }: { $why }
server-no-address = немає такої адреси
server-database = база даних «{ $database }»: { $why }
server-database-kind = база даних «{ $database }»: потрібно sqlite або postgresql
server-database-file = база даних «{ $database }»: потрібен файл, sqlite:///FILE
server-database-folder = база даних «{ $database }»: не вдається створити її теку: { $why }
server-database-closed = база даних «{ $database }»: у її теку не можна писати: { $why }
server-database-taken = база даних «{ $database }»: її зайняв інший сервер; для кількох одразу потрібен PostgreSQL
server-database-newer = база даних «{ $database }»: ця версія не знає її форми; можливо, її створила новіша?
server-database-unopened = база даних «{ $database }»: не вдається відкрити: { $why }
server-database-workers = база даних «{ $database }»: процесів { $n }, для цього потрібен PostgreSQL; SQLite — для одного
