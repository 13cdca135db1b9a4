// The people of a new sheet: how many a game takes, and names that can stand on one sheet.
/** The longest name, in characters. */
export const LONGEST = 24;

/** A name as it stands on a sheet: one line, without blanks at its ends, and not too long. */
export const cleanName = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ").replace(/\s+/g, " ").trim()].slice(0, LONGEST).join("").trim();

/** How many people can stand on a sheet of this game; `form` among the changes says how they play gin. */
export function countsOf(family: "gin" | "contract", changes: Readonly<Record<string, unknown>>): readonly number[] {
  if (family === "contract") return [2, 3, 4, 5, 6, 7, 8];
  const form = changes["form"];
  if (form === undefined) return [2, 3, 4, 6, 8];
  return form === "two_handed" ? [2] : form === "partnership" ? [4, 6, 8] : [3];
}

/** What is wrong with the names; null if nothing is. */
export function wrong(names: readonly string[], counts: readonly number[]): "names" | "twice" | "count" | null {
  if (!counts.includes(names.length)) return "count";
  if (names.some((name) => cleanName(name) === "")) return "names";
  const plain = names.map((name) => cleanName(name).toLocaleLowerCase());
  return new Set(plain).size < plain.length ? "twice" : null;
}

/** The names with a chip pressed: it leaves the sheet, or takes the first empty place, or a new one. */
export function pressed(names: readonly string[], chip: string, most: number): string[] {
  if (names.includes(chip)) return names.map((name) => (name === chip ? "" : name));
  const empty = names.findIndex((name) => name.trim() === "");
  if (empty >= 0) return names.map((name, at) => (at === empty ? chip : name));
  return names.length < most ? [...names, chip] : [...names];
}

/** As many places as wanted: filled ones stay, and empty ones leave first. */
export function resized(names: readonly string[], count: number): string[] {
  let kept = [...names];
  while (kept.length > count) {
    const empty = kept.findLastIndex((name) => name.trim() === "");
    kept = kept.filter((_, at) => at !== (empty >= 0 ? empty : kept.length - 1));
  }
  return [...kept, ...Array.from({ length: count - kept.length }, () => "")];
}
