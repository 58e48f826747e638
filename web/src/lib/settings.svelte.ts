// What this browser's player has set; it stays here.

const KEY = "peerless.settings";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a pause is, compared with the usual one. */
export const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.35, off: 0 };

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  speed: Speed;
  theme: Theme;
  motion: boolean; // pieces glide and cards turn, unless the system asks for less motion
  sound: boolean; // and vibration
  confirm: boolean; // a card is played by its button alone
  chat: boolean; // what others say is shown
  notify: boolean; // the browser says that it is one's turn, where the page is not seen
  name: string; // what one wants to be called; there are no accounts
}

export const LONGEST_NAME = 24;

const USUAL: Settings = { speed: "normal", theme: "system", motion: true, sound: true, confirm: false, chat: true, notify: false, name: "" };

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return {
      speed: kept.speed && SPEEDS.includes(kept.speed) ? kept.speed : USUAL.speed,
      theme: kept.theme && THEMES.includes(kept.theme) ? kept.theme : USUAL.theme,
      motion: kept.motion !== false,
      sound: kept.sound !== false,
      confirm: kept.confirm === true,
      chat: kept.chat !== false,
      notify: kept.notify === true,
      name: typeof kept.name === "string" ? kept.name.slice(0, LONGEST_NAME) : "",
    };
  } catch {
    return { ...USUAL }; // nothing is kept here, or something else
  }
}

export const settings = $state(read());

/** Change a setting, and keep it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: then it holds until the page is closed.
  }
}

export const setSpeed = (speed: Speed): void => set("speed", speed);
export const setSound = (on: boolean): void => set("sound", on);
