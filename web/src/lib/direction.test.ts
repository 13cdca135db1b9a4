import { expect, test } from "vitest";
import { isolated } from "./direction";
import { listed, loadTexts, setLanguage, t } from "./i18n.svelte";

test("only what runs to the left is isolated, and only once", () => {
  for (const name of ["Ann", "Анна", "花子", "❤️", "Ann (2)", "प्रिया"]) expect(isolated(name)).toBe(name);
  for (const name of ["דנה", "علی", "דנה 7", "𞤀𞤣𞤢𞤥", "ܡܪܝܡ"]) {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    expect(isolated(isolated(name))).toBe(isolated(name));
  }
});

test("names stand isolated in sentences and in lists", async () => {
  await setLanguage("en");
  await loadTexts(["sheet"]);
  expect(listed(["Ann", "דנה", "علی"])).toBe("Ann, \u2068דנה\u2069, and \u2068علی\u2069");
  expect(t("sheet.won", { name: "דנה" })).toContain("\u2068דנה\u2069");
  expect(t("sheet.won", { name: "Ann" })).toContain("Ann");
});
