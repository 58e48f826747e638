// Lengths of time, as short as they can be said.

import { say } from "../lib/words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left on a clock: "4:07", from an hour on in hours, from two days on in days. */
export function left(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return say("days-short", { n: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return say("hours-short", { hours: Math.floor(seconds / HOUR), minutes: two(Math.floor((seconds % HOUR) / MINUTE)) });
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
}

const two = (n: number) => String(n).padStart(2, "0");

/** What was agreed on. */
export function span(seconds: number): string {
  if (seconds % DAY === 0) return say("days-n", { n: seconds / DAY });
  if (seconds % HOUR === 0) return say("hours-n", { n: seconds / HOUR });
  return seconds % MINUTE === 0 ? say("minutes-n", { n: seconds / MINUTE }) : say("seconds-n", { n: seconds });
}
