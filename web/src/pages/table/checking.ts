// Comparing the proof of a deal with what was seen before it.
import { commitmentOf } from "../../lib/fair";
import { sealOf } from "../../lib/seal";
import type { ProofShown } from "../../lib/protocol";
import type { Seal } from "./seals";

export interface Checked {
  /** The secret matches the published commitment. */
  readonly fits: boolean;
  /** The commitment is the one seen before the deal; null if none was kept. */
  readonly seenBefore: boolean | null;
  /** The player's own contribution is in the shuffle; null if none was kept. */
  readonly contributed: boolean | null;
  /** Everybody revealed what they had sealed; null if nothing was sealed, as in older deals. */
  readonly opened: boolean | null;
  /** The players' seals are those seen before anybody revealed; null if none were kept. */
  readonly sameSeals: boolean | null;
}

/** Compare a proof with what was seen before the deal. */
export function check(proof: ProofShown, seal: Seal | null, seat: number | null): Checked {
  return {
    fits: commitmentOf(proof.secret) === proof.commitment,
    seenBefore: seal === null || seal.commitments.length === 0 ? null : seal.commitments[proof.board] === proof.commitment,
    contributed: seal === null || seat === null || seal.contribution === "" ? null : proof.contributions[seat] === seal.contribution,
    opened: proof.shuffle === 2 ? opened(proof) : null,
    sameSeals: seal?.sealed && proof.shuffle === 2 ? seal.sealed.join() === proof.sealed.join() : null,
  };
}

/** The seats that had sealed something for a deal that is void, and did not reveal it. */
export const unopened = ({ sealed, contributions }: Pick<ProofShown, "sealed" | "contributions">): number[] =>
  sealed.flatMap((seal, seat) => (seal !== "" && !contributions[seat] ? [seat] : []));

/** Whether every seat revealed what it had sealed. */
export const opened = (proof: Pick<ProofShown, "contributions" | "sealed" | "round_number">): boolean =>
  proof.sealed.length === proof.contributions.length &&
  proof.contributions.every((given, seat) => (given === "" ? "" : sealOf(given, proof.round_number, seat)) === proof.sealed[seat]);
