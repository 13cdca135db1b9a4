// One tab at a time plays a match. Where the browser has no locks, the numbers of the log still keep
// two tabs apart: the second one to write is `overtaken`.

export interface Hold {
  /** Fulfilled when another tab has taken it over; never after `release`. */
  readonly lost: Promise<void>;
  release(): void;
}

/** Hold a match in this tab; null if another tab holds it. `takeOver` takes it from that tab. */
export async function hold(table: string, takeOver = false): Promise<Hold | null> {
  if (!navigator.locks) return { lost: new Promise(() => undefined), release: () => undefined };
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return new Promise((resolve, reject) => {
    let held = false;
    let tell: () => void = () => undefined;
    const lost = new Promise<void>((resolveLost) => (tell = resolveLost));
    const ask = takeOver ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`hollywood-table-${table}`, ask, async (lock) => {
        if (lock === null) return resolve(null);
        held = true;
        resolve({ lost, release });
        await released;
      })
      .catch((error: unknown) => {
        if (held) tell();
        else reject(error as Error);
      });
  });
}
