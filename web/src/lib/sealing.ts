// Sealing what a player adds to a shuffle (docs/shuffle.md), with the browser's own hash where it has
// one: plain-http pages of a home network have none, and load it. A table loads this at first sight.
import { hexOf } from "./random";

const ENCODER = new TextEncoder();

/** A field of fewer than 256 bytes, after its length in four bytes. */
const field = (bytes: Uint8Array): number[] => [0, 0, 0, bytes.length, ...bytes];

/** What the seal of a contribution is the hash of; the seat counts from 0. */
export const sealedBytes = (contribution: string, round: number, seat: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...["hollywood-contribution/2", `${round}`, `${seat}`].flatMap((text) => field(ENCODER.encode(text))),
    ...field(Uint8Array.from(contribution.match(/../g) ?? [], (pair) => parseInt(pair, 16))),
  ]);

/** The seal of a contribution in a round. */
export async function sealed(contribution: string, round: number, seat: number): Promise<string> {
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  if (!subtle) return (await import("./seal")).sealOf(contribution, round, seat);
  return hexOf(await subtle.digest("SHA-256", sealedBytes(contribution, round, seat)));
}
