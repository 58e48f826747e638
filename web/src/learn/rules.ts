// The rules as the page tells them: chapters of sections. What each says is in the words; an example
// is a scenario that the server plays.

export interface Section {
  id: string;
  example?: string;
  parts?: boolean; // with a card and what is on it
}

export interface Chapter {
  id: string;
  sections: Section[];
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: "basics",
    sections: [{ id: "aim" }, { id: "fighters" }, { id: "battlefield", example: "zones" }, { id: "setup" }, { id: "turn" }],
  },
  {
    id: "actions",
    sections: [
      { id: "maneuver", example: "maneuver" },
      { id: "boost" },
      { id: "passages", example: "passages" },
      { id: "scheme", example: "scheme" },
    ],
  },
  {
    id: "combat",
    sections: [
      { id: "attack", example: "reach" },
      { id: "cards", parts: true },
      { id: "combat", example: "combat" },
      { id: "timing", example: "timing" },
      { id: "won" },
    ],
  },
  {
    id: "end",
    sections: [{ id: "texts" }, { id: "exhaustion", example: "exhaustion" }, { id: "defeat", example: "defeat" }],
  },
  { id: "together", sections: [{ id: "team" }, { id: "free" }, { id: "coop" }] },
];

/** What is asked at tables; the server says which of them matter for a hero. */
export const RULINGS = [
  "cancel",
  "uncancelable",
  "bonus",
  "becomes",
  "ignore",
  "started",
  "boost",
  "deck",
  "place",
  "swap",
  "others",
  "return",
  "damage",
  "prevented",
  "recover",
  "action",
  "random",
  "look",
  "state",
  "linked",
  "away",
  "stuck",
] as const;

/** A term, and the section of the rules that says more. */
export const TERMS: Readonly<Record<string, string>> = {
  maneuver: "maneuver",
  scheme: "scheme",
  boost: "boost",
  "move-value": "maneuver",
  adjacent: "battlefield",
  zone: "battlefield",
  melee: "attack",
  ranged: "attack",
  sidekick: "fighters",
  opposing: "attack",
  immediately: "timing",
  during: "timing",
  after: "timing",
  won: "won",
  cancel: "timing",
  ignore: "combat",
  place: "texts",
  recover: "defeat",
  defeated: "defeat",
  discard: "cards",
  exhausted: "exhaustion",
  versatile: "cards",
  passage: "passages",
  threat: "coop",
  objective: "coop",
  initiative: "coop",
  doom: "coop",
};
