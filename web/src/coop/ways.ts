// The way along the lines of the battlefield from one space to another, to draw it.

import type { BattlefieldPlan, Site } from "../lib/wire";

/** A shortest way that leads through none of the spaces in the way; a straight one where there is
 * none. Lines of destroyed bridges are gone. */
export function way(
  plan: BattlefieldPlan,
  sites: readonly Site[],
  from: string,
  to: string,
  blocked: ReadonlySet<string | null> = new Set(),
): string[] {
  const gone = new Set(
    (plan.adventure?.sites ?? [])
      .filter(({ name, spaces }) => spaces.length === 2 && sites.some((site) => site.name === name && site.destroyed))
      .map(({ spaces }) => [...spaces].sort().join(" ")),
  );
  const lines = plan.lines.filter(([a, b]) => !gone.has([a, b].sort().join(" ")));
  const before = new Map<string, string>([[from, from]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && !before.has(to); here = queue.shift()) {
    for (const [a, b] of lines) {
      const next = a === here ? b : b === here ? a : null;
      if (next === null || before.has(next) || (next !== to && blocked.has(next))) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const found = [to];
  while (found[0] !== from) found.unshift(before.get(found[0]!)!);
  return found;
}
