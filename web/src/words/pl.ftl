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
versus = {" "}kontra{" "}

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
health-n = zdrowie: { $n }
move = Ruch
hero = bohater
sidekick = pomocnik
with-sidekicks = pomocnicy: { $names }
alone = walczy w pojedynkę
character-card = Karta postaci
tokens = Żetony: { $what }
deck-of = Talia: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
play-hero = Graj jako { $name }
no-such-hero = Nie ma tu takiego bohatera.

battlefields-lead = Strefy mają kolory i wzory: walczący na dystans atakują w obrębie strefy. Linie łączą sąsiadujące pola.
all-battlefields = Wszystkie pola bitwy
battlefield-picture = Pole bitwy „{ $name }”
room-for = do { $n } bohaterów
spaces-n = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
zones-n = { $n ->
    [one] { $n } strefa
    [few] { $n } strefy
   *[other] { $n } stref
}
passages-n = { $n ->
    [one] { $n } tajne przejście
    [few] { $n } tajne przejścia
   *[other] { $n } tajnych przejść
}
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
way-draft-hint = Na zmianę wykluczacie i wybieracie
bans = Wykluczenia na stronę
bans-n = { $n ->
    [0] Brak
   *[other] { $n }
  }
team-n = Drużyna { $n }
player-n = Gracz { $n }
together = Jedna osoba prowadzi obu bohaterów
same-person = Tego bohatera też prowadzi gracz { $n }
random-hero = Losowy bohater
random-hero-hint = Dowolny, którego nikt inny nie ma
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
draft-ban = { $side }: wyklucz bohatera
draft-pick = { $side }: wybierz bohatera
draft-here = Wybierz, aby najpierw przeczytać.
draft-friend = Zapytaj znajomego i wybierz za niego.
draft-bot = Bot losuje…
draft-over = Wszyscy bohaterowie są wybrani.
ban = wykluczenie
pick = wybór
banned = wykluczony
picked = wybrany
banned-by = Wyklucza: { $side }
picked-by = { $side }
ban-hero = Wyklucz: { $name }
pick-hero-now = Wybierz: { $name }
back-to-table = Zmień ustawienia

table-set = Gra jest gotowa
table-set-lead = Wyślij każdemu znajomemu jego link. Miejsce należy do osoby, która pierwsza go otworzy, i do nikogo więcej: nawet nie do ciebie.
only-here = Te linki działają tylko na tym komputerze. Jeśli znajomi są gdzie indziej, uruchom program poleceniem „peerless play --host 0.0.0.0”, otwórz tę stronę pod adresem tego komputera, który jest dla nich dostępny, i tam utwórz grę.
invite = { $heroes }: link dla znajomego
invite-text = Zagraj przeciwko mnie w Peerless ({ $heroes }):
invite-spectators = Link dla widzów
invite-spectators-text = Obejrzyj naszą grę w Peerless:
share-link = Udostępnij
sit-down = Graj
look-on = Oglądaj grę
links-kept = Linki zostają w tej przeglądarce: znajdziesz je pod „Kontynuuj” na stronie głównej, dopóki gra się nie skończy.

credits-own = Program, sformułowania zasad i kart oraz rysunki pól bitwy są dziełem współtwórców Peerless, na licencji MIT.
credits-icons = Ikony
credits-icons-from = Wszystkie ikony pochodzą z
credits-fonts = Kroje pisma
credits-fonts-by = { $fonts }, autorzy Juan Pablo del Peral i Huerta Tipográfica, na licencji
credits-libraries = Biblioteki tej strony
credits-built = Zbudowano przy użyciu Vite i TypeScriptu.
credits-licences = Pełne teksty licencji
credits-game = Gra
not-affiliated-long = Peerless to niezależny projekt fanów. Nie jest powiązany z wydawcą Unmatched ani przez niego zatwierdzony czy sponsorowany; nazwy służą tylko wskazaniu, w jaką grę się tu gra. Jeśli gra ci się podoba, kup ją.

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
waiting-to-join = Czekamy, aż dołączy { $player }…
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
ask-action-brief = Manewr albo karta: atak lub fortel.
ask-place = Umieść: { $thing }
ask-place-hint = Pomocnicy zaczynają w strefie twojego bohatera: wskaż pole.
ask-place-brief = Wskaż zaznaczone pole.
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
ask-move-up-to = Przesuń: { $who }, o maksymalnie { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
ask-move-exactly = Przesuń: { $who }, dokładnie o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
ask-which-target = Który cel?
ask-which-fighter = Który walczący?
ask-which-card = Która karta?
ask-which-space = Które pole?
ask-which-via = Którędy?
ask-defend-nothing = Atak: { $attacker } → { $defender }. Nie masz karty do obrony
ask-boost-hint = Jej wzmocnienie, liczba w lewym dolnym rogu, dodaje się do twojego ruchu. Aby poruszyć się bez wzmocnienia, wskaż walczącego.
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
ask-pick-source = Który efekt najpierw?

act-maneuver = Manewr
act-done = Gotowe
act-yes = Tak
act-no = Nie
act-no-move = Bez ruchu
act-none-boost = Bez wzmocnienia
act-none-defend = Bez obrony
act-take-back = Cofnij
act-clear = Anuluj
act-spot-top = Na wierzch
act-spot-bottom = Na spód
act-option = Opcja { $n }
skip = Pomiń

do-attack = Atak: { $fighter } → { $target }, „{ $card }”
do-scheme = Zagraj „{ $card }”
do-scheme-by = { $fighter } zagrywa „{ $card }”
do-defend = Obrona: „{ $card }”
do-boost = Wzmocnienie: „{ $card }” (+{ $n })
do-discard = Odrzuć „{ $card }”
do-card = Wybierz „{ $card }”
do-source = Najpierw „{ $card }”
do-move = { $fighter } → { $space }
do-move-via = { $fighter } → { $space } przez { $via }
do-place = { $fighter } → { $space }
do-place-token = { $token } → { $space }
do-move-token = { $token }: { $from } → { $space }
do-token = { $token }, pole { $space }
do-fighter = { $fighter }
do-space = Pole { $space }

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
takes = { $fighter }: { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
no-damage = Bez obrażeń.
combat = Walka
last-combat = Ostatnia walka
against = kontra
canceled = anulowana
ignored = wartość zignorowana
curtain = Przekaż ekran: { $player }
curtain-go = To ja, { $player }
copy-link = Kopiuj link
copied = Skopiowano
spectator-link = Link dla widzów
play-again = Rewanż
new-game = Nowa gra
record = Pobierz grę
menu = Menu
leave = Wyjdź
menu-rules = Zasady
menu-link = Dla widzów
menu-report = Zgłoś
speed = Tempo
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko
speed-off = Natychmiast
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
pile-deck = Jeszcze niewidoczne
pile-discard = Stos kart odrzuconych
pile-hand-hint = Karty, które możesz zobaczyć: { $n } z { $hand }.
pile-deck-hint = Karty, których jeszcze nie widać: { $n }, w talii albo wśród tych, których nie wolno ci zobaczyć.
pile-discard-hint = { $n ->
    [one] { $n } karta.
    [few] { $n } karty.
   *[other] { $n } kart.
}
report-hint = Oto sytuacja widziana z twojego miejsca, zapisana jako scenariusz, który Peerless potrafi odtworzyć. Opisz, co się stało, a co powinno się stać, i wyślij to osobie, która prowadzi ten serwer.
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
refused-unknown = Nic nie znaleziono.
refused-not-your-seat = Ten link nie prowadzi do żadnego miejsca w tej grze.
refused-claimed = Zaproszenie zostało już użyte albo wycofane.
refused-origin = Ta strona nie może połączyć się z tym serwerem.
refused-not-asked = Teraz decyduje ktoś inny.
refused-stale = Gra potoczyła się już dalej: spójrz i wybierz jeszcze raz.
refused-illegal = Teraz to niemożliwe.
refused-over = Gra się skończyła.
refused-running = Gra jeszcze się nie skończyła.
refused-not-now = Teraz nie można tego zrobić.
refused-cannot-take-back = Ostatniej decyzji nie można cofnąć.
refused-cannot-go-on = Ta gra zaczęła się z innymi zasadami lub kartami i nie da się jej tu kontynuować.
refused-full = Serwer jest pełny. Spróbuj później.
refused-bad-table = Takiej gry nie da się przygotować.
refused-bad-record = Ten plik nie jest grą rozegraną do końca.
refused-store = Serwer nie zdołał tego zapisać. Spróbuj ponownie.
refused-http = Serwer nie odpowiedział na to żądanie.

## The rules in short.

to-rules = Jak grać
how-aim = Cel
how-aim-text = Obniż zdrowie wrogiego bohatera do 0. Pomocnicy pomagają, ale liczą się tylko bohaterowie; w grze drużynowej muszą paść obaj bohaterowie jednej strony.
how-turn = Tura
how-turn-text = Dwie akcje, każda z nich to manewr, atak albo fortel, w dowolnej kolejności; można dwa razy to samo. Kto kończy turę, mając ponad 7 kart, odrzuca nadmiar.
how-maneuver = Manewr
how-maneuver-text = Dobierz kartę. Potem możesz odrzucić kartę, by poruszyć się dalej o wartość jej wzmocnienia (liczba w lewym dolnym rogu). Następnie przesuń każdego ze swoich walczących po liniach, maksymalnie o swoją wartość ruchu. Przez swoich walczących można przechodzić, przez wrogich nie, a na jednym polu nigdy nie stoi dwóch walczących.
how-attack = Atak
how-attack-text = Zagraj zakrytą kartę ataku albo kartę uniwersalną walczącego, który atakuje. Walczący wręcz atakuje sąsiadujące pole. Walczący na dystans atakuje także każde pole, które ma z jego polem wspólną strefę: ten sam kolor i wzór.
how-combat = Walka
how-combat-text = Zaatakowany może się bronić kartą obrony albo kartą uniwersalną tego walczącego. Obie karty zostają odkryte. Efekty rozpatruje się po kolei: natychmiast, w trakcie walki, po walce; gdy wypadają jednocześnie, pierwszy jest efekt obrońcy. Jeśli atak ma wyższą wartość, zadaje tyle obrażeń, ile wynosi różnica. Atakujący wygrywa walkę, jeśli zada obrażenia; w przeciwnym razie wygrywa obrońca.
how-scheme = Fortel
how-scheme-text = Zagraj kartę fortelu i zrób to, co na niej napisano.
how-cards = Karty
how-cards-text = Na karcie napisano, który z twoich walczących może jej użyć. Gdy twoja talia jest pusta, a musisz dobrać kartę, zamiast tego każdy z twoich walczących otrzymuje 2 obrażenia.
how-end = Więcej
how-end-text = Każdy bohater ma zdolność, która zmienia te zasady: opisano ją w jego panelu. Między polami z drzwiami są tajne przejścia: z jednego takiego pola można jednym krokiem przejść na dowolne inne. Wskaż walczącego, by zobaczyć, dokąd może pójść i kogo zaatakować.

## Taking a seat by an invitation

claiming = Masz zaproszenie
claiming-lead = Przygotowujemy twoje miejsce…
invitation-used = To zaproszenie zostało już użyte albo wycofane. Poproś o nowe osobę, która cię zaprosiła; jeśli miejsce zajęto na innym urządzeniu, otwórz je tam i wyślij sobie link.
invite-used = Znajomy zajął już to miejsce.
invite-anew = Nowy link
invite-anew-hint = Powyższy link przestanie działać i zastąpi go nowy
connections-n = { $n ->
    [one] { $n } urządzenie
    [few] { $n } urządzenia
   *[other] { $n } urządzeń
}
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
clock-then-lose = Komu skończy się czas, ten przegrywa.
clock-then-bot = Gdy skończy ci się czas, dalej zagra za ciebie bot.
door = Kto może dołączyć
door-friends = Znajomi
door-friends-hint = Przez link, który wyślesz
door-anyone = Każdy
door-anyone-hint = Gra trafia na listę otwartych gier
to-lobby = Otwarte gry
to-lobby-hint = Zagraj z kimś nowym
lobby-lead = Te gry czekają na gracza. Zajmij miejsce, a gra się zacznie.
lobby-empty = Teraz żadna gra nie czeka na gracza. Utwórz nową i w polu „Kto może dołączyć” wybierz „Każdy”.
lobby-new = Nowa gra
take-seat = Zajmij miejsce
somebody = Ktoś
qr-code = Kod QR
chat = Czat
chat-unread = Czat ({ $n })
chat-mute = Wycisz czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
set-chat = Czat
set-chat-hint = Pokazuje, co inni piszą przy stole
set-notify = Powiadomienia
set-notify-hint = Przeglądarka powiadomi cię, gdy przyjdzie twoja kolej
menu-game = Gra
this-game = Ta gra
take-back-last = Cofnij mój ostatni ruch
ask-take-back = Poproś o cofnięcie mojego ostatniego ruchu
ask-take-back-hint = Pozostali muszą się zgodzić. Można to zrobić, dopóki nie odkryto karty.
no-take-back = Nie ma czego cofać: od twojego ostatniego ruchu odkryto kartę albo nie było jeszcze twojego ruchu.
bot-for-me = Niech bot gra za mnie
bot-for-me-hint = Pozostali muszą się zgodzić. Możesz wrócić w każdej chwili.
concede = Poddaj się
concede-sure = Tak, poddaję się
shuffle = Uczciwe tasowanie
shuffle-hint = Serwer wybrał wszystkie tasowania, zanim gra się zaczęła. To jego pieczęć: po grze strona sprawdza, że nic nie zostało zmienione.
shuffle-kept = Karty potasowano tak, jak obiecano przed grą.
shuffle-broken = Tasowanie nie jest tym, które obiecano przed grą.
proposal-take-back = { $player } chce cofnąć ostatni ruch.
proposal-concede = { $player } proponuje, żeby wasza strona się poddała.
proposal-bot = { $player } proponuje, żeby za gracza { $other } dalej grał bot.
proposal-bot-own = { $player } chce, żeby dalej grał bot.
agree = Zgadzam się
decline = Odmawiam
withdraw = Wycofaj
waiting-for-others = Czekamy na pozostałych
has-left = { $player } odchodzi od stołu.
bot-plays-on = Niech dalej gra bot
bot-plays-for-you = Gra za ciebie bot.
take-seat-back = Wróć na swoje miejsce
join-rematch = Dołącz do rewanżu

## Hints: what a bot would do
menu-hint = Podpowiedź
hint-title = Co zrobiłby silny bot
hint-then = Potem:
hint-line = { $player }: { $deeds }
hint-thinking = Myśli…
hint-note = Szansa na wygraną to szacunek oparty na tym, co widzisz.
percent = { $n }%

## Settings, own games, looking ahead, several choices, and what cannot be done now

settings = Ustawienia
theme = Motyw
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
speed-of-telling = Szybkość animacji
set-motion = Animacja
set-motion-hint = Figurki przesuwają się, karty się odwracają
set-sound = Dźwięk i wibracje
set-sound-hint = Krótkie dźwięki trafień, kart i twojej tury
set-confirm = Potwierdzaj każdą kartę
set-confirm-hint = Kartę zagrywa się tylko przyciskiem, nigdy drugim dotknięciem
page-kept = Brak sieci. To ostatnio wczytana wersja strony; do gry potrzebny jest serwer.
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
blow-unsure = (bez obrony: około { $n ->
    [one] { $n } obrażenia
   *[other] { $n } obrażeń
})
draft-invite = { $side }: link do draftu dla znajomego
draft-invite-text = Wybierzmy razem bohaterów w Peerless:
draft-waiting = Czekamy na drugą stronę…
draft-wait-for-table = Gra zaraz się zacznie…
series = Liczba gier
best-of = { $n ->
    [1] Jedna gra
    [3] Do 2 wygranych
   *[other] Seria z { $n } gier
}
series-score = { $n ->
    [3] Do 2 wygranych: { $score }
   *[other] Seria z { $n } gier: { $score }
}
series-won = { $player } wygrywa serię { $score }
tray = Wybrane dotąd
tray-n = Wybrane: { $n }
tray-n-of = Wybrane: { $n } z { $most }
hold-to-read = Przytrzymaj kartę, aby ją przeczytać
why-not-asked-you = Nie teraz: to nie twoja decyzja.
why-not-asked-card = Nie teraz: żadna karta nie jest potrzebna.
why-only-defends = Karta obrony: zagraj ją, gdy twój walczący zostanie zaatakowany.
why-only-attacks = Kartą ataku nie można się bronić.
why-is-a-scheme = Karta fortelu: zagraj ją jako akcję w swojej turze.
why-its-fighter-is-gone = Może jej użyć tylko pokonany już walczący: { $users }.
why-of-another-form = Może jej użyć tylko { $users } we właściwej postaci.
why-of-another-fighter = Może jej użyć tylko { $users }, a zaatakowany jest ktoś inny.
why-nobody-in-reach = Nikt, kto może jej użyć, nie ma celu w zasięgu. Najpierw podejdź bliżej.
why-not-now = Nie można jej teraz zagrać.

## Replays, and the end of a game
replay = Powtórka
replays = Powtórki
replays-lead = Każdą zakończoną grę można obejrzeć jeszcze raz, krok po kroku. Tu są gry rozegrane w tej przeglądarce; grę otrzymaną od kogoś innego można otworzyć z pliku.
replays-none = W tej przeglądarce nie zakończyła się jeszcze żadna gra.
replay-load = Otwórz plik gry
replay-loading = Chwileczkę…
replay-running = Ta gra jeszcze trwa. Będzie można ją obejrzeć, gdy się skończy.
replay-look-on = Oglądaj na żywo
replay-watched = Obejrzana
replay-one-screen = Przy jednym ekranie
replay-whose = Czyj widok
replay-everything = Wszystkie karty odkryte
replay-as = Widok: { $player }
replay-controls = Sterowanie powtórką
replay-step = Krok
replay-where = Krok { $at } z { $last }, tura { $turn }
replay-turn = Tura { $n }
replay-setup = Przygotowanie
replay-play = Odtwarzaj
replay-pause = Pauza
replay-share = Udostępnij ten moment
record-short = Pobierz
turn-back = Do poprzedniej tury
turn-on = Do następnej tury
step-back = Krok wstecz
step-on = Krok naprzód
moments = Kluczowe momenty
chart = Szanse na wygraną według botów
hands = Karty na ręce
hidden-cards = { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[other] { $n } zakrytych kart
  }
no-cards = brak kart
moment-first-hit = Pierwsze trafienie: { $fighter }, { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
moment-first-hit-by = Pierwsze trafienie: { $fighter }, { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
} („{ $card }”)
moment-hit = { $fighter }: { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
moment-hit-by = „{ $card }”: { $fighter }, { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
moment-defeated = { $fighter } pada
moment-defeated-by = { $fighter } pada od karty „{ $card }”
moment-exhausted = { $player } nie ma już kart
moment-exhaustion = { $fighter } pada z wyczerpania
moment-objective = { $player } osiąga swój cel
moment-tide = Karta się odwraca
moment-end = Koniec
play-on = Graj dalej od tego miejsca
play-on-lead = Grasz dalej od tury { $n } w nowej grze, ze wszystkimi kartami na swoich miejscach. Powtórka pozostaje bez zmian.
play-on-setup = Nowa gra z tymi samymi kartami w tej samej kolejności.
play-on-as = Grasz jako
play-on-against = Przeciwko botowi
play-on-start = Graj dalej
ending-how = Przebieg gry
ending-coming = Podsumowujemy grę…
ending-watch = Obejrzyj jeszcze raz
ending-swap = Zamień bohaterów
ending-by = { $fighter } pada od karty „{ $card }”.
ending-by-ability = { $fighter } pada od zdolności ({ $player }).
ending-attack = { $fighter } pada.
ending-exhausted = { $fighter } pada z wyczerpania: zabrakło kart do dobrania.
ending-objective = Złoczyńca osiągnął swój cel o jeden raz za dużo.
ending-tide = Lepsze szanse od tury { $n }: { $player }.
ending-tide-start = Lepsze szanse od początku do końca: { $player }.
ending-tide-last = Wszystko rozstrzygnęło się dopiero w ostatniej turze.
ending-drawn = Nie został nikt, kto mógłby wygrać.
ending-dealt = Zadane obrażenia
ending-biggest = Najmocniejszy cios
ending-won = Wygrane walki
ending-played = Zagrane karty
ending-best = Najlepsze karty
ending-best-card = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
ending-no-best = żadna karta nie zadała obrażeń
