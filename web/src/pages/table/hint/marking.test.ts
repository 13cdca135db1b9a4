import { expect, test } from "vitest";
import type { Play } from "../../../lib/protocol";
import { hintedBy } from "./marking";

test("what is to be thrown after a draw is marked with the pile", () => {
  expect(hintedBy({ action: { type: "draw" }, then: null })).toEqual({ cards: [], pile: "stock" });
  expect(hintedBy({ action: { type: "take" }, then: { type: "discard", card: "7h" } })).toEqual({
    cards: ["7h"],
    pile: "discards",
  });
});

test("the cards of melds are marked, each copy of a card by its own key", () => {
  const play: Play = {
    action: {
      type: "lay_down",
      melds: [
        { kind: "S", cards: ["7h", "7h", "7c"] },
        { kind: "S", cards: ["Kd", "Ks", "Ad"] },
      ],
    },
    then: null,
  };
  expect(hintedBy(play)).toEqual({ cards: ["7h", "7h+", "7c", "Kd", "Ks", "Ad"], pile: null });
});

test("to let a discard go by marks nothing", () => {
  expect(hintedBy({ action: null, then: null })).toEqual({ cards: [], pile: null });
  expect(hintedBy({ action: { type: "pass" }, then: null })).toEqual({ cards: [], pile: null });
});
