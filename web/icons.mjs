// Takes the icons that the page uses out of the package, so that not all four thousand are sent.
// Each is named with its artist, as on game-icons.net, since the credits must name them. Heroes and
// enemies name their sign in their files. Run it after a change here or there: node icons.mjs
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const CONTENT = "../src/peerless/content";

const USED = {
  hearts: "skoll/hearts", sword: "lorc/broadsword", bow: "lorc/high-shot", shield: "sbed/shield",
  versatile: "lorc/sword-spade", scroll: "lorc/scroll-unfurled", boot: "lorc/walking-boot",
  cards: "faithtoken/card-random", discard: "faithtoken/card-discard", hand: "lorc/poker-hand",
  crown: "lorc/crown", boost: "delapouite/upgrade",
  eye: "lorc/spectacle-lenses", dice: "delapouite/perspective-dice-six-faces-random",
  duel: "lorc/crossed-swords", teams: "delapouite/shaking-hands",
  crowd: "delapouite/meeple-group", bot: "delapouite/vintage-robot", person: "delapouite/person",
  letter: "delapouite/paper-plane", book: "lorc/open-book", map: "lorc/treasure-map",
  draft: "faithtoken/card-pick", cross: "sbed/cancel", check: "delapouite/check-mark",
  table: "delapouite/round-table", again: "delapouite/clockwise-rotation", leave: "delapouite/exit-door",
  players: "delapouite/meeple", log: "delapouite/notebook", report: "delapouite/megaphone", speed: "lorc/stopwatch",
  back: "delapouite/anticlockwise-rotation", hint: "lorc/light-bulb", settings: "lorc/cog",
  threat: "lorc/crosshair", more: "delapouite/hamburger-menu",
};

const ARTISTS = {
  cathelineau: "Cathelineau", delapouite: "Delapouite", faithtoken: "Faithtoken", lorc: "Lorc",
  "pierre-leducq": "Pierre Leducq", sbed: "Sbed", skoll: "Skoll",
};

const all = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
const drawn = new Map();

function take(named) {
  return Object.fromEntries(
    Object.entries(named).map(([name, what]) => {
      const [artist, id] = what.split("/");
      const icon = all.icons[id];
      if (!icon) throw new Error(`no icon ${id}`);
      if (!ARTISTS[artist]) throw new Error(`who is ${artist}?`);
      drawn.set(what, ARTISTS[artist]);
      return [name, icon.body];
    }),
  );
}

function signs(folder) {
  const files = readdirSync(`${CONTENT}/${folder}`).filter((name) => name.endsWith(".toml")).sort();
  const named = files.map((name) => [
    name.replace(".toml", ""),
    /^sign = "(.+)"$/m.exec(readFileSync(`${CONTENT}/${folder}/${name}`, "utf8"))?.[1],
  ]);
  return Object.fromEntries(named.filter(([, sign]) => sign));
}

const icons = take(USED);
const portraits = take({ ...signs("heroes"), ...signs("enemies") });
const artists = [...new Set(drawn.values())].sort().map((name) => ({
  name,
  icons: [...drawn].filter(([, by]) => by === name).map(([what]) => what).sort(),
}));
const found = { size: all.width ?? 512, icons, portraits, artists };
writeFileSync("src/look/icons.json", JSON.stringify(found, null, 1) + "\n");
