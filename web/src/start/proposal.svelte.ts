// The duel that the start page proposes: two heroes and a battlefield by lot, shown before it is
// played. It stays until it is played or another one is asked for.

import type { BattlefieldPlan, Catalogue, HeroSheet } from "../lib/wire";
import { box } from "./box.svelte";
import { lots, pick } from "./lots";

export interface Standing {
  name: string;
  hero: boolean;
  seat: number;
  x: number;
  y: number;
}

class Proposal {
  heroes = $state.raw<string[]>([]);
  battlefield = $state("");

  /** Another duel than before, as far as there are others. */
  draw(shelf: Catalogue): void {
    const heroes = shelf.heroes.map((hero) => hero.id);
    const others = heroes.filter((id) => !this.heroes.includes(id));
    const boards = shelf.battlefields.filter((board) => board.id !== this.battlefield);
    this.heroes = lots(others.length < 2 ? heroes : others, 2);
    this.battlefield = pick(boards.length ? boards : shelf.battlefields).id;
    for (const hero of this.heroes) box.read(hero).catch(() => {});
    box.unfold(this.battlefield).catch(() => {});
  }

  /** The fighters as they may stand when the game begins: heroes on their starts, sidekicks in the
   * same zone. */
  get standing(): Standing[] {
    const plan = box.plans.get(this.battlefield);
    const sheets = this.heroes.map((hero) => box.sheets.get(hero));
    return plan && sheets.every((sheet) => sheet !== undefined) ? place(plan, sheets) : [];
  }
}

function place(plan: BattlefieldPlan, sheets: HeroSheet[]): Standing[] {
  const standing: Standing[] = [];
  const starts = sheets.map((_, seat) => plan.spaces.find((space) => space.start === seat + 1));
  const held = new Set(starts.map((start) => start?.id));
  sheets.forEach((sheet, seat) => {
    const start = starts[seat];
    if (!start) return;
    const near = plan.spaces
      .filter((space) => space.zones.some((zone) => start.zones.includes(zone)))
      .sort((a, b) => Math.hypot(a.x - start.x, a.y - start.y) - Math.hypot(b.x - start.x, b.y - start.y));
    for (const kind of sheet.fighters) {
      for (let n = 1; n <= kind.count; n++) {
        const space = kind.hero ? start : near.find((each) => !held.has(each.id));
        if (!space) return;
        held.add(space.id);
        const name = kind.count > 1 ? `${kind.name} ${n}` : kind.name;
        standing.push({ name, hero: kind.hero, seat, x: space.x, y: space.y });
      }
    }
  });
  return standing;
}

export const proposal = new Proposal();
