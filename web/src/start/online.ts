// A draft of people at different screens. Whoever began it keeps what leads the others to the table.

import * as http from "../lib/http";
import { go, pathToDraft } from "../lib/route.svelte";
import type { Terms } from "./draft";
import type { Setup } from "./setup.svelte";

const KEY = "peerless.draft";

export interface Begun {
  draft: string;
  maker: string;
  secrets: string[]; // of each side
}

/** Whoever speaks for nobody else's sides begins it, and goes there. */
export async function beginOnline(setup: Setup, { sides, bans, picks }: Terms): Promise<void> {
  const made = await http.makeDraft({ sides, bans, picks });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(made));
  } catch {
    // a browser that keeps nothing: then the table is set by hand in the end
  }
  go(pathToDraft(made.draft, made.secrets.filter((_, side) => setup.chooser(side) !== "friend")));
}

/** What was kept of a draft that was begun here. */
export function begunHere(draft: string): Begun | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Begun | null;
    return kept?.draft === draft ? kept : null;
  } catch {
    return null;
  }
}
