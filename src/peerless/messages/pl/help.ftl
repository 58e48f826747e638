# Co mówi --help. Nazwy opcji i tego, co po nich stoi (HERO, FILE, N), zostają bez zmian.

help-peerless = Otwarte cyfrowe wydanie Unmatched.
help-language = jeden z: { $languages } (domyślnie: język twojego systemu, inaczej angielski)
help-mode = jeden z: { $modes } (domyślnie: %(default)s)
help-content = folder z własną zawartością, w folderach heroes, battlefields, enemies i discoveries; można podać kilka razy

## play

help-play = gra w przeglądarce lub w terminalu
help-play-terminal = gra w terminalu, przeciwko botom albo razem przeciwko złoczyńcy
help-in-the-browser = w przeglądarce
help-in-the-terminal = w terminalu
help-play-host = adres serwera (domyślnie: { $host }, tylko ten komputer)
help-play-port = (domyślnie: { $port } albo inny, jeśli ten jest zajęty)
help-no-browser = tylko wypisuje adres strony
help-play-mode = jeden z: { $modes } (domyślnie: { $usual }; jeśli nic nie podasz, padnie pytanie)
help-players = każdy na każdego: 3 lub 4 (domyślnie: 4); gra drużynowa: 4 albo 3, gdy kierujesz dwoma bohaterami; przygoda: od 1 do 4 bohaterów (domyślnie: tylu, ilu podano)
help-hero = twój bohater, identyfikator lub nazwa (inaczej padnie pytanie); wszyscy, jeśli kierujesz kilkoma
help-mate = bohater twojego partnera, kieruje nim bot (tak samo); w przygodzie może ich być kilku
help-against = bohaterowie twoich przeciwników (tak samo)
help-battlefield = pole bitwy, identyfikator lub nazwa (tak samo)
help-adventure = gra razem przeciwko temu złoczyńcy, identyfikator lub nazwa (tak samo); to samo co --mode adventure
help-minions = w przygodzie, tyle sług, ilu bohaterów, identyfikatory lub nazwy; random: z losowania (tak samo)
help-discoveries = w przygodzie, do 3 odkryć dla trudniejszej gry, identyfikatory lub nazwy; random: jedno z losowania; none: żadnego (tak samo)
help-kindest = w przygodzie gra wybiera za wrogów to, co dla was najłagodniejsze
help-closed-hands = w przygodzie gracze nie widzą nawzajem swoich kart
help-random = losuje to, czego nie podano, i o nic nie pyta
help-draft = wykluczanie i wybieranie bohaterów na zmianę z przeciwnikami
help-bans = w drafcie, wykluczeń każdej strony (domyślnie: 1)
help-first = kto zaczyna: me (ty), them (oni), lot (los) albo miejsce: 0 jest twoje, 1 następnego przeciwnika i tak dalej (domyślnie: %(default)s)
help-best-of = gra, aż jedna strona wygra większość z N gier (domyślnie: %(default)s)
help-bot = jeden z: { $bots }; albo własna klasa, na przykład my_package:MyBot (domyślnie: %(default)s)
help-play-seed = dokładnie to rozdanie (domyślnie: dowolne)

## table

help-table = serwer stołów przez HTTP i WebSockets
help-host = adres serwera (domyślnie: %(default)s)
help-port = (domyślnie: %(default)s)
help-database = sqlite:///FILE lub postgresql://... (domyślnie: plik w twoim folderze danych)
help-most-tables = ile gier może się toczyć naraz (domyślnie: %(default)s)
help-origin = strona innego serwera, która może się łączyć, na przykład https://example.org; można podać kilka razy
help-workers = ile procesów obsługuje, z PostgreSQL (domyślnie: %(default)s)

## scenario, replay, draw, hint, read, say, check

help-scenario = wykonuje pliki scenariuszy
help-replay = opowiada zapisaną grę
help-draw = pole bitwy lub pozycja jako obraz SVG
help-draw-battlefield = identyfikator, nazwa lub plik
help-draw-scenario = pozycja ze scenariusza
help-draw-record = gra z zapisu
help-after = po tylu decyzjach (domyślnie: w scenariuszu po żadnej, w zapisie po wszystkich)
help-draw-output = dokąd (domyślnie: standardowe wyjście)
help-hint = co zrobiłby bot w pozycji albo co myśli o grze
help-hint-file = scenariusz (.toml) albo zapis gry
help-hint-game = przegląd całej zapisanej gry: szanse na zwycięstwo w czasie i punkty zwrotne
help-hint-bot = jeden z: { $levels }; albo search:N, z N krokami przeszukiwania na decyzję (domyślnie: hard; z --game search:150)
help-hint-best = ile decyzji pokazać (domyślnie: %(default)s)
help-hint-seed = ziarno dla wszystkiego, co losowe (domyślnie: 0)
help-read = czyta tekst w angielskim języku zasad
help-read-hero = czyje nazwy mogą w nim być: identyfikator, nazwa lub plik bohatera albo wroga
help-read-kind = na czym stoi tekst: to, co tam nie pasuje, jest odrzucane
help-say = mówi teksty bohatera, wroga, pola bitwy albo odkrycia
help-say-name = identyfikator, nazwa lub plik
help-say-all = wszystko, jako strona w Markdownie
help-check = sprawdza wszystkie pliki z zawartością albo tylko podane

## sim, lab

help-sim = rozgrywa wiele gier i liczy
help-sim-heroes = bohaterowie, identyfikatory lub nazwy: dwóch; w grze drużynowej dwóch z jednej drużyny, potem dwóch z drugiej; „każdy na każdego”: trzech lub czterech; w grze kooperacyjnej: od jednego do czterech
help-sim-more-heroes = to samo
help-sim-battlefield = pole bitwy, identyfikator lub nazwa (domyślnie: %(default)s)
help-sim-bots = jeden bot dla wszystkich stron albo po jednym na stronę, oddzielone przecinkami, z: { $bots }; albo własna klasa, na przykład my_package:MyBot (domyślnie: %(default)s)
help-sim-games = ile gier (domyślnie: %(default)s)
help-sim-seed = ziarno pierwszej gry (domyślnie: %(default)s)
help-sim-json = wypisuje liczby jako JSON
help-cooperative-games = gry kooperacyjne
help-sim-adventure = złoczyńca, identyfikator lub nazwa; HERO może wtedy być random: z losowania w każdej grze
help-sim-minions = tyle sług, ilu bohaterów, identyfikatory lub nazwy; random: z losowania w każdej grze (domyślnie: random)
help-sim-discoveries = do 3 odkryć dla trudniejszej gry, identyfikatory lub nazwy (domyślnie: żadnego)
help-processes = ile gier toczy się naraz (domyślnie: po jednej na rdzeń)
help-lab = laboratorium: którzy bohaterowie i które boty wygrywają, z dowodami

## lab

help-lab-matchups = każdy bohater przeciwko każdemu, na każdym polu bitwy
help-lab-ladder = boty przeciwko sobie, z różnymi bohaterami i polami bitwy
help-lab-adventures = gry kooperacyjne: drużyny botów przeciwko każdemu złoczyńcy
help-lab-report = strona HTML z mapami ciepła i wykresami tego, co rozegrano
help-lab-train = uczy się, ile warte są pozycje, z gier botów przeszukujących ze sobą
help-lab-by-name = identyfikatory lub nazwy (domyślnie: wszystkie)
help-lab-team-sizes = ilu ich jest w drużynie, z losowania w każdej grze (domyślnie: 1 2 3 4)
help-lab-team-bots = każdy kieruje wszystkimi bohaterami drużyny; wszystkie dostają te same gry i są porównywane z pierwszym (domyślnie: greedy)
help-lab-cell-games = gier na każdą komórkę tabeli (domyślnie: %(default)s)
help-lab-seed = ziarno pierwszego rozdania (domyślnie: %(default)s)
help-lab-scale = każdy bot przeszukujący myśli X razy dłużej: 0.1 to jedna dziesiąta (domyślnie: %(default)s)
help-lab-folder = gdzie leżą wyniki; gier, które już tam są, nie rozgrywa się ponownie, więc przerwana seria trwa dalej (domyślnie: %(default)s)
help-lab-ray = gra na klastrze Ray; { $local }: na Rayu tego komputera (pip install peerless[ray])
help-lab-ladder-bots = od najsłabszego do najsilniejszego (domyślnie: { $bots })
help-lab-against = każdy spotyka się z tym (domyślnie: każdy z następnym)
help-lab-everyone = każdy spotyka się z każdym
help-lab-ladder-games = gier na każdą parę botów; w dwóch grach z tym samym rozdaniem zamieniają się miejscami (domyślnie: %(default)s)
help-lab-matchup-bots = jeden, który kieruje wszystkimi bohaterami, albo dwa: pierwszy przeciwko drugiemu (domyślnie: greedy)
help-lab-matchup-games = gier na każdą parę bohaterów na każdym polu bitwy; w co drugiej zaczyna druga strona (domyślnie: %(default)s)
help-lab-mirror = każdy bohater tylko przeciwko sobie, kierowany przez dwa boty
help-lab-folders = wyniki serii
help-lab-page = strona (domyślnie: report.html w pierwszym folderze)
help-lab-document = tekst w Markdownie, w którym tabele tych wyników są zapisywane na nowo
help-lab-growth = rysuje wykres siły i budżetu jako SVG
help-lab-train-games = pojedynków w pokoleniu (domyślnie: %(default)s)
help-lab-train-adventures = gier kooperacyjnych w pokoleniu (domyślnie: %(default)s)
help-lab-train-rounds = kroków przeszukiwania na decyzję; 0 gra to, co na pierwszy rzut oka wygląda dobrze (domyślnie: %(default)s)
help-lab-train-generations = pokoleń: każde gra z tym, czego nauczyło się poprzednie (domyślnie: %(default)s)
help-lab-train-seed = ziarno pierwszej gry (domyślnie: %(default)s)
help-lab-train-processes = ile gier toczy się naraz; wagi są te same (domyślnie: %(default)s)
help-lab-begin = wagi początkowe (domyślnie: ustawione ręcznie)
help-lab-weights = dokąd zapisać wagi (domyślnie: %(default)s)

## Słowa samego argparse

argparse-usage = { "użycie: " }
argparse-positionals = argumenty
argparse-options = opcje
argparse-subcommands = polecenia
argparse-help = wyświetla tę pomoc i kończy
argparse-version = wyświetla wersję programu i kończy
argparse-argument = przy argumencie %(argument_name)s: %(message)s
argparse-unrecognized = nieznane argumenty: %s
argparse-ambiguous = niejednoznaczna opcja: %(option)s może oznaczać %(matches)s
argparse-choice = niewłaściwa wartość: %(value)r (do wyboru: %(choices)s)
argparse-type = niewłaściwa wartość (%(type)s): %(value)r
argparse-parser = nieznane polecenie %(parser_name)r (do wyboru: %(choices)s)
argparse-one = potrzebny jest jeden argument
argparse-at-most-one = potrzebny jest najwyżej jeden argument
argparse-at-least-one = potrzebny jest co najmniej jeden argument
argparse-expected = { $n ->
    [one] potrzebny jest %s argument
    [few] potrzebne są %s argumenty
   *[many] potrzeba %s argumentów
  }
argparse-required = brakuje argumentów: %s
argparse-one-required = potrzebny jest jeden z argumentów %s
argparse-not-with = nie razem z argumentem %s
argparse-ignored = zbędny argument %r
argparse-unexpected = nieoczekiwana opcja: %s
