// "Your turn" for one who does not look at the page: a sound, and a notice of the browser if it may.

import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words";
import { ring } from "../drama/sound";

const possible = (): boolean => typeof Notification !== "undefined";

/** Ask the browser whether it may, at somebody's wish. */
export async function allowNotices(): Promise<boolean> {
  if (!possible()) return false;
  return (await Notification.requestPermission().catch(() => "denied")) === "granted";
}

let shown: Notification | null = null;

/** It is one's turn at a table. Whoever looks at the page sees that. */
export function callToTable(table: string, words: string): void {
  if (!document.hidden && document.hasFocus()) return;
  ring();
  if (!settings.notify || !possible() || Notification.permission !== "granted") return;
  try {
    shown?.close();
    shown = new Notification(say("your-turn"), { body: words, tag: `peerless-${table}`, icon: "./icon.svg" });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // some browsers show them only from elsewhere
  }
}

export function callOff(): void {
  shown?.close();
  shown = null;
}
