// Questions that only a cooperative game asks, in words; null for all others.

import type { Answer } from "../lib/wire";
import { named, say } from "../lib/words";
import type { Session } from "../table/session.svelte";

/** What is asked. */
export function asked(session: Session, about: string, answers: readonly Answer[]): string | null {
  const { view, plan, question } = session;
  if (!view?.adventure || !plan?.adventure || question?.source) return null;
  const enemy = view.enemies.find(({ seat }) => seat === view.turn)?.name;
  if (enemy && about === "pick" && answers.some(({ act }) => act === "fighter")) return say("ask-enemy-target", { enemy });
  if (enemy && about === "move") return say("ask-enemy-way", { enemy });
  if (about === "pick" && answers.every(({ act }) => act === "number")) return say("ask-remove-many", { marker: plan.adventure.marker });
  if (about !== "site") return null;
  if (answers.some(({ act }) => act === "activate")) return say("ask-activate");
  if (answers.some(({ act }) => act === "no" || act === "done")) return say("ask-remove", { marker: plan.adventure.marker });
  return say("ask-site", { site: plan.adventure.site });
}

/** What a new player may want to know about it. */
export function hinted(session: Session): string | null {
  const { view, question, answers } = session;
  if (!view?.adventure || !question || question.source) return null;
  if (question.about === "place") {
    const name = answers[0]?.fighter;
    const fighter = view.fighters.find((each) => each.name === name);
    if (fighter?.enemy) return say("ask-place-minion-hint");
    return fighter?.hero ? say("ask-place-hero-hint") : null;
  }
  if (question.about === "site" && answers.some(({ act }) => act === "activate")) return say("ask-activate-hint");
  return null;
}

/** A site on a button, with what lies there. */
export function siteWords(session: Session, site: string): string {
  const found = session.view?.adventure?.sites.find(({ name }) => name === site);
  const plan = session.plan?.adventure;
  if (!found || !plan) return named(site);
  const what = say("site-markers", { site, marker: plan.marker, n: found.markers });
  const bridge = plan.bridges.find(({ id }) => id === found.bridge)?.name;
  const words = bridge ? `${what} (${named(bridge)})` : what;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
