// What each event changes of what only a cooperative game has: the round, the threat, the sites.
// As with the rest of the table, the view that comes with the events is what holds in the end.

import type { Adventure, Enemy, GameEvent, Happening, InitiativeCard, Site } from "../lib/wire";

export function adventureAfter(adventure: Adventure | null, event: GameEvent): Adventure | null {
  return adventure && { ...adventure, ...changes(adventure, event) };
}

function changes(now: Adventure, event: GameEvent): Partial<Adventure> {
  const { amount = 0 } = event;
  switch (event.kind) {
    case "round began":
      return { round: amount, row: [], deck: [...now.deck, ...now.row, ...now.added], added: [] };
    case "initiative card revealed":
      return { deck: without(now.deck, event), last: without(now.last, event), row: [...now.row, card(event)] };
    case "initiative card added":
      return { waiting: without(now.waiting, event), added: [...now.added, card(event)] };
    case "initiative card put on the bottom":
      return { row: without(now.row, event), deck: [...now.deck, card(event)], last: [card(event), ...now.last] };
    case "initiative card left the game":
      return { row: without(now.row, event), deck: without(now.deck, event), added: without(now.added, event) };
    case "threat marker moved":
      return { threat: amount };
    case "objective reached":
      return { objectives: amount };
    case "markers placed":
      return { sites: at(now, event, (site) => ({ markers: site.markers + amount })), supply: now.supply - amount };
    case "markers removed":
      return { sites: at(now, event, (site) => ({ markers: site.markers - amount })), supply: now.supply + amount };
    case "markers moved":
      return { sites: at(now, event, (site) => ({ markers: site.markers + amount })) };
    case "bridge destroyed":
      return { sites: at(now, event, () => ({ markers: 0, bridge: null, destroyed: true })) };
    case "invasion token turned up": {
      const place = now.invasion.indexOf(null);
      return { invasion: now.invasion.map((symbol, i) => (i === place ? (event.symbol ?? null) : symbol)) };
    }
  }
  return {};
}

function card({ initiative = "", seat = -1 }: GameEvent): InitiativeCard {
  return { name: initiative, seat };
}

/** Of several copies one. */
function without(cards: readonly InitiativeCard[], event: GameEvent): InitiativeCard[] {
  const place = cards.findIndex(({ name, seat }) => name === event.initiative && seat === event.seat);
  return cards.filter((_, i) => i !== place);
}

function at(now: Adventure, event: GameEvent, change: (site: Site) => Partial<Site>): Site[] {
  return now.sites.map((site) => (site.name === event.site ? { ...site, ...change(site) } : site));
}

/** An enemy plays the top card of its deck. */
export function enemyAfter(enemy: Enemy, event: GameEvent): Enemy {
  if (event.seat !== enemy.seat) return enemy;
  switch (event.kind) {
    case "attacked":
    case "defended":
      return { ...enemy, deck: enemy.deck.slice(1) };
    case "discarded":
      return { ...enemy, discard: [...enemy.discard, event.card ?? "?"] };
    case "out of the game":
      return { ...enemy, out: true };
  }
  return enemy;
}

/** How long each is worth looking at, in milliseconds. */
export const MOMENTS: Partial<Record<Happening, number>> = {
  "round began": 1000,
  "round ended": 900,
  "initiative card revealed": 900,
  "initiative card added": 900,
  "initiative card put on the bottom": 900,
  "target chosen": 1500,
  "threat marker moved": 1100,
  "objective reached": 1600,
  "markers placed": 800,
  "markers removed": 800,
  "markers moved": 800,
  "bridge destroyed": 1400,
  "bridge activated": 900,
  "invasion token turned up": 1200,
};
