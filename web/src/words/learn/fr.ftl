## Learning the game: the guided first game, the rules with their examples, terms and rulings.

learn = Apprendre à jouer
learn-lead = Apprendre en jouant : { $n } petites étapes, environ dix minutes
learn-hint = Une première partie guidée, et les règles avec des exemples
learn-hint-new = Vous découvrez le jeu ? Commencez ici
learn-start = Commencer la première partie
learn-go-on = Reprendre à l’étape { $at } sur { $of }
learn-again = Recommencer
learn-step = Étape { $at } sur { $of }
learn-title = Votre première partie
learn-about = Une vraie partie sur un vrai champ de bataille, avec à vos côtés quelqu’un qui dit quoi faire et pourquoi. Vous pouvez partir à tout moment et reprendre plus tard.
learn-won = Vous avez gagné votre première partie !
learn-won-text = Manœuvre, attaque, stratagème, zones, boost, ordre des effets : c’est presque tout. Le reste est sur les cartes, et chaque terme s’explique quand on le touche.
learn-next-game = Jouer une vraie partie
learn-read-rules = Lire les règles
why-lesson = Pas à cette étape. Dans une vraie partie, ce serait peut-être un bon choix.

rules-search = Chercher dans les règles
rules-found = { $n ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] 1 passage trouvé
   *[other] { $n } passages trouvés
  }
rules-contents = Sommaire
rules-in-short = En bref
rules-terms = Termes
rules-rulings = Bon à savoir
rules-rulings-lead = Les questions qui se posent à table, et la réponse de Peerless.
rules-more = Voir dans les règles
example = Exemple
example-next = Suivant
example-back = Précédent
example-again = Depuis le début
example-at = { $at } / { $of }
example-zones = L’héroïne, qui attaque à distance, se tient sur le jaune et le violet. Un adversaire est dans le jaune, l’autre dans le violet : tous deux partagent une zone avec elle.
example-maneuver = La valeur de déplacement est de 2, et une carte de boost 2 est défaussée : chacun peut se déplacer de 4 cases maximum.
example-passages = D’une porte, un seul pas mène à n’importe quelle autre porte.
example-scheme = Ce stratagème inflige 2 dégâts à un combattant dans la zone du héros. Ce n’est pas un combat : personne ne se défend.
example-reach = L’acolyte à distance atteint tout le monde dans le gris ; le héros de mêlée n’atteint que les cases adjacentes.
example-combat = Une attaque de 6 contre une défense de 3.
example-timing = Pendant le combat, l’attaque passerait à 5. La défense annule cela immédiatement.
example-exhaustion = Le deck est vide, et une manœuvre commence par piocher une carte.
example-defeat = Il reste 1 point de vie au héros ; l’acolyte est loin.
hero-rulings = Bon à savoir sur ce héros
hero-rulings-lead = Ce que veulent dire les textes de ces cartes, en cas de doute.
card-part-value = La valeur, et le type de la carte
card-part-title = Le nom
card-part-text = Ce qu’elle fait, et quand
card-part-boost = Le boost
card-part-users = Qui peut l’utiliser

## The guided first game

lesson-first-game-maneuver = Manœuvre
lesson-first-game-maneuver-text = Vous dirigez { $hero } et { $sidekick }. Réduisez à 0 la santé de l’adversaire, { $enemy }, pour gagner. Un tour compte 2 actions. D’abord une manœuvre : appuyez sur le bouton.
lesson-first-game-boost = Boost
lesson-first-game-boost-text = À chaque manœuvre, on pioche d’abord une carte. On peut ensuite en défausser une : le nombre en bas à gauche s’ajoute au déplacement. Prenez { $card } et confirmez : votre déplacement de 2 passe à 5.
lesson-first-game-zones = Zones
lesson-first-game-zones-text = Les couleurs sont des zones ; une case de deux couleurs est dans les deux. { $sidekick } combat à distance et peut attaquer quiconque est dans la même zone. { $enemy } est dans le jaune : désignez la case marquée, jaune elle aussi.
lesson-first-game-adjacent = Cases adjacentes
lesson-first-game-adjacent-text = { $hero } combat en mêlée et doit être adjacent : au bout d’une ligne. Désignez la case marquée. Le chemin passe par { $sidekick } : on traverse ses amis, pas ses adversaires.
lesson-first-game-ranged = Attaque
lesson-first-game-ranged-text = Deuxième action : une attaque. Prenez { $card }, puis désignez { $enemy }. Chacun joue une carte face cachée, puis on les révèle ensemble. L’attaque moins la défense donne les dégâts.
lesson-first-game-defend = Défense
lesson-first-game-defend-text = 5 contre 1 : 4 dégâts. Maintenant, { $enemy } attaque { $hero } avec une carte cachée. Défendez-vous avec { $card } : l’attaque perd 3, et le texte de votre carte riposte.
lesson-first-game-scheme = Stratagème
lesson-first-game-scheme-text = 4 contre 3 : 1 seul dégât pour vous, et 2 pour { $enemy } après le combat. C’est de nouveau votre tour. Un stratagème est aussi une action : jouez { $card }.
lesson-first-game-place = Placer
lesson-first-game-place-text = Un stratagème fait ce qu’il dit. D’abord, { $sidekick } est placé : directement sur une case, quoi qu’il y ait entre les deux. Désignez la case marquée.
lesson-first-game-melee = Attaque en mêlée
lesson-first-game-melee-text = 1 point de vie récupéré, 1 carte piochée : { $card }. { $hero } est adjacent à { $enemy } : attaquez avec cette carte.
lesson-first-game-timing = Quand les textes s’appliquent
lesson-first-game-timing-text = Immédiatement vient d’abord, puis pendant le combat, puis les dégâts, puis après le combat. { $feint } aurait annulé votre texte, mais la capacité du héros ({ $hero }) l’interdit. Vous pouvez donc vous déplacer : désignez la case marquée.
lesson-first-game-immediately = Immédiatement
lesson-first-game-immediately-text = { $enemy } s’est approché et attaque { $sidekick }. Que fera la carte cachée pendant le combat ? { $card } l’annule immédiatement, avant tout effet : défendez-vous avec cette carte.
lesson-first-game-exhaustion = Un deck vide
lesson-first-game-exhaustion-text = { $enemy } n’avait plus de carte à piocher pour sa manœuvre : épuisés, ses combattants ont subi 2 dégâts chacun. Votre deck a encore des cartes : faites une manœuvre.
lesson-first-game-win = Gagner
lesson-first-game-win-text = À vous de décider. Il reste 4 points de vie à { $enemy }, qui peut se défendre ou non. { $other } attaque à 3, { $card } à 5 : boostez et déplacez-vous comme vous voulez, puis attaquez.

## The rules

chapter-basics = Les bases
chapter-actions = Vos actions
chapter-combat = Combat
chapter-end = Cartes, santé et fin de partie
chapter-together = À plusieurs

rules-aim = Le but
rules-aim-text = Chaque joueur dirige un héros, souvent avec un ou plusieurs acolytes. Réduisez à 0 la santé du héros adverse et vous gagnez aussitôt, quoi qu’il reste sur le champ de bataille.
rules-fighters = Héros et acolytes
rules-fighters-text = Tous les personnages que vous dirigez sont vos combattants. La carte du héros donne la capacité spéciale, la valeur de déplacement (une seule pour tous vos combattants), la santé de chacun et son type d’attaque, en mêlée ou à distance.
    Un acolyte vaincu quitte le champ de bataille, et la partie continue. Quand un héros a plusieurs acolytes, chacun n’a en général que 1 point de vie.
rules-battlefield = Cases, lignes et zones
rules-battlefield-text = Une case accueille un combattant. Deux cases reliées par une ligne sont adjacentes. Les couleurs sont des zones : toutes les cases d’une couleur forment une zone, où qu’elles soient, et une case de plusieurs couleurs est dans chacune d’elles.
    Les lignes servent aux déplacements et à la mêlée ; les zones, aux attaques à distance et à bien des textes de cartes.
rules-setup = Mise en place
rules-setup-text = Chaque joueur mélange 30 cartes et en pioche 5. Le héros du premier joueur se place sur la case de départ 1, celui de l’autre sur la case 2. Les acolytes commencent sur des cases libres d’une zone de leur héros. Le premier joueur commence.
rules-turn = Un tour
rules-turn-text = Vous effectuez exactement 2 actions : manœuvre, attaque ou stratagème, dans l’ordre voulu, ou deux fois la même. Vous ne pouvez en passer aucune ; une manœuvre est toujours possible.
    Si vous avez plus de 7 cartes en main à la fin de votre tour, défaussez-en jusqu’à n’en garder que 7. Pendant le tour, il n’y a pas de limite.
rules-maneuver = Manœuvre
rules-maneuver-text = Piochez une carte. Vous pouvez ensuite déplacer vos combattants le long des lignes, l’un après l’autre et dans l’ordre voulu, chacun de votre valeur de déplacement au maximum, ou pas du tout.
    On traverse ses propres combattants mais pas ceux de l’adversaire, et personne ne s’arrête sur une case occupée.
rules-boost = Boost
rules-boost-text = Une fois par manœuvre, après la pioche et avant tout déplacement, vous pouvez défausser une carte de votre main et ajouter son boost, le nombre en bas à gauche, à votre valeur de déplacement : pour tous les combattants de cette manœuvre. Rien d’autre sur la carte ne compte.
    Toute carte convient, même celle d’un combattant vaincu. Certains textes boostent une attaque de la même façon.
rules-passages = Passages secrets
rules-passages-text = Les cases avec une porte sont reliées par des passages secrets : un combattant peut aller de l’une à n’importe quelle autre, ce qui compte pour 1 case de déplacement. Pour tout le reste, comme les attaques, elles ne sont pas adjacentes.
rules-scheme = Stratagème
rules-scheme-text = Jouez une carte Stratagème que l’un de vos combattants peut utiliser, faites ce qu’elle dit et défaussez-la.
rules-attack = Attaque
rules-attack-text = Choisissez un de vos combattants, une cible et une carte Attaque ou Polyvalente que ce combattant peut utiliser. Chacun peut attaquer un combattant adverse adjacent. Un combattant à distance peut aussi attaquer quiconque est dans la même zone, si loin que ce soit.
rules-cards = Ce qu’il y a sur une carte
rules-cards-text = Une carte est réservée au combattant qu’elle nomme, ou utilisable par n’importe lequel des vôtres. Les cartes Attaque servent à attaquer, les cartes Défense à se défendre, les cartes Polyvalentes à l’un ou à l’autre. Les cartes jouées et défaussées vont face visible dans la défausse, que chacun peut consulter.
rules-combat = Comment se déroule un combat
rules-combat-text = L’attaquant joue une carte face cachée. Le défenseur peut aussi en jouer une, Défense ou Polyvalente, du combattant attaqué, ou n’en jouer aucune. Les deux sont révélées ensemble.
    Les dégâts sont égaux à la valeur de l’attaque moins celle de la défense. Une défense plus haute ne fait aucun mal à l’attaquant.
rules-timing = Immédiatement, pendant, après
rules-timing-text = D’abord tous les textes IMMÉDIATEMENT, puis les textes PENDANT LE COMBAT, puis les dégâts, puis les textes APRÈS LE COMBAT. Si les deux joueurs en ont un au même moment, celui du défenseur passe en premier.
    Les textes s’appliquent même si le combattant a été vaincu entre-temps, sauf si la partie est finie. Après les cartes viennent les capacités spéciales qui agissent après le combat.
rules-won = Qui remporte un combat
rules-won-text = L’attaquant a remporté le combat si l’attaque elle-même a infligé au moins 1 dégât, sinon c’est le défenseur. Les dégâts des textes de cartes ne comptent pas pour cela.
rules-texts = Pouvoir et devoir
rules-texts-text = Ce que dit une carte doit être fait, autant que possible, même si cela vous nuit, sauf si elle dit « vous pouvez », « maximum » ou « jusqu’à ». Un texte qui ne trouve personne ne fait rien. Un texte regarde le champ de bataille au moment où il s’applique : un combattant que l’on a éloigné n’est plus adjacent.
rules-exhaustion = Un deck vide
rules-exhaustion-text = La défausse n’est jamais remélangée dans le deck. Pour chaque carte que vous devez piocher sans le pouvoir, chacun de vos combattants subit 2 dégâts. Un deck de 30 cartes est donc aussi le temps dont vous disposez.
rules-defeat = Défaite et fin de partie
rules-defeat-text = Un combattant à 0 point de vie est vaincu et quitte le champ de bataille. Les cartes que seuls des combattants vaincus pouvaient utiliser ne peuvent plus être jouées, mais on peut encore les défausser pour un boost. Quand un héros tombe, la partie s’arrête à cet instant.
rules-team = Équipes
rules-team-text = Deux contre deux : les coéquipiers jouent en alternance avec les adversaires, voient les cartes l’un de l’autre, et leurs combattants sont amis. Un joueur qui a perdu son héros continue avec les acolytes qui lui restent. Une équipe perd quand ses deux héros sont tombés.
rules-free = Chacun pour soi
rules-free-text = Trois ou quatre joueurs, chacun pour soi. Un joueur qui perd son héros est éliminé avec tous ses combattants ; le dernier héros debout gagne. À votre premier tour, vous ne pouvez attaquer que le joueur suivant, ou un joueur qui a déjà joué un tour.
rules-coop = Contre un méchant
rules-coop-text = Un à quatre joueurs ensemble contre un méchant et ses sbires. À chaque manche, les cartes Initiative décident qui joue et quand. Les ennemis se déplacent et attaquent selon des règles fixes, avec la première carte de leur deck. Si le méchant tombe, vous gagnez tous ; s’il atteint son objectif une fois de trop ou si tous les héros tombent, vous perdez.

## Terms: what a touch explains. The last line of each lists the beginnings of the words by which it is found in texts.

term-maneuver = Manœuvre
term-maneuver-text = Une action : piochez une carte, puis déplacez chacun de vos combattants de votre valeur de déplacement au maximum.
term-maneuver-find = manœuvre|manoeuvre
term-scheme = Stratagème
term-scheme-text = Une action : jouez une carte Stratagème et faites ce qu’elle dit.
term-scheme-find = stratagème
term-boost = Boost
term-boost-text = Défaussez une carte pour ajouter son boost, le nombre en bas à gauche. Son autre texte est ignoré.
term-boost-find = boost
term-move-value = Valeur de déplacement
term-move-value-text = Le nombre de cases dont chacun de vos combattants peut se déplacer lors d’une manœuvre, sans boost.
term-move-value-find = valeur de déplacement
term-adjacent = Adjacent
term-adjacent-text = Relié par une ligne. Les zones n’y changent rien.
term-adjacent-find = adjacent
term-zone = Zone
term-zone-text = Toutes les cases d’une couleur, où qu’elles soient. Une case de plusieurs couleurs est dans chacune de ces zones.
term-zone-find = zone
term-melee = Mêlée
term-melee-text = Ce combattant n’attaque que des combattants adjacents.
term-melee-find = mêlée
term-ranged = À distance
term-ranged-text = Ce combattant attaque les combattants adjacents, et quiconque est dans la même zone.
term-ranged-find = à distance
term-sidekick = Acolyte
term-sidekick-text = Un combattant aux côtés du héros. La partie continue quand un acolyte tombe.
term-sidekick-find = acolyte
term-opposing = Adverse
term-opposing-text = De l’autre camp. Dans un combat, « le combattant adverse » est l’autre combattant de ce combat et personne d’autre.
term-opposing-find = adverse
term-immediately = Immédiatement
term-immediately-text = Dès que les deux cartes sont révélées, avant toute autre chose. Si les deux ont un tel texte, celui du défenseur passe en premier.
term-immediately-find = immédiatement
term-during = Pendant le combat
term-during-text = Après tout ce qui se fait immédiatement, et avant les dégâts.
term-during-find = pendant le combat
term-after = Après le combat
term-after-text = Après les dégâts, même si le combattant a été vaincu. Le texte du défenseur passe en premier.
term-after-find = après le combat
term-won = Remporter un combat
term-won-text = L’attaquant le remporte si l’attaque elle-même inflige au moins 1 dégât ; sinon c’est le défenseur.
term-won-find = remporté le combat|remporte le combat|remportez le combat|remporter le combat|remporte un combat
term-cancel = Annuler
term-cancel-text = Un texte annulé ne s’applique pas. La valeur de la carte reste, et ce qui est déjà arrivé n’est pas défait.
term-cancel-find = annul
term-ignore = Ignorer une valeur
term-ignore-text = La carte compte pour 0 dans les dégâts, quoi qu’on lui ait ajouté.
term-ignore-find = ignorez la valeur|ignorer la valeur
term-place = Placer
term-place-text = Mettre le combattant sur la case, quoi qu’il y ait entre les deux. Ce n’est pas un déplacement. La case doit être libre.
term-place-find = placez|placer|placé
term-recover = Récupérer
term-recover-text = Regagner des points de vie, jamais plus qu’au départ. Les combattants vaincus ne récupèrent rien.
term-recover-find = récup
term-defeated = Vaincu
term-defeated-text = À 0 point de vie, un combattant quitte le champ de bataille. Si c’est le héros, le joueur a perdu.
term-defeated-find = vaincu
term-discard = Défausser
term-discard-text = Mettre une carte face visible dans la défausse de son propriétaire. Sauf mention « au hasard », le propriétaire de la main choisit.
term-discard-find = défauss
term-exhausted = Épuisé
term-exhausted-text = Quand un joueur doit piocher alors que son deck est vide : chacun de ses combattants subit 2 dégâts par carte manquante.
term-exhausted-find = épuis
term-versatile = Polyvalente
term-versatile-text = Une carte qui sert à attaquer ou à se défendre. Pour les autres textes, elle compte comme les deux.
term-versatile-find = polyvalent
term-passage = Passage secret
term-passage-text = D’une case avec une porte, un déplacement peut mener à toute autre case avec une porte ; cela compte pour 1 case.
term-passage-find = passage secret|passages secrets
term-threat = Menace
term-threat-text = Jusqu’où le méchant est arrivé. Quand le marqueur atteint la fin de sa piste, le méchant atteint son objectif et le marqueur revient en arrière.
term-threat-find = menace
term-objective = Objectif
term-objective-text = Ce que fait le méchant chaque fois que le marqueur Menace atteint la fin de sa piste. Une fois de trop, et vous perdez.
term-objective-find = objectif
term-initiative = Carte Initiative
term-initiative-text = À chaque manche, les cartes Initiative sont révélées une à une : celui que montre la carte joue son tour.
term-initiative-find = initiative
term-doom = Jeton Fatalité
term-doom-text = Il se trouve sur un pont. Les cartes du méchant comptent ces jetons ; un joueur qui active le pont en retire.
term-doom-find = jeton fatalité|jetons fatalité

## Rulings

ruling-uncancelable = Textes qui ne peuvent pas être annulés
ruling-uncancelable-text = Cela ne protège que de l’annulation. La valeur d’une telle carte peut toujours être ignorée ou changée.
ruling-bonus = Bonus d’une capacité spéciale
ruling-bonus-text = Ils font partie de la valeur de la carte : ils comptent pour les dégâts et pour savoir qui remporte le combat. Aucune carte ne les annule, et ils ne valent que tant que leur condition est remplie, jusqu’au moment des dégâts.
ruling-becomes = « Remplacez » et « ajoutez »
ruling-becomes-text = D’abord, la valeur est remplacée par celle qu’indique un texte, le dernier s’il y en a plusieurs. Puis tout ce qui a été ajouté, à quelque moment que ce soit, vient en plus.
ruling-ignore = Ignorer une valeur
ruling-ignore-text = La carte compte pour 0 quand les dégâts sont infligés, quoi qu’on lui ait ajouté. Son texte s’applique quand même, sauf s’il est annulé aussi.
ruling-started = « A commencé ce tour sur une autre case »
ruling-started-text = On compare avec la case où se tenait le combattant au début du tour en cours, le vôtre ou celui de l’adversaire. Un défenseur déplacé pendant le tour de l’attaquant en profite donc aussi.
ruling-boost = Booster une attaque
ruling-boost-text = Le boost de la carte défaussée s’ajoute à la valeur de l’attaque ; rien d’autre sur cette carte ne s’applique. Un boost joué face cachée est révélé avec les cartes de combat.
ruling-deck = Du dessus du deck
ruling-deck-text = Révéler, défausser ou booster depuis le deck n’est pas piocher. Un deck vide n’ajoute alors rien et ne fait perdre aucun point de vie.
ruling-place = Placer
ruling-place-text = Un combattant placé va directement sur la case ; peu importe qui se trouve entre les deux, et cela ne compte pas comme un déplacement. Si aucune case ne convient, on saute cette partie du texte et on applique le reste.
ruling-swap = Échanger les positions
ruling-swap-text = Les deux combattants échangent leurs places d’un coup et n’ont pas besoin de case libre. Si l’un d’eux ne peut pas quitter sa case, il ne se passe rien.
ruling-others = Déplacer les combattants des autres
ruling-others-text = Vous choisissez le chemin. Amis et adversaires s’entendent du point de vue de ce combattant : il traverse ses propres amis, pas les vôtres.
ruling-return = Un acolyte qui revient
ruling-return-text = Il retrouve tous ses points de vie. Si le texte ne dit pas « vous pouvez », il doit revenir, sur une case libre comme indiqué.
ruling-damage = Dégâts des textes
ruling-damage-text = Ce ne sont pas des dégâts de combat : ils ne comptent pas pour savoir qui remporte le combat, et une carte Défense ne les réduit pas.
ruling-prevented = Dégâts évités
ruling-prevented-text = Ils comptent comme non infligés. Les dégâts subis plus tôt dans le même combat restent acquis.
ruling-recover = Récupérer
ruling-recover-text = Jamais au-delà de la santé de départ, et rien pour les combattants vaincus.
ruling-action = Gagner une action
ruling-action-text = C’est une action entière de plus dans ce tour, et elle doit être effectuée.
ruling-random = Défausse au hasard
ruling-random-text = Le hasard choisit. La carte se trouve ensuite face visible dans la défausse, où chacun la voit.
ruling-look = Consulter et révéler
ruling-look-text = Seul celui qui consulte des cartes les voit. Ce qui est révélé, tous le voient. Les cartes restent où elles sont, sauf si le texte en dit plus.
ruling-state = Ce que montre la carte du héros
ruling-state-text = Taille, forme, compteurs et autres sont visibles de tous. Ce qu’ils changent est une capacité spéciale et non un texte de carte : cela ne peut pas être annulé.
ruling-linked = « Adjacentes entre elles »
ruling-linked-text = Cela ne vaut que pour se déplacer. Les attaques et les autres textes suivent les lignes, et seuls les combattants nommés en profitent.
ruling-away = Hors du champ de bataille
ruling-away-text = Un combattant absent n’est dans aucune zone et adjacent à personne ; on ne peut ni l’attaquer ni le choisir. Il n’est pas vaincu.
ruling-stuck = « Ne peut quitter sa case »
ruling-stuck-text = Aucun déplacement, placement ou échange ne l’en fait partir. La défaite, si.
ruling-cancel = Annuler
ruling-cancel-text = Cela empêche ce qui n’a pas encore eu lieu ; la valeur reste, et les capacités spéciales ne sont pas touchées. Quand les deux joueurs annulent en même temps, le défenseur passe en premier, et le texte de l’attaquant ne s’applique jamais.
