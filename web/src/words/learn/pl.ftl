## Learning the game: the guided first game, the rules with their examples, terms and rulings.

learn = Naucz się grać
learn-lead = Nauka przez grę: { $n } krótkich kroków, około dziesięciu minut
learn-hint = Pierwsza gra z przewodnikiem i zasady z przykładami
learn-hint-new = Grasz pierwszy raz? Zacznij tutaj
learn-start = Zacznij pierwszą grę
learn-go-on = Wróć do kroku { $at } z { $of }
learn-again = Zacznij od nowa
learn-step = Krok { $at } z { $of }
learn-title = Twoja pierwsza gra
learn-about = Prawdziwa gra na prawdziwym polu bitwy, a obok ktoś, kto mówi, co robić i dlaczego. W każdej chwili możesz przerwać i wrócić później.
learn-won = Pierwsza gra wygrana!
learn-won-text = Manewr, atak, fortel, strefy, wzmocnienie, kolejność efektów: to prawie wszystko. Resztę znajdziesz na kartach, a każde pojęcie wyjaśni się, gdy go dotkniesz.
learn-next-game = Zagraj prawdziwą grę
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
example-zones = Bohaterka walcząca na dystans stoi na polu żółto-fioletowym. Jeden przeciwnik jest w strefie żółtej, drugi w fioletowej: z każdym z nich ma wspólną strefę.
example-maneuver = Wartość ruchu to 2, a odrzucona karta ma wzmocnienie 2: każdy walczący może poruszyć się o maksymalnie 4 pola.
example-passages = Od jednych drzwi do dowolnych innych prowadzi jeden krok.
example-scheme = Ten fortel zadaje 2 obrażenia walczącemu w strefie bohatera. To nie walka: nikt się nie broni.
example-reach = Pomocnik walczący na dystans dosięga każdego w szarej strefie; bohater walczący wręcz tylko walczących na sąsiadujących polach.
example-combat = Atak 6 przeciw obronie 3.
example-timing = W trakcie walki atak wzrósłby do 5. Obrona anuluje to natychmiast.
example-exhaustion = Talia jest pusta, a manewr zaczyna się od dobrania karty.
example-defeat = Bohaterowi został 1 punkt zdrowia; pomocnik stoi daleko.
hero-rulings = Warto wiedzieć o tym bohaterze
hero-rulings-lead = Co w razie wątpliwości oznaczają teksty tych kart.
card-part-value = Wartość i rodzaj karty
card-part-title = Nazwa
card-part-text = Co robi i kiedy
card-part-boost = Wzmocnienie
card-part-users = Kto może jej użyć

## The guided first game

lesson-first-game-maneuver = Manewr
lesson-first-game-maneuver-text = Twój bohater to { $hero }, a pomocnik to { $sidekick }. Wróg to { $enemy }: gdy jego zdrowie spadnie do 0, wygrywasz. Tura ma 2 akcje. Zacznij od manewru: naciśnij przycisk.
lesson-first-game-boost = Wzmocnienie
lesson-first-game-boost-text = Każdy manewr zaczyna się od dobrania karty. Teraz możesz odrzucić jedną, by ruszyć się dalej o tyle pól, ile wskazuje liczba w jej lewym dolnym rogu. Weź kartę „{ $card }” i potwierdź: twój ruch 2 zmieni się w 5.
lesson-first-game-zones = Strefy
lesson-first-game-zones-text = Kolory to strefy; pole w dwóch kolorach należy do obu. { $sidekick } walczy na dystans i może zaatakować każdego w tej samej strefie. { $enemy } stoi w żółtej: wskaż zaznaczone pole, też żółte.
lesson-first-game-adjacent = Sąsiadujące pola
lesson-first-game-adjacent-text = { $hero } walczy wręcz i musi stać na sąsiadującym polu, połączonym linią. Wskaż zaznaczone pole. Na drodze stoi { $sidekick }: przez przyjaznych walczących można przechodzić, przez wrogich nie.
lesson-first-game-ranged = Atak
lesson-first-game-ranged-text = Druga akcja: atak. Weź kartę „{ $card }”, potem wskaż cel: { $enemy }. Każda strona zagrywa zakrytą kartę i obie karty odkrywa się razem; atak zadaje tyle obrażeń, o ile przewyższa obronę.
lesson-first-game-defend = Obrona
lesson-first-game-defend-text = Twoje 5 przeciw obronie 1: to 4 obrażenia. Teraz { $enemy } atakuje zakrytą kartą, a broni się { $hero }. Zagraj kartę „{ $card }”: odejmie 3, a jej efekt odda cios.
lesson-first-game-scheme = Fortel
lesson-first-game-scheme-text = 4 przeciw 3: tylko 1 obrażenie dla ciebie, a po walce { $enemy } otrzymuje 2. Znowu twoja tura. Fortel to też akcja: zagraj kartę „{ $card }”.
lesson-first-game-place = Umieszczanie
lesson-first-game-place-text = Fortel działa tak, jak napisano na karcie. Najpierw na pole trafia { $sidekick }: umieszcza się go od razu, bez względu na to, co stoi po drodze. Wskaż zaznaczone pole.
lesson-first-game-melee = Atak wręcz
lesson-first-game-melee-text = Odzyskano 1 punkt zdrowia i dobrano kartę „{ $card }”. { $hero } i { $enemy } sąsiadują ze sobą: zaatakuj tą kartą.
lesson-first-game-timing = Kiedy działają teksty
lesson-first-game-timing-text = Najpierw natychmiast, potem w trakcie walki, potem obrażenia, na końcu po walce. Karta „{ $feint }” anulowałaby twój tekst, ale zdolność bohatera ({ $hero }) na to nie pozwala. Możesz więc się teraz poruszyć: wskaż zaznaczone pole.
lesson-first-game-immediately = Natychmiast
lesson-first-game-immediately-text = { $enemy } podchodzi i atakuje, a broni się { $sidekick }. Kto wie, co zakryta karta zrobi w trakcie walki? Karta „{ $card }” anuluje to natychmiast, zanim zadziała: zagraj ją.
lesson-first-game-exhaustion = Pusta talia
lesson-first-game-exhaustion-text = { $enemy } zaczyna manewr, ale nie ma już czego dobrać: wyczerpani walczący tej strony otrzymali po 2 obrażenia. Twoja talia ma jeszcze karty: wykonaj manewr.
lesson-first-game-win = Wygraj
lesson-first-game-win-text = Teraz decydujesz ty. { $enemy } ma jeszcze 4 punkty zdrowia i może się bronić albo nie. Karta „{ $other }” atakuje za 3, „{ $card }” za 5: wzmocnij ruch i przesuń się, jak chcesz, a potem zaatakuj.

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
rules-turn-text =
    Wykonujesz dokładnie 2 akcje: manewr, atak lub fortel, w dowolnej kolejności, także dwa razy tę samą. Żadnej nie można pominąć; manewr jest zawsze możliwy.
    Jeśli na koniec swojej tury masz na ręce więcej niż 7 kart, odrzuć nadmiar, tak by zostało 7. W trakcie tury nie ma limitu.
rules-maneuver = Manewr
rules-maneuver-text =
    Dobierz kartę. Potem możesz poruszyć swoich walczących, jednego po drugim i w dowolnej kolejności: każdego po liniach o maksymalnie tyle pól, ile wynosi twoja wartość ruchu, albo wcale.
    Przez swoich walczących można przechodzić, przez wrogich nie, i nikt nie kończy ruchu na zajętym polu.
rules-boost = Wzmocnienie
rules-boost-text =
    Raz na manewr, po dobraniu karty i przed ruchem, możesz odrzucić kartę z ręki i dodać jej wzmocnienie, liczbę w lewym dolnym rogu, do swojej wartości ruchu: dla wszystkich walczących w tym manewrze. Nic innego na karcie się nie liczy.
    Nadaje się każda karta, także karta pokonanego walczącego. Niektóre teksty pozwalają w ten sam sposób wzmocnić atak.
rules-passages = Tajne przejścia
rules-passages-text = Pola z drzwiami łączą tajne przejścia: walczący może przejść z jednego na dowolne inne jednym krokiem ruchu. Pod żadnym innym względem, na przykład przy atakach, nie sąsiadują ze sobą.
rules-scheme = Fortel
rules-scheme-text = Zagraj kartę fortelu, której może użyć jeden z twoich walczących, zrób to, co na niej napisano, i odrzuć ją.
rules-attack = Atak
rules-attack-text = Wybierz swojego walczącego, cel i kartę ataku albo uniwersalną, której ten walczący może użyć. Każdy może zaatakować sąsiadującego wrogiego walczącego. Walczący na dystans może też zaatakować każdego w tej samej strefie, niezależnie od odległości.
rules-cards = Co jest na karcie
rules-cards-text = Karty może użyć walczący, który jest na niej wymieniony, albo dowolny z twoich walczących. Karty ataku służą do ataku, karty obrony do obrony, a uniwersalne do jednego i drugiego. Zagrane i odrzucone karty leżą odkryte na stosie kart odrzuconych, który każdy może przejrzeć.
rules-combat = Jak przebiega walka
rules-combat-text =
    Atakujący zagrywa zakrytą kartę. Obrońca też może zagrać zakrytą kartę, obrony albo uniwersalną, której może użyć zaatakowany walczący. Może też nie zagrać żadnej. Obie karty odkrywa się razem.
    Obrażenia to wartość ataku minus wartość obrony. Obrona wyższa od ataku nie szkodzi atakującemu.
rules-timing = Natychmiast, w trakcie, po
rules-timing-text =
    Najpierw działają wszystkie teksty „natychmiast”, potem „w trakcie walki”, potem zadaje się obrażenia, a na końcu działają teksty „po walce”. Gdy obaj gracze mają taki tekst w tym samym czasie, pierwszy jest tekst obrońcy.
    Teksty działają, nawet jeśli walczący został tymczasem pokonany, chyba że gra się skończyła. Po kartach rozpatruje się zdolności, które działają po walce.
rules-won = Kto wygrywa walkę
rules-won-text = Atakujący wygrywa walkę, jeśli sam atak zadał co najmniej 1 obrażenie, w przeciwnym razie wygrywa obrońca. Obrażenia z tekstów kart się tu nie liczą.
rules-texts = Można i trzeba
rules-texts-text = To, co mówi karta, trzeba zrobić, na ile się da, także na własną szkodę, chyba że jest na niej „możesz” albo „maksymalnie”. Tekst, który nikogo nie dotyczy, nic nie robi. Liczy się pole bitwy takie, jakie jest w chwili działania tekstu: kto został odsunięty, ten już nie sąsiaduje.
rules-exhaustion = Pusta talia
rules-exhaustion-text = Stosu kart odrzuconych nigdy nie wtasowuje się z powrotem do talii. Za każdą kartę, którą musisz dobrać, a nie możesz, każdy z twoich walczących otrzymuje 2 obrażenia. Talia 30 kart to więc także czas, jaki masz.
rules-defeat = Pokonanie i koniec
rules-defeat-text = Walczący z 0 punktów zdrowia jest pokonany i schodzi z pola bitwy. Kart, których mogli użyć tylko pokonani walczący, nie można już zagrać, ale wciąż można je odrzucić dla wzmocnienia. Gdy pada bohater, gra kończy się w tej samej chwili.
rules-team = Drużyny
rules-team-text = Dwóch na dwóch: gracze z jednej drużyny wykonują tury na przemian z przeciwnikami, widzą nawzajem swoje karty, a ich walczący są dla siebie przyjaźni. Kto stracił bohatera, gra dalej pomocnikami, którzy mu zostali. Drużyna przegrywa, gdy padną obaj jej bohaterowie.
rules-free = Każdy na każdego
rules-free-text = Trzech lub czterech graczy, każdy gra dla siebie. Czyj bohater padnie, ten odpada ze wszystkimi walczącymi; wygrywa gracz, którego bohater zostanie ostatni. W swojej pierwszej turze możesz atakować tylko następnego gracza albo kogoś, kto miał już turę.
rules-coop = Przeciwko złoczyńcy
rules-coop-text = Od jednego do czterech graczy razem przeciwko złoczyńcy i sługom. W każdej rundzie karty inicjatywy decydują, kto kiedy działa. Wrogowie poruszają się i atakują według stałych zasad, wierzchnią kartą swojej talii. Gdy pada złoczyńca, wygrywacie wszyscy; gdy osiągnie cel o jeden raz za dużo albo padną wszyscy bohaterowie, przegrywacie.

## Terms: what a touch explains. The last line of each lists the beginnings of the words by which it is found in texts.

term-maneuver = Manewr
term-maneuver-text = Akcja: dobierz kartę, potem przesuń każdego ze swoich walczących o maksymalnie tyle pól, ile wynosi twoja wartość ruchu.
term-maneuver-find = manewr
term-scheme = Fortel
term-scheme-text = Akcja: zagraj kartę fortelu i zrób to, co na niej napisano.
term-scheme-find = fortel
term-boost = Wzmocnienie
term-boost-text = Odrzuć kartę, by dodać jej wzmocnienie, liczbę w lewym dolnym rogu. Pozostały tekst karty się ignoruje.
term-boost-find = wzmocn|wzmacnia
term-move-value = Wartość ruchu
term-move-value-text = O ile pól każdy z twoich walczących może się poruszyć w manewrze, bez wzmocnienia.
term-move-value-find = wartość ruchu|wartości ruchu|wartością ruchu
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
term-opposing-text = Należący do drugiej strony. W walce „wrogi walczący” to drugi uczestnik tej walki i nikt inny.
term-opposing-find = wrogi walcząc|wrogiego walcząc|wrogiemu walcząc|wrogim walcząc|wrogich walcząc|wrogimi walcząc|wrodzy walcząc
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
term-won-find = wygrasz walk|wygrywasz walk|wygrywa walk|wygrać walk
term-cancel = Anulować
term-cancel-text = Anulowany tekst nie działa. Wartość karty pozostaje, a tego, co już się stało, się nie cofa.
term-cancel-find = anul
term-ignore = Zignorować wartość
term-ignore-text = Karta liczy się jako 0 przy obrażeniach, cokolwiek do niej dodano.
term-ignore-find = zignoruj wartość|zignorować wartość
term-place = Umieścić
term-place-text = Postaw walczącego na polu, bez względu na to, co jest po drodze. To nie jest ruch. Pole musi być wolne.
term-place-find = umieść|umieszcz|umieścić
term-recover = Odzyskać
term-recover-text = Zyskać punkty zdrowia, ale nigdy więcej, niż walczący miał na początku. Pokonani nic nie odzyskują.
term-recover-find = odzysk
term-defeated = Pokonany
term-defeated-text = Przy 0 punktach zdrowia walczący schodzi z pola bitwy. Jeśli to bohater, jego gracz przegrywa.
term-defeated-find = pokonan
term-discard = Odrzucić
term-discard-text = Połóż kartę odkrytą na stosie kart odrzuconych jej właściciela. Jeśli karta nie jest losowa, wybiera ją właściciel ręki.
term-discard-find = odrzuc|odrzuć
term-exhausted = Wyczerpani
term-exhausted-text = Gdy trzeba dobrać z pustej talii: każdy walczący tego gracza otrzymuje 2 obrażenia za każdą brakującą kartę.
term-exhausted-find = wyczerpan
term-versatile = Uniwersalna
term-versatile-text = Karta do ataku albo do obrony. Dla innych tekstów liczy się i jako karta ataku, i jako karta obrony.
term-versatile-find = uniwersaln
term-passage = Tajne przejście
term-passage-text = Z pola z drzwiami ruch może prowadzić na dowolne inne pole z drzwiami, jednym krokiem.
term-passage-find = tajne przejści|tajnego przejści|tajnych przejść|tajnym przejści|tajnymi przejści
term-threat = Zagrożenie
term-threat-text = Jak daleko zaszedł złoczyńca. Gdy znacznik dotrze do końca toru, złoczyńca osiąga swój cel, a znacznik wraca.
term-threat-find = zagrożeni
term-objective = Cel złoczyńcy
term-objective-text = To, co złoczyńca robi za każdym razem, gdy znacznik zagrożenia dotrze do końca toru. Gdy zdarzy się to o jeden raz za dużo, przegrywacie.
term-objective-find = swój cel|osiągnie cel|osiągniętych celach
term-initiative = Karta inicjatywy
term-initiative-text = W każdej rundzie karty inicjatywy odkrywa się jedna po drugiej: czyja karta, ten wykonuje turę.
term-initiative-find = inicjatyw
term-doom = Żeton zagłady
term-doom-text = Leży na moście. Karty złoczyńcy liczą te żetony, a gracz, który aktywuje most, usuwa część z nich.
term-doom-find = żeton zagłady|żetonu zagłady|żetony zagłady|żetonów zagłady

## Rulings

ruling-uncancelable = Teksty, których nie można anulować
ruling-uncancelable-text = Chroni to tylko przed anulowaniem. Wartość takiej karty wciąż można zignorować albo zmienić.
ruling-bonus = Premie ze zdolności
ruling-bonus-text = Są częścią wartości karty: liczą się do obrażeń i do tego, kto wygrywa walkę. Żadna karta ich nie anuluje, a obowiązują tylko tak długo, jak długo spełniony jest ich warunek, aż do zadania obrażeń.
ruling-becomes = „Zmień na” i „dodaj”
ruling-becomes-text = Najpierw wartość zmienia się na tę, którą podaje tekst (ostatni, jeśli jest ich kilka). Potem dolicza się wszystko, co dodano, niezależnie od tego, kiedy.
ruling-ignore = Ignorowanie wartości
ruling-ignore-text = Karta liczy się jako 0 przy zadawaniu obrażeń, cokolwiek do niej dodano. Jej tekst nadal działa, chyba że też został anulowany.
ruling-started = „Rozpoczął tę turę na innym polu”
ruling-started-text = Porównuje się z polem, na którym walczący stał, gdy zaczęła się obecna tura, twoja albo przeciwnika. Dotyczy to więc też obrońcy, którego przesunięto w turze atakującego.
ruling-boost = Wzmacnianie ataku
ruling-boost-text = Wzmocnienie odrzuconej karty dodaje się do wartości ataku; nic innego na niej nie działa. Zakryte wzmocnienie odkrywa się razem z kartami z walki.
ruling-deck = Z wierzchu talii
ruling-deck-text = Odkrywanie, odrzucanie i wzmacnianie kartami z talii to nie dobieranie. Pusta talia nic wtedy nie dodaje i nie odbiera zdrowia.
ruling-place = Umieszczanie
ruling-place-text = Umieszczony walczący trafia prosto na pole; nieważne, kto stoi po drodze, i nie liczy się to jako ruch. Gdy żadne pole nie pasuje, tę część się pomija, a reszta działa dalej.
ruling-swap = Zamiana miejscami
ruling-swap-text = Obaj walczący zamieniają się miejscami jednocześnie i nie potrzebują wolnego pola. Jeśli jeden z nich nie może opuścić swojego pola, nic się nie dzieje.
ruling-others = Poruszanie cudzych walczących
ruling-others-text = Drogę wybierasz ty. Kto jest przyjazny, a kto wrogi, ocenia się od strony tego walczącego: przechodzi przez swoich, nie przez twoich.
ruling-return = Pomocnik, który wraca
ruling-return-text = Ma znowu pełne zdrowie. Jeśli w tekście nie ma „możesz”, musi wrócić na wolne pole, zgodnie z tekstem.
ruling-damage = Obrażenia z tekstów
ruling-damage-text = To nie obrażenia z walki: nie rozstrzygają żadnej walki, a karta obrony ich nie zmniejsza.
ruling-prevented = Obrażenia, którym zapobieżono
ruling-prevented-text = Liczą się jako niezadane. Obrażenia z wcześniejszej części tej samej walki zostają.
ruling-recover = Odzyskiwanie
ruling-recover-text = Nigdy ponad zdrowie początkowe, a pokonani nic nie odzyskują.
ruling-action = Dodatkowa akcja
ruling-action-text = To jeszcze jedna pełna akcja w tej turze i trzeba ją wykonać.
ruling-random = Losowe odrzucanie
ruling-random-text = Wybiera los. Karta leży potem odkryta na stosie kart odrzuconych, gdzie każdy ją widzi.
ruling-look = Oglądanie i odkrywanie
ruling-look-text = Kto ogląda karty, ten jeden je widzi. To, co zostało odkryte lub ujawnione, widzą wszyscy. Karty zostają tam, gdzie są, chyba że dalsza część tekstu mówi inaczej.
ruling-state = Co pokazuje karta bohatera
ruling-state-text = Rozmiar, postać, liczniki i podobne rzeczy widzą wszyscy. To, co zmieniają, jest zdolnością, a nie tekstem karty, więc nie można tego anulować.
ruling-linked = „Sąsiadują na potrzeby ruchu”
ruling-linked-text = Dotyczy to tylko ruchu. Ataki i inne teksty trzymają się linii, a korzystają z tego tylko wymienieni walczący.
ruling-away = Poza polem bitwy
ruling-away-text = Nieobecny walczący nie jest w żadnej strefie i z nikim nie sąsiaduje; nie można go zaatakować ani wybrać. Nie jest pokonany.
ruling-stuck = „Nie może opuścić swojego pola”
ruling-stuck-text = Nie zabierze go stamtąd ani ruch, ani umieszczenie, ani zamiana miejscami. Pokonanie tak.
ruling-cancel = Anulowanie
ruling-cancel-text = Zatrzymuje to, co się jeszcze nie stało; wartość pozostaje, a zdolności to nie dotyczy. Gdy obie strony anulują naraz, pierwszy jest tekst obrońcy, a tekst atakującego nigdy nie zadziała.
