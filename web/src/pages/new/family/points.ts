// The points of cards left in a hand, as a list of ranks or ranges of ranks.
// The server reads and writes them as one line of JSON: {"2-9":5,"T":10,"XX":50}.
import { JOKER, RANKS } from "../../../lib/cards";

/** Consecutive ranks that count the same; `first` and `last` are letters of ranks, or both the joker. */
export interface Price {
  readonly first: string;
  readonly last: string;
  readonly points: number;
}

export const MOST_POINTS = 500;
/** The ranks that have points, from ace to king, and the joker. */
export const PRICED: readonly string[] = [...RANKS, JOKER];

/** Read a table of points as a list; null if it is not valid. */
export function readPoints(text: unknown): Price[] | null {
  let table: unknown = text;
  if (typeof text === "string") {
    try {
      table = JSON.parse(text);
    } catch {
      return null;
    }
  }
  if (typeof table !== "object" || table === null || Array.isArray(table)) return null;
  const prices: Price[] = [];
  for (const [name, points] of Object.entries(table)) {
    const [first = "", last = first, ...rest] = name === JOKER ? [JOKER] : name.split("-");
    if (rest.length || !PRICED.includes(first) || !PRICED.includes(last)) return null;
    if (!Number.isSafeInteger(points)) return null;
    prices.push({ first, last, points: points as number });
  }
  return prices.length <= PRICED.length ? inOrder(prices) : null;
}

/** The table as the server writes it. Names of digits would come first in an object, so this builds the text itself. */
export const writePoints = (prices: readonly Price[]): string =>
  `{${prices.map(({ first, last, points }) => `"${first === last ? first : `${first}-${last}`}":${points}`).join(",")}}`;

const place = (rank: string): number => PRICED.indexOf(rank);
const inOrder = (prices: readonly Price[]): Price[] => [...prices].sort((a, b) => place(a.first) - place(b.first));

/**
 * The list after one row became another range: other rows lose the ranks that it takes, and ranks
 * that it leaves go to the row beside them. So every rank has points exactly once.
 */
export function ranged(prices: readonly Price[], index: number, first: string, last: string): Price[] {
  const old = prices[index]!;
  if (place(last) < place(first)) last = first;
  const owners: (number | null)[] = PRICED.map(() => null);
  for (const [row, price] of prices.entries()) if (row !== index) owners.fill(row, place(price.first), place(price.last) + 1);
  owners.fill(index, place(first), place(last) + 1);
  const joker = owners.pop() ?? null;
  // A rank without a row belongs to the one before it, or to the first one after it.
  for (let rank = 1; rank < owners.length; rank++) owners[rank] ??= owners[rank - 1] ?? null;
  for (let rank = owners.length - 2; rank >= 0; rank--) owners[rank] ??= owners[rank + 1] ?? null;
  const pointsOf = (row: number | null): number => (row === null ? old.points : prices[row]!.points);
  const next = grouped(owners.map((row, rank) => ({ rank: PRICED[rank]!, row, points: pointsOf(row) })));
  return joker === null ? next : [...next, { first: JOKER, last: JOKER, points: pointsOf(joker) }];
}

function grouped(ranks: readonly { rank: string; row: number | null; points: number }[]): Price[] {
  const next: Price[] = [];
  let row: number | null | undefined;
  for (const each of ranks) {
    const last = next.at(-1);
    if (last && row === each.row) next[next.length - 1] = { ...last, last: each.rank };
    else next.push({ first: each.rank, last: each.rank, points: each.points });
    row = each.row;
  }
  return next;
}

/** The list with a row of its own for the last rank of a row, so that it can have other points. */
export function split(prices: readonly Price[], index: number): Price[] {
  const { first, last, points } = prices[index]!;
  if (first === last) return [...prices];
  const before = PRICED[place(last) - 1]!;
  return prices.toSpliced(index, 1, { first, last: before, points }, { first: last, last, points });
}

/** The list without a row. Its ranks join the row before it; those of the first row join the next one. */
export function joined(prices: readonly Price[], index: number): Price[] {
  const gone = prices[index]!;
  const rest = prices.toSpliced(index, 1);
  if (gone.first === JOKER) return rest;
  const heir = index > 0 ? index - 1 : 0;
  const to = rest[heir];
  if (to === undefined || to.first === JOKER) return [...prices];
  rest[heir] = index > 0 ? { ...to, last: gone.last } : { ...to, first: gone.first };
  return rest;
}
