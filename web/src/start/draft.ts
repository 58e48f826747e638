// A draft, as peerless.match.draft has it: bans go round (0, 1, 0, 1), picks there and back
// (0, 1, 1, 0), so that whoever picks first does not also pick the better second.

export type Kind = "ban" | "pick";

export interface Step {
  side: number;
  kind: Kind;
}

export interface Taken extends Step {
  hero: string;
}

export interface Terms {
  pool: readonly string[];
  sides: number;
  bans: number; // of each side
  picks: number;
}

/** Who is to do what, from the first step to the last. */
export function order({ sides, bans, picks }: Terms): Step[] {
  const there = Array.from({ length: sides }, (_, side) => side);
  const back = [...there].reverse();
  const round = (kind: Kind, way: number[]): Step[] => way.map((side) => ({ side, kind }));
  return [
    ...Array.from({ length: bans }, () => round("ban", there)).flat(),
    ...Array.from({ length: picks }, (_, turn) => round("pick", turn % 2 === 0 ? there : back)).flat(),
  ];
}

/** Each side can ban so many that enough heroes are left to pick. */
export const mostBans = ({ pool, sides, picks }: Terms): number =>
  Math.max(0, Math.floor(pool.length / sides) - picks);

/** The heroes taken so far, each with the step that took it. */
export function taken(terms: Terms, heroes: readonly string[]): Taken[] {
  const steps = order(terms);
  return heroes.slice(0, steps.length).map((hero, i) => ({ ...steps[i]!, hero }));
}

/** The step that comes next; null when the draft is over. */
export const next = (terms: Terms, heroes: readonly string[]): Step | null => order(terms)[heroes.length] ?? null;

export const free = (terms: Terms, heroes: readonly string[]): string[] =>
  terms.pool.filter((hero) => !heroes.includes(hero));

/** What each side has picked, in the order of its picks. */
export function picked(terms: Terms, heroes: readonly string[]): string[][] {
  const steps = taken(terms, heroes);
  return Array.from({ length: terms.sides }, (_, side) =>
    steps.filter((step) => step.kind === "pick" && step.side === side).map((step) => step.hero),
  );
}
