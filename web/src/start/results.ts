// The games that were finished in this browser: what became of each, by hero. They stay here.

const KEY = "peerless.results";
const MOST = 1000;

export type Outcome = "won" | "lost" | "drawn";

export interface Result {
  table: string;
  hero: string; // one's own
  allies?: string[]; // who was on one's side
  against: string[]; // of a cooperative game the enemies, the villain first
  mode: string;
  battlefield: string;
  outcome: Outcome;
  turns: number;
  at: number; // milliseconds since 1970
}

export interface Tally {
  hero: string;
  won: number;
  lost: number;
  drawn: number;
}

/** Newest first. */
export function results(): Result[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isResult) : [];
  } catch {
    return []; // a browser that keeps nothing, or something else under this key
  }
}

function isResult(thing: Partial<Result> | null): thing is Result {
  return typeof thing?.table === "string" && typeof thing.hero === "string" && typeof thing.outcome === "string";
}

/** A game that is looked at again is counted once. */
export function keepResult(result: Result): void {
  const before = results();
  if (before.some((other) => other.table === result.table && other.hero === result.hero)) return;
  write([result, ...before].slice(0, MOST));
}

export const forgetResults = (): void => write([]);

function write(all: Result[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing
  }
}

/** By hero, the most played first. */
export function tallies(all: readonly Result[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { hero, outcome } of all) {
    const tally = found.get(hero) ?? { hero, won: 0, lost: 0, drawn: 0 };
    tally[outcome] += 1;
    found.set(hero, tally);
  }
  return [...found.values()].sort((a, b) => games(b) - games(a) || a.hero.localeCompare(b.hero));
}

export const games = ({ won, lost, drawn }: Tally): number => won + lost + drawn;
