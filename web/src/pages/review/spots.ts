// A point of the curve in words.
import { t } from "../../lib/i18n.svelte";
import type { Curve, Point } from "./curve";
import { fixed, plus } from "./words";

/** What had just happened: "the deal", "draw 3". */
export const spotWords = (point: Point): string =>
  point.what === "deal"
    ? t("review.spot.deal")
    : point.what === "end"
      ? t("review.spot.end")
      : t("review.spot.draw", { n: point.what });

/** Somebody's standing there: "34 %", or "+12.0" points ahead. */
export const valueWords = (curve: Pick<Curve, "percent">, value: number): string =>
  curve.percent ? t("review.percent", { n: fixed(value, 0) }) : plus(value);
