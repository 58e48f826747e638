# Co wypisują polecenia i dlaczego odmawiają.

command-version = peerless { $version } ({ $engine ->
    [compiled] silnik skompilowany
   *[interpreted] silnik interpretowany
  })
command-try-help = { $program }: { $message } (zobacz { $program } --help)
command-whole-number = powinna być liczba całkowita, jest „{ $found }”
command-one-or-more = { $option } { $n }: powinno być 1 lub więcej
command-lab = { $message }
command-result = wynik: { $result }

## play

command-ready =
    Peerless jest gotowy pod adresem
    { $address }
    Ctrl-C kończy; rozpoczęte gry są zachowane.
command-port = --port { $port }: powinno być od 0 do { $last }
command-origin = --origin { $address }: powinien być adres strony bez ścieżki, na przykład https://example.org
command-only-terminal = { $option }: tylko razem z --terminal
command-not-terminal = { $option }: nie razem z --terminal
command-other-mode = --adventure: nie może być innego trybu, jest { $mode }
command-only-adventure = { $option }: tylko w przygodzie (--adventure)
command-not-adventure = { $option }: nie w przygodzie
command-villains-board = { $option }: złoczyńca ma własne
command-against-villain = { $option }: w przygodzie wszyscy są przeciwko złoczyńcy (--adventure), użyj --mate
command-initiative = { $option }: w przygodzie decydują karty inicjatywy
command-bans = --bans: wykluczenia są tylko w drafcie (--draft)
command-first = --first „{ $found }”: powinno być { $known } albo numer miejsca

## draw, hint

command-draw-what = draw: podaj jedno z: pole bitwy, --scenario FILE, --record FILE
command-draw-after = --after: pole bitwy nie ma decyzji
command-after = --after { $found }: powinno być od 0 do { $most }, to wszystkie decyzje
command-over = { $file }: gra się skończyła
command-then = potem { $after }
command-decisions = { $n } z { $all ->
    [one] { $all } decyzji
    [few] { $all } decyzji
   *[many] { $all } decyzji
  }
command-chance = Szanse na zwycięstwo tura po turze ({ $hero }):
command-chance-heroes = Szanse bohaterów na zwycięstwo tura po turze:
command-not-over = gra się nie skończyła
command-turning-points = Punkty zwrotne:
command-no-turning-point = Żadna decyzja nie kosztowała wiele.
command-turning-point = { $number } (tura { $turn }): { $player } wybiera { $decision } ({ $chance }); { $best } dawało { $best_chance }

## say, check, scenario

command-cards = Wszystkie karty po polsku
command-cards-origin = Teksty układa program na podstawie tego, co robi każda karta (`make cards`); nie są pisane ręcznie. Karty bez tekstu pominięto.
command-slot = Zniszczenie nr { $n }
command-unsayable = { $title }: { $why }
command-checked = { $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
  }, { $faults ->
    [one] { $faults } błąd
    [few] { $faults } błędy
   *[many] { $faults } błędów
  }
command-scenario-ok = ok    { $file }: { $title }
command-scenario-failed = BŁĄD  { $difference }

## sim

command-played-of = { $n } z { $all }
command-both = { $most } i { $last }
command-by-lot = bohater z losowania
command-sim = { $mode ->
    [team] { $n ->
        [one] { $n } gra drużynowa
        [few] { $n } gry drużynowe
       *[many] { $n } gier drużynowych
    }
    [free-for-all] { $n ->
        [one] { $n } gra „każdy na każdego”
        [few] { $n } gry „każdy na każdego”
       *[many] { $n } gier „każdy na każdego”
    }
   *[duel] { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
    }
  } na { $battlefield }, ziarna od { $seed }
command-sim-side = { $heroes } ({ $bot }): { $share }
command-sim-share = { $wins ->
    [one] { $wins } zwycięstwo
    [few] { $wins } zwycięstwa
   *[many] { $wins } zwycięstw
  }, { $share } (95 %: od { $low } do { $high })
command-sim-draws = { $n ->
    [one] { $n } remis
    [few] { $n } remisy
   *[many] { $n } remisów
  }
command-sim-uneven = nie wszyscy zaczynali równie często: { $began } (po równo będzie z --games { $fair })
command-sim-pace = tur na grę: { $turns }; na sekundę gier: { $games }, decyzji: { $decisions }
command-sim-adventures = { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
  }: { $heroes } kontra { $villain }, ziarna od { $seed }
command-sim-bots-won = { $bots }: { $share }
command-sim-endings = zakończenia: złoczyńca pokonany { $defeated }, ostatni cel { $objective }, wszyscy pokonani { $all }
command-sim-adventure-pace = na grę rund: { $rounds }, tur: { $turns }; na sekundę gier: { $games }, decyzji: { $decisions }
command-sim-with = { $name }, { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
  }: { $share }
command-sim-heroes = potrzebny jest HERO, jeden lub więcej
command-sim-adventure = --mode adventure: potrzebne jest też --adventure VILLAIN
command-sim-only = { $option }: tylko razem z --adventure VILLAIN
command-sim-mode = { $why } (--mode { $modes }?)
command-sim-bots = --bots „{ $found }”: powinna być jedna nazwa albo { $n } oddzielone przecinkami, z: { $known }
command-sim-minions = --minions: powinny być ich nazwy albo samo random

## lab

command-lab-above-0 = powinna być liczba większa od 0, jest „{ $found }”
command-lab-team = --heroes { $found }: powinno być od 1 do { $most }
command-lab-two-bots = potrzebne są dwa boty lub więcej
command-lab-bots = --bots: powinien być jeden bot albo dwa, jest { $found }
command-lab-mirror = --mirror: potrzebne są dwa różne boty (--bots ONE OTHER)
command-lab-stopped = zatrzymano; to, co rozegrano, leży w { $folder }, i to samo polecenie będzie kontynuować
command-lab-empty = { $folder }: nie rozegrano tam jeszcze żadnej gry
command-lab-nothing = --games 0 --adventures 0: nie ma się z czego uczyć
command-lab-weights = { $file }: to nie jest plik z wagami: { $why }
command-lab-results = wyniki w { $folder }; peerless lab report { $folder } zrobi z nich stronę
command-lab-refreshed = { $file }: tabele zapisano na nowo
command-lab-written = { $file }: { $n ->
    [one] { $n } gra
    [few] { $n } gry
   *[many] { $n } gier
  }
