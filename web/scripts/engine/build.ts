// Makes the files of the engine in the browser: Pyodide, the part of Python's library that is used,
// msgspec, and this package, compiled. `node scripts/engine/build.ts` writes them to
// `.generated/engine`, with the list `engine.json`. A file's name has the hash of its content.
//
// Beside each file are its compressed forms, `.br` and `.gz`, which the server sends.
//
// The wheel of msgspec is in `.generated/wheels`: `tools/build_client.py` fetches it.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { loadPyodide } from "pyodide";
import type { EngineFile, Part } from "../../src/engine/files.ts";
import { DATA, INSTEAD, LIBRARY_LEFT_OUT, LIBRARY_USED, PACKAGE_LEFT_OUT } from "./contents.ts";

const PYODIDE = resolve("node_modules/pyodide");
const PACKAGE = resolve("../src/hollywood");
const WHEELS = resolve(".generated/wheels");
const OUT = resolve(".generated/engine");

/** The best, 11, takes four times as long for 5 % less. */
const BROTLI_QUALITY = 9;

const hashOf = (content: Uint8Array | string): string => createHash("sha256").update(content).digest("hex");
const read = (...path: string[]): Uint8Array => new Uint8Array(readFileSync(resolve(...path)));

/** The files of this package that the browser may need, by their paths in an archive. */
function ours(): Map<string, Uint8Array> {
  const names = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const wanted = names.filter((name) => name.endsWith(".py") || DATA.test(name));
  return new Map(wanted.sort().map((name) => [`hollywood/${name}`, read(PACKAGE, name)]));
}

/** The files of a folder by their names. */
const allIn = (folder: string): Map<string, Uint8Array> => new Map(readdirSync(folder).sort().map((name) => [name, read(folder, name)]));

/** The archives: compiled by the Pyodide that will load them. */
async function archives(): Promise<Record<"library" | "wheel" | "package", Uint8Array>> {
  const wheel = readdirSync(WHEELS).find((name) => /^msgspec-.*_wasm32\.whl$/.test(name));
  if (wheel === undefined) throw new Error(`there is no wheel of msgspec in ${WHEELS}`);
  const python = await loadPyodide({
    indexURL: PYODIDE,
    lockFileContents: readFileSync(resolve(PYODIDE, "pyodide-lock.json"), "utf8"),
    env: { PYTHONHASHSEED: "0" }, // the order of sets in compiled code
  });
  python.FS.mkdirTree("/build");
  python.FS.writeFile("/build/pack.py", read("scripts/engine/pack.py"));
  python.FS.writeFile("/build/library.zip", read(PYODIDE, "python_stdlib.zip"));
  python.FS.writeFile("/build/wheel.zip", read(WHEELS, wheel));
  python.runPython("import sys; sys.path.insert(0, '/build')");
  const pack = python.pyimport("pack");
  return {
    library: pack.library("/build/library.zip", ...[LIBRARY_USED, LIBRARY_LEFT_OUT, allIn(INSTEAD)].map((each) => python.toPy(each))).toJs(),
    wheel: pack.wheel("/build/wheel.zip").toJs(),
    package: pack.package(python.toPy(ours()), python.toPy(PACKAGE_LEFT_OUT)).toJs(),
  };
}

/** The compressed forms of a file, by the endings of their names. */
async function compressed(content: Uint8Array): Promise<[ending: string, content: Uint8Array][]> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: content.length };
  return [
    [".br", await promisify(brotliCompress)(content, { params })],
    [".gz", await promisify(gzip)(content, { level: 9 })],
  ];
}

/** Everything that the files are made from. */
function fingerprint(): string {
  const whole = createHash("sha256");
  for (const [path, content] of ours()) whole.update(`${path}\0${hashOf(content)}\0`);
  for (const name of readdirSync(WHEELS).sort()) whole.update(`${name}\0`);
  for (const folder of ["scripts/engine", INSTEAD]) {
    for (const name of readdirSync(folder).sort()) {
      if (/\.(ts|py)$/.test(name)) whole.update(`${name}\0${hashOf(read(folder, name))}\0`);
    }
  }
  return whole.update(readFileSync("package-lock.json")).digest("hex");
}

/** Make the files unless they are current; return their list. */
export async function build(): Promise<readonly EngineFile[]> {
  const [list, stamp, wanted] = [resolve(OUT, "engine.json"), resolve(OUT, "built-from.txt"), fingerprint()];
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return JSON.parse(readFileSync(list, "utf8"));
  mkdirSync(OUT, { recursive: true });
  const made = await archives();
  const contents: [Part, string, string, Uint8Array][] = [
    ["machine", "python", ".wasm", read(PYODIDE, "pyodide.asm.wasm")],
    ["script", "python", ".js", read(PYODIDE, "pyodide.asm.mjs")],
    ["library", "library", ".zip", made.library],
    ["wheel", "msgspec", ".zip", made.wheel],
    ["package", "hollywood", ".zip", made.package],
  ];
  const files = await Promise.all(
    contents.map(async ([part, stem, ending, content]): Promise<EngineFile> => {
      const hash = hashOf(content);
      const name = `engine-${stem}-${hash.slice(0, 8)}${ending}`;
      // To compress takes long; what has not changed is there.
      if (!existsSync(resolve(OUT, `${name}.gz`))) {
        for (const [form, packed] of [["", content] as const, ...(await compressed(content))]) {
          writeFileSync(resolve(OUT, name + form), packed);
        }
      }
      return { part, name, bytes: content.length, hash };
    }),
  );
  const current = (name: string): boolean => files.some((file) => name.startsWith(file.name));
  for (const name of readdirSync(OUT)) if (!current(name)) rmSync(resolve(OUT, name));
  writeFileSync(list, JSON.stringify(files));
  writeFileSync(stamp, wanted);
  return files;
}
