// How the games of the house are grouped in a list.
import { listed, t } from "../../lib/i18n.svelte";
import type { PresetShown } from "../../lib/protocol";

export const FAMILIES = ["hollywood", "gin", "contract"] as const;
export type FamilyId = (typeof FAMILIES)[number];

/** Hollywood gin and its traditions, the other gins, and the contract games. */
export const familyOf = (preset: Pick<PresetShown, "name" | "family">): FamilyId =>
  preset.family === "contract" ? "contract" : preset.name.startsWith("hollywood") ? "hollywood" : "gin";

export interface Family {
  readonly id: FamilyId;
  readonly presets: readonly PresetShown[];
}

/** The presets by family, each in the order of the house; an empty family is left out. */
export const families = (presets: readonly PresetShown[]): Family[] =>
  FAMILIES.map((id) => ({ id, presets: presets.filter((preset) => familyOf(preset) === id) })).filter(
    (family) => family.presets.length > 0,
  );

/** The number of players of a game, in words. */
export function playersWords(counts: readonly number[]): string {
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  if (counts.length > 2 && last - first === counts.length - 1) {
    return t("rules.players.range", { low: first, high: last });
  }
  return t("rules.players", { list: listed(counts.map(String)) });
}
