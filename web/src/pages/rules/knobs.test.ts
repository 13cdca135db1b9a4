import { expect, it } from "vitest";
import type { KnobShown } from "../../lib/protocol";
import { found } from "./knobs";

const knob = (name: string, words: string): KnobShown => ({
  name,
  words,
  kind: "flag",
  allowed: "true or false",
  none: false,
  value: true,
  values: [],
  low: null,
  high: null,
});

const knobs = [
  knob("family", "the kind of game"),
  knob("knock_limit", "the most deadwood to knock with"),
  knob("may_i.limit", "calls in a hand"),
];
const names = {
  label: (name: string) => (name === "knock_limit" ? "Klopfgrenze" : undefined),
  value: () => undefined,
};

it("finds knobs by every word, in the language of the person and in English", () => {
  expect(found(knobs, "", names).map((each) => each.name)).toEqual(["knock_limit", "may_i.limit"]);
  expect(found(knobs, "KLOPF", names).map((each) => each.name)).toEqual(["knock_limit"]);
  expect(found(knobs, "deadwood knock", names)).toHaveLength(1);
  expect(found(knobs, "deadwood may", names)).toHaveLength(0);
});
