## Le jeu coopératif

mode-adventure = Coopération
mode-adventure-hint = Ensemble contre un méchant
or = {" "}ou{" "}
how-many-heroes = Nombre de héros
heroes-n = { $n }
random-villain = Méchant au hasard
minions-n = { $n ->
    [one] Un sbire
   *[other] { $n } sbires
  }
minions-left = dont { $n } au hasard
advanced = Jeu avancé
advanced-hint = Les découvertes sont des règles qui rendent la partie plus difficile. Choisissez-en jusqu’à { $n }.
discoveries-n = { $n ->
    [one] { $n } découverte
   *[other] { $n } découvertes
  }
coop-options = Comment joue l’équipe
open-hands = Mains visibles : chacun voit les cartes des autres
players-choose = Quand les règles laissent un choix à un ennemi, les joueurs choisissent. Sinon, le jeu prend ce qui leur est le plus favorable
invite-text-together = Joue { $heroes } avec moi sur Peerless :
villain = Méchant
minion = Sbire
threat-track = Menace
round-n = { $n ->
    [0] Avant la première manche
   *[other] Manche { $n }
  }
rounds-n = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
  }
end-of-round = Fin de manche
objective-short = objectif !
objectives-n = Objectifs : { $n } sur { $most }
band-label = Manche { $round }. Menace : { $threat } sur { $end }, objectifs : { $objectives } sur { $most }. La fin de la manche ajoute { $advance }. Tout sur la manche.
track-label = Marqueur Menace : case { $threat } sur { $end }
threat-hint = Quand le marqueur atteint le drapeau, le méchant atteint son objectif et le marqueur revient en arrière. À { $most } objectifs, vous perdez ; pour l’instant, { $n ->
    [0] il n’y en a aucun
   *[other] il y en a { $n }
  }.
threat-plus = Menace +{ $n }
outlook-hint = En l’état actuel. Ce qui se passe d’ici là peut tout changer.
outlook-then = { $left ->
    [one] Le marqueur sera à { $left } case de la fin.
   *[other] Le marqueur sera à { $left } cases de la fin.
  }
outlook-reached = Le méchant atteindra son objectif : { $n } sur { $most }.
initiative-row = Cette manche, dans l’ordre
initiative-none = Aucune carte n’a encore été révélée.
initiative-deck = À venir, dans un ordre que personne ne connaît
initiative-added = Ajoutées pour la manche suivante
initiative-cards = Cartes Initiative
initiative-waits = entre en jeu quand un effet l’ajoute
initiative-players = à { $n } joueurs ou plus
initiative-player = Le tour de ce héros : deux actions.
initiative-now = maintenant
initiative-done = a joué
initiative-coming = à venir
bridges = Ponts
farms = Fermes
bridges-hint = Après une manœuvre, un joueur dont un combattant est à côté d’un pont peut défausser une carte : le pont fait ce qu’il indique, et perd jusqu’à autant de jetons Fatalité que la valeur de BOOST de la carte.
farms-hint = Après une manœuvre, un joueur dont un combattant est à côté d’une ferme peut en retirer un alien.
supply-n = Reste en réserve : { $n } ({ $marker }).
destroyed = Détruit
slot-next = Quand le prochain pont tombera :
invasion = Jetons Invasion
invasion-hint = Chaque jeton face visible rend les cartes du méchant plus fortes.
discoveries = Découvertes
origin-note = Les cartes et les valeurs des ennemis, les pistes des plateaux et les découvertes sont une reconstitution : elles suivent les règles publiées, mais ne sont pas les cartes publiées.
enemy-read = Tout sur { $name }
enemy-defeated = Hors de combat
enemy-card-attacking = En attaque : { $text }
enemy-card-defending = En défense : { $text }
enemy-card-deception = Quand cette carte est défaussée, toute la défausse est mélangée dans le deck.
enemy-card-values = Attaque { $attack }, défense { $defense }
health-each-player = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
  } par joueur
token-of = Jeton { $kind }
plan-nobody = N’atteint personne : la menace augmenterait
plan-beside = Attaquerait sur place : { $names }
plan-goes = Avancerait de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } et attaquerait { $names }
spaces-away = { $n ->
    [one] { $n } case
   *[other] { $n } cases
  }
site-destroyed = { $site } : détruit
site-markers = { $site } : { $marker } × { $n }
ask-enemy-target = { $enemy } peut attaquer plusieurs cibles : laquelle ?
ask-enemy-way = Où va { $enemy } ?
ask-activate = Activer un pont ?
ask-activate-hint = Prenez la carte à défausser pour cela.
ask-remove-many = Combien en retirer du pont ? ({ $marker })
ask-remove = Retirer 1 { $marker } d’une ferme ?
ask-site = Choisissez : { $site }
ask-place-minion-hint = Les sbires commencent à côté du méchant. À vous de choisir où.
ask-place-hero-hint = Commencez sur n’importe quelle case de départ libre.
do-activate = { $card } pour { $site } (retire jusqu’à { $n })
coop-won = Vous avez gagné !
coop-won-how = { $villain } est hors de combat.
coop-lost = Vous avez perdu.
coop-lost-by-threat-how = { $villain } a atteint son objectif { $n } fois.
coop-lost-by-elimination-how = Tous vos combattants sont vaincus.
coop-lost-by-quiet-how = Il ne s’est rien passé depuis dix manches.
villain-left = { $name } : { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
  } sur { $most }
