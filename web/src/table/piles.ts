// What this seat knows of a player's cards, pile by pile.

import type { CardSheet, HeroSheet, Player, View } from "../lib/wire";

export type Pile = "hand" | "deck" | "discard";

/** The cards of a pile with their copies. Of a deck it is what has not been seen anywhere else:
 * some of it may be in a hidden hand. */
export function held(
  pile: Pile,
  player: Player,
  view: View,
  sheet: HeroSheet | undefined,
): { card: CardSheet; copies: number }[] {
  const shown = pile === "discard" ? player.discard : player.cards;
  const open = seen(player, view);
  const copies = (card: CardSheet) =>
    pile === "deck" ? card.copies - count(open, card.name) : count(shown, card.name);
  return (sheet?.cards ?? []).map((card) => ({ card, copies: copies(card) })).filter((each) => each.copies > 0);
}

/** Cards of a player that lie open to this seat outside the deck. */
function seen(player: Player, view: View): string[] {
  const sides = view.combat ? [view.combat.attack, view.combat.defense] : [];
  const fighting = sides.filter((side) => side.seat === player.seat).flatMap((side) => [side.card, side.boost]);
  const played = view.turn === player.seat ? [view.played] : [];
  const open = [...fighting, ...played].filter((card): card is string => card !== null && card !== "?");
  return [...player.discard, ...player.cards, ...open];
}

const count = (cards: string[], name: string) => cards.filter((card) => card === name).length;
