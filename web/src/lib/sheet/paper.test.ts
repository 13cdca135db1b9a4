import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../i18n.svelte";
import type { ColumnShown, GameAccount, HollywoodSheetShown } from "../protocol";
import { accountRows, blocks, lineAt, stateAt, tally } from "./paper";
import { money, sheetInWords } from "./reading";

beforeAll(() => setLanguage("en"));

const account = (more: Partial<GameAccount> = {}): GameAccount => ({
  winner: null,
  points: [0, 0],
  game_bonus: 0,
  shutout_bonus: 0,
  box_points: [0, 0],
  factor: 1,
  shut_out: [],
  totals: [0, 0],
  owed: [
    [0, 0],
    [0, 0],
  ],
  ...more,
});
const column = (number: number, more: Partial<ColumnShown> = {}): ColumnShown => ({
  number,
  lines: [],
  totals: [0, 0],
  boxes: [0, 0],
  needed: [100, 100],
  winner: null,
  closed_at: null,
  shut_out: [],
  on_the_schneid: [0, 1],
  account: account(),
  ...more,
});
const won = column(1, {
  lines: [
    { entry: 1, side: 0, points: 60, total: 60, boxes: 1 },
    { entry: 3, side: 0, points: 50, total: 110, boxes: 3 },
  ],
  totals: [110, 0],
  boxes: [4, 0],
  winner: 0,
  closed_at: 3,
  shut_out: [1],
  account: account({
    winner: 0,
    points: [110, 0],
    game_bonus: 100,
    shutout_bonus: 100,
    box_points: [80, 0],
    totals: [390, 0],
  }),
});
const sheet = (more: Partial<HollywoodSheetShown> = {}): HollywoodSheetShown => ({
  type: "hollywood",
  sides: [[0], [1]],
  target: 100,
  games: 3,
  stake: 0,
  box_bonus: 20,
  game_bonus: 100,
  has_bonuses: true,
  third_game_doubled: false,
  entries: [],
  columns: [won, column(2, { lines: [{ entry: 3, side: 0, points: 50, total: 50, boxes: 1 }], totals: [50, 0], needed: [50, 100] }), column(3)],
  games_won: [1, 0],
  over: false,
  winner: null,
  net: [0, 0],
  sweep: null,
  payments: [],
  ...more,
});
const PLAYERS = ["Ann", "Bob"];

test("three double columns, or two blocks of three", () => {
  const byGame = blocks(sheet(), "columns").map((block) => block.strips.map((strip) => `${strip.game.number}${strip.side}`));
  expect(byGame).toEqual([
    ["10", "11"],
    ["20", "21"],
    ["30", "31"],
  ]);
  const bySide = blocks(sheet(), "we-they").map((block) => block.strips.map((strip) => `${strip.game.number}${strip.side}`));
  expect(bySide).toEqual([
    ["10", "20", "30"],
    ["11", "21", "31"],
  ]);
});

test("one game is one double column, however it is laid out", () => {
  const one = sheet({ games: 1, columns: [won] });
  expect(blocks(one, "we-they")).toHaveLength(1);
  expect(blocks(one, "we-they")[0]?.strips).toHaveLength(2);
});

test("a box holds what its entry wrote there", () => {
  const [first] = blocks(sheet(), "columns");
  expect(lineAt(first!.strips[0]!, 3)?.total).toBe(110);
  expect(lineAt(first!.strips[0]!, 2)).toBeNull();
  expect(lineAt(first!.strips[1]!, 3)).toBeNull();
});

test("a game is ruled off at the entry that closed it", () => {
  expect([1, 3, 4].map((entry) => stateAt(won, entry))).toEqual(["open", "closing", "closed"]);
  expect(stateAt(column(2), 4)).toBe("open");
});

test("the settlement shows the rows that the rules switch on", () => {
  const rows = accountRows(sheet());
  expect(rows.map((row) => row.key)).toEqual(["points", "gameBonus", "boxes", "shutout", "total"]);
  const [winner, loser] = blocks(sheet(), "columns")[0]!.strips;
  expect(rows.map((row) => row.value(winner!))).toEqual(["110", "+100", "+80", "+100", "390"]);
  expect(rows.map((row) => row.value(loser!))).toEqual(["0", "–", "–", "–", "0"]);
  const open = blocks(sheet(), "columns")[1]!.strips[0]!;
  expect(rows.map((row) => row.value(open))).toEqual([null, null, null, null, null]);
  expect(accountRows(sheet({ has_bonuses: false }))).toEqual([]);
  expect(accountRows(sheet({ game_bonus: 0, box_bonus: 0 })).map((row) => row.key)).toEqual(["points", "shutout", "total"]);
});

test("among three a shutout is paid beside the totals, and every column adds up", () => {
  const game = column(1, {
    winner: 0,
    totals: [105, 30, 0],
    shut_out: [2],
    account: account({
      winner: 0,
      points: [105, 30, 0],
      game_bonus: 100,
      shutout_bonus: 100,
      box_points: [75, 25, 0],
      totals: [280, 55, 0],
      owed: [
        [0, 225, 380],
        [-225, 0, 55],
        [-380, -55, 0],
      ],
    }),
  });
  const three = sheet({ sides: [[0], [1], [2]], games: 1, columns: [game] });
  const rows = accountRows(three);
  expect(rows.map((row) => row.key)).toEqual(["points", "gameBonus", "boxes", "total", "shutoutPaid"]);
  const written = blocks(three, "columns")[0]!.strips.map((strip) => rows.map((row) => row.value(strip)));
  expect(written).toEqual([
    ["105", "+100", "+75", "280", "+100"],
    ["30", "–", "+25", "55", "–"],
    ["0", "–", "–", "0", "−100"],
  ]);
});

test("boxes are ticked in bundles of five", () => {
  expect(tally(3)).toEqual({ fives: 0, ones: 3 });
  expect(tally(12)).toEqual({ fives: 2, ones: 2 });
});

test("the sheet is told in sentences", () => {
  const told = sheetInWords(sheet(), PLAYERS);
  expect(told[0]).toBe("Game 1 is over. Ann won: Ann 110, Bob 0. Shut out: Bob.");
  expect(told[1]).toBe("Game 2: Ann 50, Bob 0. Still needed: Ann 50, Bob 100.");
  expect(told[2]).toBe("Game 3: no score yet.");
  const paid = sheet({ over: true, winner: 0, stake: 1, payments: [{ payer: 1, payee: 0, points: 713, cents: 713 }] });
  expect(sheetInWords(paid, PLAYERS).at(-1)).toBe("Bob → Ann: 713 points, 7.13");
  expect(money(5)).toBe("0.05");
});

test("penalties: the lowest is named, and the winner at the end", () => {
  const penalty = {
    type: "penalty" as const,
    length: 7,
    contracts: ["SS", "SR"],
    hands: [[0, 25]],
    totals: [0, 25],
    leaders: [0],
    over: false,
    winners: [],
  };
  expect(sheetInWords(penalty, PLAYERS)).toEqual(["After 1 hand of 7: Ann 0, Bob 25.", "Lowest so far: Ann."]);
  expect(sheetInWords({ ...penalty, over: true, winners: [0] }, PLAYERS)[1]).toContain("winner: Ann");
});
