// All words come from one file of messages (Fluent).

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../words/en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
const faults = bundle.addResource(new FluentResource(english));
if (faults.length) throw faults[0]; // a message that is there twice

/** The message with this id; one that is missing shows its id, so that it is found. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values) : id;
}

export const has = (id: string): boolean => bundle.hasMessage(id);
