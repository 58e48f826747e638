# What commands print, and why they refuse. Options, ids, files and percentages stand as they are.

command-version = peerless { $version } ({ $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
  })
command-try-help = { $program }: { $message } (try { $program } --help)
command-whole-number = expected a whole number, found "{ $found }"
command-one-or-more = { $option } { $n }: expected 1 or more
command-lab = { $message }
command-result = result: { $result }

## play

command-ready =
    Peerless is ready, at
    { $address }
    Ctrl-C ends it; games that run are kept.
command-port = --port { $port }: expected 0 to { $last }
command-origin = --origin { $address }: expected the address of a page without a path, as https://example.org
command-only-terminal = { $option }: only with --terminal
command-not-terminal = { $option }: not with --terminal
command-other-mode = --adventure: expected no other mode, found { $mode }
command-only-adventure = { $option }: only in an adventure (--adventure)
command-not-adventure = { $option }: not in an adventure
command-villains-board = { $option }: a villain brings its own
command-against-villain = { $option }: in an adventure all are against the villain (--adventure), expected --mate
command-initiative = { $option }: in an adventure the initiative cards decide
command-bans = --bans: there are bans only in a draft (--draft)
command-first = --first "{ $found }": expected { $known } or the number of a seat

## draw and hint

command-draw-what = draw: expected one of: a battlefield, --scenario FILE, --record FILE
command-draw-after = --after: a battlefield has no decisions
command-after = --after { $found }: expected 0 to { $most }, which are all its decisions
command-over = { $file }: the game is over
command-then = then { $after }
command-decisions = { $n } of { $all ->
    [one] { $all } decision
   *[other] { $all } decisions
  }
command-chance = The chance of { $hero } to win, turn by turn:
command-chance-heroes = The chance of the heroes to win, turn by turn:
command-not-over = the game is not over
command-turning-points = Turning points:
command-no-turning-point = No decision gave much away.
command-turning-point = { $number } (turn { $turn }): { $player } chose { $decision } ({ $chance }); { $best } gave { $best_chance }

## say, check, scenario

command-cards = Every card in English
command-cards-origin = Said by the program from what each card does (`make cards`); not written by hand. Cards without a text are left out.
command-slot = Slot { $n }
command-unsayable = { $title }: { $why }
command-checked = { $files ->
    [one] { $files } file
   *[other] { $files } files
  }, { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
  }
command-scenario-ok = ok    { $file }: { $title }
command-scenario-failed = FAIL  { $difference }

## sim

command-played-of = { $n } of { $all }
command-both = { $most } and { $last }
command-by-lot = a hero by lot
command-sim = { $mode ->
    [team] { $n ->
        [one] { $n } team game
       *[other] { $n } team games
    }
    [free-for-all] { $n ->
        [one] { $n } free-for-all game
       *[other] { $n } free-for-all games
    }
   *[duel] { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
  } on { $battlefield }, seeds from { $seed }
command-sim-side = { $heroes } ({ $bot }): { $share }
command-sim-share = { $wins } won, { $share } (95 %: { $low } to { $high })
command-sim-draws = { $n ->
    [one] { $n } draw
   *[other] { $n } draws
  }
command-sim-uneven = not all began equally often: { $began } (--games { $fair }: they would)
command-sim-pace = { $turns } turns a game, { $games } games and { $decisions } decisions a second
command-sim-adventures = { $n ->
    [one] { $n } game
   *[other] { $n } games
  } of { $heroes } against { $villain }, seeds from { $seed }
command-sim-bots-won = { $bots }: { $share }
command-sim-endings = ended: villain defeated { $defeated }, last objective { $objective }, all defeated { $all }
command-sim-adventure-pace = { $rounds } rounds and { $turns } turns a game, { $games } games and { $decisions } decisions a second
command-sim-with = with { $name }, { $n ->
    [one] { $n } game
   *[other] { $n } games
  }: { $share }
command-sim-heroes = expected a HERO, or more of them
command-sim-adventure = --mode adventure: expected --adventure VILLAIN
command-sim-only = { $option }: only with --adventure VILLAIN
command-sim-mode = { $why } (--mode { $modes }?)
command-sim-bots = --bots "{ $found }": expected one name, or { $n } with commas between them, of: { $known }
command-sim-minions = --minions: expected their names, or random alone

## lab

command-lab-above-0 = expected a number above 0, found "{ $found }"
command-lab-team = --heroes { $found }: expected 1 to { $most }
command-lab-two-bots = expected two bots or more
command-lab-bots = --bots: expected one bot or two, found { $found }
command-lab-mirror = --mirror: expected two bots that differ (--bots ONE OTHER)
command-lab-stopped = stopped; what was played is in { $folder }, and the same command goes on there
command-lab-empty = { $folder }: no game has been played there yet
command-lab-nothing = --games 0 --adventures 0: there is nothing to learn from
command-lab-weights = { $file }: no file of weights: { $why }
command-lab-results = results in { $folder }; peerless lab report { $folder }: a page of them
command-lab-refreshed = { $file }: its tables are written anew
command-lab-written = { $file }: { $n ->
    [one] { $n } game
   *[other] { $n } games
  }
