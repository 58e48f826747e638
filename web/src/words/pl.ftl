# Wszystkie słowa strony. Teksty kart pochodzą z serwera.

## The start pages

peerless = Peerless
tagline = Pojedynki bohaterów, którzy nigdy nie mieli się spotkać
to-start = Peerless: strona główna
pages = Strony
to-new = Nowa gra
to-heroes = Bohaterowie
to-battlefields = Pola bitwy
credits = Autorzy
not-affiliated = Niezależny projekt fanów.
back = Wstecz
close = Zamknij
try-again = Spróbuj ponownie
and = {" "}i{" "}
versus = {" "}przeciw{" "}

play-now = Zagraj teraz
play-now-hint = Gracz kontra bot, z tymi bohaterami
set-a-table = Nowa gra
set-a-table-hint = Znajomi, boty, drużyny
you = Ty
whose = { $what } ({ $player })
you-are-asked = To ty wybierasz.
ask-then = Następnie: { $text }
the-bot = Bot
draw-again = Losuj bohaterów i pole bitwy
scene = { $one } kontra { $other }, pole bitwy „{ $battlefield }”
go-on = Kontynuuj
more-games = Jeszcze { $n }
fewer-games = Mniej
links = Linki
forget = Usuń tę grę

heroes-lead = Każdy bohater ma kartę postaci, własną talię i sposób walki, jakiego nie ma nikt inny. Wszystko można tu przeczytać.
all-heroes = Wszyscy bohaterowie
health = Zdrowie
health-n = zdrowie { $n }
move = Ruch
hero = bohater
sidekick = pomocnik
with-sidekicks = pomocnicy: { $names }
alone = walczy w pojedynkę
character-card = Karta postaci
tokens = Żetony: { $what }
deck-of = Talia, kart: { $n }
play-hero = Zagraj: { $name }
no-such-hero = Nie ma tu takiego bohatera.

battlefields-lead = Strefy mają kolory i wzory: walczący na dystans atakują w obrębie strefy. Linie łączą sąsiadujące pola.
all-battlefields = Wszystkie pola bitwy
battlefield-picture = Pole bitwy „{ $name }”
room-for = bohaterów: do { $n }
spaces-n = pól: { $n }
zones-n = stref: { $n }
passages-n = tajnych przejść: { $n }
play-battlefield = Zagraj tutaj
no-such-battlefield = Nie ma tu takiego pola bitwy.

mode = Gracze
mode-duel = Pojedynek
mode-duel-hint = 1 na 1
mode-team = Drużyny
mode-team-hint = 2 na 2
mode-free-for-all = Każdy na każdego
mode-free-for-all-hint = { $n ->
   *[other] { $n } graczy, każdy gra dla siebie
  }
way-choose = Wybór lub losowanie
way-choose-hint = Wybierz bohatera dla każdego gracza albo zdaj się na los
way-draft = Draft
way-draft-hint = Zakazy i wybory na zmianę
bans = Zakazy każdej strony
bans-n = { $n ->
    [0] Brak
   *[other] { $n }
  }
team-n = Drużyna { $n }
player-n = Gracz { $n }
together = Jedna osoba prowadzi obu bohaterów
same-person = Tego bohatera też prowadzi gracz { $n }
random-hero = Losowy bohater
random-hero-hint = Dowolny, którego nikt nie ma
pick-hero = Wybierz bohatera
change-hero = Przeczytaj albo wybierz innego
drafted-hero = Bohater z draftu
drafted-hero-hint = Wybrany w drafcie przed grą
choose-hero-for = Bohater dla gracza { $n }
choose-hero-hint = Wybierz, aby najpierw przeczytać karty.
choose-hero = Wybierz: { $name }
who-sits = Kto gra
who-here = Tutaj
who-friend = Znajomy
who-bot = Bot
who-here-hint = Gra na tym urządzeniu
who-friend-hint = Gra gdzie indziej i dostaje link
which-bot = Poziom bota
bot-random = Gra losowo
bot-greedy = Widzi krok naprzód
bot-easy = Łatwy
bot-normal = Normalny
bot-hard = Trudny
bot-expert = Mistrz
battlefield = Pole bitwy
random-battlefield = Losowe pole bitwy
pick-battlefield = Wybierz pole bitwy
change-battlefield = Wybierz inne
choose-battlefield = Wybierz pole bitwy
who-first = Kto zaczyna
by-lot = Losowo
turn-order = Kolejność tur: { $names }
start-game = Rozpocznij grę
start-draft = Rozpocznij draft

draft = Draft
draft-steps = Kroki draftu
draft-ban = { $side }: zakaż bohatera
draft-pick = { $side }: wybierz bohatera
draft-here = Wybierz, aby najpierw przeczytać.
draft-friend = Zapytaj znajomego i wybierz za niego.
draft-bot = Bot losuje…
draft-over = Wszyscy bohaterowie są wybrani.
ban = zakaz
pick = wybór
banned = zakaz
picked = wybór
banned-by = Zakaz: { $side }
picked-by = { $side }
ban-hero = Zakaż: { $name }
pick-hero-now = Wybierz: { $name }
back-to-table = Zmień grę

table-set = Gra jest gotowa
table-set-lead = Wyślij każdemu znajomemu jego link. Miejsce należy do tego, kto pierwszy go otworzy, i do nikogo innego, nawet do ciebie.
only-here = Te linki działają tylko na tym komputerze. Dla znajomych gdzie indziej uruchom program poleceniem „peerless play --host 0.0.0.0”, otwórz tę stronę pod dostępnym dla nich adresem tego komputera i tam utwórz grę.
invite = { $heroes }: link dla znajomego
invite-text = Zagraj przeciw mnie w Peerless ({ $heroes }):
invite-spectators = Link dla widzów
invite-spectators-text = Obejrzyj naszą grę w Peerless:
share-link = Udostępnij
sit-down = Graj
look-on = Oglądaj grę
links-kept = Linki zostają w tej przeglądarce: znajdziesz je pod „Kontynuuj” na pierwszej stronie, aż gra się skończy.

credits-own = Program, ujęcie zasad i kart oraz rysunki pól bitwy są dziełem współtwórców Peerless, na licencji MIT.
credits-icons = Ikony
credits-icons-from = Wszystkie ikony pochodzą z
credits-fonts = Kroje pisma
credits-fonts-by = { $fonts }, autorzy Juan Pablo del Peral i Huerta Tipográfica, na licencji
credits-libraries = Biblioteki tej strony
credits-built = Zbudowana za pomocą Vite i TypeScript.
credits-licences = Pełne teksty licencji
credits-game = Gra
not-affiliated-long = Peerless to niezależny projekt fanów. Nie jest powiązany z wydawcą Unmatched ani przez niego zatwierdzony czy wspierany; nazwy służą tylko temu, by powiedzieć, w jaką grę się tu gra. Jeśli gra ci się podoba, kup ją.

## The table

connecting = Łączenie…
offline = Utracono połączenie. Ponawianie próby…
no-server = Serwer jest nieosiągalny.
spectating = Oglądasz
your-turn = Twoja tura
actions-left = { $n ->
    [one] Została { $n } akcja
    [few] Zostały { $n } akcje
   *[other] Zostało { $n } akcji
  }
waiting-for = Czekamy na ruch: { $player }…
waiting-for-absent = Czekamy na powrót: { $player }
absent = nieobecny
invite-again = Wyślij link
won = { $n ->
    [one] Wygrywa { $players }!
   *[other] Wygrywają { $players }!
  }
you-won = Wygrana!
you-lost = Przegrana.
turns-n = { $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[other] { $n } tur
  }
drawn = Remis.

question = Pytanie
ask-action = Wybierz akcję
ask-action-hint = Manewr (dobierz kartę, potem ruch), atak (weź kartę, wskaż cel) albo fortel.
ask-place = Umieść: { $thing }
ask-place-hint = Pomocnicy zaczynają w strefie twojego bohatera: wskaż pole.
ask-place-tokens = { $n ->
    [one] Ostatni: wskaż pole.
    [few] Zostały { $n }: wskaż pole dla następnego.
   *[other] Zostało { $n }: wskaż pole dla następnego.
  }
ask-boost = Wzmocnić kartą?
ask-boost-move = Wzmocnić ruch kartą?
ask-move = Przesuń: { $who }
ask-move-own = twoi walczący
ask-move-several = walczący
ask-move-up-to = Przesuń: { $who }, maksymalnie { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }
ask-move-exactly = Przesuń: { $who }, dokładnie { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }
ask-which-target = Który cel?
ask-which-fighter = Którym walczącym?
ask-which-card = Którą kartą?
ask-which-space = Na które pole?
ask-which-via = Którędy?
ask-defend-nothing = Atak: { $attacker } → { $defender }. Nie masz karty do obrony
ask-boost-hint = Jej wzmocnienie, liczba w lewym dolnym rogu, dodaje się do twojego ruchu. Aby ruszyć bez wzmocnienia, wskaż walczącego.
ask-defend = Atak: { $attacker } → { $defender }. Bronić się kartą?
ask-defend-brief = Bronić się kartą?
ask-defend-nothing-brief = Nie masz karty do obrony
ask-hand-limit = Za dużo kart: odrzuć jedną
ask-may = Zrobić to?
ask-pick = Wybierz
ask-pick-card = Wybierz kartę
ask-pick-fighter = Wybierz walczącego
ask-pick-space = Wybierz pole
ask-pick-number = Wybierz liczbę
ask-pick-player = Wybierz gracza
ask-pick-token = Wybierz żeton
ask-pick-option = Wybierz jedno
ask-pick-value = Wybierz jedno
ask-pick-spot = Wierzch czy spód talii?
ask-pick-source = Który efekt jest pierwszy?

act-maneuver = Manewr
act-done = Gotowe
act-yes = Tak
act-no = Nie
act-no-move = Bez ruchu
act-none-boost = Bez wzmocnienia
act-none-defend = Bez obrony
act-take-back = Cofnij
act-clear = Anuluj
skip = Pomiń

do-attack = Atak: { $fighter } → { $target }, „{ $card }”
do-scheme = Zagraj „{ $card }”
do-scheme-by = { $fighter } zagrywa „{ $card }”
do-defend = Obrona: „{ $card }”
do-boost = Wzmocnienie: „{ $card }” (+{ $n })
do-discard = Odrzuć „{ $card }”
do-card = Wybierz „{ $card }”
do-move = { $fighter } → { $space }
do-move-via = { $fighter } → { $space } przez { $via }
do-place = { $fighter } → { $space }
do-fighter = { $fighter }
do-space = { $space }

hand = Ręka
deck = Talia
discard = Odrzucone
log = Dziennik
players = Gracze
health-of = zdrowie { $health } z { $most }
out = poza grą
move-value = Ruch { $n }
melee = walka wręcz
ranged = na dystans
boost-n = Wzmocnienie { $n }
card-attack = Atak
card-defense = Obrona
card-versatile = Uniwersalna
card-scheme = Fortel
anyone = Dowolny
copies = × { $n }
face-down = zakryta
no-card = bez karty
not-yet = czekamy…
attacks = atakuje
defends = broni się
named = podana wartość: { $n }
value-n = Wartość { $n }
combat-won = Walkę wygrywa { $player }.
takes = { $fighter }: obrażenia { $n }
no-damage = Bez obrażeń.
combat = Walka
last-combat = Ostatnia walka
against = przeciw
canceled = anulowana
ignored = wartość ignorowana
curtain = Przekaż ekran: { $player }
curtain-go = To ja, { $player }
copy-link = Kopiuj link
copied = Skopiowano
spectator-link = Link dla widzów
play-again = Rewanż
new-game = Nowa gra
record = Zapis gry
menu = Menu
leave = Wyjdź
menu-rules = Zasady
menu-link = Link
menu-report = Zgłoś
speed = Tempo
speed-slow = wolno
speed-normal = normalnie
speed-fast = szybko
speed-off = od razu
copy = Kopiuj
fighter-label = { $name }, { $kind }, zdrowie { $health } z { $most }, pole { $space }
space-label = Pole { $id }
token-label = { $kind }, pole { $space }
can-reach = w zasięgu ruchu { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[other] { $spaces } pól
  }, { $targets ->
    [0] nie może nikogo zaatakować
   *[other] może zaatakować: { $names }
  }
pile-hand = Ręka
pile-deck = Jeszcze niewidziane
pile-discard = Stos kart odrzuconych
pile-hand-hint = Karty, które możesz zobaczyć: { $n } z { $hand }.
pile-deck-hint = Karty jeszcze niewidziane: { $n }, w talii albo wśród tych, których nie wolno ci zobaczyć.
pile-discard-hint = Kart: { $n }.
report-hint = To pozycja znana twojemu miejscu, zapisana jako scenariusz, który Peerless może wykonać. Opisz, co się stało i co powinno się stać, i wyślij to osobie, która opiekuje się tym stołem.
can-be-chosen = można wybrać
report-fault = Zgłoś błąd
no-table-home = Na stronę główną

## Languages, and what the server refuses

language = Język
refused-malformed = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.
refused-too-large = To za dużo dla serwera.
refused-too-fast = Za dużo naraz. Poczekaj chwilę.
refused-version = Serwer ma inną wersję. Wczytaj stronę ponownie.
refused-unknown-table = Nie ma takiego stołu.
refused-unknown = Nie ma tu czegoś takiego.
refused-not-your-seat = Ten link nie otwiera żadnego miejsca przy tym stole.
refused-claimed = Zaproszenie zostało już użyte albo wycofane.
refused-origin = Ta strona nie może połączyć się z tym serwerem.
refused-not-asked = Teraz decyduje ktoś inny.
refused-stale = Gra poszła już dalej: spójrz i wybierz jeszcze raz.
refused-illegal = Teraz to niemożliwe.
refused-over = Gra się skończyła.
refused-running = Gra jeszcze się nie skończyła.
refused-not-now = Teraz nie można tego zrobić.
refused-cannot-take-back = Ostatniej decyzji nie można cofnąć.
refused-cannot-go-on = Ta gra zaczęła się z innymi zasadami lub kartami i nie da się jej tu kontynuować.
refused-full = Serwer jest pełny. Spróbuj później.
refused-bad-table = Takiej gry nie da się przygotować.
refused-bad-record = To nie jest zapis gry rozegranej do końca.
refused-store = Serwer nie zdołał tego zapisać. Spróbuj ponownie.
refused-http = Serwer nie odpowiedział na to żądanie.

## The rules in short.

to-rules = Jak grać
how-aim = Cel
how-aim-text = Obniż zdrowie wrogiego bohatera do 0. Pomocnicy pomagają, ale liczą się tylko bohaterowie; w grze drużynowej muszą paść obaj bohaterowie jednej strony.
how-turn = Tura
how-turn-text = Dwie akcje, każda z nich to manewr, atak albo fortel, w dowolnej kolejności; można dwa razy to samo. Kto kończy turę, mając ponad 7 kart, odrzuca nadmiar.
how-maneuver = Manewr
how-maneuver-text = Dobierz kartę. Potem możesz odrzucić kartę, by poruszyć się dalej o wartość jej wzmocnienia (liczba w lewym dolnym rogu). Następnie przesuń każdego ze swoich walczących po liniach, maksymalnie o swoją wartość ruchu. Przez swoich walczących można przechodzić, przez wrogich nie, a na jednym polu nigdy nie stoi dwóch.
how-attack = Atak
how-attack-text = Zagraj zakrytą kartę ataku albo kartę uniwersalną walczącego, który atakuje. Walczący wręcz atakuje sąsiadujące pole. Walczący na dystans atakuje także każde pole, które ma z jego polem wspólną strefę: ten sam kolor i wzór.
how-combat = Walka
how-combat-text = Zaatakowany może się bronić kartą obrony albo kartą uniwersalną tego walczącego. Obie karty zostają odkryte. Efekty rozpatruje się po kolei: natychmiast, w trakcie walki, po walce; gdy wypadają jednocześnie, pierwszy jest efekt obrońcy. Jeśli atak ma wyższą wartość, zadaje tyle obrażeń, ile wynosi różnica. Atakujący wygrywa walkę, jeśli zada obrażenia; w przeciwnym razie wygrywa obrońca.
how-scheme = Fortel
how-scheme-text = Zagraj kartę fortelu i zrób, co mówi.
how-cards = Karty
how-cards-text = Karta mówi, który z twoich walczących może jej użyć. Gdy talia jest pusta, a musisz dobrać kartę, zamiast tego każdy twój walczący otrzymuje 2 obrażenia.
how-end = Więcej
how-end-text = Każdy bohater ma zdolność, która zmienia te zasady: jest w jego panelu. Między polami z drzwiami są tajne przejścia: z jednego można jednym krokiem przejść na dowolne inne. Wskaż walczącego, by zobaczyć, dokąd może iść i kogo zaatakować.

## Taking a seat by an invitation

claiming = Masz zaproszenie
claiming-lead = Zajmujemy twoje miejsce…
invitation-used = To zaproszenie zostało już użyte albo wycofane. Poproś o nowe tego, kto cię zaprosił; jeśli miejsce zajęto na innym urządzeniu, otwórz je tam i wyślij sobie link.
invite-used = Miejsce jest już zajęte przez znajomego.
invite-anew = Nowy link
invite-anew-hint = Powyższy link przestanie działać, w zamian będzie nowy
connections-n = urządzeń: { $n }
connections-hint = Tyle urządzeń jest połączonych z tym miejscem
menu-own-link = Mój link
own-link = Skopiuj link do swojego miejsca, by grać dalej na innym urządzeniu. Nikomu go nie pokazuj.

## Playing together

your-name = Twoje imię
your-name-hint = Widzą je wszyscy przy twoim stole
clock-left = Zostało { $time }
days-short = { $n } d { $hours } h
hours-short = { $hours }:{ $minutes } h
days-n = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
  }
hours-n = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
  }
minutes-n = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
  }
seconds-n = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
  }
clocks = Zegar
pace-free = Bez zegara
pace-free-hint = Myśl, ile chcesz
pace-fast = Szybko
pace-fast-hint = 2 minuty na ruch, 15 na całą grę
pace-calm = Spokojnie
pace-calm-hint = 10 minut na ruch, godzina na całą grę
pace-days = Przez kilka dni
pace-days-hint = 3 dni na ruch
clock-move = Na ruch: { $time }.
clock-total = Na całą grę: { $time }.
clock-then-lose = Kto nie ma już czasu, przegrywa.
clock-then-bot = Gdy skończy ci się czas, dalej gra za ciebie bot.
door = Kto może dołączyć
door-friends = Znajomi
door-friends-hint = Przez link, który wyślesz
door-anyone = Każdy
door-anyone-hint = Gra jest na liście otwartych
to-lobby = Otwarte gry
to-lobby-hint = Zagraj z kimś nowym
lobby-lead = Te gry czekają na gracza. Zajmij miejsce, a gra się zacznie.
lobby-empty = Teraz nikt nie czeka. Zacznij grę i wybierz „Każdy”.
lobby-new = Nowa gra
take-seat = Zajmij miejsce
somebody = Ktoś
qr-code = Kod QR
chat = Czat
chat-unread = Czat ({ $n })
chat-mute = Ukryj czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
set-chat = Czat
set-chat-hint = Pokazuje, co piszą inni przy stole
set-notify = Powiadomienia
set-notify-hint = Przeglądarka mówi, kiedy jest twoja kolej
menu-game = Gra
this-game = Ta gra
take-back-last = Cofnij mój ostatni ruch
ask-take-back = Poproś o cofnięcie mojego ostatniego ruchu
ask-take-back-hint = Pozostali muszą się zgodzić. Można, dopóki nie odkryto karty.
no-take-back = Nie ma czego cofać: od twojego ostatniego ruchu odkryto kartę albo jeszcze nie było twojego ruchu.
bot-for-me = Niech bot gra za mnie
bot-for-me-hint = Pozostali muszą się zgodzić. Możesz wrócić w każdej chwili.
concede = Poddaj się
concede-sure = Tak, poddaję się
proposal-take-back = { $player } chce cofnąć ostatni ruch.
proposal-concede = { $player } proponuje, żeby wasza strona się poddała.
proposal-bot = { $player } proponuje, żeby zamiast { $other } grał bot.
agree = Zgadzam się
decline = Odmawiam
withdraw = Wycofaj
waiting-for-others = Czekamy na pozostałych
has-left = { $player } nie ma przy stole.
bot-plays-on = Niech dalej gra bot
bot-plays-for-you = Gra za ciebie bot.
take-seat-back = Wróć na swoje miejsce
join-rematch = Dołącz do rewanżu

## Hints: what a bot would do
menu-hint = Rada
hint-title = Co zrobiłby silny bot
hint-then = Potem spodziewa się
hint-thinking = Myśli…
hint-note = Szanse na wygraną oceniono na podstawie tego, co widzisz.
percent = { $n }%

## Settings, own games, looking ahead, several choices, and what cannot be done now

settings = Ustawienia
theme = Motyw
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
speed-of-telling = Jak szybko pokazywana jest tura
set-motion = Animacja
set-motion-hint = Figurki się przesuwają, karty się odwracają
set-sound = Dźwięk i wibracje
set-sound-hint = Krótkie dźwięki trafień, kart i twojej tury
set-confirm = Potwierdzaj każdą kartę
set-confirm-hint = Kartę zagrywa się tylko przyciskiem, nigdy drugim dotknięciem
page-kept = Brak sieci. To strona taka, jak została ostatnio wczytana; do gry potrzebny jest serwer.
no-server-trying = Serwer jest nieosiągalny. Kolejna próba…
offline-unsent = Nie wysłano: połączenie zostało utracone. Kolejna próba…
to-results = Twoje gry
results-none = Nie ma jeszcze zakończonych gier. Tu liczone są gry zakończone w tej przeglądarce.
results-lead = { $n ->
    [one] 1 gra
    [few] { $n } gry
   *[other] { $n } gier
  }, wygrane: { $won }.
results-hero = Bohater
results-games = Gry
results-won = Wygrane
results-lost = Przegrane
results-drawn = Remisy
results-latest = Ostatnie gry
results-here = Te wyniki są przechowywane tylko w tej przeglądarce.
results-forget = Usuń je
results-forget-sure = Usunąć wszystkie wyniki przechowywane w tej przeglądarce?
outcome-won = Wygrana
outcome-lost = Przegrana
outcome-drawn = Remis
look-ahead = Zagrożenia
menu-more = Więcej
look-ahead-hint = Gdzie twoi walczący mogą zostać zaatakowani w następnej turze (ruchy bez wzmocnienia)
threat = Mogą tu zaatakować: { $fighters }
blow = (bez obrony: { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
  })
blow-unsure = (bez obrony: około { $n } obrażeń)
draft-invite = { $side }: link do draftu dla znajomego
draft-invite-text = Wybierzmy razem bohaterów w Peerless:
draft-waiting = Czekamy na drugą stronę…
draft-wait-for-table = Gra zaraz się zacznie…
series = Liczba gier
best-of = { $n ->
    [1] Jedna gra
    [3] Do 2 wygranych
   *[other] Najlepszy z { $n }
  }
series-score = Seria do { $n } gier: { $score }
series-won = { $player } wygrywa serię { $score }
next-game = Następna gra
tray = Wybrane dotąd
tray-n = Wybrane: { $n }
hold-to-read = Przytrzymaj kartę, aby ją przeczytać · OK
why-not-asked-you = Nie teraz: to nie twoja decyzja.
why-not-asked-card = Nie teraz: nie trzeba karty.
why-only-defends = Karta obrony: zagraj ją, gdy twój walczący zostanie zaatakowany.
why-only-attacks = Kartą ataku nie można się bronić.
why-is-a-scheme = Karta fortelu: zagraj ją jako akcję w swojej turze.
why-its-fighter-is-gone = Może jej użyć tylko pokonany już walczący: { $users }.
why-of-another-form = Może jej użyć tylko { $users } we właściwej postaci.
why-of-another-fighter = Może jej użyć tylko { $users }, a zaatakowany jest kto inny.
why-nobody-in-reach = Nikt, kto może jej użyć, nie ma celu w zasięgu. Najpierw podejdź bliżej.
why-not-now = Nie można jej teraz zagrać.

## Replays, and the end of a game
replay = Powtórka
replays = Powtórki
replays-lead = Każdą zakończoną grę można obejrzeć jeszcze raz, krok po kroku. Tu są gry rozegrane w tej przeglądarce; zapis od kogoś innego otwiera się z pliku.
replays-none = W tej przeglądarce nie zakończyła się jeszcze żadna gra.
replay-load = Otwórz zapis
replay-loading = Chwileczkę…
replay-running = Ta gra jeszcze trwa. Będzie można ją obejrzeć, gdy się skończy.
replay-look-on = Oglądaj na żywo
replay-watched = Obejrzana
replay-one-screen = Przy jednym ekranie
replay-whose = Czyimi oczami
replay-everything = Wszystkie karty odkryte
replay-as = Widzi to { $player }
replay-controls = Sterowanie powtórką
replay-step = Krok
replay-where = Krok { $at } z { $last }, tura { $turn }
replay-turn = Tura { $n }
replay-setup = Przygotowanie
replay-play = Odtwarzaj
replay-pause = Pauza
replay-share = Udostępnij tę chwilę
record-short = Zapis
turn-back = Do poprzedniej tury
turn-on = Do następnej tury
step-back = Krok wstecz
step-on = Krok naprzód
moments = Kluczowe chwile
chart = Szanse na wygraną według botów
hands = Karty na ręce
hidden-cards = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[other] { $n } zakrytych kart
  }
no-cards = brak kart
moment-first-hit = Pierwszy cios: { $fighter }, obrażenia: { $n }
moment-first-hit-by = Pierwszy cios: { $fighter }, obrażenia: { $n } ({ $card })
moment-hit = { $fighter }, obrażenia: { $n }
moment-hit-by = { $card }: { $fighter }, obrażenia: { $n }
moment-defeated = { $fighter } pada
moment-defeated-by = { $fighter } pada: { $card }
moment-exhausted = { $player } nie ma już kart
moment-exhaustion = { $fighter } pada z wyczerpania
moment-objective = { $player } osiąga swój cel
moment-tide = Karta się odwraca
moment-end = Koniec
play-on = Graj dalej od tego miejsca
play-on-lead = Gra toczy się dalej od tury { $n } przy osobnym stole, z kartami tak, jak leżą. Powtórka pozostaje bez zmian.
play-on-setup = Gra zaczyna się od nowa przy osobnym stole, z tymi samymi kartami w tej samej kolejności.
play-on-as = Grasz jako
play-on-against = Przeciw botowi
play-on-start = Graj dalej
ending-how = Jak było
ending-watch = Obejrzyj jeszcze raz
ending-swap = Zamiana bohaterów
ending-by = { $fighter } pada: { $card }.
ending-by-ability = { $fighter } pada od zdolności: { $player }.
ending-attack = { $fighter } pada.
ending-exhausted = { $fighter } pada z wyczerpania: zabrakło kart do dobrania.
ending-objective = Złoczyńca osiągnął swój cel o jeden raz za dużo.
ending-tide = Od tury { $n } lepsze szanse ma { $player }.
ending-tide-start = Lepsze szanse od początku do końca ma { $player }.
ending-drawn = Nie został nikt, kto mógłby wygrać.
ending-dealt = Zadane obrażenia
ending-biggest = Najmocniejszy cios
ending-won = Wygrane walki
ending-played = Zagrane karty
ending-best = Najlepsze karty
ending-best-card = obrażenia: { $n }
ending-no-best = żadna karta nie zadała obrażeń
