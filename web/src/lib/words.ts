// All words come from files of messages (Fluent), in the language that is set. Reading them in a
// component makes it say everything anew when another is chosen.

import type { FluentVariable } from "@fluent/bundle";

import { language } from "./language.svelte";
import type { Told } from "./wire";

type Value = FluentVariable | readonly string[];

/** A name of the box by itself, as the language says it: "Le roi Arthur". */
export function named(name: string): string {
  return /^\p{Lu}/u.test(name) ? begun(namedWithin(name)) : namedWithin(name);
}

/** The same within a sentence: "le roi Arthur". "Harpy 2" and "Sinbad [1]" are numbered names. */
export function namedWithin(name: string): string {
  const names = language.names;
  const whole = names[name];
  if (whole !== undefined) return whole;
  const [, stem = name, number = ""] = /^(.+?)((?: \d+)?(?: \[\d+\])?)$/.exec(name) ?? [];
  return (names[stem] ?? stem) + number;
}

/** What the box calls it, where this language calls it otherwise: for those who know it in English. */
export const inEnglish = (name: string): string | undefined => (named(name) === name ? undefined : name);

/** The message with this id; one that is missing shows its id, so that it is found. Names among its
 * values are said as the language has them. */
export function say(id: string, values: Record<string, Value> = {}): string {
  const bundle = language.bundle(id);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  const said = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, spoken(value)]));
  let text = bundle.formatPattern(message.value, said);
  if (id === LIST) return text;
  for (const [key, value] of Object.entries(values)) {
    const first = Array.isArray(value) ? (value as string[])[0] : value;
    if (typeof first !== "string" || named(first) === namedWithin(first)) continue;
    const words = String(said[key]);
    if (text.startsWith(words)) text = begun(text);
    for (const end of [". ", "! ", "? "]) text = text.replaceAll(end + words, end + begun(words));
  }
  return text;
}

const LIST = "list-and"; // part of a sentence, which may begin with it or not

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function spoken(value: Value): FluentVariable {
  if (typeof value === "string") return namedWithin(value);
  if (!Array.isArray(value)) return value as FluentVariable;
  const names = (value as string[]).map(namedWithin);
  if (names.length < 2) return names[0] ?? "";
  return say(LIST, { most: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

/** Who was against whom: "Alice and Medusa against Mothman". */
export const opposed = (sides: readonly (readonly string[])[]): string => begun(sides.map(spoken).join(say("versus")));

export const has = (id: string): boolean => language.bundle(id) !== null;

/** The message for what the server refuses, by its code. */
export const refusedAs = (code: string): string => (code === "offline" ? "no-server" : `refused-${code.replaceAll(" ", "-")}`);

/** A line of the log as a sentence. */
export function lineOf(told: Told): string {
  const because = told.because ? ` (${say(told.because.id, told.because.values)})` : "";
  const words = say(told.id, told.values) + because;
  return begun(words) + (/[.!?]$/.test(words) ? "" : ".");
}
