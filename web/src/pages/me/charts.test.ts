import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import { bins, pathOf, percent, running, scaleFor, signed, verdictOf, yOf } from "./charts";
import theory from "./deadwood.json";

beforeAll(() => setLanguage("en"));

describe("a scale", () => {
  it("has round ticks that hold all values", () => {
    expect(scaleFor([1432, 1507, 1490])).toEqual({ low: 1420, high: 1520, ticks: [1420, 1440, 1460, 1480, 1500, 1520] });
    expect(scaleFor([-12, 30]).ticks).toEqual([-20, -10, 0, 10, 20, 30]);
  });

  it("can hold a single value", () => {
    const scale = scaleFor([1500]);
    expect(scale.low).toBeLessThanOrEqual(1500);
    expect(scale.high).toBeGreaterThan(scale.low);
    expect(Number.isFinite(yOf(1500, scale, 100))).toBe(true);
  });

  it("puts high values at the top", () => {
    const scale = { low: 0, high: 10, ticks: [] };
    expect(yOf(10, scale, 100)).toBe(0);
    expect(yOf(0, scale, 100)).toBe(100);
  });
});

describe("bins", () => {
  it("hold every hand once, and theory for as many hands", () => {
    const counts = Array<number>(99).fill(0);
    counts[0] = 1;
    counts[56] = 7;
    counts[98] = 2;
    const found = bins(counts, theory.counts, 5);
    expect(found).toHaveLength(20);
    expect(found[0]).toMatchObject({ low: 0, high: 4, count: 1 });
    expect(found[19]).toMatchObject({ low: 95, high: 98, count: 2 });
    expect(found.reduce((sum, bin) => sum + bin.count, 0)).toBe(10);
    expect(found.reduce((sum, bin) => sum + bin.expected, 0)).toBeCloseTo(10);
  });

  it("expect nothing where no hand was dealt", () => {
    expect(bins([0, 0], [1, 1], 2)).toEqual([{ low: 0, high: 1, count: 0, expected: 0 }]);
  });
});

it("says what a distance from theory means", () => {
  expect([0, -1.9, 2.5, -3.2].map(verdictOf)).toEqual(["usual", "usual", "unusual", "rare"]);
});

it("writes paths, sums and numbers", () => {
  expect(pathOf([[0, 1], [2.25, 3]])).toBe("M0.0 1.0L2.3 3.0");
  expect(running([5, -3, 10])).toEqual([5, 2, 12]);
  expect(percent(0.256)).toBe("26%");
  expect(signed(1.25)).toBe("+1.3");
  expect(signed(0)).toBe("0");
});
