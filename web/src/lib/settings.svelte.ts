// What this browser's player has set; it stays here.

const KEY = "peerless.settings";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a pause is, compared with the usual one. */
export const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.35, off: 0 };

interface Settings {
  speed: Speed;
  sound: boolean; // and vibration
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { speed: kept.speed && SPEEDS.includes(kept.speed) ? kept.speed : "normal", sound: kept.sound !== false };
  } catch {
    return { speed: "normal", sound: true }; // nothing is kept here, or something else
  }
}

export const settings = $state(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: then it holds until the page is closed.
  }
}

export function setSpeed(speed: Speed): void {
  settings.speed = speed;
  keep();
}

export function setSound(on: boolean): void {
  settings.sound = on;
  keep();
}
