# Gra w terminalu (zob. en/terminal.ftl). Odpowiedzi i polecenia pozostają angielskie.

terminal-help =
    Odpowiedz numerem albo słowami, tak jak są podane („maneuver”, „boost: none”).
      board    pole bitwy i walczący             zones  pola każdej strefy
      hand     karty na ręce, które widzisz      deck   wszystkie talie (deck NAZWA: jedna)
      discard  stosy kart odrzuconych            log    wszystko, co się wydarzyło
      ?        ta pomoc                          quit   wyjście z gry
      save PLIK   zapis dotychczasowej gry, dla „peerless replay PLIK”
terminal-help-adventure =
    threat   runda, zagrożenie, mosty, farmy   rules  jak przebiega przygoda

## Wybór z listy

terminal-menu-help = Numer, nazwa lub jej początek; random: losowo; quit: wyjście.
terminal-choose = { $what } (numer, nazwa lub jej początek, albo random):
terminal-choose-some = { $what } ({ $some } z tych: numery lub nazwy po przecinku, random):
terminal-choose-some-or-none = { $what } ({ $some } z tych: numery lub nazwy po przecinku, random albo none):
terminal-up-to = maksymalnie { $n }
terminal-prompt = { $what }?
terminal-expected = Oczekiwano: { $some }, znaleziono: { $n }.
terminal-once = Tylko raz: { $name }.
terminal-could-be = „{ $words }” może oznaczać: { $names }.
terminal-none-of-them = „{ $words }” nie ma na liście.
terminal-did-you-mean = Czy chodziło o „{ $word }”?
terminal-number = { $what }, od 1 do { $most }?
terminal-number-help = Liczba od 1 do { $most }; quit: wyjście.

## Przygotowanie

terminal-mode = Tryb
terminal-mode-duel = pojedynek: ty przeciwko jednemu przeciwnikowi
terminal-mode-team = gra drużynowa: dwóch na dwóch
terminal-mode-free-for-all = każdy na każdego
terminal-mode-adventure = przygoda: bohaterowie razem przeciwko złoczyńcy i jego sługom
terminal-battlefield = Pole bitwy
terminal-own-hero = Twój bohater
terminal-own-hero-n = Twój { $n ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
   *[other] czwarty
  } bohater
terminal-mate-hero = Bohater partnera
terminal-mate-hero-n = Bohater { $n ->
    [1] pierwszego
    [2] drugiego
   *[other] trzeciego
  } partnera
terminal-foe-hero = Bohater przeciwnika
terminal-foe-hero-n = Bohater { $n ->
    [1] pierwszego
    [2] drugiego
   *[other] trzeciego
  } przeciwnika
terminal-draft = Draft: najpierw każda strona wyklucza bohaterów, potem wybiera. Każdego bohatera można wybrać tylko raz.
terminal-team-bans = Druga drużyna wyklucza: { $hero }.
terminal-team-picks = Druga drużyna wybiera: { $hero }.
terminal-foe-bans = Przeciwnik wyklucza: { $hero }.
terminal-foe-picks = Przeciwnik wybiera: { $hero }.
terminal-foe-bans-n = { $n ->
    [1] Pierwszy
    [2] Drugi
   *[other] Trzeci
} przeciwnik wyklucza: { $hero }.
terminal-foe-picks-n = { $n ->
    [1] Pierwszy
    [2] Drugi
   *[other] Trzeci
  } przeciwnik wybiera: { $hero }.
terminal-ban = Wyklucz bohatera
terminal-pick-own = Wybierz swojego bohatera
terminal-pick-own-n = Wybierz swojego { $n ->
    [1] pierwszego
   *[other] drugiego
  } bohatera
terminal-pick-mate = Wybierz bohatera partnera
terminal-is-banned = Już wykluczono: { $hero }.
terminal-is-picked = Już wybrano: { $hero }.
terminal-villain = Złoczyńca
terminal-minion = Sługa
terminal-minions = Sługi
terminal-discoveries = Odkrycia
terminal-discoveries-hint = Odkrycia utrudniają grę; w pierwszej grze lepiej z nich nie korzystać.
terminal-how-many-heroes = Ilu bohaterów łącznie
terminal-how-many-yours = Iloma z nich kierujesz (pozostałymi kierują boty)

## Kilka gier

terminal-best-of = { $n ->
    [3] Do 2 wygranych: { $score }.
    [5] Do 3 wygranych: { $score }.
   *[other] Seria z { $n } gier: { $score }.
}
terminal-draw-again = Remis nikomu się nie liczy i grę się powtarza.
terminal-series-won = Seria wygrana.
terminal-series-lost = Seria przegrana.
terminal-will-begin = Przegrywa i zacznie następną grę: { $side }.
terminal-you-choose-first = Przegrana: wybierasz, kto zaczyna następną grę.
terminal-first = Kto zaczyna

## Początek

terminal-opening = { $own } kontra { $others }. Pole bitwy: { $battlefield }, ziarno { $seed }.
terminal-turn-order = Kolejność tur: { $order }.
terminal-goes-first = Zaczyna: { $hero }.
terminal-rules-team = Drużyna przegrywa, gdy pokonani są obaj jej bohaterowie. Partnerzy widzą nawzajem swoje karty na ręce.
terminal-rules-free-for-all = Wygrywa ostatni bohater na polu bitwy. W swojej pierwszej turze możesz atakować tylko następnego gracza albo takiego, który miał już turę.
terminal-signs-team = Na planszy [..] to twoi, (..) partnera, <..> przeciwników.
terminal-signs-free-for-all = Na planszy [..] to twoi, <..> pozostałych.
terminal-signs-two = Na planszy [..] to ci, którymi teraz grasz, (..) twoi pozostali, <..> przeciwników.
terminal-signs-adventure = Na planszy [..] to twoi, <..> wróg, ! żeton wroga; { $sign } to { $site } 1, { $marker } × 2.
terminal-signs-adventure-mates = Na planszy [..] to twoi, (..) innego bohatera, <..> wróg, ! żeton wroga; { $sign } to { $site } 1, { $marker } × 2.
terminal-signs-adventure-own = Na planszy [..] to ci, którymi teraz grasz, (..) innego bohatera, <..> wróg, ! żeton wroga; { $sign } to { $site } 1, { $marker } × 2.

## Gra

terminal-watching = Jesteś poza grą, a pozostali grają dalej. Enter: oglądaj, quit: wyjdź.
terminal-look-back = „save PLIK” zapisuje grę, „log” pokazuje jej przebieg, Enter kończy.
terminal-look-back-go-on = „save PLIK” zapisuje grę, „log” pokazuje jej przebieg, Enter przechodzi dalej.
terminal-same-deal = To samo rozdanie jeszcze raz:
terminal-saved-again = Zapisaną grę można odtworzyć: { $command }
terminal-goodbye = Do widzenia: ziarno { $seed }, { $result }.
terminal-result-unfinished = gra niedokończona
terminal-result-draw = remis
terminal-result-won = zwycięstwo: { $names }
terminal-result-heroes-won = zwycięstwo bohaterów
terminal-hand = Twoja ręka:
terminal-hand-empty = Twoja ręka jest pusta.
terminal-hand-as = Twoja ręka ({ $player }):
terminal-hand-as-empty = Twoja ręka ({ $player }) jest pusta.
terminal-hand-mate = Ręka partnera ({ $player }):
terminal-hand-mate-empty = Ręka partnera ({ $player }) jest pusta.
terminal-hand-secret = Ręka partnera ({ $player }) jest tajna.
terminal-not-here = „{ $words }” tu nie gra; deck pokazuje wszystkie talie.
terminal-empty = pusto
terminal-to-choose-from = Do wyboru:
terminal-acting-for = Grasz jako { $player }.
terminal-not-possible = „{ $words }” nie jest teraz możliwe.
terminal-number-or-help = Numer od 1 do { $n } albo ?, by zobaczyć pomoc.
terminal-save-where = Do jakiego pliku? save PLIK
terminal-save-there = Plik { $file } już istnieje; wybierz inną nazwę.
terminal-save-failed = Nie można zapisać pliku { $file }: { $why }.
terminal-saved = Zapisano. Aby odtworzyć grę: { $command }

## Koniec

terminal-drawn = Remis: { $names } padają razem.
terminal-won = Wygrana. Zwycięstwo: { $names }.
terminal-lost = Przegrana. Zwycięstwo: { $names }.
terminal-team-won = Twoja drużyna wygrywa. Zwycięstwo: { $names }.
terminal-team-lost = Twoja drużyna przegrywa. Zwycięstwo: { $names }.
terminal-adventure-won = Wygrana w rundzie { $n }: { $villain } pada.
terminal-lost-by-threat = Przegrana w rundzie { $n }: { $villain } osiąga swój cel po raz { $times ->
    [3] trzeci
    [4] czwarty
   *[other] { $times }
}.
terminal-lost-by-quiet = Przegrana w rundzie { $n }: nic się nie wydarzyło przez { $quiet ->
    [one] { $quiet } rundę
    [few] { $quiet } rundy
   *[other] { $quiet } rund
}.
terminal-lost-by-elimination = Przegrana w rundzie { $n }: wszyscy wasi walczący są pokonani.

## Pytania

terminal-source = { $source }: { $question }
terminal-source-of = { $source } ({ $player }): { $question }
terminal-ask-place = Gdzie stanie { $piece }?
terminal-ask-place-token = Gdzie umieścisz żeton ({ $token })?
terminal-ask-action = Twoja akcja (pozostało: { $n })?
terminal-ask-defend = Atak: { $attacker } → { $target }. Bronisz się kartą?
terminal-ask-hand-limit = Za dużo kart na ręce ({ $n }): którą odrzucasz?
terminal-ask-may = Zrobić to?
terminal-ask-boost-move = Wzmocnić swój ruch ({ $n })?
terminal-ask-boost = Którą kartą?
terminal-choose-for = Wybierasz za: { $player }.
terminal-choose-for-enemy = Wybierasz za wroga.
terminal-that-is-you = To ty.
terminal-choose-n = wybierz { $n } z tych
terminal-which-fighter = Który walczący?
terminal-which-player = Który gracz?
terminal-which-token = Który żeton?
terminal-which-move-token = Dokąd?
terminal-which-space = Które pole?
terminal-which-card = Która karta?
terminal-which-number = Która liczba?
terminal-which-source = Który z twoich efektów najpierw?
terminal-which-site = Które miejsce najpierw?
terminal-which = Co wybierasz?
terminal-how-many = Ile?
terminal-so-far = (dotąd { $n })
terminal-n-of = ({ $n } z { $most })
terminal-n-of-up-to = ({ $n } z maksymalnie { $most })
terminal-drawn-first = (pierwsza wymieniona zostanie dobrana jako pierwsza)
terminal-ask-enemy-target = { $enemy }: kogo atakuje? Ty wybierasz.
terminal-ask-remove-many = { $site }: ile usuwasz? ({ $marker })
terminal-ask-remove = Po manewrze: czy usuwasz 1? ({ $marker }, { $site })
terminal-ask-activate = Po manewrze: czy odrzucasz kartę, by aktywować miejsce ({ $site })? Możesz użyć jego efektu, a potem usunąć z niego maksymalnie tyle, ile wynosi wartość WZMOCNIENIA karty ({ $marker }).
terminal-ask-token-move = Który żeton przesuwasz i dokąd{ $reach }?
terminal-ask-move = { $who }: dokąd{ $reach }?
terminal-ask-moves = Kto się porusza i dokąd{ $reach }?
terminal-ask-enemy-way = { $who } przechodzi { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }: dokąd? Ty wybierasz.
terminal-done-nobody = (done: nikt więcej)
terminal-exactly = , dokładnie { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }
terminal-at-most = , maksymalnie { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }
terminal-through = , nawet przez wrogich walczących
terminal-label-boost = wzmocnienie { $n }
terminal-label-there = tam: { $n }
terminal-label-health = zdrowie { $n }

## Bohaterowie, wrogowie i karty

terminal-reshuffle = Gdy zostanie odrzucona, cały stos kart odrzuconych zostaje wtasowany z powrotem do talii.
terminal-villain-head = { $name }, złoczyńca, ruch { $n }
terminal-minion-head = { $name }, sługa, ruch { $n }
terminal-rank-villain = złoczyńca
terminal-rank-minion = sługa
terminal-initiative = Karta inicjatywy { $card }: { $text }
terminal-initiative-waits = Karta inicjatywy { $card } (poza talią: { $n }, aż doda je efekt): { $text }
terminal-tokens = Żetony ({ $token }) × { $n }: { $text }
terminal-no-boost = bez wzmocnienia
terminal-boost = wzmocnienie { $n }
terminal-values = atak { $attack }, obrona { $defense }
terminal-type-attack = atak
terminal-type-defense = obrona
terminal-type-versatile = uniwersalna
terminal-type-scheme = fortel
terminal-or = lub
terminal-any-fighter = dowolny walczący
terminal-only-in-attack = (tylko w ataku) { $text }
terminal-only-in-defense = (tylko w obronie) { $text }

## Kto gdzie stoi

terminal-you = (ty)
terminal-your-mate = (partner)
terminal-enemies = Wrogowie:
terminal-being-placed = Trwa rozstawianie walczących.
terminal-turn-of = Tura: { $player }.
terminal-turn-of-then = Tura: { $player }, potem: { $others }.
terminal-out = { $player }: poza grą
terminal-player = { $player }: ruch { $move }, ręka { $hand }, talia { $deck }, odrzucone { $discard }
terminal-enemy-piles = ruch { $move }, talia { $deck }, odrzucone { $discard }
terminal-on-top = na wierzchu talii: { $card }
terminal-in-hand = na ręce: { $cards }
terminal-melee = wręcz
terminal-ranged = dystans
terminal-defeated = pokonano
terminal-all-defeated = pokonano: { $names }
terminal-none = brak
terminal-health = zdrowie { $health }/{ $most }
terminal-at = pole { $space } (strefa { $zones })
terminal-off = poza polem bitwy

## Wokół planszy gry kooperacyjnej

terminal-shuffled-in = Przy następnym tasowaniu wejdą do talii: { $cards }.
terminal-round = Runda { $n }. Odkryte: { $row }. Nikt już nie czeka na turę.
terminal-round-left = Runda { $n }. Odkryte: { $row }. Jeszcze w talii ({ $left }): { $cards }.
terminal-round-left-any = Runda { $n }. Odkryte: { $row }. Jeszcze w talii ({ $left }, w dowolnej kolejności): { $cards }.
terminal-nobody = nikt
terminal-last = na końcu { $cards }
terminal-threat = Zagrożenie: { $track }   Osiągnięte cele ({ $villain }): { $n } z { $most }
terminal-track-end = koniec
terminal-markers = { $marker } × { $n }
terminal-supply = w zasobach: { $markers }
terminal-markers-on = { $marker }: { $sites } ({ $supply })
terminal-no-farm = żadna farma
terminal-around = wokół: { $spaces }
terminal-destroyed = zniszczono
terminal-invasion = Odkryte żetony inwazji: { $up }; zakryte: { $n }.
terminal-slot = Zniszczenie nr { $n } ({ $site }): { $text }
terminal-discovery = Odkrycie { $name }: { $text }
terminal-rules-win = Wygrywacie, gdy { $villain } pada, niezależnie od pozostałych sług. Przegrywacie, gdy { $villain } osiągnie swój cel po raz { $times ->
    [3] trzeci
    [4] czwarty
   *[other] { $times }
} albo gdy wszyscy wasi walczący zostaną pokonani.
terminal-rules-round = W rundzie odkrywa się karty inicjatywy jedna po drugiej; czyja karta zostanie odkryta, ten wykonuje turę. Potem rozpatruje się efekty końca rundy z kart wrogów i tasuje wszystkie karty od nowa.
terminal-rules-enemy = Wróg atakuje sąsiadującego z nim walczącego. Jeśli takiego nie ma, idzie do najbliższego w zasięgu swojego ruchu i atakuje go; jeśli nikogo nie ma w zasięgu, znacznik zagrożenia przesuwa się o 1 pole.
terminal-rules-you-choose = Jeśli jest wybór, wybieracie wy.
terminal-rules-kindest = Jeśli jest wybór, wróg robi to, co wydaje się dla was najlepsze.
terminal-rules-cards = Wróg atakuje i broni się wierzchnią kartą swojej talii i o niczym nie decyduje: czego nie musi, tego nie robi.
terminal-rules-threat = Gdy znacznik zagrożenia dotrze do końca toru, { $villain } osiąga swój cel ({ $objective }), a znacznik wraca.
terminal-rules-bridges = Po manewrze możesz odrzucić kartę, by aktywować jedno miejsce ({ $site }), z którym sąsiaduje twój walczący: działa ono zgodnie z opisem, a ty możesz usunąć z niego maksymalnie tyle, ile wynosi wartość WZMOCNIENIA karty ({ $marker }).
terminal-rules-farms = Po manewrze możesz usunąć 1 ({ $marker }) z jednego miejsca ({ $site }), które graniczy z polem twojego walczącego.

## Strefy, według koloru

terminal-zone-blue = niebieska
terminal-zone-brown = brązowa
terminal-zone-gray = szara
terminal-zone-green = zielona
terminal-zone-light-gray = jasnoszara
terminal-zone-light-green = jasnozielona
terminal-zone-lightblue = jasnoniebieska
terminal-zone-lime = limonkowa
terminal-zone-navy = granatowa
terminal-zone-olive = oliwkowa
terminal-zone-orange = pomarańczowa
terminal-zone-pink = różowa
terminal-zone-purple = purpurowa
terminal-zone-red = czerwona
terminal-zone-slate = szaroniebieska
terminal-zone-tan = beżowa
terminal-zone-teal = morska
terminal-zone-violet = fioletowa
terminal-zone-wine = bordowa
terminal-zone-yellow = żółta
