// The texts of the pages are in `src/hollywood/texts`, one folder for each language. This reads the
// files, writes them in the form the pages load, and describes them as types. `node
// scripts/texts.ts` writes the types.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, ResolvedConfig } from "vite";
import { COMMON } from "../src/texts/common.ts";
import type { Text } from "../src/lib/i18n.svelte";
import { compiled, wanted } from "./fluent.ts";

const FOLDER = resolve("../src/hollywood/texts");
const TYPES = resolve(".generated/texts.d.ts");
const VIRTUAL = "virtual:texts";
const RESOLVED = "\0virtual:texts";

const languages = (): string[] => Object.keys(JSON.parse(readFileSync(resolve(FOLDER, "languages.json"), "utf8")));
const fileOf = (language: string, area: string): string => resolve(FOLDER, language, "pages", `${area}.ftl`);
const areasOf = (language: string): string[] =>
  readdirSync(resolve(FOLDER, language, "pages")).flatMap((name) => (name.endsWith(".ftl") ? [name.slice(0, -4)] : []));
const allAreas = (): Set<string> => new Set(languages().flatMap(areasOf));
const read = (file: string): Record<string, Text> => compiled(readFileSync(file, "utf8"), file);

/**
 * The files that a browser loads, by their places: one for each area, and one for texts that every
 * page needs.
 */
function files(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of languages()) {
    const common: Record<string, Text> = {};
    for (const area of allAreas()) {
      // What the server says in English has no texts of its own there.
      const texts = areasOf(language).includes(area) ? read(fileOf(language, area)) : {};
      if (COMMON.includes(area)) Object.assign(common, texts);
      else found.set(`${language}/${area}.js`, module(texts));
    }
    found.set(`${language}/common.js`, module(common));
  }
  return found;
}

const module = (texts: Record<string, Text>): string => `export default${JSON.stringify(texts)}`;

/** Write the ids of all texts, with the values of each, as types. English is the master. */
export function writeTypes(): void {
  const areas = areasOf("en");
  const rows = areas.flatMap((area) =>
    Object.entries(read(fileOf("en", area))).map(([id, text]) => {
      const names = [...wanted(text)].map((name) => JSON.stringify(name)).join(" | ");
      return `  ${JSON.stringify(id)}: ${names || "never"};`;
    }),
  );
  // Texts that the server says in English have none of their own there.
  const others = languages().flatMap((language) => areasOf(language).filter((area) => !areas.includes(area)).map((area) => [language, area]));
  for (const [language, area] of others) {
    for (const id of Object.keys(read(fileOf(language!, area!)))) rows.push(`  ${JSON.stringify(id)}: never;`);
  }
  const text = `// Written by scripts/texts.ts.\nexport interface Texts {\n${[...new Set(rows)].join("\n")}\n}\n`;
  if (existsSync(TYPES) && readFileSync(TYPES, "utf8") === text) return;
  mkdirSync(resolve(TYPES, ".."), { recursive: true });
  writeFileSync(TYPES, text);
}

/** Let the pages load their texts: `import { load } from "virtual:texts"`. */
export function texts(): Plugin {
  let config: ResolvedConfig;
  let built: Map<string, string>;
  return {
    name: "hollywood-texts",
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      writeTypes();
      if (config.command === "build") built = files();
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // One name for all of them: a table of hashed names would be part of every first load. Their
      // folder is beside the file with this code.
      if (config.command === "build") {
        return `export const load = async (language, area) =>
          (await import(/* @vite-ignore */ \`./${basename(placeOf(built))}/\${language}/\${area}.js\`)).default;`;
      }
      const known = languages().flatMap((language) => areasOf(language).map((area) => [`${language}/${area}`, fileOf(language, area)]));
      return `const files = {${known.map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`).join(",")}};
        const one = async (language, area) => (await files[\`\${language}/\${area}\`]?.())?.default;
        export const load = async (language, area) => {
          const parts = await Promise.all((area === "common" ? ${JSON.stringify(COMMON)} : [area]).map((each) => one(language, each)));
          if (!parts.some(Boolean) && !${JSON.stringify([...allAreas()])}.includes(area)) throw new Error("there is no area of texts called " + area);
          return Object.assign({}, ...parts);
        };`;
    },
    transform: (source, id) => (id.endsWith(".ftl") ? { code: module(compiled(source, id)), map: null } : undefined),
    generateBundle() {
      for (const [name, source] of built) this.emitFile({ type: "asset", fileName: `${placeOf(built)}/${name}`, source });
    },
  };
}

/** The folder of the built texts: its name changes with every text, so a browser may cache them. */
function placeOf(built: Map<string, string>): string {
  const whole = createHash("sha256");
  for (const [name, source] of built) whole.update(`${name}\0${source}\0`);
  return `assets/texts-${whole.digest("hex").slice(0, 8)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeTypes();
