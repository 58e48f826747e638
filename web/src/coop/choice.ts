// Whom the players of a cooperative game are against, as it is chosen before the game. What is not
// chosen is left to chance.

import type { Catalogue, EnemyEntry, NewTable } from "../lib/wire";
import { lots, pick } from "../start/lots";

export const MOST_DISCOVERIES = 3;

export interface CoopChoice {
  heroes: number; // how many, kept while another mode is chosen
  villain: string; // none: by chance
  minions: string[]; // the rest by chance
  discoveries: string[];
  openHands: boolean;
  playersChoose: boolean;
}

export const chosenByNobody = (): CoopChoice => ({
  heroes: 1,
  villain: "",
  minions: [],
  discoveries: [],
  openHands: true,
  playersChoose: true,
});

export const villains = (shelf: Catalogue): EnemyEntry[] => shelf.enemies.filter((enemy) => enemy.villain);
export const minions = (shelf: Catalogue): EnemyEntry[] => shelf.enemies.filter((enemy) => !enemy.villain);

/** Without what the server does not have (any more). */
export function fitting(choice: CoopChoice, shelf: Catalogue): CoopChoice {
  const has = (id: string) => shelf.enemies.some((enemy) => enemy.id === id);
  return {
    ...choice,
    villain: has(choice.villain) ? choice.villain : "",
    minions: choice.minions.filter(has),
    discoveries: choice.discoveries.filter((id) => shelf.discoveries.some((found) => found.id === id)),
  };
}

/** The minions that are chosen, as many as there are heroes. */
export const chosenMinions = (choice: CoopChoice, count: number): string[] => choice.minions.slice(0, count);

/** One more, or one less; of too many the one that was chosen first goes. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id].slice(-most);
}

/** What is asked of the server. */
export function wanted(choice: CoopChoice, shelf: Catalogue, count: number): Partial<NewTable> {
  const chosen = chosenMinions(choice, count);
  const others = minions(shelf).map(({ id }) => id).filter((id) => !chosen.includes(id));
  return {
    villain: choice.villain || pick(villains(shelf)).id,
    minions: [...chosen, ...lots(others, count - chosen.length)],
    discoveries: choice.discoveries,
    open_hands: choice.openHands,
    players_choose: choice.playersChoose,
  };
}
