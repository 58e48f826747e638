// How much room words need, so that what is printed in a narrow place can be made smaller by it.

const WIDE = /[жмфшщыюmw]/gi; // most of them Cyrillic, and half as wide again

/** In letters of usual width. */
export const breadth = (words: string): number => words.length + (words.match(WIDE)?.length ?? 0) * 0.4;

/** That of the longest word, which cannot be divided. */
export const longestWord = (words: string): number => Math.max(0, ...words.split(/[ \u2011-]/).map(breadth));
