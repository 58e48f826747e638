## The cooperative game

mode-adventure = Cooperative
mode-adventure-hint = Together against a villain
or = {" "}or{" "}
how-many-heroes = How many heroes
heroes-n = { $n }
random-villain = Random villain
minions-n = { $n ->
    [one] One minion
   *[other] { $n } minions
  }
minions-left = { $n } random
advanced = Advanced game
advanced-hint = Discoveries are rules that make it harder. Choose up to { $n }.
discoveries-n = { $n ->
    [one] 1 discovery
   *[other] { $n } discoveries
  }
coop-options = How the team plays
open-hands = Open hands: everyone sees each other’s cards
players-choose = Players decide when an enemy has several options. Otherwise the game picks the one that is best for you
invite-text-together = Play { $heroes } with me at Peerless:
villain = Villain
minion = Minion
threat-track = Threat
round-n = { $n ->
    [0] Before the first round
   *[other] Round { $n }
  }
rounds-n = { $n ->
    [one] 1 round
   *[other] { $n } rounds
  }
end-of-round = End of round
objective-short = objective!
objectives-n = { $n } of { $most } objectives
band-label = Round { $round }. Threat { $threat } of { $end }, { $objectives } of { $most } objectives. The end of the round adds { $advance }. All about the round.
track-label = The threat marker has gone { $threat } of { $end } spaces
threat-hint = When the marker reaches the flag, the villain reaches its objective, and the marker goes back. At { $most } objectives you lose; now there { $n ->
    [0] are none
    [one] is 1
   *[other] are { $n }
  }.
threat-plus = +{ $n } threat
outlook-hint = As things stand. What happens until then can change it.
outlook-then = { $left ->
    [one] The marker will be one space before its end.
   *[other] The marker will be { $left } spaces before its end.
  }
outlook-reached = The villain will reach its objective: { $n } of { $most }.
initiative-row = This round, in order
initiative-none = No card has been revealed yet.
initiative-deck = Still to come, in random order
initiative-added = Added for the next round
initiative-cards = Initiative cards
initiative-waits = comes in when an effect adds it
initiative-players = with { $n } players or more
initiative-player = This hero’s turn: two actions.
initiative-now = now
initiative-done = had its turn
initiative-coming = still to come
bridges = Bridges
farms = Farms
bridges-hint = After a maneuver, a player with a fighter next to a bridge may discard a card: the bridge does what it says, and as many doom tokens leave it as the card’s boost.
farms-hint = After a maneuver, a player with a fighter beside a farm may remove one alien from it.
supply-n = Left in the supply: { $n } ({ $marker }).
destroyed = Destroyed
slot-next = When the next bridge falls:
invasion = Invasion tokens
invasion-hint = Cards of the villain grow stronger with each token that is face up.
discoveries = Discoveries
origin-note = The cards and numbers of the enemies, the boards’ tracks and the discoveries are a reconstruction: they follow the published rules, but are not the published cards.
enemy-read = All about { $name }
enemy-defeated = Defeated
enemy-card-attacking = Attacking: { $text }
enemy-card-defending = Defending: { $text }
enemy-card-deception = When this is discarded, the whole discard pile is shuffled back into the deck.
enemy-card-values = Attack { $attack }, defense { $defense }
health-each-player = { $n } health for each player
token-of = { $kind } token
plan-nobody = Reaches nobody now: the threat would grow
plan-beside = Next to { $names }: would attack now
plan-goes = Would go { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } and attack { $names }
spaces-away = { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }
site-destroyed = { $site }: destroyed
site-markers = { $site }: { $n } { $marker }{ $n ->
    [one] {""}
   *[other] s
  }
ask-enemy-target = { $enemy } can attack any of these: which one?
ask-enemy-way = Where does { $enemy } go?
ask-activate = Activate a bridge?
ask-activate-hint = Take the card that you discard for it.
ask-remove-many = How many { $marker }s leave the bridge?
ask-remove = Remove one { $marker } from a farm?
ask-site = Choose a { $site }
ask-place-minion-hint = Minions begin next to the villain. You choose where.
ask-place-hero-hint = Begin on any free starting space.
do-activate = { $card } for { $site } (removes up to { $n })
coop-won = You won!
coop-won-how = { $villain } is defeated.
coop-lost = You lost.
coop-lost-by-threat-how = { $villain } has reached its objective { $n } times.
coop-lost-by-elimination-how = All of your fighters are defeated.
coop-lost-by-quiet-how = Nothing has happened for ten rounds.
villain-left = { $name }: { $health } of { $most } health left
