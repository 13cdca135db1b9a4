// Comparing the proof of a deal with what was seen before it.
import { commitmentOf } from "../../lib/fair";
import type { ProofShown } from "../../lib/protocol";
import type { Seal } from "./seals";

export interface Checked {
  /** The secret matches the published commitment. */
  readonly fits: boolean;
  /** The commitment is the one seen before the deal; null if none was kept. */
  readonly seenBefore: boolean | null;
  /** The player's own contribution is in the shuffle; null if none was kept. */
  readonly contributed: boolean | null;
}

/** Compare a proof with what was seen before the deal. */
export function check(proof: ProofShown, seal: Seal | null, seat: number | null): Checked {
  return {
    fits: commitmentOf(proof.secret) === proof.commitment,
    seenBefore: seal === null ? null : seal.commitments[proof.board] === proof.commitment,
    contributed: seal === null || seat === null ? null : proof.contributions[seat] === seal.contribution,
  };
}
