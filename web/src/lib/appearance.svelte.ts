// What the settings and the system say of light and motion, for the style sheets: they ask the root
// of the page alone.

import { MediaQuery } from "svelte/reactivity";

import { settings } from "./settings.svelte";

const dark = new MediaQuery("(prefers-color-scheme: dark)");
const still = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Nothing glides, turns or flies. */
export const isStill = (): boolean => still.current || !settings.motion;

export function keepAppearance(): void {
  $effect.root(() => {
    $effect(() => {
      const theme = settings.theme === "system" ? (dark.current ? "dark" : "light") : settings.theme;
      document.documentElement.dataset.theme = theme;
      document.documentElement.dataset.motion = isStill() ? "off" : "on";
    });
  });
}
