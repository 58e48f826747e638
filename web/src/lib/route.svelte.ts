// Pages by the part of the address after "#", which is never sent to a server: it holds secrets.

export type Route =
  | { page: "start" }
  | { page: "new" }
  | { page: "credits" }
  | { page: "table"; table: string; secrets: string[] };

function read(hash: string): Route {
  const [page, table, secrets] = hash.replace(/^#\/?/, "").split("/");
  if (page === "table" && table) {
    return { page, table, secrets: secrets ? secrets.split("+") : [] };
  }
  return page === "new" || page === "credits" ? { page } : { page: "start" };
}

export const where = $state({ now: read(location.hash) });
addEventListener("hashchange", () => (where.now = read(location.hash)));

export function go(hash: string): void {
  location.hash = hash;
}

/** The address of a seat, to be sent to whoever shall have it. */
export function linkTo(table: string, secret?: string): string {
  const url = new URL(location.href);
  url.hash = secret ? `/table/${table}/${secret}` : `/table/${table}`;
  return url.href;
}
