// A review in sentences: choices, reasons, costs. Cards are left as signs, ⟦7h⟧, for Words.svelte to show.
import { cardName } from "../../lib/cards";
import { language, t, tell, type Key, type Values } from "../../lib/i18n.svelte";
import type {
  Card,
  Mark,
  ReviewDecision,
  ReviewGround,
  ReviewHead,
  ReviewOption,
  ReviewSummary,
} from "../../lib/protocol";

/** What chess writes behind a move. */
export const GLYPHS: Record<Mark, string> = { none: "", small: "", doubtful: "?!", bad: "?", "very bad": "??" };

export const cardSign = (card: Card): string => `⟦${card}⟧`;
const SIGN = /⟦([^⟧]+)⟧/;

/** The pieces of a text: at odd places the cards. */
export const pieces = (words: string): string[] => words.split(SIGN);

/** A text for a voice: its cards by name. */
export const spoken = (words: string): string =>
  pieces(words)
    .map((piece, index) => (index % 2 ? cardName(piece) : piece))
    .join("");

/** A number with so many places after the point. */
export const fixed = (value: number, places = 1): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: places, maximumFractionDigits: places })
    .format(value)
    .replace("-", "−");

/** A number with its sign; what is nothing has none. */
export const plus = (value: number, places = 1): string =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: "exceptZero",
  })
    .format(value)
    .replace("-", "−");

/** A share as a percentage. */
export const share = (value: number): string => t("review.percent", { n: fixed(100 * value, 0) });

export type Unit = ReviewSummary["match_unit"];

const melds = (option: ReviewOption): string =>
  option.action.type !== "knock"
    ? ""
    : option.action.spread.map((meld) => meld.cards.map(cardSign).join(" ")).join(" / ");

/** How the match of two would stand if both had been as lucky; null where that is not known. */
export function evenWords(summary: ReviewSummary, names: readonly string[]): string | null {
  const [first, second] = summary.people;
  const at = first?.adjusted_match ?? null;
  if (!first || !second || summary.people.length !== 2 || at === null) return null;
  const [a, b] = [names[first.seat] ?? "", names[second.seat] ?? ""];
  if (summary.match_unit === "%") {
    const share = Math.min(100, Math.max(0, at)); // luck is an estimate: what it leaves may lie beyond
    return t("review.without", { a, b, first: fixed(share), second: fixed(100 - share) });
  }
  if (Math.abs(at) < 0.05) return t("review.without-even");
  return t("review.without-points", { name: at > 0 ? a : b, n: fixed(Math.abs(at)) });
}

/** What is done by a choice: "Throw 7♥". */
export function choiceWords(option: ReviewOption, decision: Pick<ReviewDecision, "kind" | "top">): string {
  const { action, left } = option;
  const top = decision.top === null ? "" : cardSign(decision.top);
  if (option.laid !== null) {
    return option.laid === 0
      ? t("review.do.lay-none", { left: left ?? 0 })
      : t("review.do.lay", { n: option.laid, left: left ?? 0 });
  }
  switch (action.type) {
    case "discard":
      return t("review.do.throw", { card: cardSign(action.card) });
    case "take":
      return t("review.do.take", { card: top });
    case "draw":
      return t("review.do.draw");
    case "pass":
      return decision.kind === "upcard" ? t("review.do.pass") : t("review.do.leave", { card: top });
    case "big_gin":
      return t("review.do.big-gin");
    case "knock": {
      const values = { left: left ?? 0, card: cardSign(action.discard), melds: melds(option) };
      return tell(`review.do.${left === 0 ? "gin" : "knock"}${option.unusual ? "-so" : ""}` as Key, values);
    }
    case "lay_off":
      return t("review.do.lay", { n: 1, left: left ?? 0 });
    case "show":
      return t("review.do.show");
    case "finish":
      return t("review.do.finish");
  }
}

/** The parts of a reason's values as they are shown. */
function shown(ground: ReviewGround): Values {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(ground.values)) {
    if (typeof value === "string") values[name] = value.split(" ").map(cardSign).join(" ");
    else values[name] = ground.code === "taken_up" || name === "share" ? share(value) : value;
  }
  return values;
}

/** Why a mistake was one, and what came of it in the imagined rounds. */
export function reasonWords(decision: ReviewDecision, name: string): string {
  const said = decision.grounds.map((ground) => tell(`review.why.${ground.code}` as Key, { name, ...shown(ground) }));
  const [played, best] = [decision.options[decision.played], decision.options[0]];
  if (played?.outlook && best?.outlook && played !== best) {
    said.push(
      t("review.outcome", {
        played: choiceWords(played, decision),
        won: share(played.outlook.won),
        points: plus(played.points),
        best: choiceWords(best, decision),
        bestWon: share(best.outlook.won),
        bestPoints: plus(best.points),
      }),
    );
  }
  return said.join(" ");
}

/** What a mistake cost, in every measure. */
export function costWords(decision: ReviewDecision, unit: Unit): string {
  const done = decision.options[decision.played];
  const exact = done === undefined || done.rounds === 0;
  const points = fixed(decision.lost_points) + (exact ? "" : ` ± ${fixed(done.behind_error)}`);
  const wins = fixed(decision.error, 3);
  if (decision.lost_match === null || unit === null) return t("review.cost", { wins, points });
  const lost = fixed(decision.lost_match) + (exact ? "" : ` ± ${fixed(done.match_behind_error ?? 0)}`);
  const match = t(unit === "points" ? "review.of-match-points" : "review.of-match", { n: lost });
  return t("review.cost-match", { wins, points, match });
}

export type Verdict = "forced" | "close" | "right" | "small" | "doubtful" | "bad" | "very bad";

/** What is to be said of a decision. */
export function verdictOf(decision: ReviewDecision): Verdict {
  if (decision.status === "forced") return "forced";
  if (decision.status === "too close") return "close";
  return decision.mark === "none" ? "right" : decision.mark;
}

/** A verdict in a word or two. */
export const verdictWords = (verdict: Verdict): string =>
  verdict === "forced" || verdict === "close" || verdict === "right"
    ? tell(`review.${verdict}`)
    : tell(`review.mark.${verdict}`);

/** How a round ended. */
export function endWords(head: ReviewHead, names: readonly string[]): string {
  if (head.ending === null) return t("review.end.unfinished");
  const name = head.winner === null ? "" : (names[head.winner] ?? "");
  return tell(`review.end.${head.ending}` as Key, { name, points: Math.abs(head.points) });
}

/** What a round is called. */
export const roundWords = (head: Pick<ReviewHead, "round_number" | "board">, several: boolean): string =>
  several
    ? t("review.board-of", { n: head.round_number, board: head.board + 1 })
    : t("review.round-of", { n: head.round_number });
