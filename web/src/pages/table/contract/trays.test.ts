import { describe, expect, it } from "vitest";
import type { Slot } from "../../../lib/protocol";
import {
  added,
  anyInTrays,
  cardsOf,
  emptyTrays,
  filled,
  keysInTrays,
  leftInHand,
  proposed,
  shifted,
  stillHeld,
  takenOut,
  withExtra,
  withoutTray,
} from "./trays";

const slots: Slot[] = [
  { kind: "S", least: 3 },
  { kind: "R", least: 4 },
];

describe("trays", () => {
  it("take cards out of the hand, of equal ones only those that lie in them", () => {
    const trays = added(emptyTrays(slots), 0, ["7h", "7h++"]);
    expect(leftInHand(["7h", "2c", "7h", "7h"], trays)).toEqual(["2c", "7h"]);
    expect(keysInTrays(takenOut(trays, "7h"))).toEqual(["7h++"]);
  });

  it("hold a card once: in another tray it has left the first one", () => {
    const trays = added(added(emptyTrays(slots), 0, ["7h", "7c"]), 1, ["7c"]);
    expect(trays.map((each) => each.keys)).toEqual([["7h"], ["7c"]]);
  });

  it("keep what is still held when the hand changes, and nothing else", () => {
    const trays = added(added(emptyTrays(slots), 0, ["7h+", "7c"]), 1, ["4d"]);
    const next = stillHeld(trays, slots, ["7h", "7c", "Ks"]);
    expect(next.map((each) => each.keys)).toEqual([["7h", "7c"], []]);
    expect(stillHeld(next, slots, ["7h", "7c", "Ks"])).toBe(next);
    const both = added(emptyTrays(slots), 0, ["7h", "7h+"]);
    expect(keysInTrays(stillHeld(both, slots, ["7h", "Ks"]))).toEqual(["7h"]);
  });

  it("are empty for another contract", () => {
    const trays = added(emptyTrays(slots), 0, ["7h"]);
    expect(anyInTrays(stillHeld(trays, [{ kind: "S", least: 3 }], ["7h"]))).toBe(false);
    const longer: Slot[] = [slots[0]!, { kind: "R", least: 7 }];
    expect(anyInTrays(stillHeld(trays, longer, ["7h"]))).toBe(false);
  });

  it("let cards move inside a tray, and remember that the player did it", () => {
    const trays = added(emptyTrays(slots), 1, ["4d", "5d", "Ah"]);
    const next = shifted(trays, 1, 2, 0);
    expect(next[1]).toMatchObject({ keys: ["Ah", "4d", "5d"], byHand: true });
    expect(shifted(trays, 1, 2, 3)).toBe(trays);
  });

  it("are filled with the longest meld where most is asked for", () => {
    const both: Slot[] = [
      { kind: "R", least: 4 },
      { kind: "R", least: 7 },
      { kind: "S", least: 3 },
    ];
    const melds = [
      { kind: "R" as const, cards: ["2c", "3c", "4c", "5c", "6c", "7c", "8c"] },
      { kind: "S" as const, cards: ["4d", "4d", "4c"] },
      { kind: "R" as const, cards: ["4d", "5d", "6d", "7d"] },
    ];
    const hand = melds.flatMap((meld) => meld.cards);
    const trays = filled(both, melds, hand);
    expect(trays.map((each) => each.keys.length)).toEqual([4, 7, 3]);
    expect(new Set(keysInTrays(trays)).size).toBe(14);
    expect(proposed(trays).map((meld) => meld.kind)).toEqual(["R", "R", "S"]);
    expect(cardsOf(trays[2]!)).toEqual(["4d", "4d", "4c"]);
    expect(leftInHand(hand, trays)).toEqual([]);
  });

  it("can be more than the contract asks for, and leave again", () => {
    const more = withExtra(emptyTrays(slots), "R");
    expect(more[2]).toMatchObject({ slot: { kind: "R", least: 4 }, extra: true });
    expect(stillHeld(more, slots, [])).toBe(more);
    expect(withoutTray(more, 2)).toHaveLength(2);
    expect(withoutTray(more, 0)).toHaveLength(3);
    const melds = [
      { kind: "S" as const, cards: ["Kh", "Kd", "Kc"] },
      { kind: "S" as const, cards: ["4h", "4d", "4c"] },
      { kind: "R" as const, cards: ["4d", "5d", "6d", "7d"] },
    ];
    const best = filled(slots, melds, melds.flatMap((meld) => meld.cards));
    expect(best.map((each) => each.extra)).toEqual([false, false, true]);
    expect(proposed(emptyTrays(slots))).toEqual([]);
  });
});
