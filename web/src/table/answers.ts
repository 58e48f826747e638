// An answer in words: on its button, and in a hint.

import { siteWords } from "../coop/asking";
import type { Answer } from "../lib/wire";
import { has, named, say } from "../lib/words";
import { isButton } from "./pointing";
import type { Session } from "./session.svelte";

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const idOf = (answer: Answer): string => answer.act.replaceAll(" ", "-");

/** Of what cannot be pointed at. */
export function label(session: Session, answer: Answer, about: string | null = null): string {
  if (answer.card === null) return say(`act-none-${idOf(answer)}`);
  if (answer.act === "no" && about === "move") return say("act-no-move");
  if (answer.spot) return say(`act-spot-${answer.spot}`);
  if (answer.words !== undefined) return begun(answer.words);
  if (answer.option !== undefined) return say("act-option", { n: answer.option + 1 });
  if (has(`act-${idOf(answer)}`)) return say(`act-${idOf(answer)}`);
  if (answer.act === "site") return siteWords(session, answer.site ?? "");
  if (answer.seat !== undefined) return named(session.player(answer.seat)?.name ?? answer.decision);
  return begun(named(answer.decision.replace(/^pick: /, "")));
}

/** What a decision that was pointed together would do. */
export function deed(session: Session, answer: Answer): string {
  if (answer.act === "site") return siteWords(session, answer.site ?? "");
  const id = `do-${idOf(answer)}`;
  const { fighter = "", target = "", card, token = "", site = "" } = answer;
  const [space, from] = [answer.space, answer.from].map((each) => session.label(each));
  const via = answer.via?.map((each) => session.label(each)).join(", ") ?? "";
  const by = answer.act === "scheme" && fighter ? `${id}-by` : via ? `${id}-via` : id;
  const n = session.card(card ?? "", answer.owner ?? session.seat ?? undefined)?.boost ?? 0;
  return begun(say(by, { fighter, target, card: card ?? "", space: space!, from: from!, via, token, n, site }));
}

/** As its button says it, whether it has one or is pointed at. */
export const inWords = (session: Session, answer: Answer, about: string | null = null): string =>
  isButton(answer) ? label(session, answer, about) : deed(session, answer);
