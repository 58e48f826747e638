// What has been said at a table. Lines may come twice, or one before another.

import type { ChatLine } from "../lib/wire";

export function joined(known: readonly ChatLine[], told: readonly ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...told].map((line) => [line.number, line]));
  return [...lines.values()].sort((one, other) => one.number - other.number);
}
