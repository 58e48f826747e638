// What is drawn on a token. One of a kind that is not known here has waves, as fog has.

interface TokenLook {
  colour: string;
  sign: string; // a path around the origin
}

const WAVES: TokenLook = { colour: "#5c6b7a", sign: "M-8 -4Q-4 -8 0 -4T8 -4M-8 1Q-4 -3 0 1T8 1M-8 6Q-4 2 0 6T8 6" };

const KNOWN: Record<string, TokenLook> = {
  web: {
    colour: "#3d3a44",
    sign: "M0 -12V12M-10.4 -6L10.4 6M-10.4 6L10.4 -6M0 -6L5.2 -3V3L0 6L-5.2 3V-3ZM0 -11Q4 -8 9.5 -5.5Q8.5 0 9.5 5.5Q4 8 0 11Q-4 8 -9.5 5.5Q-8.5 0 -9.5 -5.5Q-4 -8 0 -11",
  },
  acid: { colour: "#5d8a1f", sign: "M0 -10C4 -4 7 -1 7 4A7 7 0 0 1 -7 4C-7 -1 -4 -4 0 -10ZM-3 4A3.4 3.4 0 0 0 1 7.4" },
};

export const lookOfToken = (kind: string): TokenLook => KNOWN[kind] ?? WAVES;
