import type { Plugin } from "vite";

/** Let the tests use Svelte as a browser would, not as a server. */
export function svelteTesting(): Plugin {
  return {
    name: "hollywood-testing",
    config: () => (process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  };
}
