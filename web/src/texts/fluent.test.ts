// The pages say what Fluent says: their compact form is compared with Fluent's own bundle.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterAll, expect, test } from "vitest";
import { BadCatalogue, compiled, wanted } from "../../scripts/fluent";
import { LANGUAGES, setLanguage, tell, type Key, type Language, type Text } from "../lib/i18n.svelte";

const sources = import.meta.glob<string>("../../../src/hollywood/texts/*/pages/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<Record<string, Text>>("../../../src/hollywood/texts/*/pages/*.ftl", {
  import: "default",
  eager: true,
});

/** Numbers of every plural form of the languages of Europe, and words. */
const SAMPLES: readonly (number | string)[] = [0, 1, 2, 3, 5, 11, 21, 100, 12_000, 1_000_000, "Ann", "one"];

afterAll(() => setLanguage("en"));

test.each(Object.keys(LANGUAGES) as Language[])("%s", async (language) => {
  await setLanguage(language);
  let said = 0;
  for (const [file, source] of Object.entries(sources)) {
    if (!file.includes(`/${language}/`)) continue;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    for (const [id, text] of Object.entries(catalogues[file]!)) {
      const names = [...wanted(text)];
      for (const sample of names.length > 0 ? SAMPLES : SAMPLES.slice(0, 1)) {
        const values = Object.fromEntries(names.map((name) => [name, sample]));
        expect(tell(id as Key, values), id).toBe(bundle.formatPattern(bundle.getMessage(id)!.value!, values));
        said += 1;
      }
    }
  }
  expect(said).toBeGreaterThan(1000);
});

const read = (source: string): Record<string, Text> => compiled(source, "a.ftl");

test("all that the pages can read of Fluent", () => {
  const texts = read(`
-house = Hollywood
plain = { -house } { "is" } open
other = See { plain } { 2 }.
mixed = { $name } has { $n ->
    [0] nothing
    [one] { $n } card
   *[other] { $side ->
       *[left] { $n } cards on the left
        [right] cards
    }
} now
`);
  expect(texts["plain"]).toBe("Hollywood is open");
  expect(texts["other"]).toBe("See Hollywood is open 2.");
  expect([...wanted(texts["mixed"]!)].sort()).toEqual(["n", "name", "side"]);
  expect(Object.keys(texts)).toEqual(["plain", "other", "mixed"]);
});

test.each([
  ["a = {", "a.ftl, line 1"],
  ["fine = yes\na = { $n ->\n [one] x\n }", "a.ftl, line 2"],
  ["a = x\na = y", "twice"],
  ["a = x\n  .title = y", "attributes"],
  ["a = { b }\nb = { a }", "leads back"],
  ["a = { b }", "there is no b"],
  ["a = { NUMBER($n) }", "cannot read NUMBER($n)"],
  ['a = { "{" }', "brace"],
  ["a = { NUMBER($n) ->\n *[one] x\n }", "by a value"],
])("a catalogue that the pages cannot read is refused: %s", (source, words) => {
  expect(() => read(source)).toThrow(BadCatalogue);
  expect(() => read(source)).toThrow(words);
});
