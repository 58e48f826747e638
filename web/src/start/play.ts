// Making tables: what the start page, the set-up page and the draft do in the end.

import { wanted } from "../coop/choice";
import * as http from "../lib/http";
import { go, pathTo } from "../lib/route.svelte";
import type { Catalogue, TableMade } from "../lib/wire";
import { has, refusedAs, say } from "../lib/words";
import { settings } from "../lib/settings.svelte";
import { clockOf } from "../together/pace";
import { keep, type Friend } from "./kept";
import { below } from "./lots";
import { ADVENTURE, seating } from "./seating";
import { usualBot, BY_LOT, randomBoard, type Setup } from "./setup.svelte";

const PERSON = "person";
const GUEST = "guest";

/** Why something could not be done, in words. */
export function words(error: unknown): string {
  if (!(error instanceof http.Refused)) return say("no-server");
  return has(refusedAs(error.code)) ? say(refusedAs(error.code)) : error.message;
}

/** A duel against the best bot there is. */
export async function playNow(shelf: Catalogue, battlefield: string, heroes: string[]): Promise<void> {
  const made = await http.makeTable({ mode: "duel", battlefield, heroes, seats: [PERSON, usualBot(shelf)] });
  sitDown(made, [made.seats[0]!.secret!], []);
}

/** The table as it is set, with these heroes by player; then one sits down. */
export async function start(setup: Setup, shelf: Catalogue, heroes: string[]): Promise<void> {
  const { made, here, friends, players } = await make(setup, shelf, heroes);
  sitDown(made, here, friends, players);
}

/** The table of a draft of people at different screens: its id, and what opens it to each side. */
export async function makeDrafted(setup: Setup, shelf: Catalogue, heroes: string[]): Promise<{ table: string; invitations: string[][] }> {
  const { made, here, friends, players } = await make(setup, shelf, heroes);
  keep(made.table, here, friends, made.maker ?? undefined, players);
  const invitations: string[][] = Array.from({ length: setup.sides }, () => []);
  players.forEach((player, seat) => {
    const { invitation } = made.seats[seat]!;
    if (invitation) invitations[player % setup.sides]!.push(invitation);
  });
  return { table: made.table, invitations };
}

interface Making {
  made: TableMade;
  here: string[]; // the secrets of one's own seats
  friends: Friend[];
  players: number[]; // of each seat
}

async function make(setup: Setup, shelf: Catalogue, heroes: string[]): Promise<Making> {
  const cooperative = setup.mode === ADVENTURE;
  const first = cooperative ? 0 : setup.leader === BY_LOT ? below(setup.count) : setup.leader;
  const players = seating(setup.mode, setup.count, first);
  const made = await http.makeTable({
    mode: setup.mode,
    ...(cooperative ? wanted(setup.coop, shelf, setup.count) : { battlefield: setup.board(shelf)?.id ?? randomBoard(setup.boards(shelf)) }),
    heroes: players.map((player) => heroes[player]!),
    seats: players.map((player) => seatFor(setup.who(player))),
    ...(setup.isRemote && { clock: clockOf(setup.pace), open: setup.door === "anyone" }),
    ...(setup.canBeSeries && { best_of: setup.bestOf }),
    ...(settings.name && { name: settings.name }),
  });
  const here: string[] = [];
  const friends = new Map<number, Friend>(); // by the first player of each
  players.forEach((player, seat) => {
    const { secret, invitation } = made.seats[seat]!;
    if (secret) here.push(secret);
    if (!invitation) return;
    const key = setup.follows(player) ? player % setup.sides : player;
    const friend = friends.get(key) ?? { seats: [], invitations: [] };
    friend.seats.push(seat);
    friend.invitations.push(invitation);
    friends.set(key, friend);
  });
  setup.begun = null;
  setup.save();
  return { made, here, friends: [...friends.values()], players };
}

function seatFor({ who, bot }: { who: string; bot: string }): string {
  if (who === "bot") return bot;
  return who === "here" ? PERSON : GUEST;
}

function sitDown(made: TableMade, here: string[], friends: Friend[], players?: number[]): void {
  if (here.length || friends.length) keep(made.table, here, friends, made.maker ?? undefined, players);
  go(friends.length ? `/invite/${made.table}` : pathTo(made.table, here));
}
