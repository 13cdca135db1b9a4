import { describe, expect, it } from "vitest";
import type { ContractShown, TableShown } from "../../../lib/protocol";
import { callersInOrder, heldFor, offerState } from "./offer";

const why = { code: "caller_is_down", words: "You have laid down." };

function board(over: Partial<ContractShown>, options: Record<string, unknown> = {}): ContractShown {
  return {
    type: "contract",
    seats: [0, 1, 2, 3],
    place: 0,
    phase: "draw",
    turn: 1,
    discards: ["2c", "7h"],
    discarder: 3,
    calls: [],
    holder: null,
    result: null,
    options: { call: null, withdraw: null, draw: why, ...options },
    ...over,
  } as unknown as ContractShown;
}

function table(offer: object | null): TableShown {
  return { offer, you: 0 } as unknown as TableShown;
}
const held = table({ card: "7h", left_ms: 3000, of_ms: 4000, eligible: [0, 2], passed: [], asks_you: true });
const open = table(null);

describe("an offer", () => {
  it("is nothing once the player in turn has drawn", () => {
    expect(offerState(open, board({ phase: "play" }, { call: why })).kind).toBe("none");
    expect(offerState(open, board({ discards: [] })).kind).toBe("none");
  });

  it("asks as long as it is held, or always if nothing is held at this table", () => {
    expect(offerState(held, board({}))).toEqual({ kind: "may-call", card: "7h", held: true });
    expect(offerState(open, board({}))).toEqual({ kind: "passed", card: "7h", held: false });
    const never = { ...open, hold: { hold_ms: 0, proposed_ms: null, agreed: [] } };
    expect(offerState(never, board({}))).toEqual({ kind: "may-call", card: "7h", held: false });
  });

  it("does not ask a player whose wishes answer", () => {
    const wished = table({ card: "7h", left_ms: 3000, of_ms: 4000, eligible: [0], passed: [], asks_you: false });
    expect(offerState(wished, board({})).kind).toBe("passed");
  });

  it("stays open after a draw from the stock where the rules let a player call then", () => {
    const called = { phase: "play", calls: [{ seat: 0, moment: 0 }], holder: 0 };
    const unasked = { ...open, hold: { hold_ms: 0, proposed_ms: null, agreed: [] } };
    expect(offerState(unasked, board({ phase: "play" })).kind).toBe("may-call");
    expect(offerState(open, board({ phase: "play" })).kind).toBe("passed");
    expect(offerState(open, board(called, { call: why })).kind).toBe("called");
    expect(offerState(open, board({ ...called, turn: 0, holder: 2 }, { call: why })).kind).toBe("answer");
  });

  it("asks no player about their own discard, though they may call for it", () => {
    for (const table of [held, open]) {
      expect(offerState(table, board({ discarder: 0 }))).toEqual({ kind: "own-discard", card: "7h" });
    }
    expect(offerState(held, board({ discarder: 0 }, { call: why })).kind).toBe("closed");
  });

  it("is passed by the player who let it go", () => {
    const passed = table({ card: "7h", left_ms: 1, of_ms: 4, eligible: [0], passed: [0], asks_you: false });
    expect(offerState(passed, board({})).kind).toBe("passed");
  });

  it("says why somebody may not call while the others may", () => {
    const state = offerState(held, board({}, { call: why }));
    expect(state).toEqual({ kind: "closed", card: "7h", why, held: true });
    expect(offerState(open, board({}, { call: why })).kind).toBe("none");
  });

  it("tells a caller whether their call has priority", () => {
    const calls = [
      { seat: 2, moment: 0 },
      { seat: 0, moment: 1 },
    ];
    const state = offerState(held, board({ calls, holder: 2 }));
    expect(state).toMatchObject({ kind: "called", first: false });
    expect(offerState(held, board({ calls, holder: 0 }))).toMatchObject({ first: true });
  });

  it("makes the player in turn wait, or answer", () => {
    expect(offerState(held, board({ turn: 0 }))).toEqual({ kind: "own-turn", card: "7h", held: true });
    const asked = board({ turn: 0, calls: [{ seat: 3, moment: 0 }], holder: 3 });
    expect(offerState(held, asked)).toEqual({ kind: "answer", card: "7h", holder: 3, held: true });
  });

  it("is only watched by a spectator", () => {
    expect(offerState(held, board({ place: null, options: null })).kind).toBe("closed");
    expect(offerState(open, board({ place: null, options: null })).kind).toBe("none");
  });
});

describe("calls", () => {
  it("stand in the order heard, ties clockwise from the player in turn", () => {
    const calls = [
      { seat: 0, moment: 3 },
      { seat: 3, moment: 3 },
      { seat: 2, moment: 5 },
    ];
    expect(callersInOrder(board({ calls, turn: 1, holder: null }))).toEqual([3, 0, 2]);
    expect(callersInOrder(board({ calls, turn: 1, holder: 2 }))).toEqual([2, 3, 0]);
  });

  it("are waited for as long as the hold lasts", () => {
    expect(heldFor(3000, 100, 1100)).toBe(2000);
    expect(heldFor(3000, 100, 9000)).toBe(0);
  });
});
