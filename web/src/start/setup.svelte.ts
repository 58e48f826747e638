// The table that is being set. It is one for the whole page and outlives a reload; what does not
// fit at the moment (a fourth player in a duel, a battlefield too small for four) is kept for when
// it fits again.

import { chosenByNobody, fitting, type CoopChoice } from "../coop/choice";
import type { BattlefieldEntry, Catalogue } from "../lib/wire";
import { say } from "../lib/words";
import { mostBans, type Terms } from "./draft";
import { lots, pick } from "./lots";
import { PACES, type Pace } from "../together/pace";
import { ADVENTURE, sidesOf, TEAM } from "./seating";

const KEY = "peerless.setup";
const MOST = 4;

export const RANDOM = "";
export const BY_LOT = -1;

export type Who = "here" | "friend" | "bot";
export type Way = "choose" | "draft";

export interface Seat {
  hero: string; // RANDOM: by lot
  who: Who;
  bot: string; // kept while somebody else sits there; none until it is known which there are
}

/** A draft that was begun, and on what terms. */
interface Draft {
  sides: number;
  bans: number;
  picks: number;
  who: string; // speaks for each side
  heroes: string[]; // so far, in order
}

export class Setup {
  mode = $state("duel");
  count = $state(2);
  battlefield = $state(RANDOM);
  seats = $state<Seat[]>(Array.from({ length: MOST }, (_, i) => ({ hero: RANDOM, who: i ? "bot" : "here", bot: "" })));
  together = $state([false, false]); // one person commands both heroes of the team
  first = $state(BY_LOT);
  way = $state<Way>("choose");
  bans = $state(1);
  bestOf = $state(1); // games
  pace = $state<Pace>("free"); // of a table for people at different screens
  door = $state<"friends" | "anyone">("friends"); // who may take the seats of friends
  begun = $state.raw<Draft | null>(null);
  coop = $state<CoopChoice>(chosenByNobody());

  constructor() {
    try {
      const kept = sessionStorage.getItem(KEY);
      if (kept) Object.assign(this, JSON.parse(kept));
    } catch {
      // a browser that keeps nothing
    }
  }

  save(): void {
    const { mode, count, battlefield, seats, together, first, way, bans, bestOf, pace, door, begun, coop } = this;
    const values = JSON.stringify({ mode, count, battlefield, seats, together, first, way, bans, bestOf, pace, door, begun, coop });
    try {
      sessionStorage.setItem(KEY, values);
    } catch {
      // a browser that keeps nothing
    }
  }

  /** What the server does not have (any more) gives way to what it has. */
  fit(shelf: Catalogue): void {
    if (!shelf.modes[this.mode]?.includes(this.count)) {
      const [mode, counts] = Object.entries(shelf.modes)[0]!;
      this.mode = mode;
      this.count = counts[0]!;
    }
    const heroes = new Set(shelf.heroes.map((hero) => hero.id));
    for (const seat of this.seats) {
      if (!heroes.has(seat.hero)) seat.hero = RANDOM;
      if (!shelf.bots.includes(seat.bot)) seat.bot = usualBot(shelf);
    }
    if (this.begun?.heroes.some((hero) => !heroes.has(hero))) this.begun = null;
    if (!PACES.includes(this.pace)) this.pace = "free";
    const coop = fitting(this.coop, shelf);
    if (JSON.stringify(coop) !== JSON.stringify(this.coop)) this.coop = coop;
    if (!shelf.battlefields.some((board) => board.id === this.battlefield)) this.battlefield = RANDOM;
  }

  get players(): number[] {
    return Array.from({ length: this.count }, (_, player) => player);
  }

  get sides(): number {
    return sidesOf(this.mode, this.count);
  }

  /** The players of each side. */
  get teams(): number[][] {
    return Array.from({ length: this.sides }, (_, side) => this.players.filter((player) => player % this.sides === side));
  }

  /** Whether this player's seat is held by whoever holds the first of the team. */
  follows(player: number): boolean {
    return this.mode === TEAM && player >= this.sides && this.together[player % this.sides] === true;
  }

  who(player: number): Seat {
    return this.seats[this.follows(player) ? player % this.sides : player]!;
  }

  /** Who speaks for a side before the game. */
  chooser(side: number): Who {
    const sitting = this.teams[side]!.map((player) => this.who(player).who);
    return (["here", "friend", "bot"] as const).find((who) => sitting.includes(who))!;
  }

  /** Whether somebody plays at another screen. */
  get isRemote(): boolean {
    return this.players.some((player) => this.who(player).who === "friend");
  }

  /** A series goes from table to table; between rematches everyone keeps their seat. */
  get canBeSeries(): boolean {
    return this.mode !== ADVENTURE;
  }

  sideName(side: number): string {
    return say(this.mode === TEAM ? "team-n" : "player-n", { n: side + 1 });
  }

  /** Who leads, if that player is at the table now; else it is left to chance. */
  get leader(): number {
    return this.first < this.count ? this.first : BY_LOT;
  }

  boards(shelf: Catalogue): BattlefieldEntry[] {
    return shelf.battlefields.filter((board) => board.starts >= this.count);
  }

  /** The battlefield that is chosen, if there is room on it. */
  board(shelf: Catalogue): BattlefieldEntry | null {
    return this.boards(shelf).find((board) => board.id === this.battlefield) ?? null;
  }

  /** The heroes of the players; those left to chance are all different. */
  heroes(shelf: Catalogue): string[] {
    const chosen = this.players.map((player) => this.seats[player]!.hero);
    const free = shelf.heroes.map((hero) => hero.id).filter((id) => !chosen.includes(id));
    const drawn = lots(free, this.count);
    return chosen.map((id) => (id === RANDOM ? drawn.pop()! : id));
  }

  terms(shelf: Catalogue): Terms {
    const terms = { pool: shelf.heroes.map((hero) => hero.id), sides: this.sides, bans: 0, picks: this.count / this.sides };
    return { ...terms, bans: Math.min(this.bans, mostBans(terms)) };
  }

  /** The heroes of the draft so far. One on other terms counts for nothing: what was banned in it
   * might be a pick in this one. */
  draftedOn({ sides, bans, picks }: Terms): string[] {
    const { begun } = this;
    const same = begun && begun.sides === sides && begun.bans === bans && begun.picks === picks && begun.who === this.choosers;
    return same ? begun.heroes : [];
  }

  /** Who chooses for each side: a draft of others is another one. */
  private get choosers(): string {
    return this.teams.map((_, side) => this.chooser(side)).join();
  }

  draft({ sides, bans, picks }: Terms, heroes: string[]): void {
    this.begun = { sides, bans, picks, who: this.choosers, heroes };
  }
}

const USUAL_BOT = "normal";

/** The one that is met first; where there is none of that name, the strongest: they are listed from
 * the weakest on. */
export const usualBot = (shelf: Catalogue): string =>
  shelf.bots.includes(USUAL_BOT) ? USUAL_BOT : shelf.bots.at(-1)!;

export const randomBoard = (boards: BattlefieldEntry[]): string => pick(boards).id;

export const setup = new Setup();
