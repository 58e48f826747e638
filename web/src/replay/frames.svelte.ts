// What has been played, told again step by step: it stands in for the connection of a session, so that
// everything at the table shows it as it shows a game that is played.

import type { Line, Seat } from "../lib/connection";
import type { Replay, ReplayFrame, ServerMessage, ViewMessage } from "../lib/wire";

export class Frames {
  at = $state(0);

  private hear: (message: ServerMessage) => void = () => {};

  constructor(
    private readonly table: string,
    private readonly replay: Replay,
    at = 0,
  ) {
    this.at = this.bounded(at);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): ReplayFrame {
    return this.replay.frames[this.at]!;
  }

  readonly connect = (_: Seat[], hear: (message: ServerMessage) => void, changed: (online: boolean) => void): Line => {
    this.hear = hear;
    queueMicrotask(() => {
      changed(true);
      const seats = this.replay.frames[0]!.view.players.map(({ seat }) => seat);
      hear({ type: "present", table: this.table, seats, connections: [], spectators: 0, held: [], names: [], rematch: null });
      this.tellWhole();
    });
    return { send: () => false, join: () => this.tellWhole(), close: () => {} };
  };

  private bounded(at: number): number {
    return Math.max(0, Math.min(this.last, at));
  }

  /** To any step, at once. */
  seek(at: number): void {
    const wanted = this.bounded(at);
    if (wanted === this.at) return;
    this.at = wanted;
    this.tellWhole();
  }

  /** One step on, told event by event as at the table. */
  step(): void {
    if (this.at === this.last) return;
    this.at += 1;
    this.hear(this.message(false));
  }

  private message(whole: boolean): ViewMessage {
    const frames = whole ? this.replay.frames.slice(0, this.at + 1) : [this.frame];
    return {
      type: "view",
      table: this.table,
      seat: this.replay.seat,
      number: this.frame.number,
      whole,
      events: frames.flatMap(({ events }) => events),
      log: frames.flatMap(({ log }) => log),
      told: frames.flatMap(({ told }) => told),
      view: this.frame.view,
      question: this.frame.question,
      take_back: false,
      may: [],
      proposal: null,
      played_by: [],
      lesson: null,
      series: null,
      commitment: null,
    };
  }

  private tellWhole(): void {
    this.hear(this.message(true));
  }
}
