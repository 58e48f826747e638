# All words of the page. Card texts and the log come from the server.

peerless = Peerless
tagline = A duel of unequal fighters
play-now = Play now
play-now-hint = A random duel against a bot
set-a-table = Set a table
set-a-table-hint = Choose mode, heroes, battlefield and who sits where
credits = Credits
back = Back

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
asked-by = { $source }
won = { $players } won!
you-won = You won!
you-lost = You lost.
drawn = A draw.

ask-action = Choose an action
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

act-maneuver = Maneuver
act-maneuver-hint = Draw a card, then move
act-done = Done
act-yes = Yes
act-no = No
act-none-boost = No boost
act-none-defend = Do not defend
act-take-back = Take back
act-clear = Start over

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
combat = Combat
attack-against = Attack { $attack } · Defense { $defense }
canceled = canceled
ignored = value ignored
deals = { $n ->
    [0] No damage
   *[other] { $n } damage
  }
curtain = Hand the screen to { $player }
curtain-go = I am { $player }
copy-link = Copy link
copied = Copied
invite = Send this link to { $player }
spectator-link = A link for spectators
play-again = Play again
fighter-label = { $name }, { $kind }, { $health } of { $most } health, on { $space }
space-label = Space { $id }
can-be-chosen = can be chosen
report-fault = Report a fault
