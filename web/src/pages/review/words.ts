// A review in sentences: choices, reasons, costs. Cards stay as markers, ⟦7h⟧, for Words.svelte to
// show.
import { cardName } from "../../lib/cards";
import { hasText, language, listed, t, tell, type Key, type Values } from "../../lib/i18n.svelte";
import type {
  Card,
  ContractAction,
  Mark,
  ReviewDecision,
  ReviewGround,
  ReviewHead,
  ReviewOption,
  ReviewSummary,
} from "../../lib/protocol";

/** Say a text about somebody; about the reader ("you") in its own form, if there is one. */
export function told(key: Key, you: boolean, values: Values = {}): string {
  const own = `${key}.you`;
  return tell(you && hasText(own) ? own : key, values);
}

/** The mark that chess puts after a move. */
export const GLYPHS: Record<Mark, string> = { none: "", small: "", doubtful: "?!", bad: "?", "very bad": "??" };

export const cardSign = (card: Card): string => `⟦${card}⟧`;
const SIGN = /⟦([^⟧]+)⟧/;

/** The pieces of a text: cards are at odd indexes. */
export const pieces = (words: string): string[] => words.split(SIGN);

/** A text for a screen reader: its cards by name. */
export const spoken = (words: string): string =>
  pieces(words)
    .map((piece, index) => (index % 2 ? cardName(piece) : piece))
    .join("");

/** A number with this many decimal places. */
export const fixed = (value: number, places = 1): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: places, maximumFractionDigits: places })
    .format(value)
    .replace("-", "−");

/** A number with its sign; zero has none. */
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
export type Family = ReviewSummary["family"];

type Handed = Key extends infer K ? (K extends `review.hand.${infer Rest}` ? Rest : never) : never;
type InBoth = { [R in Handed]: `review.${R}` extends Key ? R : never }[Handed];

/** Say a text about rounds, or in the contract game about hands. */
export const handed = (family: Family, key: InBoth, values: Values = {}, you = false): string =>
  told(family === "contract" ? `review.hand.${key}` : (`review.${key}` as Key), you, values);

/**
 * A chance, in percent. Luck is an estimate: the rest may lie below 0 or above 100; then "about"
 * that limit.
 */
export const chance = (value: number, places = 1): string =>
  value >= 0 && value <= 100
    ? t("review.percent", { n: fixed(value, places) })
    : t("moments.about", { n: t("review.percent", { n: fixed(value < 0 ? 0 : 100, 0) }) });

/** A gain or loss in percent of the match: at most all of it. */
export const withinMatch = (value: number): number => Math.max(-100, Math.min(100, value));

/** A penalty: points lost, written without a sign. */
export const penalty = (points: number): string => fixed(Math.abs(points) < 0.05 ? 0 : -points);

const spread = (melds: readonly { readonly cards: readonly Card[] }[]): string =>
  melds.map((meld) => meld.cards.map(cardSign).join(" ")).join(" / ");

/** The action of a choice: "Discard 7♥". */
export function choiceWords(option: ReviewOption, decision: Pick<ReviewDecision, "kind" | "top">): string {
  const { action, left } = option;
  const top = decision.top === null ? "" : cardSign(decision.top);
  if (action === null) return t("review.do.leave-it", { card: top });
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
      const values = { left: left ?? 0, card: cardSign(action.discard), melds: spread(action.spread) };
      return tell(`review.do.${left === 0 ? "gin" : "knock"}${option.unusual ? "-so" : ""}` as Key, values);
    }
    case "show":
      return t("review.do.show");
    case "finish":
      return t("review.do.finish");
    default:
      return contractWords(action, option, top);
  }
}

/** Actions that only the contract game has. */
function contractWords(
  action: Exclude<ContractAction, { type: "discard" | "take" | "draw" }> | { type: "lay_off"; card: Card },
  option: ReviewOption,
  top: string,
): string {
  const onto = option.onto.map(cardSign).join(" ");
  switch (action.type) {
    case "call":
      return t("review.do.call", { card: top });
    case "allow":
      return t("review.do.allow", { card: top });
    case "deny":
      return t("review.do.deny", { card: top });
    case "withdraw":
      return t("review.do.withdraw");
    case "lay_down":
      return t("review.do.lay-down", { melds: spread(action.melds) });
    case "lay_off":
      return t("review.do.lay-on", { card: cardSign(action.card), melds: onto });
    case "displace":
      return t("review.do.displace", { card: cardSign(action.card), melds: onto });
  }
}

/** The values of a reason, as shown. */
function shown(ground: ReviewGround): Values {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(ground.values)) {
    if (typeof value === "string") values[name] = value.split(" ").map(cardSign).join(" ");
    else values[name] = ground.code === "taken_up" || name === "share" ? share(value) : value;
  }
  return values;
}

/** Why a mistake was one, and what followed in the imagined rounds. */
export function reasonWords(decision: ReviewDecision, name: string, family: Family, you = false): string {
  const said = decision.grounds.map((ground) => told(whyKey(ground, family), you, { name, ...shown(ground) }));
  const [played, best] = [decision.options[decision.played], decision.options[0]];
  if (played && best && played !== best) said.push(...outcomeWords(played, best, decision));
  return said.join(" ");
}

/** Some reasons have other words in the contract game, and when nothing is missing any more. */
function whyKey({ code, values }: ReviewGround, family: Family): Key {
  const [own, complete] = [`review.hand.why.${code}`, `review.why.${code}_complete`];
  if (values["could"] === 0 && hasText(complete)) return complete;
  return family === "contract" && hasText(own) ? own : (`review.why.${code}` as Key);
}

function outcomeWords(played: ReviewOption, best: ReviewOption, decision: ReviewDecision): string[] {
  const both = { played: choiceWords(played, decision), best: choiceWords(best, decision) };
  if (played.ends && best.ends) {
    return [
      t("review.hand.outcome", {
        ...both,
        points: penalty(played.points),
        out: share(played.ends.out),
        bestPoints: penalty(best.points),
        bestOut: share(best.ends.out),
      }),
    ];
  }
  if (!played.outlook || !best.outlook) return [];
  return [
    t("review.outcome", {
      ...both,
      won: share(played.outlook.won),
      points: plus(played.points),
      bestWon: share(best.outlook.won),
      bestPoints: plus(best.points),
    }),
  ];
}

/** How the imagined rounds of a choice ended. */
export function outlookWords({ outlook, ends }: ReviewOption): string {
  const parts: string[] = [];
  if (outlook) {
    parts.push(t("review.outlook", { won: share(outlook.won) }));
    if (outlook.gin >= 0.005) parts.push(t("review.outlook.gin", { n: share(outlook.gin) }));
    if (outlook.undercut >= 0.005) parts.push(t("review.outlook.undercut", { n: share(outlook.undercut) }));
    if (outlook.drawn >= 0.005) parts.push(t("review.outlook.drawn", { n: share(outlook.drawn) }));
  }
  if (ends) {
    parts.push(t("review.hand.outlook", { out: share(ends.out) }));
    parts.push(t("review.hand.outlook.beaten", { n: share(ends.beaten) }));
    if (ends.drawn >= 0.005) parts.push(t("review.hand.outlook.drawn", { n: share(ends.drawn) }));
  }
  return parts.join(", ");
}

/** What a mistake cost, in every measure. */
export function costWords(decision: ReviewDecision, unit: Unit, family: Family): string {
  const done = decision.options[decision.played];
  const exact = done === undefined || done.rounds === 0;
  const look = decision.again ?? done;
  const points = fixed(decision.lost_points) + (exact ? "" : ` ± ${fixed(look?.behind_error ?? 0)}`);
  const wins = fixed(decision.error, 3);
  if (decision.lost_match === null || unit === null) return handed(family, "cost", { wins, points });
  const lost = fixed(decision.lost_match) + (exact ? "" : ` ± ${fixed(look?.match_behind_error ?? 0)}`);
  const match = t(unit === "points" ? "review.of-match-points" : "review.of-match", { n: lost });
  return handed(family, "cost-match", { wins, points, match });
}

/** What a choice loses against the best, in the graded unit: of the match if that is known, else in points. */
export function lossWords(option: ReviewOption, unit: Unit): string {
  const { match_behind: match, behind } = option;
  if (match === null || unit === null) return t("moments.points", { n: fixed(behind) });
  return t(unit === "points" ? "review.of-match-points" : "review.of-match", { n: fixed(match) });
}

export type Verdict = "forced" | "close" | "unconfirmed" | "right" | "small" | "doubtful" | "bad" | "very bad";

/** The verdict on a decision. */
export function verdictOf(decision: ReviewDecision): Verdict {
  if (decision.status === "forced") return "forced";
  if (decision.status === "too close") return decision.again ? "unconfirmed" : "close";
  return decision.mark === "none" ? "right" : decision.mark;
}

/** A verdict in a word or two. */
export const verdictWords = (verdict: Verdict): string =>
  verdict === "forced" || verdict === "close" || verdict === "unconfirmed" || verdict === "right"
    ? tell(`review.${verdict}`)
    : tell(`review.mark.${verdict}` as Key);

/** How a round ended. */
export function endWords(head: ReviewHead, names: readonly string[], me: number | null = null): string {
  if (head.ending === null) return t("review.end.unfinished");
  const name = head.winner === null ? "" : (names[head.winner] ?? "");
  const you = head.winner !== null && head.winner === me;
  if (head.penalties.length === 0) {
    return told(`review.end.${head.ending}` as Key, you, { name, points: Math.abs(head.points) });
  }
  const left = head.penalties.flatMap((points, seat) =>
    seat === head.winner && points === 0 ? [] : [t("review.hand.end.left", { name: names[seat] ?? "", points })],
  );
  return told(`review.hand.end.${head.ending}` as Key, you, { name, left: listed(left) });
}

/** The name of a round; a hand with its contract. */
export const roundWords = (
  head: Pick<ReviewHead, "round_number" | "board">,
  several: boolean,
  family: Family,
  contract = "",
): string =>
  several
    ? t("review.board-of", { n: head.round_number, board: head.board + 1 })
    : handed(family, "round-of", { n: head.round_number, contract });
