// The guide of a lesson: it compares the learner's try with the actual move of the hand, and
// answers. Everything it knows about the cards is in the lesson's file, made by the engine.
import type { Key } from "../../lib/i18n.svelte";
import type { BoardShown, Card, SheetShown, TableEvent } from "../../lib/protocol";

/** A move of the hand as it was played. */
export type Move =
  | { type: "pass" | "draw" | "take" | "call" }
  | { type: "discard"; card: Card }
  | { type: "knock"; discard: Card; spread: { cards: Card[] }[] }
  | { type: "lay_down"; melds: { cards: Card[] }[] }
  | { type: "lay_off"; card: Card; onto: number };

export interface Moment {
  events: TableEvent[];
  board: BoardShown;
  /** What fits on the melds of the table now. */
  fits: { card: Card; onto: number }[];
}

export interface Step extends Moment {
  move: Move;
  /** The melds that the new card makes. */
  makes: Card[][];
  /** What each discard would leave (gin), or what each card costs (the contract game). */
  after: Record<Card, number>;
}

export interface Lesson {
  /** By match seat; the learner's own is empty. */
  names: string[];
  steps: Step[];
  end: Moment;
  sheets: SheetShown[];
}

/** What a learner tries; `let` leaves a discard on offer to the others. */
export type Attempt =
  | { type: "pass" | "draw" | "take" | "call" | "let" }
  | { type: "discard" | "knock"; card: Card }
  | { type: "meld"; cards: Card[]; laid: number[] }
  | { type: "lay_off"; card: Card; onto: number };

export type Verdict =
  | { right: true; /** Which of the melds was laid down. */ meld?: number }
  | { right: false; key: Key; cards?: Record<string, Card>; numbers?: Record<string, number> };

/** What the guide says about a try. */
export interface Answer {
  readonly words: string;
  readonly right: boolean;
}

const wrong = (
  name: string,
  cards: Record<string, Card> = {},
  numbers: Record<string, number> = {},
): Verdict => ({ right: false, key: `learn.try.${name}` as Key, cards, numbers });

/** Judge an attempt at a step. */
export function judge(step: Step, attempt: Attempt): Verdict {
  const { move, board } = step;
  const top = board.discards.at(-1) ?? "";
  switch (move.type) {
    case "pass":
      if (attempt.type === "pass") return { right: true };
      if (attempt.type === "take") return wrong("no-use", { card: top });
      return wrong(attempt.type === "draw" ? "pass-first" : "too-early");
    case "draw":
      if (attempt.type === "draw") return { right: true };
      if (attempt.type === "take") return wrong("no-use", { card: top });
      return wrong("draw-first");
    case "take":
      if (attempt.type === "take") return { right: true };
      if (attempt.type === "draw" || attempt.type === "pass") return wrong("take-better", { card: top });
      return wrong("draw-first");
    case "call":
      if (attempt.type === "call") return { right: true };
      return attempt.type === "let" ? wrong("call-better", { card: top }) : wrong("not-your-turn");
    case "discard":
      if (attempt.type === "discard") return judgeDiscard(step, move.card, attempt.card);
      if (attempt.type === "draw" || attempt.type === "take") return wrong("have-drawn");
      return attempt.type === "knock" ? cannotKnock(step) : wrong("discard-now");
    case "knock":
      if (attempt.type === "knock") return judgeDiscard(step, move.discard, attempt.card);
      if (attempt.type === "discard") return wrong("could-knock");
      return wrong("have-drawn");
    case "lay_down":
      if (attempt.type === "meld") return judgeMeld(move.melds, attempt.cards, attempt.laid);
      return wrong(attempt.type === "lay_off" ? "contract-first" : "lay-down-now");
    case "lay_off":
      if (attempt.type === "lay_off") return judgeLayoff(step, move, attempt);
      return wrong(attempt.type === "discard" ? "still-fits" : "lay-off-now");
  }
}

function judgeDiscard(step: Step, right: Card, tried: Card): Verdict {
  if (tried === right) return { right: true };
  const { board, after } = step;
  const [now, best] = [after[tried], after[right]];
  const cards = { card: tried, other: right };
  if (board.type === "contract") {
    if (board.wild.includes(tried)) return wrong("keep-wild", cards);
    if (board.groups.some((group) => group.includes(tried))) return wrong("keep-group", cards);
    return wrong("not-this", cards);
  }
  if (now === undefined || best === undefined) return wrong("just-taken", cards);
  const numbers = { now, best };
  if (board.arrangement?.melds.some((meld) => meld.cards.includes(tried))) {
    return wrong("breaks-meld", cards, numbers);
  }
  return now === best ? wrong("as-good", cards, numbers) : wrong("dearer", cards, numbers);
}

function cannotKnock(step: Step): Verdict {
  const { board } = step;
  if (board.type !== "gin") return wrong("discard-now");
  return wrong("cannot-knock", {}, { deadwood: board.deadwood ?? 0, limit: board.knock_limit });
}

function judgeMeld(melds: { cards: Card[] }[], cards: Card[], laid: number[]): Verdict {
  const open = melds.map((meld, index) => ({ meld, index })).filter(({ index }) => !laid.includes(index));
  const same = open.find(({ meld }) => alike(meld.cards, cards));
  if (same) return { right: true, meld: same.index };
  const part = open.find(({ meld }) => cards.length > 0 && within(cards, meld.cards));
  if (!part) return wrong(cards.length === 0 ? "pick-first" : "no-set");
  const [missing] = without(part.meld.cards, cards);
  return wrong("more-of-it", { card: missing! });
}

function judgeLayoff(
  step: Step,
  move: { card: Card; onto: number },
  tried: { card: Card; onto: number },
): Verdict {
  if (tried.card === move.card && tried.onto === move.onto) return { right: true };
  const fits = step.fits.some((each) => each.card === tried.card && each.onto === tried.onto);
  return wrong(fits ? "fits-too" : "does-not-fit", { card: tried.card, other: move.card });
}

/** The cards of `all` without those of `some`. */
export function without(all: readonly Card[], some: readonly Card[]): Card[] {
  const left = [...all];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const within = (some: readonly Card[], all: readonly Card[]): boolean =>
  without(all, some).length === all.length - some.length;
const alike = (a: readonly Card[], b: readonly Card[]): boolean => a.length === b.length && within(a, b);
