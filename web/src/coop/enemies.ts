// Villains and minions as the rest of the page knows players: they have a seat, a name, a deck and
// cards, and only no hand and nobody who leads them.

import type { CardSheet, Enemy, EnemyCardSheet, EnemySheet, HeroSheet, Player } from "../lib/wire";
import { say } from "../lib/words";

/** A card with a value for each of its roles. */
export interface EnemyCard extends CardSheet {
  defense: number;
}

export function asPlayer(enemy: Enemy): Player {
  const { seat, name, enemy: id, side, out, deck, discard } = enemy;
  return { seat, name, hero: id, side, out, hand: 0, cards: [], deck, discard, state: {} };
}

function asCard(card: EnemyCardSheet): EnemyCard {
  const { name, title, copies, attack, defense, boost } = card;
  const parts = [
    card.text,
    card.attack_text && say("enemy-card-attacking", { text: card.attack_text }),
    card.defense_text && say("enemy-card-defending", { text: card.defense_text }),
    card.deception && say("enemy-card-deception"),
  ];
  const text = parts.filter(Boolean).join("\n");
  return { name, title, copies, type: "versatile", value: attack, defense, boost, users: [], text };
}

/** Its cards as those of a hero, so that whoever reads cards can read these too. */
export function asSheet(enemy: EnemySheet): HeroSheet {
  const { id, name, set, move, health } = enemy;
  return {
    id,
    name,
    set,
    move,
    ability: enemy.objective,
    fighters: [{ name, hero: false, count: 1, health, attack: "melee" }],
    tokens: enemy.tokens.map(({ kind, count }) => ({ kind, count })),
    state: [],
    cards: enemy.cards.map(asCard),
    rulings: [],
  };
}

export const defenseOf = (card: CardSheet): number | undefined => ("defense" in card ? (card as EnemyCard).defense : undefined);
