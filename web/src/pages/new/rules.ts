// Rules under construction: which knobs a form shows, in which groups, and what was changed.
import { hasText, loadTexts, t, tell, type Key } from "../../lib/i18n.svelte";
import type { KnobShown } from "../../lib/protocol";

export type Value = string | number | boolean | null | readonly unknown[];
export type Changes = Record<string, Value>;

/** The names of knobs and of their values, if a language has one. */
export interface Names {
  readonly label: (knob: string) => string | undefined;
  readonly value: (value: string) => string | undefined;
}

/** Load the names of the knobs in the current language. */
export async function loadNames(): Promise<Names> {
  await loadTexts(["knobs"]);
  const name = (key: string): string | undefined => (hasText(key) ? tell(key) : undefined);
  return { label: (knob) => name(`knob.${knob}`), value: (value) => name(`knob-value.${value}`) };
}

type GroupId =
  | "form"
  | "melds"
  | "play"
  | "knock"
  | "score"
  | "match"
  | "settle"
  | "contract"
  | "laying"
  | "may_i"
  | "other";

const GROUPS: Record<GroupId, string> = {
  form: "form players decks jokers hand_size first_dealer next_dealer dealer_after_draw",
  contract: "contracts deal last_hand",
  melds:
    "set_sizes set_min run_min run_suits run_low run_high ace wild min_naturals_per_meld more_wilds_than_naturals wilds_side_by_side ace_points face_points points out_in_one_turn",
  play: "upcard_option both_pass rediscard_taken take_after_laying_down go_out_without_discard stock_floor stock_end stock_exhausted turn_cap",
  knock: "knock_limit knock_discard oklahoma oklahoma_ace spade_doubles layoff layoff_on_gin knocker_layoff",
  laying:
    "laydown duplicate_rank_sets adjacent_same_suit_runs run_gap layoff_requires_down layoff_same_turn layoff_targets displace_ace",
  may_i: "may_i may_i_own_discard",
  score:
    "gin_bonus gin_bonus_allowed big_gin undercut_bonus undercut_on_tie gin_undercut multiplier",
  match: "scoring games games_at_once target credit closed_entry series_end overall winner total_tie",
  settle:
    "game_bonus shutout box_bonus gin_extra_boxes undercut_extra_boxes partners_extra_boxes doubled_boxes third_game_doubled sweep_doubled settlement stake rounding",
  other: "",
};

const groupOf = new Map<string, GroupId>();
for (const [group, names] of Object.entries(GROUPS) as [GroupId, string][]) {
  for (const name of names.split(" ")) if (name) groupOf.set(name, group);
}

export interface Group {
  readonly id: GroupId;
  readonly title: Key;
  readonly knobs: readonly KnobShown[];
}

/** Whether there is anything to choose at a knob. */
export function isChoosable(knob: KnobShown): boolean {
  if (knob.name === "family" || (knob.name === "players" && knob.kind === "number")) return false;
  if (knob.kind === "choice") return knob.values.length + Number(knob.none) > 1;
  if (knob.kind === "number") return knob.none || knob.low !== knob.high;
  return true;
}

/** The value of a knob. */
export const valueOf = (knob: KnobShown, changes: Changes): Value =>
  Object.hasOwn(changes, knob.name) ? (changes[knob.name] as Value) : (knob.value as Value);

const partOf = (name: string): string | null => (name.includes(".") ? name.split(".")[0]! : null);

/** Whether all words of a search are in what is said about a knob. */
export function isFound(knob: KnobShown, wanted: string, names: Names): boolean {
  const told = `${labelOf(knob, names)} ${knob.words} ${knob.name}`.toLocaleLowerCase();
  return wanted.toLocaleLowerCase().split(/\s+/).every((word) => told.includes(word));
}

/** The knobs to show, in groups; those inside a group that is off are left out. */
export function grouped(
  knobs: readonly KnobShown[],
  changes: Changes,
  wanted: string,
  names: Names,
): Group[] {
  const byName = new Map(knobs.map((knob) => [knob.name, knob]));
  const found = new Map<GroupId, KnobShown[]>();
  for (const knob of knobs) {
    if (!isChoosable(knob)) continue;
    const part = partOf(knob.name);
    const owner = part === null ? undefined : byName.get(part);
    if (owner && !valueOf(owner, changes)) continue;
    if (!isFound(knob, wanted, names)) continue;
    const id = groupOf.get(part ?? knob.name) ?? "other";
    found.set(id, [...(found.get(id) ?? []), knob]);
  }
  return (Object.keys(GROUPS) as GroupId[])
    .filter((id) => found.has(id))
    .map((id) => ({ id, title: `new.group.${id}` as Key, knobs: found.get(id)! }));
}

/** The label of a knob in a form; the plain name for one that is new to the client. */
export const labelOf = (knob: KnobShown, names: Names): string =>
  names.label(knob.name) ?? knob.name.replace(/[._]/g, " ");

/** The label of one of the values of a knob. */
export const valueLabel = (value: string, names: Names): string =>
  names.value(value) ?? value.replace(/_/g, " ");

/**
 * The server's words about rules, with the labels of the form instead of the names of knobs. A name of
 * one word counts only if a value follows: "target=0", "target cannot be 0".
 */
export function withLabels(problem: string, knobs: readonly KnobShown[], names: Names): string {
  const byName = new Map(knobs.map((knob) => [knob.name, knob]));
  return problem.replace(/[a-z][a-z_.]*[a-z](?:=(\S*[^\s,;:.)])|(?= cannot be))?/g, (found, value?: string) => {
    const name = value === undefined ? found : found.slice(0, -value.length - 1);
    const knob = byName.get(name) ?? knobs.find((each) => each.name.endsWith(`.${name}`));
    const meant = found !== name || /[_.]/.test(name) || problem.startsWith(`${name} cannot be`);
    if (!knob || !meant) return found;
    const label = t("new.label", { label: labelOf(knob, names) });
    return value === undefined ? label : t("new.labelled", { label: labelOf(knob, names), value: told(value, names) });
  });
}

const told = (value: string, names: Names): string => {
  if (value === "true") return t("new.value.yes");
  if (value === "false") return t("new.value.no");
  return value === "none" ? t("word.none") : valueLabel(value, names);
};

/** Set a knob; the preset's value is no change, and a group that is off has no knobs. */
export function changed(
  knobs: readonly KnobShown[],
  changes: Changes,
  knob: KnobShown,
  value: Value,
): Changes {
  const next = { ...changes };
  if (JSON.stringify(value) === JSON.stringify(knob.value)) delete next[knob.name];
  else next[knob.name] = value;
  if (!value && knobs.some((other) => other.name.startsWith(`${knob.name}.`))) {
    for (const name of Object.keys(next)) if (name.startsWith(`${knob.name}.`)) delete next[name];
  }
  return next;
}

/** Read a typed list: entries separated by commas, numbers as numbers. */
export function readList(text: string): (string | number)[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry) => (/^-?\d+$/.test(entry) ? Number(entry) : entry));
}
