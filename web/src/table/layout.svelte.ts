// How the parts of the table lie in the window. Every part asks here and nowhere else, so that what
// counts as narrow or low is decided once (docs/look.md, "Where things are").

import { MediaQuery } from "svelte/reactivity";

/** `wide`: the hand to the left of the battlefield, which has all of the height. `desk`: the hand
 * below it, players beside it. `compact`: a small window; players are a strip. `sideways`: a low
 * one, in which everything stands to the right of the battlefield. `tall`: one thing below the
 * other. */
export type Layout = "wide" | "desk" | "compact" | "sideways" | "tall";

const TALL = new MediaQuery("(orientation: portrait)");
const WIDE = new MediaQuery("(min-width: 2200px) and (min-aspect-ratio: 21/10)");
const SIDEWAYS = new MediaQuery("(max-height: 430px), (max-height: 560px) and (min-aspect-ratio: 19/10)");
const DESK = new MediaQuery(
  "(min-width: 1200px) and (min-aspect-ratio: 8/5), (min-width: 1450px) and (min-aspect-ratio: 5/4)",
);
const LOW = new MediaQuery("(max-height: 560px), (max-height: 640px) and (max-width: 1199px), (max-height: 800px) and (orientation: portrait)");
const UPRIGHT = new MediaQuery("(orientation: portrait) and (min-height: 601px)");

export const layout = {
  get now(): Layout {
    if (TALL.current) return "tall";
    if (SIDEWAYS.current) return "sideways";
    if (WIDE.current) return "wide";
    return DESK.current ? "desk" : "compact";
  },

  /** Players and log have room of their own; else they come when they are called. */
  get roomy(): boolean {
    return this.now === "wide" || this.now === "desk";
  },

  /** There is little height for what is beside or below the battlefield. */
  get low(): boolean {
    return LOW.current;
  },

  /** One thing is below the other, and there is room for every word of a button. */
  get upright(): boolean {
    return UPRIGHT.current;
  },
};
