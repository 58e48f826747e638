// The clocks of a table between two messages: time goes on here, as it does at the server.

import type { ClockMessage } from "../lib/wire";

const TICK = 200; // milliseconds
const SHORT = 20_000; // from here on it is urgent

export class ClockSeen {
  private told = $state.raw<ClockMessage | null>(null);
  private at = 0; // when that was
  private passed = $state(0); // milliseconds since
  private timer: ReturnType<typeof setInterval> | undefined;

  hear(message: ClockMessage): void {
    this.told = message;
    this.at = performance.now();
    this.passed = 0;
    clearInterval(this.timer);
    if (message.running !== null) this.timer = setInterval(() => (this.passed = performance.now() - this.at), TICK);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  get shown(): boolean {
    return this.told !== null;
  }

  get terms(): ClockMessage | null {
    return this.told;
  }

  runs(seat: number): boolean {
    return this.told?.running === seat;
  }

  /** Milliseconds that a seat has: for its decision if it is asked and that is less, else in all. */
  left(seat: number): number | null {
    if (!this.told) return null;
    const passed = this.runs(seat) ? this.passed : 0;
    const total = this.told.left[seat] ?? null;
    const move = this.runs(seat) ? this.told.move_left : null;
    const left = [total, move].filter((each) => each !== null);
    return left.length ? Math.max(0, Math.min(...left) - passed) : null;
  }

  urgent(seat: number): boolean {
    const left = this.left(seat);
    return this.runs(seat) && left !== null && left < SHORT;
  }
}
