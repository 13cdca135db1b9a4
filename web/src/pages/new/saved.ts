// Rules with a name, as a family keeps and shares them: in the browser, as a link, and as a file.
// All three hold the same: a preset and settings such as "contracts=SS,SR", as `hollywood rules --set`
// reads them. This file limits the size of what comes from elsewhere. The server decides whether it can be played.
import type { TableCard } from "../../lib/protocol";

export interface SavedRules {
  readonly name: string;
  readonly preset: string;
  /** How many play, as the form writes it; empty if it does not matter. */
  readonly players: string;
  readonly settings: readonly string[];
}

export const MOST_SAVED = 20;
/** The most characters of a name. */
export const LONGEST_NAME = 40;
/** The most bytes of a file that is read. */
export const LARGEST_FILE = 16_384;
const MOST_SETTINGS = 80;
const LONGEST_SETTING = 1_000;
const KIND = "hollywood-rules";

/** A value as an address and the command line write it. */
function written(value: unknown): string {
  if (value === null) return "none";
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The changes as settings; a group that is off comes without its knobs. */
export const settingsOf = (changes: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(changes).map(([name, value]) => `${name}=${written(value)}`);

/** The address of the form with these rules. */
export function linkTo(
  rules: Omit<SavedRules, "name">,
  more: Readonly<Record<string, string>> = {},
  form = "/new",
): string {
  const query = new URLSearchParams({ preset: rules.preset, ...more });
  if (rules.players) query.set("players", rules.players);
  for (const setting of rules.settings) query.append("set", setting);
  return `${form}?${query.toString()}`;
}

/** The rules of a table, as settings. The number of players does not count as a changed rule. */
export function rulesOf(card: Pick<TableCard, "preset" | "players" | "changes">): Omit<SavedRules, "name"> {
  const settings: string[] = [];
  for (const [name, value] of Object.entries(card.changes)) {
    if (name === "form" || (name === "players" && typeof value === "number")) continue;
    if (typeof value === "object" && value !== null && !Array.isArray(value) && name !== "points") {
      for (const [inner, each] of Object.entries(value)) settings.push(`${name}.${inner}=${written(each)}`);
    } else settings.push(`${name}=${written(value)}`);
  }
  return { preset: card.preset, players: String(card.players), settings };
}

const isName = (text: unknown): text is string => typeof text === "string" && /^[a-z-]{1,40}$/.test(text);

/** A name as it is saved: one line, without invisible characters, and not too long. */
export const cleanName = (text: string): string =>
  [...text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ").replace(/\s+/g, " ").trim()].slice(0, LONGEST_NAME).join("").trim();

/** Read rules from elsewhere; null if they are not valid. */
export function readRules(found: unknown): SavedRules | null {
  if (typeof found !== "object" || found === null) return null;
  const { name, preset, players, settings } = found as Record<string, unknown>;
  if (typeof name !== "string" || name.length > 400 || !isName(preset) || !Array.isArray(settings)) return null;
  if (typeof players !== "string" || !/^[2-8]?$/.test(players)) return null;
  const list: unknown[] = settings;
  if (list.length > MOST_SETTINGS) return null;
  const fits = (each: unknown): each is string =>
    typeof each === "string" && each.length <= LONGEST_SETTING && /^[a-z_.]{1,60}=/.test(each);
  const clean = cleanName(name);
  return clean !== "" && list.every(fits) ? { name: clean, preset, players, settings: list } : null;
}

/** The content of a file. */
export const writeFile = (rules: SavedRules): string => `${JSON.stringify({ kind: KIND, ...rules }, null, 2)}\n`;

/** Read the content of a file; null if there are no rules in it. */
export function readFile(text: string): SavedRules | null {
  if (text.length > LARGEST_FILE) return null;
  try {
    const found: unknown = JSON.parse(text);
    return (found as { kind?: unknown } | null)?.kind === KIND ? readRules(found) : null;
  } catch {
    return null;
  }
}

/** The name of the file for rules: letters, digits and hyphens only. */
export const fileName = (name: string): string =>
  `${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "rules"}.json`;

/** The list with these rules; rules of the same name are replaced. */
export const withRules = (list: readonly SavedRules[], rules: SavedRules): SavedRules[] =>
  [...list.filter((each) => each.name !== rules.name), rules].slice(-MOST_SAVED);

/** A list, and after it those of another one whose names it lacks. */
export const alsoFrom = (list: readonly SavedRules[], other: readonly SavedRules[]): SavedRules[] => [
  ...list,
  ...other.filter((each) => !list.some((known) => known.name === each.name)),
];

/** The saved list, without invalid entries. */
export function readList(found: unknown): SavedRules[] {
  if (!Array.isArray(found)) return [];
  return (found as unknown[]).flatMap((each) => readRules(each) ?? []).slice(0, MOST_SAVED);
}

/** The settings as `settingsIn` an address gives them. */
export const pairs = (settings: readonly string[]): [knob: string, text: string][] =>
  settings.map((setting) => {
    const at = setting.indexOf("=");
    return [setting.slice(0, at), setting.slice(at + 1)];
  });
