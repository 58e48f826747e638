# The game in the terminal. Answers and commands stay as they are in every language: maneuver, done,
# board, quit. Names stand as they are (no case); $words is what somebody typed.

terminal-help =
    Answer with a number, or in words as they stand ("maneuver", "boost: none").
      board    the battlefield and the fighters  zones  the spaces of each zone
      hand     the hands that you may see        deck   every deck (deck NAME: one)
      discard  the discard piles                 log    everything that happened
      ?        this help                         quit   leave the game
      save FILE   keep the game so far, for "peerless replay FILE"
terminal-help-adventure =
    threat   round, threat, bridges or farms   rules  how an adventure goes

## Choosing out of a list

terminal-menu-help = A number, a name or its beginning; random: any of them; quit: leave.
terminal-choose = { $what } (a number, a name or its beginning, or random):
terminal-choose-some = { $what } ({ $some } of these: numbers or names with commas between, random):
terminal-choose-some-or-none = { $what } ({ $some } of these: numbers or names with commas between, random, or none):
terminal-up-to = up to { $n }
terminal-prompt = { $what }?
terminal-expected = Expected { $some }, found { $n }.
terminal-once = { $name } can be had once.
terminal-could-be = "{ $words }" could be: { $names }.
terminal-none-of-them = "{ $words }" is none of them.
terminal-did-you-mean = Did you mean "{ $word }"?
terminal-number = { $what }, 1 to { $most }?
terminal-number-help = A number from 1 to { $most }; quit: leave.

## Setting up

terminal-mode = Mode
terminal-mode-duel = duel: you against one opponent
terminal-mode-team = team game: two against two
terminal-mode-free-for-all = free-for-all: everyone against everyone
terminal-mode-adventure = adventure: heroes together against a villain and its minions
terminal-battlefield = Battlefield
terminal-own-hero = Your hero
terminal-own-hero-n = Your { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } hero
terminal-mate-hero = Your team-mate's hero
terminal-mate-hero-n = Your { $n ->
    [1] first
    [2] second
   *[other] third
  } team-mate's hero
terminal-foe-hero = Your opponent's hero
terminal-foe-hero-n = Your { $n ->
    [1] first
    [2] second
   *[other] third
  } opponent's hero
terminal-draft = A draft: first every side bans heroes, then they pick. A hero can be had once.
terminal-team-bans = The other team bans { $hero }.
terminal-team-picks = The other team picks { $hero }.
terminal-foe-bans = Your opponent bans { $hero }.
terminal-foe-picks = Your opponent picks { $hero }.
terminal-foe-bans-n = Your { $n ->
    [1] first
    [2] second
   *[other] third
  } opponent bans { $hero }.
terminal-foe-picks-n = Your { $n ->
    [1] first
    [2] second
   *[other] third
  } opponent picks { $hero }.
terminal-ban = Ban a hero
terminal-pick-own = Pick your hero
terminal-pick-own-n = Pick your { $n ->
    [1] first
   *[other] second
  } hero
terminal-pick-mate = Pick your team-mate's hero
terminal-is-banned = { $hero } is banned.
terminal-is-picked = { $hero } has been picked.
terminal-villain = Villain
terminal-minion = Minion
terminal-minions = Minions
terminal-discoveries = Discoveries
terminal-discoveries-hint = Discoveries make it harder; a first game goes without.
terminal-how-many-heroes = How many heroes are there in all
terminal-how-many-yours = How many of them do you lead (bots lead the others)

## Several games

terminal-best-of = Best of { $n }: { $score }.
terminal-draw-again = A draw counts for nobody and is played again.
terminal-series-won = You have won the series.
terminal-series-lost = You have not won the series.
terminal-will-begin = { $side } lost and will begin the next game.
terminal-you-choose-first = You lost, and choose who begins the next game.
terminal-first = First

## The beginning

terminal-opening = { $own } against { $others } on { $battlefield }, seed { $seed }.
terminal-turn-order = The turns go round: { $order }.
terminal-goes-first = { $hero } goes first.
terminal-rules-team = A team loses when both its heroes are defeated. Team-mates see each other's hands.
terminal-rules-free-for-all = The last hero standing wins. In your first turn you may attack only the next player, or one who has had a turn.
terminal-signs-team = On the board [..] is yours, (..) your team-mate's, <..> an opponent's.
terminal-signs-free-for-all = On the board [..] is yours, <..> another's.
terminal-signs-two = On the board [..] is whom you act for, (..) your other one, <..> an opponent's.
terminal-signs-adventure = On the board [..] is yours, <..> an enemy, ! an enemy's token; { $sign } is { $site } 1 with 2 { $marker }s.
terminal-signs-adventure-mates = On the board [..] is yours, (..) another hero's, <..> an enemy, ! an enemy's token; { $sign } is { $site } 1 with 2 { $marker }s.
terminal-signs-adventure-own = On the board [..] is whom you act for, (..) another hero's, <..> an enemy, ! an enemy's token; { $sign } is { $site } 1 with 2 { $marker }s.

## Playing

terminal-watching = You are out of the game, and the others play on. Enter watches, quit leaves.
terminal-look-back = "save FILE" keeps the game, "log" tells it, Enter leaves.
terminal-look-back-go-on = "save FILE" keeps the game, "log" tells it, Enter goes on.
terminal-same-deal = The same deal again:
terminal-saved-again = What you saved, told again: { $command }
terminal-goodbye = Goodbye: seed { $seed }, { $result }.
terminal-result-unfinished = unfinished
terminal-result-draw = draw
terminal-result-won = { $names } won
terminal-result-heroes-won = the heroes won
terminal-hand = Your hand:
terminal-hand-empty = Your hand is empty.
terminal-hand-as = Your hand as { $player }:
terminal-hand-as-empty = Your hand as { $player } is empty.
terminal-hand-mate = The hand of { $player }, your team-mate:
terminal-hand-mate-empty = The hand of { $player }, your team-mate is empty.
terminal-hand-secret = The hand of { $player }, your team-mate, is secret.
terminal-not-here = "{ $words }" does not play here; deck shows every deck.
terminal-empty = empty
terminal-to-choose-from = To choose from:
terminal-acting-for = You act for { $player }.
terminal-not-possible = "{ $words }" is not possible now.
terminal-number-or-help = A number from 1 to { $n }, or ? for help.
terminal-save-where = Where to? save FILE
terminal-save-there = { $file } is there already; save under another name.
terminal-save-failed = { $file } cannot be written: { $why }.
terminal-saved = Saved. To be told the game again: { $command }

## The end

terminal-drawn = A draw: { $names } fell together.
terminal-won = You won. Victory for { $names }.
terminal-lost = You lost. Victory for { $names }.
terminal-team-won = Your team won. Victory for { $names }.
terminal-team-lost = Your team lost. Victory for { $names }.
terminal-adventure-won = You won: { $villain } is defeated, in round { $n }.
terminal-lost-by-threat = You lost: { $villain } has reached its objective { $times } times, in round { $n }.
terminal-lost-by-quiet = You lost: nothing has happened for { $quiet } rounds, in round { $n }.
terminal-lost-by-elimination = You lost: all of you are defeated, in round { $n }.

## What is asked

terminal-source = { $source }: { $question }
terminal-source-of = { $player }'s { $source }: { $question }
terminal-ask-place = Where do you place { $piece }?
terminal-ask-place-token = Where do you place { AN($token) } token?
terminal-ask-action = Your action ({ $n } left)?
terminal-ask-defend = { $attacker } attacks { $target }. Defend with a card?
terminal-ask-hand-limit = { $n } cards in hand are too many: which do you discard?
terminal-ask-may = Do you want to?
terminal-ask-boost-move = Boost your movement of { $n }?
terminal-ask-boost = With which card?
terminal-choose-for = You choose for { $player }.
terminal-choose-for-enemy = You choose for the enemy.
terminal-that-is-you = That is you.
terminal-choose-n = choose { $n } of these
terminal-which-fighter = Which fighter?
terminal-which-player = Which player?
terminal-which-token = Which token?
terminal-which-move-token = Where to?
terminal-which-space = Which space?
terminal-which-card = Which card?
terminal-which-number = Which number?
terminal-which-source = Which of your effects happens first?
terminal-which-site = Which one first?
terminal-which = Which?
terminal-how-many = How many?
terminal-so-far = ({ $n } so far)
terminal-n-of = ({ $n } of { $most })
terminal-n-of-up-to = ({ $n } of up to { $most })
terminal-drawn-first = (the first named is drawn first)
terminal-ask-enemy-target = Whom does { $enemy } attack? You choose.
terminal-ask-remove-many = How many { $marker }s do you remove from the { $site }?
terminal-ask-remove = After your maneuver: do you remove one { $marker } from a { $site }?
terminal-ask-activate = After your maneuver: do you discard a card to activate a { $site }? You may use what it says, and then remove as many { $marker }s from it as the card's boost.
terminal-ask-token-move = Which token moves where{ $reach }?
terminal-ask-move = Where does { $who } move{ $reach }?
terminal-ask-moves = Who moves where{ $reach }?
terminal-ask-enemy-way = { $who } goes { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }: where does it end? You choose.
terminal-done-nobody = (done: nobody else)
terminal-exactly = , exactly { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
terminal-at-most = , up to { $n ->
    [one] { $n } space
   *[other] { $n } spaces
  }
terminal-through = , even through opposing fighters
terminal-label-boost = boost { $n }
terminal-label-there = { $n } there
terminal-label-health = health { $n }

## Heroes, enemies and cards

terminal-reshuffle = When it is discarded, the discard pile is shuffled back into the deck.
terminal-villain-head = { $name }, a villain, move { $n }
terminal-minion-head = { $name }, a minion, move { $n }
terminal-rank-villain = villain
terminal-rank-minion = minion
terminal-initiative = Initiative card { $card }: { $text }
terminal-initiative-waits = Initiative card { $card } ({ $n } wait until an effect adds them): { $text }
terminal-tokens = { $n } { $token } tokens: { $text }
terminal-no-boost = no boost
terminal-boost = boost { $n }
terminal-values = attack { $attack }, defense { $defense }
terminal-type-attack = attack
terminal-type-defense = defense
terminal-type-versatile = versatile
terminal-type-scheme = scheme
terminal-or = or
terminal-any-fighter = any fighter
terminal-only-in-attack = (only in attack) { $text }
terminal-only-in-defense = (only in defense) { $text }

## Who stands where

terminal-you = (you)
terminal-your-mate = (your team-mate)
terminal-enemies = Enemies:
terminal-being-placed = The fighters are being placed.
terminal-turn-of = It is { $player }'s turn.
terminal-turn-of-then = It is { $player }'s turn, then { $others }.
terminal-out = { $player }: out of the game
terminal-player = { $player }: move { $move }, hand { $hand }, deck { $deck }, discard { $discard }
terminal-enemy-piles = move { $move }, deck { $deck }, discard { $discard }
terminal-on-top = on top of its deck: { $card }
terminal-in-hand = in hand: { $cards }
terminal-melee = melee
terminal-ranged = ranged
terminal-defeated = defeated
terminal-all-defeated = defeated: { $names }
terminal-none = none
terminal-health = health { $health }/{ $most }
terminal-at = at { $space } ({ $zones })
terminal-off = not on the battlefield

## Around the board of the cooperative game

terminal-shuffled-in = At the next shuffle come into the deck: { $cards }.
terminal-round = Round { $n }. Revealed: { $row }. Still to come: nobody.
terminal-round-left = Round { $n }. Revealed: { $row }. Still to come ({ $left }): { $cards }.
terminal-round-left-any = Round { $n }. Revealed: { $row }. Still to come ({ $left }, in any order): { $cards }.
terminal-nobody = nobody
terminal-last = last { $cards }
terminal-threat = Threat: { $track }   Objectives of { $villain }: { $n } of { $most }
terminal-track-end = end
terminal-markers = { $n ->
    [0] no { $marker }s
    [one] { $n } { $marker }
   *[other] { $n } { $marker }s
  }
terminal-supply = { $markers } in the supply
terminal-markers-on = { $marker }s on { $sites } ({ $supply })
terminal-no-farm = no farm
terminal-around = around it: { $spaces }
terminal-destroyed = destroyed
terminal-invasion = Invasion tokens face up: { $up }; { $n } face down.
terminal-slot = When the { $n ->
    [1] first
    [2] second
    [3] third
   *[other] { $n }th
  } { $site } is destroyed: { $text }
terminal-discovery = Discovery { $name }: { $text }
terminal-rules-win = You win when { $villain } is defeated, whatever minions are left. You lose when { $villain } has reached its objective { $times } times, or when all of you are defeated.
terminal-rules-round = In a round the initiative cards are revealed one after another, and whoever is revealed has a turn; then what the enemies' cards say for the end of the round happens, and all are shuffled again.
terminal-rules-enemy = An enemy attacks a fighter next to it. If there is none, it goes to the nearest that it can reach with its move and attacks that one; if it can reach nobody, the threat advances 1 space.
terminal-rules-you-choose = Where there is a choice, you make it.
terminal-rules-kindest = Where there is a choice, it does what seems kindest to you.
terminal-rules-cards = An enemy attacks and defends with the top card of its deck, and decides nothing: what it may do, it does not.
terminal-rules-threat = When the threat comes to the end of its track, { $villain } reaches its objective ({ $objective }), and the threat goes back.
terminal-rules-bridges = After a maneuver you may discard a card to activate one { $site } next to one of your fighters: it does what it says, and you may remove as many { $marker }s from it as the card's boost.
terminal-rules-farms = After a maneuver you may remove one { $marker } from one { $site } that borders a space with one of your fighters.

## Zones, which go by their colour ("zone")

terminal-zone-blue = blue
terminal-zone-brown = brown
terminal-zone-gray = gray
terminal-zone-green = green
terminal-zone-light-gray = light gray
terminal-zone-light-green = light green
terminal-zone-lightblue = light blue
terminal-zone-lime = lime
terminal-zone-navy = navy
terminal-zone-olive = olive
terminal-zone-orange = orange
terminal-zone-pink = pink
terminal-zone-purple = purple
terminal-zone-red = red
terminal-zone-slate = slate
terminal-zone-tan = tan
terminal-zone-teal = teal
terminal-zone-violet = violet
terminal-zone-wine = wine
terminal-zone-yellow = yellow
