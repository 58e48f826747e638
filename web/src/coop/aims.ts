// Whom an enemy has chosen in its turn, as far as it has been told.

import type { GameEvent } from "../lib/wire";

export interface Aim {
  enemy: string;
  target: string;
  distance: number;
  sure: boolean; // false: it would be, if its turn came now
}

/** After one more event: from its choice until it attacks, or its turn is over. */
export function aimAfter(aim: Aim | null, event: GameEvent): Aim | null {
  switch (event.kind) {
    case "target chosen":
      return { enemy: event.fighter ?? "", target: event.target ?? "", distance: event.amount ?? 0, sure: true };
    case "attacked":
    case "turn began":
    case "turn ended":
    case "initiative card revealed":
    case "game over":
      return null;
  }
  return aim;
}

/** What is drawn of it while an event is shown: when it has gone, only the target is marked. */
export function told(event: GameEvent | null, aim: Aim | null): Aim[] {
  if (!aim) return [];
  return [event?.kind === "target chosen" ? aim : { ...aim, distance: 0 }];
}
