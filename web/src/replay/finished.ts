// The games that ended in this browser, newest first: to watch again, and to see how one fares. They
// stay here.

const KEY = "peerless.finished";
const MOST = 200;

export interface Finished {
  table: string;
  mode: string;
  battlefield: string;
  heroes: string[];
  enemies?: string[]; // of a cooperative game, the villain first
  mine: number[]; // seats
  winners: number[];
  at: number; // milliseconds since 1970
}

export function finishedGames(): Finished[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isFinished) : [];
  } catch {
    return [];
  }
}

function isFinished(thing: Partial<Finished> | null): thing is Finished {
  const { table, heroes, mine, winners } = thing ?? {};
  return typeof table === "string" && [heroes, mine, winners].every(Array.isArray);
}

export function keepFinished(game: Finished): void {
  const others = finishedGames().filter(({ table }) => table !== game.table);
  if (others.length < finishedGames().length) return; // it is there, as it ended
  try {
    localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing
  }
}
