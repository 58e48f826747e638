// Takes the icons that the page uses out of the package, so that not all four thousand are sent.
import { readFileSync, writeFileSync } from "node:fs";

const USED = {
  hearts: "hearts", sword: "broadsword", bow: "high-shot", shield: "shield", versatile: "sword-spade",
  scroll: "scroll-unfurled", boot: "walking-boot", cards: "card-random", discard: "card-discard",
  hand: "poker-hand", crown: "crown", skull: "skull-crossed-bones", boost: "upgrade", eye: "spectacle-lenses",
  dice: "perspective-dice-six-faces-random", door: "secret-door",
};
const all = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
const icons = {};
for (const [name, id] of Object.entries(USED)) {
  const icon = all.icons[id];
  if (!icon) throw new Error(`no icon ${id}`);
  icons[name] = icon.body;
}
writeFileSync("src/look/icons.json", JSON.stringify({ size: all.width ?? 512, icons }, null, 1) + "\n");
