// Where the other players sit around the felt: clockwise, from the viewer's left over the top to the right.

export interface Seating {
  /** How many sit at the left, along the top, and at the right; together all of them. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
}

export type Shape = "upright" | "wide" | "low";

/** The height of a plate with its gap, in px: small ones on a low felt. */
const PLATE = { low: 52, wide: 64 } as const;

/**
 * Seat the others around a felt of this `height` in px. Where it is low, the sides take as many as they can, because
 * a row along the top costs the height that the melds need.
 */
export function seated(others: number, shape: Shape, height: number): Seating {
  if (others < 2) return { left: 0, top: others, right: 0 };
  const half = Math.floor(others / 2);
  if (shape === "upright") return sides(others, others > 7 ? 3 : others > 5 ? 2 : 1);
  const room = Math.max(1, Math.floor(height / PLATE[shape]));
  if (shape === "wide") return sides(others, Math.min(room, half, Math.floor(others / 3) || 1));
  const odd = others % 2 === 1 && others > 3 && half < room;
  return odd ? { left: half + 1, top: 0, right: half } : sides(others, Math.min(room, half));
}

const sides = (others: number, each: number): Seating => ({ left: each, top: others - 2 * each, right: each });

/** The places of the others, clockwise, from the left of `place`; all places for a spectator. */
export function clockwise(seats: number, place: number | null): number[] {
  const all = Array.from({ length: seats }, (_, at) => at);
  return place === null ? all : [...all.slice(place + 1), ...all.slice(0, place)];
}

/** How many letters the longest word of a name has, at least six: the name is as large as that allows. */
export const lettersOf = (name: string): number => Math.max(6, ...name.split(/\s+/).map((word) => word.length));
