import { expect, test } from "vitest";
import { leftOver, meldFrom, stillWhole, withMeld } from "./melding";

test("cards of one rank are a set, others a run in order", () => {
  expect(meldFrom(["7h", "7c", "7s"]).kind).toBe("set");
  expect(meldFrom(["9h", "7h", "8h"])).toEqual({ kind: "run", cards: ["7h", "8h", "9h"] });
});

test("an ace above the king lies at the high end, one between king and two in the middle", () => {
  expect(meldFrom(["Ah", "Qh", "Kh"]).cards).toEqual(["Qh", "Kh", "Ah"]);
  expect(meldFrom(["2h", "Kh", "Ah"]).cards).toEqual(["Kh", "Ah", "2h"]);
  expect(meldFrom(["Ah", "2h", "3h"]).cards).toEqual(["Ah", "2h", "3h"]);
});

test("a card is in one meld only: the meld that gives it up is taken apart", () => {
  const run = meldFrom(["7h", "8h", "9h"]);
  const kings = meldFrom(["Kc", "Kd", "Kh"]);
  expect(withMeld([run, kings], ["7h", "7c", "7s"])).toEqual([kings, meldFrom(["7c", "7h", "7s"])]);
});

test("a meld whose card was laid off is none any more", () => {
  const melds = [meldFrom(["7h", "8h", "9h"]), meldFrom(["Kc", "Kd", "Kh"])];
  const hand = ["8h", "9h", "Kc", "Kd", "Kh", "2c"];
  expect(stillWhole(melds, hand)).toEqual([melds[1]]);
  expect(stillWhole(melds, [...hand, "7h"])).toBe(melds);
  expect(leftOver([melds[1]!], hand)).toEqual(["2c", "8h", "9h"]);
});
