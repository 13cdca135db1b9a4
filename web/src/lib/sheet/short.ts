// Names for columns too narrow for whole ones: "Lucky King 76" is LK76, "Maximilian" is Max.

const LONGEST = 5;

function shortened(name: string): string {
  const signs = Array.from(name.trim());
  if (signs.length <= LONGEST) return signs.join("");
  const words = name.trim().split(/\s+/);
  const number = /^\d{1,2}$/.exec(words.at(-1) ?? "")?.[0] ?? "";
  const named = number ? words.slice(0, -1) : words;
  if (named.length < 2) return `${Array.from(named[0] ?? "").slice(0, 3).join("")}${number || "."}`;
  const initials = named.slice(0, 3).map((word) => Array.from(word)[0]!.toLocaleUpperCase());
  return initials.join("") + number;
}

/** A short form of every name, no two alike. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map(shortened);
  return short.map((name, at) =>
    short.some((other, i) => i !== at && other === name) ? `${Array.from(name).slice(0, 3).join("")}${at + 1}` : name,
  );
}
