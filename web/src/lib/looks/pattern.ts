// The positions of the pips of a printed card, on a card of 100 by 140.

const [LEFT, MIDDLE, RIGHT] = [36, 50, 64];
const [TOP, BOTTOM] = [28, 112];
const CENTRE = 70;
/** The rows of nine and ten, at thirds of the height. */
const third = (rows: number): number => TOP + ((BOTTOM - TOP) * rows) / 3;

type Pip = readonly [x: number, y: number];
const sides = (...rows: number[]): Pip[] => rows.flatMap((y): Pip[] => [[LEFT, y], [RIGHT, y]]);
const middle = (...rows: number[]): Pip[] => rows.map((y): Pip => [MIDDLE, y]);

const PATTERNS: readonly (readonly Pip[])[] = [
  [],
  middle(CENTRE),
  middle(TOP, BOTTOM),
  middle(TOP, CENTRE, BOTTOM),
  sides(TOP, BOTTOM),
  [...sides(TOP, BOTTOM), ...middle(CENTRE)],
  sides(TOP, CENTRE, BOTTOM),
  [...sides(TOP, CENTRE, BOTTOM), ...middle(49)],
  [...sides(TOP, CENTRE, BOTTOM), ...middle(49, 91)],
  [...sides(TOP, third(1), third(2), BOTTOM), ...middle(CENTRE)],
  [...sides(TOP, third(1), third(2), BOTTOM), ...middle(42, 98)],
];

/** The centers of the pips of a rank, 1 to 10; none for a court card. */
export const pipsOf = (rank: number): readonly Pip[] => PATTERNS[rank] ?? [];
