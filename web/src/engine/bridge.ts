// What the page and the engine's worker tell each other, and what Python may ask of the browser. The
// other end is `src/hollywood/offline/bridge.py`. Only text crosses: JSON, and names.
import type { EngineFile } from "./files";
import type { storage } from "./storage/storage";

/** Why the engine cannot run. `damaged`: a file is not the one that was built. */
export type EngineProblem = "network" | "damaged" | "unsupported" | "crashed";

/** To the worker. A call has a number; `stop` gives it up. */
export type Asked =
  | { start: readonly EngineFile[]; place: string }
  | { call: number; name: string; body: string }
  | { stop: number };

/** From the worker. */
export type Told =
  | { loaded: number }
  | { ready: true }
  | { problem: EngineProblem; words: string }
  | { answer: number; body: string }
  | { fail: number; words: string }
  | { report: number; done: number; pieces: number }
  | { emit: string; text: string };

type Kept = typeof storage;

/** The browser's end of the bridge, as Python sees it: the class `Page` of the other end. */
export const page = (tell: (told: Told) => void) => ({
  emit: (channel: string, text: string) => tell({ emit: channel, text }),
  report: (number: number, done: number, pieces: number) => tell({ report: number, done, pieces }),
  answer: (number: number, body: string) => tell({ answer: number, body }),
  fail: (number: number, words: string) => tell({ fail: number, words }),
  storage: (what: keyof Kept, given: string) => keeping(tell, what, given),
});

/** The channel on which the page hears the code of every trouble with the storage. */
export const STORAGE = "storage";

/** Call a function of the storage. No error crosses: Python and the page get its code. */
async function keeping(tell: (told: Told) => void, what: keyof Kept, given: string): Promise<string> {
  // Loaded by the first who keeps something.
  const { storage, StorageTrouble } = await import("./storage/storage");
  try {
    const ask = storage[what] as (...values: unknown[]) => Promise<unknown>;
    const value = await ask(...(JSON.parse(given) as unknown[]));
    return JSON.stringify({ value: value ?? null });
  } catch (error) {
    if (!(error instanceof StorageTrouble)) throw error;
    tell({ emit: STORAGE, text: JSON.stringify(error.code) });
    return JSON.stringify({ trouble: error.code });
  }
}
