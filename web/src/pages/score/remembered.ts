// Small habits that this browser remembers: how points are typed, and the names of the people.
import type { Way } from "./draft";

const STORED_AS = "hollywood.score";
const MOST_NAMES = 24;

interface Habits {
  readonly way: Way;
  /** The people of earlier sheets, the latest first. */
  readonly names: readonly string[];
}

function read(): Habits {
  try {
    const found = JSON.parse(localStorage.getItem(STORED_AS) ?? "{}") as Partial<Record<keyof Habits, unknown>>;
    const names = Array.isArray(found.names) ? found.names.filter((each): each is string => typeof each === "string") : [];
    return { way: found.way === "deadwood" ? "deadwood" : "points", names };
  } catch {
    return { way: "points", names: [] }; // the browser stores nothing, or the text is not JSON
  }
}

function write(habits: Habits): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(habits));
  } catch {
    // a private window may refuse
  }
}

export const wayTyped = (): Way => read().way;
export const keepWay = (way: Way): void => write({ ...read(), way });
export const namesKnown = (): readonly string[] => read().names;

/** Remember people, the latest first. */
export function keepNames(names: readonly string[]): void {
  const habits = read();
  write({ ...habits, names: [...new Set([...names, ...habits.names])].slice(0, MOST_NAMES) });
}

/** Forget a name. */
export function forgetName(name: string): void {
  const habits = read();
  write({ ...habits, names: habits.names.filter((each) => each !== name) });
}
