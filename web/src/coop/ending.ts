// How a cooperative game has ended.

import type { Told, View } from "../lib/wire";

export type Ending = "won" | "lost-by-threat" | "lost-by-elimination" | "lost-by-giving-up" | "lost-by-quiet";

const GIVEN_UP: readonly string[] = ["log-conceded", "log-timed-out"];

/** The line of the log that says who gave up, or ran out of time. */
export const givenUp = (log: readonly Told[]): Told | undefined => log.find(({ id }) => GIVEN_UP.includes(id));

export function endingOf({ winners, players, adventure }: View, log: readonly Told[]): Ending {
  if (winners?.some((seat) => players.some((player) => player.seat === seat))) return "won";
  if (givenUp(log)) return "lost-by-giving-up";
  if (adventure && adventure.objectives >= adventure.lost_at) return "lost-by-threat";
  return players.every(({ out }) => out) ? "lost-by-elimination" : "lost-by-quiet"; // R125
}
