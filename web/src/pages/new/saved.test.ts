import { expect, test } from "vitest";
import type { KnobShown, TableCard } from "../../lib/protocol";
import { changesFrom, settingsIn } from "./asked";
import {
  alsoFrom,
  cleanName,
  fileName,
  LARGEST_FILE,
  linkTo,
  MOST_SAVED,
  pairs,
  readFile,
  readList,
  rulesOf,
  settingsOf,
  withRules,
  writeFile,
  type SavedRules,
} from "./saved";

const knob = (name: string, kind: KnobShown["kind"], value: unknown, none = false): KnobShown => ({
  name,
  kind,
  value,
  none,
  words: "",
  allowed: "",
  values: [],
  low: null,
  high: null,
});
const knobs = [
  knob("contracts", "list", ["SS", "SR"]),
  knob("deal", "list", [11, 11]),
  knob("points", "text", '{"2-9":5}'),
  knob("may_i", "flag", true),
  knob("may_i.limit", "number", 5, true),
  knob("may_i.withdraw", "flag", true),
  { ...knob("wild", "list", ["A"]), values: ["A", "2", "XX"] },
];
const changes = {
  contracts: ["SS", "S3R7"],
  deal: [10, 12],
  points: '{"A":15,"2-K":5,"XX":50}',
  "may_i.limit": null,
  "may_i.withdraw": false,
  wild: ["XX", "2"],
};
const rules: SavedRules = { name: "Oma’s May-I", preset: "may-i", players: "4", settings: settingsOf(changes) };

test("a link holds the rules as they were", () => {
  const query = new URLSearchParams(linkTo(rules).slice("/new?".length));
  expect(query.get("preset")).toBe("may-i");
  expect(query.get("players")).toBe("4");
  expect(changesFrom(knobs, settingsIn(query))).toEqual(changes);
});

test("a file holds the rules as they were", () => {
  const found = readFile(writeFile(rules));
  expect(found).toEqual(rules);
  expect(changesFrom(knobs, pairs(found!.settings))).toEqual(changes);
});

test("no wild cards, and no May-I, are kept too", () => {
  const bare = { wild: [], may_i: false };
  expect(changesFrom(knobs, pairs(settingsOf(bare)))).toEqual(bare);
});

test("the rules of a finished table fill the form", () => {
  const card = {
    preset: "may-i",
    players: 5,
    changes: {
      contracts: ["SS", "S3R7"],
      points: { A: 15, "2-K": 5 },
      may_i: { limit: 3, withdraw: true },
    },
  } satisfies Pick<TableCard, "preset" | "players" | "changes">;
  const found = rulesOf(card);
  expect(found).toMatchObject({ preset: "may-i", players: "5" });
  expect(changesFrom(knobs, pairs(found.settings))).toEqual({
    contracts: ["SS", "S3R7"],
    points: '{"A":15,"2-K":5}',
    "may_i.limit": 3,
  });
  expect(rulesOf({ ...card, changes: { may_i: null, players: 2, form: "cutthroat" } }).settings).toEqual(["may_i=none"]);
});

const whole = JSON.parse(writeFile(rules)) as Record<string, unknown>;
test.each([
  "",
  "[]",
  "null",
  "{}",
  "7",
  JSON.stringify({ ...whole, kind: "other" }),
  JSON.stringify({ ...whole, name: 7 }),
  JSON.stringify({ ...whole, name: " \u200b\n" }),
  JSON.stringify({ ...whole, name: "x".repeat(401) }),
  JSON.stringify({ ...whole, preset: "../../api/me" }),
  JSON.stringify({ ...whole, players: "99" }),
  JSON.stringify({ ...whole, settings: "contracts=SS" }),
  JSON.stringify({ ...whole, settings: ["contracts"] }),
  JSON.stringify({ ...whole, settings: [{ contracts: "SS" }] }),
  JSON.stringify({ ...whole, settings: ["__PROTO__=1"] }),
  JSON.stringify({ ...whole, settings: [`wild=${"A,".repeat(600)}`] }),
  JSON.stringify({ ...whole, settings: Array.from({ length: 81 }, () => "deal=11") }),
  " ".repeat(LARGEST_FILE) + writeFile(rules),
])("a file that holds no rules, number %#", (text) => {
  expect(readFile(text)).toBeNull();
});

test("a name is one short line", () => {
  expect(cleanName("  Tante\n Ilse\u202e  ")).toBe("Tante Ilse");
  expect([...cleanName("🂡".repeat(60))]).toHaveLength(40);
  expect(fileName("Oma’s May-I!")).toBe("oma-s-may-i.json");
  expect(fileName("…")).toBe("rules.json");
});

test("the shelf has room for some, replaces what has the same name, and drops what is none", () => {
  const many = Array.from({ length: 30 }, (_, n) => ({ ...rules, name: `n${n}` }));
  expect(readList([null, 7, ...many])).toHaveLength(MOST_SAVED);
  expect(readList({})).toEqual([]);
  const twice = withRules([rules], { ...rules, players: "5" });
  expect(twice.map((each) => each.players)).toEqual(["5"]);
});

test("what the account keeps goes before what only this browser keeps", () => {
  const rules = (name: string, preset: string): SavedRules => ({ name, preset, players: "", settings: [] });
  const list = alsoFrom([rules("a", "may-i")], [rules("a", "gin"), rules("b", "gin")]);
  expect(list).toEqual([rules("a", "may-i"), rules("b", "gin")]);
});
