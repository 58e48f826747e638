// How the kinds of cards look, wherever one is shown.

import type { CardSheet } from "../lib/wire";

export const SIGNS = {
  attack: "sword",
  defense: "shield",
  versatile: "versatile",
  scheme: "scroll",
} as const satisfies Record<CardSheet["type"], string>;
