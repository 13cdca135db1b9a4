// The keys of a gin board. A key that is disabled now says why.
import { t } from "../../../lib/i18n.svelte";
import type { Scene, Shortcut } from "../scene.svelte";
import type { Knocking } from "./knocking";

/** Why something cannot be done now; null if it can. */
export type Refusals = Readonly<Record<"draw" | "take" | "pass" | "discard" | "knock" | "gin" | "bigGin", string | null>>;

export interface Runs {
  draw(): void;
  take(): void;
  pass(): void;
  discard(): void;
  ask(what: Knocking): void;
  toHand(): void;
}

export interface Situation {
  /** Only gin ends a round here. */
  readonly straight: boolean;
  readonly hasBigGin: boolean;
  /** The answer to a knock, while one is due. */
  readonly answer: { best(): Promise<void>; choose(): Promise<void> } | undefined;
  /** The player puts the melds together manually. */
  readonly chosen: boolean;
  /** Takes the last planned layoff back; null while none is planned. */
  readonly undo: (() => void) | null;
}

export function ginKeys(scene: Scene, why: Refusals, run: Runs, at: Situation): Shortcut[] {
  const keys: Shortcut[] = [];
  const add = (key: string, label: string, refused: string | null, does: () => void) =>
    keys.push({ key, label, why: refused, run: () => (refused === null ? does() : scene.tell(refused)) });
  add("d", t("gin.draw"), why.draw, run.draw);
  add("t", t("gin.take"), why.take, run.take);
  add("p", t("gin.pass"), why.pass, run.pass);
  add("x", t("gin.discard"), why.discard, run.discard);
  if (!at.straight) add("k", t("gin.knock"), why.knock, () => run.ask("knock"));
  add("g", t("gin.gin"), why.gin, () => run.ask("gin"));
  if (at.hasBigGin) add("v", t("gin.bigGin"), why.bigGin, () => run.ask("big_gin"));
  add("h", t("keys.hand"), null, run.toHand);
  const { answer } = at;
  if (answer) {
    add("b", t("gin.doBest"), null, () => void answer.best());
    add("c", t(at.chosen ? "gin.choose.meld" : "gin.choose"), null, () => void answer.choose());
  }
  if (at.undo) for (const key of ["u", "Escape"]) add(key, t("gin.plan.undo"), null, at.undo);
  return keys;
}
