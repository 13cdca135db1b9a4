import { describe, expect, it } from "vitest";
import type { ContractEvent, ContractShown, TableEvent } from "../../../lib/protocol";
import { winningOf } from "./winning";

const meld = (owner: number, ...cards: string[]) => ({ owner, meld: { kind: "S", cards } });
const board = (over: object): ContractShown =>
  ({
    result: { winner: 1 },
    seats: [0, 1, 2],
    discarder: 0,
    discards: ["2c", "9h"],
    melds: [meld(0, "4c", "4d", "4h"), meld(1, "7c", "7d", "7h"), meld(1, "8c", "9c", "Tc", "Jc")],
    ...over,
  }) as unknown as ContractShown;
const told = (...events: object[]): TableEvent[] =>
  events.map((event) => ({ round_number: 1, board: 0, seats: [0, 1, 2], event: event as ContractEvent }));
const drew = { type: "drew", seat: 1, card: null };
const litOf = (found: ReturnType<typeof winningOf>) => [...found.lit].map(([number, at]) => [number, [...at]]);

describe("how a hand was won", () => {
  it("is by the last discard, and the turn's lay-offs are lit", () => {
    const events = told(
      { type: "laid_off", seat: 1, card: "4d", onto: 0, at: null }, // of an earlier turn
      drew,
      { type: "laid_off", seat: 1, card: "7c", onto: 1, at: null },
      { type: "taken_back", seat: 1, cards: ["7c"] },
      { type: "laid_off", seat: 1, card: "8c", onto: 2, at: "bottom" },
      { type: "discarded", seat: 1, card: "9h" },
    );
    const found = winningOf(board({ discarder: 1 }), events);
    expect([found.by, found.card]).toEqual(["discard", "9h"]);
    expect(litOf(found)).toEqual([[2, [0]]]);
  });

  it("is by the last lay-off; of equal cards the one at that end is lit", () => {
    const melds = [meld(0, "XX", "5c", "6c", "XX")];
    const events = told({ type: "took", seat: 1, card: "XX" }, { type: "laid_off", seat: 1, card: "XX", onto: 0, at: "top" });
    const found = winningOf(board({ melds }), events);
    expect([found.by, found.card]).toEqual(["layoff", "XX"]);
    expect(litOf(found)).toEqual([[0, [3]]]);
  });

  it("is by a lay down of all cards, whose melds are the last ones on the table", () => {
    const melds = [{ kind: "S", cards: ["7c", "7d", "7h"] }, { kind: "R", cards: ["8c", "9c", "Tc", "Jc"] }];
    const found = winningOf(board({}), told(drew, { type: "laid_down", seat: 1, melds }));
    expect([found.by, found.card]).toEqual(["down", null]);
    expect(litOf(found)).toEqual([[1, [0, 1, 2]], [2, [0, 1, 2, 3]]]);
  });

  it("is read from the discard pile if the events are not known", () => {
    expect(winningOf(board({ discarder: 1 }), [])).toEqual({ by: "discard", card: "9h", lit: new Map() });
    expect(winningOf(board({}), []).by).toBeNull();
    expect(winningOf(board({ result: { winner: null } }), told(drew)).by).toBeNull();
  });
});
