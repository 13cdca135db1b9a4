import { expect, test } from "vitest";
import { clocksFor, hasOwnRules, RATED_SECONDS, secondsFor } from "./rated";

test("a rated table has a clock that leaves time to think", () => {
  expect(clocksFor(true)).not.toContain("none");
  expect(clocksFor(false)).toContain("none");
  expect(secondsFor(true, [15, RATED_SECONDS, 60])).toEqual([RATED_SECONDS, 60]);
  expect(secondsFor(false, [15, RATED_SECONDS])).toEqual([15, RATED_SECONDS]);
});

test("and the rules of its game", () => {
  expect(hasOwnRules({})).toBe(false);
  expect(hasOwnRules({ target: 50 })).toBe(true);
});
