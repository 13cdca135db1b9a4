// The house rules of a table in plain words: what its rules say, and those of the preset do not.
import type { Section, TableCard } from "../../../lib/protocol";

/** Some house rules, and what they are about. */
export interface HouseRules {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Every sentence and row of a section. */
const linesOf = (section: Section): string[] => [...section.sentences, ...section.rows.map((row) => row.join(": "))];

/** The lines that are only in the rules of the table, by section. */
export function houseRules(own: readonly Section[], usual: readonly Section[]): HouseRules[] {
  const known = new Set(usual.flatMap(linesOf));
  return own
    .map((section) => ({ title: section.title, lines: linesOf(section).filter((line) => !known.has(line)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The changes of a table that are no house rules: how many play, and in which form. */
export function usualChanges(changes: TableCard["changes"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => name === "players" || name === "form"));
}
