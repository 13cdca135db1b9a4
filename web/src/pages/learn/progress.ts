// The progress of a lesson: kept as long as the tab is open.
import type { LessonName } from "./lessons";

const storedAs = (name: LessonName): string => `hollywood.learn.${name}`;

/** The page to begin with. */
export function startPage(name: LessonName, count: number): number {
  let found: number;
  try {
    found = Number.parseInt(sessionStorage.getItem(storedAs(name)) ?? "0", 10);
  } catch {
    return 0; // the browser stores nothing: the lesson starts at its beginning
  }
  return found > 0 && found < count ? found : 0;
}

/** Keep the page that is open. */
export function rememberPage(name: LessonName, page: number): void {
  try {
    sessionStorage.setItem(storedAs(name), String(page));
  } catch {
    // A private window may refuse; the lesson goes on all the same.
  }
}
