## Learning the game: the guided first game, the rules with their examples, terms and rulings.

learn = Naucz się grać
learn-lead = Nauka przez grę: { $n } krótkich kroków, około dziesięciu minut
learn-hint = Pierwsza gra z przewodnikiem i zasady z przykładami
learn-start = Zacznij pierwszą grę
learn-go-on = Wróć do kroku { $at } z { $of }
learn-again = Zacznij od nowa
learn-step = Krok { $at } z { $of }
learn-title = Twoja pierwsza gra
learn-about = Prawdziwa gra na prawdziwym polu bitwy, a obok ktoś, kto mówi, co robić i dlaczego. W każdej chwili możesz przerwać i wrócić później.
learn-won = Pierwsza gra wygrana!
learn-won-text = Manewr, atak, fortel, strefy, wzmocnienie, kolejność efektów: to prawie wszystko. Reszta jest na kartach, a każde pojęcie wyjaśnia się po dotknięciu.
learn-next-game = Zagraj naprawdę
learn-read-rules = Przeczytaj zasady
why-lesson = Nie w tym kroku. W prawdziwej grze może to być dobry wybór.

rules-search = Szukaj w zasadach
rules-found = { $n ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Znaleziono 1 miejsce
    [few] Znaleziono { $n } miejsca
   *[other] Znaleziono { $n } miejsc
  }
rules-contents = Spis treści
rules-in-short = W skrócie
rules-terms = Pojęcia
rules-rulings = Warto wiedzieć
rules-rulings-lead = Pytania, które padają przy stole, i odpowiedzi Peerless.
rules-more = Więcej w zasadach
example = Przykład
example-next = Dalej
example-back = Wstecz
example-again = Od początku
example-at = { $at } / { $of }
example-zones = Bohaterka walcząca na dystans stoi na żółtym i fioletowym. Jeden przeciwnik jest w żółtej strefie, drugi w fioletowej: z każdym ma wspólną strefę.
example-maneuver = Wartość ruchu to 2, a odrzucona karta ma wzmocnienie 2: każdy może ruszyć się o maksymalnie 4 pola.
example-passages = Z jednych drzwi jeden krok prowadzi do dowolnych innych.
example-scheme = Ten fortel zadaje 2 obrażenia walczącemu w strefie bohatera. To nie walka: nikt się nie broni.
example-reach = Pomocnik walczący na dystans sięga każdego w szarej strefie; bohater walczący wręcz tylko sąsiadujących pól.
example-combat = Atak 6 przeciw obronie 3.
example-timing = W trakcie walki atak wzrósłby do 5. Obrona anuluje to natychmiast.
example-exhaustion = Talia jest pusta, a manewr zaczyna się od dobrania karty.
example-defeat = Bohaterowi został 1 punkt zdrowia; pomocnik stoi daleko.
hero-rulings = Warto wiedzieć o tym bohaterze
hero-rulings-lead = Co w razie wątpliwości znaczą teksty tych kart.
card-part-value = Wartość i rodzaj karty
card-part-title = Nazwa
card-part-text = Co robi i kiedy
card-part-boost = Wzmocnienie
card-part-users = Kto może jej użyć

## The guided first game

lesson-first-game-maneuver = Manewr
lesson-first-game-maneuver-text = Twój bohater to { $hero }, a pomocnik to { $sidekick }. Wróg to { $enemy }: gdy jego zdrowie spadnie do 0, wygrywasz. Tura ma 2 akcje. Zacznij od manewru: naciśnij przycisk.
lesson-first-game-boost = Wzmocnienie
lesson-first-game-boost-text = Każdy manewr zaczyna się od dobrania karty. Teraz możesz odrzucić jedną, by ruszyć się dalej o liczbę w jej lewym dolnym rogu. Weź kartę { $card } i potwierdź: twój ruch 2 zmieni się w 5.
lesson-first-game-zones = Strefy
lesson-first-game-zones-text = Kolory to strefy; pole w dwóch kolorach należy do obu. { $sidekick } walczy na dystans i może atakować każdego w tej samej strefie. { $enemy } stoi w żółtej: wskaż zaznaczone pole, też żółte.
lesson-first-game-adjacent = Sąsiadujące pola
lesson-first-game-adjacent-text = { $hero } walczy wręcz i musi stać obok: o jedną linię dalej. Wskaż zaznaczone pole. Na drodze stoi { $sidekick }: przez przyjaciół można przechodzić, przez wrogów nie.
lesson-first-game-ranged = Atak
lesson-first-game-ranged-text = Druga akcja: atak. Weź kartę { $card }, potem wskaż cel: { $enemy }. Obie strony zagrywają zakrytą kartę i odkrywają je razem; o ile atak jest większy, tyle zadaje obrażeń.
lesson-first-game-defend = Obrona
lesson-first-game-defend-text = Twoje 5 przeciw obronie 1: 4 obrażenia. Teraz { $enemy } atakuje zakrytą kartą, broni się { $hero }. Zagraj kartę { $card }: odejmie 3, a jej tekst odda cios.
lesson-first-game-scheme = Fortel
lesson-first-game-scheme-text = 4 przeciw 3: tylko 1 obrażenie dla ciebie, a po walce { $enemy } otrzymuje 2. Znowu twoja tura. Fortel to też akcja: zagraj kartę { $card }.
lesson-first-game-place = Umieszczanie
lesson-first-game-place-text = Fortel robi to, co mówi. Najpierw { $sidekick } zostaje umieszczony: od razu na polu, cokolwiek leży pomiędzy. Wskaż zaznaczone pole.
lesson-first-game-melee = Atak wręcz
lesson-first-game-melee-text = Odzyskano 1 punkt zdrowia i dobrano kartę: { $card }. { $hero } stoi obok wroga, którym jest { $enemy }: zaatakuj nią.
lesson-first-game-timing = Kiedy działają teksty
lesson-first-game-timing-text = Najpierw natychmiast, potem w trakcie walki, potem obrażenia, na końcu po walce. { $feint } anulowałaby twój tekst, ale zdolność bohatera ({ $hero }) na to nie pozwala. Możesz więc się ruszyć: wskaż zaznaczone pole.
lesson-first-game-immediately = Natychmiast
lesson-first-game-immediately-text = { $enemy } podchodzi i atakuje, broni się { $sidekick }. Kto wie, co zakryta karta zrobi w trakcie walki? { $card } anuluje to natychmiast, zanim zadziała: zagraj ją.
lesson-first-game-exhaustion = Pusta talia
lesson-first-game-exhaustion-text = Na manewr zabrakło kart, które { $enemy } mógłby dobrać: wyczerpani walczący tej strony otrzymali po 2 obrażenia. Twoja talia ma jeszcze karty: wykonaj manewr.
lesson-first-game-win = Wygraj
lesson-first-game-win-text = Teraz decydujesz ty. { $enemy } ma jeszcze 4 punkty zdrowia i może się bronić albo nie. { $other } atakuje za 3, { $card } za 5: wzmocnij i rusz się, jak chcesz, potem atakuj.

## The rules

chapter-basics = Podstawy
chapter-actions = Twoje akcje
chapter-combat = Walka
chapter-end = Karty, zdrowie i koniec
chapter-together = Więcej graczy

rules-aim = Cel
rules-aim-text = Każdy gracz prowadzi bohatera, często z jednym lub kilkoma pomocnikami. Obniż zdrowie wrogiego bohatera do 0, a od razu wygrywasz, cokolwiek zostało na polu bitwy.
rules-fighters = Bohaterowie i pomocnicy
rules-fighters-text = Wszyscy, których prowadzisz, to twoi walczący. Karta bohatera podaje zdolność, wartość ruchu (jedną dla wszystkich twoich walczących), zdrowie każdego i to, czy walczy wręcz, czy na dystans.
    Pokonany pomocnik schodzi z pola bitwy, a gra toczy się dalej. Gdy bohater ma kilku pomocników, każdy ma zwykle 1 punkt zdrowia.
rules-battlefield = Pola, linie i strefy
rules-battlefield-text = Na polu stoi jeden walczący. Dwa pola połączone linią sąsiadują ze sobą. Kolory to strefy: wszystkie pola jednego koloru są jedną strefą, gdziekolwiek leżą, a pole w kilku kolorach należy do każdej z nich.
    Linie służą ruchowi i walce wręcz; strefy atakom na dystans i wielu tekstom kart.
rules-setup = Przygotowanie
rules-setup-text = Każdy gracz tasuje 30 kart i dobiera 5. Bohater pierwszego gracza staje na polu startowym 1, drugiego na 2. Pomocnicy zaczynają na wolnych polach w strefie swojego bohatera. Zaczyna pierwszy gracz.
rules-turn = Tura
rules-turn-text = Wykonujesz dokładnie 2 akcje: manewr, atak lub fortel, w dowolnej kolejności, także dwa razy tę samą. Żadnej nie można pominąć; manewr jest zawsze możliwy.
    Jeśli na końcu tury masz więcej niż 7 kart, odrzuć do 7. W trakcie tury nie ma limitu.
rules-maneuver = Manewr
rules-maneuver-text = Dobierz kartę. Potem możesz poruszyć swoich walczących, jednego po drugim i w dowolnej kolejności, każdego o maksymalnie twoją wartość ruchu po liniach, albo wcale.
    Przez swoich walczących można przechodzić, przez wrogich nie, i nikt nie kończy ruchu na zajętym polu.
rules-boost = Wzmocnienie
rules-boost-text = Raz na manewr, po dobraniu i przed ruchem, możesz odrzucić kartę z ręki i dodać jej wzmocnienie, liczbę w lewym dolnym rogu, do swojej wartości ruchu: dla wszystkich walczących w tym manewrze. Nic innego na karcie się nie liczy.
    Nadaje się każda karta, także pokonanego walczącego. Niektóre teksty tak samo wzmacniają atak.
rules-passages = Tajne przejścia
rules-passages-text = Pola z drzwiami łączą tajne przejścia: walczący może przejść z jednego na dowolne inne jednym krokiem ruchu. Do niczego innego, na przykład do ataków, nie sąsiadują ze sobą.
rules-scheme = Fortel
rules-scheme-text = Zagraj kartę fortelu, której może użyć jeden z twoich walczących, zrób, co mówi, i odrzuć ją.
rules-attack = Atak
rules-attack-text = Wybierz swojego walczącego, cel i kartę ataku albo uniwersalną, której ten walczący może użyć. Każdy może atakować sąsiadującego wrogiego walczącego. Walczący na dystans może też atakować każdego w tej samej strefie, jakkolwiek daleko.
rules-cards = Co jest na karcie
rules-cards-text = Karty używa walczący, którego ona wymienia, albo dowolny z twoich. Karty ataku atakują, karty obrony bronią, uniwersalne robią jedno lub drugie. Zagrane i odrzucone karty leżą odkryte na stosie kart odrzuconych, który każdy może przejrzeć.
rules-combat = Jak przebiega walka
rules-combat-text = Atakujący zagrywa zakrytą kartę. Obrońca też może zagrać jedną, obrony albo uniwersalną, zaatakowanego walczącego, albo żadnej. Obie odkrywa się razem.
    Obrażenia to wartość ataku minus wartość obrony. Wyższa obrona nie szkodzi atakującemu.
rules-timing = Natychmiast, w trakcie, po
rules-timing-text = Najpierw wszystkie teksty z natychmiast, potem te w trakcie walki, potem obrażenia, potem te po walce. Gdy obaj gracze mają taki tekst w tym samym czasie, pierwszy jest tekst obrońcy.
    Teksty działają, nawet jeśli walczącego tymczasem pokonano, chyba że gra się skończyła. Po kartach przychodzą zdolności, które działają po walce.
rules-won = Kto wygrywa walkę
rules-won-text = Atakujący wygrywa walkę, jeśli sam atak zadał co najmniej 1 obrażenie, w przeciwnym razie wygrywa obrońca. Obrażenia z tekstów kart się do tego nie liczą.
rules-texts = Można i trzeba
rules-texts-text = To, co mówi karta, trzeba zrobić, na ile się da, także na własną szkodę, chyba że mówi „możesz” albo „maksymalnie”. Co nikogo nie znajduje, nic nie robi. Tekst patrzy na pole bitwy takie, jakie jest, gdy działa: kogo odsunięto, ten już nie sąsiaduje.
rules-exhaustion = Pusta talia
rules-exhaustion-text = Stosu kart odrzuconych nigdy się nie tasuje z powrotem. Za każdą kartę, którą musisz dobrać, a nie możesz, każdy twój walczący otrzymuje 2 obrażenia. Talia 30 kart to więc także twój czas.
rules-defeat = Pokonanie i koniec
rules-defeat-text = Walczący z 0 punktów zdrowia jest pokonany i schodzi z pola bitwy. Kart, których mogli użyć tylko pokonani, nie można już zagrać, ale wciąż można je odrzucić dla wzmocnienia. Gdy pada bohater, gra kończy się w tej chwili.
rules-team = Drużyny
rules-team-text = Dwóch na dwóch: gracze drużyny mają tury na zmianę z przeciwnikami, widzą swoje karty, a ich walczący są przyjaciółmi. Kto stracił bohatera, gra dalej pomocnikami, którzy zostali. Drużyna przegrywa, gdy padną obaj jej bohaterowie.
rules-free = Każdy za siebie
rules-free-text = Trzech lub czterech graczy, każdy sam. Czyj bohater padnie, ten odpada ze wszystkimi walczącymi; wygrywa ostatni bohater. W pierwszej turze możesz atakować tylko następnego gracza albo kogoś, kto miał już turę.
rules-coop = Przeciw złoczyńcy
rules-coop-text = Od jednego do czterech graczy razem przeciw złoczyńcy i sługom. W każdej rundzie karty inicjatywy decydują, kto kiedy działa. Wrogowie poruszają się i atakują według stałych zasad, wierzchnią kartą swojej talii. Gdy pada złoczyńca, wygrywacie wszyscy; gdy osiągnie cel o raz za dużo albo padną wszyscy bohaterowie, przegrywacie.

## Terms: what a touch explains. The last line of each lists the beginnings of the words by which it is found in texts.

term-maneuver = Manewr
term-maneuver-text = Akcja: dobierz kartę, potem porusz każdego swojego walczącego o maksymalnie twoją wartość ruchu.
term-maneuver-find = manewr
term-scheme = Fortel
term-scheme-text = Akcja: zagraj kartę fortelu i zrób, co mówi.
term-scheme-find = fortel
term-boost = Wzmocnienie
term-boost-text = Odrzuć kartę, by dodać jej wzmocnienie, liczbę w lewym dolnym rogu. Jej inny tekst się ignoruje.
term-boost-find = wzmocn|wzmacnia
term-move-value = Wartość ruchu
term-move-value-text = O ile pól każdy twój walczący może się ruszyć w manewrze, bez wzmocnienia.
term-move-value-find = wartość ruchu|wartości ruchu
term-adjacent = Sąsiadujące
term-adjacent-text = Połączone linią. Strefy nie mają tu znaczenia.
term-adjacent-find = sąsiad
term-zone = Strefa
term-zone-text = Wszystkie pola jednego koloru, gdziekolwiek leżą. Pole w kilku kolorach należy do każdej z tych stref.
term-zone-find = stref
term-melee = Walka wręcz
term-melee-text = Ten walczący atakuje tylko sąsiadujących walczących.
term-melee-find = wręcz
term-ranged = Na dystans
term-ranged-text = Ten walczący atakuje sąsiadujących walczących i każdego w tej samej strefie.
term-ranged-find = na dystans
term-sidekick = Pomocnik
term-sidekick-text = Walczący u boku bohatera. Gdy pomocnik pada, gra toczy się dalej.
term-sidekick-find = pomocnik|pomocnic
term-opposing = Wrogi
term-opposing-text = Drugiej strony. W walce „wrogi walczący” to drugi walczący tej walki i nikt inny.
term-opposing-find = wrogi walcząc|wrogiego walcząc|wrogiemu walcząc|wrogim walcząc|wrogich walcząc
term-immediately = Natychmiast
term-immediately-text = Zaraz po odkryciu obu kart, przed wszystkim innym. Jeśli obie mają taki tekst, pierwszy jest tekst obrońcy.
term-immediately-find = natychmiast
term-during = W trakcie walki
term-during-text = Po wszystkim, co dzieje się natychmiast, a przed obrażeniami.
term-during-find = w trakcie walki
term-after = Po walce
term-after-text = Po obrażeniach, także jeśli walczącego pokonano. Pierwszy jest tekst obrońcy.
term-after-find = po walce
term-won = Wygrać walkę
term-won-text = Atakujący wygrywa, jeśli sam atak zada co najmniej 1 obrażenie; w przeciwnym razie wygrywa obrońca.
term-won-find = wygrasz walkę|wygrywa walkę|wygrać walkę
term-cancel = Anulować
term-cancel-text = Anulowany tekst nie działa. Wartość karty zostaje, a tego, co już się stało, nie cofa się.
term-cancel-find = anul
term-ignore = Zignorować wartość
term-ignore-text = Karta liczy się jako 0 przy obrażeniach, cokolwiek do niej dodano.
term-ignore-find = zignoruj wartość|zignorować wartość
term-place = Umieścić
term-place-text = Postaw walczącego na polu, cokolwiek leży pomiędzy. To nie jest ruch. Pole musi być wolne.
term-place-find = umieść|umieszcz|umieścić
term-recover = Odzyskać
term-recover-text = Zyskać zdrowie, nigdy więcej niż na początku. Pokonani nic nie odzyskują.
term-recover-find = odzysk
term-defeated = Pokonany
term-defeated-text = Przy 0 punktach zdrowia walczący schodzi z pola bitwy. Jeśli to bohater, gracz przegrał.
term-defeated-find = pokonan
term-discard = Odrzucić
term-discard-text = Położyć kartę odkrytą na stosie jej właściciela. Jeśli nie losowo, wybiera właściciel ręki.
term-discard-find = odrzuc|odrzuć
term-exhausted = Wyczerpani
term-exhausted-text = Gdy trzeba dobrać z pustej talii: każdy walczący tego gracza otrzymuje 2 obrażenia za każdą brakującą kartę.
term-exhausted-find = wyczerpan
term-versatile = Uniwersalna
term-versatile-text = Karta, która może atakować albo bronić. Dla innych tekstów liczy się jako obie.
term-versatile-find = uniwersaln
term-passage = Tajne przejście
term-passage-text = Z pola z drzwiami ruch może prowadzić na dowolne inne pole z drzwiami, jednym krokiem.
term-passage-find = tajne przejści|tajnych przejść|tajnym przejści

## Rulings

ruling-uncancelable = Teksty, których nie można anulować
ruling-uncancelable-text = Chroni to tylko przed anulowaniem. Wartość takiej karty wciąż można zignorować albo zmienić.
ruling-bonus = Premie ze zdolności
ruling-bonus-text = Są częścią wartości karty: liczą się do obrażeń i do tego, kto wygrywa walkę. Żadna karta ich nie anuluje, a obowiązują tylko, póki trwa ich warunek, aż do chwili obrażeń.
ruling-becomes = „Zmienia się na” i „dodaj”
ruling-becomes-text = Najpierw wartość staje się taka, jak mówi tekst, ostatni, jeśli jest ich kilka. Potem dochodzi wszystko, co dodano, kiedykolwiek to było.
ruling-ignore = Ignorowanie wartości
ruling-ignore-text = Karta liczy się jako 0 przy zadawaniu obrażeń, cokolwiek do niej dodano. Jej tekst nadal działa, chyba że też go anulowano.
ruling-started = „Zaczął tę turę na innym polu”
ruling-started-text = Porównuje się z polem, na którym walczący stał, gdy zaczęła się obecna tura, twoja albo przeciwnika. Dotyczy to więc też obrońcy, którego przesunięto w turze atakującego.
ruling-boost = Wzmacnianie ataku
ruling-boost-text = Wzmocnienie odrzuconej karty dodaje się do wartości ataku; nic innego na niej nie działa. Zakryte wzmocnienie odkrywa się razem z kartami walki.
ruling-deck = Z wierzchu talii
ruling-deck-text = Odkrywanie, odrzucanie i wzmacnianie z talii to nie dobieranie. Pusta talia nic wtedy nie dodaje i nie kosztuje zdrowia.
ruling-place = Umieszczanie
ruling-place-text = Umieszczony walczący trafia prosto na pole; nikt pomiędzy nie ma znaczenia i nie liczy się to jako ruch. Gdy żadne pole nie pasuje, tę część się pomija, a reszta działa dalej.
ruling-swap = Zamiana miejsc
ruling-swap-text = Obaj walczący zamieniają się za jednym razem i nie potrzebują wolnego pola. Jeśli jeden nie może opuścić swojego pola, nic się nie dzieje.
ruling-others = Poruszanie cudzych walczących
ruling-others-text = Drogę wybierasz ty. Kto przyjaciel, a kto wróg, liczy się od strony tego walczącego: przechodzi przez swoich, nie przez twoich.
ruling-return = Pomocnik, który wraca
ruling-return-text = Ma znowu pełne zdrowie. Jeśli tekst nie mówi „możesz”, musi wrócić, na wolne pole, jak podano.
ruling-damage = Obrażenia z tekstów
ruling-damage-text = To nie obrażenia z walki: nie rozstrzygają żadnej walki, a karta obrony ich nie zmniejsza.
ruling-prevented = Obrażenia, którym zapobieżono
ruling-prevented-text = Liczą się jako niezadane. Obrażenia z wcześniejszej części tej samej walki zostają.
ruling-recover = Odzyskiwanie
ruling-recover-text = Nigdy ponad zdrowie początkowe, a pokonani nic nie odzyskują.
ruling-action = Dodatkowa akcja
ruling-action-text = To jeszcze jedna pełna akcja w tej turze i trzeba ją wykonać.
ruling-random = Losowe odrzucanie
ruling-random-text = Wybiera los. Karta leży potem odkryta na stosie, gdzie każdy ją widzi.
ruling-look = Oglądanie i odkrywanie
ruling-look-text = Kto ogląda karty, ten widzi je sam. Co zostało odkryte, widzą wszyscy. Karty zostają tam, gdzie są, chyba że tekst mówi dalej.
ruling-state = Co pokazuje karta bohatera
ruling-state-text = Rozmiar, postać, liczniki i podobne rzeczy widzą wszyscy. To, co zmieniają, jest zdolnością, a nie tekstem karty, więc nie można tego anulować.
ruling-linked = „Jakby sąsiadowały”
ruling-linked-text = Dotyczy to tylko ruchu. Ataki i inne teksty trzymają się linii, a mają to tylko wymienieni walczący.
ruling-away = Poza polem bitwy
ruling-away-text = Nieobecny walczący nie jest w żadnej strefie i z nikim nie sąsiaduje; nie można go atakować ani wybrać. Nie jest pokonany.
ruling-stuck = „Nie może opuścić swojego pola”
ruling-stuck-text = Nie zabierze go stamtąd ruch, umieszczenie ani zamiana miejsc. Pokonanie tak.
ruling-cancel = Anulowanie
ruling-cancel-text = Zatrzymuje to, co się jeszcze nie stało; wartość zostaje, a zdolności to nie dotyczy. Gdy obaj anulują naraz, pierwszy jest obrońca, a tekst atakującego nigdy nie zadziała.
