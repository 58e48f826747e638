# Ce que les commandes affichent, et pourquoi elles refusent.

command-version = peerless { $version } ({ $engine ->
    [compiled] moteur compilé
   *[interpreted] moteur interprété
  })
command-try-help = { $program }: { $message } (essayez { $program } --help)
command-whole-number = attendu un nombre entier, trouvé « { $found } »
command-one-or-more = { $option } { $n } : il faut 1 ou plus
command-lab = { $message }
command-result = résultat : { $result }

## play

command-ready =
    Peerless est prêt, à l’adresse
    { $address }
    Ctrl-C l’arrête ; les parties en cours sont gardées.
command-port = --port { $port } : attendu de 0 à { $last }
command-origin = --origin { $address } : attendu l’adresse d’une page sans chemin, comme https://example.org
command-only-terminal = { $option } : seulement avec --terminal
command-not-terminal = { $option } : pas avec --terminal
command-other-mode = --adventure : incompatible avec un autre mode, trouvé { $mode }
command-only-adventure = { $option } : seulement dans une aventure (--adventure)
command-not-adventure = { $option } : pas dans une aventure
command-villains-board = { $option } : le méchant apporte le sien
command-against-villain = { $option } : dans une aventure, tous jouent contre le méchant (--adventure) ; utilisez --mate
command-initiative = { $option } : dans une aventure, les cartes d’initiative en décident
command-bans = --bans : on ne bannit que dans un draft (--draft)
command-first = --first « { $found } » : attendu { $known } ou le numéro d’une place

## draw, hint

command-draw-what = draw : attendu un champ de bataille, --scenario FILE ou --record FILE
command-draw-after = --after : un champ de bataille n’a pas de décisions
command-after = --after { $found } : attendu de 0 à { $most }, c’est-à-dire toutes ses décisions
command-over = { $file } : la partie est terminée
command-then = puis { $after }
command-decisions = { $n } sur { $all ->
    [one] { $all } décision
   *[other] { $all } décisions
  }
command-chance = Chances de victoire, tour par tour ({ $hero }) :
command-chance-heroes = Chances de victoire des héros, tour par tour :
command-not-over = la partie n’est pas terminée
command-turning-points = Tournants de la partie :
command-no-turning-point = Aucune décision n’a coûté cher.
command-turning-point = { $number } (tour { $turn }) : { $player } a choisi { $decision } ({ $chance }) ; { $best } donnait { $best_chance }

## say, check, scenario

command-cards = Toutes les cartes en français
command-cards-origin = Textes composés par le programme à partir de ce que fait chaque carte (`make cards`), et non écrits à la main. Les cartes sans texte ne figurent pas ici.
command-slot = Destruction n° { $n }
command-unsayable = { $title } : { $why }
command-checked = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
  }, { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
  }
command-scenario-ok = ok    { $file } : { $title }
command-scenario-failed = ÉCHEC { $difference }

## sim

command-played-of = { $n } sur { $all }
command-both = { $most } et { $last }
command-by-lot = un héros tiré au sort
command-sim = { $mode ->
    [team] { $n ->
        [one] { $n } partie en équipe
       *[other] { $n } parties en équipe
    }
    [free-for-all] { $n ->
        [one] { $n } partie chacun pour soi
       *[other] { $n } parties chacun pour soi
    }
   *[duel] { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
  } sur { $battlefield }, graines à partir de { $seed }
command-sim-side = { $heroes } ({ $bot }) : { $share }
command-sim-share = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }, { $share } (95 % : de { $low } à { $high })
command-sim-draws = { $n ->
    [one] { $n } égalité
   *[other] { $n } égalités
  }
command-sim-uneven = tous n’ont pas commencé aussi souvent : { $began } (ce serait égal avec --games { $fair })
command-sim-pace = { $turns } tours par partie, { $games } parties et { $decisions } décisions par seconde
command-sim-adventures = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } : { $heroes } contre { $villain }, graines à partir de { $seed }
command-sim-bots-won = { $bots } : { $share }
command-sim-endings = fins : méchant vaincu { $defeated }, dernier objectif { $objective }, tous vaincus { $all }
command-sim-adventure-pace = { $rounds } manches et { $turns } tours par partie, { $games } parties et { $decisions } décisions par seconde
command-sim-with = avec { $name }, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } : { $share }
command-sim-heroes = il faut un HERO, ou plusieurs
command-sim-adventure = --mode adventure : il faut aussi --adventure VILLAIN
command-sim-only = { $option } : seulement avec --adventure VILLAIN
command-sim-mode = { $why } (--mode { $modes } ?)
command-sim-bots = --bots « { $found } » : attendu un seul nom, ou { $n } séparés par des virgules, parmi : { $known }
command-sim-minions = --minions : attendu leurs noms, ou random seul

## lab

command-lab-above-0 = attendu un nombre supérieur à 0, trouvé « { $found } »
command-lab-team = --heroes { $found } : attendu de 1 à { $most }
command-lab-two-bots = il faut deux bots ou plus
command-lab-bots = --bots : attendu un bot ou deux, trouvé { $found }
command-lab-mirror = --mirror : il faut deux bots différents (--bots ONE OTHER)
command-lab-stopped = arrêté ; ce qui a été joué est dans { $folder }, et la même commande y reprend
command-lab-empty = { $folder } : aucune partie n’y a encore été jouée
command-lab-nothing = --games 0 --adventures 0 : il n’y a rien à apprendre
command-lab-weights = { $file } : ce n’est pas un fichier de poids : { $why }
command-lab-results = résultats dans { $folder } ; peerless lab report { $folder } en fait une page
command-lab-refreshed = { $file } : ses tableaux sont réécrits
command-lab-written = { $file } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }
