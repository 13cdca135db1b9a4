// Bots that follow a person: what this browser, or the account, remembers between two tables.
import type { Followed, PresetShown, TableCard } from "./protocol";
import { set, settings } from "./settings.svelte";

/** What is chosen in place of a level. */
export const FOLLOWS = "follows";
/** The level that somebody begins with who is not known yet. */
const BEGIN = "club";

type Family = TableCard["family"];
/** How strong somebody seems to be, and from how many matches. */
type Known = Pick<Followed, "rating" | "matches">;

function all(): Partial<Record<Family, Known>> {
  try {
    return (JSON.parse(settings.followed || "{}") ?? {}) as Partial<Record<Family, Known>>;
  } catch {
    return {}; // another writer's: begin anew
  }
}

/** What is known of the person in a family of games; without any match, the usual level. */
export function knownOf({ family, strengths }: Pick<PresetShown, "family" | "strengths">): Followed {
  const found = all()[family];
  const whole = found !== undefined && Number.isInteger(found.rating) && Number.isInteger(found.matches);
  return whole ? { ...found, most: null } : { rating: strengths[BEGIN] ?? 0, matches: 0, most: null };
}

/** Remember what a table has learned of the person, unless more is known by now. */
export function remember(family: Family, { rating, matches }: Followed): void {
  const known = all();
  if (matches > (known[family]?.matches ?? 0)) void set("followed", JSON.stringify({ ...known, [family]: { rating, matches } }));
}

/** The level that bots would play now: the nearest one, of two equally near the weaker. */
export function levelFor(rating: number, levels: readonly string[], strengths: Readonly<Record<string, number>>): string {
  const far = (level: string): number => Math.abs((strengths[level] ?? Infinity) - rating);
  return levels.reduce((best, level) => (far(level) < far(best) ? level : best), levels[0] ?? BEGIN);
}
