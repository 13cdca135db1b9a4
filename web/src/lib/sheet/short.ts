// Names for columns too narrow for whole ones: "Lucky King 76" is LK76, "Maximilian" is Max.

const LONGEST = 5;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** The characters of a name as a reader counts them: a family emoji is one. */
const characters = (name: string): string[] => Array.from(graphemes.segment(name), ({ segment }) => segment);

function shortened(name: string): string {
  const signs = characters(name.trim());
  if (signs.length <= LONGEST) return signs.join("");
  const words = name.trim().split(/\s+/);
  const number = /^\(?(\d{1,2})\)?$/.exec(words.at(-1) ?? "")?.[1] ?? "";
  const named = number ? words.slice(0, -1) : words;
  if (named.length < 2) return `${characters(named[0] ?? "").slice(0, 3).join("")}${number || "."}`;
  const initials = named.slice(0, 3).map((word) => characters(word)[0]!.toLocaleUpperCase());
  return initials.join("") + number;
}

/** A short form of every name, no two alike. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortened);
  return short.map((name, at) =>
    short.some((other, i) => i !== at && other === name) ? `${characters(name).slice(0, 3).join("")}${at + 1}` : name,
  );
}
