// Every page asks for the texts it shows: a text that is not loaded would be an error on that page.
import { expect, test } from "vitest";
import type { Text } from "../lib/i18n.svelte";
import { lost, routes } from "../routes";
import { COMMON } from "./common";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<Record<string, Text>>("../../../src/hollywood/texts/*/pages/*.ftl", {
  import: "default",
  eager: true,
});

/** The areas of the texts, by their ids. */
const areaOf = new Map<string, string>();
for (const [file, texts] of Object.entries(catalogues)) {
  for (const id of Object.keys(texts)) areaOf.set(id, file.replace(/^.*\/|\.ftl$/g, ""));
}
/** Other pages, and types whose names of calls look like those of texts. */
const LEFT_OUT = ["../routes.ts", "../engine/forms.ts"];
const idOf = (key: string): string => key.replace(/\./g, "-");

function resolve(from: string, path: string): string | null {
  if (!path.startsWith(".")) return null;
  const base = new URL(path, `http://x/src/${from.replace(/^\.\.\//, "")}`).pathname;
  const file = base.replace("/src/", "../");
  return [file, `${file}.ts`, `${file}/index.ts`].find((name) => name in sources) ?? null;
}

/** The file and everything it imports, except other pages and the texts themselves. */
function reached(first: string): Set<string> {
  const found = new Set<string>();
  const queue = [first];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || file.startsWith("../texts/") || LEFT_OUT.includes(file)) continue;
    found.add(file);
    for (const [, path] of sources[file]!.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
      const next = resolve(file, path!);
      if (next !== null) queue.push(next);
    }
  }
  return found;
}

/** Names of calls and channels of the engine, some of which are those of texts. */
const CALLS = /\b(?:call|listen)(?:<(?:[^<>]|<[^<>]*>)*>)?\(\s*(["`])[^"`]*\1/g;

/** The areas of the keys that a file names: whole keys, and the beginnings of composed ones. */
function areasIn(whole: string): Set<string> {
  const areas = new Set<string>();
  const source = whole.replace(CALLS, "");
  for (const [, key] of source.matchAll(/["'`]([a-z][\w-]*\.[\w.-]*)["'`]/gi)) {
    const area = areaOf.get(idOf(key!));
    if (area !== undefined) areas.add(area);
  }
  for (const [, start] of source.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/gi)) {
    for (const [id, area] of areaOf) if (id.startsWith(idOf(start!))) areas.add(area);
  }
  return areas;
}

/** The areas that a file loads itself, as the table does with those of its game. */
const loadedIn = (source: string): string[] =>
  [...source.matchAll(/loadTexts\(\[([^\]]*)\]\)/g)].flatMap(([, names]) =>
    [...names!.matchAll(/"([\w-]+)"/g)].map(([, name]) => name!),
  );

function missing(first: string, asked: readonly string[]): string[] {
  const files = [...reached(first)];
  const known = new Set([...COMMON, ...asked, ...files.flatMap((file) => loadedIn(sources[file]!))]);
  return files.flatMap((file) =>
    [...areasIn(sources[file]!)]
      .filter((area) => !known.has(area))
      .map((area) => `${first} needs the texts "${area}" because of ${file}`),
  );
}

test.each([...routes, lost])("$name", (route) => {
  const declared = new RegExp(`name: "${route.name}"[^]*?import\\("\\./(pages/\\w+\\.svelte)`);
  const page = declared.exec(sources["../routes.ts"]!)?.[1];
  expect(page).toBeDefined();
  expect(missing(`../${page}`, route.texts ?? [])).toEqual([]);
});

test("the house around the pages", () => {
  expect(missing("../App.svelte", [])).toEqual([]);
});

test("a page that asks for too little is found", () => {
  expect(missing("../pages/Lobby.svelte", []).join()).toContain('"lobby" because of ../pages/Lobby.svelte');
});
