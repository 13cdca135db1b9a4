// The seal of what a player adds to a shuffle, exactly as in docs/shuffle.md. Plain-http pages of a
// home network have no crypto.subtle, so the hash is computed here.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesOf, fieldsOf, hexOf, textBytes } from "./bytes";

/** The seal of a contribution in a round; the seat counts from 0. */
export const sealOf = (contribution: string, round: number, seat: number): string =>
  hexOf(
    sha256(
      fieldsOf([
        textBytes("hollywood-contribution/2"),
        textBytes(String(round)),
        textBytes(String(seat)),
        bytesOf(contribution),
      ]),
    ),
  );
