// A decision made again: the choices in an order that reveals nothing, which of them was played on
// the board, and how it compares with the best.
import { compare } from "../../lib/cards";
import type { Card, ReviewDecision, ReviewOption } from "../../lib/protocol";

/** The action on the board; `null` leaves a discard on offer to the others. */
export type Attempt =
  | { readonly type: Simple }
  | { readonly type: "discard" | "knock"; readonly card: Card }
  | { readonly type: "add"; readonly card: Card; readonly onto: number };

type Simple = "draw" | "take" | "pass" | "big_gin" | "call" | "allow" | "deny" | "withdraw" | null;
const SIMPLE: readonly Simple[] = ["draw", "take", "pass", "big_gin", "call", null, "allow", "deny", "withdraw"];

type Kind = NonNullable<ReviewOption["action"]>["type"];
const ORDER: readonly (Kind | null)[] = [
  ...SIMPLE,
  "knock",
  "lay_down",
  "lay_off",
  "displace",
  "discard",
  "show",
  "finish",
];

export interface Listed {
  readonly option: ReviewOption;
  /** Its place among the options of the decision, which are the best first. */
  readonly index: number;
}

const kindOf = ({ action }: ReviewOption): Kind | null => action?.type ?? null;

function cardOf({ action }: ReviewOption): Card {
  if (action === null) return "";
  return "card" in action ? action.card : "discard" in action ? action.discard : "";
}

/** The choices in an order that does not depend on their values. */
export function neutral(options: readonly ReviewOption[]): Listed[] {
  const text = (option: ReviewOption): string => JSON.stringify([option.laid, option.left, option.action]);
  return options
    .map((option, index) => ({ option, index }))
    .sort(
      (a, b) =>
        ORDER.indexOf(kindOf(a.option)) - ORDER.indexOf(kindOf(b.option)) ||
        compare("rank", cardOf(a.option), cardOf(b.option)) ||
        text(a.option).localeCompare(text(b.option), "en", { numeric: true }),
    );
}

/** The choices that need no card, in the same order; none if an answer to a knock is laid off as a whole. */
export const simpleOf = (decision: Pick<ReviewDecision, "kind" | "options">): Listed[] =>
  decision.kind === "lay_off"
    ? []
    : neutral(decision.options).filter(({ option }) => (SIMPLE as readonly unknown[]).includes(kindOf(option)));

/** The index of the choice that was made on the board; null if it is none of them. */
export function placeOf(options: readonly ReviewOption[], tried: Attempt): number | null {
  const found = neutral(options).filter(({ option }) => {
    const { action } = option;
    if (action === null || tried.type === null) return action === null && tried.type === null;
    if (tried.type === "add") {
      const adds = action.type === "lay_off" || action.type === "displace";
      return adds && action.card === tried.card && action.onto === tried.onto;
    }
    return action.type === tried.type && (!("card" in tried) || cardOf(option) === tried.card);
  });
  const usual = found.find(({ option }) => !option.unusual) ?? found[0];
  return usual ? usual.index : null;
}

/** How far a choice is behind the best in the graded unit, and the standard error of that. */
const lossOf = (option: ReviewOption): { loss: number; error: number } =>
  option.match_behind === null
    ? { loss: option.behind, error: option.behind_error }
    : { loss: option.match_behind, error: option.match_behind_error ?? 0 };

export interface Answer {
  readonly rank: "best" | "same" | "worse";
  /** Compared with the actual choice; null if that adds nothing. */
  readonly against: "played" | "better" | "not-better" | null;
}

/** How a choice compares with the best, and with the actual one. */
export function answerTo(decision: ReviewDecision, index: number): Answer {
  const [chosen, played] = [decision.options[index], decision.options[decision.played]];
  if (!chosen || !played) throw new Error(`there is no choice ${index}`);
  const { loss, error } = lossOf(chosen);
  if (index === 0 || loss <= 0) return { rank: "best", against: null };
  const against =
    index === decision.played ? "played" : loss < lossOf(played).loss ? "better" : "not-better";
  return { rank: loss <= decision.needed_errors * error ? "same" : "worse", against };
}
