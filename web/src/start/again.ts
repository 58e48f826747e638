// Another game between the same: whoever lost begins, with the same hero or with the other's.

import * as http from "../lib/http";
import { go, pathTo } from "../lib/route.svelte";
import type { TableSeen } from "../lib/wire";
import { goOn } from "./series";

export async function again(last: TableSeen, winners: readonly number[], swapped = false): Promise<void> {
  const seats = last.seats.length;
  const [villain, ...minions] = last.enemies;
  const cooperative = villain ? { villain, minions, discoveries: last.discoveries } : { battlefield: last.battlefield };
  const loser = [...Array(seats).keys()].find((seat) => !winners.includes(seat)) ?? 0;
  const order = Array.from({ length: seats }, (_, i) => (loser + i) % seats); // teams still alternate
  const made = await http.makeTable({
    mode: last.mode,
    ...cooperative,
    heroes: order.map((seat) => last.heroes[swapped ? (seat + 1) % seats : seat]!),
    seats: order.map((seat) => last.seats[seat]!),
  });
  goOn(last.table, made.table, winners, order);
  const mine = made.seats.map((seat) => seat.secret).filter((secret) => secret !== null);
  go(pathTo(made.table, mine));
}
