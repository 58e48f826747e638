// Terms of the rules, found in any text by the beginnings of their words: a language may end them as
// it likes.

export interface Part {
  text: string;
  term: string | null;
}

/** Each term, and how its words begin. */
export type Beginnings = readonly (readonly [term: string, words: readonly string[]])[];

interface Compiled {
  pattern: RegExp;
  terms: ReadonlyMap<string, string>; // by the beginning
}

const made = new WeakMap<Beginnings, Compiled>();

function compiled(beginnings: Beginnings): Compiled {
  const before = made.get(beginnings);
  if (before) return before;
  const terms = new Map(beginnings.flatMap(([term, words]) => words.map((word) => [word.toLowerCase(), term] as const)));
  const longest = [...terms.keys()].sort((one, other) => other.length - one.length); // the longest that fits is meant
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longest.map(escaped).join("|")})\\p{L}*`, "giu");
  const after = { pattern, terms };
  made.set(beginnings, after);
  return after;
}

/** The text in parts, some of which are terms; each term once, which is enough. */
export function findTerms(beginnings: Beginnings, text: string): Part[] {
  const { pattern, terms } = compiled(beginnings);
  const parts: Part[] = [];
  const seen = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const term = terms.get(match[1]!.toLowerCase().replace(/\s+/g, " "));
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (match.index > end) parts.push({ text: text.slice(end, match.index), term: null });
    parts.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), term: null });
  return parts;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");
