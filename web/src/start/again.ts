// Another game between the same: whoever lost begins, with the same hero or with the other's. The
// server makes its table, and everyone keeps their secrets there.

import * as http from "../lib/http";
import { go, pathTo } from "../lib/route.svelte";
import type { Session } from "../table/session.svelte";
import { keep } from "./kept";

export async function again({ table, rematch, secrets }: Session, swapped = false): Promise<void> {
  const next = rematch ?? (await http.rematch(table, secrets[0]!, swapped)).table;
  keep(next, [...secrets]);
  go(pathTo(next, secrets));
}
