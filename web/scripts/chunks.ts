import type { Plugin } from "vite";

// Code that every page loads, or every table before its first card, is packed together: many small
// files compress worse.
const HOUSE = [
  /virtual:texts|\/src\/hollywood\/texts\/languages\.json/,
  /\/node_modules\/(svelte|esm-env|clsx)\//,
  /\/src\/(shell\/|App\.svelte|routes\.ts)/,
  /\/src\/lib\/(announce|api|cards|games|i18n|me|notices|random|router|settings|site)(\.svelte)?\.ts/,
  /\/src\/lib\/ui\/(Button|Dialog|Icon|Notices|Page)\.svelte|\/src\/lib\/ui\/icons\.ts/,
];
/** What forms are made of: no table has one at first. */
const FIELDS = [/\/svelte\/src\/internal\/client\/dom\/elements\/bindings\/(input|media)\.js/, /\/src\/lib\/ui\/Field\.svelte/];
/** What tables share with other pages. */
const CARDS = [/\/src\/lib\/ui\/(PlayingCard\.svelte|pips\.ts)/, /\/src\/pages\/table\/(seals|why)\.ts/];
const TABLE = [
  /\/src\/lib\/(line|protocol|socket(\.svelte)?)\.ts/,
  /\/src\/pages\/Table\.svelte/,
  /\/src\/pages\/table\/(Board|HandTools|HandView|LastLine|Later|LineWords|Pile|Prompt|SeatTimes|Sheet|Strip|TablePage)\.svelte/,
  /\/src\/pages\/table\/(arranging|dealing|dragging|explaining|focusing|hand|later|panels|parts|places|rows|scene|sounds|story|sure|ticking|title)(\.svelte)?\.ts/,
];
/** What shows a finished match, or any board that is only viewed. */
const BOARD = [/\/src\/lib\/board\//, /\/src\/pages\/(record\/(Controls\.svelte|stepping\.ts)|me\/charts\.ts)/];
/** Small things that several pages need, but no table. */
const SMALL = [/\/src\/lib\/loading\.svelte\.ts/, /\/src\/pages\/rules\/families\.ts/];
/** What both kinds of sheets are read with. */
const SHEETS = [/\/src\/lib\/sheet\/(penalties|short)\.ts/];

/** The movements, and what they are about. */
const EFFECTS = [/\/src\/pages\/table\/effects\/(effects|moments|running|writing)\.ts/];
/** What is said of each game, at its tables and on other pages. */
const GIN = [/\/src\/pages\/table\/gin\/(story|words)\.ts/];
const CONTRACT = [/\/src\/pages\/table\/contract\/(orders|story|words)\.ts/];

/** The chunk of a source, unless the packer decides. */
export function fileOf(source: string): string | undefined {
  const within = (patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(source));
  if (within(FIELDS)) return "fields";
  if (within(HOUSE)) return "house";
  if (within(TABLE)) return "table";
  if (within(CARDS)) return "cards";
  if (within(BOARD)) return "board";
  if (within(SHEETS)) return "sheets";
  if (within(EFFECTS)) return "effects";
  if (within(GIN)) return "gin";
  if (within(CONTRACT)) return "contract";
  if (within(SMALL)) return "small";
  return undefined;
}

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
