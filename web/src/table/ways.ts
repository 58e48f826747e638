// The way of a piece from one space to another along the lines of the battlefield.

import type { BattlefieldPlan } from "../lib/wire";

type Lines = Pick<BattlefieldPlan, "lines">;

/** The spaces on the shortest way, both ends included; straight where no line leads there, as for
 * a piece that was placed. */
export function way({ lines }: Lines, from: string, to: string): string[] {
  const next = new Map<string, string[]>();
  for (const [one, other] of lines) {
    next.set(one, [...(next.get(one) ?? []), other]);
    next.set(other, [...(next.get(other) ?? []), one]);
  }
  const before = new Map<string, string | null>([[from, null]]);
  for (const space of before.keys()) {
    if (space === to) break;
    for (const other of next.get(space) ?? []) if (!before.has(other)) before.set(other, space);
  }
  if (!before.has(to)) return [from, to];
  const found: string[] = [];
  for (let space: string | null = to; space !== null; space = before.get(space) ?? null) found.unshift(space);
  return found;
}
