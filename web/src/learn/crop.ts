// The part of a battlefield in which an example happens.

import type { BattlefieldPlan, Replay } from "../lib/wire";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 95; // around the fighters: a space and its neighbours
const SHAPE = 1.9; // width to height, where there is a choice

/** Large enough for everyone who is ever on it, in a shape that is good to look at. */
export function cropOf(plan: BattlefieldPlan, replay: Replay): Box {
  const spots = new Map(plan.spaces.map((space) => [space.id, space]));
  const held = replay.frames.flatMap(({ view }) => view.fighters.flatMap(({ space }) => spots.get(space ?? "") ?? []));
  if (!held.length) return { x: 0, y: 0, width: plan.width, height: plan.height };
  const [left, right] = [Math.min(...held.map(({ x }) => x)) - MARGIN, Math.max(...held.map(({ x }) => x)) + MARGIN];
  const [top, bottom] = [Math.min(...held.map(({ y }) => y)) - MARGIN, Math.max(...held.map(({ y }) => y)) + MARGIN];
  const width = Math.min(plan.width, Math.max(right - left, (bottom - top) * SHAPE, 480));
  const height = Math.min(plan.height, Math.max(bottom - top, width / SHAPE));
  return {
    x: within((left + right - width) / 2, plan.width - width),
    y: within((top + bottom - height) / 2, plan.height - height),
    width,
    height,
  };
}

const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
