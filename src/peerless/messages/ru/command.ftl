# Что печатают команды и почему они отказывают.

command-version = peerless { $version } ({ $engine ->
    [compiled] скомпилированный движок
   *[interpreted] интерпретируемый движок
  })
command-try-help = { $program }: { $message } (см. { $program } --help)
command-whole-number = нужно целое число, найдено «{ $found }»
command-one-or-more = { $option } { $n }: нужно 1 или больше
command-lab = { $message }
command-result = итог: { $result }

## play

command-ready =
    Peerless готов, адрес страницы:
    { $address }
    Ctrl-C завершает его; начатые игры сохраняются.
command-port = --port { $port }: нужно от 0 до { $last }
command-origin = --origin { $address }: нужен адрес страницы без пути, например https://example.org
command-only-terminal = { $option }: только вместе с --terminal
command-not-terminal = { $option }: не вместе с --terminal
command-other-mode = --adventure: другого режима быть не может, найдено { $mode }
command-only-adventure = { $option }: только в приключении (--adventure)
command-not-adventure = { $option }: не в приключении
command-villains-board = { $option }: у злодея есть своё
command-against-villain = { $option }: в приключении все против злодея (--adventure), нужно --mate
command-initiative = { $option }: в приключении это решают карты инициативы
command-bans = --bans: запреты бывают только в драфте (--draft)
command-first = --first «{ $found }»: нужно { $known } или номер места

## draw, hint

command-draw-what = draw: нужно что-то одно: поле боя, --scenario FILE или --record FILE
command-draw-after = --after: у поля боя нет решений
command-after = --after { $found }: нужно от 0 до { $most }, это все решения
command-over = { $file }: игра окончена
command-then = затем { $after }
command-decisions = { $n } из { $all ->
    [one] { $all } решения
    [few] { $all } решений
   *[many] { $all } решений
  }
command-chance = Шансы на победу по ходам ({ $hero }):
command-chance-heroes = Шансы героев на победу по ходам:
command-not-over = игра не окончена
command-turning-points = Переломные моменты:
command-no-turning-point = Ни одно решение не обошлось дорого.
command-turning-point = { $number } (ход { $turn }): { $player } выбирает { $decision } ({ $chance }); { $best } давало { $best_chance }

## say, check, scenario

command-cards = Все карты по-русски
command-cards-origin = Тексты составлены программой по тому, что делает каждая карта (`make cards`), а не написаны вручную. Карт без текста здесь нет.
command-slot = Разрушение № { $n }
command-unsayable = { $title }: { $why }
command-checked = { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[many] { $files } файлов
  }, { $faults ->
    [one] { $faults } ошибка
    [few] { $faults } ошибки
   *[many] { $faults } ошибок
  }
command-scenario-ok = ок    { $file }: { $title }
command-scenario-failed = СБОЙ  { $difference }

## sim

command-played-of = { $n } из { $all }
command-both = { $most } и { $last }
command-by-lot = герой по жребию
command-sim = { $mode ->
    [team] { $n ->
        [one] { $n } командная игра
        [few] { $n } командные игры
       *[many] { $n } командных игр
    }
    [free-for-all] { $n ->
        [one] { $n } игра «каждый сам за себя»
        [few] { $n } игры «каждый сам за себя»
       *[many] { $n } игр «каждый сам за себя»
    }
   *[duel] { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[many] { $n } игр
    }
  }, поле { $battlefield }, зёрна начиная с { $seed }
command-sim-side = { $heroes } ({ $bot }): { $share }
command-sim-share = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
  }, { $share } (95 %: от { $low } до { $high })
command-sim-draws = { $n ->
    [one] { $n } ничья
    [few] { $n } ничьи
   *[many] { $n } ничьих
  }
command-sim-uneven = начинали не одинаково часто: { $began } (поровну будет с --games { $fair })
command-sim-pace = ходов за игру: { $turns }; за секунду игр: { $games }, решений: { $decisions }
command-sim-adventures = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
  }: { $heroes } против { $villain }, зёрна начиная с { $seed }
command-sim-bots-won = { $bots }: { $share }
command-sim-endings = чем кончилось: злодей повержен — { $defeated }, последняя цель — { $objective }, повержены все — { $all }
command-sim-adventure-pace = за игру раундов: { $rounds }, ходов: { $turns }; за секунду игр: { $games }, решений: { $decisions }
command-sim-with = { $name }, { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
  }: { $share }
command-sim-heroes = нужен HERO, один или несколько
command-sim-adventure = --mode adventure: нужно ещё --adventure VILLAIN
command-sim-only = { $option }: только вместе с --adventure VILLAIN
command-sim-mode = { $why } (--mode { $modes }?)
command-sim-bots = --bots «{ $found }»: нужно одно имя или { $n } через запятую из следующих: { $known }
command-sim-minions = --minions: нужны их имена или одно слово random

## lab

command-lab-above-0 = нужно число больше 0, найдено «{ $found }»
command-lab-team = --heroes { $found }: нужно от 1 до { $most }
command-lab-two-bots = нужно два бота или больше
command-lab-bots = --bots: нужен один бот или два, найдено { $found }
command-lab-mirror = --mirror: нужны два разных бота (--bots ONE OTHER)
command-lab-stopped = остановлено; сыгранное лежит в { $folder }, и та же команда продолжит оттуда
command-lab-empty = { $folder }: там ещё не сыграно ни одной игры
command-lab-nothing = --games 0 --adventures 0: учиться не на чем
command-lab-weights = { $file }: это не файл весов: { $why }
command-lab-results = результаты в { $folder }; peerless lab report { $folder } сделает из них страницу
command-lab-refreshed = { $file }: таблицы записаны заново
command-lab-written = { $file }: { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[many] { $n } игр
  }
