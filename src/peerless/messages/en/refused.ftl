# Why something cannot be done, said of what lies below the commands: files, names, bots, records,
# what does not go together. Ids, files, options and what somebody typed stand as they are.

any-of = { $most } or { $last }

## Files and names

# English is what the system says; $code is there for the others (ENOENT, EACCES ...).
reason = { $code ->
   *[other] { $words }
  }
file-unread = { $file }: cannot be read: { $why }
file-unwritten = { $file }: cannot be written: { $why }
file-not-text = { $file }: is not UTF-8 text
file-no-folder = { $file }: no such folder
file-no-content = { $file }: expected a folder "heroes" or "battlefields" or "enemies" or "discoveries" in it
file-line = { $file }:{ $line }: { $why }
unknown = { $what ->
    [hero] unknown hero
    [battlefield] unknown battlefield
    [enemy] unknown enemy
    [discovery] unknown discovery
    [bot] unknown bot
    [mode] unknown mode
    [level] unknown level
    [language] unknown language
    [fighter] unknown fighter
   *[other] unknown { $what }
  } "{ $name }", expected one of: { $known }
unknown-near = { $what ->
    [hero] unknown hero
    [battlefield] unknown battlefield
    [enemy] unknown enemy
    [discovery] unknown discovery
    [bot] unknown bot
    [mode] unknown mode
    [level] unknown level
    [language] unknown language
    [fighter] unknown fighter
   *[other] unknown { $what }
  } "{ $name }": did you mean { $near }?

## Bots

bot-expected = expected a class with a method choose(view), made with a seed
bot-made = bot "{ $bot }": it made { $made }, { bot-expected }
bot-is = bot "{ $bot }" is { $found }, { bot-expected }
bot-no-method = bot "{ $bot }" has no method choose(view), { bot-expected }
bot-not-made = bot "{ $bot }" cannot be made with a seed alone, { bot-expected }
bot-budget = bot "{ $bot }": expected a budget, like { $like }:500 or { $like }:500ms
bot-rounds = bot "{ $bot }": expected a budget in rounds, since time differs from run to run
bot-name = bot "{ $bot }": expected package.module:Class
bot-no-module = bot "{ $bot }": there is no module { $module }
bot-not-imported = bot "{ $bot }": { $module } cannot be imported: { $why }
bot-not-in = bot "{ $bot }": there is no { $attribute } in { $module }
bot-no-action = the bot { $bot } answered { $answer }, expected an action. { $where }
bot-illegal = the bot { $bot } answered "{ $answer }", which is not legal; expected one of: { $some }. { $where }
bot-decision = { $player } is asked: { $about }, at decision { $n } of { $game }, seed { $seed }

## Records. Their keys and values are the game's own script.

record-game = { $why }
record-no-key = expected "key: value", found "{ $found }"
record-unknown-key = unknown key "{ $key }", expected one of: { $keys }; or an empty line before the decisions
record-key-twice = "{ $key }:" stands twice, first in line { $first }
record-missing-key = the header has no "{ $key }:"
record-hero = heroes: expected "{ $seat } HERO", found "{ $found }"
record-ids = { $key }: expected ids with commas between, found "{ $found }"
record-seed = seed: expected a whole number, found "{ $found }"
record-house = house: expected "rule = value", found "{ $found }"
record-content = content: expected { $expected }, found "{ $found }"
record-not-played = content: { $kind } { $name } is not in this game
record-named-twice = content: { $kind } { $name } stands twice
record-fixed = { $key }: expected { $expected }, found "{ $found }"
record-decision = expected a seat and a decision, found "{ $found }"
record-result = result: the game gives "{ $gives }", the record says "{ $says }"
record-kind = { $kind ->
    [hero] the hero
    [battlefield] the battlefield
    [enemy] the enemy
    [discovery] the discovery
   *[other] the { $kind }
  }
record-missing-content = { record-kind } { $name } (sha256:{ $digest }) does not come with Peerless, and is missing here: name the folder that it is in (--content FOLDER)
record-other-content = { record-kind } { $name } is not the one of this record: expected { $expected }, found { $found }
record-of-the-box = the one that comes with Peerless
record-goes-on = the game is over, but the record goes on
record-other-seat = seat { $asked } ({ $player }) is asked, not seat { $seat }
record-over = "{ $text }": the game is over
record-illegal = "{ $text }" is not legal now; { $player } can say: { $answers }
record-given-up = "{ $text }": { $why }

## What does not go together in a game

setup-mode = { $mode ->
    [team] a team game
    [free-for-all] a free-for-all
    [adventure] an adventure
   *[duel] a duel
  }
setup-seats = { $game } has { $expected } heroes, found { $found }
setup-starts = { $battlefield } has { $starts } start spaces, and { $heroes } heroes need one each
setup-no-enemies = { $game } has no enemies and no discoveries
setup-no-villain = an adventure needs a villain, before any minion
setup-board = { $villain } is played on { $expected }, not on { $found }
setup-misfit = { $message }
setup-two-villains = { $villain } is a villain, and there is one already
setup-minions = { $minions } minions for { $heroes } heroes, expected one for each (A.C6)
setup-discoveries = { $found } discoveries, expected at most { $most }
setup-once = { $name } can be in a game only once

## Wishes for a game in the terminal

wish-players = --players { $players }: { $game } has { $expected }
wish-first = --first { $first }: expected me, them, lot or a seat from 0 (yours) to { $last }
wish-best-of = --best-of { $n }: expected an odd number
wish-draft-random = --draft and --random: expected one of the two
wish-draft-heroes = --draft: the heroes are picked in it, expected none by name
wish-bans-few = --bans { $bans }: expected 0 or more
wish-bans-many = --bans { $bans }: { $needed } heroes are needed, and { $there } are there
wish-mate = --mate: only a team game of four players has one
wish-number = { $option }: expected { $n } here, found { $found }
wish-heroes = --players { $players }: an adventure has 1 to { $most } heroes
wish-named = --players { $players }: { $named } heroes are named
wish-minions = --minions: expected { $n }, one for each hero, found { $found }
wish-discoveries = --discoveries: expected { $most } at most, found { $found }
wish-known = { $option } { $id }: expected one of: { $known }
wish-once = { $option } { $id }: can be in a game only once

## The server

server-address = { $host }, port { $port }: { $why }
server-no-address = no such address
server-database = database "{ $database }": { $why }
server-database-kind = database "{ $database }": expected sqlite or postgresql
server-database-file = database "{ $database }": expected a file, sqlite:///FILE
server-database-folder = database "{ $database }": its folder cannot be made: { $why }
server-database-closed = database "{ $database }": its folder cannot be written to: { $why }
server-database-taken = database "{ $database }": another server has it; several at once need PostgreSQL
server-database-newer = database "{ $database }": it has a form that this version does not know; was it made by a newer one?
server-database-unopened = database "{ $database }": it cannot be opened: { $why }
server-database-workers = database "{ $database }": { $n } workers need PostgreSQL; SQLite is for one
