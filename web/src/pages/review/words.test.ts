import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import type { GinAction, Meld, ReviewDecision, ReviewHead, ReviewOption, ReviewSummary } from "../../lib/protocol";
import { decisionAt, movesOf, seenBy } from "./moves";
import { choiceWords, costWords, endWords, evenWords, pieces, plus, reasonWords, spoken, verdictOf } from "./words";

beforeEach(() => setLanguage("en"));

const option = (action: GinAction, more: Partial<ReviewOption> = {}): ReviewOption => ({
  action,
  points: 1.25,
  points_error: 0.5,
  match: 51,
  match_error: 0.4,
  behind: 0,
  behind_error: 0,
  match_behind: 0,
  match_behind_error: 0,
  rounds: 2400,
  outlook: { won: 0.5, gin: 0.1, undercut: 0, drawn: 0, taken_up: 0 },
  left: null,
  laid: null,
  unusual: false,
  ...more,
});
const decision = (options: ReviewOption[], more: Partial<ReviewDecision> = {}): ReviewDecision => ({
  number: 1,
  part: 1,
  round_number: 1,
  board: 0,
  step: 3,
  seat: 0,
  turn: 2,
  kind: "discard",
  hand: ["7h"],
  top: "Kd",
  options,
  played: options.length - 1,
  status: "counted",
  mark: "bad",
  lost_points: 2.66,
  lost_match: 3.14,
  error: 0.1234,
  error_error: 0.01,
  grounds: [],
  ...more,
});
const meld = (cards: string[]): Meld => ({ cards }) as Meld;
const said = (...[action, more, kind]: [GinAction, Partial<ReviewOption>?, ReviewDecision["kind"]?]): string =>
  choiceWords(option(action, more), { kind: kind ?? "discard", top: "Kd" });

test("choices are said with their cards", () => {
  expect(said({ type: "discard", card: "7h" })).toBe("Throw ⟦7h⟧");
  expect(said({ type: "take" })).toBe("Take ⟦Kd⟧");
  expect(said({ type: "draw" })).toBe("Draw");
  expect(said({ type: "pass" }, {}, "upcard")).toBe("Pass");
  expect(said({ type: "pass" }, {}, "last_discard")).toBe("Let ⟦Kd⟧ lie");
  const knock: GinAction = { type: "knock", discard: "Ks", spread: [meld(["3c", "3d", "3h"])] };
  expect(said(knock, { left: 4 })).toBe("Knock with 4, throw ⟦Ks⟧");
  expect(said(knock, { left: 0 })).toBe("Gin, throw ⟦Ks⟧");
  expect(said(knock, { left: 4, unusual: true })).toBe("Knock with 4, throw ⟦Ks⟧, lay down ⟦3c⟧ ⟦3d⟧ ⟦3h⟧");
  expect(said({ type: "big_gin", spread: [] })).toBe("Big gin");
  expect(said({ type: "show", melds: [] }, { laid: 0, left: 12 })).toBe("Lay off nothing, 12 left");
  expect(said({ type: "lay_off", card: "3s", onto: 0 }, { laid: 2, left: 5 })).toBe("Lay off 2 cards, 5 left");
});

test("a text has its cards apart, and a voice says them by name", () => {
  expect(pieces("Throw ⟦7h⟧.")).toEqual(["Throw ", "7h", "."]);
  expect(spoken("Throw ⟦7h⟧.")).toBe("Throw Seven of hearts.");
});

const throwing = (card: string, more: Partial<ReviewOption> = {}) => option({ type: "discard", card }, more);

test("a reason is told from its grounds, with what came of it", () => {
  const found = decision(
    [throwing("7d", { points: 3, outlook: { won: 0.55, gin: 0, undercut: 0, drawn: 0, taken_up: 0 } }), throwing("9s")],
    {
      grounds: [
        { code: "threw", values: { thrown: "9s", better: "7d" } },
        { code: "taken_up", values: { share: 0.884, could: 0.268 } },
      ],
    },
  );
  expect(reasonWords(found, "Ann")).toBe(
    "Ann threw ⟦9s⟧ where ⟦7d⟧ was better. The other player took it up in 88 % of the imagined rounds, not 27 %. " +
      "“Throw ⟦9s⟧” won 50 % of the imagined rounds and came to +1.3 points on average; “Throw ⟦7d⟧”, 55 % and +3.0.",
  );
});

test("a meld in a reason is all of its cards, and a number stays one", () => {
  const found = decision([], {
    grounds: [{ code: "broke_meld", values: { thrown: "5d", better: "Ks", meld: "5c 5d 5h", left: 31, could: 16 } }],
  });
  expect(reasonWords(found, "Ann")).toContain("out of the meld ⟦5c⟧ ⟦5d⟧ ⟦5h⟧: that left 31 of deadwood");
});

test("a cost is told in every measure there is", () => {
  const found = decision([throwing("7d"), throwing("9s", { behind_error: 0.5, match_behind_error: 0.6 })]);
  expect(costWords(found, "%")).toBe("Cost: 0.123 of a plain win (2.7 ± 0.5 points; 3.1 ± 0.6 % of a match).");
  expect(costWords({ ...found, lost_match: null }, null)).toBe("Cost: 0.123 of a plain win (2.7 ± 0.5 points).");
  const exact = decision([throwing("7d"), throwing("9s", { rounds: 0 })]);
  expect(costWords(exact, "points")).toBe("Cost: 0.123 of a plain win (2.7 points; 3.1 points of the match).");
});

test("verdicts", () => {
  expect(verdictOf(decision([]))).toBe("bad");
  expect(verdictOf(decision([], { mark: "none" }))).toBe("right");
  expect(verdictOf(decision([], { mark: "none", status: "forced" }))).toBe("forced");
  expect(verdictOf(decision([], { mark: "none", status: "too close" }))).toBe("close");
});

test("numbers have a true minus and the comma of the language", async () => {
  expect([plus(2), plus(-0.5), plus(0), plus(-0.01)]).toEqual(["+2.0", "−0.5", "0.0", "0.0"]);
  await setLanguage("de");
  expect(plus(-1.5)).toBe("−1,5");
});

test("how rounds end, and how the match would stand with equal luck", () => {
  const head = { ending: "gin", winner: 1, points: -42 } as ReviewHead;
  expect(endWords(head, ["Ann", "Bob"])).toBe("Bob wins 42 points by gin.");
  expect(endWords({ ...head, ending: "none", winner: null }, [])).toBe("A dead hand: nobody scores.");
  expect(endWords({ ...head, ending: null, winner: null }, [])).toBe("Not finished.");
  const people = [{ seat: 0, adjusted_match: 58.84 }, { seat: 1, adjusted_match: 41.16 }];
  const summary = { people, match_unit: "%" } as ReviewSummary;
  expect(evenWords(summary, ["Ann", "Bob"])).toContain("58.8 % for Ann and 41.2 % for Bob");
  const behind = { people: [{ seat: 0, adjusted_match: -12 }, { seat: 1 }], match_unit: "points" } as ReviewSummary;
  expect(evenWords(behind, ["Ann", "Bob"])).toContain("Bob would be 12.0 points");
  expect(evenWords({ ...summary, people: people.slice(1) } as ReviewSummary, ["Ann", "Bob"])).toBeNull();
});

test("draws are listed before what is done with them", () => {
  const chance = { step: 4, seat: 0, card: "7h", points: 1, points_error: 0, match: null, match_error: null };
  const round = { part: 1, decisions: [decision([], { step: 3 }), decision([], { step: 4 })], luck: [chance] };
  expect(movesOf(round).map((move) => [move.kind, move.step])).toEqual([
    ["decision", 3],
    ["chance", 4],
    ["decision", 4],
  ]);
  expect(decisionAt(round, 4)?.step).toBe(4);
  expect(decisionAt(round, 5)).toBeNull();
});

test("as a player saw it, the other hand is turned over and nothing else", () => {
  const board = { type: "gin", seats: [1, 0], hands: [["7h"], ["Kd"]], stock: 3 } as unknown as Parameters<typeof seenBy>[0];
  expect(seenBy(board, 0)).toEqual({ ...board, hands: [null, ["Kd"]] });
  expect(seenBy(board, 5)).toBe(board);
});
