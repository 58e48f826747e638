# All words of the page. Card texts and the log come from the server.

## The start pages

peerless = Peerless
tagline = Duels between heroes who were never meant to meet
to-start = Peerless: start page
pages = Pages
to-new = New game
to-heroes = Heroes
to-battlefields = Battlefields
credits = Credits
not-affiliated = An independent fan project.
back = Back
close = Close
try-again = Try again
and = {" "}and{" "}
versus = {" "}against{" "}

play-now = Play now
play-now-hint = Player vs. bot, with these heroes
set-a-table = New game
set-a-table-hint = Friends, bots, teams
you = You
whose = { $player }’s { $what }
you-are-asked = You choose.
ask-then = Then: { $text }
the-bot = Bot
draw-again = Shuffle heroes and battlefield
scene = { $one } against { $other } on the battlefield { $battlefield }
go-on = Continue
more-games = { $n } more
fewer-games = Fewer
links = Links
forget = Remove this game

heroes-lead = Each has a character card, a deck of cards of its own, and a way to fight that nobody else has. All of it can be read here.
all-heroes = All heroes
health = Health
health-n = { $n } health
move = Move
hero = hero
sidekick = sidekick
with-sidekicks = with { $names }
alone = fights alone
character-card = Character card
tokens = Tokens: { $what }
deck-of = Deck: { $n } cards
play-hero = Play { $name }
no-such-hero = There is no such hero here.

battlefields-lead = Zones have colors and patterns: ranged fighters attack within a zone. Lines connect adjacent spaces.
all-battlefields = All battlefields
battlefield-picture = The battlefield { $name }
room-for = up to { $n } heroes
spaces-n = { $n } spaces
zones-n = { $n } zones
passages-n = { $n } secret passages
play-battlefield = Play here
no-such-battlefield = There is no such battlefield here.

mode = Players
mode-duel = Duel
mode-duel-hint = 1 vs. 1
mode-team = Teams
mode-team-hint = 2 vs. 2
mode-free-for-all = Free-for-all
mode-free-for-all-hint = { $n ->
   *[other] { $n } players, everyone for themselves
  }
way-choose = Choose or random
way-choose-hint = Pick a hero for each player, or leave it to chance
way-draft = Draft
way-draft-hint = Take turns banning and picking
bans = Bans per side
bans-n = { $n ->
    [0] None
   *[other] { $n }
  }
team-n = Team { $n }
player-n = Player { $n }
together = One person plays both heroes
same-person = Player { $n } plays this hero too
random-hero = Random hero
random-hero-hint = Any hero nobody else has
pick-hero = Choose a hero
change-hero = Read, or choose another
drafted-hero = A hero from the draft
drafted-hero-hint = Chosen in the draft before the game
choose-hero-for = A hero for Player { $n }
choose-hero-hint = Choose one to read its cards first.
choose-hero = Choose { $name }
who-sits = Who plays
who-here = Here
who-friend = Friend
who-bot = Bot
who-here-hint = Plays on this device
who-friend-hint = Plays elsewhere and gets a link
which-bot = Bot level
bot-random = Plays at random
bot-greedy = Sees one step ahead
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
battlefield = Battlefield
random-battlefield = Random battlefield
pick-battlefield = Choose a battlefield
change-battlefield = Choose another
choose-battlefield = Choose a battlefield
who-first = Who goes first
by-lot = Random
turn-order = Turns: { $names }
start-game = Start the game
start-draft = Start the draft

draft = Draft
draft-steps = Steps of the draft
draft-ban = { $side }: ban a hero
draft-pick = { $side }: pick a hero
draft-here = Choose one to read it first.
draft-friend = Ask your friend, and choose for them.
draft-bot = The bot picks at random …
draft-over = All heroes are chosen.
ban = ban
pick = pick
banned = banned
picked = picked
banned-by = Banned by { $side }
picked-by = { $side }
ban-hero = Ban { $name }
pick-hero-now = Pick { $name }
back-to-table = Change the game

table-set = The game is ready
table-set-lead = Send each friend their own link. The first to open it gets the seat; after that nobody else can, not even you.
only-here = These links work on this computer only. For friends elsewhere, start the program with “peerless play --host 0.0.0.0”, open this page at an address of this computer that they can reach, and create the game there.
invite = { $heroes }: link for your friend
invite-text = Play { $heroes } against me at Peerless:
invite-spectators = Link for spectators
invite-spectators-text = Watch our game at Peerless:
share-link = Share
sit-down = Play
look-on = Watch the game
links-kept = The links stay in this browser: you find them under “Continue” on the first page until the game is over.

credits-own = The program, its wording of rules and cards and its drawings of battlefields are by the Peerless contributors, under the MIT licence.
credits-icons = Icons
credits-icons-from = All icons come from
credits-fonts = Typefaces
credits-fonts-by = { $fonts } by Juan Pablo del Peral and Huerta Tipográfica, under the
credits-libraries = Libraries in this page
credits-built = Built with Vite and TypeScript.
credits-licences = The licences in full
credits-game = The game
not-affiliated-long = Peerless is an independent fan project. It is not affiliated with, endorsed by or sponsored by the publisher of Unmatched; names are used only to say which game it plays. If you like the game, buy it.

## The table

connecting = Connecting …
offline = The connection is lost. Trying again …
no-server = The server cannot be reached.
spectating = You are watching
your-turn = Your turn
actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
  }
waiting-for = Waiting for { $player } …
waiting-for-absent = Waiting for { $player }, who is away
waiting-to-join = Waiting for { $player } to join …
absent = not here
invite-again = Send the link
won = { $n ->
    [one] { $players } wins!
   *[other] { $players } win!
  }
you-won = You won!
you-lost = You lost.
turns-n = { $n ->
    [one] 1 turn
   *[other] { $n } turns
  }
drawn = A draw.

question = What is asked
ask-action = Choose an action
ask-action-hint = Maneuver (draw a card, then move), attack (take a card, point at a target), or play a scheme.
ask-action-brief = Maneuver, or take a card: attack or scheme.
ask-place = Place { $thing }
ask-place-hint = Sidekicks start in your hero’s zone: point at a space.
ask-place-brief = Point at a marked space.
ask-place-tokens = { $n ->
    [one] The last one: point at a space.
   *[other] { $n } of them are left: point at a space for the next.
  }
ask-boost = Boost with a card?
ask-boost-move = Boost your move with a card?
ask-move = Move { $who }
ask-move-own = your fighters
ask-move-several = fighters
ask-move-up-to = Move { $who } up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }
ask-move-exactly = Move { $who } exactly { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }
ask-which-target = Which target?
ask-which-fighter = Which fighter?
ask-which-card = Which card?
ask-which-space = Which space?
ask-which-via = Which way?
ask-defend-nothing = { $attacker } attacks { $defender }. You have no card to defend with
ask-boost-hint = Its boost, the number at the lower left, is added to your move. To move without one, point at a fighter.
ask-defend = { $attacker } attacks { $defender }. Defend with a card?
ask-defend-brief = Defend with a card?
ask-defend-nothing-brief = You have no card to defend with
ask-hand-limit = Too many cards: discard one
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
act-done = Done
act-yes = Yes
act-no = No
act-no-move = Don’t move
act-none-boost = No boost
act-none-defend = Don’t defend
act-take-back = Undo
act-clear = Cancel
act-spot-top = On top
act-spot-bottom = On the bottom
act-option = Option { $n }
skip = Skip

do-attack = { $fighter } attacks { $target } with { $card }
do-scheme = Play { $card }
do-scheme-by = { $fighter } plays { $card }
do-defend = Defend with { $card }
do-boost = Boost with { $card } (+{ $n })
do-discard = Discard { $card }
do-card = Choose { $card }
do-source = First { $card }
do-move = { $fighter } to { $space }
do-move-via = { $fighter } to { $space } via { $via }
do-place = { $fighter } on { $space }
do-place-token = { $token } on { $space }
do-move-token = { $token } from { $from } to { $space }
do-token = { $token } on { $space }
do-fighter = { $fighter }
do-space = Space { $space }

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
named = named the value { $n }
value-n = Value { $n }
combat-won = { $player } wins the combat.
takes = { $fighter } takes { $n }
no-damage = No damage.
combat = Combat
last-combat = The last combat
against = against
canceled = canceled
ignored = value ignored
curtain = Pass the screen to { $player }
curtain-go = I am { $player }
copy-link = Copy link
copied = Copied
spectator-link = Link for spectators
play-again = Rematch
new-game = New game
record = Download game
menu = Menu
leave = Leave
menu-rules = Rules
menu-link = Spectators
menu-report = Report
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = Instant
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
pile-deck = Cards not seen yet
pile-discard = Discard pile
pile-hand-hint = { $n } of { $hand } cards that you may see.
pile-deck-hint = { $n } cards that you have not seen: in the deck, or among cards you may not see.
pile-discard-hint = { $n } cards.
report-hint = This is the position as your seat knows it, written as a scenario that Peerless can run. Say what happened and what should have happened, and send it to whoever runs this server.
can-be-chosen = can be chosen
report-fault = Report a problem
no-table-home = To the start page

## Settings, one's own games, looking ahead, several choices, and what cannot be done now

settings = Settings
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
speed-of-telling = Animation speed
set-motion = Animation
set-motion-hint = Pieces glide, cards turn over
set-sound = Sound and vibration
set-sound-hint = Short sounds for hits, cards and your turn
set-confirm = Confirm every card
set-confirm-hint = Cards are played with their button only, never with a second tap
page-kept = You are offline. This is the page as it was last loaded; games need the server.
no-server-trying = The server cannot be reached. Trying again …
offline-unsent = Not sent: the connection is lost. Trying again …

to-results = Your games
results-none = No finished games yet. Games that you finish in this browser are counted here.
results-lead = { $n ->
    [one] 1 game
   *[other] { $n } games
  }, { $won } won.
results-hero = Hero
results-games = Games
results-won = Won
results-lost = Lost
results-drawn = Drawn
results-latest = Latest games
results-here = These results are kept in this browser and nowhere else.
results-forget = Delete results
results-forget-sure = Delete all results kept in this browser?
outcome-won = Won
outcome-lost = Lost
outcome-drawn = Draw

look-ahead = Threats
menu-more = More
look-ahead-hint = Where your fighters could be attacked next turn (moves without a boost)
threat = { $fighters } could attack here next turn
blow = (deals { $n } if undefended)
blow-unsure = (about { $n } if undefended)

draft-invite = { $side }: link to the draft for your friend
draft-invite-text = Draft heroes with me at Peerless:
draft-waiting = Waiting for the other side …
draft-wait-for-table = The game is about to start …

series = Games
best-of = { $n ->
    [one] One game
   *[other] Best of { $n }
  }
series-score = Best of { $n }: { $score }
series-won = { $player } wins the series { $score }

tray = Chosen so far
tray-n = Chosen: { $n }
tray-n-of = Chosen: { $n } of { $most }
hold-to-read = Hold a card down to read it

why-not-asked-you = Not now: it is not your decision.
why-not-asked-card = Not now: no card is asked for.
why-only-defends = A defense card: play it when your fighter is attacked.
why-only-attacks = An attack card cannot defend.
why-is-a-scheme = A scheme card: play it as an action in your turn.
why-its-fighter-is-gone = Only { $users } can use it, and has been defeated.
why-of-another-form = Only { $users } can use it, in the right form.
why-of-another-fighter = Only { $users } can use it, and somebody else is attacked.
why-nobody-in-reach = Nobody who can use it has a target in reach. Move closer first.
why-not-now = It cannot be played now.

## Languages, and what the server refuses

language = Language
refused-malformed = The server did not understand this page. Reload it.
refused-too-large = That is too much for the server.
refused-too-fast = Too much at once. Wait a moment.
refused-version = The server has a different version. Reload the page.
refused-unknown-table = There is no such table.
refused-unknown = Nothing was found here.
refused-not-your-seat = This link does not belong to a seat in this game.
refused-claimed = The invitation has been used already, or was withdrawn.
refused-origin = This page may not connect to this server.
refused-not-asked = Somebody else decides now.
refused-stale = The game has moved on. Look again and choose.
refused-illegal = That is not possible now.
refused-over = The game is over.
refused-running = The game is not over yet.
refused-not-now = That is not possible right now.
refused-cannot-take-back = The last move cannot be undone.
refused-cannot-go-on = This game was begun with other rules or cards, and cannot go on here.
refused-full = The server is full. Try again later.
refused-bad-table = This game cannot be set up like that.
refused-bad-record = This file is not a finished game.
refused-store = The server could not store that. Try again.
refused-http = The server did not respond.

## The rules in short.

to-rules = How to play
how-aim = Goal
how-aim-text = Bring the health of the opposing hero to 0. Sidekicks help, but only heroes count; in a team game both heroes of a side must fall.
how-turn = A turn
how-turn-text = Two actions, each of them a maneuver, an attack or a scheme, in any order; the same twice is fine. Whoever ends a turn with more than 7 cards discards down to 7.
how-maneuver = Maneuver
how-maneuver-text = Draw a card. Then you may discard a card to move farther, by its boost (the number at its lower left). Then move each of your fighters, up to your move value, along the lines. You may pass through your own fighters, not through opposing ones, and two never share a space.
how-attack = Attack
how-attack-text = Play an attack card or a versatile card of the fighter that attacks, face down. A melee fighter attacks an adjacent space. A ranged one also attacks any space that shares a zone with its own: a color and pattern that both spaces have.
how-combat = Combat
how-combat-text = Whoever is attacked may defend with a defense card or a versatile card of that fighter. Both cards are turned up. Texts happen in their order: immediately, during combat, after combat; where both come at once, the defender's is first. If the attack has the higher value, the difference is dealt as damage. The attacker wins the combat by dealing damage; otherwise the defender does.
how-scheme = Scheme
how-scheme-text = Play a scheme card and do what it says.
how-cards = Cards
how-cards-text = A card says which of your fighters may use it. When your deck is empty and you have to draw, each of your fighters takes 2 damage instead.
how-end = More
how-end-text = Every hero has an ability that bends these rules: it stands in the hero's panel. Between spaces with a door there are secret passages: a move can go from one of them to any other, as one step. Point at a fighter to see where it can go and whom it can attack.

## Replays, and the end of a game

replay = Replay
replays = Replays
replays-lead = Watch any finished game again, step by step. Games you played in this browser are listed here; if somebody sent you a game, open its file.
replays-none = No game has ended in this browser yet.
replay-load = Open a game file
replay-loading = One moment …
replay-running = This game is still being played. It can be watched again when it is over.
replay-look-on = Watch it live
replay-watched = You watched
replay-one-screen = On one screen
replay-whose = Whose view
replay-everything = All cards face up
replay-as = { $player }’s view
replay-controls = Replay controls
replay-step = Step
replay-where = Step { $at } of { $last }, turn { $turn }
replay-turn = Turn { $n }
replay-setup = Setup
replay-play = Play
replay-pause = Pause
replay-share = Share this moment
record-short = Download
turn-back = Previous turn
turn-on = Next turn
step-back = Previous step
step-on = Next step
moments = Key moments
chart = Chances to win, as estimated by the bots
hands = Hands
hidden-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }, face down
no-cards = no cards
moment-first-hit = First hit: { $fighter } takes { $n }
moment-first-hit-by = First hit: { $fighter } takes { $n } ({ $card })
moment-hit = { $fighter } takes { $n }
moment-hit-by = { $card }: { $fighter } takes { $n }
moment-defeated = { $fighter } falls
moment-defeated-by = { $fighter } falls to { $card }
moment-exhausted = { $player } has no cards left
moment-exhaustion = { $fighter } falls, exhausted
moment-objective = { $player } reaches its objective
moment-tide = The tide turns
moment-end = The end
play-on = Play on from here
play-on-lead = You continue from turn { $n } in a new game, with every card where it was. The replay stays as it is.
play-on-setup = A new game with the same cards in the same order.
play-on-as = You play
play-on-against = Against the bot
play-on-start = Play on

ending-how = How it went
ending-coming = Looking back at the game …
ending-watch = Watch again
ending-swap = Swap heroes
ending-by = { $fighter } fell to { $card }.
ending-by-ability = { $fighter } fell to { $player }’s ability.
ending-attack = { $fighter } fell.
ending-exhausted = { $fighter } fell, exhausted: no cards were left to draw.
ending-objective = The villain reached its objective once too often.
ending-tide = From turn { $n } on, { $player } had the better chances.
ending-tide-start = { $player } had the better chances from start to end.
ending-tide-last = It was open until the last turn.
ending-drawn = Nobody was left to win.
ending-dealt = Damage dealt
ending-biggest = Hardest hit
ending-won = Combats won
ending-played = Cards played
ending-best = Best cards
ending-best-card = { $n } damage
ending-no-best = no card did any damage

## Taking a seat by an invitation

claiming = You are invited
claiming-lead = Taking your seat …
invitation-used = This invitation has been used already, or was withdrawn. Ask whoever invited you for a new one; if you took the seat on another device, open it there and send yourself the link.
invite-used = Your friend has taken the seat.
invite-anew = New link
invite-anew-hint = The link above stops working, and there is a new one
connections-n = { $n } devices
connections-hint = Devices connected to this seat
menu-own-link = My link
own-link = Copy your personal link to continue on another device. Do not share it.

## Playing together

your-name = Your name
your-name-hint = Shown to those at your table
clock-left = { $time } left
days-short = { $n } d { $hours } h
hours-short = { $hours }:{ $minutes } h
days-n = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
hours-n = { $n ->
    [one] 1 hour
   *[other] { $n } hours
  }
minutes-n = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
seconds-n = { $n ->
    [one] 1 second
   *[other] { $n } seconds
  }
clocks = Clock
pace-free = No clock
pace-free-hint = Think as long as you like
pace-fast = Fast
pace-fast-hint = 2 minutes per move, 15 in total
pace-calm = Calm
pace-calm-hint = 10 minutes per move, 1 hour in total
pace-days = Slow
pace-days-hint = 3 days per move
clock-move = { $time } per move.
clock-total = { $time } in total.
clock-then-lose = Whoever runs out of time loses.
clock-then-bot = If your time runs out, a bot plays on for you.
door = Who can join
door-friends = Friends
door-friends-hint = By the link you send
door-anyone = Anyone
door-anyone-hint = Listed among the open games
to-lobby = Open games
to-lobby-hint = Play somebody new
lobby-lead = These games are waiting for a player. Take a seat and start.
lobby-empty = No game is waiting right now. Start one, and choose “Anyone” for who can join.
lobby-new = New game
take-seat = Take this seat
somebody = Somebody
qr-code = QR code
chat = Chat
chat-unread = Chat ({ $n })
chat-mute = Mute the chat
chat-empty = No messages yet.
chat-say = Write a message
chat-send = Send
set-chat = Chat
set-chat-hint = Show what others write at the table
set-notify = Notifications
set-notify-hint = Your browser tells you when it is your turn
menu-game = Game
this-game = This game
take-back-last = Undo my last move
ask-take-back = Ask to undo my last move
ask-take-back-hint = The others have to agree. It is possible until a card is revealed.
no-take-back = There is nothing to undo: a card has been revealed since your last move, or you have not made one.
bot-for-me = Let a bot play for me
bot-for-me-hint = The others have to agree. You can come back at any time.
concede = Concede
concede-sure = Yes, I concede
shuffle = Fair shuffle
shuffle-hint = The server chose every shuffle before the game began. This is its seal: when the game is over, the page checks that nothing was changed.
shuffle-kept = The cards were shuffled as promised before the game.
shuffle-broken = The shuffle is not the one that was promised before the game.
proposal-take-back = { $player } would like to undo the last move.
proposal-concede = { $player } would like to concede for your side.
proposal-bot = { $player } suggests that a bot plays on for { $other }.
proposal-bot-own = { $player } would like a bot to play on instead.
agree = Agree
decline = Decline
withdraw = Withdraw
waiting-for-others = Waiting for the others
has-left = { $player } has left the table.
bot-plays-on = Let a bot play on
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
join-rematch = Join the rematch

## Hints: what a bot would do
menu-hint = Hint
hint-title = What a strong bot would do
hint-then = Then:
hint-line = { $player }: { $deeds }
hint-thinking = Thinking …
hint-note = The chance to win is an estimate, from what you can see.
percent = { $n } %
