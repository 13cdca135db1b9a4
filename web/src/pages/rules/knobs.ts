// Searching the knobs of a game.
import type { KnobShown } from "../../lib/protocol";
import { labelOf, type Names } from "../new/rules";

/** The knobs whose name, label, words or values contain every search word. */
export function found(knobs: readonly KnobShown[], wanted: string, names: Names): KnobShown[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return knobs.filter((knob) => {
    if (knob.name === "family") return false;
    const told = `${labelOf(knob, names)} ${knob.words} ${knob.name} ${knob.allowed}`.toLocaleLowerCase();
    return words.every((word) => told.includes(word));
  });
}
