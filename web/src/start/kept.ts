// The tables that this browser has seats at, newest first. A secret is told once and is then
// nowhere else, so they are kept here until the game is over. Of a friend's seat only the invitation
// is known here, which is worth nothing once the friend has come.

import * as http from "../lib/http";
import type { TableSeen } from "../lib/wire";

const KEY = "peerless.tables";
const MOST = 100; // far more than anyone plays at once, and little for a browser to hold
const AT_ONCE = 6; // tables asked for, so that what else the page needs does not wait for all

/** A friend's seats: one, or both of a team. */
export interface Friend {
  seats: number[];
  invitations: string[]; // in the order of the seats
}

export interface Kept {
  table: string;
  secrets: string[]; // of one's own seats at this screen
  friends: Friend[];
  players?: number[]; // which player, as they were numbered when the table was set, has each seat
  maker?: string; // by which invitations are withdrawn, where the table was made here
}

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return []; // a browser that keeps nothing, or something else under this key
  }
}

function isKept(thing: Partial<Kept> | null): thing is Kept {
  return typeof thing?.table === "string" && Array.isArray(thing.secrets) && Array.isArray(thing.friends);
}

function write(tables: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(bounded(tables)));
  } catch {
    // a browser that keeps nothing
  }
}

/** The newest of too many. The links of friends are nowhere else, so their tables go last. */
function bounded(tables: Kept[]): Kept[] {
  const left = [...tables];
  while (left.length > MOST) {
    const alone = left.map((kept, place) => place > 0 && !kept.friends.length).lastIndexOf(true);
    left.splice(alone, 1); // the last of all where none is
  }
  return left;
}

export const keptTable = (table: string): Kept | undefined => read().find((kept) => kept.table === table);

/** The seats that were kept first are one's own. Another seat's secret that is opened here adds
 * nothing to them. */
export function keep(table: string, secrets: string[], friends: Friend[] = [], maker?: string, players?: number[]): void {
  const before = keptTable(table);
  const kept = {
    table,
    secrets: before?.secrets ?? secrets,
    friends: friends.length ? friends : (before?.friends ?? []),
    maker: maker ?? before?.maker,
    players: players ?? before?.players,
  };
  write([kept, ...read().filter((other) => other.table !== table)]);
}

export function forget(table: string): void {
  write(read().filter((kept) => kept.table !== table));
}

export interface Going {
  kept: Kept;
  seen: TableSeen;
}

/** Those that can go on, as the server knows them, a few at a time. What is over, or gone, is
 * forgotten. */
export async function* goingOn(): AsyncGenerator<Going[]> {
  const tables = read();
  for (let first = 0; first < tables.length; first += AT_ONCE) {
    const some = tables.slice(first, first + AT_ONCE);
    const found = await Promise.all(some.map(async (kept) => ({ kept, seen: await look(kept.table) })));
    yield found.flatMap(({ kept, seen }) => (seen ? [{ kept, seen }] : []));
  }
}

async function look(table: string): Promise<TableSeen | null> {
  try {
    const seen = await http.table(table);
    if (!seen.over) return seen;
    forget(table);
  } catch (error) {
    if (error instanceof http.Refused && error.code === "unknown table") forget(table);
  }
  return null;
}
