import type { Plugin } from "vite";

/** Write beside the built files which of them holds which source, for `scripts/size.mjs`. */
export function chunkList(): Plugin {
  return {
    name: "hollywood-chunks",
    apply: "build",
    generateBundle(_options, bundle) {
      const root = process.cwd().replaceAll("\\", "/") + "/";
      const chunks = Object.values(bundle).flatMap((chunk) =>
        chunk.type !== "chunk"
          ? []
          : [
              {
                file: chunk.fileName,
                entry: chunk.isEntry,
                sources: Object.keys(chunk.modules).map((name) => name.replace(root, "")),
                imports: chunk.imports,
                later: chunk.dynamicImports,
                styles: [...(chunk.viteMetadata?.importedCss ?? [])],
              },
            ],
      );
      this.emitFile({ type: "asset", fileName: "build.json", source: JSON.stringify(chunks) });
    },
  };
}
