// What has been pointed at of what is asked, and the decision that comes of it.

import { settings } from "../lib/settings.svelte";
import type { Answer, Question, View } from "../lib/wire";
import { complete, narrowed, point, same, type Thing } from "./pointing";

/** What is asked of the one who points. */
interface Asked {
  readonly answers: readonly Answer[];
  readonly question: Question | null;
  readonly view: View | undefined;
  readonly seat: number | null;
  decide(answer: Answer): void;
}

export class Pointer {
  pointed = $state.raw<readonly Thing[]>([]);

  private mover: Thing | null = null; // the fighter to be moved, once it is asked for

  constructor(private readonly asked: Asked) {}

  /** The answers that are left, with what has been pointed at. */
  get left(): Answer[] {
    return narrowed(this.asked.answers, this.pointed);
  }

  /** Whether a thing can be pointed at. */
  can(thing: Thing): boolean {
    const answers = this.asked.answers;
    return answers.length > 0 && (narrowed(answers, [thing]).length > 0 || this.unboosted(thing) !== undefined);
  }

  /** Whether it goes with what is pointed at already: then it is the next thing to choose. */
  isNext(thing: Thing): boolean {
    return (narrowed(this.left, [thing]).length > 0 && !this.isAt(thing)) || this.unboosted(thing) !== undefined;
  }

  isAt(thing: Thing): boolean {
    return this.pointed.some((other) => same(other, thing));
  }

  /** A card is taken up first, and played when it is pointed at again, or by its button: on a
   * small screen it is touched only to be read. Everything else is chosen at once. */
  point(at: Thing): void {
    if (!this.can(at)) return;
    const unboosted = this.unboosted(at);
    if (unboosted) {
      this.mover = at;
      this.asked.decide(unboosted);
      return;
    }
    const again = at.kind === "card" && this.isAt(at);
    const alone = !this.pointed.length; // a card that completes what was pointed at before is played
    if (!again || this.left.length > 1) this.pointed = point(this.asked.answers, this.pointed, at);
    const [answer, ...others] = this.left;
    if (!answer || others.length || !this.pointed.length) return;
    if (settings.confirm && answer.card) return; // by its button
    const whole = complete(answer, this.pointed) && (at.kind !== "card" || (!alone && this.pointed.length > 1));
    if (again || whole) this.asked.decide(answer);
  }

  letGo(): void {
    this.pointed = [];
  }

  /** In a maneuver, whoever points at a fighter before any card wants to move it without a boost:
   * the answer that says so. */
  private unboosted(thing: Thing): Answer | undefined {
    const { question, view, seat, answers } = this.asked;
    if (question?.about !== "boost" || question.source || this.pointed.length) return undefined;
    const own = thing.kind === "fighter" && view?.fighters.find(({ name }) => name === thing.name);
    return own && own.seat === seat && own.space ? answers.find((answer) => answer.card === null) : undefined;
  }

  /** The fighter that was to be moved without a boost, now that it is asked where to. */
  takeUpMover(): void {
    const mover = this.mover;
    this.mover = null;
    if (mover && this.asked.question?.about === "move") this.point(mover);
  }
}
