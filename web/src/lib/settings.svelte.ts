// The settings of the pages: kept in this browser, and with an account on all devices.
import { api } from "./api";
import { browserLanguage, isLanguage, setLanguage, type Language } from "./i18n.svelte";
import { loadDrawings } from "./looks.svelte";
import { notify } from "./notices.svelte";

export type Theme = "auto" | "light" | "dark";
export type Speed = "still" | "quick" | "normal" | "slow";
export type HandOrder = "melds" | "rank" | "suit" | "manual";
export type SheetLayout = "columns" | "we-they";
export type Deck = (typeof CHOICES.deck)[number];
export type Back = (typeof CHOICES.back)[number];
export type Felt = (typeof CHOICES.felt)[number];
export type Volume = "soft" | "medium" | "loud";

export interface Settings {
  theme: Theme;
  fourColour: boolean;
  largeCards: boolean;
  /** The look of faces, backs and tables; the first of each comes with the page. */
  deck: Deck;
  back: Back;
  felt: Felt;
  speed: Speed;
  showDeadwood: boolean;
  order: HandOrder;
  sound: boolean;
  volume: Volume;
  /** Whether sounds were offered already. */
  soundOffered: boolean;
  /** A tap on the picked card plays it. */
  tapPlays: boolean;
  /** A discard needs a confirmation. */
  askDiscard: boolean;
  /** The chat at the tables is shown and read aloud. */
  chat: boolean;
  /** Seconds that this person needs more than others to answer a May-I offer. */
  moreTime: (typeof CHOICES.moreTime)[number];
  language: Language;
  sheetLayout: SheetLayout;
  /** What bots that follow this person have learned: see `following.ts`. */
  followed: string;
}

export const CHOICES = {
  theme: ["auto", "light", "dark"],
  speed: ["still", "quick", "normal", "slow"],
  order: ["melds", "rank", "suit", "manual"],
  sheetLayout: ["columns", "we-they"],
  volume: ["soft", "medium", "loud"],
  deck: ["clear", "large", "classic"],
  back: ["rays", "lattice", "waves", "plain"],
  felt: ["green", "blue", "wine", "slate"],
  moreTime: [0, 10, 20],
} as const;

const STORED_AS = "hollywood.settings";
const SAVE_AFTER = 800;

export const defaults = (): Settings => ({
  theme: "auto",
  fourColour: true,
  largeCards: false,
  deck: "clear",
  back: "rays",
  felt: "green",
  speed: "normal",
  showDeadwood: true,
  order: "melds",
  sound: false,
  volume: "medium",
  soundOffered: false,
  tapPlays: false,
  askDiscard: false,
  chat: true,
  moreTime: 0,
  language: browserLanguage(),
  sheetLayout: "columns",
  followed: "",
});

/** Take the valid settings; ignore values from other versions or other writers. */
export function merged(base: Settings, found: unknown): Settings {
  if (typeof found !== "object" || found === null) return base;
  const given = found as Record<string, unknown>;
  const next = { ...base } as Record<string, unknown>;
  for (const [name, old] of Object.entries(base)) {
    const value = given[name];
    if (typeof value !== typeof old) continue;
    if (name === "language" && !isLanguage(value)) continue;
    if (Object.hasOwn(CHOICES, name)) {
      const allowed: readonly unknown[] = CHOICES[name as keyof typeof CHOICES];
      if (!allowed.includes(value)) continue;
    }
    next[name] = value;
  }
  return next as unknown as Settings;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) ?? "null");
  } catch {
    return null; // the browser stores nothing, or the text is not JSON: the defaults apply
  }
}

export const settings: Settings = $state(defaults());

let keptByServer = false;
let saving: ReturnType<typeof setTimeout> | undefined;

/** Read the settings stored in this browser, and show the page accordingly; wait for the necessary drawings. */
export function startSettings(): Promise<void> {
  Object.assign(settings, merged(settings, stored()));
  const drawn = show();
  addEventListener("storage", (event) => {
    if (event.key === STORED_AS) void take(stored());
  });
  return drawn;
}

/** Change one setting. */
export async function set<K extends keyof Settings>(name: K, value: Settings[K]): Promise<void> {
  if (name === "language") await setLanguage(value as Language);
  settings[name] = value;
  void show();
  keep();
  if (!keptByServer) return;
  clearTimeout(saving);
  saving = setTimeout(() => {
    api.saveSettings({ settings: { ...settings } }).catch(notify);
  }, SAVE_AFTER);
}

/** Use the settings of an account; from now on changes are sent to it. */
export async function followAccount(found: Record<string, unknown>): Promise<void> {
  keptByServer = true;
  await take(found);
  keep();
}

/** Keep settings in this browser only. */
export function leaveAccount(): void {
  keptByServer = false;
  clearTimeout(saving);
}

async function take(found: unknown): Promise<void> {
  const next = merged(settings, found);
  if (next.language !== settings.language) await setLanguage(next.language);
  Object.assign(settings, next);
  void show();
}

function keep(): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(settings));
  } catch {
    // A private window may refuse to store anything; the settings last as long as the page is open.
  }
}

/** Apply the settings to the page; the promise resolves when everything they need is loaded. */
async function show(): Promise<void> {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["suits"] = settings.fourColour ? "four" : "two";
  root.dataset["cards"] = settings.largeCards ? "large" : "normal";
  root.dataset["speed"] = settings.speed;
  const looks = ["deck", "back", "felt"] as const;
  for (const look of looks) root.dataset[look] = settings[look];
  if (looks.some((look) => settings[look] !== CHOICES[look][0])) await loadDrawings();
}

const stillWished = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const FACTORS: Record<Speed, number> = { still: 0, quick: 0.5, normal: 1, slow: 1.8 };

/** The duration of a movement that takes `ms` at normal speed; 0 if movement is off. */
export const duration = (ms: number): number =>
  stillWished() ? 0 : Math.round(ms * FACTORS[settings.speed]);
