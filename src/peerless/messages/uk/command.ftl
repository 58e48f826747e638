# Що друкують команди й чому вони відмовляють.

command-version = peerless { $version } ({ $engine ->
    [compiled] скомпільований рушій
   *[interpreted] інтерпретований рушій
  })
command-try-help = { $program }: { $message } (див. { $program } --help)
command-whole-number = потрібне ціле число, знайдено «{ $found }»
command-one-or-more = { $option } { $n }: потрібно 1 або більше
command-lab = { $message }
command-result = підсумок: { $result }

## play

command-ready =
    Peerless готовий, адреса сторінки:
    { $address }
    Ctrl-C завершує його; розпочаті ігри зберігаються.
command-port = --port { $port }: потрібно від 0 до { $last }
command-origin = --origin { $address }: потрібна адреса сторінки без шляху, наприклад https://example.org
command-only-terminal = { $option }: лише разом із --terminal
command-not-terminal = { $option }: не разом із --terminal
command-other-mode = --adventure: іншого режиму бути не може, знайдено { $mode }
command-only-adventure = { $option }: лише в пригоді (--adventure)
command-not-adventure = { $option }: не в пригоді
command-villains-board = { $option }: лиходій має своє
command-against-villain = { $option }: у пригоді всі проти лиходія (--adventure), потрібно --mate
command-initiative = { $option }: у пригоді це вирішують карти ініціативи
command-bans = --bans: заборони бувають лише в драфті (--draft)
command-first = --first «{ $found }»: потрібно { $known } або номер місця

## draw, hint

command-draw-what = draw: потрібне щось одне: поле бою, --scenario FILE або --record FILE
command-draw-after = --after: поле бою не має рішень
command-after = --after { $found }: потрібно від 0 до { $most }, це всі рішення
command-over = { $file }: гру закінчено
command-then = потім { $after }
command-decisions = { $n } із { $all ->
    [one] { $all } рішення
    [few] { $all } рішень
   *[many] { $all } рішень
  }
command-chance = Шанси на перемогу за ходами ({ $hero }):
command-chance-heroes = Шанси героїв на перемогу за ходами:
command-not-over = гру не закінчено
command-turning-points = Переломні моменти:
command-no-turning-point = Жодне рішення не коштувало дорого.
command-turning-point = { $number } (хід { $turn }): { $player } вибирає { $decision } ({ $chance }); { $best } давало { $best_chance }

## say, check, scenario

command-cards = Усі карти українською
command-cards-origin = Тексти складено програмою за тим, що робить кожна карта (`make cards`); вручну їх не писали. Карт без тексту тут немає.
command-slot = Руйнування № { $n }
command-unsayable = { $title }: { $why }
command-checked = { $files ->
    [one] { $files } файл
    [few] { $files } файли
   *[many] { $files } файлів
  }, { $faults ->
    [one] { $faults } помилка
    [few] { $faults } помилки
   *[many] { $faults } помилок
  }
command-scenario-ok = ок    { $file }: { $title }
command-scenario-failed = ЗБІЙ  { $difference }

## sim

command-played-of = { $n } із { $all }
command-both = { $most } і { $last }
command-by-lot = герой за жеребом
command-sim = { $mode ->
    [team] { $n ->
        [one] { $n } гра командами
        [few] { $n } гри командами
       *[many] { $n } ігор командами
    }
    [free-for-all] { $n ->
        [one] { $n } гра «кожен сам за себе»
        [few] { $n } гри «кожен сам за себе»
       *[many] { $n } ігор «кожен сам за себе»
    }
   *[duel] { $n ->
        [one] { $n } гра
        [few] { $n } гри
       *[many] { $n } ігор
    }
  }, поле { $battlefield }, зерна починаючи з { $seed }
command-sim-side = { $heroes } ({ $bot }): { $share }
command-sim-share = { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
  }, { $share } (95 %: від { $low } до { $high })
command-sim-draws = { $n ->
    [one] { $n } нічия
    [few] { $n } нічиї
   *[many] { $n } нічиїх
  }
command-sim-uneven = починали не однаково часто: { $began } (порівну буде з --games { $fair })
command-sim-pace = ходів за гру: { $turns }; за секунду ігор: { $games }, рішень: { $decisions }
command-sim-adventures = { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
  }: { $heroes } проти { $villain }, зерна починаючи з { $seed }
command-sim-bots-won = { $bots }: { $share }
command-sim-endings = чим закінчилося: лиходія здолано — { $defeated }, остання мета — { $objective }, усі загинули — { $all }
command-sim-adventure-pace = за гру раундів: { $rounds }, ходів: { $turns }; за секунду ігор: { $games }, рішень: { $decisions }
command-sim-with = { $name }, { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
  }: { $share }
command-sim-heroes = потрібен HERO, один або кілька
command-sim-adventure = --mode adventure: потрібно ще --adventure VILLAIN
command-sim-only = { $option }: лише разом із --adventure VILLAIN
command-sim-mode = { $why } (--mode { $modes }?)
command-sim-bots = --bots «{ $found }»: потрібне одне ім’я або { $n } через кому з таких: { $known }
command-sim-minions = --minions: потрібні їхні імена або саме слово random

## lab

command-lab-above-0 = потрібне число, більше за 0, знайдено «{ $found }»
command-lab-team = --heroes { $found }: потрібно від 1 до { $most }
command-lab-two-bots = потрібно двох ботів або більше
command-lab-bots = --bots: потрібен один бот або два, знайдено { $found }
command-lab-mirror = --mirror: потрібні два різні боти (--bots ONE OTHER)
command-lab-stopped = зупинено; зігране лежить у { $folder }, і та сама команда продовжить звідти
command-lab-empty = { $folder }: там ще не зіграно жодної гри
command-lab-nothing = --games 0 --adventures 0: немає на чому вчитися
command-lab-weights = { $file }: це не файл ваг: { $why }
command-lab-results = результати в { $folder }; peerless lab report { $folder } зробить із них сторінку
command-lab-refreshed = { $file }: таблиці записано заново
command-lab-written = { $file }: { $n ->
    [one] { $n } гра
    [few] { $n } гри
   *[many] { $n } ігор
  }
