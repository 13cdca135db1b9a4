// Bytes and hexadecimal, for seals and shuffles.

/** What can be wrong with a proof before anything is computed. */
export type Unusable = "hex" | "short" | "round" | "pack" | "players";

/** A proof from which no deck can be made. */
export class BadProof extends Error {
  constructor(
    readonly code: Unusable,
    readonly found: string,
  ) {
    super(`${code}: ${found}`);
    this.name = "BadProof";
  }
}

/** Read hexadecimal; BadProof if it is not. */
export function bytesOf(hex: string): Uint8Array {
  if (!/^([0-9a-fA-F]{2})*$/.test(hex)) throw new BadProof("hex", hex);
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const ENCODER = new TextEncoder();

/** A text as bytes. */
export const textBytes = (text: string): Uint8Array => ENCODER.encode(text);

/** A number as four bytes, most significant first. */
export function four(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** Bytes one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Fields, each preceded by its length in four bytes, so that no two lists of fields are alike. */
export const fieldsOf = (fields: readonly Uint8Array[]): Uint8Array =>
  joined(fields.flatMap((field) => [four(field.length), field]));
