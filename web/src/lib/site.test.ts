import { expect, test } from "vitest";
import { at, pageAt, root } from "./site";

const sources = import.meta.glob<string>(["../**/*.{css,svelte,ts}", "!../**/*.test.ts", "!./site.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("an address of the house leads below its folder, and back", () => {
  expect(root).toBe("/");
  expect(at("/rules/gin?x=1")).toBe(`${root}rules/gin?x=1`);
  expect(pageAt(at("/rules/gin"))).toBe("/rules/gin");
  expect(at("#rule-1")).toBe("#rule-1");
  expect(at("https://elsewhere.example/")).toBe("https://elsewhere.example/");
});

test("no link and no question names the top of the host: the site may lie in any folder of it", () => {
  const top = /<a[^>]* href="\/|fetch\(["'`]\/|url\(["']?\/|new URL\(["'`]\/|import\.meta\.env\.BASE_URL/g;
  const named = Object.entries(sources).flatMap(([name, source]) => [...source.matchAll(top)].map((found) => `${name}: ${found[0]}`));
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
