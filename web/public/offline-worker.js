// Keeps the pages and the engine on this device, so that they work without a network.
//
// One version of the pages is kept, whole, before it is used. A newer one is fetched beside it and
// takes over when no page is open, or when a page starts and no other is at a table or a sheet: a
// match is never disturbed. What a server of ours answers is never kept.
//
// `KEPT` is written by `tools/build_client.py`, a changed file for every build: `version`, the
// `page`, the `files` with a hash in their names, the `others`, and the `engine`. On a web host
// without a server of ours, `hollywood site` adds `alone`.

const HOUSE = new URL(registration.scope).pathname;
/** Files with a hash in their names, of all versions: what is the same in both is fetched once. */
const FILES = "hollywood-files";
/** The page and the few files whose names do not change, of one version. */
const PAGES = "hollywood-pages-";
const OWN = PAGES + KEPT.version;
/** What only a server answers. */
const SERVERS = /^(api|ws|notices|schema)(\/|$)|^(healthz|readyz|metrics)$/;
/** Pages that work without a server: they start from what is kept. */
const OFFLINE = /^(score|here|train|rules|learn|verify|settings)(\/|$)/;
/** How long a page that needs a server waits for it, in ms, before the kept page is shown. */
const PATIENCE = 3000;
const AT_ONCE = 6;
/** The lock of every page at a table or a sheet; `lib/keeping.svelte.ts` holds it. */
const SITTING = "hollywood.sitting";

addEventListener("install", (event) => event.waitUntil(keepPages()));
addEventListener("activate", (event) => event.waitUntil(begin()));
addEventListener("message", (event) => {
  if (event.data === "begin") event.waitUntil(skipWaiting());
  if (event.data?.started) event.waitUntil(handOver(event.data.started));
  if (event.data === "keep-engine") event.waitUntil(keepFiles(KEPT.engine));
});
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const path = pathOf(url);
  if (method !== "GET" || path === null || (!KEPT.alone && SERVERS.test(path))) return;
  if (mode === "navigate") {
    if (!/\.\w+$/.test(path)) event.respondWith(page(event, path));
  } else if (path.startsWith("assets/")) event.respondWith(file(event));
  else if (KEPT.others.includes(path)) event.respondWith(other(event.request));
});

const address = (path) => new URL(path, registration.scope).href;

/** The path below the folder of the site; null outside of it. */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && pathname.startsWith(HOUSE) ? pathname.slice(HOUSE.length) : null;
}

/** Fetch this version. It is complete, or it is not used at all. */
async function keepPages() {
  // With Save-Data, files are kept when a page uses them.
  if (!navigator.connection?.saveData) await keepFiles(KEPT.files);
  // Whoever had the engine has it in the next version, too.
  if (await hasEngine()) await keepFiles(KEPT.engine);
  const own = await caches.open(OWN);
  await each(KEPT.others, async (path) => own.put(address(path), await fetched(path, "no-cache")));
  const answer = await fetched(KEPT.page, "no-cache");
  // The server may have changed in between: then the next attempt fetches a version that fits.
  if (!(await answer.clone().text()).includes(KEPT.entry)) throw new Error("the page is of another version");
  await own.put(address(KEPT.page), answer);
}

/** Keep files with a hash in their names, unless they are kept. */
async function keepFiles(paths) {
  const files = await caches.open(FILES);
  await each(paths, async (path) => {
    if (!(await files.match(address(path), { ignoreVary: true }))) await files.put(address(path), await fetched(path));
  });
}

/** Do something with each path, a few at a time: a page that is open needs the network, too. */
async function each(paths, work) {
  const queue = [...paths];
  const next = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function fetched(path, cache = "default") {
  const answer = await fetch(address(path), { cache, credentials: "same-origin" });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Whether the engine is kept, of any version. */
async function hasEngine() {
  const kept = (await (await caches.open(FILES)).keys()).map(({ url }) => url);
  return kept.some((url) => /\.wasm$/.test(url));
}

async function begin() {
  await clients.claim();
  for (const name of await caches.keys()) if (name.startsWith(PAGES) && name !== OWN) await caches.delete(name);
  await forget();
}

/** Remove the files of older versions, unless a page is open that may still need them. */
async function forget() {
  if (registration.waiting || registration.installing) return; // their files are there, too
  if ((await clients.matchAll({ type: "window", includeUncontrolled: true })).length > 0) return;
  const files = await caches.open(FILES);
  const wanted = new Set([...KEPT.files, ...KEPT.engine].map(address));
  for (const request of await files.keys()) if (!wanted.has(request.url)) await files.delete(request);
}

/** A file with a hash in its name: from the device, or from the network and then kept. */
async function file(event) {
  const files = await caches.open(FILES);
  const kept = await files.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  // A device without room for it shows the page all the same.
  if (answer.status === 200) event.waitUntil(files.put(event.request, answer.clone()).catch(() => undefined));
  return answer;
}

const other = async (request) => (await (await caches.open(OWN)).match(request, { ignoreVary: true })) ?? fetch(request);

/** A page starts: the newest version whose time has come, or what the server sends. */
async function page(event, path) {
  const version = await starting();
  event.waitUntil(forget());
  const kept = () => keptPage(version);
  if (KEPT.alone || OFFLINE.test(path)) return (await kept()) ?? fetch(event.request);
  const asked = fetch(event.request);
  asked.catch(() => undefined); // it may fail after the patience has ended
  const soon = await Promise.race([asked.catch(() => null), new Promise((late) => setTimeout(late, PATIENCE, null))]);
  // A proxy answers 502 for a server that is not there.
  if (soon && soon.status < 500) return soon;
  return (await kept()) ?? asked;
}

/** The name of the cache of the version to start: a newer one unless it would disturb. */
async function starting() {
  if (!registration.waiting || (await somebodySits())) return OWN;
  const others = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== OWN);
  for (const name of others.reverse()) if (await (await caches.open(name)).match(address(KEPT.page))) return name;
  return OWN;
}

/**
 * A page has started from its first script: if that is of a newer version, its worker takes over. Not
 * sooner: while a page loads, a change of workers would leave its files without either of them.
 */
async function handOver(script) {
  if (script === address(KEPT.entry) || !registration.waiting || (await somebodySits())) return;
  registration.waiting.postMessage("begin");
}

async function somebodySits() {
  const { held } = await navigator.locks.query();
  return held.some(({ name }) => name === SITTING);
}

/** The kept page, for an address of any depth. */
async function keptPage(version) {
  const within = async (name) => (await caches.open(name)).match(address(KEPT.page), { ignoreVary: true });
  // A newer worker that takes over at this moment has removed this one's page, and has its own.
  const kept = (await within(version)) ?? (await caches.match(address(KEPT.page), { ignoreVary: true }));
  if (!kept) return undefined;
  const text = (await kept.text()).replace(/(href|src)="(?:\.?\/)(?!\/)/g, `$1="${HOUSE}`);
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(text, { headers });
}
