// One tab at a time plays a match. Where the browser has no locks, the numbers of the log still keep
// two tabs apart: the second one to write is `overtaken`.

export interface Hold {
  /** Fulfilled when another tab has taken it over; never after `release`. */
  readonly lost: Promise<void>;
  release(): void;
}

/** How long to wait for a tab that is just closing, or for this one before it was reloaded, in ms. */
const SOON = 1000;

/** Hold a match in this tab; null if another tab holds it. `takeOver` takes it from that tab. */
export async function hold(table: string, takeOver = false): Promise<Hold | null> {
  if (!navigator.locks) return { lost: new Promise(() => undefined), release: () => undefined };
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return new Promise((resolve, reject) => {
    let held = false;
    let tell: () => void = () => undefined;
    const lost = new Promise<void>((resolveLost) => (tell = resolveLost));
    const ask = takeOver ? { steal: true } : { signal: AbortSignal.timeout(SOON) };
    navigator.locks
      .request(`hollywood-table-${table}`, ask, async () => {
        held = true;
        resolve({ lost, release });
        await released;
      })
      .catch((error: unknown) => {
        if (held) tell();
        else if ((error as Error).name === "TimeoutError") resolve(null);
        else reject(error as Error);
      });
  });
}
