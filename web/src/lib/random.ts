// Randomness of the browser. Plain-http pages of a home network have no crypto.randomUUID and no
// crypto.subtle, but they do have crypto.getRandomValues.

/** Random bytes, in hexadecimal. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** A unique id for a command. */
export const commandId = (): string => randomHex(12);

/** A number from 0 up to, but not including, 1. */
export const fraction = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
