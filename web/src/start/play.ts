// Making tables: what the start page and the set-up page both do.

import * as http from "../lib/http";
import { go } from "../lib/route.svelte";

export const PERSON = "person";

export function pick<T>(things: readonly T[]): T {
  return things[Math.floor(Math.random() * things.length)]!;
}

/** Heroes by lot, all different. */
export function lots(heroes: readonly string[], count: number): string[] {
  const left = [...heroes];
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}

/** Two random heroes, a random battlefield, and the best bot there is. */
export async function playNow(): Promise<void> {
  const shelf = await http.shelf();
  const [mine, theirs] = lots(shelf.heroes.map((hero) => hero.id), 2);
  const bot = shelf.bots.includes("greedy") ? "greedy" : shelf.bots[0]!;
  const made = await http.makeTable({
    mode: "duel",
    battlefield: pick(shelf.battlefields).id,
    heroes: [mine!, theirs!],
    seats: [PERSON, bot],
  });
  go(`/table/${made.table}/${made.seats[0]!.secret}`);
}
