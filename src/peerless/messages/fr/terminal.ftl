# La partie dans le terminal (voir en/terminal.ftl). Réponses et commandes restent en anglais.

terminal-help =
    Répondez par un numéro, ou par les mots tels quels (« maneuver », « boost: none »).
      board    le champ de bataille              zones  les cases de chaque zone
      hand     les mains que vous pouvez voir    deck   tous les decks (deck NOM : un seul)
      discard  les défausses                     log    tout ce qui s’est passé
      ?        cette aide                        quit   quitter la partie
      save FICHIER   garder la partie, pour « peerless replay FICHIER »
terminal-help-adventure =
    threat   manche, menace, ponts ou fermes   rules  comment se joue une aventure

## Choisir dans une liste

terminal-menu-help = Un numéro, un nom ou son début ; random : au hasard ; quit : quitter.
terminal-choose = { $what } (un numéro, un nom ou son début, ou random) :
terminal-choose-some = { $what } ({ $some } parmi : numéros ou noms séparés par des virgules, random) :
terminal-choose-some-or-none = { $what } ({ $some } parmi : numéros ou noms séparés par des virgules, random, ou none) :
terminal-up-to = { $n } au plus
terminal-prompt = { $what } ?
terminal-expected = Attendu : { $some } ; trouvé : { $n }.
terminal-once = On ne peut choisir { $name } qu’une fois.
terminal-could-be = « { $words } » peut être : { $names }.
terminal-none-of-them = « { $words } » n’est pas dans la liste.
terminal-did-you-mean = Vouliez-vous dire « { $word } » ?
terminal-number = { $what }, de 1 à { $most } ?
terminal-number-help = Un nombre de 1 à { $most } ; quit : quitter.

## Mise en place

terminal-mode = Mode
terminal-mode-duel = duel : vous contre un adversaire
terminal-mode-team = jeu en équipe : deux contre deux
terminal-mode-free-for-all = chacun pour soi : tous contre tous
terminal-mode-adventure = aventure : les héros ensemble contre un méchant et ses sbires
terminal-battlefield = Champ de bataille
terminal-own-hero = Votre héros
terminal-own-hero-n = Votre { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } héros
terminal-mate-hero = Le héros de votre coéquipier
terminal-mate-hero-n = Le héros de votre { $n ->
    [1] premier
    [2] deuxième
   *[other] troisième
  } coéquipier
terminal-foe-hero = Le héros de votre adversaire
terminal-foe-hero-n = Le héros de votre { $n ->
    [1] premier
    [2] deuxième
   *[other] troisième
  } adversaire
terminal-draft = Un draft : chaque camp bannit d’abord des héros, puis en choisit. Un héros ne peut être choisi qu’une fois.
terminal-team-bans = L’autre équipe bannit { $hero }.
terminal-team-picks = L’autre équipe choisit { $hero }.
terminal-foe-bans = Votre adversaire bannit { $hero }.
terminal-foe-picks = Votre adversaire choisit { $hero }.
terminal-foe-bans-n = Votre { $n ->
    [1] premier
    [2] deuxième
   *[other] troisième
  } adversaire bannit { $hero }.
terminal-foe-picks-n = Votre { $n ->
    [1] premier
    [2] deuxième
   *[other] troisième
  } adversaire choisit { $hero }.
terminal-ban = Bannissez un héros
terminal-pick-own = Choisissez votre héros
terminal-pick-own-n = Choisissez votre { $n ->
    [1] premier
   *[other] deuxième
  } héros
terminal-pick-mate = Choisissez le héros de votre coéquipier
terminal-is-banned = Déjà banni : { $hero }.
terminal-is-picked = Déjà choisi : { $hero }.
terminal-villain = Méchant
terminal-minion = Sbire
terminal-minions = Sbires
terminal-discoveries = Découvertes
terminal-discoveries-hint = Les découvertes rendent la partie plus difficile ; mieux vaut s’en passer la première fois.
terminal-how-many-heroes = Combien de héros en tout
terminal-how-many-yours = Combien en dirigez-vous (des bots dirigent les autres)

## Plusieurs parties

terminal-best-of = Au meilleur des { $n } : { $score }.
terminal-draw-again = Une égalité ne compte pour personne et se rejoue.
terminal-series-won = Vous remportez la série.
terminal-series-lost = Vous ne remportez pas la série.
terminal-will-begin = { $side } a perdu et commencera la partie suivante.
terminal-you-choose-first = Vous avez perdu et choisissez qui commence la partie suivante.
terminal-first = Qui commence

## Le début

terminal-opening = { $own } contre { $others }, { $battlefield }, graine { $seed }.
terminal-turn-order = Ordre des tours : { $order }.
terminal-goes-first = { $hero } commence.
terminal-rules-team = Une équipe perd quand ses deux héros sont vaincus. Les coéquipiers voient la main l’un de l’autre.
terminal-rules-free-for-all = Le dernier héros debout l’emporte. À votre premier tour, vous ne pouvez attaquer que le joueur suivant, ou un joueur qui a déjà joué.
terminal-signs-team = Sur le plateau, [..] est à vous, (..) à votre coéquipier, <..> à un adversaire.
terminal-signs-free-for-all = Sur le plateau, [..] est à vous, <..> à un autre.
terminal-signs-two = Sur le plateau, [..] est au héros que vous jouez maintenant, (..) à votre autre héros, <..> à un adversaire.
terminal-signs-adventure = Sur le plateau, [..] est à vous, <..> est un ennemi, ! le jeton d’un ennemi ; { $sign } : { $site } 1, avec { $marker } × 2.
terminal-signs-adventure-mates = Sur le plateau, [..] est à vous, (..) à un autre héros, <..> est un ennemi, ! le jeton d’un ennemi ; { $sign } : { $site } 1, avec { $marker } × 2.
terminal-signs-adventure-own = Sur le plateau, [..] est au héros que vous jouez maintenant, (..) à un autre héros, <..> est un ennemi, ! le jeton d’un ennemi ; { $sign } : { $site } 1, avec { $marker } × 2.

## Jouer

terminal-watching = Vous êtes hors jeu, et les autres continuent. Entrée : regarder ; quit : quitter.
terminal-look-back = « save FICHIER » garde la partie, « log » la raconte, Entrée quitte.
terminal-look-back-go-on = « save FICHIER » garde la partie, « log » la raconte, Entrée continue.
terminal-same-deal = La même donne encore une fois :
terminal-saved-again = Pour revoir ce que vous avez gardé : { $command }
terminal-goodbye = Au revoir : graine { $seed }, { $result }.
terminal-result-unfinished = partie inachevée
terminal-result-draw = égalité
terminal-result-won = victoire : { $names }
terminal-result-heroes-won = victoire des héros
terminal-hand = Votre main :
terminal-hand-empty = Votre main est vide.
terminal-hand-as = Votre main ({ $player }) :
terminal-hand-as-empty = Votre main ({ $player }) est vide.
terminal-hand-mate = La main de votre coéquipier ({ $player }) :
terminal-hand-mate-empty = La main de votre coéquipier ({ $player }) est vide.
terminal-hand-secret = La main de votre coéquipier ({ $player }) est secrète.
terminal-not-here = « { $words } » ne joue pas ici ; deck montre tous les decks.
terminal-empty = vide
terminal-to-choose-from = Au choix :
terminal-acting-for = Vous jouez pour { $player }.
terminal-not-possible = « { $words } » n’est pas possible maintenant.
terminal-number-or-help = Un numéro de 1 à { $n }, ou ? pour l’aide.
terminal-save-where = Où ? save FICHIER
terminal-save-there = { $file } existe déjà ; prenez un autre nom.
terminal-save-failed = Impossible d’écrire { $file } : { $why }.
terminal-saved = Partie gardée. Pour la revoir : { $command }

## La fin

terminal-drawn = Égalité : { $names } tombent ensemble.
terminal-won = Vous avez gagné. Victoire : { $names }.
terminal-lost = Vous avez perdu. Victoire : { $names }.
terminal-team-won = Votre équipe a gagné. Victoire : { $names }.
terminal-team-lost = Votre équipe a perdu. Victoire : { $names }.
terminal-adventure-won = Vous avez gagné à la manche { $n } : { $villain } est hors de combat.
terminal-lost-by-threat = Vous avez perdu à la manche { $n } : { $villain } a atteint son objectif { $times } fois.
terminal-lost-by-quiet = Vous avez perdu à la manche { $n } : il ne s’est rien passé depuis { $quiet } manches.
terminal-lost-by-elimination = Vous avez perdu à la manche { $n } : tous vos combattants sont vaincus.

## Ce qui est demandé

terminal-source = { $source } : { $question }
terminal-source-of = { $source } ({ $player }) : { $question }
terminal-ask-place = Où placez-vous { $piece } ?
terminal-ask-place-token = Où placez-vous un jeton { $token } ?
terminal-ask-action = Votre action (il en reste { $n }) ?
terminal-ask-defend = { $attacker } attaque { $target }. Se défendre avec une carte ?
terminal-ask-hand-limit = { $n } cartes en main, c’est trop : laquelle défaussez-vous ?
terminal-ask-may = Le faire ?
terminal-ask-boost-move = Booster votre déplacement ({ $n }) ?
terminal-ask-boost = Avec quelle carte ?
terminal-choose-for = Vous choisissez pour { $player }.
terminal-choose-for-enemy = Vous choisissez pour l’ennemi.
terminal-that-is-you = C’est vous.
terminal-choose-n = choisissez-en { $n }
terminal-which-fighter = Quel combattant ?
terminal-which-player = Quel joueur ?
terminal-which-token = Quel jeton ?
terminal-which-move-token = Vers quelle case ?
terminal-which-space = Quelle case ?
terminal-which-card = Quelle carte ?
terminal-which-number = Quel nombre ?
terminal-which-source = Lequel de vos effets en premier ?
terminal-which-site = Lequel en premier ?
terminal-which = Lequel ?
terminal-how-many = Combien ?
terminal-so-far = ({ $n } jusqu’ici)
terminal-n-of = ({ $n } sur { $most })
terminal-n-of-up-to = ({ $n } sur { $most } au plus)
terminal-drawn-first = (la première nommée sera piochée en premier)
terminal-ask-enemy-target = { $enemy } : qui attaquer ? À vous de choisir.
terminal-ask-remove-many = { $site } : combien en retirez-vous ? ({ $marker })
terminal-ask-remove = Après votre manœuvre : retirer 1 { $marker } ? ({ $site })
terminal-ask-activate = Après votre manœuvre : défausser une carte pour activer un lieu ({ $site }) ? Vous pouvez utiliser ce qu’il indique, puis en retirer jusqu’à la valeur de BOOST de la carte ({ $marker }).
terminal-ask-token-move = Quel jeton se déplace, et vers quelle case{ $reach } ?
terminal-ask-move = Où se déplace { $who }{ $reach } ?
terminal-ask-moves = Qui se déplace, et vers quelle case{ $reach } ?
terminal-ask-enemy-way = { $who } se déplace de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } : jusqu’où ? À vous de choisir.
terminal-done-nobody = (done : personne d’autre)
terminal-exactly = , de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } exactement
terminal-at-most = , de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } maximum
terminal-through = , même à travers des combattants adverses
terminal-label-boost = boost { $n }
terminal-label-there = sur place : { $n }
terminal-label-health = santé { $n }

## Héros, ennemis et cartes

terminal-reshuffle = Quand elle est défaussée, toute la défausse est mélangée dans le deck.
terminal-villain-head = { $name }, méchant, déplacement { $n }
terminal-minion-head = { $name }, sbire, déplacement { $n }
terminal-rank-villain = méchant
terminal-rank-minion = sbire
terminal-initiative = Carte Initiative { $card } : { $text }
terminal-initiative-waits = Carte Initiative { $card } ({ $n } en attente, jusqu’à ce qu’un effet l’ajoute) : { $text }
terminal-tokens = Jetons { $token } × { $n } : { $text }
terminal-no-boost = sans boost
terminal-boost = boost { $n }
terminal-values = attaque { $attack }, défense { $defense }
terminal-type-attack = attaque
terminal-type-defense = défense
terminal-type-versatile = polyvalente
terminal-type-scheme = stratagème
terminal-or = ou
terminal-any-fighter = tous
terminal-only-in-attack = (en attaque seulement) { $text }
terminal-only-in-defense = (en défense seulement) { $text }

## Qui se trouve où

terminal-you = (vous)
terminal-your-mate = (votre coéquipier)
terminal-enemies = Ennemis :
terminal-being-placed = Les combattants sont mis en place.
terminal-turn-of = Tour en cours : { $player }.
terminal-turn-of-then = Tour en cours : { $player } ; ensuite : { $others }.
terminal-out = { $player } : hors jeu
terminal-player = { $player } : déplacement { $move }, main { $hand }, deck { $deck }, défausse { $discard }
terminal-enemy-piles = déplacement { $move }, deck { $deck }, défausse { $discard }
terminal-on-top = sur le dessus de son deck : { $card }
terminal-in-hand = en main : { $cards }
terminal-melee = mêlée
terminal-ranged = à distance
terminal-defeated = hors de combat
terminal-all-defeated = hors de combat : { $names }
terminal-none = rien
terminal-health = santé { $health }/{ $most }
terminal-at = case { $space } (zone { $zones })
terminal-off = hors du champ de bataille

## Autour du plateau coopératif

terminal-shuffled-in = Entrent dans le deck au prochain mélange : { $cards }.
terminal-round = Manche { $n }. Révélées : { $row }. À venir : personne.
terminal-round-left = Manche { $n }. Révélées : { $row }. À venir ({ $left }) : { $cards }.
terminal-round-left-any = Manche { $n }. Révélées : { $row }. À venir ({ $left }, dans n’importe quel ordre) : { $cards }.
terminal-nobody = personne
terminal-last = en dernier { $cards }
terminal-threat = Menace : { $track }   Objectifs, { $villain } : { $n } sur { $most }
terminal-track-end = fin
terminal-markers = { $marker } × { $n }
terminal-supply = en réserve : { $markers }
terminal-markers-on = { $marker } : { $sites } ({ $supply })
terminal-no-farm = aucune ferme
terminal-around = autour : { $spaces }
terminal-destroyed = détruit
terminal-invasion = Jetons Invasion face visible : { $up } ; face cachée : { $n }.
terminal-slot = À la { $n ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] { $n }e
  } destruction ({ $site }) : { $text }
terminal-discovery = Découverte { $name } : { $text }
terminal-rules-win = Vous gagnez quand { $villain } est hors de combat, quels que soient les sbires restants. Vous perdez quand { $villain } a atteint son objectif { $times } fois, ou quand tous vos combattants sont vaincus.
terminal-rules-round = À chaque manche, les cartes Initiative sont révélées une à une, et chacun joue son tour quand sa carte est révélée ; puis on applique ce que les cartes des ennemis disent pour la fin de la manche, et toutes les cartes sont de nouveau mélangées.
terminal-rules-enemy = Un ennemi attaque un combattant à côté de lui. S’il n’y en a pas, il va vers le plus proche qu’il peut atteindre avec son déplacement et l’attaque ; s’il ne peut atteindre personne, la menace avance de 1 case.
terminal-rules-you-choose = S’il y a un choix à faire, c’est vous qui le faites.
terminal-rules-kindest = S’il y a un choix à faire, il prend ce qui semble vous être le plus favorable.
terminal-rules-cards = Un ennemi attaque et se défend avec la première carte de son deck, et ne décide de rien : il ne fait jamais ce qui est facultatif.
terminal-rules-threat = Quand la menace arrive au bout de sa piste, { $villain } atteint son objectif ({ $objective }), et la menace revient en arrière.
terminal-rules-bridges = Après une manœuvre, vous pouvez défausser une carte pour activer un lieu ({ $site }) à côté de l’un de vos combattants : il fait ce qu’il indique, et vous pouvez en retirer jusqu’à la valeur de BOOST de la carte ({ $marker }).
terminal-rules-farms = Après une manœuvre, vous pouvez retirer 1 { $marker } d’un lieu ({ $site }) bordant une case avec l’un de vos combattants.

## Les zones, nommées par leur couleur (une zone)

terminal-zone-blue = bleue
terminal-zone-brown = marron
terminal-zone-gray = grise
terminal-zone-green = verte
terminal-zone-light-gray = gris clair
terminal-zone-light-green = vert clair
terminal-zone-lightblue = bleu clair
terminal-zone-lime = vert citron
terminal-zone-navy = bleu marine
terminal-zone-olive = vert olive
terminal-zone-orange = orange
terminal-zone-pink = rose
terminal-zone-purple = pourpre
terminal-zone-red = rouge
terminal-zone-slate = gris ardoise
terminal-zone-tan = beige
terminal-zone-teal = bleu canard
terminal-zone-violet = violette
terminal-zone-wine = bordeaux
terminal-zone-yellow = jaune
