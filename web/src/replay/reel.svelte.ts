// A finished game with its story.

import type { GameStory, Replay } from "../lib/wire";
import { Frames } from "./frames.svelte";

export class Reel extends Frames {
  playing = $state(false); // one step after the other

  constructor(
    table: string,
    replay: Replay,
    readonly story: GameStory,
    at: number,
  ) {
    super(table, replay, at);
  }

  /** The turn that is played now, from 1; 0 while players set up. */
  get turn(): number {
    return this.frame.view.turns;
  }

  /** To where a turn begins: the one before, or the next. */
  turnBy(by: number): void {
    const starts = [0, ...this.story.turn_starts, this.last];
    const next = by > 0 ? starts.filter((start) => start > this.at)[0] : starts.filter((start) => start < this.at).at(-1);
    this.seek(next ?? (by > 0 ? this.last : 0));
  }
}
