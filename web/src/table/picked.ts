// Several things are chosen one after another: those that have been are kept in their order, as long
// as the same text goes on asking.

import type { Answer, Question } from "../lib/wire";

export interface Picked {
  asked: string; // what asks: as long as it stays the same, it goes on
  answers: readonly Answer[];
}

export const NOTHING: Picked = { asked: "", answers: [] };

const asker = ({ about, seat, source, sentence, then }: Question): string =>
  JSON.stringify([about, seat, source, sentence, then]);

/** After one more answer to a question about one of several things. */
export function picking(before: Picked, question: Question, answer: Answer): Picked {
  if (question.about !== "pick" || !names(answer)) return NOTHING;
  const asked = asker(question);
  return { asked, answers: [...(before.asked === asked ? before.answers : []), answer] };
}

/** What of it still counts when this is asked. */
export function stillPicked(before: Picked, question: Question | null): Picked {
  return question && before.asked === asker(question) ? before : NOTHING;
}

const names = ({ card, fighter, space, token }: Answer): boolean => !!card || [fighter, space, token].some((thing) => thing !== undefined);
