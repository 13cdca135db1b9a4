// Pages that work without a network: the worker that keeps them on this device, and when it may not
// take a newer version. `public/offline-worker.js` is the other side.
import { router } from "./router.svelte";
import { alone, at } from "./site";

/** The lock of every page at a table or a sheet: no version changes while one is held. */
export const SITTING = "hollywood.sitting";
/** Pages that are in the middle of something. */
const BUSY = /^\/(table|here|score|train)\/./;
/** Pages that run the engine: whoever opens one has it without a network from then on. */
const ENGINE = /^\/(here|score|train)(\/|$)/;
/** A site without a server gives the engine to everybody after this time, in ms, on a good line. */
const UNHURRIED = 10_000;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Start the worker of this site, or find it. */
export const worker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(at("/service-worker.js"), { updateViaCache: "none" });

/** Keep the pages on this device, and hold the version while somebody sits at a table or a sheet. */
export function keepPages(): void {
  if (!("serviceWorker" in navigator)) return; // without https, or in some private windows
  // A browser that forbids it still shows every page, with a network.
  worker().catch(console.debug);
  const started = document.querySelector<HTMLScriptElement>("script[type=module]")?.src;
  navigator.serviceWorker.controller?.postMessage({ started });
  addEventListener("appinstalled", keepEngine);
  if (matchMedia("(display-mode: standalone)").matches) keepEngine();
  else if (alone && goodLine()) setTimeout(keepEngine, UNHURRIED);
  let asked = false;
  $effect.root(() => {
    $effect(() => {
      const { path } = router.place;
      if (ENGINE.test(path) && !asked) {
        asked = true;
        if (!savesData()) keepEngine();
      }
      return BUSY.test(path) ? sit() : undefined;
    });
  });
}

/** Ask the worker to keep the engine: about 6 MB, once. */
function keepEngine(): void {
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep-engine")).catch(console.debug);
}

const line = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
const savesData = (): boolean => line().saveData === true;
const goodLine = (): boolean => !savesData() && ["4g", undefined].includes(line().effectiveType);

/** Hold the lock until the returned function is called; several pages may hold it. */
function sit(): (() => void) | undefined {
  if (!navigator.locks) return undefined;
  let rise = (): void => undefined;
  const risen = new Promise<void>((resolve) => (rise = resolve));
  navigator.locks.request(SITTING, { mode: "shared" }, () => risen).catch(console.debug);
  return rise;
}
