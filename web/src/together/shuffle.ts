// Whether the cards were shuffled as promised. Before the first card is dealt the server tells a hash
// of the seed; it is kept here, and compared with the seed that is published when the game is over.

import * as http from "../lib/http";

const KEY = "peerless.shuffles";
const MOST = 200; // tables that are remembered

type Kept = Record<string, string>; // what was promised at each table

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

/** What was promised first counts: whoever says something else later has not kept it. */
export function keepPromise(table: string, commitment: string): void {
  const kept = read();
  if (kept[table]) return;
  const others = Object.entries(kept).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, commitment]])));
  } catch {
    // a browser that keeps nothing: then nothing can be compared
  }
}

export const promised = (table: string): string | null => read()[table] ?? null;

export type Verdict = "kept" | "broken" | "unknown";

/** Of a game that is over. A browser reckons hashes only where the connection is safe. */
export async function verdict(table: string): Promise<Verdict> {
  const promise = promised(table);
  if (!promise || !globalThis.crypto?.subtle) return "unknown";
  const seed = /^seed: (\d+)$/m.exec(await http.recordText(table))?.[1];
  if (!seed) return "unknown";
  return (await sha256(seed)) === promise ? "kept" : "broken";
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
