// A combat as it is told, step by step: cards face down, turned up together, each change of a
// value with where it came from, the outcome.

import type { Combat, CombatSide, GameEvent, Part } from "../lib/wire";

export interface FightSide {
  seat: number | null; // not known until somebody defends
  fighter: string;
  card: string | null | undefined; // null: none; undefined: not decided yet
  boost: string | null;
  faceUp: boolean;
  canceled: boolean;
  ignored: boolean;
  named: number | null;
  value: number | null;
  parts: Part[];
}

export interface Fight {
  attack: FightSide;
  defense: FightSide;
  decided: boolean;
  winner: number | null; // a seat
  harm: { fighter: string; amount: number; source: string | null }[];
  closed: boolean; // the turn is over: what happens from now on has nothing to do with it
}

/** What is printed on a card. */
export type Printed = (seat: number, card: string) => { value: number | null };

function begun(seat: number | null, fighter: string, card: string | null | undefined): FightSide {
  return {
    seat,
    fighter,
    card,
    boost: null,
    faceUp: false,
    canceled: false,
    ignored: false,
    named: null,
    value: null,
    parts: [],
  };
}

/** The combat after one more event; anything that has nothing to do with it leaves it alone. */
export function tell(fight: Fight | null, event: GameEvent, printed: Printed): Fight | null {
  switch (event.kind) {
    case "attacked":
      return {
        attack: begun(event.seat ?? null, event.fighter ?? "", event.card),
        defense: begun(null, event.target ?? "", undefined),
        decided: false,
        winner: null,
        harm: [],
        closed: false,
      };
    case "maneuvered":
    case "schemed":
      return null; // another action: the last combat is history
    case "turn ended":
      return fight && { ...fight, closed: true };
  }
  return fight && !fight.closed ? { ...fight, ...changes(fight, event, printed) } : fight;
}

function changes(fight: Fight, event: GameEvent, printed: Printed): Partial<Fight> {
  switch (event.kind) {
    case "defended":
      return {
        defense: {
          ...fight.defense,
          seat: event.seat ?? null,
          fighter: event.fighter ?? fight.defense.fighter,
          card: event.card ?? null,
        },
      };
    case "became the defender":
      return { defense: { ...fight.defense, fighter: event.fighter ?? fight.defense.fighter } };
    case "combat decided":
      return {
        decided: true,
        winner: event.seat ?? null,
        attack: { ...fight.attack, value: event.attack ?? null },
        defense: { ...fight.defense, value: fight.defense.card ? (event.defense ?? null) : null },
      };
    case "damaged": {
      const { fighter = "", amount = 0, source } = event;
      return { harm: [...fight.harm, { fighter, amount, source }] };
    }
  }
  const which = fight.attack.seat === event.seat ? "attack" : "defense";
  const side = changed(fight[which], event, printed);
  return side ? { [which]: side } : {};
}

/** What an event makes of one side. */
function changed(side: FightSide, event: GameEvent, printed: Printed): FightSide | null {
  const amount = event.amount ?? 0;
  const card = event.card ?? "";
  switch (event.kind) {
    case "added a boost face down":
      return { ...side, boost: card };
    case "revealed": {
      if (!side.faceUp) {
        const value = event.amount ?? printed(event.seat ?? -1, card).value ?? 0; // of two values the one that counts
        return { ...side, card, faceUp: true, value, parts: [{ becomes: true, amount: value, source: null }] };
      }
      return { ...side, boost: card }; // it lay beside the card; what it adds is told by itself
    }
    case "became the card of the combat": {
      const value = printed(event.seat ?? -1, card).value ?? 0;
      return { ...side, card, value, parts: [{ becomes: true, amount: value, source: null }] };
    }
    case "canceled":
      return { ...side, canceled: true };
    case "boost lost":
      return { ...side, boost: null, parts: side.parts.filter((part) => part.source !== card) };
    case "value set":
      return { ...side, value: amount, parts: [...side.parts, { becomes: true, amount, source: event.source }] };
    case "value added":
    case "bonus of an ability":
      return added(side, amount, event.source);
    case "value ignored":
      return { ...side, ignored: true };
    case "named a number":
      return { ...side, named: amount };
  }
  return null;
}

function added(side: FightSide, amount: number, source: string | null): FightSide {
  const parts = [...side.parts, { becomes: false, amount, source }];
  return { ...side, value: (side.value ?? 0) + amount, parts };
}

/** What the server says of a combat under way is right; what was told of harm is kept. */
export function settled(fight: Fight | null, combat: Combat | null): Fight | null {
  if (!combat) return fight;
  return {
    attack: standing(combat.attack, combat.revealed, combat.attack.card),
    defense: standing(combat.defense, combat.revealed, fight?.defense.card === undefined && !combat.revealed && combat.defense.card === null ? undefined : combat.defense.card),
    decided: combat.decided,
    winner: fight?.winner ?? null,
    harm: fight?.harm ?? [],
    closed: false,
  };
}

function standing(side: CombatSide, faceUp: boolean, card: string | null | undefined): FightSide {
  const { seat, fighter, boost, canceled, ignored, named, value, parts } = side;
  return { seat, fighter, card, boost, faceUp: faceUp && !!card, canceled, ignored, named, value, parts };
}
