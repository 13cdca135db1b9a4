// Every text of the pages is used somewhere: by its whole key, or by a composed one.
import { expect, test } from "vitest";
import type { Text } from "../lib/i18n.svelte";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<Record<string, Text>>("../../../src/hollywood/texts/en/pages/*.ftl", {
  import: "default",
  eager: true,
});

const idOf = (key: string): string => key.replace(/[. ]/g, "-");

/** The whole keys in the sources, and patterns of those composed of constant and other parts. */
function said(): { whole: Set<string>; pieced: RegExp[] } {
  const whole = new Set<string>();
  const pieced = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, key] of source.matchAll(/["'`]([a-z][\w-]*[.-][\w.-]*)["'`]/gi)) whole.add(idOf(key!));
    for (const [, key] of source.matchAll(/`([\w.-]*\$\{[^`]*)`/g)) {
      // What is put together of nothing but values says nothing about its key.
      const parts = key!.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
      if (parts.every((part) => /^[\w.-]*$/.test(part)) && /[a-z]{3}/i.test(parts.join("")) && key!.includes(".")) {
        pieced.add(parts.map(idOf).join("[\\w-]+"));
      }
    }
  }
  return { whole, pieced: [...pieced].map((pattern) => new RegExp(`^${pattern}$`)) };
}

test("every text is said", () => {
  const { whole, pieced } = said();
  const ids = Object.values(catalogues).flatMap((texts) => Object.keys(texts));
  const unused = ids.filter((id) => !whole.has(id) && !pieced.some((pattern) => pattern.test(id)));
  expect(unused).toEqual([]);
});
