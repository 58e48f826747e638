// Pages by the part of the address after "#", which is never sent to a server: it holds secrets.

export type Route =
  | { page: "start" }
  | { page: "new" }
  | { page: "draft"; id: string | null; secrets: string[] }
  | { page: "draft-invitation"; id: string; invitation: string }
  | { page: "rules"; at: string | null }
  | { page: "credits" }
  | { page: "results" }
  | { page: "lobby" }
  | { page: "heroes"; id: string | null }
  | { page: "battlefields"; id: string | null }
  | { page: "invite"; table: string }
  | { page: "replays" }
  | { page: "replay"; table: string; at: number | null; seat: number | null }
  | { page: "join"; table: string; invitations: string[] }
  | { page: "table"; table: string; secrets: string[] };

function read(hash: string): Route {
  const [path = "", query] = hash.replace(/^#\/?/, "").split("?");
  const [page, id, secrets] = path.split("/");
  switch (page) {
    case "table":
      return id ? { page, table: id, secrets: secrets ? secrets.split("+") : [] } : { page: "start" };
    case "replay":
      return id ? { page, table: id, ...moment(new URLSearchParams(query)) } : { page: "replays" };
    case "replays":
      return { page };
    case "join":
      return id && secrets ? { page, table: id, invitations: secrets.split("+") } : { page: "start" };
    case "draft-invitation":
      return id && secrets ? { page, id, invitation: secrets } : { page: "start" };
    case "draft":
      return { page, id: id || null, secrets: secrets ? secrets.split("+") : [] };
    case "invite":
      return id ? { page, table: id } : { page: "start" };
    case "heroes":
    case "battlefields":
      return id ? about(page, id) : { page, id: null };
    case "rules":
      return { page, at: id || null };
    case "new":
    case "credits":
    case "results":
    case "lobby":
      return { page };
    default:
      return { page: "start" };
  }
}

/** A step of a replay, and whose view of it; neither has to be named. */
function moment(named: URLSearchParams): { at: number | null; seat: number | null } {
  const number = (key: string) => (/^\d{1,6}$/.test(named.get(key) ?? "") ? Number(named.get(key)) : null);
  return { at: number("at"), seat: number("as") };
}

/** The part after "#" of a step of a replay. */
export function replayPath(table: string, at: number | null = null, seat: number | null = null): string {
  const named = new URLSearchParams();
  if (at !== null) named.set("at", String(at));
  if (seat !== null) named.set("as", String(seat));
  return `/replay/${table}${named.size ? `?${named}` : ""}`;
}

/** One hero or battlefield. An address that somebody has mangled leads to the start page. */
function about(page: "heroes" | "battlefields", id: string): Route {
  try {
    return { page, id: decodeURIComponent(id) };
  } catch {
    return { page: "start" };
  }
}

export const where = $state({ now: read(location.hash) });
addEventListener("hashchange", () => (where.now = read(location.hash)));

export function go(hash: string): void {
  location.hash = hash;
}

/** The same, but one cannot go back to the page that is left. */
export function goInstead(hash: string): void {
  location.replace(`#${hash}`);
}

/** The part after "#" of a seat, of several seats held by one person, or of a spectator's place. */
export function pathTo(table: string, secrets: readonly string[] = []): string {
  return secrets.length ? `/table/${table}/${secrets.join("+")}` : `/table/${table}`;
}

/** The address of a seat of one's own, or of a spectator's place. */
export function linkTo(table: string, ...secrets: string[]): string {
  return addressOf(pathTo(table, secrets));
}

/** The address to be sent to whoever shall have a seat: it is good once. */
export function invitationTo(table: string, invitations: readonly string[]): string {
  return addressOf(`/join/${table}/${invitations.join("+")}`);
}

/** The part after "#" of a draft of people at different screens, for those who speak for these sides. */
export const pathToDraft = (draft: string, secrets: readonly string[]): string => `/draft/${draft}/${secrets.join("+")}`;

/** The address to be sent to whoever shall speak for a side: it is good once. */
export const invitationToDraft = (draft: string, invitation: string): string => addressOf(`/draft-invitation/${draft}/${invitation}`);

function addressOf(hash: string): string {
  const url = new URL(location.href);
  url.hash = hash;
  return url.href;
}
