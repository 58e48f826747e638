// All words come from files of messages (Fluent), in the language that is set. Reading them in a
// component makes it say everything anew when another is chosen.

import type { FluentVariable } from "@fluent/bundle";

import { language } from "./language.svelte";
import type { Told } from "./wire";

type Value = FluentVariable | readonly string[];

/** A name of the box as the language says it. "Harpy 2" and "Sinbad [1]" are numbered names. */
export function named(name: string): string {
  const names = language.names;
  const whole = names[name];
  if (whole !== undefined) return whole;
  const [, stem = name, number = ""] = /^(.+?)((?: \d+)?(?: \[\d+\])?)$/.exec(name) ?? [];
  return (names[stem] ?? stem) + number;
}

/** The message with this id; one that is missing shows its id, so that it is found. Names among its
 * values are said as the language has them. */
export function say(id: string, values: Record<string, Value> = {}): string {
  const bundle = language.bundle(id);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  const said = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, spoken(value)]));
  return bundle.formatPattern(message.value, said);
}

function spoken(value: Value): FluentVariable {
  if (typeof value === "string") return named(value);
  if (!Array.isArray(value)) return value as FluentVariable;
  const names = (value as string[]).map(named);
  if (names.length < 2) return names[0] ?? "";
  return say("list-and", { most: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

export const has = (id: string): boolean => language.bundle(id) !== null;

/** The message for what the server refuses, by its code. */
export const refusedAs = (code: string): string => (code === "offline" ? "no-server" : `refused-${code.replaceAll(" ", "-")}`);

/** A line of the log as a sentence. */
export function lineOf(told: Told): string {
  const because = told.because ? ` (${say(told.because.id, told.because.values)})` : "";
  const words = say(told.id, told.values) + because;
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? "" : ".");
}
