// A game that is over, by its sides: who played with whom and against whom, and what became of it.

import { ADVENTURE, sideOf } from "../start/seating";
import type { Finished } from "./finished";

export type Ended = "won" | "lost" | "drawn" | "one-screen" | "watched";

const ENEMIES = -1;

/** The seats of enemies come after those of the players. */
function sideAt({ mode, heroes }: Finished, seat: number): number {
  return seat < heroes.length ? sideOf(mode, heroes.length, seat) : ENEMIES;
}

/** How it ended for whoever played it here. */
export function endedAs(game: Finished): Ended {
  const [mine, winning] = [game.mine, game.winners].map((seats) => new Set(seats.map((seat) => sideAt(game, seat))));
  if (!mine!.size) return "watched";
  if (winning!.size !== 1) return "drawn";
  if (mine!.size > 1) return "one-screen";
  return [...mine!].every((side) => winning!.has(side)) ? "won" : "lost";
}

/** Those of each side, by their ids; of the enemies the villain alone. Games that were kept before
 * enemies were have none. */
export function sidesIn({ mode, heroes, enemies = [] }: Pick<Finished, "mode" | "heroes" | "enemies">): string[][] {
  const sides: string[][] = [];
  heroes.forEach((hero, seat) => (sides[sideOf(mode, heroes.length, seat)] ??= []).push(hero));
  return mode === ADVENTURE && enemies.length ? [...sides, enemies.slice(0, 1)] : sides;
}
