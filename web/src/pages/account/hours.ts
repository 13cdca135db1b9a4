// Times of day as minutes since midnight.

export const NIGHT = { start: 22 * 60, end: 8 * 60 };

/** Write minutes as a time field does: "07:05". */
export function clock(minute: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Read a time field; null if it is empty. */
export function minutes(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
