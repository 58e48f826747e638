# What happened, as the log tells it: one message for each kind of event. A full stop comes by
# itself, and so does the capital at the beginning. Names stand as they are (no case): $player,
# $fighter, $target, $card, $token, $site, $initiative; $space and $from are spaces of the board.
# A message that ends in -hidden is for those who may not know the card.

list-and = { $most } and { $last }

log-game-began = The game begins
log-turn-began = { $player }'s turn begins
log-turn-ended = { $player }'s turn ends
log-placed = { $fighter } is placed on { $space }
log-token-placed = { AN($token) } token is placed on { $space }
log-token-removed = The { $token } token on { $space } is removed
log-token-moved = { AN($token) } token moves to { $space }
log-maneuvered = { $player } maneuvers
log-drew = { $player } draws { $cards }
log-drew-hidden = { $player } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }
log-exhausted = { $player } has no card left to draw: exhausted
log-boosted = { $card } boosts { $player }'s movement by { $n }
log-moved = { $fighter } moves from { $from } to { $space }
log-schemed = { $fighter } plays the scheme { $card }
log-attacked = { $fighter } attacks { $target } with { $card }
log-attacked-hidden = { $fighter } attacks { $target } with a card
log-added-boost = { $player } adds { $card } face down as a boost
log-added-boost-hidden = { $player } adds a card face down as a boost
log-defended = { $fighter } defends with { $card }
log-defended-hidden = { $fighter } defends with a card
log-not-defended = { $fighter } does not defend
log-revealed = { $player } reveals { $card }
log-revealed-value = { $player } reveals { $card } ({ $n })
log-revealed-boost = { $player } reveals { $card } ({ $n }) and the boost { $boost } (+{ $bonus })
log-canceled = The effects of { $player }'s { $card } are canceled
log-boost-lost = { $player }'s boost { $card } is lost
log-value-set = The value of { $player }'s { $card } becomes { $n }
log-value-added = { $player }'s { $card } gets +{ $n }
log-value-ignored = The value of { $player }'s { $card } is ignored
log-bonus = { $player }'s { $card } has +{ $n }
log-combat = Attack { $attack } against defense { $defense }: { $player } wins the combat
log-damaged = { $fighter } takes { $n } damage
log-prevented = The { $n } damage to { $fighter } is prevented
log-recovered = { $fighter } recovers { $n } health
log-health-set = { $fighter }'s health becomes { $n }
log-defeated = { $fighter } is defeated
log-out = { $player } is out of the game
log-conceded = { $player } concedes
log-timed-out = { $player } has run out of time
log-returned = { $fighter } returns on { $space }
log-swapped = { $fighter } and { $target } swap spaces
log-left = { $fighter } leaves the battlefield
log-defender-changed = { $fighter } becomes the defender
log-movement-ended = { $fighter }'s movement ends
log-discarded = { $player }'s { $card } goes to the discard pile
log-looked = { $player } looks at { $cards }
log-looked-hidden = { $player } looks at { $n ->
    [one] a card
   *[other] { $n } cards
  }
log-showed = { $player } shows { $card }
log-took = { $player } takes { $card } into hand
log-took-hidden = { $player } takes a card into hand
log-put-on-top = { $card } goes on top of { $player }'s deck
log-put-on-top-hidden = A card goes on top of { $player }'s deck
log-put-at-bottom = { $card } goes to the bottom of { $player }'s deck
log-put-at-bottom-hidden = A card goes to the bottom of { $player }'s deck
log-shuffled-in = { $cards } { $n ->
    [one] is
   *[other] are
  } shuffled into { $player }'s deck
log-shuffled-in-hidden = { $n ->
    [one] A card is
   *[other] { $n } cards are
  } shuffled into { $player }'s deck
log-shuffled = { $player } shuffles the deck
log-card-became = { $card } is now { $player }'s card of this combat
log-chosen = { $player } is chosen
log-named-number = { $player } names { $n }
log-declined = { $player } declines
log-declined-card = { $player } declines what { $card } offers
log-declined-ability = { $player } does not use the ability
log-state-changed = { $player }'s { $state }: { $value }
log-gained-action = { $player } gains { $n ->
    [one] 1 action
   *[other] { $n } actions
  }
log-lasts-card = { $player }'s { $card }: { $text }
log-lasts-ability = { $player }'s ability: { $text }
log-lasting-card = A lasting effect of { $player }'s { $card } begins
log-lasting-ability = A lasting effect of { $player }'s ability begins
log-game-over = The game is over
log-villain-won = { $player } wins
log-heroes-won = The heroes win

## The cooperative game

log-round-began = Round { $n } begins: the initiative cards are shuffled
log-round-ended = Round { $n } ends
log-initiative = The next initiative card: { $initiative }
log-initiative-added = { AN($initiative) } card comes into the initiative deck at the next shuffle
log-initiative-last = The initiative card { $initiative } goes to the bottom of its deck
log-initiative-left = The initiative card { $initiative } leaves the game
log-target-beside = { $fighter } turns on { $target }, who is next to it
log-target = { $fighter } turns on { $target }, the nearest in reach, { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } away
log-threat = The threat advances { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }, to level { $level }, { $left ->
    [one] 1 space
   *[other] { $left } spaces
  } from the end
log-threat-end = The threat advances { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }, to the end of its track
log-threat-unreached = { $fighter } can reach nobody: the threat advances { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }, to level { $level }, { $left ->
    [one] 1 space
   *[other] { $left } spaces
  } from the end
log-threat-unreached-end = { $fighter } can reach nobody: the threat advances { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }, to the end of its track
log-threat-back = The threat goes back to level { $level }
log-objective = { $player } reaches its objective: { $n } of { $most }
log-markers-placed = { $n ->
    [one] 1 { $marker } is
   *[other] { $n } { $marker }s are
  } placed on { $site }
log-markers-removed = { $n ->
    [one] 1 { $marker } is
   *[other] { $n } { $marker }s are
  } removed from { $site }
log-markers-moved = { $n ->
    [one] 1 { $marker } is
   *[other] { $n } { $marker }s are
  } moved to { $site }
log-destroyed = { $site } is destroyed
log-activated = { $player } activates { $site } with { $card }
log-turned-up = The invasion token { $symbol } is turned up

## Why, in brackets after what happened

because-card = { $card }
because-own-text = its own text
because-ability = { $player }'s ability
because-objective = { $player }'s objective
because-tokens = { $player }'s { $tokens }
