import { describe, expect, it } from "vitest";
import type { SheetShown } from "../protocol";
import { standingOf } from "./standing";

const column = (totals: number[], winner: number | null = null) => ({ totals, winner });
const hollywood = (columns: unknown[]): SheetShown =>
  ({ type: "hollywood", sides: [[0, 2], [1, 3]], columns }) as unknown as SheetShown;

describe("the score in a name plate", () => {
  it("has the points of every column, and marks those that are won", () => {
    const sheet = hollywood([column([105, 43], 0), column([67, 12]), column([0, 0])]);
    expect(standingOf(sheet, 2)).toBe("105✓ · 67 · 0");
    expect(standingOf(sheet, 1)).toBe("43 · 12 · 0");
  });
  it("is the total in the May-I game, and nothing before there is a sheet", () => {
    expect(standingOf({ type: "penalty", totals: [20, 145] } as unknown as SheetShown, 1)).toBe("145");
    expect(standingOf(null, 0)).toBeNull();
  });
});
