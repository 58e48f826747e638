## Gra kooperacyjna

mode-adventure = Kooperacja
mode-adventure-hint = Razem przeciwko złoczyńcy
or = {" "}lub{" "}
how-many-heroes = Liczba bohaterów
heroes-n = { $n }
random-villain = Losowy złoczyńca
minions-n = { $n ->
    [one] Jeden sługa
    [few] { $n } sługi
   *[other] { $n } sług
  }
minions-left = losowo: { $n }
advanced = Gra zaawansowana
advanced-hint = Odkrycia to zasady, które utrudniają grę. Wybierz maksymalnie { $n }.
discoveries-n = { $n ->
    [one] { $n } odkrycie
    [few] { $n } odkrycia
   *[other] { $n } odkryć
  }
coop-options = Jak gra drużyna
open-hands = Odkryte karty: wszyscy widzą karty na ręce pozostałych
players-choose = Gdy zasady nie rozstrzygają, co robi wróg, wybierają gracze. Bez tej opcji wybiera gra, na ich korzyść
invite-text-together = Zagraj ze mną w Peerless ({ $heroes }):
villain = Złoczyńca
minion = Sługa
threat-track = Zagrożenie
round-n = { $n ->
    [0] Przed pierwszą rundą
   *[other] Runda { $n }
  }
rounds-n = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[other] { $n } rund
  }
end-of-round = Koniec rundy
objective-short = cel!
objectives-n = Osiągnięte cele: { $n } z { $most }
band-label = Runda { $round }. Zagrożenie: { $threat } z { $end }, osiągnięte cele: { $objectives } z { $most }. Koniec rundy doda { $advance }. Wszystko o rundzie.
track-label = Znacznik zagrożenia: pole { $threat } z { $end }
threat-hint = Gdy znacznik dotrze do flagi, złoczyńca osiąga swój cel, a znacznik wraca. Po { $most } osiągniętych celach przegrywacie; na razie { $n ->
    [0] nie ma żadnego
    [one] jest { $n }
    [few] są { $n }
   *[other] jest { $n }
}.
threat-plus = Zagrożenie +{ $n }
outlook-hint = O ile nic się nie zmieni. Do tego czasu wiele może się stać.
outlook-then = { $left ->
    [one] Znacznik będzie o { $left } pole od końca toru.
    [few] Znacznik będzie o { $left } pola od końca toru.
   *[other] Znacznik będzie o { $left } pól od końca toru.
}
outlook-reached = Złoczyńca osiągnie swój cel: { $n } z { $most }.
initiative-row = Ta runda, po kolei
initiative-none = Nie odkryto jeszcze żadnej karty.
initiative-deck = Jeszcze w talii, w nieznanej kolejności
initiative-added = Dodane do następnej rundy
initiative-cards = Karty inicjatywy
initiative-waits = wchodzi do gry, gdy doda ją efekt
initiative-players = od { $n } graczy
initiative-player = Tura tego bohatera: dwie akcje.
initiative-now = teraz
initiative-done = po turze
initiative-coming = przed turą
bridges = Mosty
farms = Farmy
bridges-hint = Po manewrze gracz, którego walczący sąsiaduje z mostem, może odrzucić kartę: most działa zgodnie ze swoim opisem, a gracz może usunąć z niego maksymalnie tyle żetonów zagłady, ile wynosi wartość WZMOCNIENIA tej karty.
farms-hint = Po manewrze gracz, którego walczący stoi na polu graniczącym z farmą, może usunąć z niej jednego kosmitę.
supply-n = Pozostało w zasobach: { $n } ({ $marker }).
destroyed = Zniszczony
slot-next = Gdy zniszczony zostanie następny most:
invasion = Żetony inwazji
invasion-hint = Każdy odkryty żeton wzmacnia karty złoczyńcy.
discoveries = Odkrycia
origin-note = Karty i liczby wrogów, tory na planszach i odkrycia są rekonstrukcją: trzymają się opublikowanych zasad, ale nie są opublikowanymi kartami.
enemy-read = Wszystko o: { $name }
enemy-defeated = Pokonano
enemy-card-attacking = W ataku: { $text }
enemy-card-defending = W obronie: { $text }
enemy-card-deception = Gdy ta karta zostanie odrzucona, cały stos kart odrzuconych zostaje wtasowany z powrotem do talii.
enemy-card-values = Atak { $attack }, obrona { $defense }
health-each-player = zdrowie { $n } na każdego gracza
token-of = Żeton: { $kind }
plan-nobody = Nikogo teraz nie dosięgnie: zagrożenie wzrośnie
plan-beside = Zaatakuje bez ruchu: { $names }
plan-goes = Przejdzie { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  } i zaatakuje: { $names }
spaces-away = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }
site-destroyed = { $site }: zniszczono
site-markers = { $site }: { $marker } × { $n }
ask-enemy-target = { $enemy } ma kilka możliwych celów: który wybieracie?
ask-enemy-way = Dokąd idzie { $enemy }?
ask-activate = Aktywować most?
ask-activate-hint = Weź kartę, którą w tym celu odrzucasz.
ask-remove-many = Ile usunąć z mostu? ({ $marker })
ask-remove = Usunąć 1 z farmy? ({ $marker })
ask-site = Wybierz: { $site }
ask-place-minion-hint = Sługi zaczynają obok złoczyńcy. Wy wybieracie gdzie.
ask-place-hero-hint = Zacznij na dowolnym wolnym polu startowym.
do-activate = { $card }: { $site } (usuwa maksymalnie { $n })
coop-won = Wygrana!
coop-won-how = Pokonano: { $villain }.
coop-lost = Przegrana.
coop-lost-by-threat-how = { $villain } osiąga swój cel po raz { $n ->
    [3] trzeci
    [4] czwarty
   *[other] { $n }
}.
coop-lost-by-elimination-how = Wszyscy wasi walczący zostali pokonani.
coop-lost-by-quiet-how = Przez dziesięć rund nic się nie wydarzyło.
villain-left = { $name }: zdrowie { $health } z { $most }
