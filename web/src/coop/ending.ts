// How a cooperative game has ended.

import type { View } from "../lib/wire";

export type Ending = "won" | "lost-by-threat" | "lost-by-elimination";

export function endingOf({ winners, players, adventure }: View): Ending {
  if (winners?.some((seat) => players.some((player) => player.seat === seat))) return "won";
  return adventure && adventure.objectives >= adventure.lost_at ? "lost-by-threat" : "lost-by-elimination";
}
