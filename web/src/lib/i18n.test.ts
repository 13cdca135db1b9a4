import { beforeEach, expect, test } from "vitest";
import { ago, lined, setLanguage, t, tell } from "./i18n.svelte";

beforeEach(() => setLanguage("en"));

test("a text is said with its values, and a missing value is a fault", () => {
  expect(t("nav.waiting", { n: 1 })).toBe("1 table is waiting for you");
  expect(t("nav.waiting", { n: 2 })).toBe("2 tables are waiting for you");
  expect(() => tell("nav.waiting", {})).toThrow("nav.waiting");
  expect(t("house.title", { page: "{n}" })).toBe("{n} · Hollywood");
});

test("a change of language changes the page's language too", async () => {
  await setLanguage("de");
  expect(document.documentElement.lang).toBe("de");
  expect(t("nav.waiting", { n: 1 })).toBe("1 Tisch wartet auf dich");
  expect(tell("nav.waiting", { n: 12_000 })).toBe("12.000 Tische warten auf dich");
});

test("how long ago", () => {
  expect(ago(1000, 1030)).toBe("this minute");
  expect(ago(1000, 1000 + 300)).toBe("5 minutes ago");
  expect(ago(1000, 1000 + 86_400)).toBe("yesterday");
  expect(ago(1000, 900)).toBe("this minute");
});

test("parts in a line have the signs and spaces of the language", async () => {
  expect(lined([])).toBe("");
  expect(lined(["a, b", "c", "d"])).toBe("a, b; c; d");
  await setLanguage("fr");
  expect(lined(["a, b", "c"])).toBe("a, b\u202f; c");
  expect(t("word.told", { what: "a", words: "b" })).toBe("a\u202f: b");
});
