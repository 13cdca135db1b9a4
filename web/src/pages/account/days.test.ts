import { describe, expect, it } from "vitest";
import { dayOf, endOf, startOf } from "./days";

describe("days of the calendar", () => {
  it("begin and end at midnight", () => {
    expect(new Date(startOf("2026-03-05") * 1000)).toEqual(new Date(2026, 2, 5));
    expect(new Date(endOf("2026-12-31") * 1000)).toEqual(new Date(2027, 0, 1));
  });

  it("are found again from their moments, also when clocks change", () => {
    for (const day of ["2026-01-01", "2026-03-29", "2026-10-25", "2028-02-29"]) {
      expect(dayOf(startOf(day))).toBe(day);
      expect(dayOf(endOf(day) - 1)).toBe(day);
    }
  });
});
