// Days of the browser's calendar, as a date field writes them ("2026-03-05"), and moments in seconds since 1970.

const two = (n: number): string => String(n).padStart(2, "0");

/** The day of a moment. */
export function dayOf(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first moment of a day. */
export const startOf = (day: string): number => at(day, 0);

/** The moment when a day is over. */
export const endOf = (day: string): number => at(day, 1);

function at(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime() / 1000;
}
