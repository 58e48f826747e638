// The guided first game: begun, left, and taken up again. The table is kept like any other; which one
// it is, this browser remembers here.

import * as http from "../lib/http";
import { go, pathTo } from "../lib/route.svelte";
import type { LessonEntry, LessonSeen } from "../lib/wire";
import { keep, keptTable } from "../start/kept";

const KEY = "peerless.lesson";

interface Under {
  table: string;
  secrets: string[];
  seen: LessonSeen;
}

class Lessons {
  first = $state.raw<LessonEntry | null>(null); // the one that a beginner is offered
  under = $state.raw<Under | null>(null); // the one that was left

  /** What there is, and what was left here. */
  async look(): Promise<void> {
    try {
      this.first = (await http.lessons())[0] ?? null;
      this.under = await left();
    } catch {
      // without a server there is nothing to begin
    }
  }

  /** Whether it has been begun in this browser, and whatever has become of it. */
  get known(): boolean {
    return remembered() !== null;
  }

  async begin(): Promise<void> {
    const lesson = this.first ?? (await http.lessons())[0];
    if (!lesson) return;
    const made = await http.beginLesson(lesson.id);
    const secrets = made.seats.flatMap(({ secret }) => (secret ? [secret] : []));
    remember(made.table);
    keep(made.table, secrets);
    go(pathTo(made.table, secrets));
  }

  /** Where it was left, or from the start. */
  async goOn(): Promise<void> {
    const under = this.under ?? (await left());
    if (under) go(pathTo(under.table, under.secrets));
    else await this.begin();
  }
}

export const lessons = new Lessons();

async function left(): Promise<Under | null> {
  const table = remembered();
  const kept = table ? keptTable(table) : undefined;
  if (!kept) return null;
  const seen = await http.table(kept.table).catch(() => null);
  return seen?.lesson && !seen.over ? { table: kept.table, secrets: kept.secrets, seen: seen.lesson } : null;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function remember(table: string): void {
  try {
    localStorage.setItem(KEY, table);
  } catch {
    // a browser that keeps nothing: its address still leads there
  }
}
