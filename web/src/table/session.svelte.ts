// One page's part in a game: the seats it holds, what it was last told, and what is pointed at.

import { Connection } from "../lib/connection";
import * as http from "../lib/http";
import type { Answer, HeroSheet, Plan, Player, ServerMessage, ViewMessage } from "../lib/wire";
import { narrowed, point, type Thing } from "./pointing";

export class Session {
  online = $state(false);
  told = $state.raw<ReadonlyMap<number | null, ViewMessage>>(new Map());
  log = $state.raw<readonly string[]>([]);
  refusal = $state<string | null>(null);
  pointed = $state.raw<readonly Thing[]>([]);
  plan = $state.raw<Plan | null>(null);
  sheets = $state.raw<ReadonlyMap<string, HeroSheet>>(new Map());
  seatShown = $state<number | null>(null);
  curtain = $state(false);

  private readonly connection: Connection;

  constructor(
    readonly table: string,
    readonly secrets: readonly string[],
  ) {
    const seats = secrets.length ? secrets.map((secret) => ({ table, secret })) : [{ table, secret: null }];
    this.connection = new Connection(seats, this.hear, (online) => (this.online = online));
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    try {
      const seen = await http.table(this.table);
      this.plan = await http.plan(seen.battlefield);
      const sheets = await Promise.all([...new Set(seen.heroes)].map(http.hero));
      this.sheets = new Map(sheets.map((sheet) => [sheet.id, sheet]));
    } catch (error) {
      this.refusal = error instanceof Error && error.message ? error.message : "no-server";
    }
  }

  // ---------------------------------------------------------------- what is known

  /** What the seat that is shown was last told. */
  get now(): ViewMessage | undefined {
    return this.told.get(this.seatShown);
  }

  get seat(): number | null {
    return this.seatShown;
  }

  get answers(): Answer[] {
    return this.curtain ? [] : (this.now?.question?.answers ?? []);
  }

  /** The answers that are left, with what has been pointed at. */
  get left(): Answer[] {
    return narrowed(this.answers, this.pointed);
  }

  player(seat: number): Player | undefined {
    return this.now?.view.players[seat];
  }

  get hotSeat(): boolean {
    return this.secrets.length > 1;
  }

  // ---------------------------------------------------------------- telling and being told

  private hear = (message: ServerMessage): void => {
    if (message.type === "refused") {
      this.refusal = message.words;
      return;
    }
    this.refusal = null;
    const told = new Map(this.told);
    told.set(message.seat, message);
    this.told = told;
    if (this.told.size === 1) this.seatShown = message.seat;
    this.changeSeats(message);
    if (message.seat === this.seatShown) {
      this.log = message.whole ? message.log : [...this.log, ...message.log];
      this.pointed = [];
    }
  };

  /** At one screen, the seat that is asked has it; nobody sees the other's hand in between. */
  private changeSeats(message: ViewMessage): void {
    const asked = message.question?.seat;
    if (!this.hotSeat || asked === undefined || asked === this.seatShown) return;
    if (this.told.has(asked) && message.seat === asked) {
      this.seatShown = asked;
      this.curtain = true;
    }
  }

  raiseCurtain(): void {
    this.curtain = false;
  }

  decide(answer: Answer): void {
    const now = this.now;
    if (!now || now.seat === null) return;
    this.pointed = [];
    this.send({ type: "decide", seat: now.seat, number: now.number, decision: answer.decision });
  }

  takeBack(): void {
    const now = this.now;
    if (now && now.seat !== null) this.send({ type: "take back", seat: now.seat, number: now.number });
  }

  private send(message: object): void {
    this.connection.send({ table: this.table, ...message });
  }

  // ---------------------------------------------------------------- pointing

  canPointAt(thing: Thing): boolean {
    const answers = this.answers;
    return answers.length > 0 && narrowed(answers, [thing]).length > 0;
  }

  /** Whether it goes with what is pointed at already: then it is the next thing to choose. */
  isNext(thing: Thing): boolean {
    return narrowed(this.left, [thing]).length > 0 && !this.isPointed(thing);
  }

  isPointed(thing: Thing): boolean {
    return this.pointed.some((other) => JSON.stringify(other) === JSON.stringify(thing));
  }

  point(at: Thing): void {
    if (!this.canPointAt(at)) return;
    this.pointed = point(this.answers, this.pointed, at);
    const left = this.left;
    if (this.pointed.length > 0 && left.length === 1 && left[0]) this.decide(left[0]);
  }

  letGo(): void {
    this.pointed = [];
  }

  close(): void {
    this.connection.close();
  }
}
