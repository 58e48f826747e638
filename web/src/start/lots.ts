// What is left to chance before a game.

export const below = (n: number): number => Math.floor(Math.random() * n);

export function pick<T>(things: readonly T[]): T {
  return things[below(things.length)]!;
}

/** So many of them, all different. */
export function lots<T>(things: readonly T[], count: number): T[] {
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!);
}
