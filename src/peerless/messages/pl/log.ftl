# Co się wydarzyło, dla dziennika (zob. en/log.ftl). Imiona stoją w mianowniku.

list-and = { $most } i { $last }

log-game-began = Gra się rozpoczyna
log-turn-began = Turę rozpoczyna { $player }
log-turn-ended = Turę kończy { $player }
log-placed = { $fighter } staje na polu { $space }
log-token-placed = Żeton „{ $token }” umieszczono na polu { $space }
log-token-removed = Żeton „{ $token }” usunięto z pola { $space }
log-token-moved = Żeton „{ $token }” przesunięto na pole { $space }
log-maneuvered = { $player } wykonuje manewr
log-drew = { $player } dobiera: { $cards }
log-drew-hidden = { $player } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
  }
log-exhausted = { $player } nie ma już kart do dobrania: wyczerpanie
log-boosted = { $player }: karta „{ $card }” wzmacnia ruch o { $n }
log-moved = { $fighter } porusza się: { $from } → { $space }
log-schemed = { $fighter } zagrywa fortel „{ $card }”
log-attacked = Atak: { $fighter } → { $target }, karta „{ $card }”
log-attacked-hidden = Atak: { $fighter } → { $target }, zakryta karta
log-added-boost = { $player } dokłada zakryte wzmocnienie: „{ $card }”
log-added-boost-hidden = { $player } dokłada zakrytą kartę jako wzmocnienie
log-defended = { $fighter } broni się kartą „{ $card }”
log-defended-hidden = { $fighter } broni się zakrytą kartą
log-not-defended = { $fighter } się nie broni
log-revealed = { $player } odkrywa „{ $card }”
log-revealed-value = { $player } odkrywa „{ $card }” ({ $n })
log-revealed-boost = { $player } odkrywa „{ $card }” ({ $n }) i wzmocnienie „{ $boost }” (+{ $bonus })
log-canceled = { $player }: efekty karty „{ $card }” zostają anulowane
log-boost-lost = { $player }: wzmocnienie „{ $card }” przepada
log-value-set = { $player }: wartość karty „{ $card }” wynosi teraz { $n }
log-value-added = { $player }: „{ $card }” otrzymuje +{ $n }
log-value-ignored = { $player }: wartość karty „{ $card }” zostaje zignorowana
log-bonus = { $player }: „{ $card }” ma +{ $n }
log-combat = Atak { $attack } przeciw obronie { $defense }: walkę wygrywa { $player }
log-damaged = { $fighter } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
  }
log-prevented = { $fighter }: obrażenia, którym zapobieżono: { $n }
log-recovered = { $fighter } odzyskuje { $n ->
    [one] { $n } punkt zdrowia
    [few] { $n } punkty zdrowia
   *[other] { $n } punktów zdrowia
  }
log-health-set = { $fighter }: zdrowie wynosi teraz { $n }
log-defeated = Pokonano: { $fighter }
log-out = { $player } odpada z gry
log-conceded = { $player } poddaje się
log-timed-out = { $player }: czas się skończył
log-returned = { $fighter } wraca na pole { $space }
log-swapped = { $fighter } i { $target } zamieniają się polami
log-left = { $fighter } opuszcza pole bitwy
log-defender-changed = Teraz broni się { $fighter }
log-movement-ended = { $fighter }: koniec ruchu
log-discarded = { $player }: „{ $card }” trafia na stos kart odrzuconych
log-looked = { $player } ogląda: { $cards }
log-looked-hidden = { $player } ogląda { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
  }
log-showed = { $player } pokazuje „{ $card }”
log-took = { $player } bierze na rękę „{ $card }”
log-took-hidden = { $player } bierze kartę na rękę
log-put-on-top = { $player }: „{ $card }” trafia na wierzch talii
log-put-on-top-hidden = { $player }: karta trafia na wierzch talii
log-put-at-bottom = { $player }: „{ $card }” trafia na spód talii
log-put-at-bottom-hidden = { $player }: karta trafia na spód talii
log-shuffled-in = { $player } wtasowuje do talii: { $cards }
log-shuffled-in-hidden = { $player } wtasowuje do talii { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
  }
log-shuffled = { $player } tasuje talię
log-card-became = { $player }: kartą w tej walce jest teraz „{ $card }”
log-chosen = Wybór: { $player }
log-named-number = { $player } podaje liczbę { $n }
log-declined = { $player } rezygnuje
log-declined-card = { $player } rezygnuje z tego, co daje „{ $card }”
log-declined-ability = { $player } nie używa zdolności
log-state-changed = { $player }, { $state }: { $value }
log-gained-action = { $player } zyskuje { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
   *[other] { $n } akcji
  }
log-lasts-card = { $player }, „{ $card }”: { $text }
log-lasts-ability = { $player }, zdolność: { $text }
log-lasting-card = { $player }: zaczyna działać długotrwały efekt karty „{ $card }”
log-lasting-ability = { $player }: zaczyna działać długotrwały efekt zdolności
log-game-over = Koniec gry
log-villain-won = Wygrywa { $player }
log-heroes-won = Bohaterowie wygrywają

## Gra kooperacyjna

log-round-began = Rozpoczyna się runda { $n }: potasowano karty inicjatywy
log-round-ended = Koniec rundy { $n }
log-initiative = Następna karta inicjatywy: { $initiative }
log-initiative-added = Karta „{ $initiative }” wejdzie do talii inicjatywy przy następnym tasowaniu
log-initiative-last = Karta inicjatywy „{ $initiative }” trafia na spód talii inicjatywy
log-initiative-left = Karta inicjatywy „{ $initiative }” zostaje usunięta z gry
log-target-beside = { $fighter } wybiera cel obok siebie: { $target }
log-target = { $fighter } wybiera najbliższy cel w zasięgu: { $target }, w odległości { $n ->
    [one] { $n } pola
    [few] { $n } pól
   *[many] { $n } pól
  }
log-threat = Znacznik zagrożenia przesuwa się o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }, na poziom { $level }; do końca toru: { $left }
log-threat-end = Znacznik zagrożenia przesuwa się o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }, na koniec toru
log-threat-unreached = { $fighter } nie ma nikogo w zasięgu: znacznik zagrożenia przesuwa się o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }, na poziom { $level }; do końca toru: { $left }
log-threat-unreached-end = { $fighter } nie ma nikogo w zasięgu: znacznik zagrożenia przesuwa się o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
  }, na koniec toru
log-threat-back = Znacznik zagrożenia wraca na poziom { $level }
log-objective = { $player } osiąga swój cel: { $n } z { $most }
log-markers-placed = { $site }: umieszczono „{ $marker }” × { $n }
log-markers-removed = { $site }: usunięto „{ $marker }” × { $n }
log-markers-moved = { $site }: przeniesiono tu „{ $marker }” × { $n }
log-destroyed = Zniszczono: { $site }
log-activated = { $player } aktywuje: { $site }, karta „{ $card }”
log-turned-up = Odkryto żeton inwazji: { $symbol }

## Dlaczego, w nawiasie

because-card = „{ $card }”
because-own-text = jej własny tekst
because-ability = zdolność: { $player }
because-objective = cel: { $player }
because-tokens = { $tokens }: { $player }
