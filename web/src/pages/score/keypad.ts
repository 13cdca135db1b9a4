// Numbers typed on big keys.

/** The most digits of a number. */
const DIGITS = 4;

/** The number after a key: a digit, "back" for one digit less, or "clear". */
export function typed(value: string, key: string): string {
  if (key === "back") return value.slice(0, -1);
  if (key === "clear") return "";
  if (!/^\d$/.test(key)) return value;
  return (value === "0" ? key : value + key).slice(0, DIGITS);
}

/** What a key of the keyboard does on the keypad; null if nothing. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^\d$/.test(event.key)) return event.key;
  if (event.key === "Backspace") return "back";
  if (event.key === "Delete") return "clear";
  return event.key === "Enter" ? "done" : null;
}
