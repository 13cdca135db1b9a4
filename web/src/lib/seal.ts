// The seal of what a player adds to a shuffle, computed here and at once.
import { sha256 } from "@noble/hashes/sha2.js";
import { hexOf } from "./random";
import { sealedBytes } from "./sealing";

/** The seal of a contribution in a round; the seat counts from 0. */
export const sealOf = (contribution: string, round: number, seat: number): string =>
  hexOf(sha256(sealedBytes(contribution, round, seat)));
