# Dlaczego czegoś nie da się zrobić. Identyfikatory, pliki, opcje i to, co wpisano, zostają bez zmian.

any-of = { $most } lub { $last }

## Pliki i nazwy

reason = { $code ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EACCES] brak dostępu
    [EPERM] operacja niedozwolona
    [EISDIR] to jest folder
    [ENOTDIR] to nie jest folder
    [EEXIST] plik już istnieje
    [ENOSPC] brak miejsca na dysku
    [EROFS] dysk jest tylko do odczytu
    [EADDRINUSE] adres jest już zajęty
    [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
   *[other] { $words }
  }
file-unread = { $file }: nie można odczytać: { $why }
file-unwritten = { $file }: nie można zapisać: { $why }
file-not-text = { $file }: to nie jest tekst w UTF-8
file-no-folder = { $file }: nie ma takiego folderu
file-no-content = { $file }: powinien w nim być folder „heroes”, „battlefields”, „enemies” lub „discoveries”
file-line = { $file }:{ $line }: { $why }
unknown = { $what ->
    [hero] nieznany bohater
    [battlefield] nieznane pole bitwy
    [enemy] nieznany wróg
    [discovery] nieznane odkrycie
    [bot] nieznany bot
    [mode] nieznany tryb
    [level] nieznany poziom
    [language] nieznany język
    [fighter] nieznany walczący
   *[other] nieznane ({ $what }):
  } „{ $name }”, do wyboru: { $known }
unknown-near = { $what ->
    [hero] nieznany bohater
    [battlefield] nieznane pole bitwy
    [enemy] nieznany wróg
    [discovery] nieznane odkrycie
    [bot] nieznany bot
    [mode] nieznany tryb
    [level] nieznany poziom
    [language] nieznany język
    [fighter] nieznany walczący
   *[other] nieznane ({ $what }):
  } „{ $name }”: czy chodziło o { $near }?

## Boty

bot-expected = potrzebna jest klasa z metodą choose(view), tworzona z ziarnem
bot-made = bot „{ $bot }”: utworzył { $made }, { bot-expected }
bot-is = bot „{ $bot }” to { $found }, { bot-expected }
bot-no-method = bot „{ $bot }” nie ma metody choose(view), { bot-expected }
bot-not-made = bota „{ $bot }” nie da się utworzyć z samym ziarnem, { bot-expected }
bot-budget = bot „{ $bot }”: potrzebny jest budżet, na przykład { $like }:500 lub { $like }:500ms
bot-rounds = bot „{ $bot }”: potrzebny jest budżet w krokach przeszukiwania, bo czas za każdym razem jest inny
bot-name = bot „{ $bot }”: powinno być pakiet.moduł:Klasa
bot-no-module = bot „{ $bot }”: nie ma modułu { $module }
bot-not-imported = bot „{ $bot }”: nie można zaimportować { $module }: { $why }
bot-not-in = bot „{ $bot }”: w { $module } nie ma { $attribute }
bot-no-action = bot { $bot } odpowiedział { $answer } zamiast akcją. { $where }
bot-illegal = bot { $bot } odpowiedział „{ $answer }”, a tak nie wolno; do wyboru: { $some }. { $where }
bot-decision = odpowiada { $player } ({ $about }), decyzja { $n }, { $game }, ziarno { $seed }

## Zapisy gier

record-game = { $why }
record-no-key = powinno być „klucz: wartość”, jest „{ $found }”
record-unknown-key = nieznany klucz „{ $key }”, do wyboru: { $keys }; albo pusty wiersz przed decyzjami
record-key-twice = „{ $key }:” występuje dwa razy, najpierw w wierszu { $first }
record-missing-key = w nagłówku brakuje „{ $key }:”
record-hero = heroes: powinno być „{ $seat } BOHATER”, jest „{ $found }”
record-ids = { $key }: powinny być identyfikatory oddzielone przecinkami, jest „{ $found }”
record-seed = seed: powinna być liczba całkowita, jest „{ $found }”
record-house = house: powinno być „zasada = wartość”, jest „{ $found }”
record-content = content: powinno być { $expected }, jest „{ $found }”
record-not-played = content: { $kind } { $name } nie występuje w tej grze
record-named-twice = content: { $kind } { $name } występuje dwa razy
record-fixed = { $key }: powinno być { $expected }, jest „{ $found }”
record-decision = powinno być miejsce i decyzja, jest „{ $found }”
record-result = result: z gry wynika „{ $gives }”, w zapisie jest „{ $says }”
record-kind = { $kind ->
    [hero] bohater
    [battlefield] pole bitwy
    [enemy] wróg
    [discovery] odkrycie
   *[other] { $kind }
  }
record-missing-content = brakuje: { record-kind } { $name } (sha256:{ $digest }); nie wchodzi w skład Peerless, podaj folder, w którym się znajduje (--content FOLDER)
record-other-content = { record-kind } { $name } różni się od tego z zapisu: powinno być { $expected }, jest { $found }
record-of-the-box = to, co wchodzi w skład Peerless
record-goes-on = gra się skończyła, a zapis trwa dalej
record-other-seat = odpowiada miejsce { $asked } ({ $player }), a nie miejsce { $seat }
record-over = „{ $text }”: gra się skończyła
record-illegal = „{ $text }” nie jest teraz możliwe; { $player } może odpowiedzieć: { $answers }
record-given-up = „{ $text }”: { $why }

## Co do siebie nie pasuje

setup-mode = { $mode ->
    [team] w grze drużynowej
    [free-for-all] w grze „każdy na każdego”
    [adventure] w przygodzie
   *[duel] w pojedynku
  }
setup-seats = { $game } liczba bohaterów to { $expected }, jest { $found }
setup-starts = { $battlefield }: pól startowych jest { $starts }, a bohaterów { $heroes }, i każdy potrzebuje własnego
setup-no-enemies = { $game } nie ma ani wrogów, ani odkryć
setup-no-villain = do przygody potrzebny jest złoczyńca, podany przed sługami
setup-board = { $villain }: gra toczy się na { $expected }, a nie na { $found }
setup-misfit = { $message }
setup-two-villains = { $villain } to złoczyńca, a złoczyńca już jest
setup-minions = sług jest { $minions }, a bohaterów { $heroes }; ma być po jednym na bohatera (A.C6)
setup-discoveries = odkryć jest { $found }, a może być najwyżej { $most }
setup-once = { $name }: w grze tylko raz

## Życzenia co do gry w terminalu

wish-players = --players { $players }: { $game } liczba graczy to { $expected }
wish-first = --first { $first }: powinno być me, them, lot albo miejsce od 0 (twoje) do { $last }
wish-best-of = --best-of { $n }: powinna być liczba nieparzysta
wish-draft-random = --draft i --random: tylko jedno z nich
wish-draft-heroes = --draft: bohaterów wybiera się w drafcie, nie podawaj ich
wish-bans-few = --bans { $bans }: powinno być 0 lub więcej
wish-bans-many = --bans { $bans }: potrzeba bohaterów: { $needed }, a jest { $there }
wish-mate = --mate: partner jest tylko w grze drużynowej na cztery osoby
wish-number = { $option }: tu powinno być { $n }, jest { $found }
wish-heroes = --players { $players }: w przygodzie jest od 1 do { $most } bohaterów
wish-named = --players { $players }: podano bohaterów: { $named }
wish-minions = --minions: powinno być { $n }, po jednym na bohatera, jest { $found }
wish-discoveries = --discoveries: najwyżej { $most }, jest { $found }
wish-known = { $option } { $id }: do wyboru: { $known }
wish-once = { $option } { $id }: w grze tylko raz

## Serwer

server-address = { $host }, port { $port }: { $why }
server-no-address = nie ma takiego adresu
server-database = baza danych „{ $database }”: { $why }
server-database-kind = baza danych „{ $database }”: powinno być sqlite lub postgresql
server-database-file = baza danych „{ $database }”: potrzebny jest plik, sqlite:///FILE
server-database-folder = baza danych „{ $database }”: nie można utworzyć jej folderu: { $why }
server-database-closed = baza danych „{ $database }”: nie można pisać w jej folderze: { $why }
server-database-taken = baza danych „{ $database }”: używa jej inny serwer; dla kilku naraz potrzebny jest PostgreSQL
server-database-newer = baza danych „{ $database }”: ta wersja nie zna jej postaci; czy utworzyła ją nowsza?
server-database-unopened = baza danych „{ $database }”: nie można otworzyć: { $why }
server-database-workers = baza danych „{ $database }”: procesów jest { $n }, do tego potrzebny jest PostgreSQL; SQLite obsługuje jeden
