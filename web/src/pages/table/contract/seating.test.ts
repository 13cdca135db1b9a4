import { expect, test } from "vitest";
import { clockwise, lettersOf, seated, type Shape } from "./seating";

test("the others sit clockwise from the viewer's left, a spectator sees all", () => {
  expect(clockwise(5, 2)).toEqual([3, 4, 0, 1]);
  expect(clockwise(3, null)).toEqual([0, 1, 2]);
});

test("everybody has a place, and both sides have as many, or the left one more", () => {
  for (const shape of ["upright", "wide", "low"] satisfies Shape[]) {
    for (const height of [90, 150, 230, 600]) {
      for (let others = 1; others <= 8; others += 1) {
        const { left, top, right } = seated(others, shape, height);
        expect(left + top + right).toBe(others);
        expect([0, 1]).toContain(left - right);
        expect(top).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test("a low felt keeps its height for the melds: nobody is along the top if the sides have room", () => {
  expect(seated(7, "low", 220)).toEqual({ left: 4, top: 0, right: 3 });
  expect(seated(7, "low", 110)).toEqual({ left: 2, top: 3, right: 2 });
  expect(seated(3, "low", 220)).toEqual({ left: 1, top: 1, right: 1 });
});

test("a name is as large as its longest word allows", () => {
  expect(lettersOf("Bo")).toBe(6);
  expect(lettersOf("Anna Maximiliane")).toBe(11);
});
