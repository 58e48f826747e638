// What is worth a look, in words.

import type { GameMoment } from "../lib/wire";
import { say } from "../lib/words";

export const SIGN: Record<GameMoment["kind"], string> = {
  "first hit": "●",
  hit: "✸",
  defeated: "✕",
  exhausted: "∅",
  exhaustion: "✕",
  objective: "⚑",
  conceded: "⚐",
  "timed out": "⌛",
  tide: "⇅",
  end: "♛",
};

/** The words for a moment, with the names of players by seat. */
export function tellMoment(moment: GameMoment, names: readonly string[]): string {
  const { kind, fighter, card, amount, seat } = moment;
  const player = seat === null ? "" : (names[seat] ?? "");
  const givenUp = kind === "conceded" || kind === "timed out"; // as the log has it
  const id = `${givenUp ? "log" : "moment"}-${kind.replace(" ", "-")}`;
  return say(card && (kind === "defeated" || kind === "hit" || kind === "first hit") ? `${id}-by` : id, {
    fighter: fighter ?? "",
    card: card ?? "",
    n: amount,
    player,
  });
}
