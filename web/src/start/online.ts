// A draft of people at different screens. Whoever began it keeps what leads the others to the table.

import * as http from "../lib/http";
import { go, pathToDraft } from "../lib/route.svelte";
import type { Terms } from "./draft";
import type { Setup } from "./setup.svelte";

const KEY = "peerless.draft";

export interface Begun {
  draft: string;
  maker: string;
  secrets: (string | null)[]; // of each side that is spoken for here
  invitations: (string | null)[]; // to the sides of friends
}

/** Whoever speaks for nobody else's sides begins it, and goes there. */
export async function beginOnline(setup: Setup, { sides, bans, picks }: Terms): Promise<void> {
  const guests = setup.teams.flatMap((_, side) => (setup.chooser(side) === "friend" ? [side] : []));
  const made = await http.makeDraft({ sides, bans, picks, guests });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(made));
  } catch {
    // a browser that keeps nothing: then the table is set by hand in the end
  }
  go(pathToDraft(made.draft, made.secrets.filter((secret) => secret !== null)));
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

const SIDES = "peerless.sides";

/** The side of a draft that was claimed in this browser: its link is good once, but may be opened again. */
export function keptSide(draft: string): string | null {
  try {
    const [id, secret] = JSON.parse(localStorage.getItem(SIDES) ?? "[]") as [string?, string?];
    return id === draft ? (secret ?? null) : null;
  } catch {
    return null;
  }
}

export function keepSide(draft: string, secret: string): void {
  try {
    localStorage.setItem(SIDES, JSON.stringify([draft, secret]));
  } catch {
    // a browser that keeps nothing: then the address of the draft is the way back
  }
}
