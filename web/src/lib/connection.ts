// A WebSocket that comes back: whatever was joined is joined again, and the server then tells the
// whole table, so nothing has to be kept in between. After sleep, or in another network, a browser
// may take a dead one for open for minutes; so one that answers nothing is given up.

import { language } from "./language.svelte";
import { PROTOCOL, type ClientMessage, type ServerMessage } from "./wire";

const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PULSE = 10_000;
const LONGEST_NAP = 45_000; // without a pulse; a browser that was asleep that long has lost its connection
const LONGEST_SILENCE = 10_000; // after something that the server answers at once

export interface Seat {
  table: string;
  secret: string | null;
}

export interface Line {
  send(message: ClientMessage): boolean;
  join(): void;
  close(): void;
}

export class Connection implements Line {
  private socket: WebSocket | null = null;
  private wait = SHORTEST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private awake = Date.now();
  private readonly pulse = setInterval(() => this.wake(), PULSE);
  private silence: ReturnType<typeof setTimeout> | undefined; // runs while an answer is awaited

  constructor(
    private readonly seats: Seat[],
    private readonly hear: (message: ServerMessage) => void,
    private readonly changed: (online: boolean) => void,
  ) {
    this.open();
    addEventListener("online", this.anew);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private address(): string {
    const url = new URL("/ws", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  }

  private open(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.awaitAnswer();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.changed(true);
      this.join();
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.wait = SHORTEST_WAIT;
      this.heardSomething();
      this.hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => this.socket === socket && this.lose();
  }

  /** Without this socket from now on, whatever has become of it; another one after a pause. */
  private lose(): void {
    const socket = this.socket;
    this.socket = null;
    this.heardSomething();
    socket?.close();
    if (this.closed) return;
    this.changed(false);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private awaitAnswer(): void {
    this.silence ??= setTimeout(() => this.lose(), LONGEST_SILENCE);
  }

  private heardSomething(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  // Another network, perhaps: what was open in the one before is worth nothing.
  private anew = (): void => {
    if (this.closed) return;
    if (this.socket) this.lose();
    clearTimeout(this.timer);
    this.open();
  };

  /** After a sleep, what is taken for open is not; it is looked at as soon as somebody looks. */
  private wake(): void {
    const slept = Date.now() - this.awake > LONGEST_NAP;
    const seen = document.visibilityState === "visible";
    if (seen || !slept) this.awake = Date.now();
    if (seen && slept) this.anew();
  }

  // Whoever comes back should not wait out a pause.
  private hurry = (): void => {
    this.wake();
    if (this.socket === null && !this.closed && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** Also again, to be told everything in another language. */
  join(): void {
    for (const seat of this.seats) this.send({ type: "join", version: PROTOCOL, presence: true, chat: true, log: false, language: language.id, ...seat });
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.awaitAnswer();
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.anew);
    document.removeEventListener("visibilitychange", this.hurry);
    this.lose();
  }
}
