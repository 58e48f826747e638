// Made by `make types` from src/peerless/table: messages.py, wire/types.py and replies.py.
// To change it, change those. docs/protocol.md tells what it all means.

export const PROTOCOL = 1;

export type Wish =
  | "take back"
  | "concede"
  | "bot";

export type Held =
  | "bot"
  | "maker"
  | "open"
  | "guest";

export type Code =
  | "malformed"
  | "too large"
  | "too fast"
  | "version"
  | "unknown table"
  | "unknown"
  | "not your seat"
  | "claimed"
  | "not asked"
  | "stale"
  | "illegal"
  | "over"
  | "running"
  | "cannot take back"
  | "not now"
  | "cannot go on"
  | "origin"
  | "full"
  | "bad table"
  | "bad record"
  | "store";

export type MomentKind =
  | "first hit"
  | "hit"
  | "defeated"
  | "exhausted"
  | "exhaustion"
  | "objective"
  | "conceded"
  | "timed out"
  | "tide"
  | "end";

export type AttackType =
  | "melee"
  | "ranged";

export type CardKind =
  | "attack"
  | "defense"
  | "versatile"
  | "scheme";

export type Happening =
  | "game began"
  | "turn began"
  | "placed"
  | "token placed"
  | "maneuvered"
  | "drew"
  | "exhausted"
  | "boosted"
  | "moved"
  | "token moved"
  | "token removed"
  | "schemed"
  | "attacked"
  | "added a boost face down"
  | "defended"
  | "revealed"
  | "canceled"
  | "boost lost"
  | "value set"
  | "value added"
  | "value ignored"
  | "bonus of an ability"
  | "combat decided"
  | "damaged"
  | "damage prevented"
  | "recovered"
  | "health set"
  | "defeated"
  | "out of the game"
  | "conceded"
  | "ran out of time"
  | "returned"
  | "swapped"
  | "left the battlefield"
  | "became the defender"
  | "discarded"
  | "looked at"
  | "showed"
  | "took into hand"
  | "put on top"
  | "put at the bottom"
  | "shuffled into the deck"
  | "shuffled"
  | "became the card of the combat"
  | "chosen as the opponent"
  | "named a number"
  | "declined"
  | "state changed"
  | "gained an action"
  | "turn ended"
  | "lasts"
  | "game over"
  | "round began"
  | "round ended"
  | "initiative card revealed"
  | "initiative card added"
  | "initiative card put on the bottom"
  | "initiative card left the game"
  | "target chosen"
  | "threat marker moved"
  | "objective reached"
  | "markers placed"
  | "markers removed"
  | "markers moved"
  | "bridge destroyed"
  | "bridge activated"
  | "invasion token turned up"
  | "movement ended";

export type Ask =
  | "place"
  | "action"
  | "boost"
  | "move"
  | "defend"
  | "hand limit"
  | "may"
  | "pick"
  | "site";

export type Reason =
  | "only defends"
  | "only attacks"
  | "is a scheme"
  | "its fighter is gone"
  | "of another form"
  | "of another fighter"
  | "nobody in reach"
  | "not now";

export type Act =
  | "place"
  | "place token"
  | "maneuver"
  | "scheme"
  | "attack"
  | "boost"
  | "move"
  | "move token"
  | "done"
  | "defend"
  | "discard"
  | "yes"
  | "no"
  | "fighter"
  | "player"
  | "token"
  | "space"
  | "card"
  | "number"
  | "option"
  | "value"
  | "spot"
  | "source"
  | "site"
  | "activate";

/** How long players may think, in seconds: for each decision, for all of a seat's, or both. */
export interface NewClock {
  move?: number | null;
  total?: number | null;
  timeout?: "lose" | "bot" | null; // none: a side of two loses, else a bot plays on
}

/** A table to be made. `seats` for each hero: "person" (who makes the table), "guest" (who is invited), or the name of a bot. */
export interface NewTable {
  mode?: string;
  battlefield?: string | null; // of a cooperative game: its villain's
  heroes: string[];
  seats: string[];
  villain?: string | null; // this and what follows: of a cooperative game
  minions?: string[] | null; // none: by lot
  discoveries?: string[];
  open_hands?: boolean; // the players see each other's
  players_choose?: boolean; // for the enemies; false: the game does, as is kindest
  clock?: NewClock | null; // none: everyone thinks as long as they like
  open?: boolean; // it is among the open tables until its guests have come
  name?: string | null; // of whoever makes it
  best_of?: number; // games of a series, an odd number
}

/** A finished game goes on from one of its steps, against bots, at a table of its own. */
export interface PlayOn {
  at: number; // the step, as in the replay
  seats: string[]; // one "person", else bots
}

export interface Join {
  type: "join";
  version: number;
  table: string;
  secret?: string | null; // none: a spectator
  presence?: boolean; // to be told who is at the table
  chat?: boolean; // to be told what is said there
  language?: string; // of the card texts in what is told
  log?: boolean; // to be told the log in sentences too
}

export interface Decide {
  type: "decide";
  table: string;
  seat: number;
  number: number; // of the view it answers
  decision: string;
}

export interface TakeBack {
  type: "take back";
  table: string;
  seat: number;
  number: number;
}

/** Something that the others are to agree to; where nobody else has to, it is done at once. */
export interface Propose {
  type: "propose";
  table: string;
  seat: number;
  number: number;
  wish: "take back" | "concede" | "bot";
  about?: number | null; // of "bot": whose seat it takes
  bot?: string | null; // its name
}

/** Agree to what is proposed, or decline it; whoever has proposed it withdraws it so. */
export interface Reply {
  type: "reply";
  table: string;
  seat: number;
  number: number;
  agree: boolean;
}

/** A person whose seat a bot has taken plays on. */
export interface ReturnMessage {
  type: "return";
  table: string;
  seat: number;
  number: number;
}

/** What the person of a seat wants to be called. */
export interface NameMessage {
  type: "name";
  table: string;
  seat: number;
  name: string;
}

/** A line for everyone at the table. */
export interface ChatMessage {
  type: "chat";
  table: string;
  seat: number;
  words: string;
}

/** Where a fighter could go, and whom it could attack. */
export interface ReachMessage {
  type: "reach";
  table: string;
  seat: number | null; // none: a spectator
  fighter: string;
}

/** Where this seat's fighters could be attacked next, and what its attacks would do. */
export interface OutlookMessage {
  type: "outlook";
  table: string;
  seat: number | null; // none: a spectator
}

/** The game as this seat may know it, as a scenario for a report of a fault. */
export interface Report {
  type: "report";
  table: string;
  seat: number | null;
}

/** What a bot would answer to the question that this seat is asked. */
export interface HintMessage {
  type: "hint";
  table: string;
  seat: number;
  number: number;
}

export interface LeaveMessage {
  type: "leave";
  table: string;
}

export interface Fighter {
  name: string;
  seat: number;
  hero: boolean; // false: a sidekick, or an enemy
  enemy: boolean; // of the cooperative game: false for heroes and sidekicks
  ranged: boolean; // false: melee
  health: number;
  most: number; // its health at the start
  space: string | null; // null: not on the battlefield
}

export interface Token {
  kind: string;
  seat: number;
  space: string | null; // null: not on the battlefield
}

export interface Player {
  seat: number;
  name: string;
  hero: string; // its id
  side: number; // players with the same side are a team
  out: boolean; // of the game
  hand: number; // how many cards
  cards: string[]; // those of the hand that this seat knows
  deck: string[]; // top first; "?" where it is not known
  discard: string[]; // from the bottom
  state: Record<string, string | number | null>; // what the hero's own card counts or shows
}

/** What an enemy would do if its turn came now. */
export interface EnemyPlan {
  move: number; // how many spaces it can go
  targets: string[]; // it attacks one; of several the players choose; none: the threat grows
  distance: number; // how many spaces away they are; 0: beside it
}

/** A villain or a minion. It has a seat as players do, after theirs, and no hand. */
export interface Enemy {
  seat: number;
  name: string;
  enemy: string; // its id
  villain: boolean; // false: a minion
  side: number;
  out: boolean; // of the game
  deck: string[]; // top first; "?" where it is not known
  discard: string[]; // from the bottom
  plan: EnemyPlan | null; // null: it is not on the battlefield
}

export interface InitiativeCard {
  name: string;
  seat: number; // whose it is
}

/** An initiative card that says what happens at the end of the round. */
export interface AtTheEnd {
  name: string;
  seat: number;
  advance: number; // how far the threat advances by it, as things stand
}

/** A bridge or a farm. */
export interface Site {
  name: string; // "bridge 2"
  markers: number; // doom tokens or aliens
  bridge: string | null; // the id of the bridge that lies there; null: none, or it is a farm
  destroyed: boolean;
}

/** What a cooperative game has beside its fighters and cards. */
export interface Adventure {
  round: number; // 0 before the first
  threat: number; // spaces that the marker has gone from the first
  level: number | null; // the threat level; null: the marker is at the end
  objectives: number; // how often the villain has reached its aim
  lost_at: number; // with so many the players lose
  order: number[]; // the order marker of each player
  row: InitiativeCard[]; // revealed this round, from left to right
  deck: InitiativeCard[]; // still to be revealed; their order is not known
  last: InitiativeCard[]; // those that lie at the bottom of the deck, from the bottom
  added: InitiativeCard[]; // they come into the deck in the next round
  waiting: InitiativeCard[]; // until an effect adds them
  outlook: AtTheEnd[]; // the end of this round: the row first, then what is still to come
  sites: Site[];
  supply: number; // markers that are on no site
  invasion: (string | null)[]; // the symbols of the invasion tokens; null: face down
  discoveries: string[]; // their ids
}

/** Where a combat card's value comes from. */
export interface Part {
  becomes: boolean; // the value becomes the amount; false: it is added
  amount: number;
  source: string | null; // the card or the hero behind it; null: a rule
}

export interface CombatSide {
  seat: number;
  fighter: string;
  card: string | null; // null: none
  boost: string | null; // the card beside it
  canceled: boolean; // its effects
  ignored: boolean; // its value
  named: number | null; // the number named with it
  value: number | null; // as it is now; null until the cards have been turned up
  parts: Part[]; // in order, the printed value first
}

export interface Combat {
  revealed: boolean;
  decided: boolean;
  damage: number; // dealt by the attack itself
  attack: CombatSide;
  defense: CombatSide;
}

/** The game as one seat may know it now. */
export interface View {
  turn: number; // the seat whose turn it is, also an enemy's
  turns: number; // that have begun
  actions: number; // left in this turn
  fighters: Fighter[];
  tokens: Token[];
  players: Player[]; // by seat
  enemies: Enemy[]; // by seat, the villain first
  adventure: Adventure | null; // null: it is no cooperative game
  played: string | null; // the scheme being played
  combat: Combat | null;
  winners: number[] | null; // null while the game runs
}

/** A legal answer: its notation, and what it names. */
export interface Answer {
  decision: string;
  act: Act;
  from?: string;
  fighter?: string;
  target?: string;
  card?: string | null; // null: none
  owner?: number | null; // whose card it is
  hand?: number | null; // in whose hand it is
  token?: string;
  space?: string;
  via?: string[]; // the spaces on the way, where ways to the same space differ
  seat?: number;
  number?: number;
  option?: number;
  words?: string; // of an option: what it says
  value?: string;
  spot?: "top" | "bottom"; // of a deck
  site?: string; // a bridge or a farm
}

export interface Question {
  sentence: string | null; // of the text that asks
  then: string[]; // the sentences that come after it
  spaces: number | null; // of a move: how many
  exactly: boolean; // all of them
  most: number | null; // of things that are picked one after another: how many
  seat: number; // who is asked
  about: Ask;
  source: string | null; // the card or the hero whose text asks; null: the rules do
  source_seat: number | null; // whose card or ability it is
  answers: Answer[] | null; // for the seat that is asked
  unplayable: Record<string, Reason>; // cards of its hand that no answer plays, and why
}

export interface GameEvent {
  kind: Happening;
  source: string | null; // the card or the hero behind it; null: a rule
  line: number; // of the log in the same message
  from?: string | null;
  seat?: number;
  fighter?: string;
  target?: string;
  card?: string;
  space?: string;
  token?: string;
  number?: number; // of a token: its place among the tokens of the view
  amount?: number;
  left?: number; // the health that is left
  attack?: number; // the values of both sides of a combat
  defense?: number;
  state?: string;
  value?: string | number;
  site?: string; // a bridge or a farm
  initiative?: string; // the name of an initiative card
  before?: number; // of the threat: where the marker was
  symbol?: string; // of an invasion token
}

/** The card or ability behind a line of the log. */
export interface Because {
  id: string;
  values: Record<string, string | number | string[]>;
}

/** A line of the log as a message with its arguments, to be read in any language. */
export interface Told {
  id: string; // of the message
  values: Record<string, string | number | string[]>; // names as everywhere, numbers; "text": in words
  because: Because | null;
}

/** What a seat has proposed, until all have agreed or one has declined. */
export interface ProposalSeen {
  wish: Wish;
  seat: number; // who proposes it
  about: number | null; // whose seat a bot would take
  bot: string | null; // its name
  waits_for: number[]; // those who have yet to agree
}

/** Where one is in a guided game. What is said there is the page's: by lesson and step. */
export interface LessonStep {
  lesson: string;
  step: string;
  at: number; // its number, from 0
  of: number; // how many there are
  names: Record<string, string>; // of what the words speak of
}

/** The table as a seat may see it, and what has happened. */
export interface ViewMessage {
  type: "view";
  table: string;
  seat: number | null; // null: a spectator
  number: number; // entries in the table's journal; to be named in a decision
  whole: boolean; // events and log are all there were, not only the latest
  events: GameEvent[];
  log: string[]; // in English
  told: Told[]; // the same lines, for other languages
  view: View;
  question: Question | null; // null: the game is over
  take_back: boolean; // whether this seat can take its last decision back
  may: Wish[]; // what this seat can propose now
  proposal: ProposalSeen | null; // that is open now
  played_by: string[]; // for each seat "person", or the bot that decides there now
  lesson: LessonStep | null; // of a guided game
  series: SeriesSeen | null; // of which this game is one
  commitment: string | null; // SHA-256 of the seed, with a whole view
}

/** The score of a series, with this game if it is over. */
export interface SeriesSeen {
  best_of: number;
  contenders: number[]; // of each seat: which of them sits there
  wins: number[]; // of each contender
  champion: number | null; // the contender who has won the series
}

/** Where a fighter could go, and whom it could attack, from where it stands. */
export interface ReachReply {
  type: "reach";
  table: string;
  seat: number | null;
  number: number;
  fighter: string;
  spaces: string[];
  targets: string[];
}

/** The spaces that an opposing fighter could attack in its next turn, without a boost. */
export interface Threat {
  fighter: string;
  spaces: string[];
}

/** What an attack would deal against no defense. */
export interface Blow {
  decision: string;
  damage: number;
  sure: boolean; // neither chance nor a choice has a part in it
}

/** Looking ahead, from what this seat may know. */
export interface OutlookReply {
  type: "outlook";
  table: string;
  seat: number | null;
  number: number;
  threats: Threat[];
  blows: Blow[];
}

/** The game as this seat may know it, as the text of a scenario. */
export interface ReportReply {
  type: "report";
  table: string;
  seat: number | null;
  number: number;
  scenario: string;
}

/** What is expected after a decision, and of whom. */
export interface ExpectedDecision {
  decision: string;
  act: Act;
  player: string;
  from?: string;
  fighter?: string;
  target?: string;
  card?: string | null; // null: none
  owner?: number | null; // whose card it is
  hand?: number | null; // in whose hand it is
  token?: string;
  space?: string;
  via?: string[]; // the spaces on the way, where ways to the same space differ
  seat?: number;
  number?: number;
  option?: number;
  words?: string; // of an option: what it says
  value?: string;
  spot?: "top" | "bottom"; // of a deck
  site?: string; // a bridge or a farm
}

/** A decision, the chance to win with it (0 to 1), and what is expected then. */
export interface Suggested {
  decision: string;
  chance: number;
  line: ExpectedDecision[];
}

/** What a bot would answer, as far as this seat may know: the best decisions first. */
export interface HintReply {
  type: "hint";
  table: string;
  seat: number;
  number: number;
  best: Suggested[];
}

/** Who is at the table, and whose the seats are. */
export interface PresentMessage {
  type: "present";
  table: string;
  seats: number[]; // those that somebody is at
  connections: number[]; // how many there are at each seat
  spectators: number; // connections without a seat
  held: Held[]; // who holds each seat
  names: (string | null)[]; // what the person of each seat wants to be called
  rematch: string | null; // the table at which the same people play again
}

/** How much time is left, in milliseconds; comes after a view. */
export interface ClockMessage {
  type: "clock";
  table: string;
  number: number;
  running: number | null; // the seat whose clock runs
  move_left: number | null; // for its decision; null: as long as it likes
  left: (number | null)[]; // of each seat in total; null: as long as it likes
  move: number | null; // what was agreed on, in seconds
  total: number | null;
  timeout: string; // "lose", or a "bot" plays on
}

export interface ChatLine {
  number: number; // from 0
  seat: number; // who says it
  words: string;
  at: number; // milliseconds since 1970
}

/** What has been said at the table: the latest lines to one who joins, then each as it comes. */
export interface ChatReply {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

/** What was sent last is refused, and has changed nothing. */
export interface RefusedMessage {
  type: "refused";
  code: Code;
  words: string;
}

/** A finished game after one of its decisions and what followed of itself; the first is its setup. */
export interface ReplayFrame {
  seat: number | null; // who decided; null: nobody yet
  number: number; // decisions up to here
  events: GameEvent[];
  log: string[];
  told: Told[];
  view: View;
  question: Question | null; // without its answers; null: the game is over
}

export interface Replay {
  seat: number | null; // as this seat saw it; null: with all cards open
  frames: ReplayFrame[];
}

/** Why a request was refused. */
export interface Refusal {
  code: string;
  words: string;
}

/** A seat of a new table; only here is its secret or its invitation ever told. */
export interface SeatMade {
  seat: number;
  hero: string;
  who: string; // "person" or the name of a bot
  secret: string | null; // of a seat of the maker's own
  invitation: string | null; // of a guest's seat
}

export interface TableMade {
  table: string;
  maker: string | null; // a secret, by which invitations are withdrawn; null: nobody is invited
  commitment: string; // SHA-256 of the seed, which is published when the game is over
  seats: SeatMade[];
}

/** The seat is now of whoever has the secret that came with the claim. */
export interface SeatClaimed {
  table: string;
  seat: number;
}

/** A new one for a seat; the one before opens nothing any more. */
export interface Invitation {
  table: string;
  seat: number;
  invitation: string;
}

/** What anyone may know of a table. */
export interface TableSeen {
  table: string;
  mode: string;
  battlefield: string;
  heroes: string[];
  seats: string[]; // for each "person" or the name of a bot
  held: Held[]; // who holds each seat
  number: number; // entries in its journal
  commitment: string; // SHA-256 of the seed, which is published when the game is over
  over: boolean;
  enemies: string[]; // of a cooperative game, the villain first
  discoveries: string[];
  lesson: LessonSeen | null; // of a guided game
}

/** How far a guided game is. */
export interface LessonSeen {
  lesson: string;
  at: number; // the number of its step, from 0
  of: number; // how many there are
}

/** A guided game that can be begun. */
export interface LessonEntry {
  id: string;
  battlefield: string;
  heroes: string[];
  steps: number;
}

/** A seat of an open table. */
export interface OpenSeat {
  seat: number;
  hero: string;
  who: string; // "person" or the name of a bot
  name: string | null; // of the person
  free: boolean; // anybody can take it
}

/** A table that waits for anybody to take a seat. */
export interface OpenTable {
  table: string;
  mode: string;
  battlefield: string;
  seats: OpenSeat[];
  move: number | null; // seconds for each decision; null: as long as one likes
  total: number | null; // seconds for all decisions of a seat
}

export interface OpenTables {
  tables: OpenTable[]; // the latest first
}

/** Where the same people play again, with the secrets that they have. */
export interface RematchMade {
  table: string;
}

/** Where the game of a record that was sent can be watched. */
export interface RecordLoaded {
  table: string;
}

/** A step of a game that is worth a look. */
export interface GameMoment {
  at: number; // the frame of the replay
  kind: MomentKind;
  seat: number | null; // whose doing it was
  fighter: string | null; // who was harmed
  card: string | null; // by which card
  amount: number; // of damage
}

export interface CardDeed {
  card: string;
  damage: number; // dealt to opponents
  times: number; // played
}

export interface PlayerStory {
  seat: number;
  dealt: number; // damage to opponents
  taken: number;
  recovered: number;
  attacks: number;
  won: number; // combats
  played: number; // cards
  biggest: number; // damage at once
  best: CardDeed[]; // those that dealt most
}

/** What became of a finished game. */
export interface GameStory {
  winners: number[];
  turns: number;
  steps: number; // the number of the last frame of its replay
  turn_starts: number[]; // the frame in which each turn begins
  players: PlayerStory[]; // by seat; enemies too
  health: number[][]; // of each seat's hero, frame by frame
  sides: number[]; // of each seat
  chances: number[][]; // of each side to win, frame by frame, as the bots judge it
  tide: number | null; // the frame since which the winners had the best chance; null: there was none
  moments: GameMoment[]; // in order
}

export interface HeroEntry {
  id: string;
  name: string;
  set: string;
}

export interface BattlefieldEntry {
  id: string;
  name: string;
  set: string;
  starts: number; // how many heroes it has room for
}

export interface EnemyEntry {
  id: string;
  name: string;
  set: string;
  villain: boolean; // false: a minion
  battlefield: string | null; // where a villain is played
  origin: string; // where its facts come from, to be said wherever it is shown
}

export interface DiscoveryEntry {
  id: string;
  name: string;
  origin: string;
}

/** What there is to choose from. */
export interface Catalogue {
  protocol: number;
  languages: string[];
  modes: Record<string, number[]>; // how many seats each can have
  bots: string[]; // from the weakest to the strongest
  heroes: HeroEntry[];
  battlefields: BattlefieldEntry[];
  enemies: EnemyEntry[]; // of the cooperative game
  discoveries: DiscoveryEntry[];
}

/** How a language says the names of the box, which go by their English names everywhere. */
export interface SpokenNames {
  language: string;
  names: Record<string, string>; // by their English names; English itself has none
}

export interface FighterSheet {
  name: string;
  hero: boolean; // false: a sidekick
  count: number;
  health: number;
  attack: AttackType;
}

export interface TokenSheet {
  kind: string;
  count: number;
}

export interface CardSheet {
  name: string; // as decisions and events call it
  title: string; // as the language does
  copies: number;
  type: CardKind;
  value: number | null;
  boost: number | null;
  users: string[]; // none: any fighter of the hero
  text: string;
}

/** A hero's character card and deck. */
export interface HeroSheet {
  id: string;
  name: string;
  set: string;
  move: number;
  ability: string;
  fighters: FighterSheet[];
  tokens: TokenSheet[];
  state: string[]; // what the hero's own card counts or shows
  cards: CardSheet[];
  rulings: string[]; // the ids of those that its texts raise; the page has their words
}

/** A card of an enemy, which attacks and defends. */
export interface EnemyCardSheet {
  name: string; // as decisions and events call it
  title: string; // as the language does
  copies: number;
  attack: number; // its value when attacking
  defense: number;
  boost: number | null;
  deception: boolean; // in a discard pile, it takes the pile back to the deck
  text: string; // in both roles
  attack_text: string; // when attacking alone
  defense_text: string;
}

export interface InitiativeSheet {
  name: string;
  title: string;
  text: string;
  end_of_round: string; // of its text, what happens at the end of the round
  move: number | null; // how far the enemy goes in its turn
  copies: number;
  waits: boolean; // until an effect adds it to the initiative deck
  players: number; // in the deck with so many players or more
}

export interface EnemyTokenSheet {
  kind: string;
  count: number;
  text: string; // what it does on the battlefield
}

/** A villain or a minion, with its deck and its initiative cards. */
export interface EnemySheet {
  id: string;
  name: string;
  set: string;
  villain: boolean; // false: a minion
  battlefield: string | null; // where a villain is played
  origin: string; // where its facts come from, to be said wherever it is shown
  move: number;
  health: number;
  each_player: boolean; // the health is so much for each player
  objective: string; // what happens when the threat has reached its end; of a villain
  invasion: string[]; // the symbols of its invasion tokens
  tokens: EnemyTokenSheet[];
  initiative: InitiativeSheet[];
  cards: EnemyCardSheet[];
}

/** A card of the advanced game: a rule that holds for all of it. */
export interface DiscoverySheet {
  id: string;
  name: string;
  text: string;
  origin: string;
}

export interface ZonePlan {
  id: string;
  colour: string;
  pattern: string;
}

export interface SpacePlan {
  id: string;
  label: string; // what stands beside it on the battlefield
  x: number;
  y: number;
  zones: string[];
  start: number | null;
  passage: boolean;
}

/** A bridge joins two spaces; a farm borders several. */
export interface SitePlan {
  name: string; // as decisions and events call it
  number: number;
  spaces: string[];
  placed: number; // markers at the start
}

export interface BridgeSheet {
  id: string;
  name: string;
  text: string; // what activating it does
}

/** What a board of the cooperative game has around its spaces. */
export interface AdventurePlan {
  origin: string; // where its facts come from, to be said wherever it is shown
  track: number[]; // the threat level of each space of the track, without its end
  site: string; // what its sites are: "bridge"
  sites: SitePlan[];
  marker: string; // what lies on them: "doom token"
  markers: number; // all there are
  bridges: BridgeSheet[]; // laid on the sites by chance; none where these are farms
  slots: string[][]; // what a destroyed bridge does, the first, the second ...
}

/** A battlefield with its spaces, zones and lines, in the units of its picture. */
export interface BattlefieldPlan {
  id: string;
  name: string;
  set: string;
  width: number;
  height: number;
  zones: ZonePlan[];
  spaces: SpacePlan[];
  lines: [string, string][]; // between two spaces
  adventure: AdventurePlan | null; // what it is in a cooperative game
}

/** What a table is played with, as it was when its game began. */
export interface TableContent {
  battlefield: BattlefieldPlan;
  heroes: HeroSheet[];
  enemies: EnemySheet[]; // of a cooperative game, the villain first
  discoveries: DiscoverySheet[];
}

export interface DraftMade {
  draft: string;
  maker: string; // a secret, by which the table is made known
  secrets: (string | null)[]; // of each side; null: it is a guest's
  invitations: (string | null)[]; // by which guests claim their sides
}

/** A draft as one side may know it; all but the invitations is open to everyone. */
export interface DraftSeen {
  draft: string;
  pool: string[];
  sides: number;
  bans: number;
  picks: number;
  heroes: string[]; // banned or picked so far, in order
  held: boolean[]; // whether somebody speaks for each side
  side: number | null; // of whoever looks
  table: string | null; // made of it
  invitations: string[]; // to the seats of this side
}

export type ClientMessage =
  | Join
  | Decide
  | TakeBack
  | Propose
  | Reply
  | ReturnMessage
  | NameMessage
  | ChatMessage
  | ReachMessage
  | OutlookMessage
  | Report
  | HintMessage
  | LeaveMessage;

export type ServerMessage =
  | ViewMessage
  | ReachReply
  | OutlookReply
  | ReportReply
  | HintReply
  | PresentMessage
  | ClockMessage
  | ChatReply
  | RefusedMessage;
