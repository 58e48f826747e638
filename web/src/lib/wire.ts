// The messages of docs/protocol.md, as the server sends them.

export interface Fighter {
  name: string;
  seat: number;
  hero: boolean;
  ranged: boolean;
  health: number;
  most: number;
  space: string | null;
}

export interface Token {
  kind: string;
  seat: number;
  space: string | null;
}

export interface Player {
  seat: number;
  name: string;
  hero: string;
  side: number;
  out: boolean;
  hand: number;
  cards: string[]; // those that this seat knows
  deck: string[]; // top first; "?" where it is not known
  discard: string[];
  state: Record<string, string | number | null>;
}

export interface Part {
  becomes: boolean;
  amount: number;
  source: string | null;
}

export interface CombatSide {
  seat: number;
  fighter: string;
  card: string | null;
  boost: string | null;
  canceled: boolean;
  ignored: boolean;
  named: number | null;
  value: number | null;
  parts: Part[];
}

export interface Combat {
  revealed: boolean;
  decided: boolean;
  damage: number;
  attack: CombatSide;
  defense: CombatSide;
}

export interface View {
  turn: number;
  turns: number;
  actions: number;
  fighters: Fighter[];
  tokens: Token[];
  players: Player[];
  played: string | null;
  combat: Combat | null;
  winners: number[] | null;
}

/** A legal answer: its notation, and what it names. */
export interface Answer {
  decision: string;
  act: string;
  fighter?: string;
  target?: string;
  space?: string;
  from?: string;
  card?: string | null;
  owner?: number | null; // whose card it is
  hand?: number | null; // in whose hand it is
  token?: string;
  seat?: number;
  number?: number;
  option?: number;
  value?: string;
}

export interface Question {
  seat: number;
  about: string;
  source: string | null;
  source_seat: number | null; // whose card or ability it is
  sentence: string | null; // of the text that asks
  then: string[]; // what comes after it
  spaces: number | null; // of a move
  exactly: boolean;
  answers: Answer[] | null;
}

export interface GameEvent {
  kind: string;
  source: string | null;
  line: number; // of the log in the same message
  seat?: number;
  fighter?: string;
  target?: string;
  card?: string;
  space?: string;
  from?: string | null;
  token?: string;
  number?: number; // of a token
  amount?: number;
  left?: number;
  attack?: number;
  defense?: number;
  state?: string;
  value?: string | number;
}

export interface ViewMessage {
  type: "view";
  table: string;
  seat: number | null;
  number: number;
  whole: boolean;
  events: GameEvent[];
  log: string[];
  view: View;
  question: Question | null;
  take_back: boolean;
}

export interface RefusedMessage {
  type: "refused";
  code: string;
  words: string;
}

/** Where a fighter could go and whom it could attack, from where it stands. */
export interface ReachMessage {
  type: "reach";
  table: string;
  seat: number | null;
  number: number;
  fighter: string;
  spaces: string[];
  targets: string[];
}

/** The position as a scenario file: what this seat may know of it. */
export interface ReportMessage {
  type: "report";
  table: string;
  seat: number | null;
  number: number;
  scenario: string;
}

export interface PresentMessage {
  type: "present";
  table: string;
  seats: number[];
}

export type ServerMessage =
  | ViewMessage
  | RefusedMessage
  | ReachMessage
  | ReportMessage
  | PresentMessage;

export interface TableSeen {
  table: string;
  mode: string;
  battlefield: string;
  heroes: string[];
  seats: string[];
  number: number;
  over: boolean;
}

export interface TableContent {
  battlefield: Plan;
  heroes: HeroSheet[];
}

export interface SeatMade {
  seat: number;
  hero: string;
  who: string;
  secret: string | null;
}

export interface TableMade {
  table: string;
  seats: SeatMade[];
}

export interface Shelf {
  protocol: number;
  languages: string[];
  modes: Record<string, number[]>;
  bots: string[];
  heroes: { id: string; name: string; set: string }[];
  battlefields: { id: string; name: string; set: string; starts: number }[];
}

export interface CardSheet {
  name: string;
  title: string;
  copies: number;
  type: "attack" | "defense" | "versatile" | "scheme";
  value: number | null;
  boost: number | null;
  users: string[];
  text: string;
}

export interface HeroSheet {
  id: string;
  name: string;
  set: string;
  move: number;
  ability: string;
  fighters: { name: string; hero: boolean; count: number; health: number; attack: string }[];
  tokens: { kind: string; count: number }[];
  state: string[];
  cards: CardSheet[];
}

export interface Plan {
  id: string;
  name: string;
  set: string;
  width: number;
  height: number;
  zones: { id: string; colour: string; pattern: string }[];
  spaces: {
    id: string;
    label: string; // what stands beside it on the battlefield
    x: number;
    y: number;
    zones: string[];
    start: number | null;
    passage: boolean;
  }[];
  lines: [string, string][];
}
