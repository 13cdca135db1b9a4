// A round that is being typed: what is still missing, and the round as the book stores it.
import type { Penalty, Round, Score } from "../../lib/protocol";

/** How a round of gin ended; empty while nobody has said it. */
export type How = NonNullable<Score["how"]>;

/** How the points of a round are typed: as they are written, or from the deadwoods. */
export type Way = "points" | "deadwood";

/** What was touched so far for one table of gin. Numbers are texts while they are typed. */
export interface Table {
  readonly who: number | null;
  readonly how: How;
  readonly points: string;
  /** The knocker's deadwood, and the defender's. */
  readonly deadwood: readonly [string, string];
}

/** The rarely needed parts of a line. */
export interface Extras {
  readonly times: number;
  readonly boxes: string;
  readonly swept: boolean;
  /** Who sat out, if somebody said so. */
  readonly out: number | null;
  /** Whether the person who went out also laid down in that turn. */
  readonly oneTurn: boolean;
  readonly note: string;
}

export type Missing = "who" | "how" | "points" | "deadwood" | null;

export const BLANK: Table = { who: null, how: "", points: "", deadwood: ["", ""] };
export const PLAIN: Extras = { times: 1, boxes: "", swept: false, out: null, oneTurn: false, note: "" };

/** A knocker with gin has no deadwood. */
export const isGin = (how: How): boolean => how === "gin" || how === "big_gin";

/** The next thing to touch; null if the table is complete. */
export function missing(table: Table, way: Way): Missing {
  if (table.how === "draw") return null;
  if (table.who === null) return "who";
  if (table.how === "") return "how";
  if (way === "points") return table.points === "" ? "points" : null;
  const [own, other] = table.deadwood;
  return (own === "" && !isGin(table.how)) || other === "" ? "deadwood" : null;
}

/** Which of the two deadwoods is typed next: the knocker's, then the defender's. */
export const deadwoodTurn = (table: Table): 0 | 1 =>
  isGin(table.how) || (table.deadwood[0] !== "" && table.deadwood[1] !== "") ? 1 : table.deadwood[0] === "" ? 0 : 1;

/** The table as the book stores it; it must be complete. */
export function scoreOf(table: Table, way: Way): Score {
  if (table.how === "draw") return { how: "draw" };
  const score = { how: table.how, who: table.who };
  if (way === "points") return { ...score, points: Number(table.points) };
  const own = isGin(table.how) ? 0 : Number(table.deadwood[0]);
  return { ...score, deadwood: [own, Number(table.deadwood[1])] };
}

/** The touches that lead to a stored table, to change them. */
export function tableOf(score: Score): Table {
  const [own = "", other = ""] = (score.deadwood ?? []).map(String);
  return {
    who: score.who ?? null,
    how: score.how ?? "",
    points: score.points == null ? "" : String(score.points),
    deadwood: [own, other],
  };
}

/** How a stored table was typed. */
export const wayOf = (score: Score | undefined): Way | null =>
  score === undefined || score.how === "draw" ? null : score.deadwood ? "deadwood" : "points";

/** The extras of a stored round. */
export const extrasOf = (round: Round): Extras => ({
  times: round.times ?? 1,
  boxes: round.boxes == null ? "" : String(round.boxes),
  swept: round.swept ?? false,
  out: round.out ?? null,
  oneTurn: round.one_turn != null,
  note: round.note ?? "",
});

/** A round with its extras; whatever says nothing is left out, as the book leaves it out. */
export function withExtras(round: Round, extras: Extras): Round {
  return {
    ...round,
    ...(extras.times === 1 ? {} : { times: extras.times }),
    ...(extras.boxes === "" ? {} : { boxes: Number(extras.boxes) }),
    ...(extras.swept ? { swept: true } : {}),
    ...(extras.out === null ? {} : { out: extras.out }),
    ...(extras.note.trim() === "" ? {} : { note: extras.note.trim() }),
  };
}

/** What one person scores in a hand of May-I, while it is typed. */
export interface Typed {
  readonly points: string;
  /** The cards left, by rank; null while points are typed. */
  readonly left: readonly string[] | null;
}

export const UNTYPED: Typed = { points: "", left: null };
export const OUT: Typed = { points: "0", left: null };

export const isTyped = (each: Typed): boolean => (each.left === null ? each.points !== "" : each.left.length > 0);

/** The first person after `from` without points, going around; -1 if there is nobody. */
export function nextPerson(typed: readonly Typed[], from: number): number {
  for (let step = 1; step <= typed.length; step++) {
    const at = (from + step) % typed.length;
    if (!isTyped(typed[at]!)) return at;
  }
  return -1;
}

/** The penalties as the book stores them. */
export const penaltiesOf = (typed: readonly Typed[]): Penalty[] =>
  typed.map((each) => (each.left === null ? { points: Number(each.points) } : { left: each.left.join(" ") }));

/** The person who went out; null if it is nobody, or not one person. */
export function whoWentOut(typed: readonly Typed[]): number | null {
  const out = typed.flatMap((each, person) => (each.left === null && each.points === "0" ? [person] : []));
  return out.length === 1 ? out[0]! : null;
}

/** The hand as the book stores it. No card left, and not 0 points: the rules count the bonus of one turn. */
export function handOf(typed: readonly Typed[], extras: Extras): Round {
  const penalties = penaltiesOf(typed);
  const out = extras.oneTurn ? whoWentOut(typed) : null;
  if (out === null) return withExtras({ penalties }, extras);
  return withExtras({ penalties: penalties.map((each, person) => (person === out ? { left: "" } : each)), one_turn: out }, extras);
}

/** The touches that lead to stored penalties. */
export const typedOf = (penalties: readonly Penalty[]): Typed[] =>
  penalties.map(({ points, left }) => ({
    points: left === "" ? "0" : points == null ? "" : String(points),
    left: left ? left.split(/[\s,]+/).filter(Boolean) : null,
  }));
