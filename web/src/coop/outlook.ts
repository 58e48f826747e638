// What the end of the round will bring, as things stand.

import type { Adventure, BattlefieldPlan } from "../lib/wire";

export interface Outlook {
  advance: number; // spaces of the threat track, by all cards together
  then: number; // where the marker will stand
  end: number; // of the track
  reached: boolean; // the villain will reach its objective
}

export function outlookOf(adventure: Adventure, plan: BattlefieldPlan): Outlook {
  const end = plan.adventure?.track.length ?? 0;
  const advance = adventure.outlook.reduce((sum, card) => sum + card.advance, 0);
  const then = Math.min(adventure.threat + advance, end);
  return { advance, then, end, reached: then >= end };
}
