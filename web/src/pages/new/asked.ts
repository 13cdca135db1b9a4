// What an address presets in the form of a new table: "/new?preset=gin&players=2&set=target=150".
import type { KnobShown } from "../../lib/protocol";
import { changed, readList, type Changes, type Value } from "./rules";

/** The requested rules, as written: knob and value. */
export function settingsIn(query: URLSearchParams): [knob: string, text: string][] {
  return query.getAll("set").flatMap((setting): [string, string][] => {
    const at = setting.indexOf("=");
    return at > 0 ? [[setting.slice(0, at).trim(), setting.slice(at + 1).trim()]] : [];
  });
}

const YES = ["true", "on", "yes", "1"];
const NO = ["false", "off", "no", "0", "none"];

/** A value in the type of its knob; a value that does not fit stays as it is, and the server says why. */
export function readValue(knob: KnobShown, text: string): Value {
  const plain = text.toLowerCase();
  if (knob.kind === "flag") return YES.includes(plain) ? true : NO.includes(plain) ? false : text;
  if (knob.none && plain === "none") return null;
  if (knob.kind === "number") return /^-?\d+$/.test(text) ? Number(text) : text;
  if (knob.kind === "list") {
    const list = readList(text.replace(/^\[|\]$|"/g, ""));
    return knob.values.length ? list.map(String) : list; // a rank is a name, even the 2
  }
  return text;
}

/** The changes made by the settings; a knob of a group switches its group on. */
export function changesFrom(knobs: readonly KnobShown[], settings: readonly [string, string][]): Changes {
  const byName = new Map(knobs.map((knob) => [knob.name, knob]));
  let changes: Changes = {};
  for (const [name, text] of settings) {
    const knob = byName.get(name);
    if (knob === undefined) {
      changes = { ...changes, [name]: text }; // the server says that there is no such knob
      continue;
    }
    const owner = name.includes(".") ? byName.get(name.split(".")[0]!) : undefined;
    if (owner && !Object.hasOwn(changes, owner.name)) changes = changed(knobs, changes, owner, true);
    changes = changed(knobs, changes, knob, readValue(knob, text));
  }
  return changes;
}
