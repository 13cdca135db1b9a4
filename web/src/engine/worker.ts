// The worker that runs the engine: it starts Python, and carries calls and answers.
import { loadPyodide } from "pyodide";
import { page, type Asked, type Told } from "./bridge";
import { EngineTrouble, fetchAll, type Contents } from "./loading";
import type { EngineFile } from "./files";
import finder from "./finder.py?raw";
import { unpacked } from "./unpacking";

/** The part of `hollywood.offline.bridge` that is used here. */
interface Bridge {
  connect(page: object): void;
  begin(number: number, name: string, body: string): void;
  stop(number: number): void;
}

type Files = Awaited<ReturnType<typeof loadPyodide>>["FS"];

const tell = (told: Told): void => postMessage(told);
let bridge: Bridge | undefined;

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if ("start" in data) void start(data.start, data.place);
  else if ("call" in data) bridge?.begin(data.call, data.name, data.body);
  else bridge?.stop(data.stop);
});

async function start(files: readonly EngineFile[], place: string): Promise<void> {
  try {
    if (typeof WebAssembly === "undefined") throw new EngineTrouble("unsupported", "there is no WebAssembly");
    const contents = await fetchAll(files, place, (loaded) => tell({ loaded }));
    const script = files.find(({ part }) => part === "script")!.name;
    bridge = await python(contents, new URL(script, place).href);
    bridge.connect(page(tell));
    tell({ ready: true });
  } catch (error) {
    const problem = error instanceof EngineTrouble ? error.problem : "crashed";
    tell({ problem, words: String(error) });
  }
}

async function python(contents: Contents, script: string): Promise<Bridge> {
  const place = new URL("python/", script).href;
  // Pyodide asks for its files by their own names; they are here already.
  const held: Record<string, () => Response> = {
    [`${place}pyodide.asm.wasm`]: () => new Response(contents.machine, { headers: { "content-type": "application/wasm" } }),
    [`${place}library.zip`]: () => new Response(contents.library),
  };
  const ask = globalThis.fetch;
  globalThis.fetch = async (asked, options) => held[String(asked)]?.() ?? ask(asked, options);
  const modules = new Map<string, Uint8Array>();
  let folder = "";
  try {
    const pyodide = await loadPyodide({
      indexURL: place,
      stdLibURL: `${place}library.zip`,
      lockFileContents: LOCK,
      createPyodideModule: ((await import(/* @vite-ignore */ script)) as { default: never }).default,
      packageBaseUrl: place,
      // Before Python starts: it looks only once what the folder holds.
      fsInit: async (files, { sitePackages }) => {
        folder = sitePackages;
        put(files, folder, unpacked(contents.wheel));
        const data = [...unpacked(contents.package)].filter(([path, content]) => !path.endsWith(".pyc") || void modules.set(path, content));
        put(files, folder, data);
      },
    });
    pyodide.runPython(finder, { filename: "finder.py" });
    pyodide.globals.get("find_in")(modules, folder);
    return pyodide.pyimport("hollywood.offline.bridge") as Bridge;
  } finally {
    globalThis.fetch = ask;
  }
}

/** Put files into a folder, by their paths. */
function put(files: Files, folder: string, contents: Iterable<[path: string, content: Uint8Array]>): void {
  const made = new Set<string>();
  for (const [path, content] of contents) {
    const place = `${folder}/${path}`;
    const inside = place.slice(0, place.lastIndexOf("/"));
    if (!made.has(inside)) files.mkdirTree(inside);
    made.add(inside);
    files.writeFile(place, content, { canOwn: true });
  }
}

/** No packages of Pyodide's own: everything is in our files. */
const LOCK = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
});
