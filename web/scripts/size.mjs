// Print what each page of the built client costs to load, and fail when the table costs too much.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const built = new URL("../../src/hollywood/server/static/", import.meta.url);
const chunks = JSON.parse(readFileSync(new URL("build.json", built), "utf8"));
const LIMIT = 90_000;

/** @param {string} file */
const weight = (file) => gzipSync(readFileSync(new URL(file, built)), { level: 9 }).length;

/** @param {string[]} names @returns {Set<string>} */
function loaded(names) {
  const seen = new Set();
  const files = new Set();
  const queue = [...names];
  while (queue.length) {
    const name = queue.pop();
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = chunks[name];
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    queue.push(...(chunk.imports ?? []));
  }
  return files;
}

const texts = Object.keys(chunks).filter((name) => name.endsWith("texts/de/index.ts"));
const pages = Object.keys(chunks).filter((name) => name.startsWith("src/pages/"));
let failed = false;
console.log("page                   JS gzip   CSS gzip   (with shell and the German texts)");
for (const page of pages.sort()) {
  let script = 0;
  let style = 0;
  for (const file of loaded(["index.html", ...texts, page])) {
    if (file.endsWith(".js")) script += weight(file);
    if (file.endsWith(".css")) style += weight(file);
  }
  const name = page.replace("src/pages/", "").replace(".svelte", "");
  console.log(`${name.padEnd(20)} ${String(script).padStart(9)} ${String(style).padStart(10)}`);
  if (/table/i.test(name) && script > LIMIT) {
    console.error(`${name} loads ${script} bytes of script; at most ${LIMIT} are allowed`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
