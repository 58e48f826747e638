// A WebSocket that comes back: whatever was joined is joined again, and the server then tells the
// whole table, so nothing has to be kept in between.

import type { ServerMessage } from "./wire";

const PROTOCOL = 1;
const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8000;

export interface Seat {
  table: string;
  secret: string | null;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = SHORTEST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly seats: Seat[],
    private readonly hear: (message: ServerMessage) => void,
    private readonly changed: (online: boolean) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
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
    socket.onopen = () => {
      this.wait = SHORTEST_WAIT;
      this.changed(true);
      for (const seat of this.seats) this.send({ type: "join", version: PROTOCOL, presence: true, ...seat });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      this.changed(false);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    };
  }

  // A laptop that wakes should not wait out its pause.
  private hurry = (): void => {
    if (this.socket === null && !this.closed && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.open();
    }
  };

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
