import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "./i18n.svelte";
import { defaults, duration, merged, set, settings, startSettings } from "./settings.svelte";

beforeEach(async () => {
  localStorage.clear();
  Object.assign(settings, defaults());
  await setLanguage("en");
});

test("what another hand wrote is taken over only where it fits", () => {
  const base = defaults();
  const next = merged(base, {
    theme: "dark",
    speed: "warp",
    fourColour: "yes",
    largeCards: true,
    language: "xx",
    order: 3,
    unknown: 1,
  });
  expect(next).toEqual({ ...base, theme: "dark", largeCards: true });
  expect(merged(base, null)).toEqual(base);
  expect(merged(base, "dark")).toEqual(base);
});

test("a change shows at once and is still there after a reload", async () => {
  await set("theme", "dark");
  await set("fourColour", false);
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(document.documentElement.dataset["suits"]).toBe("two");
  Object.assign(settings, defaults());
  startSettings();
  expect(settings.theme).toBe("dark");
  expect(settings.fourColour).toBe(false);
});

test("a text in the storage that is no JSON leaves the defaults", () => {
  localStorage.setItem("hollywood.settings", "{broken");
  startSettings();
  expect(settings).toEqual(defaults());
});

test("movements follow the speed, and nothing moves for whoever wants it still", async () => {
  expect(duration(300)).toBe(300);
  await set("speed", "quick");
  expect(duration(300)).toBe(150);
  await set("speed", "still");
  expect(duration(300)).toBe(0);
});
