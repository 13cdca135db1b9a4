import { afterAll, describe, expect, it } from "vitest";
import { setLanguage } from "./i18n.svelte";
import { span, until } from "./until";

const HOUR = 3_600_000;
const NOON = new Date(2026, 2, 3, 12, 0).getTime(); // a Tuesday

afterAll(() => setLanguage("en"));

describe("a time that is hours or days away", () => {
  it("is said in one unit", () => {
    expect(span(20_000)).toBe("1 minute");
    expect(span(89 * 60_000)).toBe("89 minutes");
    expect(span(5.4 * HOUR)).toBe("5 hours");
    expect(span(47 * HOUR)).toBe("2 days");
  });

  it("names the day as people do", () => {
    expect(until(6 * HOUR, NOON)).toMatch(/^today 6:00\sPM$/);
    expect(until(30 * HOUR, NOON)).toMatch(/^tomorrow 6:00\sPM$/);
    expect(until(54 * HOUR, NOON)).toMatch(/^Thursday 6:00\sPM$/);
    expect(until(240 * HOUR, NOON)).toMatch(/^March 13 12:00\sPM$/);
  });

  it("speaks the language of the person", async () => {
    await setLanguage("de");
    expect(span(5 * HOUR)).toBe("5 Stunden");
    expect(until(30 * HOUR, NOON)).toBe("morgen 18:00");
  });
});
