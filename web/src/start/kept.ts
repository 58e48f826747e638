// The tables that this browser has seats at, newest first. A secret is told once and is then
// nowhere else, so they are kept here until the game is over.

import * as http from "../lib/http";
import type { TableSeen } from "../lib/wire";

const KEY = "peerless.tables";
const MOST = 6;

/** A friend's seats: one, or both of a team. */
export interface Friend {
  seats: number[];
  secrets: string[];
}

export interface Kept {
  table: string;
  secrets: string[]; // of the seats at this screen
  friends: Friend[];
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
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing
  }
}

export const keptTable = (table: string): Kept | undefined => read().find((kept) => kept.table === table);

export function keep(table: string, secrets: string[], friends: Friend[] = []): void {
  const before = keptTable(table);
  const kept = {
    table,
    secrets: [...new Set([...(before?.secrets ?? []), ...secrets])],
    friends: friends.length ? friends : (before?.friends ?? []),
  };
  write([kept, ...read().filter((other) => other.table !== table)]);
}

export function forget(table: string): void {
  write(read().filter((kept) => kept.table !== table));
}

/** Those that can go on, as the server knows them. What is over, or gone, is forgotten. */
export async function goingOn(): Promise<{ kept: Kept; seen: TableSeen }[]> {
  const found = await Promise.all(read().map(async (kept) => ({ kept, seen: await look(kept.table) })));
  return found.flatMap(({ kept, seen }) => (seen ? [{ kept, seen }] : []));
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
