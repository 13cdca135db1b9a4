// The figures behind the charts: lines, bars and bands in SVG coordinates. No page code.
import { language } from "../../lib/i18n.svelte";

/** A share as a percentage. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** A number with at most this many decimal places. */
export const rounded = (value: number, places = 2): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: places }).format(value);

/** A number with its sign, for differences. */
export const signed = (value: number, places = 1): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: places, signDisplay: "exceptZero" }).format(value);

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** A scale with round ticks that holds all values. */
export function scaleFor(values: readonly number[], wanted = 5): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || 1;
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

/** The position of a value on a scale, in a chart of this height, from the top. */
export const yOf = (value: number, scale: Scale, height: number): number =>
  height - ((value - scale.low) / (scale.high - scale.low)) * height;

/** A line through points as an SVG path. */
export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export interface Bin {
  /** From this deadwood, up to and including this. */
  readonly low: number;
  readonly high: number;
  readonly count: number;
  /** The theoretical number for the same number of hands. */
  readonly expected: number;
}

/** Collect counts and theory in bins of `width`, from the first to the last nonempty one. */
export function bins(counts: readonly number[], theory: readonly number[], width: number): Bin[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const whole = theory.reduce((sum, count) => sum + count, 0);
  const found: Bin[] = [];
  for (let low = 0; low < counts.length; low += width) {
    const high = Math.min(low + width, counts.length) - 1;
    const sum = (list: readonly number[]): number =>
      list.slice(low, high + 1).reduce((all, count) => all + count, 0);
    found.push({ low, high, count: sum(counts), expected: (sum(theory) / whole) * total });
  }
  return found;
}

/** What to say about the distance of a mean from theory, in standard errors. */
export type Verdict = "usual" | "unusual" | "rare";

/** Within two: consistent with chance; within three: rare; beyond: worth a look. */
export const verdictOf = (z: number): Verdict =>
  Math.abs(z) < 2 ? "usual" : Math.abs(z) < 3 ? "unusual" : "rare";

/** The running sum of points. */
export function running(points: readonly number[]): number[] {
  let sum = 0;
  return points.map((each) => (sum += each));
}

