// Randomness of the browser. Plain-http pages of a home network have no crypto.randomUUID and no
// crypto.subtle, but they do have crypto.getRandomValues.

/** Write bytes in hexadecimal. */
export const hexOf = (bytes: Uint8Array | ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Random bytes, in hexadecimal. */
export const randomHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));

/** A unique id for a command. */
export const commandId = (): string => randomHex(12);

/** A number from 0 up to, but not including, 1. */
export const fraction = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
