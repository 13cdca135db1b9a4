// What this browser keeps of a deal, to compare with later claims: the commitments shown before it,
// and the person's contribution to the shuffle.
import { hexOf, randomHex } from "../../lib/random";

export interface Seal {
  readonly commitments: readonly string[];
  readonly contribution: string;
  /** How many tries for this deal were void before; 0 if it is absent. */
  readonly tries?: number;
  /** The players' seals by seat, as they were when they were closed. */
  readonly sealed?: readonly string[];
}

const STORED_AS = "hollywood.seals";
const KEPT = 60;
/** The most bytes that a person's contribution may have. */
const MOST = 64;
const RANDOM = 32;

/** A contribution to the shuffle, in hexadecimal: random bytes, followed by the person's own words. */
export function contribution(words: string): string {
  const own = new TextEncoder().encode(words.trim()).slice(0, MOST - RANDOM);
  return randomHex(RANDOM) + hexOf(own);
}

type Kept = [name: string, seal: Seal][];

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return []; // nothing readable is stored: then there is nothing to compare
  }
}

/** Store what was shown and added before a deal. */
export function keepSeal(table: string, round: number, seal: Seal): void {
  const name = `${table}/${round}`;
  const others = read().filter((each) => each[0] !== name);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([[name, seal], ...others].slice(0, KEPT)));
  } catch {
    // A private window may store nothing; then the deal can be checked without it.
  }
}

/** What was stored before a deal, if anything. */
export const keptSeal = (table: string, round: number): Seal | null =>
  read().find((each) => each[0] === `${table}/${round}`)?.[1] ?? null;

/** A long number abbreviated, enough to compare by eye. */
export const short = (hex: string): string => `${hex.slice(0, 6)} … ${hex.slice(-4)}`;
