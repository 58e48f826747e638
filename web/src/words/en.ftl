# All words of the page. Card texts and the log come from the server.

peerless = Peerless
tagline = A duel of unequal fighters
play-now = Play now
play-now-hint = A random duel against a bot
set-a-table = Set a table
set-a-table-hint = Choose mode, heroes, battlefield and who sits where
credits = Credits
back = Back
close = Close

mode = Mode
mode-duel = Duel
mode-team = Two teams
mode-free-for-all = Free-for-all
players-count = Players
battlefield = Battlefield
heroes = Heroes
random = Random
who-sits = Who sits here
seat-person = A person here
seat-link = A friend, by link
seat-bot = Bot: { $bot }
start-game = Start the game
team-n = Team { $n }
seat-n = Seat { $n }
plays-first = plays first

connecting = Connecting …
offline = The connection is lost. Trying again …
no-server = The server cannot be reached.
spectating = You are watching
your-turn = Your turn
turn-of = { $player }’s turn
actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
  }
waiting-for = Waiting for { $player } …
won = { $n ->
    [one] { $players } wins!
   *[other] { $players } win!
  }
you-won = You won!
you-lost = You lost.
drawn = A draw.

question = What is asked
ask-action = Choose an action
ask-action-hint = maneuver, or take a card and point at a target
ask-place = Place { $thing }
ask-boost = Boost with a card, or not
ask-move = Move your fighters
ask-move-up-to = Move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }
ask-move-exactly = Move exactly { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }
ask-defend = Defend with a card, or not
ask-hand-limit = More than 7 cards: discard one
ask-may = Do it?
ask-pick = Choose
ask-pick-card = Choose a card
ask-pick-fighter = Choose a fighter
ask-pick-space = Choose a space
ask-pick-number = Choose a number
ask-pick-player = Choose a player
ask-pick-token = Choose a token
ask-pick-option = Choose one
ask-pick-value = Choose one
ask-pick-spot = Top or bottom of the deck?
ask-pick-source = Which effect comes first?

act-maneuver = Maneuver
act-maneuver-hint = Draw a card, then move
act-done = Done
act-yes = Yes
act-no = No
act-none-boost = No boost
act-none-defend = Do not defend
act-take-back = Take back
act-clear = Let go
skip = Skip

do-attack = { $fighter } attacks { $target } with { $card }
do-scheme = Play { $card } { $fighter ->
    [''] {""}
   *[other] ({ $fighter })
  }
do-defend = Defend with { $card }
do-boost = Boost with { $card }
do-discard = Discard { $card }
do-card = Choose { $card }
do-move = { $fighter } to { $space }
do-place = { $fighter } on { $space }
do-fighter = { $fighter }
do-space = { $space }

hand = Hand
deck = Deck
discard = Discard
log = Log
players = Players
health-of = { $health } of { $most } health
out = out
move-value = Move { $n }
melee = melee
ranged = ranged
boost-n = Boost { $n }
card-attack = Attack
card-defense = Defense
card-versatile = Versatile
card-scheme = Scheme
anyone = Any fighter
copies = × { $n }
face-down = face down
no-card = no card
not-yet = waiting …
attacks = attacks
defends = defends
named = named { $n }
value-n = Value { $n }
combat-won = { $fighter } wins the combat.
takes = { $fighter } takes { $n }
no-damage = No damage.
combat = Combat
canceled = canceled
ignored = value ignored
curtain = Hand the screen to { $player }
curtain-go = I am { $player }
copy-link = Copy link
copied = Copied
invite = Send this link to { $player }
spectator-link = A link for spectators
play-again = Play again
new-game = New game
record = Record of the game
menu = Menu
leave = Leave
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = at once
copy = Copy
fighter-label = { $name }, { $kind }, { $health } of { $most } health, on { $space }
space-label = Space { $id }
token-label = { $kind }, on { $space }
can-reach = can reach { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, { $targets ->
    [0] can attack nobody
   *[other] can attack { $names }
  }
pile-hand = Hand
pile-deck = Not seen yet
pile-discard = Discard pile
pile-hand-hint = { $n } of { $hand } cards that you may see.
pile-deck-hint = { $n } cards that you have not seen: in the deck, or among cards you may not see.
pile-discard-hint = { $n } cards.
report-hint = This is the position as your seat knows it, written as a scenario that Peerless can run. Say what happened and what should have happened, and send it to whoever looks after this table.
can-be-chosen = can be chosen
report-fault = Report a fault
