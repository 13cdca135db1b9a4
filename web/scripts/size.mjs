// Print what each page of the built client costs to load, and fail if the table costs too much.
//
// The size counts the shell, the page and its texts in the language with the longest ones, all
// compressed. For a table it also counts its game: the board, the side panel with the sheet, and
// the texts of the game.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 90_000;
const built = new URL(process.argv[2] ?? "../../src/hollywood/server/static/", import.meta.url);
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
const routes = [...text.matchAll(/name: "(\w+)"([^]*?)import\("\.\/(pages\/\w+\.svelte)"\)/g)];
if (routes.length === 0) throw new Error("src/routes.ts names no pages");

const shell = together([holding("src/main.ts")]);
const placed = readdirSync(new URL("assets/", built)).find((name) => name.startsWith("texts-"));
const languages = readdirSync(new URL(`assets/${placed}/`, built));

/**
 * What a table shows until the first move, in a wide window: while waiting for others, the panel,
 * the hints.
 */
const FIRST = ["Gathering", "SidePanel", "hint/HintButton"].map((part) => `pages/table/${part}.svelte`);
/** The games of the tables: their texts, and the parts that are loaded only for them. */
const GAMES = {
  gin: { texts: ["gin"], parts: ["pages/table/gin/GinBoard.svelte", "lib/sheet/HollywoodView.svelte"] },
  "may-i": { texts: ["mayi"], parts: ["pages/table/contract/ContractBoard.svelte", "lib/sheet/PenaltySheet.svelte"] },
};

/**
 * In the language that costs most.
 * @param {string[]} parts @param {string[]} areas
 */
function first(parts, areas) {
  const { script, style } = cost(together([...shell, ...parts.map((part) => holding(`src/${part}`))]));
  const texts = languages.map((language) =>
    ["common", ...areas].reduce((total, area) => total + weight(`assets/${placed}/${language}/${area}.js`), 0),
  );
  return { script: script + Math.max(...texts), style };
}

let failed = false;
console.log("page             JS gzip  CSS gzip");
for (const [, name, between, page] of routes) {
  const areas = words(/texts: \[([^\]]*)\]/.exec(between)?.[1] ?? "");
  const rows = { [name]: first([page], areas) };
  if (name === "table") {
    delete rows[name];
    for (const [game, needs] of Object.entries(GAMES)) {
      rows[`table, ${game}`] = first([page, ...FIRST, ...needs.parts], [...areas, "hint", ...needs.texts]);
    }
  }
  for (const [row, { script, style }] of Object.entries(rows)) {
    console.log(`${row.padEnd(14)} ${String(script).padStart(9)} ${String(style).padStart(9)}`);
    if (name === "table" && script > LIMIT) {
      console.error(`a ${row} loads ${script} bytes of script; at most ${LIMIT} are allowed`);
      failed = true;
    }
  }
}
process.exit(failed ? 1 : 0);
