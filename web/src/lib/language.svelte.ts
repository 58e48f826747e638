// The language in which everything is read: what was set here, or else what the browser prefers.
// The messages of each are in files for the page, for the cooperative game and for the log; names
// come from the server.

import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";

import englishLog from "../../../src/peerless/messages/en/log.ftl?raw";
import englishCoop from "../words/coop/en.ftl?raw";
import englishLearn from "../words/learn/en.ftl?raw";
import english from "../words/en.ftl?raw";
import { spokenNames } from "./http";

type Words = () => Promise<string>;

const KEY = "peerless.language";
const FILES: Readonly<Record<string, Words>> = {
  ...import.meta.glob<string>("../words/**/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/peerless/messages/*/log.ftl", { query: "?raw", import: "default" }),
};
const filesOf = (id: string) => [
  `../words/${id}.ftl`,
  `../words/coop/${id}.ftl`,
  `../words/learn/${id}.ftl`,
  `../../../src/peerless/messages/${id}/log.ftl`,
];

/** The languages that this page has words for, each as it calls itself. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  fr: "Français",
  pl: "Polski",
  ru: "Русский",
  uk: "Українська",
  bg: "Български",
};

/** Those of them whose messages are all here. */
export const spokenHere: readonly string[] = Object.keys(LANGUAGES).filter((id) => filesOf(id).every((file) => file in FILES));

// In English alone: a name with "a" or "an".
const AN: FluentFunction = ([name]) => `${/^[aeiou]/i.test(String(name)) ? "an" : "a"} ${String(name)}`;

function bundled(language: string, ...files: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { AN } });
  for (const file of files) {
    const faults = bundle.addResource(new FluentResource(file));
    if (faults.length) throw faults[0]; // a message that is there twice
  }
  return bundle;
}

interface Spoken {
  id: string;
  bundle: FluentBundle;
  names: Readonly<Record<string, string>>;
}

const ENGLISH: Spoken = { id: "en", bundle: bundled("en", english, englishCoop, englishLearn, englishLog), names: {} };

class Language {
  private spoken = $state.raw<Spoken>(ENGLISH);
  private wanted = "en";

  get id(): string {
    return this.spoken.id;
  }

  /** English, where a message has no words yet in this language. */
  bundle(message: string): FluentBundle | null {
    const { bundle } = this.spoken;
    if (bundle.hasMessage(message)) return bundle;
    return ENGLISH.bundle.hasMessage(message) ? ENGLISH.bundle : null;
  }

  get names(): Readonly<Record<string, string>> {
    return this.spoken.names;
  }

  /** All is there before anything changes, so that no screen is in two languages. */
  async speak(id: string): Promise<void> {
    this.wanted = id;
    const spoken = await fetched(id).catch(() => null);
    if (spoken && this.wanted === id) {
      this.spoken = spoken;
      document.documentElement.lang = id;
    }
  }

  /** At somebody's wish, which is kept. */
  async choose(id: string): Promise<void> {
    keep(id);
    await this.speak(id);
  }
}

function keep(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing: then it holds until the page is closed.
  }
}

async function fetched(id: string): Promise<Spoken> {
  if (id === "en") return ENGLISH;
  const [{ names }, ...files] = await Promise.all([spokenNames(id), ...filesOf(id).map((file) => FILES[file]!())]);
  return { id, bundle: bundled(id, ...files), names };
}

/** What the address asks for: `peerless play --lang fr` opens the page with `?lang=fr`. It is taken
 * out of the address, so that whatever is chosen here later holds. */
function asked(): string {
  const address = new URL(location.href);
  const wish = address.searchParams.get("lang") ?? "";
  if (wish) {
    address.searchParams.delete("lang");
    history.replaceState(history.state, "", address);
    if (spokenHere.includes(wish)) keep(wish);
  }
  return wish;
}

/** What the address asks for, what was chosen here before, or the first language of the browser that
 * there are words for. */
export function preferred(): string {
  const wish = asked();
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // nothing is kept here
  }
  const wishes = [wish, kept ?? "", ...navigator.languages].map((each) => each.toLowerCase().split("-")[0]!);
  return wishes.find((each) => spokenHere.includes(each)) ?? "en";
}

export const language = new Language();
