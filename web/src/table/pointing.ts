// From what can be pointed at to a decision. A decision is made of things: a fighter and a space,
// a card and a target. Whatever is pointed at narrows the legal answers down; when one is left,
// it is the decision. So things can be pointed at in any order.

import type { Answer } from "../lib/wire";

export type Thing =
  | { kind: "space"; id: string }
  | { kind: "fighter"; name: string }
  | { kind: "card"; name: string; hand: number | null }
  | { kind: "token"; token: string; space: string }
  | { kind: "seat"; seat: number }
  | { kind: "site"; site: string };

/** Whether an answer names this thing. */
export function names(answer: Answer, thing: Thing): boolean {
  switch (thing.kind) {
    case "space":
      return answer.space === thing.id;
    case "fighter":
      return answer.fighter === thing.name || answer.target === thing.name;
    case "card":
      return answer.card === thing.name && answer.hand === thing.hand;
    case "token":
      return answer.token === thing.token && (answer.from ?? answer.space) === thing.space;
    case "seat":
      return answer.seat === thing.seat;
    case "site":
      return answer.site === thing.site;
  }
}

export function same(one: Thing, other: Thing): boolean {
  switch (one.kind) {
    case "space":
      return other.kind === "space" && one.id === other.id;
    case "fighter":
      return other.kind === "fighter" && one.name === other.name;
    case "card":
      return other.kind === "card" && one.name === other.name && one.hand === other.hand;
    case "token":
      return other.kind === "token" && one.token === other.token && one.space === other.space;
    case "seat":
      return other.kind === "seat" && one.seat === other.seat;
    case "site":
      return other.kind === "site" && one.site === other.site;
  }
}

/** The answers that name all of these things. */
export function narrowed(answers: readonly Answer[], pointed: readonly Thing[]): Answer[] {
  return answers.filter((answer) => pointed.every((thing) => names(answer, thing)));
}

/** What is pointed at after one more thing: pointing at it again lets go of it, and a thing that
 * does not go with the others takes their place. */
export function point(answers: readonly Answer[], pointed: readonly Thing[], at: Thing): Thing[] {
  if (pointed.some((thing) => same(thing, at))) return pointed.filter((t) => !same(t, at));
  for (let keep = pointed.length; keep >= 0; keep--) {
    const kept = [...pointed.slice(pointed.length - keep), at];
    if (narrowed(answers, kept).length > 0) return kept;
  }
  return [...pointed];
}

/** Whether pointing at these things says all of an answer. Who acts may be left unsaid, if only
 * one can; which card, whom or where it concerns may not. */
export function complete(answer: Answer, pointed: readonly Thing[]): boolean {
  const said = (thing: Thing) => pointed.some((other) => same(other, thing));
  if (answer.card && !said({ kind: "card", name: answer.card, hand: answer.hand ?? null })) return false;
  if (answer.target !== undefined && !said({ kind: "fighter", name: answer.target })) return false;
  if (answer.token !== undefined && answer.from === undefined && answer.space !== undefined) {
    return pointed.some((thing) => thing.kind === "token" || thing.kind === "space");
  }
  return answer.space === undefined || said({ kind: "space", id: answer.space });
}

/** The answers to offer in words: the only one left, or those among which pointing cannot choose. */
export function confirmable(left: readonly Answer[], pointed: readonly Thing[]): Answer[] {
  const [only, ...others] = left;
  if (only && others.length === 0) return [only];
  const settled = (thing: Thing) =>
    pointed.some((other) => same(other, thing)) || left.every((answer) => names(answer, thing));
  return left.filter((answer) => things(answer).every(settled));
}

/** What has yet to be said where several answers are left: the first thing in which they differ. */
export function differs(left: readonly Answer[]): "target" | "fighter" | "card" | "space" | "via" | null {
  const parts = ["target", "fighter", "card", "space", "via"] as const;
  return left.length > 1 ? (parts.find((part) => new Set(left.map((answer) => answer[part])).size > 1) ?? null) : null;
}

function things(answer: Answer): Thing[] {
  const { fighter, target, card, hand = null, token, space, from } = answer;
  const named: Thing[] = [];
  for (const name of [fighter, target]) if (name !== undefined) named.push({ kind: "fighter", name });
  if (card) named.push({ kind: "card", name: card, hand });
  if (token !== undefined) named.push({ kind: "token", token, space: from ?? space ?? "" });
  if (space !== undefined && (token === undefined || from !== undefined)) named.push({ kind: "space", id: space });
  return named;
}

/** Answers that name nothing that could be pointed at: they are buttons. */
export function isButton(answer: Answer): boolean {
  return things(answer).length === 0;
}
