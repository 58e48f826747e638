# Ce qui se passe, pour le journal (voir en/log.ftl). Les noms restent tels quels, sans article.

list-and = { $most } et { $last }

log-game-began = La partie commence
log-turn-began = Début du tour : { $player }
log-turn-ended = Fin du tour : { $player }
log-placed = Placement : { $fighter }, case { $space }
log-token-placed = Un jeton { $token } est placé sur la case { $space }
log-token-removed = Le jeton { $token } de la case { $space } est retiré
log-token-moved = Un jeton { $token } est déplacé sur la case { $space }
log-maneuvered = { $player } effectue une manœuvre
log-drew = { $player } pioche { $cards }
log-drew-hidden = { $player } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
log-exhausted = { $player } n’a plus de carte à piocher : épuisement
log-boosted = { $player } : { $card } booste le déplacement de { $n }
log-moved = { $fighter } se déplace : { $from } → { $space }
log-schemed = { $fighter } joue le stratagème { $card }
log-attacked = { $fighter } attaque { $target } avec { $card }
log-attacked-hidden = { $fighter } attaque { $target } avec une carte face cachée
log-added-boost = { $player } ajoute { $card } en boost, face cachée
log-added-boost-hidden = { $player } ajoute une carte en boost, face cachée
log-defended = { $fighter } se défend avec { $card }
log-defended-hidden = { $fighter } se défend avec une carte face cachée
log-not-defended = { $fighter } ne se défend pas
log-revealed = { $player } révèle { $card }
log-revealed-value = { $player } révèle { $card } ({ $n })
log-revealed-boost = { $player } révèle { $card } ({ $n }) et le boost { $boost } (+{ $bonus })
log-canceled = { $player } : les effets de la carte { $card } sont annulés
log-boost-lost = { $player } : le boost { $card } est perdu
log-value-set = { $player } : la valeur de la carte { $card } devient { $n }
log-value-added = { $player } : { $card } gagne +{ $n }
log-value-ignored = { $player } : la valeur de la carte { $card } est ignorée
log-bonus = { $player } : { $card } a un bonus de +{ $n }
log-combat = Attaque { $attack } contre défense { $defense } : { $player } remporte le combat
log-damaged = { $fighter } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
log-prevented = { $fighter } : { $n ->
    [one] { $n } dégât évité
   *[other] { $n } dégâts évités
  }
log-recovered = { $fighter } récupère { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
  }
log-health-set = { $fighter } : la santé passe à { $n }
log-defeated = { $fighter } est hors de combat
log-out = Élimination : { $player }
log-conceded = { $player } abandonne
log-timed-out = Temps écoulé : { $player }
log-returned = { $fighter } revient sur la case { $space }
log-swapped = { $fighter } et { $target } échangent leurs positions
log-left = { $fighter } quitte le champ de bataille
log-defender-changed = { $fighter } devient le défenseur
log-movement-ended = { $fighter } : fin du déplacement
log-discarded = { $player } : { $card } va à la défausse
log-looked = { $player } consulte { $cards }
log-looked-hidden = { $player } consulte { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
log-showed = { $player } montre { $card }
log-took = { $player } prend { $card } en main
log-took-hidden = { $player } prend une carte en main
log-put-on-top = { $player } : { $card } va sur le dessus du deck
log-put-on-top-hidden = { $player } : une carte va sur le dessus du deck
log-put-at-bottom = { $player } : { $card } va sous le deck
log-put-at-bottom-hidden = { $player } : une carte va sous le deck
log-shuffled-in = { $player } mélange dans son deck : { $cards }
log-shuffled-in-hidden = { $player } mélange dans son deck { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
log-shuffled = { $player } mélange son deck
log-card-became = { $player } : { $card } est désormais la carte de ce combat
log-chosen = Choix : { $player }
log-named-number = { $player } annonce { $n }
log-declined = { $player } y renonce
log-declined-card = { $player } renonce à ce que propose { $card }
log-declined-ability = { $player } n’utilise pas sa capacité spéciale
log-state-changed = { $player }, { $state } : { $value }
log-gained-action = { $player } gagne { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
log-lasts-card = { $player }, { $card } : { $text }
log-lasts-ability = { $player }, capacité spéciale : { $text }
log-lasting-card = { $player } : un effet durable de la carte { $card } commence
log-lasting-ability = { $player } : un effet durable de la capacité spéciale commence
log-game-over = La partie est terminée
log-villain-won = { $player } l’emporte
log-heroes-won = Les héros l’emportent

## Le jeu coopératif

log-round-began = La manche { $n } commence : les cartes Initiative sont mélangées
log-round-ended = La manche { $n } se termine
log-initiative = Carte Initiative suivante : { $initiative }
log-initiative-added = Une carte { $initiative } rejoindra le deck Initiative au prochain mélange
log-initiative-last = La carte Initiative { $initiative } va sous son deck
log-initiative-left = La carte Initiative { $initiative } est retirée de la partie
log-target-beside = { $fighter } vise { $target }, qui est à côté
log-target = { $fighter } vise { $target }, la cible la plus proche à portée, à { $n ->
    [one] 1 case
   *[other] { $n } cases
  }
log-threat = La menace avance de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }, au niveau { $level }, à { $left ->
    [one] { $left } case
   *[other] { $left } cases
  } de la fin
log-threat-end = La menace avance de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }, jusqu’au bout de la piste
log-threat-unreached = { $fighter } ne peut atteindre personne : la menace avance de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }, au niveau { $level }, à { $left ->
    [one] { $left } case
   *[other] { $left } cases
  } de la fin
log-threat-unreached-end = { $fighter } ne peut atteindre personne : la menace avance de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }, jusqu’au bout de la piste
log-threat-back = La menace revient au niveau { $level }
log-objective = { $player } atteint son objectif : { $n } sur { $most }
log-markers-placed = { $site }, placement : { $marker } × { $n }
log-markers-removed = { $site }, retrait : { $marker } × { $n }
log-markers-moved = { $site }, arrivée : { $marker } × { $n }
log-destroyed = Destruction : { $site }
log-activated = { $player } active { $site } avec { $card }
log-turned-up = Le jeton Invasion { $symbol } est révélé

## Pourquoi, entre parenthèses

because-card = { $card }
because-own-text = son propre texte
because-ability = capacité spéciale, { $player }
because-objective = objectif, { $player }
because-tokens = { $tokens }, { $player }
