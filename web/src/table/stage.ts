// The table between two views: what each event changes, so that it can be shown one at a time.
// The view that comes with the events is what holds in the end; what a step leaves out is not lost.

import { adventureAfter, enemyAfter, MOMENTS as OF_ADVENTURES } from "../coop/stage";
import type { Fighter, GameEvent, Happening, Player, Token, View } from "../lib/wire";

/** `end` is the view that comes with the events: what only the rules know is read there. */
export function after(view: View, event: GameEvent, end: View): View {
  return {
    ...view,
    ...turn(view, event, end),
    fighters: view.fighters.map((fighter) => moved(fighter, view, event)),
    tokens: view.tokens.map((token, number) => (event.number === number ? laid(token, event) : token)),
    players: view.players.map((player) => (player.seat === event.seat ? played(player, event, end) : player)),
    enemies: view.enemies.map((enemy) => enemyAfter(enemy, event)),
    adventure: adventureAfter(view.adventure, event),
  };
}

function laid(token: Token, event: GameEvent): Token {
  switch (event.kind) {
    case "token placed":
    case "token moved":
      return { ...token, space: event.space ?? token.space };
    case "token removed":
      return { ...token, space: null };
  }
  return token;
}

function turn(view: View, event: GameEvent, end: View): Partial<View> {
  const left = (seat: number) => (end.turn === seat ? end.actions : view.actions);
  switch (event.kind) {
    case "turn began": {
      const seat = event.seat ?? view.turn;
      return { turn: seat, actions: left(seat) };
    }
    case "maneuvered":
    case "schemed":
    case "attacked":
      return { actions: left(view.turn), played: event.kind === "schemed" ? (event.card ?? null) : null };
    case "gained an action":
      return { actions: left(view.turn) };
  }
  return {};
}

function moved(fighter: Fighter, view: View, event: GameEvent): Fighter {
  if (event.kind === "swapped") {
    const spaceOf = (name?: string) => view.fighters.find((other) => other.name === name)?.space ?? null;
    if (fighter.name === event.fighter) return { ...fighter, space: spaceOf(event.target) };
    return fighter.name === event.target ? { ...fighter, space: spaceOf(event.fighter) } : fighter;
  }
  if (fighter.name !== event.fighter) return fighter;
  switch (event.kind) {
    case "placed":
    case "moved":
      return { ...fighter, space: event.space ?? null };
    case "returned":
      return { ...fighter, space: event.space ?? null, health: Math.max(1, fighter.health) };
    case "left the battlefield":
      return { ...fighter, space: null };
    case "damaged":
      return { ...fighter, health: event.left ?? fighter.health };
    case "recovered":
      return { ...fighter, health: Math.min(fighter.most, fighter.health + (event.amount ?? 0)) };
    case "health set":
      return { ...fighter, health: event.amount ?? fighter.health };
    case "defeated":
      return { ...fighter, health: 0, space: null };
  }
  return fighter;
}

function played(player: Player, event: GameEvent, end: View): Player {
  switch (event.kind) {
    case "drew": {
      const known = event.card !== undefined && event.card !== "?";
      const cards = known ? [...player.cards, event.card!].sort() : player.cards;
      return { ...player, hand: player.hand + 1, cards, deck: player.deck.slice(1) };
    }
    case "attacked":
    case "defended":
    case "schemed":
    case "boosted":
    case "added a boost face down":
      return event.card === undefined ? player : without(player, event.card);
    case "discarded":
    case "put on top":
    case "put at the bottom":
    case "shuffled into the deck":
      return leaves(player, event.card ?? "?", end.players[player.seat]) ? without(player, event.card ?? "?") : player;
    case "state changed":
      return event.state === undefined ? player : { ...player, state: { ...player.state, [event.state]: event.value ?? null } };
    case "out of the game":
      return { ...player, out: true };
  }
  return player;
}

/** Whether a card that went to a pile came from the hand, which has fewer in the end. */
function leaves(player: Player, card: string, end: Player | undefined): boolean {
  const count = (cards: string[]) => cards.filter((other) => other === card).length;
  if (!end) return false;
  return player.cards.includes(card) ? count(end.cards) < count(player.cards) : end.hand < player.hand;
}

function without(player: Player, card: string): Player {
  const place = player.cards.indexOf(card);
  const cards = place < 0 ? player.cards : player.cards.filter((_, i) => i !== place);
  return { ...player, hand: Math.max(0, player.hand - 1), cards };
}

const MOMENTS: Partial<Record<Happening, number>> = {
  ...OF_ADVENTURES,
  "turn began": 800,
  placed: 220,
  "token placed": 120,
  maneuvered: 600,
  drew: 450,
  boosted: 1000,
  moved: 700,
  "token moved": 500,
  "token removed": 300,
  schemed: 1200,
  attacked: 1100,
  "added a boost face down": 500,
  defended: 700,
  declined: 700,
  revealed: 1000,
  canceled: 1200,
  "value set": 1000,
  "value added": 1000,
  "value ignored": 1000,
  "bonus of an ability": 800,
  "combat decided": 1400,
  damaged: 900,
  "damage prevented": 900,
  defeated: 900,
  "out of the game": 900,
  discarded: 450,
  "game began": 0,
  "turn ended": 0,
  "game over": 0,
};

/** How long an event is worth looking at, in milliseconds. */
export const moment = (event: GameEvent): number => MOMENTS[event.kind] ?? 600;
