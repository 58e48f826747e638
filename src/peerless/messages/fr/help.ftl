# Ce que dit --help. Les noms des options et de ce qui les suit (HERO, FILE, N) restent tels quels.

help-peerless = Une édition numérique libre d’Unmatched.
help-language = au choix : { $languages } (par défaut : la langue de votre système, sinon l’anglais)
help-mode = au choix : { $modes } (par défaut : %(default)s)
help-content = un dossier avec votre propre contenu, dans des dossiers heroes, battlefields, enemies et discoveries ; peut être donné plusieurs fois

## play

help-play = jouer dans le navigateur ou dans le terminal
help-play-terminal = une partie dans le terminal, contre des bots, ou ensemble contre un méchant
help-in-the-browser = dans le navigateur
help-in-the-terminal = dans le terminal
help-play-host = l’adresse d’écoute (par défaut : { $host }, cette machine seulement)
help-play-port = (par défaut : { $port }, ou un autre s’il est pris)
help-no-browser = afficher seulement l’adresse de la page
help-play-mode = au choix : { $modes } (par défaut : { $usual } ; demandé si vous ne dites rien)
help-players = chacun pour soi : 3 ou 4 (par défaut : 4) ; jeu en équipe : 4, ou 3 si vous dirigez deux héros ; aventure : de 1 à 4 héros (par défaut : ceux qui sont nommés)
help-hero = votre héros, par identifiant ou par nom (sinon on vous le demande) ; tous, si vous en dirigez plusieurs
help-mate = le héros de votre coéquipier, dirigé par un bot (de même) ; dans une aventure, aussi plusieurs
help-against = les héros de vos adversaires (de même)
help-battlefield = le champ de bataille, par identifiant ou par nom (de même)
help-adventure = jouer ensemble contre ce méchant, par identifiant ou par nom (de même) ; revient à --mode adventure
help-minions = dans une aventure, autant de sbires que de héros, par identifiant ou par nom ; random : tirés au sort (de même)
help-discoveries = dans une aventure, jusqu’à 3 pour une partie plus difficile, par identifiant ou par nom ; random : une au sort ; none : aucune (de même)
help-kindest = dans une aventure, laisser le jeu choisir pour les ennemis ce qui semble le plus clément pour vous
help-closed-hands = dans une aventure, les joueurs ne voient pas les mains des autres
help-random = tirer au sort ce qui n’est pas nommé, sans rien demander
help-draft = bannir et choisir des héros à tour de rôle avec vos adversaires
help-bans = dans un draft, pour chaque camp (par défaut : 1)
help-first = qui commence : me (vous), them (eux), lot (au sort), ou une place : 0 est la vôtre, 1 celle de l’adversaire suivant, et ainsi de suite (par défaut : %(default)s)
help-best-of = jouer jusqu’à ce qu’un camp ait gagné la majorité de N parties (par défaut : %(default)s)
help-bot = au choix : { $bots } ; ou une classe à vous, comme my_package:MyBot (par défaut : %(default)s)
help-play-seed = rejouer exactement cette donne (par défaut : n’importe laquelle)

## table

help-table = tenir des tables par HTTP et WebSockets
help-host = l’adresse d’écoute (par défaut : %(default)s)
help-port = (par défaut : %(default)s)
help-database = sqlite:///FILE ou postgresql://... (par défaut : un fichier dans votre dossier de données)
help-most-tables = combien de parties peuvent se jouer à la fois (par défaut : %(default)s)
help-origin = une page d’un autre serveur qui peut se connecter, comme https://example.org ; peut être donné plusieurs fois
help-workers = processus qui servent, avec PostgreSQL (par défaut : %(default)s)

## scenario, replay, draw, hint, read, say, check

help-scenario = exécuter des fichiers de scénario
help-replay = raconter une partie enregistrée
help-draw = un champ de bataille ou une position en image SVG
help-draw-battlefield = par identifiant, nom ou fichier
help-draw-scenario = la position d’un scénario
help-draw-record = la partie d’un enregistrement
help-after = après ce nombre de décisions (par défaut : aucune d’un scénario, toutes d’un enregistrement)
help-draw-output = où l’écrire (par défaut : la sortie standard)
help-hint = ce qu’un bot ferait dans une position, ou pense d’une partie
help-hint-file = un scénario (.toml) ou l’enregistrement d’une partie
help-hint-game = revoir toute la partie d’un enregistrement : les chances de victoire au fil du temps, et ses tournants
help-hint-bot = au choix : { $levels } ; ou search:N, avec N tours de recherche par décision (par défaut : hard ; avec --game search:150)
help-hint-best = combien de décisions sont montrées (par défaut : %(default)s)
help-hint-seed = la graine de ce qui est laissé au hasard (par défaut : 0)
help-read = lire un texte écrit dans l’anglais des règles
help-read-hero = à qui sont les noms qui peuvent s’y trouver : identifiant, nom ou fichier d’un héros ou d’un ennemi
help-read-kind = où se trouve le texte : ce qui n’y a pas sa place est refusé
help-say = dire les textes d’un héros, d’un ennemi, d’un champ de bataille ou d’une découverte
help-say-name = identifiant, nom ou fichier
help-say-all = tout, en une page Markdown
help-check = vérifier tous les fichiers de contenu, ou ceux qui sont nommés

## sim, lab

help-sim = jouer beaucoup de parties et compter
help-sim-heroes = les héros, par identifiant ou par nom : deux ; en équipe, deux d’une équipe puis deux de l’autre ; chacun pour soi, trois ou quatre ; dans un jeu coopératif, de un à quatre
help-sim-more-heroes = de même
help-sim-battlefield = le champ de bataille, par identifiant ou par nom (par défaut : %(default)s)
help-sim-bots = un bot pour tous les camps, ou un par camp, séparés par des virgules, parmi : { $bots } ; ou une classe à vous, comme my_package:MyBot (par défaut : %(default)s)
help-sim-games = combien de parties (par défaut : %(default)s)
help-sim-seed = la graine de la première partie (par défaut : %(default)s)
help-sim-json = donner les chiffres en JSON
help-cooperative-games = parties coopératives
help-sim-adventure = le méchant, par identifiant ou par nom ; un HERO peut alors être random : tiré au sort à chaque partie
help-sim-minions = autant de sbires que de héros, par identifiant ou par nom ; random : tirés au sort à chaque partie (par défaut : random)
help-sim-discoveries = jusqu’à 3 pour une partie plus difficile, par identifiant ou par nom (par défaut : aucune)
help-processes = combien de parties se jouent à la fois (par défaut : une par cœur)
help-lab = le laboratoire : quels héros et quels bots gagnent, preuves à l’appui

## lab

help-lab-matchups = chaque héros contre chaque héros, sur chaque champ de bataille
help-lab-ladder = les bots entre eux, avec divers héros et champs de bataille
help-lab-adventures = parties coopératives : des équipes de bots contre chaque méchant
help-lab-report = une page HTML avec des cartes thermiques et des graphiques de ce qui a été joué
help-lab-train = apprendre ce que valent les positions, par des parties des bots de recherche contre eux-mêmes
help-lab-by-name = par identifiant ou par nom (par défaut : tous)
help-lab-team-sizes = combien il y en a dans une équipe, tirés au sort à chaque partie (par défaut : 1 2 3 4)
help-lab-team-bots = chacun dirige tous les héros d’une équipe ; tous reçoivent les mêmes parties et sont comparés au premier (par défaut : greedy)
help-lab-cell-games = parties par cellule (par défaut : %(default)s)
help-lab-seed = la graine de la première donne (par défaut : %(default)s)
help-lab-scale = chaque bot de recherche réfléchit X fois plus longtemps : 0.1 pour un dixième (par défaut : %(default)s)
help-lab-folder = où sont les résultats ; les parties qui s’y trouvent ne sont pas rejouées, et une série interrompue reprend (par défaut : %(default)s)
help-lab-ray = jouer sur une grappe Ray ; { $local } : sur un Ray de cette machine (pip install peerless[ray])
help-lab-ladder-bots = du plus faible au plus fort (par défaut : { $bots })
help-lab-against = chacun affronte celui-ci (par défaut : chacun affronte le suivant)
help-lab-everyone = chacun affronte chacun
help-lab-ladder-games = parties de deux bots qui s’affrontent ; dans deux parties de la même donne, ils échangent leurs places (par défaut : %(default)s)
help-lab-matchup-bots = un qui dirige tous les héros, ou deux : le premier contre le second (par défaut : greedy)
help-lab-matchup-games = parties de chaque paire de héros sur chaque champ de bataille ; une fois sur deux, l’autre camp commence (par défaut : %(default)s)
help-lab-mirror = chaque héros seulement contre lui-même, dirigé par deux bots
help-lab-folders = résultats d’une série
help-lab-page = la page (par défaut : report.html dans le premier dossier)
help-lab-document = un texte Markdown dont les tableaux de ces résultats sont réécrits
help-lab-growth = dessiner le graphique de la force et du budget en SVG
help-lab-train-games = duels par génération (par défaut : %(default)s)
help-lab-train-adventures = parties coopératives par génération (par défaut : %(default)s)
help-lab-train-rounds = tours de recherche par décision ; 0 joue ce qui semble bon au premier coup d’œil (par défaut : %(default)s)
help-lab-train-generations = chacune joue avec ce que la précédente a appris (par défaut : %(default)s)
help-lab-train-seed = la graine de la première partie (par défaut : %(default)s)
help-lab-train-processes = combien de parties se jouent à la fois ; les poids sont les mêmes (par défaut : %(default)s)
help-lab-begin = les poids de départ (par défaut : ceux fixés à la main)
help-lab-weights = où écrire les poids (par défaut : %(default)s)

## Les mots d’argparse

argparse-usage = { "usage\u00a0: " }
argparse-positionals = arguments
argparse-options = options
argparse-subcommands = sous-commandes
argparse-help = afficher cette aide et quitter
argparse-version = afficher la version du programme et quitter
argparse-argument = argument %(argument_name)s : %(message)s
argparse-unrecognized = arguments non reconnus : %s
argparse-ambiguous = option ambiguë : %(option)s peut être %(matches)s
argparse-choice = choix incorrect : %(value)r (au choix : %(choices)s)
argparse-type = valeur incorrecte (%(type)s) : %(value)r
argparse-parser = commande inconnue %(parser_name)r (au choix : %(choices)s)
argparse-one = un argument est attendu
argparse-at-most-one = un argument au plus est attendu
argparse-at-least-one = un argument au moins est attendu
argparse-expected = { $n ->
    [one] %s argument est attendu
   *[other] %s arguments sont attendus
  }
argparse-required = il manque les arguments suivants : %s
argparse-one-required = il faut l’un des arguments %s
argparse-not-with = incompatible avec l’argument %s
argparse-ignored = argument ignoré %r
argparse-unexpected = option inattendue : %s
