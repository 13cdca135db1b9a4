// A difference between two states of a sheet, in words.
import type { Difference } from "../../engine/forms";
import { number, t } from "../../lib/i18n.svelte";
import { money, sideName } from "../../lib/sheet/reading";
import type { Kept } from "./kept";

export interface Told {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** One row; null for what another row says already. */
export function differenceWords(difference: Difference, kept: Kept): Told | null {
  const names = kept.book.head?.names ?? [];
  const sheet = kept.worked?.sheet;
  const person = (at: number | null): string => (at === null ? t("score.differ.nobody") : (names[at] ?? ""));
  const side = (at: number | null): string =>
    at !== null && sheet?.type === "hollywood" ? sideName(sheet, at, names) : person(at);
  const { what, before, after } = difference;
  const who = difference.who ?? null;
  const n = difference.column ?? 0;
  const value = (of: (each: number) => string): Pick<Told, "before" | "after"> => ({
    before: before == null ? "–" : of(before),
    after: after == null ? "–" : of(after),
  });
  const yes = (each: number): string => t(each ? "word.yes" : "word.no");
  switch (what) {
    case "total":
      return { what: t("score.differ.total", { n, name: side(who) }), ...value(number) };
    case "boxes":
      // Where boxes count nothing, they are only marks.
      return sheet?.type === "hollywood" && sheet.box_bonus === 0
        ? null
        : { what: t("score.differ.boxes", { n, name: side(who) }), ...value(number) };
    case "closed":
      return { what: t("score.differ.closed", { n }), ...value(side) };
    case "net":
      return { what: t("score.differ.net", { name: side(who) }), ...value(number) };
    case "cents":
      return { what: t("score.differ.cents", { name: person(who) }), ...value(money) };
    case "penalty":
      return { what: t("score.differ.penalty", { name: person(who) }), ...value(number) };
    case "over":
      return { what: t("score.differ.over"), ...value(yes) };
    case "winner":
      return who === null
        ? { what: t("score.differ.winner"), ...value(side) }
        : { what: t("score.differ.wins", { name: person(who) }), ...value(yes) };
    case "dealer":
      return { what: t("score.differ.dealer"), ...value(person) };
    case "counts": {
      const line = kept.worked?.lines.find((each) => each.id === difference.line);
      return line && after != null ? { what: t("score.differ.counts", { n: line.number }), ...value(yes) } : null;
    }
    default:
      return null;
  }
}
