// What one seat sees: the view as it is shown now, the combat as it has been told so far, the log.
// Messages are played event by event, in their order, while somebody looks; else they just hold.

import { aimAfter, type Aim } from "../coop/aims";
import { PACE, settings } from "../lib/settings.svelte";
import type { GameEvent, Question, Told, View, ViewMessage } from "../lib/wire";
import { lineOf } from "../lib/words";
import { settled, tell, type Fight, type Printed } from "./fight";
import { after, moment } from "./stage";

// A bot's turn comes in a dozen messages within a moment, and is told in peace. Bots that play each
// other are faster than anything can be told: with so many messages in line, all hold at once.
const BEHIND = 60;

/** Cards of one line are shown at once, and both cards of a combat are turned up at once. */
function together(event: GameEvent, next: GameEvent | undefined): boolean {
  return next !== undefined && (next.line === event.line || (next.kind === event.kind && event.kind === "revealed"));
}

export class SeatSeen {
  view = $state.raw<View>()!;
  fight = $state.raw<Fight | null>(null);
  log = $state.raw<readonly Told[]>([]);
  message = $state.raw<ViewMessage>()!;
  playing = $state(false);
  event = $state.raw<GameEvent | null>(null); // what is being shown
  aim = $state.raw<Aim | null>(null); // whom an enemy has chosen, while it is being shown
  origin = $state.raw<ReadonlyMap<string, string | null>>(new Map()); // where each fighter stood when this seat last decided

  live = false; // something has happened since one came

  private line: ViewMessage[] = [];
  private settled: { fight: Fight | null; log: readonly Told[] } = { fight: null, log: [] }; // without what is being shown
  private wake: (() => void) | null = null;
  private skipping = false;

  constructor(
    first: ViewMessage,
    private readonly printed: Printed,
    private readonly done: () => void,
  ) {
    this.hold(first);
  }

  /** What is asked, once everything that led to it has been shown. */
  get question(): Question | null {
    return this.playing ? null : this.message.question;
  }

  get caption(): string | null {
    const last = this.log.at(-1);
    return this.playing && this.event && last ? lineOf(last) : null;
  }

  hear(message: ViewMessage, watched: boolean): void {
    this.live = true;
    if (message.whole || !watched || document.hidden || settings.speed === "off" || this.line.length > BEHIND) {
      const waiting = this.line;
      this.line = [];
      for (const each of [...waiting, message]) this.hold(each);
      this.stop();
      this.done();
    } else {
      this.line.push(message);
      if (!this.playing) void this.play();
    }
  }

  /** From here on, it is shown who has moved. */
  mark(): void {
    this.origin = new Map(this.view.fighters.map(({ name, space }) => [name, space]));
  }

  /** Show the rest at once. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  private stop(): void {
    this.playing = false;
    this.event = null;
    this.aim = null;
    this.wake?.();
  }

  /** A message with all its events at once. */
  private hold(message: ViewMessage): void {
    const before = message.whole ? { fight: null, log: [] } : this.settled;
    this.fight = before.fight;
    for (const event of message.events) this.fight = tell(this.fight, event, this.printed);
    this.log = [...before.log, ...message.told];
    this.settle(message);
  }

  private settle(message: ViewMessage): void {
    this.view = message.view;
    this.fight = settled(this.fight, message.view.combat);
    this.message = message;
    this.settled = { fight: this.fight, log: this.log };
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.skipping = false;
    for (let message = this.line[0]; message; message = this.line[0]) {
      await this.show(message);
      if (this.line[0] !== message) return; // overtaken by a message that holds at once
      this.line.shift();
      this.settle(message);
    }
    this.stop();
    this.done();
  }

  private async show(message: ViewMessage): Promise<void> {
    const before = this.settled.log;
    for (const [place, event] of message.events.entries()) {
      this.view = after(this.view, event, message.view);
      this.fight = tell(this.fight, event, this.printed);
      this.log = [...before, ...message.told.slice(0, event.line + 1)];
      this.event = event;
      this.aim = aimAfter(this.aim, event);
      if (!together(event, message.events[place + 1])) await this.pause(moment(event));
      if (this.line[0] !== message) return;
    }
    this.log = [...before, ...message.told];
  }

  private pause(length: number): Promise<void> {
    const wait = length * PACE[settings.speed];
    if (this.skipping || wait === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake?.(), wait);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }
}
