import { afterEach, expect, test, vi } from "vitest";
import { hold } from "./holding";

type Asked = { signal?: AbortSignal; steal?: boolean };
type Callback = (lock: object) => unknown;

/** The locks of a browser, for one name; nobody waits for one. */
function locks() {
  let holder: { stolen: (error: Error) => void } | null = null;
  return {
    request: (_name: string, asked: Asked, callback: Callback): Promise<unknown> => {
      if (holder && !asked.steal) {
        expect(asked.signal).toBeDefined();
        return Promise.reject(new DOMException("too late", "TimeoutError"));
      }
      holder?.stolen(new DOMException("stolen", "AbortError"));
      return new Promise((resolve, reject) => {
        const mine = { stolen: reject };
        holder = mine;
        void Promise.resolve(callback({})).then(() => {
          if (holder === mine) holder = null;
          resolve(undefined);
        });
      });
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test("one tab holds a match until it lets go", async () => {
  vi.stubGlobal("navigator", { locks: locks() });
  const first = await hold("t");
  expect(await hold("t")).toBeNull();
  first!.release();
  await vi.waitFor(async () => expect(await hold("t")).not.toBeNull());
});

test("another tab can take it over, and the first one is told", async () => {
  vi.stubGlobal("navigator", { locks: locks() });
  const first = await hold("t");
  const second = await hold("t", true);
  await first!.lost;
  expect(second).not.toBeNull();
});

test("a browser without locks holds everything", async () => {
  vi.stubGlobal("navigator", {});
  expect(await hold("t")).not.toBeNull();
  expect(await hold("t")).not.toBeNull();
});
