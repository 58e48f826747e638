// How the pieces of each seat look: shape and colour, so that neither is needed alone. The same as
// in the pictures that Peerless draws.

export interface SeatLook {
  colour: string;
  letters: string;
  corners: [number, number][]; // none: a disc
}

const SQUARE: [number, number][] = [[-0.88, -0.88], [0.88, -0.88], [0.88, 0.88], [-0.88, 0.88]];
const HEXAGON: [number, number][] = [[0, -1.1], [0.95, -0.55], [0.95, 0.55], [0, 1.1], [-0.95, 0.55], [-0.95, -0.55]];
const SHIELD: [number, number][] = [[-1, -0.9], [1, -0.9], [1, 0.25], [0, 1.2], [-1, 0.25]];

const LOOKS: SeatLook[] = [
  { colour: "#26406f", letters: "#ffffff", corners: [] },
  { colour: "#f6b73c", letters: "#2a2733", corners: SQUARE },
  { colour: "#17695c", letters: "#ffffff", corners: HEXAGON },
  { colour: "#efc3d6", letters: "#2a2733", corners: SHIELD },
];

const DIAMOND: [number, number][] = [[0, -1.15], [1.15, 0], [0, 1.15], [-1.15, 0]];

/** Of the cooperative game: the villain, then its minions. They have one shape. */
const ENEMIES: SeatLook[] = [
  { colour: "#6d1f2f", letters: "#ffffff", corners: DIAMOND },
  { colour: "#4c5058", letters: "#ffffff", corners: DIAMOND },
  { colour: "#cfc6b4", letters: "#2a2733", corners: DIAMOND },
  { colour: "#7a4a21", letters: "#ffffff", corners: DIAMOND },
  { colour: "#b9c78a", letters: "#2a2733", corners: DIAMOND },
];

/** Players are numbered from 0 on, enemies from -1 down. */
export function lookOf(seat: number): SeatLook {
  return seat < 0 ? ENEMIES[(-1 - seat) % ENEMIES.length]! : LOOKS[seat % LOOKS.length]!;
}

/** Health that is left: green, amber when half is gone, red when little is left. */
export function healthColour(health: number, most: number): string {
  if (2 * health > most) return "#3d9657";
  return 4 * health > most ? "#d98a04" : "#c8323f";
}

/** The outline of a piece around the origin. */
export function outline(look: SeatLook, size: number): string {
  if (look.corners.length === 0) {
    return `M0 ${-size}A${size} ${size} 0 1 1 0 ${size}A${size} ${size} 0 1 1 0 ${-size}Z`;
  }
  return "M" + look.corners.map(([x, y]) => `${x * size} ${y * size}`).join("L") + "Z";
}

/** Two letters or so for each fighter, of its name as it is called here, no two alike; heroes choose
 * first. */
export function emblems(fighters: { name: string; hero: boolean }[], called: (name: string) => string): Map<string, string> {
  const taken = new Map<string, string>();
  for (const fighter of [...fighters].sort((a, b) => Number(b.hero) - Number(a.hero))) {
    const used = new Set(taken.values());
    taken.set(fighter.name, wanted(called(fighter.name)).find((letters) => !used.has(letters)) ?? "?");
  }
  return taken;
}

function wanted(name: string): string[] {
  const bare = name.replace(/ \[\d\]$/, "").replace(/^(?:(?:The|Le|La|Les) |L’)/, "");
  const [, kind = bare, number = ""] = /^(.*?)(?: (\d+))?$/.exec(bare) ?? [];
  const words = kind.match(/[\p{L}\p{N}]+/gu) ?? ["?"];
  const first = words[0]!;
  const tries: string[] = [];
  if (number) tries.push(first[0]! + number);
  else if (words[1]) tries.push(first[0]! + words[1][0]!);
  for (const letter of first.slice(1)) tries.push(first[0]! + letter + number);
  for (let n = 1; n < 100; n++) tries.push(first[0]! + n);
  return tries;
}
