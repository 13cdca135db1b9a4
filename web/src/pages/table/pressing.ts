// Which key was pressed: the letter if it is a Latin one, else what is at that place of the
// keyboard.

/** The part of a KeyboardEvent that is needed here. */
export interface Pressed {
  readonly key: string;
  readonly code: string;
}

/**
 * The key as shortcuts name it: lower-case Latin letters, digits and symbols as typed. On a layout
 * without Latin letters (Russian, Greek, Hebrew ...) the place of the key counts: "KeyD" is "d".
 */
export function keyOf({ key, code }: Pressed): string {
  if (key.length !== 1) return key;
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  return (place?.[1] ?? place?.[2] ?? key).toLowerCase();
}
