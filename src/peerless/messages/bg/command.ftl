# Какво отпечатват командите и защо отказват.

command-version = peerless { $version } ({ $engine ->
    [compiled] компилиран двигател
   *[interpreted] интерпретиран двигател
  })
command-try-help = { $program }: { $message } (виж { $program } --help)
command-whole-number = трябва цяло число, намерено е „{ $found }“
command-one-or-more = { $option } { $n }: трябва 1 или повече
command-lab = { $message }
command-result = изход: { $result }

## play

command-ready =
    Peerless е готов, адресът на страницата е
    { $address }
    Ctrl-C го спира; започнатите игри се пазят.
command-port = --port { $port }: трябва от 0 до { $last }
command-origin = --origin { $address }: трябва адрес на страница без път, например https://example.org
command-only-terminal = { $option }: само заедно с --terminal
command-not-terminal = { $option }: не заедно с --terminal
command-other-mode = --adventure: не може с друг режим, намерено е { $mode }
command-only-adventure = { $option }: само в приключение (--adventure)
command-not-adventure = { $option }: не и в приключение
command-villains-board = { $option }: злодеят има свое
command-against-villain = { $option }: в приключение всички са срещу злодея (--adventure), трябва --mate
command-initiative = { $option }: в приключение решават картите за инициатива
command-bans = --bans: забрани има само в драфт (--draft)
command-first = --first „{ $found }“: трябва { $known } или номер на място

## draw, hint

command-draw-what = draw: трябва едно от: бойно поле, --scenario FILE, --record FILE
command-draw-after = --after: бойното поле няма решения
command-after = --after { $found }: трябва от 0 до { $most }, това са всички решения
command-over = { $file }: играта е свършила
command-then = после { $after }
command-decisions = { $n } от { $all ->
    [one] { $all } решение
   *[other] { $all } решения
  }
command-chance = Шансът за победа ход по ход ({ $hero }):
command-chance-heroes = Шансът на героите за победа ход по ход:
command-not-over = играта не е свършила
command-turning-points = Преломни моменти:
command-no-turning-point = Никое решение не излезе скъпо.
command-turning-point = { $number } (ход { $turn }): { $player } избира { $decision } ({ $chance }); { $best } даваше { $best_chance }

## say, check, scenario

command-cards = Всички карти на български
command-cards-origin = Текстовете са съставени от програмата според това, което прави всяка карта (`make cards`), а не са писани на ръка. Картите без текст са пропуснати.
command-slot = Разрушаване № { $n }
command-unsayable = { $title }: { $why }
command-checked = { $files ->
    [one] { $files } файл
   *[other] { $files } файла
  }, { $faults ->
    [one] { $faults } грешка
   *[other] { $faults } грешки
  }
command-scenario-ok = ок    { $file }: { $title }
command-scenario-failed = СРИВ  { $difference }

## sim

command-played-of = { $n } от { $all }
command-both = { $most } и { $last }
command-by-lot = герой по жребий
command-sim = { $mode ->
    [team] { $n ->
        [one] { $n } отборна игра
       *[other] { $n } отборни игри
    }
    [free-for-all] { $n ->
        [one] { $n } игра „всеки за себе си“
       *[other] { $n } игри „всеки за себе си“
    }
   *[duel] { $n ->
        [one] { $n } игра
       *[other] { $n } игри
    }
  } на { $battlefield }, зърна от { $seed } нататък
command-sim-side = { $heroes } ({ $bot }): { $share }
command-sim-share = { $wins ->
    [one] { $wins } победа
   *[other] { $wins } победи
  }, { $share } (95 %: от { $low } до { $high })
command-sim-draws = { $n ->
    [one] { $n } равенство
   *[other] { $n } равенства
  }
command-sim-uneven = не всички започваха еднакво често: { $began } (поравно ще е с --games { $fair })
command-sim-pace = ходове на игра: { $turns }; за секунда игри: { $games }, решения: { $decisions }
command-sim-adventures = { $n ->
    [one] { $n } игра
   *[other] { $n } игри
  }: { $heroes } срещу { $villain }, зърна от { $seed } нататък
command-sim-bots-won = { $bots }: { $share }
command-sim-endings = край: злодеят сразен { $defeated }, последна цел { $objective }, всички сразени { $all }
command-sim-adventure-pace = на игра рундове: { $rounds }, ходове: { $turns }; за секунда игри: { $games }, решения: { $decisions }
command-sim-with = { $name }, { $n ->
    [one] { $n } игра
   *[other] { $n } игри
  }: { $share }
command-sim-heroes = трябва HERO, един или повече
command-sim-adventure = --mode adventure: трябва и --adventure VILLAIN
command-sim-only = { $option }: само заедно с --adventure VILLAIN
command-sim-mode = { $why } (--mode { $modes }?)
command-sim-bots = --bots „{ $found }“: трябва едно име или { $n } със запетаи между тях, от: { $known }
command-sim-minions = --minions: трябват имената им или само random

## lab

command-lab-above-0 = трябва число над 0, намерено е „{ $found }“
command-lab-team = --heroes { $found }: трябва от 1 до { $most }
command-lab-two-bots = трябват два бота или повече
command-lab-bots = --bots: трябва един бот или два, намерено е { $found }
command-lab-mirror = --mirror: трябват два различни бота (--bots ONE OTHER)
command-lab-stopped = спряно; изиграното е в { $folder } и същата команда продължава оттам
command-lab-empty = { $folder }: там още не е изиграна нито една игра
command-lab-nothing = --games 0 --adventures 0: няма от какво да се учи
command-lab-weights = { $file }: това не е файл с тегла: { $why }
command-lab-results = резултатите са в { $folder }; peerless lab report { $folder } прави страница от тях
command-lab-refreshed = { $file }: таблиците са записани наново
command-lab-written = { $file }: { $n ->
    [one] { $n } игра
   *[other] { $n } игри
  }
