import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../../lib/i18n.svelte";
import type { GinResult, GinScore, TableEvent } from "../../../lib/protocol";
import { whatHappened } from "./ending";
import { meldOf, meldWords, spreadWords, sumOf, sumWords, targets } from "./notes";
import { tellGin } from "./story";

beforeAll(() => setLanguage("en"));

const result = (knocker: number | null, own: number, other: number): GinResult => ({
  ending: "knock",
  upcard: "7s",
  turns: 9,
  knocker,
  knocker_deadwood: own,
  defender_deadwood: other,
  layoffs: 0,
  knocker_layoffs: 0,
});
const score = (kind: GinScore["kind"], winner: number | null, points: number): GinScore => ({
  kind,
  winner,
  points,
  boxes: 1,
});

test("a knock is the difference, doubled where the upcard doubles", () => {
  const sum = sumOf(result(0, 7, 30), score("knock", 0, 46), 2);
  expect(sum).toEqual({ higher: 30, lower: 7, difference: 23, bonus: 0, multiplier: 2, points: 46 });
  expect(sumWords(sum!)).toBe("(30 − 7) × 2");
});

test("an undercut counts from the defender's side, with its bonus", () => {
  const sum = sumOf(result(0, 9, 4), score("undercut", 1, 15), 1);
  expect(sumWords(sum!)).toBe("9 − 4 + 10");
});

test("gin has its bonus; a dead hand has no sum", () => {
  expect(sumWords(sumOf(result(1, 0, 50), score("gin", 1, 75), 1)!)).toBe("50 − 0 + 25");
  expect(sumOf(result(null, 0, 0), score("draw", null, 0), 1)).toBeNull();
});

test("melds are named, found and aimed at", () => {
  const run = { kind: "run" as const, cards: ["Tc", "Jc", "Qc"] };
  const set = { kind: "set" as const, cards: ["4d", "4h", "4s"] };
  expect(meldWords(run)).toBe("run 10-J-Q");
  expect(meldOf([run, set], "4h")).toBe(set);
  expect(meldOf([run, set], "2c")).toBeNull();
  expect(targets([{ card: "4c", onto: 1 }, { card: "9c", onto: 0 }], "9c")).toEqual([0]);
});

test("spreads of the same ranks are told apart by their suits", () => {
  const run = (...cards: string[]) => ({ kind: "run" as const, cards });
  const one = [run("3c", "4d", "5h"), run("3s", "4s", "5s")];
  const other = [run("3c", "4s", "5h"), run("3s", "4d", "5s")];
  expect(spreadWords(one)).toBe("run 3♣ 4♦ 5♥ · run 3♠ 4♠ 5♠");
  expect(spreadWords(other)).not.toBe(spreadWords(one));
  expect(spreadWords([{ kind: "set", cards: ["Tc", "Td", "Th"] }])).toBe("set 10♣ 10♦ 10♥");
});

test("the end is told to the one who looks", () => {
  const name = (seat: number) => ["Ann", "Bob"][seat] ?? "";
  expect(whatHappened("gin", 1, 0, name)).toBe("Gin for Bob");
  expect(whatHappened("gin", 1, 1, name)).toBe("Gin! You win the round");
  expect(whatHappened("draw", null, 0, name)).toBe("A dead hand");
});

test("a drawn card is told only where it is known", () => {
  const told = (seat: number, card: string | null, you: boolean) => {
    const event = { round_number: 1, board: 0, seats: [0, 1], event: { type: "drew", seat, card } } as TableEvent;
    return tellGin(event, { you, name: "Bob", nameAt: String, card: (each) => each, cards: String });
  };
  expect(told(1, null, false)).toBe("Bob draws.");
  expect(told(0, "7h", true)).toBe("You draw the 7h.");
});
