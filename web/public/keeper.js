// Keeps what the page was last made of, so that it loads without a network. Whatever the server
// says is newer, and counts; nothing of a game is kept, since only the server knows a table. It also
// shows "your turn" for the page, which may not do so by itself everywhere.

const STORE = "peerless-1";
const KEPT = "x-peerless-kept";
const PATIENCE = 4000; // milliseconds, for a page that is kept already

const isGame = (path) => /^\/(api\/(tables|records|drafts)|ws|metrics|health)/.test(path);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || isGame(url.pathname)) return;
  event.respondWith(/\/assets\//.test(url.pathname) ? keptFirst(event.request) : serverFirst(event.request));
});

// "Your turn" (web/src/together/notices.ts) leads back to its table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lookAt(event.notification.data));
});

async function lookAt(address) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  return there ? there.focus() : clients.openWindow(address);
}

/** The page itself and what it names: the first time it is opened, it was loaded before this was here. */
async function keepAll() {
  const store = await caches.open(STORE);
  const page = await fetch("./", { cache: "no-cache" });
  if (!page.ok) return;
  const words = await page.clone().text();
  await store.put("./", page);
  const named = [...words.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)].map((found) => found[1]);
  await store.addAll([...named, "./api/content"]);
}

/** Files whose names change with what is in them. */
async function keptFirst(request) {
  const store = await caches.open(STORE);
  return (await store.match(request)) ?? keep(store, request, await fetch(request));
}

async function serverFirst(request) {
  const store = await caches.open(STORE);
  try {
    const before = await store.match(request, { ignoreSearch: request.mode === "navigate" });
    const signal = before && AbortSignal.timeout(PATIENCE);
    return keep(store, request, await fetch(request, signal ? { signal } : {}));
  } catch (fault) {
    const found = (await store.match(request)) ?? (request.mode === "navigate" ? await store.match("./") : undefined);
    if (!found) throw fault;
    const headers = new Headers(found.headers);
    headers.set(KEPT, "1");
    return new Response(found.body, { status: found.status, statusText: found.statusText, headers });
  }
}

async function keep(store, request, response) {
  if (response.ok && response.type === "basic") await store.put(request, response.clone());
  return response;
}
