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

const tagOf = (table: string): string => `peerless-${table}`;
let calledTo: string | null = null; // the table whose notice may be showing
let shown: Notification | null = null; // where there is no worker

/** It is one's turn at a table. Whoever looks at the page sees that. */
export function callToTable(table: string, words: string): void {
  if (!document.hidden && document.hasFocus()) return;
  ring();
  if (!settings.notify || !possible() || Notification.permission !== "granted") return;
  calledTo = table;
  void show(say("your-turn"), { body: words, tag: tagOf(table), icon: "./icon.svg", data: location.href }).catch(() => {});
}

/** By the page's worker, if there is one: on phones a page by itself may show none. */
async function show(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, options);
  shown?.close();
  shown = new Notification(title, options);
  shown.onclick = () => {
    focus();
    shown?.close();
  };
}

export function callOff(): void {
  if (calledTo === null) return;
  const tag = tagOf(calledTo);
  calledTo = null;
  shown?.close();
  shown = null;
  void close(tag).catch(() => {});
}

async function close(tag: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
}
