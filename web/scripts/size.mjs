// Print what each page of the built client costs to load, and fail when the table costs too much.
//
// Counted are the shell, the page, its texts in German (the longer ones), all compressed, and of the
// parts that a page loads later, one at a time, such as the boards of the two games, the heaviest.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 90_000;
const built = new URL("../../src/hollywood/server/static/", import.meta.url);
const source = new URL("../src/", import.meta.url);
/** @type {{file: string, entry: boolean, sources: string[], imports: string[], later: string[], styles: string[]}[]} */
const chunks = JSON.parse(readFileSync(new URL("build.json", built), "utf8"));
const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));

const known = new Map();
/** @param {string} file */
function weight(file) {
  if (!known.has(file)) known.set(file, gzipSync(readFileSync(new URL(file, built)), { level: 9 }).length);
  return known.get(file);
}

/** @param {string} source @returns {string} the file that it is in */
function holding(source) {
  const chunk = chunks.find((each) => each.sources.includes(source));
  if (!chunk) throw new Error(`nothing that was built holds ${source}`);
  return chunk.file;
}

/** @param {Iterable<string>} files @returns {Set<string>} they, and all that comes with them */
function together(files) {
  const seen = new Set();
  for (const queue = [...files]; queue.length; ) {
    const file = queue.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    queue.push(...byFile.get(file).imports);
  }
  return seen;
}

/** @param {Set<string>} files */
function cost(files) {
  const styles = new Set([...files].flatMap((file) => byFile.get(file).styles));
  const sum = (/** @type {Set<string>} */ all) => [...all].reduce((total, file) => total + weight(file), 0);
  return { script: sum(files), style: sum(styles) };
}

/** @param {string} text */
const words = (text) => [...text.matchAll(/"([\w-]+)"/g)].map((found) => found[1]);
const text = readFileSync(new URL("routes.ts", source), "utf8");
const common = words(/COMMON[^=]*= \[([^\]]*)\]/.exec(readFileSync(new URL("lib/i18n.svelte.ts", source), "utf8"))[1]);
const routes = [...text.matchAll(/name: "(\w+)"([^]*?)import\("\.\/(pages\/\w+\.svelte)"\)/g)];
if (routes.length === 0) throw new Error("src/routes.ts names no pages");

const shell = together(chunks.filter((chunk) => chunk.entry).map((chunk) => chunk.file));
const texts = new Set(
  chunks.flatMap((chunk) => chunk.sources.map((name) => /^src\/texts\/de\/([\w-]+)\.ts$/.exec(name)?.[1])),
);

let failed = false;
console.log("page         JS gzip  CSS gzip");
for (const [, name, between, page] of routes) {
  const areas = [...common, ...words(/texts: \[([^\]]*)\]/.exec(between)?.[1] ?? "")];
  const first = together([
    ...shell,
    holding(`src/${page}`),
    ...areas.filter((area) => texts.has(area)).map((area) => holding(`src/texts/de/${area}.ts`)),
  ]);
  let { script, style } = cost(first);
  for (const file of first) {
    if (shell.has(file)) continue; // what the shell loads later are the pages and the texts
    for (const later of byFile.get(file).later) {
      const more = cost(together([...first, later]));
      script = Math.max(script, more.script);
      style = Math.max(style, more.style);
    }
  }
  console.log(`${name.padEnd(10)} ${String(script).padStart(9)} ${String(style).padStart(9)}`);
  if (name === "table" && script > LIMIT) {
    console.error(`the table loads ${script} bytes of script; at most ${LIMIT} are allowed`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
