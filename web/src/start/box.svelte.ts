// What is in the box: the list of it, and the heroes' sheets as they come in. Each is asked for
// once while the page is open.

import { SvelteMap } from "svelte/reactivity";

import * as http from "../lib/http";
import { language } from "../lib/language.svelte";
import { named } from "../lib/words";
import type { BattlefieldPlan, Catalogue, EnemySheet, HeroSheet } from "../lib/wire";

class Box {
  shelf = $state.raw<Catalogue | null>(null);
  missing = $state(false); // the server cannot be reached
  readonly sheets = new SvelteMap<string, HeroSheet>();
  readonly enemies = new SvelteMap<string, EnemySheet>();
  readonly plans = new SvelteMap<string, BattlefieldPlan>();

  async open(): Promise<Catalogue | null> {
    try {
      this.shelf = await http.shelf();
      this.missing = false;
    } catch {
      this.missing = true;
    }
    return this.shelf;
  }

  async read(hero: string): Promise<void> {
    if (!this.sheets.has(hero)) this.sheets.set(hero, await http.hero(hero, language.id));
  }

  async readEnemy(enemy: string): Promise<void> {
    if (!this.enemies.has(enemy)) this.enemies.set(enemy, await http.enemy(enemy, language.id));
  }

  async unfold(battlefield: string): Promise<void> {
    if (!this.plans.has(battlefield)) this.plans.set(battlefield, await http.plan(battlefield, language.id));
  }

  /** All sheets, one after the other, so that what is asked for meanwhile need not wait for all. */
  async readAll(): Promise<void> {
    for (const hero of (await this.open())?.heroes ?? []) await this.read(hero.id).catch(() => {});
  }

  /** What has been read, again in the language that has been chosen. */
  async readAnew(): Promise<void> {
    for (const hero of [...this.sheets.keys()]) this.sheets.set(hero, await http.hero(hero, language.id));
    for (const enemy of [...this.enemies.keys()]) this.enemies.set(enemy, await http.enemy(enemy, language.id));
  }

  /** The name of a hero or an enemy as the box has it, in English. */
  printed(id: string): string {
    return [...(this.shelf?.heroes ?? []), ...(this.shelf?.enemies ?? [])].find((each) => each.id === id)?.name ?? id;
  }

  heroName(id: string): string {
    return named(this.shelf?.heroes.find((hero) => hero.id === id)?.name ?? id);
  }

  enemyName(id: string): string {
    return named(this.shelf?.enemies.find((enemy) => enemy.id === id)?.name ?? id);
  }

  battlefieldName(id: string): string {
    return named(this.shelf?.battlefields.find((board) => board.id === id)?.name ?? id);
  }
}

export const box = new Box();
void box.open();
