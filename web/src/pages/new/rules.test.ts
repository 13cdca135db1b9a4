import { expect, test } from "vitest";
import type { KnobShown } from "../../lib/protocol";
import { changed, grouped, isChoosable, loadNames, readList, withLabels } from "./rules";

const knob = (name: string, more: Partial<KnobShown> = {}): KnobShown => ({
  name,
  words: `what ${name} decides`,
  kind: "number",
  allowed: "",
  none: false,
  value: 1,
  values: [],
  low: 0,
  high: 9,
  ...more,
});
const names = await loadNames();
const knobs = [
  knob("family", { kind: "choice", values: ["gin"] }),
  knob("gin_bonus", { value: 25 }),
  knob("shutout", { kind: "flag", value: false }),
  knob("shutout.points", { value: null }),
  knob("brand_new"),
];

test("what cannot be chosen is not asked for", () => {
  expect(isChoosable(knobs[0]!)).toBe(false);
  expect(isChoosable(knob("decks", { low: 1, high: 1 }))).toBe(false);
  expect(isChoosable(knob("decks", { low: 1, high: 1, none: true }))).toBe(true);
});

test("a knob nobody has grouped yet is shown all the same", () => {
  const groups = grouped(knobs, {}, "", names);
  expect(groups.map((group) => group.id)).toEqual(["score", "settle", "other"]);
});

test("the knobs of a group show when it is on, and go when it is switched off", () => {
  const inside = (changes: object) =>
    grouped(knobs, changes as never, "", names).flatMap((group) => group.knobs.map((each) => each.name));
  expect(inside({})).not.toContain("shutout.points");
  expect(inside({ shutout: true })).toContain("shutout.points");
  const on = { shutout: true, "shutout.points": 50 };
  expect(changed(knobs, on, knobs[2]!, false)).toEqual({});
});

test("set as usual is no change", () => {
  const changes = changed(knobs, {}, knobs[1]!, 30);
  expect(changes).toEqual({ gin_bonus: 30 });
  expect(changed(knobs, changes, knobs[1]!, 25)).toEqual({});
});

test("the search looks at labels and sentences, all words in any order", () => {
  const found = (words: string) =>
    grouped(knobs, {}, words, names).flatMap((group) => group.knobs.map((each) => each.name));
  expect(found("BONUS gin")).toEqual(["gin_bonus"]);
  expect(found("decides shutout")).toEqual(["shutout"]);
  expect(found("nothing")).toEqual([]);
});

test("lists are read as typed", () => {
  expect(readList(" 3, 4 ,,SS")).toEqual([3, 4, "SS"]);
});

test("what the server says about rules names them as the form does", () => {
  const named = (problem: string) => {
    const all = ["gin_bonus", "gin_bonus_allowed", "games", "series_end", "target", "layoff", "layoff_on_gin"];
    return withLabels(problem, all.map((name) => knob(name)), names);
  };
  expect(named("gin_bonus cannot be 7: these rules know 20 or 25 (gin_bonus_allowed)")).toBe(
    "“Gin bonus” cannot be 7: these rules know 20 or 25 (“Allowed gin bonuses”)",
  );
  expect(named("layoff_on_gin=true contradicts layoff=false")).toMatch(/^“.+: yes” contradicts “.+: no”$/);
  expect(named("series_end=none contradicts games=3: only a single game needs none")).toMatch(
    /^“.+: none” contradicts “.+: 3”: only a single game needs none$/,
  );
  expect(named("target cannot be 0 at a table: 1 to 1000")).toMatch(/^“[^“]+” cannot be 0 at a table/);
  expect(named("there cannot be 3 players: this game is for 4, on its target")).toBe(
    "there cannot be 3 players: this game is for 4, on its target",
  );
});
