// When the tide of a game turned.

import type { GameMoment, GameStory } from "../lib/wire";

export type Tide = { words: "ending-tide-start" | "ending-tide-last" } | { words: "ending-tide"; turn: number };

/** Since when the winners had the better chances; null where nobody can say. One that turned with the
 * last turn is no turn "from there on". */
export function tideOf({ tide, turn_starts: starts }: Pick<GameStory, "tide" | "turn_starts">): Tide | null {
  if (tide === null) return null;
  const turn = starts.filter((start) => start <= tide).length;
  if (turn === 0) return { words: "ending-tide-start" };
  return turn === starts.length ? { words: "ending-tide-last" } : { words: "ending-tide", turn };
}

/** What is worth a look in a game; a tide that was the same from the start has not turned. */
export function momentsOf(story: Pick<GameStory, "tide" | "turn_starts" | "moments">): GameMoment[] {
  const turned = tideOf(story)?.words !== "ending-tide-start";
  return story.moments.filter(({ kind }) => turned || kind !== "tide");
}
