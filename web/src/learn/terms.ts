// Terms of the rules, found in any text of the language that is set.

import { TERMS } from "./rules";

export interface Part {
  text: string;
  term: string | null;
}

/** Finds terms by the beginnings of their words: a language may end them as it likes. */
export function termFinder(beginnings: ReadonlyMap<string, readonly string[]>): (text: string) => Part[] {
  const known = [...beginnings].flatMap(([term, words]) => words.map((word) => ({ term, word: word.toLowerCase() })));
  known.sort((one, other) => other.word.length - one.word.length); // the longest that fits is meant
  if (!known.length) return (text) => [{ text, term: null }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.map(({ word }) => escaped(word)).join("|")})\\p{L}*`, "giu");
  return (text) => {
    const parts: Part[] = [];
    const seen = new Set<string>();
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      const begun = match[1]!.toLowerCase().replace(/\s+/g, " ");
      const term = known.find(({ word }) => word === begun)?.term;
      if (!term || seen.has(term)) continue; // once is enough
      seen.add(term);
      if (match.index > end) parts.push({ text: text.slice(end, match.index), term: null });
      parts.push({ text: match[0], term });
      end = match.index + match[0].length;
    }
    if (end < text.length) parts.push({ text: text.slice(end), term: null });
    return parts;
  };
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+");

/** By the words of the language: "zone|zones" under the id of the term. */
export function finderOf(say: (id: string) => string): (text: string) => Part[] {
  return termFinder(new Map(Object.keys(TERMS).map((term) => [term, say(`term-${term}-find`).split("|").map((word) => word.trim())])));
}
