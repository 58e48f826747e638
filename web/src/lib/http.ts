// The HTTP part of the protocol. What is in the box never changes while the page is open.

import type {
  BattlefieldPlan,
  Catalogue,
  DiscoverySheet,
  DraftMade,
  DraftSeen,
  EnemySheet,
  GameStory,
  HeroSheet,
  Invitation,
  LessonEntry,
  NewTable,
  OpenTables,
  PlayOn,
  RecordLoaded,
  RematchMade,
  Replay,
  SeatClaimed,
  SpokenNames,
  TableContent,
  TableMade,
  TableSeen,
} from "./wire";

import { note } from "./network.svelte";

/** The server's own words for why it refused. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

const kept = new Map<string, Promise<unknown>>();

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused("offline", "");
  }
  note(response);
  const body = await response.json().catch(() => null);
  if (body === null) throw new Refused("offline", ""); // something between here and the server spoke
  if (!response.ok) throw new Refused(body.code ?? String(response.status), body.words ?? "");
  return body as T;
}

function once<T>(path: string): Promise<T> {
  const known = kept.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export const shelf = () => once<Catalogue>("/api/content");
export const hero = (id: string, language: string) =>
  once<HeroSheet>(`/api/heroes/${encodeURIComponent(id)}?language=${language}`);
export const enemy = (id: string, language: string) =>
  once<EnemySheet>(`/api/enemies/${encodeURIComponent(id)}?language=${language}`);
export const discovery = (id: string, language: string) =>
  once<DiscoverySheet>(`/api/discoveries/${encodeURIComponent(id)}?language=${language}`);
export const plan = (id: string, language: string) =>
  once<BattlefieldPlan>(`/api/battlefields/${encodeURIComponent(id)}?language=${language}`);
export const spokenNames = (language: string) => once<SpokenNames>(`/api/names?language=${language}`);
export const table = (id: string) => ask<TableSeen>(`/api/tables/${encodeURIComponent(id)}`);
/** What a game is played with: as it was when the game began. */
export const content = (id: string, language: string) =>
  ask<TableContent>(`/api/tables/${encodeURIComponent(id)}/content?language=${language}`);

const post = <T>(path: string, body: object) =>
  ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export const makeTable = (wanted: NewTable) => post<TableMade>("/api/tables", wanted);
/** From now on the seat of the invitation is of whoever has the secret. */
export const claim = (id: string, invitation: string, secret: string, name: string) =>
  post<SeatClaimed>(`/api/tables/${encodeURIComponent(id)}/seats`, { invitation, secret, ...(name && { name }) });
/** The same for a seat of an open table, which needs no invitation. */
export const claimOpen = (id: string, seat: number, secret: string, name: string) =>
  post<SeatClaimed>(`/api/tables/${encodeURIComponent(id)}/seats`, { seat, secret, ...(name && { name }) });
export const openTables = () => ask<OpenTables>("/api/lobby");
/** Where the same people play again: all of them keep their secrets. */
export const rematch = (id: string, secret: string, swap: boolean) =>
  post<RematchMade>(`/api/tables/${encodeURIComponent(id)}/rematch`, { secret, swap });
/** Another invitation to a seat that nobody has claimed; the one before opens nothing any more. */
export const inviteAnew = (id: string, seat: number, maker: string) =>
  post<Invitation>(`/api/tables/${encodeURIComponent(id)}/invitations`, { seat, maker });

export const makeDraft = (wanted: { sides: number; bans: number; picks: number; guests: number[] }) => post<DraftMade>("/api/drafts", wanted);
const draftAt = (id: string) => `/api/drafts/${encodeURIComponent(id)}`;
export const claimSide = (id: string, invitation: string, secret: string) => post<DraftSeen>(`${draftAt(id)}/sides`, { invitation, secret });
export const draft = (id: string, secret: string | null) => post<DraftSeen>(draftAt(id), { secret });
export const takeHero = (id: string, secret: string, number: number, hero: string) =>
  post<DraftSeen>(`${draftAt(id)}/steps`, { secret, number, hero });
/** Leads everyone from the draft to its table. */
export const seatDraft = (id: string, maker: string, table: string, invitations: string[][]) =>
  post<DraftSeen>(`${draftAt(id)}/table`, { maker, table, invitations });

/** A finished game as a seat saw it, or with all cards open. */
export const replay = (id: string, seat: number | null, language: string) =>
  once<Replay>(`/api/tables/${encodeURIComponent(id)}/replay?as=${seat ?? "all"}&language=${language}`);
export const story = (id: string) => once<GameStory>(`/api/tables/${encodeURIComponent(id)}/story`);
export const record = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`;
/** The record of a game that is over, as text. */
export async function recordText(id: string): Promise<string> {
  const reply = await fetch(record(id));
  if (!reply.ok) throw new Refused(String(reply.status), "");
  return reply.text();
}

export const loadRecord = (text: string) => ask<RecordLoaded>("/api/records", { method: "POST", body: text });

/** Guided games, and examples of the rules. */
export const lessons = () => once<LessonEntry[]>("/api/lessons");
export const beginLesson = (id: string) => post<TableMade>(`/api/lessons/${encodeURIComponent(id)}`, {});
export const example = (id: string, language: string) => once<Replay>(`/api/examples/${encodeURIComponent(id)}?language=${language}`);
export const exampleContent = (id: string, language: string) =>
  once<TableContent>(`/api/examples/${encodeURIComponent(id)}/content?language=${language}`);

export const playOn = (id: string, wanted: PlayOn) => post<TableMade>(`/api/tables/${encodeURIComponent(id)}/play-on`, wanted);
