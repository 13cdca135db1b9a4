// Sealing what a player adds to a shuffle, with the browser's own hash where it has one: plain-http
// pages of a home network have none, and load it.
import { bytesOf, fieldsOf, hexOf, textBytes } from "./bytes";

/** What the seal of a contribution is the hash of. */
export const sealedBytes = (contribution: string, round: number, seat: number): Uint8Array<ArrayBuffer> =>
  fieldsOf([
    textBytes("hollywood-contribution/2"),
    textBytes(String(round)),
    textBytes(String(seat)),
    bytesOf(contribution),
  ]);

/** The seal of a contribution in a round; the seat counts from 0. */
export async function sealed(contribution: string, round: number, seat: number): Promise<string> {
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  if (!subtle) return (await import("./seal")).sealOf(contribution, round, seat);
  return hexOf(new Uint8Array(await subtle.digest("SHA-256", sealedBytes(contribution, round, seat))));
}
