import { expect, test } from "vitest";
import { cleanName, countsOf, LONGEST, pressed, resized, wrong } from "./people";

test("a name is one line of limited length", () => {
  expect(cleanName("  Ann \n Bee ")).toBe("Ann Bee");
  expect([...cleanName("😀".repeat(60))]).toHaveLength(LONGEST);
});

test("a sheet needs as many different names as its game takes", () => {
  expect(wrong(["Ann", "Bob"], [2, 3])).toBeNull();
  expect(wrong(["Ann", " "], [2])).toBe("names");
  expect(wrong(["Ann", "ann "], [2])).toBe("twice");
  expect(wrong(["Ann", "Bob", "Cy"], [2, 4])).toBe("count");
});

test("a chip takes the first empty place, and leaves it when pressed again", () => {
  expect(pressed(["", ""], "Ann", 4)).toEqual(["Ann", ""]);
  expect(pressed(["Ann", "Bob"], "Cy", 4)).toEqual(["Ann", "Bob", "Cy"]);
  expect(pressed(["Ann", "Bob"], "Cy", 2)).toEqual(["Ann", "Bob"]);
  expect(pressed(["Ann", "Bob"], "Ann", 2)).toEqual(["", "Bob"]);
});

test("fewer places: empty ones go first", () => {
  expect(resized(["Ann", "", "Cy"], 2)).toEqual(["Ann", "Cy"]);
  expect(resized(["Ann", "Bob"], 1)).toEqual(["Ann"]);
  expect(resized(["Ann"], 3)).toEqual(["Ann", "", ""]);
});

test("gin is for two, three, or partners; a form is for its own number", () => {
  expect(countsOf("gin", {})).toContain(3);
  expect(countsOf("gin", { form: "chouette" })).toEqual([3]);
  expect(countsOf("contract", {})).toContain(8);
});
