// A series, as peerless.match.series has it: best of three. Draws count for nobody; whoever has lost
// a game begins the next. What the score is stays in this browser, from table to table.

const KEY = "peerless.series";
const MOST = 50; // tables that are remembered

export interface Series {
  bestOf: number;
  sides: number[]; // of each seat: which of the contenders sits there, as they were numbered at first
  wins: number[]; // of each contender
}

type Kept = Record<string, Series>; // by table

export const needed = ({ bestOf }: Series): number => Math.floor(bestOf / 2) + 1;

/** The contender who has won, if anyone has. */
export function champion(series: Series): number | null {
  const found = series.wins.findIndex((wins) => wins >= needed(series));
  return found < 0 ? null : found;
}

/** The score after a game that these seats have won; nobody, or both sides: a draw. */
export function counted(series: Series, winners: readonly number[]): Series {
  const won = new Set(winners.map((seat) => series.sides[seat]));
  if (won.size !== 1) return series;
  return { ...series, wins: series.wins.map((wins, side) => wins + (won.has(side) ? 1 : 0)) };
}

/** The same series at a table where other seats are held by the same: `order` says who sat where. */
export const reseated = (series: Series, order: readonly number[]): Series => ({
  ...series,
  sides: order.map((seat) => series.sides[seat]!),
});

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export const seriesOf = (table: string): Series | undefined => read()[table];

export function keepSeries(table: string, series: Series): void {
  const others = Object.entries(read()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, series]])));
  } catch {
    // a browser that keeps nothing: then each game is by itself
  }
}

/** The next game of a series is played at another table. */
export function goOn(last: string, next: string, winners: readonly number[], order: readonly number[]): void {
  const series = seriesOf(last);
  if (!series) return;
  const score = counted(series, winners);
  const over = champion(score) !== null; // then another begins
  keepSeries(next, reseated(over ? { ...score, wins: score.wins.map(() => 0) } : score, order));
}
