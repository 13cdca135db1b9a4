// What this browser keeps of a deal, to hold against what is told afterwards: the seals that were shown
// before it, and what the person added to the shuffle.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ProofShown } from "../../lib/protocol";
import { randomHex } from "../../lib/random";

export interface Seal {
  readonly commitments: readonly string[];
  readonly contribution: string;
}

const STORED_AS = "hollywood.seals";
const KEPT = 60;
/** The most bytes that a person's contribution may have. */
const MOST = 64;
const RANDOM = 16;

/** A contribution to the shuffle, in hexadecimal: random bytes, and after them the person's own words. */
export function contribution(words: string): string {
  const own = utf8ToBytes(words.trim()).slice(0, MOST - RANDOM);
  return randomHex(RANDOM) + bytesToHex(own);
}

type Kept = [name: string, seal: Seal][];

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return []; // nothing readable is kept: then there is nothing to compare
  }
}

/** Keep what was shown and added before a deal. */
export function keepSeal(table: string, round: number, seal: Seal): void {
  const name = `${table}/${round}`;
  const others = read().filter((each) => each[0] !== name);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([[name, seal], ...others].slice(0, KEPT)));
  } catch {
    // A private window may keep nothing; then the deal can be checked without it.
  }
}

/** What was kept before a deal, if anything. */
export const keptSeal = (table: string, round: number): Seal | null =>
  read().find((each) => each[0] === `${table}/${round}`)?.[1] ?? null;

export interface Checked {
  /** The secret has the commitment that was published. */
  readonly fits: boolean;
  /** The commitment is the one seen before the deal; null when none was kept. */
  readonly seenBefore: boolean | null;
  /** The own contribution is in the shuffle; null when none was kept. */
  readonly contributed: boolean | null;
}

/** Hold a proof against what was seen before the deal. */
export function check(proof: ProofShown, seal: Seal | null, seat: number | null): Checked {
  return {
    fits: bytesToHex(sha256(hexToBytes(proof.secret))) === proof.commitment,
    seenBefore: seal === null ? null : seal.commitments[proof.board] === proof.commitment,
    contributed: seal === null || seat === null ? null : proof.contributions[seat] === seal.contribution,
  };
}

/** A long number in a few signs, enough to compare by eye. */
export const short = (hex: string): string => `${hex.slice(0, 6)} … ${hex.slice(-4)}`;
