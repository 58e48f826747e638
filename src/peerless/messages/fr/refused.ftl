# Pourquoi quelque chose est impossible. Les identifiants, les fichiers, les options et ce qui a été
# tapé restent tels quels.

any-of = { $most } ou { $last }

## Fichiers et noms

reason = { $code ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EACCES] accès refusé
    [EPERM] opération non permise
    [EISDIR] c’est un dossier
    [ENOTDIR] ce n’est pas un dossier
    [EEXIST] le fichier existe déjà
    [ENOSPC] il n’y a plus de place sur le disque
    [EROFS] le disque est en lecture seule
    [EADDRINUSE] l’adresse est déjà utilisée
    [EADDRNOTAVAIL] cette adresse n’est pas sur cette machine
   *[other] { $words }
  }
file-unread = { $file } : lecture impossible : { $why }
file-unwritten = { $file } : écriture impossible : { $why }
file-not-text = { $file } : ce n’est pas du texte en UTF-8
file-no-folder = { $file } : ce dossier n’existe pas
file-no-content = { $file } : il devrait contenir un dossier « heroes », « battlefields », « enemies » ou « discoveries »
file-line = { $file }:{ $line }: { $why }
unknown = { $what ->
    [hero] héros inconnu
    [battlefield] champ de bataille inconnu
    [enemy] ennemi inconnu
    [discovery] découverte inconnue
    [bot] bot inconnu
    [mode] mode inconnu
    [level] niveau inconnu
    [language] langue inconnue
    [fighter] combattant inconnu
   *[other] { $what } inconnu
  } « { $name } », attendu : { $known }
unknown-near = { $what ->
    [hero] héros inconnu
    [battlefield] champ de bataille inconnu
    [enemy] ennemi inconnu
    [discovery] découverte inconnue
    [bot] bot inconnu
    [mode] mode inconnu
    [level] niveau inconnu
    [language] langue inconnue
    [fighter] combattant inconnu
   *[other] { $what } inconnu
  } « { $name } » : vouliez-vous dire { $near } ?

## Bots

bot-expected = il faut une classe avec une méthode choose(view), créée avec une graine
bot-made = bot « { $bot } » : il a créé { $made }, { bot-expected }
bot-is = bot « { $bot } » : c’est { $found }, { bot-expected }
bot-no-method = bot « { $bot } » : pas de méthode choose(view), { bot-expected }
bot-not-made = bot « { $bot } » : une graine ne suffit pas pour le créer, { bot-expected }
bot-budget = bot « { $bot } » : il faut un budget, comme { $like }:500 ou { $like }:500ms
bot-rounds = bot « { $bot } » : il faut un budget en tours de recherche, car le temps varie d’une fois à l’autre
bot-name = bot « { $bot } » : attendu : paquet.module:Classe
bot-no-module = bot « { $bot } » : le module { $module } n’existe pas
bot-not-imported = bot « { $bot } » : impossible d’importer { $module } : { $why }
bot-not-in = bot « { $bot } » : pas de { $attribute } dans { $module }
bot-no-action = le bot { $bot } a répondu { $answer } au lieu d’une action. { $where }
bot-illegal = le bot { $bot } a répondu « { $answer } », ce qui n’est pas permis ; attendu : { $some }. { $where }
bot-decision = { $player } doit répondre ({ $about }), à la décision { $n } de { $game }, graine { $seed }

## Parties enregistrées

record-game = { $why }
record-no-key = attendu « clé: valeur », trouvé « { $found } »
record-unknown-key = clé inconnue « { $key } », attendu : { $keys } ; ou une ligne vide avant les décisions
record-key-twice = « { $key }: » s’y trouve deux fois, d’abord à la ligne { $first }
record-missing-key = l’en-tête n’a pas de « { $key }: »
record-hero = heroes : attendu « { $seat } HÉROS », trouvé « { $found } »
record-ids = { $key } : attendu des identifiants séparés par des virgules, trouvé « { $found } »
record-seed = seed : attendu un nombre entier, trouvé « { $found } »
record-house = house : attendu « règle = valeur », trouvé « { $found } »
record-content = content : attendu { $expected }, trouvé « { $found } »
record-not-played = content : { $kind } { $name } n’est pas dans cette partie
record-named-twice = content : { $kind } { $name } s’y trouve deux fois
record-fixed = { $key } : attendu { $expected }, trouvé « { $found } »
record-decision = attendu une place et une décision, trouvé « { $found } »
record-result = result : la partie donne « { $gives } », l’enregistrement dit « { $says } »
record-kind = { $kind ->
    [hero] le héros
    [battlefield] le champ de bataille
    [enemy] l’ennemi
    [discovery] la découverte
   *[other] { $kind }
  }
record-missing-content = { record-kind } { $name } (sha256:{ $digest }) n’est pas fourni avec Peerless et manque ici : indiquez son dossier (--content FOLDER)
record-other-content = { record-kind } { $name } ne correspond pas à l’enregistrement : attendu { $expected }, trouvé { $found }
record-of-the-box = ce qui est fourni avec Peerless
record-goes-on = la partie est terminée, mais l’enregistrement continue
record-other-seat = c’est à la place { $asked } ({ $player }) de répondre, pas à la place { $seat }
record-over = « { $text } » : la partie est terminée
record-illegal = « { $text } » n’est pas permis maintenant ; réponses possibles de { $player } : { $answers }
record-given-up = « { $text } » : { $why }

## Ce qui ne va pas ensemble

setup-mode = { $mode ->
    [team] un jeu en équipe
    [free-for-all] une partie chacun pour soi
    [adventure] une aventure
   *[duel] un duel
  }
setup-seats = { $game } se joue avec { $expected } héros, trouvé : { $found }
setup-starts = { $battlefield } n’a que { $starts } cases de départ, et il en faut une pour chacun des { $heroes } héros
setup-no-enemies = { $game } n’a ni ennemis ni découvertes
setup-no-villain = une aventure a besoin d’un méchant, nommé avant les sbires
setup-board = { $villain } se joue sur { $expected }, pas sur { $found }
setup-misfit = { $message }
setup-two-villains = { $villain } est un méchant, et il y en a déjà un
setup-minions = { $minions ->
    [one] { $minions } sbire
   *[other] { $minions } sbires
  } pour { $heroes } héros, il en faut un par héros (A.C6)
setup-discoveries = { $found } découvertes, { $most } au maximum
setup-once = { $name } ne peut être qu’une fois dans une partie

## Souhaits pour une partie dans le terminal

wish-players = --players { $players } : { $game } se joue à { $expected }
wish-first = --first { $first } : attendu me, them, lot ou une place de 0 (la vôtre) à { $last }
wish-best-of = --best-of { $n } : il faut un nombre impair
wish-draft-random = --draft et --random : choisissez l’un des deux
wish-draft-heroes = --draft : les héros y sont choisis, n’en nommez aucun
wish-bans-few = --bans { $bans } : il faut 0 ou plus
wish-bans-many = --bans { $bans } : il faudrait { $needed } héros, et il y en a { $there }
wish-mate = --mate : seul un jeu en équipe à quatre joueurs a un coéquipier
wish-number = { $option } : attendu ici { $n }, trouvé { $found }
wish-heroes = --players { $players } : une aventure a de 1 à { $most } héros
wish-named = --players { $players } : { $named } héros sont nommés
wish-minions = --minions : attendu { $n }, un par héros, trouvé { $found }
wish-discoveries = --discoveries : { $most } au maximum, trouvé { $found }
wish-known = { $option } { $id } : attendu : { $known }
wish-once = { $option } { $id } : une seule fois par partie

## Le serveur

server-address = { $host }, port { $port } : { $why }
server-no-address = cette adresse n’existe pas
server-database = base de données « { $database } » : { $why }
server-database-kind = base de données « { $database } » : attendu sqlite ou postgresql
server-database-file = base de données « { $database } » : il faut un fichier, sqlite:///FILE
server-database-folder = base de données « { $database } » : impossible de créer son dossier : { $why }
server-database-closed = base de données « { $database } » : impossible d’écrire dans son dossier : { $why }
server-database-taken = base de données « { $database } » : un autre serveur l’utilise ; pour plusieurs à la fois, il faut PostgreSQL
server-database-newer = base de données « { $database } » : cette version ne connaît pas sa forme ; vient-elle d’une version plus récente ?
server-database-unopened = base de données « { $database } » : impossible de l’ouvrir : { $why }
server-database-workers = base de données « { $database } » : { $n } processus ont besoin de PostgreSQL ; SQLite n’en sert qu’un
