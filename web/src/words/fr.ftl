# Tous les mots de la page. Les textes des cartes viennent du serveur.

## The start pages

peerless = Peerless
tagline = Des duels entre héros qui n’auraient jamais dû se croiser
to-start = Peerless : vers l’accueil
pages = Pages
to-new = Nouvelle partie
to-heroes = Héros
to-battlefields = Champs de bataille
credits = Crédits
not-affiliated = Un projet de fans indépendant.
back = Retour
close = Fermer
try-again = Réessayer
and = {" "}et{" "}
versus = {" "}contre{" "}

play-now = Jouer
play-now-hint = Vous contre un bot, avec ces héros
set-a-table = Nouvelle partie
set-a-table-hint = Amis, bots, équipes
you = Vous
whose = { $what } ({ $player })
you-are-asked = C’est à vous de choisir.
ask-then = Ensuite : { $text }
the-bot = Bot
draw-again = D’autres héros, un autre champ de bataille
scene = { $one } contre { $other } sur le champ de bataille { $battlefield }
go-on = Reprendre
more-games = { $n } de plus
fewer-games = Moins
links = Liens
forget = Retirer cette partie

heroes-lead = Chaque héros a une carte Personnage, son propre deck et une façon de se battre qui n’appartient qu’à lui. Tout peut se lire ici.
all-heroes = Tous les héros
health = Santé
health-n = { $n ->
    [one] { $n } point de vie
   *[other] { $n } points de vie
  }
move = Déplacement
hero = héros
sidekick = acolyte
with-sidekicks = avec { $names }
alone = se bat en solitaire
character-card = Carte Personnage
tokens = Jetons : { $what }
deck-of = Deck : { $n } cartes
play-hero = Jouer { $name }
no-such-hero = Ce héros n’existe pas ici.

battlefields-lead = Les zones ont des couleurs et des motifs : les combattants à distance attaquent dans leur zone. Les lignes relient les cases adjacentes.
all-battlefields = Tous les champs de bataille
battlefield-picture = Le champ de bataille { $name }
room-for = jusqu’à { $n } héros
spaces-n = { $n } cases
zones-n = { $n } zones
passages-n = { $n } passages secrets
play-battlefield = Jouer ici
no-such-battlefield = Ce champ de bataille n’existe pas ici.

mode = Joueurs
mode-duel = Duel
mode-duel-hint = 1 contre 1
mode-team = Équipes
mode-team-hint = 2 contre 2
mode-free-for-all = Chacun pour soi
mode-free-for-all-hint = { $n ->
   *[other] { $n } joueurs, tous contre tous
  }
way-choose = Au choix ou au hasard
way-choose-hint = Choisissez un héros pour chaque joueur, ou laissez faire le hasard
way-draft = Draft
way-draft-hint = Bannir et choisir à tour de rôle
bans = Bannissements par camp
bans-n = { $n ->
    [0] Aucun
   *[other] { $n }
  }
team-n = Équipe { $n }
player-n = Joueur { $n }
together = Une même personne joue les deux héros
same-person = Le joueur { $n } joue aussi ce héros
random-hero = Héros au hasard
random-hero-hint = N’importe quel héros encore libre
pick-hero = Choisir un héros
change-hero = Lire, ou en choisir un autre
drafted-hero = Un héros issu du draft
drafted-hero-hint = Choisi lors du draft, avant la partie
choose-hero-for = Un héros pour le joueur { $n }
choose-hero-hint = Choisissez-en un pour lire d’abord ses cartes.
choose-hero = Choisir { $name }
who-sits = Qui joue
who-here = Ici
who-friend = Ami
who-bot = Bot
who-here-hint = Joue sur cet appareil
who-friend-hint = Joue ailleurs et reçoit un lien
which-bot = Niveau du bot
bot-random = Joue au hasard
bot-greedy = Voit un coup à l’avance
bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
bot-expert = Expert
battlefield = Champ de bataille
random-battlefield = Champ de bataille au hasard
pick-battlefield = Choisir un champ de bataille
change-battlefield = En choisir un autre
choose-battlefield = Choisir un champ de bataille
who-first = Qui commence
by-lot = Au hasard
turn-order = Ordre de jeu : { $names }
start-game = Commencer la partie
start-draft = Commencer le draft

draft = Draft
draft-steps = Étapes du draft
draft-ban = { $side } : bannissez un héros
draft-pick = { $side } : choisissez un héros
draft-here = Choisissez-en un pour lire d’abord ses cartes.
draft-friend = Demandez à votre ami et choisissez pour lui.
draft-bot = Le bot choisit au hasard…
draft-over = Tous les héros sont choisis.
ban = ban
pick = choix
banned = banni
picked = choisi
banned-by = Banni par { $side }
picked-by = { $side }
ban-hero = Bannir { $name }
pick-hero-now = Choisir { $name }
back-to-table = Modifier la partie

table-set = La partie est prête
table-set-lead = Envoyez à chaque ami son propre lien. La première personne qui l’ouvre prend la place, et personne d’autre ne le peut plus : pas même vous.
only-here = Ces liens ne fonctionnent que sur cet ordinateur. Pour jouer avec des amis ailleurs, lancez le programme avec « peerless play --host 0.0.0.0 », ouvrez cette page à une adresse de cet ordinateur qu’ils peuvent atteindre, et créez-y la partie.
invite = { $heroes } : le lien pour votre ami
invite-text = Joue { $heroes } contre moi sur Peerless :
invite-spectators = Lien pour les spectateurs
invite-spectators-text = Regarde notre partie sur Peerless :
share-link = Partager
sit-down = Jouer
look-on = Regarder la partie
links-kept = Les liens restent dans ce navigateur : vous les retrouvez sous « Reprendre » à l’accueil jusqu’à la fin de la partie.

credits-own = Le programme, sa formulation des règles et des cartes et ses dessins de champs de bataille sont l’œuvre des contributeurs de Peerless, sous licence MIT.
credits-icons = Icônes
credits-icons-from = Toutes les icônes viennent de
credits-fonts = Polices
credits-fonts-by = { $fonts } par Juan Pablo del Peral et Huerta Tipográfica, sous licence
credits-libraries = Bibliothèques de cette page
credits-built = Construite avec Vite et TypeScript.
credits-licences = Les licences complètes
credits-game = Le jeu
not-affiliated-long = Peerless est un projet de fans indépendant. Il n’est ni affilié à l’éditeur d’Unmatched, ni approuvé ni soutenu par lui ; les noms ne servent qu’à indiquer de quel jeu il s’agit. Si le jeu vous plaît, achetez-le.

## The table

connecting = Connexion…
offline = La connexion est perdue. Nouvel essai…
no-server = Le serveur est injoignable.
spectating = Mode spectateur
your-turn = À vous de jouer
actions-left = { $n ->
    [one] Il reste { $n } action
   *[other] Il reste { $n } actions
  }
waiting-for = On attend { $player }…
waiting-for-absent = On attend { $player }, qui n’est pas là
waiting-to-join = On attend que { $player } rejoigne la partie…
absent = pas là
invite-again = Envoyer le lien
won = { $n ->
    [one] { $players } l’emporte !
   *[other] { $players } l’emportent !
  }
you-won = Vous avez gagné !
you-lost = Vous avez perdu.
turns-n = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
  }
drawn = Égalité.

question = Ce qui est demandé
ask-action = Choisissez une action
ask-action-hint = Manœuvre (piocher une carte, puis se déplacer), attaque (prendre une carte, désigner une cible) ou stratagème.
ask-action-brief = Manœuvre, ou prendre une carte : attaque ou stratagème.
ask-place = Placez { $thing }
ask-place-hint = Les acolytes commencent dans la zone de votre héros : désignez une case.
ask-place-brief = Désignez une case marquée.
ask-place-tokens = { $n ->
    [one] Le dernier : désignez une case.
   *[other] Il en reste { $n } : désignez une case pour le suivant.
  }
ask-boost = Booster avec une carte ?
ask-boost-move = Booster votre déplacement avec une carte ?
ask-move = Déplacez { $who }
ask-move-own = vos combattants
ask-move-several = des combattants
ask-move-up-to = Déplacez { $who } de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } maximum
ask-move-exactly = Déplacez { $who } de { $n ->
    [one] { $n } case
   *[other] { $n } cases
  } exactement
ask-which-target = Quelle cible ?
ask-which-fighter = Quel combattant ?
ask-which-card = Quelle carte ?
ask-which-space = Quelle case ?
ask-which-via = Quel chemin ?
ask-defend-nothing = { $attacker } attaque { $defender }. Vous n’avez aucune carte pour vous défendre
ask-boost-hint = Son boost, le nombre en bas à gauche, s’ajoute à votre déplacement. Pour bouger sans boost, désignez un combattant.
ask-defend = { $attacker } attaque { $defender }. Se défendre avec une carte ?
ask-defend-brief = Se défendre avec une carte ?
ask-defend-nothing-brief = Vous n’avez aucune carte pour vous défendre
ask-hand-limit = Trop de cartes : défaussez-en une
ask-may = Le faire ?
ask-pick = Choisissez
ask-pick-card = Choisissez une carte
ask-pick-fighter = Choisissez un combattant
ask-pick-space = Choisissez une case
ask-pick-number = Choisissez un nombre
ask-pick-player = Choisissez un joueur
ask-pick-token = Choisissez un jeton
ask-pick-option = Choisissez une option
ask-pick-value = Faites un choix
ask-pick-spot = Sur ou sous le deck ?
ask-pick-source = Quel effet vient en premier ?

act-maneuver = Manœuvre
act-done = Terminé
act-yes = Oui
act-no = Non
act-no-move = Ne pas bouger
act-none-boost = Pas de boost
act-none-defend = Pas de défense
act-take-back = Annuler
act-clear = Désélectionner
act-spot-top = Sur le deck
act-spot-bottom = Sous le deck
act-option = Option { $n }
skip = Passer

do-attack = { $fighter } attaque { $target } avec { $card }
do-scheme = Jouer { $card }
do-scheme-by = { $fighter } joue { $card }
do-defend = Se défendre avec { $card }
do-boost = Booster avec { $card } (+{ $n })
do-discard = Défausser { $card }
do-card = Choisir { $card }
do-source = D’abord { $card }
do-move = { $fighter } vers { $space }
do-move-via = { $fighter } vers { $space } par { $via }
do-place = { $fighter } sur { $space }
do-place-token = { $token } sur { $space }
do-move-token = { $token } de { $from } vers { $space }
do-token = { $token } sur { $space }
do-fighter = { $fighter }
do-space = Case { $space }

hand = Main
deck = Deck
discard = Défausse
log = Journal
players = Joueurs
health-of = { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
  } sur { $most }
out = hors jeu
move-value = Déplacement { $n }
melee = mêlée
ranged = à distance
boost-n = Boost { $n }
card-attack = Attaque
card-defense = Défense
card-versatile = Polyvalente
card-scheme = Stratagème
anyone = Tous
copies = × { $n }
face-down = face cachée
no-card = aucune carte
not-yet = en attente…
attacks = attaque
defends = se défend
named = a annoncé la valeur { $n }
value-n = Valeur { $n }
combat-won = { $player } remporte le combat.
takes = { $fighter } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
no-damage = Aucun dégât.
combat = Combat
last-combat = Le dernier combat
against = contre
canceled = effets annulés
ignored = valeur ignorée
curtain = Passez l’écran à : { $player }
curtain-go = Je suis { $player }
copy-link = Copier le lien
copied = Copié
spectator-link = Lien pour les spectateurs
play-again = Revanche
new-game = Nouvelle partie
record = Télécharger la partie
menu = Menu
leave = Quitter
menu-rules = Règles
menu-link = Spectateurs
menu-report = Signaler
speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-off = Instantanée
copy = Copier
fighter-label = { $name }, { $kind }, { $health ->
    [one] { $health } point de vie
   *[other] { $health } points de vie
  } sur { $most }, case { $space }
space-label = Case { $id }
token-label = { $kind }, case { $space }
can-reach = peut atteindre { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
  }, { $targets ->
    [0] ne peut attaquer personne
   *[other] peut attaquer { $names }
  }
pile-hand = Main
pile-deck = Pas encore vues
pile-discard = Défausse
pile-hand-hint = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } que vous pouvez voir, sur { $hand }.
pile-deck-hint = { $n ->
    [one] { $n } carte que vous n’avez pas vue
   *[other] { $n } cartes que vous n’avez pas vues
  } : dans le deck, ou parmi les cartes que vous ne pouvez pas voir.
pile-discard-hint = { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
  }
report-hint = Voici la position telle que votre place la connaît, écrite comme un scénario que Peerless peut jouer. Dites ce qui s’est passé et ce qui aurait dû se passer, et envoyez le tout à la personne qui s’occupe de ce serveur.
can-be-chosen = choix possible
report-fault = Signaler un problème
no-table-home = Vers l’accueil

## Languages, and what the server refuses

language = Langue
refused-malformed = Le serveur n’a pas compris cette page. Rechargez-la.
refused-too-large = C’est trop volumineux pour le serveur.
refused-too-fast = Trop de demandes à la fois. Attendez un instant.
refused-version = Le serveur utilise une autre version. Rechargez la page.
refused-unknown-table = Cette table n’existe pas.
refused-unknown = Introuvable.
refused-not-your-seat = Ce lien ne correspond à aucune place de cette partie.
refused-claimed = L’invitation a déjà servi, ou a été retirée.
refused-origin = Cette page ne peut pas se connecter à ce serveur.
refused-not-asked = C’est à quelqu’un d’autre de décider.
refused-stale = La partie a avancé entre-temps. Regardez de nouveau et choisissez.
refused-illegal = C’est impossible pour l’instant.
refused-over = La partie est terminée.
refused-running = La partie n’est pas encore terminée.
refused-not-now = Ce n’est pas possible pour le moment.
refused-cannot-take-back = On ne peut pas revenir sur la dernière décision.
refused-cannot-go-on = Cette partie a commencé avec d’autres règles ou d’autres cartes et ne peut pas continuer ici.
refused-full = Le serveur est plein. Réessayez plus tard.
refused-bad-table = Impossible de préparer une telle partie.
refused-bad-record = Ce fichier n’est pas une partie jouée jusqu’à sa fin.
refused-store = Le serveur n’a pas pu l’enregistrer. Réessayez.
refused-http = Le serveur n’a pas répondu à cette demande.

## The rules in short.

to-rules = Comment jouer
how-aim = Le but
how-aim-text = Réduisez à 0 la santé du héros adverse. Les acolytes aident, mais seuls les héros comptent ; en équipe, les deux héros d’un camp doivent tomber.
how-turn = Un tour
how-turn-text = Deux actions : manœuvre, attaque ou stratagème, dans n’importe quel ordre ; on peut faire deux fois la même. À la fin du tour, on ne garde que 7 cartes en main : les autres sont défaussées.
how-maneuver = Manœuvre
how-maneuver-text = Piochez une carte. Vous pouvez ensuite en défausser une pour ajouter son boost (le nombre en bas à gauche) à votre déplacement. Puis déplacez chacun de vos combattants le long des lignes, de votre valeur de déplacement au maximum. Vous pouvez traverser vos propres combattants, mais pas ceux de l’adversaire, et une case n’en contient jamais deux.
how-attack = Attaque
how-attack-text = Jouez face cachée une carte Attaque ou Polyvalente du combattant qui attaque. Un combattant de mêlée attaque une case adjacente. Un combattant à distance attaque aussi toute case qui partage une zone avec la sienne : une couleur et un motif communs aux deux cases.
how-combat = Combat
how-combat-text = Le joueur attaqué peut se défendre avec une carte Défense ou Polyvalente de ce combattant. Les deux cartes sont révélées. Les textes se résolvent dans l’ordre : immédiatement, pendant le combat, après le combat ; si deux textes tombent en même temps, celui du défenseur passe en premier. Si la valeur de l’attaque est supérieure, la différence est infligée en dégâts. L’attaquant remporte le combat s’il inflige des dégâts ; sinon, c’est le défenseur.
how-scheme = Stratagème
how-scheme-text = Jouez une carte Stratagème et faites ce qu’elle dit.
how-cards = Cartes
how-cards-text = Une carte indique lequel de vos combattants peut l’utiliser. Quand votre deck est vide et que vous devez piocher, chacun de vos combattants subit 2 dégâts à la place.
how-end = Et aussi
how-end-text = Chaque héros a une capacité spéciale qui change ces règles : elle est indiquée dans son panneau. Les cases avec une porte sont reliées par des passages secrets : un déplacement peut mener de l’une à n’importe quelle autre, et ne compte que pour une case. Désignez un combattant pour voir où il peut aller et qui il peut attaquer.

## Taking a seat by an invitation

claiming = On vous invite à jouer
claiming-lead = Vous prenez place…
invitation-used = Cette invitation a déjà servi, ou a été retirée. Demandez-en une nouvelle à la personne qui vous invite ; si vous avez pris la place sur un autre appareil, ouvrez la partie sur cet autre appareil et envoyez-vous le lien.
invite-used = Votre ami a pris la place.
invite-anew = Nouveau lien
invite-anew-hint = Le lien ci-dessus ne fonctionnera plus, un nouveau le remplace
connections-n = { $n } appareils
connections-hint = Nombre d’appareils connectés à cette place
menu-own-link = Mon lien
own-link = Copier le lien vers votre propre place, pour continuer sur un autre appareil. Ne le montrez à personne.

## Playing together

your-name = Votre nom
your-name-hint = Visible par les autres à votre table
clock-left = Il reste { $time }
days-short = { $n } j { $hours } h
hours-short = { $hours } h { $minutes }
days-n = { $n ->
    [one] 1 jour
   *[other] { $n } jours
  }
hours-n = { $n ->
    [one] 1 heure
   *[other] { $n } heures
  }
minutes-n = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
seconds-n = { $n ->
    [one] 1 seconde
   *[other] { $n } secondes
  }
clocks = Horloge
pace-free = Sans horloge
pace-free-hint = Prenez tout votre temps
pace-fast = Rapide
pace-fast-hint = 2 minutes par coup, 15 en tout
pace-calm = Tranquille
pace-calm-hint = 10 minutes par coup, une heure en tout
pace-days = Sur plusieurs jours
pace-days-hint = 3 jours par coup
clock-move = { $time } par coup.
clock-total = { $time } en tout.
clock-then-lose = Un joueur à court de temps perd la partie.
clock-then-bot = Si votre temps s’écoule, un bot joue à votre place.
door = Qui peut participer
door-friends = Des amis
door-friends-hint = Par le lien que vous envoyez
door-anyone = Tout le monde
door-anyone-hint = Dans la liste des parties ouvertes
to-lobby = Parties ouvertes
to-lobby-hint = Trouver un adversaire
lobby-lead = Ces parties attendent un joueur. Prenez une place et la partie commence.
lobby-empty = Aucune partie n’attend en ce moment. Créez-en une et choisissez « Tout le monde » sous « Qui peut participer ».
lobby-new = Nouvelle partie
take-seat = Prendre cette place
somebody = Quelqu’un
qr-code = Code QR
chat = Discussion
chat-unread = Discussion ({ $n })
chat-mute = Masquer la discussion
chat-empty = Personne n’a encore rien écrit.
chat-say = Écrire un message
chat-send = Envoyer
set-chat = Discussion
set-chat-hint = Afficher ce que les autres écrivent à la table
set-notify = Alertes
set-notify-hint = Votre navigateur vous prévient quand c’est votre tour
menu-game = Partie
this-game = Cette partie
take-back-last = Annuler mon dernier coup
ask-take-back = Demander à annuler mon dernier coup
ask-take-back-hint = Les autres doivent être d’accord. C’est possible tant qu’aucune carte n’a été révélée.
no-take-back = Rien à annuler : une carte a été révélée depuis votre dernier coup, ou vous n’avez pas encore joué.
bot-for-me = Laisser un bot jouer pour moi
bot-for-me-hint = Les autres doivent être d’accord. Vous pouvez revenir à tout moment.
concede = Abandonner
concede-sure = Oui, j’abandonne
shuffle = Mélange honnête
shuffle-hint = Le serveur a fixé tous les mélanges avant le début de la partie. Voici son sceau : à la fin, la page vérifie que rien n’a été changé.
shuffle-kept = Les cartes ont été mélangées comme promis avant la partie.
shuffle-broken = Le mélange n’est pas celui qui avait été promis avant la partie.
proposal-take-back = { $player } voudrait annuler son dernier coup.
proposal-concede = { $player } voudrait abandonner pour votre camp.
proposal-bot = { $player } propose qu’un bot joue pour { $other }.
proposal-bot-own = { $player } aimerait laisser un bot jouer à sa place.
agree = Accepter
decline = Refuser
withdraw = Retirer
waiting-for-others = En attente des autres
has-left = { $player } a quitté la table.
bot-plays-on = Laisser jouer un bot
bot-plays-for-you = Un bot joue à votre place.
take-seat-back = Reprendre ma place
join-rematch = Rejoindre la revanche

## Hints: what a bot would do
menu-hint = Conseil
hint-title = Ce que ferait un bot fort
hint-then = Ensuite :
hint-line = { $player } : { $deeds }
hint-thinking = Réflexion…
hint-note = Les chances de victoire sont estimées d’après ce que vous pouvez voir.
percent = { $n } %

## Settings, own games, looking ahead, several choices, and what cannot be done now

settings = Réglages
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
speed-of-telling = Vitesse des animations
set-motion = Animation
set-motion-hint = Les pièces glissent, les cartes se retournent
set-sound = Son et vibration
set-sound-hint = De brefs sons pour les coups, les cartes et votre tour
set-confirm = Confirmer chaque carte
set-confirm-hint = Une carte ne se joue que par son bouton, jamais en la touchant deux fois
page-kept = Vous êtes hors ligne. Voici la page telle qu’elle a été chargée la dernière fois ; pour jouer, il faut le serveur.
no-server-trying = Le serveur est injoignable. Nouvel essai…
offline-unsent = Non envoyé : la connexion est perdue. Nouvel essai…
to-results = Vos parties
results-none = Aucune partie terminée. Les parties que vous finissez dans ce navigateur sont comptées ici.
results-lead = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }, dont { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }.
results-hero = Héros
results-games = Parties
results-won = Gagnées
results-lost = Perdues
results-drawn = Nulles
results-latest = Dernières parties
results-here = Ces résultats sont gardés dans ce navigateur et nulle part ailleurs.
results-forget = Les effacer
results-forget-sure = Effacer tous les résultats gardés dans ce navigateur ?
outcome-won = Gagnée
outcome-lost = Perdue
outcome-drawn = Nulle
look-ahead = Menaces
menu-more = Plus
look-ahead-hint = Où vos combattants pourraient être attaqués au prochain tour (déplacements sans boost)
threat = Attaque possible ici au prochain tour : { $fighters }
blow = (inflige { $n } sans défense)
blow-unsure = (environ { $n } sans défense)
draft-invite = { $side } : le lien du draft pour votre ami
draft-invite-text = Choisissons nos héros sur Peerless :
draft-waiting = En attente de l’autre camp…
draft-wait-for-table = La partie va commencer…
series = Parties
best-of = { $n ->
    [one] Une partie
   *[other] Au meilleur des { $n }
  }
series-score = Au meilleur des { $n } : { $score }
series-won = { $player } remporte la série { $score }
tray = Vos choix
tray-n = Choix : { $n }
tray-n-of = Choix : { $n } sur { $most }
hold-to-read = Maintenez une carte pour la lire
why-not-asked-you = Pas maintenant : ce n’est pas à vous de décider.
why-not-asked-card = Pas maintenant : aucune carte n’est demandée.
why-only-defends = Une carte Défense : jouez-la quand votre combattant est attaqué.
why-only-attacks = Une carte Attaque ne sert pas à se défendre.
why-is-a-scheme = Une carte Stratagème : jouez-la comme action pendant votre tour.
why-its-fighter-is-gone = Utilisable seulement par { $users }, maintenant hors de combat.
why-of-another-form = Utilisable seulement par { $users }, sous la bonne forme.
why-of-another-fighter = Utilisable seulement par { $users }, et c’est un autre combattant qui est attaqué.
why-nobody-in-reach = Aucun combattant qui peut l’utiliser n’a de cible à portée. Approchez-vous d’abord.
why-not-now = Elle ne peut pas être jouée maintenant.

## Replays, and the end of a game
replay = Rediffusion
replays = Rediffusions
replays-lead = Toute partie terminée peut être revue, étape par étape. Celles que vous avez jouées dans ce navigateur sont ici ; une partie reçue s’ouvre depuis son fichier.
replays-none = Aucune partie ne s’est encore terminée dans ce navigateur.
replay-load = Ouvrir un fichier de partie
replay-loading = Un instant…
replay-running = Cette partie est encore en cours. On pourra la revoir quand elle sera finie.
replay-look-on = La regarder en direct
replay-watched = Regardée
replay-one-screen = Sur un seul écran
replay-whose = Point de vue
replay-everything = Toutes les cartes visibles
replay-as = Point de vue : { $player }
replay-controls = Commandes de la rediffusion
replay-step = Étape
replay-where = Étape { $at } sur { $last }, tour { $turn }
replay-turn = Tour { $n }
replay-setup = Mise en place
replay-play = Lecture
replay-pause = Pause
replay-share = Partager ce moment
record-short = Télécharger
turn-back = Au tour précédent
turn-on = Au tour suivant
step-back = Une étape en arrière
step-on = Une étape en avant
moments = Moments clés
chart = Chances de gagner, selon les bots
hands = Mains
hidden-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
  }, face cachée
no-cards = aucune carte
moment-first-hit = Premier coup : { $fighter } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
moment-first-hit-by = Premier coup : { $fighter } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } ({ $card })
moment-hit = { $fighter } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
moment-hit-by = { $card } : { $fighter } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
moment-defeated = { $fighter } tombe
moment-defeated-by = { $fighter } succombe ({ $card })
moment-exhausted = { $player } n’a plus de cartes
moment-exhaustion = { $fighter } succombe à l’épuisement
moment-objective = { $player } atteint son objectif
moment-tide = Le vent tourne
moment-end = La fin
play-on = Jouer à partir d’ici
play-on-lead = Vous reprenez au tour { $n } dans une nouvelle partie, chaque carte à sa place. La rediffusion ne change pas.
play-on-setup = Une nouvelle partie avec les mêmes cartes dans le même ordre.
play-on-as = Vous jouez
play-on-against = Contre le bot
play-on-start = Jouer
ending-how = Le fil de la partie
ending-coming = Retour sur la partie…
ending-watch = Revoir
ending-swap = Échanger les héros
ending-by = { $fighter } succombe à la carte { $card }.
ending-by-ability = { $fighter } succombe à une capacité spéciale ({ $player }).
ending-attack = { $fighter } tombe au combat.
ending-exhausted = { $fighter } succombe à l’épuisement : il n’y avait plus de cartes à piocher.
ending-objective = Le méchant a atteint son objectif une fois de trop.
ending-tide = Meilleures chances dès le tour { $n } : { $player }.
ending-tide-start = Meilleures chances du début à la fin : { $player }.
ending-tide-last = Rien n’était joué avant le dernier tour.
ending-drawn = Il ne restait personne pour gagner.
ending-dealt = Dégâts infligés
ending-biggest = Coup le plus dur
ending-won = Combats remportés
ending-played = Cartes jouées
ending-best = Meilleures cartes
ending-best-card = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }
ending-no-best = aucune carte n’a infligé de dégâts
