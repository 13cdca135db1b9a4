import { expect, test } from "vitest";
import { shortNames } from "./short";

test("short names stay, long ones become initials or a beginning", () => {
  expect(shortNames(["Cary", "Lucky King 76", "Maximilian", "Quiet Queen", "Bot 7 of Spades"])).toEqual([
    "Cary",
    "LK76",
    "Max.",
    "QQ",
    "B7O",
  ]);
});

test("no two are alike, and no sign is cut in half", () => {
  expect(shortNames(["Lucky King", "Lazy Knight"])).toEqual(["LK1", "LK2"]);
  expect(shortNames(["Ann", "Ann (2)"])).toEqual(["Ann", "Ann2"]);
  expect(shortNames(["👨\u200d👩\u200d👧👨\u200d👩\u200d👧👨\u200d👩\u200d👧❤️❤️❤️"])).toEqual(["👨\u200d👩\u200d👧👨\u200d👩\u200d👧👨\u200d👩\u200d👧."]);
  expect(shortNames(["🂡🂱🃁🃑🂢🂲"])).toEqual(["🂡🂱🃁."]);
});
