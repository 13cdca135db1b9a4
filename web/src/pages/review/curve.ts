// The curve of a match: all its points in a row, from the first player's side, and the mistakes on
// it.
import type { ReviewHead, ReviewMistake, ReviewSummary } from "../../lib/protocol";

export interface Point {
  readonly part: number;
  readonly step: number;
  /** The round it is in. */
  readonly round: number;
  /** What has just happened: the deal, a draw by its number in the round, or the end. */
  readonly what: "deal" | "end" | number;
  /** Percent of matches won, or points ahead, for the first player. */
  readonly value: number;
  /** In the contract game everybody's chance of first place, in percent, by seat. */
  readonly everyone: readonly number[];
}

export interface Flag extends ReviewMistake {
  readonly part: number;
  /** A position between the points: their number, and a fraction toward the next. */
  readonly at: number;
  readonly value: number;
}

export interface Curve {
  readonly points: readonly Point[];
  readonly flags: readonly Flag[];
  /** Where each round begins: the number of its first point. */
  readonly starts: readonly { readonly head: ReviewHead; readonly at: number }[];
  readonly percent: boolean;
  /** How many lines there are; one stands for two opponents. */
  readonly lines: number;
}

/** A mistake's place in the match. */
export interface Mistake {
  readonly part: number;
  readonly step: number;
  readonly number: number;
}

/** Whether the curve of a review can be drawn: for two opponents, or for the contract game. */
export const hasCurve = (summary: ReviewSummary): boolean =>
  (summary.people.length === 2 || summary.family === "contract") &&
  summary.rounds.some((head) => head.curve.length > 0);

/** All points and flags of a match of two, or of the contract game. */
export function curveOf(summary: ReviewSummary): Curve {
  const percent = summary.match_unit === "%";
  const points: Point[] = [];
  const flags: Flag[] = [];
  const starts: { head: ReviewHead; at: number }[] = [];
  for (const head of summary.rounds) {
    const begin = points.length;
    starts.push({ head, at: begin });
    head.curve.forEach((spot, index) => {
      const stands = percent ? (spot.match ?? 50) : spot.points;
      const first = head.seats[0] === 0;
      const last = head.ending !== null && index === head.curve.length - 1;
      points.push({
        part: head.part,
        step: spot.step,
        round: head.round_number,
        what: index === 0 ? "deal" : last ? "end" : index,
        everyone: spot.everyone,
        value: first ? stands : percent ? 100 - stands : -stands,
      });
    });
    for (const mistake of head.mistakes) {
      const at = placeOf(points, begin, mistake.step);
      flags.push({ ...mistake, part: head.part, at, value: valueAt(points, at, mistake.seat) });
    }
  }
  return { points, flags, starts, percent, lines: points[0]?.everyone.length || 1 };
}

/** The position of a step among the points of its round, which begin at `begin`. */
export function placeOf(points: readonly Pick<Point, "step">[], begin: number, step: number): number {
  let before = begin;
  while (before + 1 < points.length && points[before + 1]!.step <= step) before += 1;
  const [here, next] = [points[before], points[before + 1]];
  if (!here || !next || next.step <= here.step) return before;
  return before + Math.max(0, (step - here.step) / (next.step - here.step));
}

/** The value of a seat's line at a point; without its own line, that of the curve. */
export const lineAt = (point: Pick<Point, "value" | "everyone">, seat: number): number =>
  point.everyone[seat] ?? point.value;

/** The value of a seat's line between two points. */
export function valueAt(points: readonly Pick<Point, "value" | "everyone">[], at: number, seat: number): number {
  const here = points[Math.floor(at)];
  const next = points[Math.ceil(at)] ?? here;
  if (!here || !next) return 0;
  return lineAt(here, seat) + (lineAt(next, seat) - lineAt(here, seat)) * (at - Math.floor(at));
}

/** The position of a step of a round on the whole curve; null if it has none. */
export function placeIn(curve: Curve, part: number, step: number): number | null {
  const start = curve.starts.find((each) => each.head.part === part);
  if (!start || start.head.curve.length === 0) return null;
  const own = curve.points.slice(start.at, start.at + start.head.curve.length);
  return start.at + placeOf(own, 0, step);
}

/** The mistake after a step, or after a decision at it, or the one before; null if there is none. */
export function mistakeFrom(
  summary: Pick<ReviewSummary, "rounds">,
  part: number,
  step: number,
  number: number | null,
  way: 1 | -1,
): Mistake | null {
  const all = summary.rounds
    .flatMap((head) => head.mistakes.map((each) => ({ part: head.part, step: each.step, number: each.number })))
    .sort((a, b) => a.part - b.part || a.step - b.step || a.number - b.number);
  const beyond = (each: Mistake): boolean =>
    way * (each.part - part || each.step - step || (number === null ? 0 : each.number - number)) > 0;
  return (way === 1 ? all.find(beyond) : all.findLast(beyond)) ?? null;
}
