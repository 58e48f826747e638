// Whether the page is as it was kept by the browser, because the server cannot be reached.

export const network = $state({ offline: !navigator.onLine, kept: false });

addEventListener("online", () => (network.offline = false));
addEventListener("offline", () => (network.offline = true));

/** What the keeper of the page (public/keeper.js) puts on an answer that it has kept from before. */
export const KEPT = "x-peerless-kept";

export function note(response: Response): void {
  network.kept = response.headers.has(KEPT);
}

/** The page can be installed, and loads without a network. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("./keeper.js").catch(() => {}); // a browser that keeps nothing
}
