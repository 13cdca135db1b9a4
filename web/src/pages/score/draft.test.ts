import { expect, test } from "vitest";
import { BLANK, extrasOf, handOf, missing, nextPerson, OUT, penaltiesOf, PLAIN, scoreOf, tableOf, typedOf, UNTYPED, wayOf, withExtras, type Table } from "./draft";

const table = (part: Partial<Table>): Table => ({ ...BLANK, ...part });

test("who, how and points are asked for in this order, whatever is touched first", () => {
  expect(missing(BLANK, "points")).toBe("who");
  expect(missing(table({ points: "12" }), "points")).toBe("who");
  expect(missing(table({ who: 0, points: "12" }), "points")).toBe("how");
  expect(missing(table({ who: 0, how: "gin" }), "points")).toBe("points");
  expect(missing(table({ who: 0, how: "gin", points: "0" }), "points")).toBeNull();
});

test("a dead hand needs nothing else", () => {
  expect(missing(table({ how: "draw" }), "points")).toBeNull();
  expect(scoreOf(table({ how: "draw", who: 1, points: "7" }), "points")).toEqual({ how: "draw" });
});

test("a knock needs both deadwoods, gin only the defender's", () => {
  expect(missing(table({ who: 1, how: "knock", deadwood: ["4", ""] }), "deadwood")).toBe("deadwood");
  expect(missing(table({ who: 1, how: "gin", deadwood: ["", "31"] }), "deadwood")).toBeNull();
  expect(scoreOf(table({ who: 1, how: "gin", deadwood: ["4", "31"] }), "deadwood")).toEqual({ how: "gin", who: 1, deadwood: [0, 31] });
});

test("a stored round comes back into the form as it was typed", () => {
  for (const [score, way] of [
    [{ how: "undercut", who: 0, points: 25 }, "points"],
    [{ how: "knock", who: 1, deadwood: [3, 40] as [number, number] }, "deadwood"],
  ] as const) {
    expect(wayOf(score)).toBe(way);
    expect(scoreOf(tableOf(score), way)).toEqual(score);
  }
});

test("extras that say nothing are not stored", () => {
  expect(withExtras({ tables: [] }, PLAIN)).toEqual({ tables: [] });
  const said = { times: 2, boxes: "4", swept: true, out: 0, oneTurn: false, note: " spades " };
  const round = withExtras({}, said);
  expect(round).toEqual({ times: 2, boxes: 4, swept: true, out: 0, note: "spades" });
  expect(extrasOf(round)).toEqual({ ...said, note: "spades" });
});

test("the next person is the next one without points, going around", () => {
  expect(nextPerson([UNTYPED, OUT, UNTYPED], 0)).toBe(2);
  expect(nextPerson([UNTYPED, OUT, OUT], 2)).toBe(0);
  expect(nextPerson([OUT, OUT], 0)).toBe(-1);
});

test("cards left are stored as cards, so that the rules count them", () => {
  const typed = [OUT, { points: "", left: ["K", "XX"] }];
  expect(penaltiesOf(typed)).toEqual([{ points: 0 }, { left: "K XX" }]);
  expect(typedOf(penaltiesOf(typed))).toEqual(typed);
});

test("who went out in one turn has no card left, so that the rules count the bonus", () => {
  const [typed, extras] = [[{ points: "5", left: null }, OUT], { ...PLAIN, oneTurn: true }];
  const round = handOf(typed, extras);
  expect(round).toEqual({ penalties: [{ points: 5 }, { left: "" }], one_turn: 1 });
  expect([typedOf(round.penalties ?? []), extrasOf(round)]).toEqual([typed, extras]);
  expect(handOf([OUT, OUT], extras)).toEqual({ penalties: [{ points: 0 }, { points: 0 }] });
});
