// Times that are hours or days away, in the language of the person.
import { language } from "./i18n.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in one unit: "5 hours", "2 days". */
export const span = (ms: number): string => written(ms, "long");

/** The same, as short as possible: "5h", "2d". */
export const shortSpan = (ms: number): string => written(ms, "narrow");

function written(ms: number, unitDisplay: "long" | "narrow"): string {
  const [unit, size] = ms >= 1.5 * DAY ? (["day", DAY] as const) : ms >= 1.5 * HOUR ? (["hour", HOUR] as const) : (["minute", MINUTE] as const);
  const count = unit === "minute" ? Math.max(1, Math.ceil(ms / size)) : Math.round(ms / size);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay }).format(count);
}

/** When a time of `ms` from `now` on is over: "tomorrow 18:00", "Thursday 18:00", "March 3, 18:00". */
export function until(ms: number, now = Date.now()): string {
  const end = new Date(now + ms);
  const time = new Intl.DateTimeFormat(language(), { hour: "numeric", minute: "2-digit" }).format(end);
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(end) - midnight(new Date(now))) / DAY);
  if (days <= 1) return `${new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(days, "day")} ${time}`;
  const style: Intl.DateTimeFormatOptions = days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return `${new Intl.DateTimeFormat(language(), style).format(end)} ${time}`;
}
