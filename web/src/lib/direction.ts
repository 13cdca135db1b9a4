// Right-to-left names, isolated within left-to-right text.

const FSI = "\u2068";
const PDI = "\u2069";
const RUNS_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The text between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, if it has right-to-left
 * letters or digits. Without the isolates, it would reorder the digits and names beside it.
 */
export const isolated = (text: string): string =>
  RUNS_LEFT.test(text) && !text.includes(FSI) ? `${FSI}${text}${PDI}` : text;
