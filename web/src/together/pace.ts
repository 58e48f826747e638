// How long people may think, as it is chosen: in one sitting, or over days.

import type { NewClock } from "../lib/wire";

export const PACES = ["free", "fast", "calm", "days"] as const;
export type Pace = (typeof PACES)[number];

const MINUTE = 60;

const CLOCKS: Record<Pace, NewClock | null> = {
  free: null,
  fast: { move: 2 * MINUTE, total: 15 * MINUTE },
  calm: { move: 10 * MINUTE, total: 60 * MINUTE },
  days: { move: 3 * 24 * 60 * MINUTE },
};

export const clockOf = (pace: Pace): NewClock | null => CLOCKS[pace];
