// How much room words need, so that what is printed in a narrow place can be made smaller by it.

const WIDE = /[жмфшщыюmw]/gi; // most of them Cyrillic, and half as wide again

/** In letters of usual width. */
export const breadth = (words: string): number => words.length + (words.match(WIDE)?.length ?? 0) * 0.4;

/** That of the longest word, which cannot be divided. */
export const longestWord = (words: string): number => Math.max(0, ...words.split(/[ \u2011-]/).map(breadth));

/** That of the longer of two lines, divided so that it is as short as can be. */
export function inTwoLines(words: string): number {
  const parts = words.split(/(?<=[ \u2011-])/);
  const lines = parts.map((_, at) => Math.max(breadth(parts.slice(0, at).join("").trim()), breadth(parts.slice(at).join("").trim())));
  return Math.min(...lines);
}
