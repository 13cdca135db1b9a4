import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import type { GinAction, Meld, ReviewDecision, ReviewHead, ReviewOption, ReviewSummary, WildMeld } from "../../lib/protocol";
import { decisionAt, movesOf, seenBy } from "./moves";
import { evenWords } from "./headline";
import {
  choiceWords,
  costWords,
  endWords,
  outlookWords,
  penalty,
  pieces,
  plus,
  reasonWords,
  roundWords,
  spoken,
  verdictOf,
} from "./words";

beforeEach(() => setLanguage("en"));

const option = (action: ReviewOption["action"], more: Partial<ReviewOption> = {}): ReviewOption => ({
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
  ends: null,
  onto: [],
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
  needed_errors: 2,
  mark: "bad",
  lost_points: 2.66,
  lost_match: 3.14,
  error: 0.1234,
  error_error: 0.01,
  again: null,
  grounds: [],
  ...more,
});
const meld = (cards: string[]): Meld => ({ cards }) as Meld;
const said = (...[action, more, kind]: [ReviewOption["action"], Partial<ReviewOption>?, ReviewDecision["kind"]?]): string =>
  choiceWords(option(action, more), { kind: kind ?? "discard", top: "Kd" });

test("choices are said with their cards", () => {
  expect(said({ type: "discard", card: "7h" })).toBe("Discard ⟦7h⟧");
  expect(said({ type: "take" })).toBe("Take ⟦Kd⟧");
  expect(said({ type: "draw" })).toBe("Draw");
  expect(said({ type: "pass" }, {}, "upcard")).toBe("Pass");
  expect(said({ type: "pass" }, {}, "last_discard")).toBe("Leave ⟦Kd⟧");
  const knock: GinAction = { type: "knock", discard: "Ks", spread: [meld(["3c", "3d", "3h"])] };
  expect(said(knock, { left: 4 })).toBe("Knock with 4, discard ⟦Ks⟧");
  expect(said(knock, { left: 0 })).toBe("Gin, discard ⟦Ks⟧");
  expect(said(knock, { left: 4, unusual: true })).toBe("Knock with 4, discard ⟦Ks⟧, lay down ⟦3c⟧ ⟦3d⟧ ⟦3h⟧");
  expect(said({ type: "big_gin", spread: [] })).toBe("Big gin");
  expect(said({ type: "show", melds: [] }, { laid: 0, left: 12 })).toBe("Lay off nothing, 12 left");
  expect(said({ type: "lay_off", card: "3s", onto: 0 }, { laid: 2, left: 5 })).toBe("Lay off 2 cards, 5 left");
});

test("a text has its cards apart, and a voice says them by name", () => {
  expect(pieces("Discard ⟦7h⟧.")).toEqual(["Discard ", "7h", "."]);
  expect(spoken("Discard ⟦7h⟧.")).toBe("Discard Seven of hearts.");
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
  expect(reasonWords(found, "Ann", "gin")).toBe(
    "Ann discarded ⟦9s⟧, but ⟦7d⟧ was better. The other player took it in 88\u00a0% of the simulated rounds instead of 27\u00a0%. " +
      "“Discard ⟦9s⟧” won 50\u00a0% of the simulated rounds and averaged +1.3 points. “Discard ⟦7d⟧” won 55\u00a0% and averaged +3.0.",
  );
});

test("a meld in a reason is all of its cards, and a number stays one", () => {
  const found = decision([], {
    grounds: [{ code: "broke_meld", values: { thrown: "5d", better: "Ks", meld: "5c 5d 5h", left: 31, could: 16 } }],
  });
  expect(reasonWords(found, "Ann", "gin")).toContain("broke up the meld ⟦5c⟧ ⟦5d⟧ ⟦5h⟧. That left 31 deadwood");
});

test("a cost is told in every measure there is", () => {
  const found = decision([throwing("7d"), throwing("9s", { behind_error: 0.5, match_behind_error: 0.6 })]);
  expect(costWords(found, "%", "gin")).toBe("Cost: 0.123 of a plain win (2.7 ± 0.5 points; 3.1 ± 0.6\u00a0% of a match).");
  expect(costWords({ ...found, lost_match: null }, null, "gin")).toBe("Cost: 0.123 of a plain win (2.7 ± 0.5 points).");
  const again = { behind: 2.66, behind_error: 0.7, match_behind: 3.14, match_behind_error: 0.8, rounds: 2400 };
  expect(costWords({ ...found, again }, "%", "gin")).toContain("(2.7 ± 0.7 points; 3.1 ± 0.8");
  const exact = decision([throwing("7d"), throwing("9s", { rounds: 0 })]);
  expect(costWords(exact, "points", "gin")).toBe("Cost: 0.123 of a plain win (2.7 points; 3.1 points of the match).");
});

test("choices of the contract game are said with their cards", () => {
  expect(said(null)).toBe("Leave ⟦Kd⟧");
  expect(said({ type: "call" })).toBe("Call May-I for ⟦Kd⟧");
  expect(said({ type: "allow" })).toBe("Allow the call for ⟦Kd⟧");
  expect(said({ type: "deny" })).toBe("Deny the call for ⟦Kd⟧");
  const melds: WildMeld[] = [
    { kind: "S", cards: ["4c", "4d", "As"] },
    { kind: "R", cards: ["5h", "6h", "7h", "8h"] },
  ];
  expect(said({ type: "lay_down", melds })).toBe(
    "Lay down ⟦4c⟧ ⟦4d⟧ ⟦As⟧ / ⟦5h⟧ ⟦6h⟧ ⟦7h⟧ ⟦8h⟧",
  );
  expect(said({ type: "lay_off", card: "4h", onto: 2 }, { onto: ["4c", "4d", "4s"] })).toBe(
    "Lay off ⟦4h⟧ on ⟦4c⟧ ⟦4d⟧ ⟦4s⟧",
  );
  expect(said({ type: "displace", card: "6h", onto: 0, wild_to: "top" }, { onto: ["5h", "As", "7h"] })).toBe(
    "Put ⟦6h⟧ in place of a wild card in ⟦5h⟧ ⟦As⟧ ⟦7h⟧",
  );
});

const inHand = (action: ReviewOption["action"], points: number, out: number): ReviewOption =>
  option(action, { points, outlook: null, ends: { out, beaten: 1 - out, drawn: 0 } });

test("a reason in the contract game tells of penalties, hands and who goes out", () => {
  const found = decision([inHand({ type: "call" }, -60.24, 0.2), inHand(null, -90.2, 0)], {
    top: "Qs",
    kind: "call",
    grounds: [{ code: "call_missed_nearer", values: { top: "Qs", missing: 3, could: 2 } }],
  });
  expect(reasonWords(found, "Dot", "contract")).toBe(
    "Dot did not call May-I for ⟦Qs⟧. With it, 2 instead of 3 cards are missing for the contract. " +
      "“Leave ⟦Qs⟧” averaged 90.2 penalty points and went out in 0\u00a0% of the simulated hands. " +
      "“Call May-I for ⟦Qs⟧” averaged 60.2 and went out in 20\u00a0%.",
  );
  expect(costWords(found, "%", "contract")).toContain("of a plain hand");
  const values = { top: "Qs", missing: 1, could: 0 };
  const done = { ...found, grounds: [{ code: "call_missed_nearer", values }] };
  expect(reasonWords(done, "Dot", "contract")).toContain("Dot did not call May-I for ⟦Qs⟧, which completes the contract.");
  const outs = decision([], { grounds: [{ code: "fewer_outs", values: { live: 4, could: 9 } }] });
  expect(reasonWords(outs, "Dot", "contract")).toContain("help the contract");
  expect(reasonWords(outs, "Dot", "gin")).toContain("that make a meld");
});

test("how the hands of a choice ended, and penalties without a sign", () => {
  expect(outlookWords(inHand(null, -3, 0.25))).toBe("goes out 25\u00a0%, somebody else 75\u00a0%");
  const drawn = option(null, { outlook: null, ends: { out: 0.25, beaten: 0.65, drawn: 0.1 } });
  expect(outlookWords(drawn)).toBe("goes out 25\u00a0%, somebody else 65\u00a0%, nobody 10\u00a0%");
  expect([penalty(-12.34), penalty(-0), penalty(0.01)]).toEqual(["12.3", "0.0", "0.0"]);
});

test("how a hand ends: who goes out, and what the others are left with", () => {
  const names = ["Ann", "Bob", "Cy"];
  const head = { ending: "went_out", winner: 1, points: -20, penalties: [20, 0, 75] } as unknown as ReviewHead;
  expect(endWords(head, names)).toBe("Bob goes out. Penalty points: Ann 20 and Cy 75.");
  const nobody = { ...head, ending: "stock_exhausted", winner: null, penalties: [5, 10, 15] } as ReviewHead;
  expect(endWords(nobody, names)).toBe("The stock ran out. Penalty points: Ann 5, Bob 10, and Cy 15.");
  expect(roundWords({ round_number: 3, board: 0 }, false, "contract", "two runs")).toBe("Hand 3: two runs");
  expect(roundWords({ round_number: 3, board: 0 }, false, "gin")).toBe("Round 3");
  const people = [{ seat: 0, adjusted_match: 20 }, { seat: 1, adjusted_match: 55 }, { seat: 2, adjusted_match: 25 }];
  const summary = { family: "contract", people, match_unit: "%" } as ReviewSummary;
  expect(evenWords(summary, names)).toBe("With equal luck, Bob would have been most likely to come first.");
});

test("with equal luck those are named who are too close to call", () => {
  const people = [40.5, 49.7, -14.6, 15.5].map((adjusted_match, seat) => ({ seat, adjusted_match, luck_match_error: 5 }));
  const summary = { family: "contract", people, match_unit: "%" } as ReviewSummary;
  expect(evenWords(summary, ["Ann", "Bob", "Cy", "Dot"])).toBe(
    "With equal luck, Bob and Ann would have been most likely to come first, too close to call among them.",
  );
  const unknown = { ...summary, people: [...people, { seat: 4, adjusted_match: null }] } as ReviewSummary;
  expect(evenWords(unknown, ["Ann", "Bob", "Cy", "Dot", "Eve"])).toBeNull();
});

test("of several decisions at a step one is looked at", () => {
  const [left, drew] = [decision([], { step: 3, number: 7 }), decision([], { step: 3, number: 8 })];
  const round = { part: 1, decisions: [left, drew], luck: [] };
  expect(decisionAt(round, 3)?.number).toBe(8);
  expect(decisionAt(round, 3, 7)?.number).toBe(7);
  expect(decisionAt(round, 3, 99)?.number).toBe(8);
});

test("verdicts", () => {
  expect(verdictOf(decision([]))).toBe("bad");
  expect(verdictOf(decision([], { mark: "none" }))).toBe("right");
  expect(verdictOf(decision([], { mark: "none", status: "forced" }))).toBe("forced");
  expect(verdictOf(decision([], { mark: "none", status: "too close" }))).toBe("close");
  const again = { behind: 0.2, behind_error: 0.7, match_behind: null, match_behind_error: null, rounds: 2400 };
  expect(verdictOf(decision([], { mark: "none", status: "too close", again }))).toBe("unconfirmed");
});

test("numbers have a true minus and the comma of the language", async () => {
  expect([plus(2), plus(-0.5), plus(0), plus(-0.01)]).toEqual(["+2.0", "−0.5", "0.0", "0.0"]);
  await setLanguage("de");
  expect(plus(-1.5)).toBe("−1,5");
});

test("how rounds end, and how the match would stand with equal luck", () => {
  const head = { ending: "gin", winner: 1, points: -42, penalties: [] as number[] } as ReviewHead;
  expect(endWords(head, ["Ann", "Bob"])).toBe("Bob wins 42 points by gin.");
  expect(endWords({ ...head, ending: "none", winner: null }, [])).toBe("Dead hand: nobody scores.");
  expect(endWords({ ...head, ending: null, winner: null }, [])).toBe("Not finished.");
  const people = [{ seat: 0, adjusted_match: 58.84 }, { seat: 1, adjusted_match: 41.16 }];
  const summary = { family: "gin", people, match_unit: "%" } as ReviewSummary;
  expect(evenWords(summary, ["Ann", "Bob"])).toContain("Ann would win 58.8\u00a0% and Bob 41.2\u00a0%");
  const behind = { people: [{ seat: 0, adjusted_match: -12 }, { seat: 1 }], match_unit: "points" } as ReviewSummary;
  expect(evenWords(behind, ["Ann", "Bob"])).toContain("Bob would be 12.0 match points");
  expect(evenWords({ ...summary, people: people.slice(1) } as ReviewSummary, ["Ann", "Bob"])).toBeNull();
});

test("draws are listed before what is done with them", () => {
  const chance = { step: 4, seat: 0, card: "7h", points: 1, points_error: 0, match: null, match_error: null, everyone: [] };
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
