// What a review says first: how the match ended, play against luck, and the most expensive moment.
import { listed, t } from "../../lib/i18n.svelte";
import type { ReviewPerson, ReviewState, ReviewSummary } from "../../lib/protocol";
import { chance, choiceWords, fixed, plus, told, withinMatch } from "./words";

type Ended = Pick<ReviewState, "names" | "winners">;

/** The accuracy as shown: a whole number, or null if no decision counted. */
export const accuracyOf = (person: ReviewPerson): number | null =>
  person.accuracy === null ? null : Math.round(person.accuracy);

const ownFirst = (people: readonly ReviewPerson[], me: number | null): ReviewPerson[] =>
  [...people].sort((a, b) => Number(b.seat === me) - Number(a.seat === me));

/** The three sentences; `me` is the reader's seat. Cards stay as markers. */
export function headlineOf(summary: ReviewSummary, ended: Ended, me: number | null): string[] {
  const own = summary.people.find((each) => each.seat === me) ?? null;
  const nameOf = (seat: number): string => ended.names[seat] ?? "";
  return [
    resultWords(summary, ended, own),
    t("moments.both", { play: playWords(summary.people, own, nameOf), luck: luckWords(summary, own, nameOf) }),
    dearestWords(summary, own, nameOf),
  ];
}

function resultWords(summary: ReviewSummary, { names, winners }: Ended, own: ReviewPerson | null): string {
  const others = listed(winners.filter((seat) => seat !== own?.seat).map((seat) => names[seat] ?? ""));
  if (winners.length === 0) return t("moments.nobody");
  const won = own !== null && winners.includes(own.seat);
  if (summary.family === "contract" && winners.length === 1) {
    const of = own ?? summary.people.find((each) => each.seat === winners[0]);
    if (!of) return t("moments.won", { names: others });
    const points = -of.points || 0;
    if (won) return t("moments.place.won", { points });
    if (!own) return t("moments.place.winner", { names: others, points });
    const n = 1 + summary.people.filter((each) => each.points > own.points).length;
    return t("moments.place", { names: others, n, all: summary.people.length, points });
  }
  if (won) return others === "" ? t("moments.won.you") : t("moments.won.with", { names: others });
  return t("moments.won", { names: others });
}

function playWords(
  people: readonly ReviewPerson[],
  own: ReviewPerson | null,
  nameOf: (seat: number) => string,
): string {
  const counted = people
    .flatMap((each) => {
      const more = accuracyOf(each);
      return more === null ? [] : [{ seat: each.seat, more }];
    })
    .sort((a, b) => b.more - a.more || Number(b.seat === own?.seat) - Number(a.seat === own?.seat));
  const mine = counted.find((each) => each.seat === own?.seat);
  if (own && !mine) return t("moments.play.none.you");
  const [first, second] = counted;
  if (!first) return t("moments.play.none");
  if (people.length === 2 && second) {
    const values = { more: first.more, less: second.more };
    if (mine) {
      const name = nameOf((mine === first ? second : first).seat);
      if (values.more === values.less) return t("moments.play.level.you", { name, ...values });
      return t(mine === first ? "moments.play.you" : "moments.play.other", { name, ...values });
    }
    const both = { a: nameOf(first.seat), b: nameOf(second.seat), ...values };
    return t(values.more === values.less ? "moments.play.level" : "moments.play.two", both);
  }
  if (mine) {
    const n = 1 + counted.filter((each) => each.more > mine.more).length;
    return t("moments.play.place", { more: mine.more, n, all: counted.length });
  }
  const best = counted.filter((each) => each.more === first.more);
  return t("moments.play.best", { names: listed(best.map((each) => nameOf(each.seat))), more: first.more });
}

/** A player's luck and its standard error, in the match if that is known. */
const luckOf = (person: ReviewPerson): { luck: number; error: number } =>
  person.luck_match === null
    ? { luck: person.luck_points, error: person.luck_points_error }
    : { luck: person.luck_match, error: person.luck_match_error ?? 0 };

/** Luck is mentioned if it is more than chance in the simulated rounds. */
const sure = (person: ReviewPerson): boolean => Math.abs(luckOf(person).luck) > 2 * luckOf(person).error;

function luckWords(summary: ReviewSummary, own: ReviewPerson | null, nameOf: (seat: number) => string): string {
  const [most] = [...summary.people].sort((a, b) => luckOf(b).luck - luckOf(a).luck);
  const of = own ?? most;
  if (!of || !sure(of)) return t("moments.luck.even");
  const { luck } = luckOf(of);
  const amount =
    of.luck_match === null
      ? t("moments.points", { n: plus(luck) })
      : summary.match_unit === "%"
        ? t("review.of-match", { n: plus(withinMatch(luck), 0) })
        : t("review.of-match-points", { n: plus(luck) });
  if (!own) return t("moments.luck.most", { name: nameOf(of.seat), amount });
  return t(luck > 0 ? "moments.luck.for" : "moments.luck.against", { amount });
}

function dearestWords(summary: ReviewSummary, own: ReviewPerson | null, nameOf: (seat: number) => string): string {
  const [worst] = summary.moments;
  const played = worst?.options[worst.played];
  if (!worst || !played) return told("moments.dearest.none", own !== null);
  const { lost_match: lost, lost_points: points } = worst;
  const cost =
    lost === null
      ? t("moments.points", { n: fixed(points) })
      : t(summary.match_unit === "points" ? "review.of-match-points" : "review.of-match", { n: fixed(lost) });
  return told(summary.family === "contract" ? "moments.hand.dearest" : "moments.dearest", own !== null, {
    name: nameOf(worst.seat),
    n: worst.round_number,
    played: choiceWords(played, worst),
    cost,
  });
}

/**
 * Who would be ahead without the luck: the first, and everybody behind by at most one standard
 * error. One player's good luck is the others' bad luck, so the errors of two may add up.
 */
function likeliest(people: readonly ReviewPerson[]): ReviewPerson[] {
  const order = [...people].sort((a, b) => (b.adjusted_match ?? 0) - (a.adjusted_match ?? 0));
  const [best] = order;
  if (!best || order.some((each) => each.adjusted_match === null)) return [];
  const close = (each: ReviewPerson): boolean =>
    (best.adjusted_match ?? 0) - (each.adjusted_match ?? 0) <=
    (best.luck_match_error ?? 0) + (each.luck_match_error ?? 0);
  return order.filter((each) => each === best || close(each));
}

/** How the match would stand if all had been equally lucky; null if that is not known. */
export function evenWords(summary: ReviewSummary, names: readonly string[], me: number | null = null): string | null {
  if (summary.family === "contract") {
    const ahead = likeliest(summary.people);
    if (ahead.length === 0) return null;
    const you = ahead.some((each) => each.seat === me);
    const named = ownFirst(ahead, me).map((each) => (each.seat === me ? t("moments.you") : (names[each.seat] ?? "")));
    return told("review.hand.without", you, { n: ahead.length, names: listed(named) });
  }
  const [first, second] = ownFirst(summary.people, me);
  const at = first?.adjusted_match ?? null;
  if (!first || !second || summary.people.length !== 2 || at === null) return null;
  const [a, b] = [names[first.seat] ?? "", names[second.seat] ?? ""];
  if (summary.match_unit === "%") {
    return told("review.without", first.seat === me, { a, b, first: chance(at), second: chance(100 - at) });
  }
  if (Math.abs(at) < 0.05) return t("review.without-even");
  return told("review.without-points", at > 0 && first.seat === me, { name: at > 0 ? a : b, n: fixed(Math.abs(at)) });
}
