// The names in a line of the log: fighters, spaces and cards, so that each can point at its thing.

import type { BattlefieldPlan, HeroSheet } from "../lib/wire";
import { namedWithin, named as spoken } from "../lib/words";

export type Named =
  | { kind: "fighter"; name: string }
  | { kind: "space"; id: string; label: string }
  | { kind: "card"; name: string };

/** Plain words, or words that name something. */
export type Piece = string | { words: string; named: Named };

export interface Finder {
  pattern: RegExp | null;
  things: Map<string, Named>;
}

export function finder(
  fighters: readonly string[],
  plan: BattlefieldPlan | null,
  sheets: ReadonlyMap<string, HeroSheet>,
): Finder {
  const things = new Map<string, Named>();
  for (const sheet of sheets.values()) {
    for (const card of sheet.cards) things.set(spoken(card.name), { kind: "card", name: card.name });
  }
  for (const space of plan?.spaces ?? []) things.set(space.id, { kind: "space", id: space.id, label: space.label });
  for (const name of fighters) {
    for (const words of [spoken(name), namedWithin(name)]) things.set(words, { kind: "fighter", name });
  }
  // The longest first: "Harpy 1" before a card that is called "Harpy".
  const names = [...things.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = names.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "gu") : null;
  return { pattern, things };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

export function pieces(line: string, { pattern, things }: Finder): Piece[] {
  if (!pattern) return [line];
  const found: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) found.push(line.slice(end, match.index));
    const named = things.get(match[0])!;
    found.push({ words: named.kind === "space" ? named.label : match[0], named });
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push(line.slice(end));
  return found;
}

/** The same without what it names: spaces as the picture calls them. */
export function plainly(line: string, find: Finder): string {
  return pieces(line, find)
    .map((piece) => (typeof piece === "string" ? piece : piece.words))
    .join("");
}
