// One page's part in a game: the seats it holds, what they are shown, and what is looked at.

import { SvelteMap } from "svelte/reactivity";

import { asPlayer, asSheet } from "../coop/enemies";
import { Connection, type Line, type Seat } from "../lib/connection";
import * as http from "../lib/http";
import { language } from "../lib/language.svelte";
import type {
  Answer,
  BattlefieldPlan,
  CardSheet,
  ChatLine,
  ClientMessage,
  DiscoverySheet,
  EnemySheet,
  Held,
  HeroSheet,
  HintReply,
  LessonStep,
  OutlookReply,
  Player,
  ProposalSeen,
  Question,
  ReachReply,
  ServerMessage,
  TableContent,
  TableSeen,
  View,
  ViewMessage,
  Wish,
} from "../lib/wire";
import { refusedAs } from "../lib/words";
import { ClockSeen } from "../together/clock.svelte";
import { joined } from "../together/lines";
import { keepPromise } from "../together/shuffle";
import type { Fight } from "./fight";
import { lookOf, type SeatLook } from "../look/pieces";
import { finder, type Finder } from "./naming";
import { NOTHING, picking, stillPicked, type Picked } from "./picked";
import { Pointer } from "./pointer.svelte";
import type { Thing } from "./pointing";
import { SeatSeen } from "./seat.svelte";

const AGAIN = 2000; // milliseconds until what could not be fetched is asked for again

/** Where messages come from: a server, or a game that is told again. */
export type Connect = (seats: Seat[], hear: (message: ServerMessage) => void, changed: (online: boolean) => void) => Line;

export class Session {
  online = $state(false);
  refusal = $state<string | null>(null);
  seen = $state.raw<TableSeen | null>(null);
  plan = $state.raw<BattlefieldPlan | null>(null);
  sheets = $state.raw<ReadonlyMap<string, HeroSheet>>(new Map());
  enemySheets = $state.raw<ReadonlyMap<string, EnemySheet>>(new Map());
  discoveries = $state.raw<readonly DiscoverySheet[]>([]);
  seatShown = $state<number | null>(null);
  curtain = $state(false);
  looked = $state<string | null>(null); // the fighter that is looked at
  reach = $state.raw<ReachReply | null>(null);
  outlook = $state.raw<OutlookReply | null>(null); // of the question that is asked now
  ahead = $state(false); // where one could be attacked is shown
  waiting = $state(false); // for what comes of a decision
  report = $state<string | null>(null);
  hint = $state.raw<HintReply | null>(null); // for the question that is open
  present = $state.raw<readonly number[]>([]); // the seats that somebody is at
  connections = $state.raw<readonly number[]>([]); // how many there are at each seat
  held = $state.raw<readonly Held[]>([]); // who holds each seat
  names = $state.raw<readonly (string | null)[]>([]); // what the people want to be called
  rematch = $state<string | null>(null); // the table at which they play again
  lines = $state.raw<readonly ChatLine[]>([]); // what they have said
  readonly clock = new ClockSeen();
  spotlight = $state.raw<Thing | null>(null); // what a line of the log names

  unsent = $state(false); // something was decided that could not be sent
  tried = $state(false); // to connect, in vain
  private choosing = $state.raw<Picked>(NOTHING);

  private joined = new Set<number | null>(); // since the connection was opened
  private turnedAway: string[] = []; // why joins were refused since then
  private begun = false;
  private later: ReturnType<typeof setTimeout> | undefined; // runs until all is joined again

  readonly pointer = new Pointer(this);
  private readonly seats = new SvelteMap<number | null, SeatSeen>();
  private readonly connection: Line;

  constructor(
    readonly table: string,
    readonly secrets: readonly string[],
    connect: Connect = (...line) => new Connection(...line),
    content: TableContent | null = null, // of what is no table: it is shown with this
  ) {
    if (content) this.use(content);
    const seats = secrets.length ? secrets.map((secret) => ({ table, secret })) : [{ table, secret: null }];
    this.curtain = secrets.length > 1; // until all are here, and it is known whether they have secrets
    this.connection = connect(seats, this.hear, (online) => {
      this.online = online;
      this.tried = !online;
      this.unsent = false;
      this.joined.clear();
      this.turnedAway = [];
      if (online && !this.plan) void this.fetch();
      this.waiting = false; // what was sent was made, or it was not: the next view tells
    });
  }

  private async fetch(): Promise<void> {
    try {
      const [seen, content] = await Promise.all([http.table(this.table), http.content(this.table, language.id)]);
      this.use(content);
      this.seen = seen;
      if (this.begun) this.told(); // what was asked before can be answered now
    } catch (error) {
      this.refusal = error instanceof http.Refused ? refusedAs(error.code) : "no-server";
      setTimeout(() => this.online && !this.plan && void this.fetch(), AGAIN);
    }
  }

  private use({ battlefield, heroes, enemies, discoveries }: TableContent): void {
    this.sheets = new Map([...heroes, ...enemies.map(asSheet)].map((sheet) => [sheet.id, sheet]));
    this.enemySheets = new Map(enemies.map((sheet) => [sheet.id, sheet]));
    this.discoveries = discoveries;
    this.plan = battlefield;
  }

  // ---------------------------------------------------------------- what is known

  /** What the seat that is shown sees. */
  get here(): SeatSeen | undefined {
    return this.seats.get(this.seatShown);
  }

  get now(): ViewMessage | undefined {
    return this.here?.message;
  }

  get view(): View | undefined {
    return this.here?.view;
  }

  get fight(): Fight | null {
    return this.here?.fight ?? null;
  }

  get question(): Question | null {
    return this.here?.question ?? null;
  }

  /** Where one is in a guided game. */
  get lesson(): LessonStep | null {
    return this.now?.lesson ?? null;
  }

  get over(): boolean {
    return !!this.here && !this.here.playing && this.here.message.view.winners !== null;
  }

  get seat(): number | null {
    return this.seatShown;
  }

  get answers(): Answer[] {
    return this.curtain || !this.settled ? [] : (this.question?.answers ?? []);
  }

  /** Of several things that are chosen one after another, those that have been. */
  get picked(): readonly Answer[] {
    return stillPicked(this.choosing, this.question).answers;
  }

  /** Where a fighter or a token can go now is what is asked: it is lit, and nothing else is. */
  get asksForSpace(): boolean {
    return this.answers.some((answer) => answer.space !== undefined);
  }

  /** Nothing is being shown or waited for: what is asked can be answered. */
  get settled(): boolean {
    return !!this.here && !this.here.playing && !this.waiting && this.plan !== null;
  }

  /** A player, or an enemy of the cooperative game, whose seats come after theirs. */
  player(seat: number): Player | undefined {
    const enemy = this.view?.enemies.find((each) => each.seat === seat);
    return enemy ? asPlayer(enemy) : this.view?.players[seat];
  }

  /** By what number the pieces of a seat have their look. */
  mark(seat: number): number {
    const players = this.view?.players.length ?? seat + 1;
    return seat < players ? seat : players - seat - 1;
  }

  look(seat: number): SeatLook {
    return lookOf(this.mark(seat));
  }

  /** Whether a seat is a person's who is not at the table now. */
  isAbsent(seat: number): boolean {
    return this.online && this.now?.played_by[seat] === "person" && !this.present.includes(seat) && !this.over;
  }

  /** Whether somebody is at a seat more than once: on two devices, or two people. */
  isShared(seat: number): boolean {
    return (this.connections[seat] ?? 0) > 1;
  }

  /** The sheet of a card: of the hero whose it is, or of any hero here. */
  card(name: string, seat?: number): CardSheet | undefined {
    const hero = seat === undefined ? undefined : this.player(seat)?.hero;
    const own = hero === undefined ? undefined : this.sheets.get(hero);
    for (const sheet of own ? [own] : this.sheets.values()) {
      const card = sheet.cards.find((each) => each.name === name);
      if (card) return card;
    }
    return undefined;
  }

  /** The hero in whose deck a card is. */
  heroOf(card: CardSheet): string | undefined {
    return [...this.sheets.values()].find((sheet) => sheet.cards.includes(card))?.id;
  }

  /** What a space is called on the battlefield. */
  label(space: string | null | undefined): string {
    return this.plan?.spaces.find(({ id }) => id === space)?.label ?? space ?? "";
  }

  // As one text, which stays the same while they move: what comes of it is not made anew.
  private readonly fighters: string = $derived(this.view?.fighters.map(({ name }) => name).join("\n") ?? "");

  /** Finds the names of things in lines of the log. */
  readonly find: Finder = $derived(finder(this.fighters.split("\n").filter(Boolean), this.plan, this.sheets));

  private printed = (seat: number, name: string) => this.card(name, seat) ?? { value: null };

  /** Whose turn it is, or who sets up now; nobody's after the end. */
  get active(): number | null {
    const view = this.view;
    if (!view || view.winners !== null) return null;
    return view.turns === 0 ? (this.now?.question?.seat ?? view.turn) : view.turn;
  }

  /** The team of a player, from 1, where there are teams. */
  team(seat: number): number | null {
    const players = this.view?.players ?? [];
    const sides = [...new Set(players.map((player) => player.side))];
    return sides.length > 1 && sides.length < players.length ? sides.indexOf(players[seat]?.side ?? -1) + 1 : null;
  }

  /** The seats that are held here. */
  get own(): number[] {
    return [...this.seats.keys()].filter((seat) => seat !== null);
  }

  get hotSeat(): boolean {
    return this.seats.size > 1;
  }

  // ---------------------------------------------------------------- telling and being told

  private hear = (message: ServerMessage): void => {
    switch (message.type) {
      case "refused":
        this.refusal = refusedAs(message.code);
        this.waiting = false;
        if (this.joining && message.code === "too fast") this.joinLater();
        else if (this.joining) this.turnAway(this.refusal);
        break;
      case "view":
        this.joined.add(message.seat);
        this.refusal = this.turnedAway[0] ?? null; // a seat that one has not got is not forgotten
        if (message.seat === this.seatShown) this.waiting = false; // others are told earlier or later
        this.hearView(message);
        break;
      case "reach":
        if (message.fighter === this.looked) this.reach = message;
        break;
      case "outlook":
        if (message.seat === this.seatShown && message.number === this.now?.number) this.outlook = message;
        break;
      case "hint":
        if (message.seat === this.seatShown && message.number === this.now?.number) this.hint = message;
        break;
      case "present":
        this.present = message.seats;
        this.connections = message.connections;
        this.held = message.held;
        this.names = message.names;
        this.rematch = message.rematch;
        break;
      case "clock":
        this.clock.hear(message);
        break;
      case "chat":
        this.lines = joined(this.lines, message.lines);
        break;
      case "report":
        if (message.seat === this.seatShown && !this.curtain) this.report = message.scenario; // of the one who asked
        break;
    }
  };

  private hearView(message: ViewMessage): void {
    if (message.commitment && message.view.winners === null) keepPromise(message.table, message.commitment);
    if (message.seat === this.seatShown) {
      this.pointer.letGo();
      this.reach = null;
      this.outlook = null;
      this.hint = null;
    }
    const known = this.seats.get(message.seat);
    if (known) known.hear(message, message.seat === this.seatShown && !this.curtain);
    else this.meet(message);
  }

  private meet(message: ViewMessage): void {
    this.seats.set(message.seat, new SeatSeen(message, this.printed, () => this.told()));
    if (this.seats.size === 1) this.seatShown = message.seat;
    if (!this.joining) this.begin();
  }

  /** Joins are what is sent first, and everything is answered in the order in which it came: until
   * each has its answer, what is refused is one of them. */
  private get joining(): boolean {
    return this.joined.size + this.turnedAway.length < Math.max(1, this.secrets.length);
  }

  /** The server has too much to do for those at our address: then a little later. */
  private joinLater(): void {
    this.later ??= setTimeout(() => {
      this.later = undefined;
      if (!this.online || !this.joining) return;
      this.turnedAway = []; // all seats are joined again
      this.connection.join();
    }, AGAIN);
  }

  private turnAway(words: string): void {
    this.turnedAway.push(words);
    if (!this.joining && !this.begun) this.begin(); // where the connection was lost, all goes on
  }

  /** All who are here are known. */
  private begin(): void {
    this.begun = true;
    this.handOver();
    this.curtain = this.secretive;
    if (this.settled && this.weighs) this.askForOutlook();
  }

  /** All that a seat was to be told has been told. */
  private told(): void {
    this.handOver();
    if (this.settled) this.pointer.takeUpMover();
    if (this.settled) this.answerForced();
    if (this.settled && this.weighs) this.askForOutlook();
    if (this.settled && !this.reach) this.askForReach();
  }

  private takingBack = false; // since the last decision

  /** Of several copies of one card, none is chosen before another. Where another person plays, it is
   * asked all the same: how soon the answer came would tell that there was no choice. Whoever takes
   * back goes through it too, or would never come past it. */
  private answerForced(): void {
    const { now, answers } = this;
    const [only, ...others] = answers;
    if (!now || only?.act !== "card" || !only.card || others.length || this.question?.about !== "pick") return;
    const alone = now.played_by.every((who, seat) => who !== "person" || seat === now.seat);
    if (alone && !this.takingBack) this.decide(only);
  }

  /** Whether those at this screen have secrets from each other: they are on different sides. */
  private get secretive(): boolean {
    const players = this.now?.view.players ?? [];
    const sides = [...this.seats.keys()].map((seat) => (seat === null ? -1 : players[seat]?.side));
    return new Set(sides).size > 1;
  }

  /** At one screen, the seat that is asked has it; nobody sees an opponent's hand in between. */
  private handOver(): void {
    if (!this.now || this.here?.playing) return;
    const asked = this.now.question?.seat;
    const next = asked === undefined ? undefined : this.seats.get(asked);
    if (asked === undefined || asked === this.seatShown || !next) return;
    if (next.message.number < this.now.number) return; // it has yet to be told; then this is done again
    const players = this.now.view.players;
    const before = this.seatShown === null ? undefined : players[this.seatShown];
    this.curtain ||= before?.side !== players[asked]?.side;
    this.seatShown = asked;
    this.outlook = null;
    this.pointer.letGo();
    this.lookAway();
  }

  /** Everything again in the language that has been chosen; the game stays as it is. */
  readAnew(): void {
    void this.fetch();
    this.connection.join();
  }

  raiseCurtain(): void {
    this.curtain = false;
    if (this.settled && this.weighs) this.askForOutlook();
  }

  decide(answer: Answer): void {
    const now = this.now;
    if (!now || now.seat === null || !this.settled) return;
    if (!this.online) {
      this.unsent = true;
      return;
    }
    this.takingBack = false;
    this.pointer.letGo();
    this.lookAway();
    this.here?.mark();
    if (now.question) this.choosing = picking(stillPicked(this.choosing, now.question), now.question, answer);
    const { table, seat, number } = now;
    this.waiting = this.send({ type: "decide", table, seat, number, decision: answer.decision });
  }

  get canTakeBack(): boolean {
    return this.settled && !this.curtain && (this.now?.take_back ?? false);
  }

  takeBack(): void {
    const now = this.now;
    if (!now || now.seat === null || !this.canTakeBack) return;
    this.takingBack = true;
    this.choosing = { ...this.choosing, answers: this.choosing.answers.slice(0, -1) };
    this.waiting = this.send({ type: "take back", table: now.table, seat: now.seat, number: now.number });
  }

  askForReport(): void {
    if (!this.curtain) this.send({ type: "report", table: this.table, seat: this.seatShown });
  }

  /** What a bot would answer; there is something to choose. */
  askForHint(): boolean {
    const { seatShown: seat, now } = this;
    if (seat === null || !now || this.answers.length < 2) return false;
    return this.send({ type: "hint", table: this.table, seat, number: now.number });
  }

  // ---------------------------------------------------------------- with the others

  /** What is proposed to all who play here. */
  get proposal(): ProposalSeen | null {
    return this.now?.proposal ?? null;
  }

  /** Whether the seat that is shown can propose this now. */
  may(wish: Wish): boolean {
    return this.settled && !this.curtain && (this.now?.may.includes(wish) ?? false);
  }

  /** The bot that decides at a seat now, if it is one. */
  botAt(seat: number): string | null {
    const who = this.now?.played_by[seat];
    return who === undefined || who === "person" ? null : who;
  }

  propose(wish: Wish, about: number | null = null, bot: string | null = null): void {
    const now = this.now;
    if (!now || now.seat === null) return;
    this.send({ type: "propose", table: now.table, seat: now.seat, number: now.number, wish, about, bot });
  }

  /** At one screen, one agrees for all who sit here. */
  reply(agree: boolean): void {
    const now = this.now;
    const waiting = now?.proposal?.waits_for.find((seat) => this.seats.has(seat));
    const seat = waiting ?? now?.seat ?? null;
    if (now && seat !== null) this.send({ type: "reply", table: now.table, seat, number: now.number, agree });
  }

  /** Whether it is for somebody here to agree. */
  get isAsked(): boolean {
    return this.proposal?.waits_for.some((seat) => this.seats.has(seat)) ?? false;
  }

  comeBack(): void {
    const now = this.now;
    if (now && now.seat !== null) this.send({ type: "return", table: now.table, seat: now.seat, number: now.number });
  }

  private called = ""; // so that a name that is refused is not sent again

  callMe(name: string): void {
    const seat = this.seatShown;
    if (seat === null || name === this.called) return;
    this.called = name;
    this.send({ type: "name", table: this.table, seat, name });
  }

  sayLine(words: string): boolean {
    const seat = this.seatShown;
    return seat !== null && this.send({ type: "chat", table: this.table, seat, words });
  }

  /** What the one at a seat wants to be called, if that is known. */
  personAt(seat: number): string | null {
    return this.botAt(seat) === null ? (this.names[seat] ?? null) : null;
  }

  private send(message: ClientMessage): boolean {
    const sent = this.connection.send(message);
    if (!sent) this.unsent = true;
    return sent;
  }

  // ---------------------------------------------------------------- looking

  /** Show where a fighter can go and whom it can attack. */
  lookAt(fighter: string): void {
    if (this.looked === fighter) return;
    this.looked = fighter;
    this.reach = null;
    this.askForReach();
  }

  private askForReach(): void {
    const fighter = this.looked;
    if (fighter === null || !this.online || this.asksForSpace || this.over) return;
    this.connection.send({ type: "reach", table: this.table, seat: this.seatShown, fighter });
  }

  /** Show, or show no longer, where one's fighters could be attacked next. */
  lookAhead(on: boolean): void {
    this.ahead = on;
    if (on) this.askForOutlook();
  }

  private askForOutlook(): void {
    if (this.seatShown === null || !this.online || this.curtain || this.outlook) return;
    this.connection.send({ type: "outlook", table: this.table, seat: this.seatShown });
  }

  /** Whether this seat may attack now, or looks ahead. */
  private get weighs(): boolean {
    return this.ahead || this.answers.some(({ act }) => act === "attack");
  }

  lookAway(): void {
    this.looked = null;
    this.reach = null;
  }

  letGo(): void {
    this.pointer.letGo();
    this.lookAway();
  }

  close(): void {
    this.clock.stop();
    this.connection.close();
  }
}
