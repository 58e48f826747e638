// The score of a series, as the server counts it from table to table.

import { say } from "../lib/words";
import type { Session } from "../table/session.svelte";

/** In words, the contenders in the order of the seats here; none where a game is by itself. */
export function scoreOf({ now, view }: Session): string | null {
  const series = now?.series;
  if (!series) return null;
  const { best_of: n, contenders, wins, champion } = series;
  const score = [...new Set(contenders)].map((contender) => wins[contender]).join(" : ");
  if (champion === null) return say("series-score", { n, score });
  const player = view?.players[contenders.indexOf(champion)]?.name ?? "";
  return say("series-won", { player, score });
}
