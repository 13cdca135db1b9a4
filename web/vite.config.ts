import { svelte } from "@sveltejs/vite-plugin-svelte";
import { chunkList, fileOf } from "./scripts/chunks.ts";
import { engine } from "./scripts/engine/plugin.ts";
import { svelteTesting } from "./scripts/testing.ts";
import { texts } from "./scripts/texts.ts";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8710";

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts(), engine(), chunkList()],
  build: {
    outDir: "../src/hollywood/server/static",
    emptyOutDir: true,
    // The policy of the pages allows only their own files: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Some 4 % less to load than with the packer's default.
    minify: "terser",
    terserOptions: { module: true, compress: { passes: 2 } },
    rollupOptions: {
      // The engine keeps the names of its exports: the tests and the benchmarks use it without a page.
      input: { index: "index.html", engine: "src/engine/engine.svelte.ts" },
      preserveEntrySignatures: "exports-only",
      output: { manualChunks: fileOf },
    },
  },
  // Its own name: the server lets only this file run WebAssembly.
  worker: {
    format: "es",
    // What Pyodide would use outside of a browser stays outside.
    rollupOptions: { external: /^node:|^ws$/, output: { entryFileNames: "assets/engine-[name]-[hash].js" } },
  },
  experimental: {
    // The page is sent for addresses of any depth. Everything else finds its files beside it, in
    // whatever folder of a web host the site lies.
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  server: {
    // The texts of the pages are beside them, in the package.
    fs: { allow: [".", "../src/hollywood/texts"] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/texts/testing.ts"],
    css: true, // tests read the colors of the looks
  },
});
