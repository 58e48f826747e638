## Learning the game: the guided first game, the rules with their examples, terms and rulings.

learn = Learn to play
learn-lead = Learn by playing: { $n } short steps, about ten minutes
learn-hint = A guided first game, and the rules with examples
learn-hint-new = New to the game? Start here
learn-start = Start the first game
learn-go-on = Go on with step { $at } of { $of }
learn-again = Start again
learn-step = Step { $at } of { $of }
learn-title = Your first game
learn-about = A real game on a real battlefield, with somebody at your side who says what to do and why. You can leave at any time and go on later.
learn-won = You won your first game!
learn-won-text = Maneuver, attack, scheme, zones, boosts, timing: that is nearly all there is. The rest stands on the cards, and every term explains itself where you touch it.
learn-next-game = Play a real game
learn-read-rules = Read the rules
why-lesson = Not in this step. In a real game it may be a fine choice.

rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found. Try another word.
    [one] 1 place found
   *[other] { $n } places found
  }
rules-contents = Contents
rules-in-short = In short
rules-terms = Terms
rules-rulings = Good to know
rules-rulings-lead = Questions that come up at the table, and how Peerless answers them.
rules-more = More in the rules
example = Example
example-next = Next
example-back = Back
example-again = From the beginning
example-at = { $at } / { $of }
example-zones = The ranged hero stands on yellow and purple. One opponent is in yellow, the other in purple: both are in the same zone with her.
example-maneuver = The move value is 2, and a card with boost 2 is discarded: everyone may move up to 4 spaces.
example-passages = From one door a single step leads to any other door.
example-scheme = This scheme deals 2 damage to a fighter in the zone of the hero. It is no combat: nobody defends.
example-reach = The ranged sidekick reaches anyone in gray; the hero in melee reaches adjacent spaces only.
example-combat = An attack of 6 meets a defense of 3.
example-timing = The attack would grow to 5 during combat. The defense cancels that immediately.
example-exhaustion = The deck is empty, and a maneuver begins with drawing a card.
example-defeat = The hero has 1 health left; the sidekick stands far away.
hero-rulings = Good to know about this hero
hero-rulings-lead = What the texts on these cards mean in doubt.
card-part-value = Value, and the kind of the card
card-part-title = Name
card-part-text = What it does, and when
card-part-boost = Boost
card-part-users = Who may use it

## The guided first game

lesson-first-game-maneuver = Maneuver
lesson-first-game-maneuver-text = You lead { $hero } and { $sidekick }. Bring { $enemy } to 0 health and you win. A turn has 2 actions. Begin with a maneuver: press the button.
lesson-first-game-boost = Boost
lesson-first-game-boost-text = Every maneuver begins with drawing a card. Now you may discard one to move farther, by the number at its lower left. Take { $card } and confirm: your move of 2 becomes 5.
lesson-first-game-zones = Zones
lesson-first-game-zones-text = Colors are zones; a space with two colors is in both. { $sidekick } is ranged and can attack anyone in the same zone. { $enemy } stands in yellow: point at the marked space, which is yellow too.
lesson-first-game-adjacent = Adjacent spaces
lesson-first-game-adjacent-text = { $hero } fights in melee and must be adjacent: one line away. Point at the marked space. The way leads past { $sidekick }: friends can be passed, opponents cannot.
lesson-first-game-ranged = Attack
lesson-first-game-ranged-text = The second action: an attack. Take { $card }, then point at { $enemy }. Both sides play a card face down and turn them over together; what the attack has more is the damage.
lesson-first-game-defend = Defend
lesson-first-game-defend-text = Your 5 met a defense of 1: 4 damage. Now { $enemy } attacks { $hero } with a hidden card. Defend with { $card }: it takes 3 off, and its text strikes back.
lesson-first-game-scheme = Scheme
lesson-first-game-scheme-text = 4 against 3: only 1 damage to you, and 2 to { $enemy } after the combat. Your turn again. A scheme is an action too: play { $card }.
lesson-first-game-place = Placing
lesson-first-game-place-text = A scheme does what it says. First { $sidekick } is placed: straight onto a space, whatever lies between. Point at the marked space.
lesson-first-game-melee = Attack in melee
lesson-first-game-melee-text = 1 health recovered and a card drawn: { $card }. { $hero } is adjacent to { $enemy }: attack with it.
lesson-first-game-timing = When texts happen
lesson-first-game-timing-text = Immediately comes first, then during combat, then the damage, then after combat. { $feint } would have canceled your text, but the ability of { $hero } does not allow that. So you may move now: point at the marked space.
lesson-first-game-immediately = Immediately
lesson-first-game-immediately-text = { $enemy } has come close and attacks { $sidekick }. Who knows what the hidden card does during combat? { $card } cancels it immediately, before it can happen: defend with it.
lesson-first-game-exhaustion = An empty deck
lesson-first-game-exhaustion-text = { $enemy } had no cards left to draw for the maneuver: exhausted, each of those fighters took 2 damage. Your deck still has cards, so maneuver.
lesson-first-game-win = Win
lesson-first-game-win-text = Now you decide. { $enemy } has 4 health left and may defend or not. { $other } attacks with 3, { $card } with 5: boost and move as you like, then attack.

## The rules

chapter-basics = The basics
chapter-actions = Your actions
chapter-combat = Combat
chapter-end = Cards, health and the end
chapter-together = More players

rules-aim = The aim
rules-aim-text = Each player leads a hero, often with one or more sidekicks. Bring the opposing hero to 0 health and you win at once, whatever else is on the battlefield.
rules-fighters = Heroes and sidekicks
rules-fighters-text = Everyone you lead is one of your fighters. The hero’s card gives the special ability, the move value (one for all your fighters), the health of each and whether they fight in melee or ranged.
    A sidekick that is defeated leaves the battlefield, and the game goes on. Where a hero has several sidekicks, each usually has 1 health.
rules-battlefield = Spaces, lines and zones
rules-battlefield-text = A space holds one fighter. Two spaces joined by a line are adjacent. The colors are zones: all spaces of a color are one zone, wherever they lie, and a space with several colors is in each of them.
    Lines are for moving and for melee; zones are for ranged attacks and for many card texts.
rules-setup = Setup
rules-setup-text = Each player shuffles 30 cards and draws 5. The first player’s hero stands on start space 1, the other’s on 2. Sidekicks start on free spaces in a zone of their hero. The first player begins.
rules-turn = A turn
rules-turn-text = You take exactly 2 actions: maneuver, attack or scheme, in any order, also the same one twice. None may be skipped; a maneuver is always possible.
    If you hold more than 7 cards at the end of your turn, discard down to 7. During the turn there is no limit.
rules-maneuver = Maneuver
rules-maneuver-text = Draw a card. Then you may move your fighters, one after another and in any order, each up to your move value along the lines, or not at all.
    You may move through your own fighters but not through opposing ones, and nobody ends on a space that is taken.
rules-boost = Boost
rules-boost-text = Once in a maneuver, after drawing and before moving, you may discard a card from your hand and add its boost, the number at the lower left, to your move value: for every fighter of this maneuver. Nothing else on the card counts.
    Any card will do, also one of a fighter that is defeated. Some texts boost an attack in the same way.
rules-passages = Secret passages
rules-passages-text = Spaces with a door are joined by secret passages: a fighter can go from one to any other as one step of a move. For everything else, such as attacks, they are not adjacent.
rules-scheme = Scheme
rules-scheme-text = Play a scheme card that one of your fighters may use, do what it says, and discard it.
rules-attack = Attack
rules-attack-text = Choose one of your fighters, a target, and an attack or versatile card that this fighter may use. Everyone can attack an adjacent opposing fighter. A ranged fighter can also attack anyone in the same zone, however far away.
rules-cards = What is on a card
rules-cards-text = A card can be used by the fighter it names, or by any of yours. Attack cards attack, defense cards defend, versatile cards do either. Played and discarded cards go face up to the discard pile, which everyone may look through.
rules-combat = How a combat goes
rules-combat-text = The attacker plays a card face down. The defender may play one too, a defense or versatile card of the fighter that is attacked, or none. Both are turned up together.
    The damage is the value of the attack less the value of the defense. A defense that is higher does no harm to the attacker.
rules-timing = Immediately, during, after
rules-timing-text = First all texts that say immediately, then those during combat, then the damage, then those after combat. Where both players have one at the same time, the defender’s comes first.
    Texts are carried out even if the fighter has been defeated meanwhile, unless the game is over. After the cards come abilities that happen after combat.
rules-won = Who wins a combat
rules-won-text = The attacker has won the combat if the attack itself dealt at least 1 damage, otherwise the defender has. Damage from card texts does not count for this.
rules-texts = May and must
rules-texts-text = What a card says must be done, as far as it can be, also where it hurts you, unless it says “may” or “up to”. What finds nobody does nothing. A text looks at the battlefield as it is when it happens: who has been moved away is no longer adjacent.
rules-exhaustion = An empty deck
rules-exhaustion-text = The discard pile is never shuffled back. For each card that you have to draw and cannot, each of your fighters takes 2 damage. So a deck of 30 cards is also the time you have.
rules-defeat = Defeat and the end
rules-defeat-text = A fighter at 0 health is defeated and leaves the battlefield. Cards that only defeated fighters could use can no longer be played, but still be discarded for a boost. When a hero falls, the game ends at that moment.
rules-team = Teams
rules-team-text = Two against two: team-mates take turns alternating with the opponents, see each other’s cards, and their fighters are friends. A player whose hero has fallen plays on with the sidekicks that are left. A team loses when both its heroes have fallen.
rules-free = Everyone for themselves
rules-free-text = Three or four players, each alone. Whoever’s hero falls is out with all fighters; the last hero standing wins. In your first turn you may attack only the next player, or somebody who has had a turn.
rules-coop = Against a villain
rules-coop-text = One to four players together against a villain and minions. Each round, initiative cards decide who acts when. Enemies move and attack by fixed rules, with the top card of their deck. If the villain falls, all of you win; if the villain reaches the objective once too often or all heroes fall, you lose.

## Terms: what a touch explains. The last line of each lists the beginnings of the words by which it is found in texts.

term-maneuver = Maneuver
term-maneuver-text = An action: draw a card, then move each of your fighters up to your move value.
term-maneuver-find = maneuver
term-scheme = Scheme
term-scheme-text = An action: play a scheme card and do what it says.
term-scheme-find = scheme
term-boost = Boost
term-boost-text = Discard a card to add its boost, the number at its lower left. Its other text is ignored.
term-boost-find = boost
term-move-value = Move value
term-move-value-text = How many spaces each of your fighters may move in a maneuver, without a boost.
term-move-value-find = move value
term-adjacent = Adjacent
term-adjacent-text = Joined by a line. Zones do not matter for this.
term-adjacent-find = adjacent
term-zone = Zone
term-zone-text = All spaces of one color, wherever they lie. A space with several colors is in each of those zones.
term-zone-find = zone
term-melee = Melee
term-melee-text = This fighter attacks adjacent fighters only.
term-melee-find = melee
term-ranged = Ranged
term-ranged-text = This fighter attacks adjacent fighters, and anyone in the same zone.
term-ranged-find = ranged
term-sidekick = Sidekick
term-sidekick-text = A fighter beside the hero. The game goes on when a sidekick falls.
term-sidekick-find = sidekick
term-opposing = Opposing
term-opposing-text = Of the other side. In a combat, “the opposing fighter” is the other fighter of this combat and nobody else.
term-opposing-find = opposing
term-immediately = Immediately
term-immediately-text = Right after both cards are turned up, before anything else. If both have such a text, the defender’s comes first.
term-immediately-find = immediately
term-during = During combat
term-during-text = After all that happens immediately, and before the damage.
term-during-find = during combat
term-after = After combat
term-after-text = After the damage, also if the fighter has been defeated. The defender’s text comes first.
term-after-find = after combat
term-won = To win a combat
term-won-text = The attacker wins by dealing at least 1 damage with the attack itself; otherwise the defender wins.
term-won-find = won the combat|wins the combat|win the combat
term-cancel = Cancel
term-cancel-text = A canceled text does not happen. The value of the card stays, and what has happened already is not undone.
term-cancel-find = cancel
term-ignore = Ignore a value
term-ignore-text = The card counts as 0 for the damage, whatever was added to it.
term-ignore-find = ignore the value
term-place = Place
term-place-text = Put the fighter onto the space, whatever lies between. That is no move. The space must be free.
term-place-find = place
term-recover = Recover
term-recover-text = Gain health, never more than the fighter started with. The defeated recover nothing.
term-recover-find = recover
term-defeated = Defeated
term-defeated-text = At 0 health a fighter leaves the battlefield. If it is the hero, the player has lost.
term-defeated-find = defeated
term-discard = Discard
term-discard-text = Put a card face up on its owner’s discard pile. Unless it says random, the owner of the hand chooses.
term-discard-find = discard
term-exhausted = Exhausted
term-exhausted-text = Who has to draw from an empty deck: each of that player’s fighters takes 2 damage for each missing card.
term-exhausted-find = exhaust
term-versatile = Versatile
term-versatile-text = A card that can attack or defend. For other texts it counts as both.
term-versatile-find = versatile
term-passage = Secret passage
term-passage-text = From a space with a door a move can go to any other space with a door, as one step.
term-passage-find = secret passage
term-threat = Threat
term-threat-text = How far the villain has come. When the marker reaches the end of its track, the villain reaches its objective, and the marker goes back.
term-threat-find = threat
term-objective = Objective
term-objective-text = What the villain does each time the threat marker reaches the end of its track. When it has happened once too often, you lose.
term-objective-find = objective
term-initiative = Initiative card
term-initiative-text = Each round the initiative cards are turned up one by one: whoever is on the card takes a turn.
term-initiative-find = initiative
term-doom = Doom token
term-doom-text = Lies on a bridge. Cards of the villain count these tokens; a player who activates the bridge removes some of them.
term-doom-find = doom token

## Rulings

ruling-uncancelable = Texts that cannot be canceled
ruling-uncancelable-text = This protects against canceling only. The value of such a card can still be ignored or changed.
ruling-bonus = Bonuses from an ability
ruling-bonus-text = They are part of the card’s value: they count for the damage and for who wins the combat. No card cancels them, and they hold only while their condition does, up to the moment of the damage.
ruling-becomes = “Becomes” and “add”
ruling-becomes-text = First the value becomes what a text says, the latest such text if there are several. Then everything that is added comes on top, whenever it was added.
ruling-ignore = Ignoring a value
ruling-ignore-text = The card counts as 0 when the damage is dealt, whatever was added to it. Its text still happens, unless that is canceled too.
ruling-started = “Started this turn in a different space”
ruling-started-text = It compares with where the fighter stood when the current turn began, your own or your opponent’s. So a defender that was moved in the attacker’s turn has it too.
ruling-boost = Boosting an attack
ruling-boost-text = The boost of the discarded card is added to the value of the attack; nothing else on that card happens. A boost that is played face down is turned up together with the combat cards.
ruling-deck = From the top of the deck
ruling-deck-text = Revealing, discarding or boosting from the deck is not drawing. An empty deck then adds nothing and costs no health.
ruling-place = Placing
ruling-place-text = A placed fighter goes straight to the space; nobody in between matters, and it does not count as a move. Where no space fits, that part is skipped and the rest goes on.
ruling-swap = Changing places
ruling-swap-text = Both fighters are swapped in one step and need no free space. If one of them cannot leave its space, nothing happens.
ruling-others = Moving other players’ fighters
ruling-others-text = You choose the way. Friend and foe are seen from the side of that fighter: it passes its own friends, not yours.
ruling-return = A sidekick that returns
ruling-return-text = It has its full health again. If the text does not say “may”, it has to return, to a free space as told.
ruling-damage = Damage from texts
ruling-damage-text = It is no combat damage: it decides no combat, and a defense card does not reduce it.
ruling-prevented = Damage that is prevented
ruling-prevented-text = It counts as not dealt. Damage that came earlier in the same combat stays.
ruling-recover = Recovering
ruling-recover-text = Never above the health at the start, and nothing for the defeated.
ruling-action = Gaining an action
ruling-action-text = It is one more whole action of this turn, and it has to be taken.
ruling-random = Random discards
ruling-random-text = Chance chooses. The card then lies face up in the discard pile, where everyone sees it.
ruling-look = Looking and revealing
ruling-look-text = Who looks at cards is the only one who sees them. What is revealed everyone sees. Both leave the cards where they are, unless the text goes on.
ruling-state = What the hero’s card shows
ruling-state-text = Size, form, counters and the like can be seen by all. What they change is an ability and no card text, so it cannot be canceled.
ruling-linked = “As if adjacent”
ruling-linked-text = This is for moving alone. Attacks and other texts go by the lines, and only the fighters that are named have it.
ruling-away = Away from the battlefield
ruling-away-text = A fighter that is away is in no zone and adjacent to nobody; it cannot be attacked or chosen. It is not defeated.
ruling-stuck = “Cannot leave its space”
ruling-stuck-text = No move, no placing and no swap takes it away. Defeat does.
ruling-cancel = Canceling
ruling-cancel-text = It stops what has not happened yet; the value stays, and abilities are not touched. When both cancel at once, the defender’s comes first, and the attacker’s never happens.
