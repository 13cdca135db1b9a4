// Gives the pages the engine: `import { files, place } from "virtual:engine"`.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import type { EngineFile } from "../../src/engine/files.ts";
import { build } from "./build.ts";

const VIRTUAL = "virtual:engine";
const RESOLVED = "\0virtual:engine";
const contentOf = (name: string): Buffer => readFileSync(resolve(".generated/engine", name));
/** The endings of a file's compressed forms; the package has nothing else of it. */
const FORMS = [".br", ".gz"];

export function engine(): Plugin {
  let config: ResolvedConfig;
  let files: readonly EngineFile[] = [];
  return {
    name: "hollywood-engine",
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      // The tests of the pages bring an engine of their own.
      if (!process.env["VITEST"]) files = await build();
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // Beside the file that asks, so that the pages may lie anywhere.
      const place = config.command === "build" ? `new URL(/* @vite-ignore */ ".", import.meta.url).href` : `new URL("/@engine/", location.href).href`;
      return `export const files = ${JSON.stringify(files)}; export const place = ${place};`;
    },
    configureServer(server) {
      server.middlewares.use("/@engine/", (request, response, next) => {
        const file = files.find(({ name }) => `/${name}` === request.url);
        if (!file) return next();
        response.setHeader("content-type", file.name.endsWith(".js") ? "text/javascript" : "application/octet-stream");
        response.end(contentOf(file.name));
      });
    },
    generateBundle() {
      for (const name of files.flatMap((file) => FORMS.map((form) => file.name + form))) {
        this.emitFile({ type: "asset", fileName: `assets/${name}`, source: contentOf(name) });
      }
      const list = files.map(({ name, bytes, hash }) => ({ path: `assets/${name}`, bytes, hash }));
      this.emitFile({ type: "asset", fileName: "engine.json", source: JSON.stringify(list) });
    },
  };
}
