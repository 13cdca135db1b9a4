import { expect, test } from "vitest";
import type { KnobShown } from "../../lib/protocol";
import { changesFrom, readValue, settingsIn } from "./asked";

const knob = (name: string, kind: KnobShown["kind"], value: unknown, none = false): KnobShown => ({
  name, kind, value, none, words: "", allowed: "", values: [], low: null, high: null,
});
const knobs = [
  knob("target", "number", 100),
  knob("credit", "choice", "wins", true),
  knob("set_sizes", "list", [3, 4]),
  knob("oklahoma", "flag", false),
  knob("shutout", "flag", false),
  knob("shutout.points", "number", null),
];

test("settings are read from the address, each cut at its first sign", () => {
  const query = new URLSearchParams("preset=gin&set=target%3D150&set=points%3D%7B%22A%22%3D1%7D&set=nonsense&set==3");
  expect(settingsIn(query)).toEqual([["target", "150"], ["points", '{"A"=1}']]);
});

test("values have the kind of their knob; what does not fit is left to the server", () => {
  expect(readValue(knobs[0]!, "150")).toBe(150);
  expect(readValue(knobs[0]!, "many")).toBe("many");
  expect(readValue(knobs[1]!, "none")).toBeNull();
  expect(readValue(knobs[2]!, "[3, 4]")).toEqual([3, 4]);
  expect(readValue(knobs[3]!, "yes")).toBe(true);
});

test("a knob of a group switches the group on; what is as usual is no change; the unknown is kept", () => {
  expect(changesFrom(knobs, [["shutout.points", "50"]])).toEqual({ shutout: true, "shutout.points": 50 });
  expect(changesFrom(knobs, [["target", "100"], ["set_sizes", "3,4"]])).toEqual({});
  expect(changesFrom(knobs, [["targett", "5"]])).toEqual({ targett: "5" });
});
