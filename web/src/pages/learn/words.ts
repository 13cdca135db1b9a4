// The values that the words of a lesson may name, read from the moment they describe.
import { cardName } from "../../lib/cards";
import { listed, type Values } from "../../lib/i18n.svelte";
import type { Moment, Step } from "./guide";

/** What `{card}`, `{top}`, `{drawn}` and the others stand for. */
export function valuesFor(moment: Moment, step: Step | null, moving: boolean): Values {
  const { board } = moment;
  const top = board.discards.at(-1);
  const values: Record<string, string | number> = { top: top === undefined ? "" : cardName(top) };
  if (board.drawn !== null) values["drawn"] = cardName(board.drawn);
  if (moving && step !== null) {
    const { move } = step;
    if (move.type === "discard" || move.type === "lay_off") values["card"] = cardName(move.card);
    if (move.type === "knock") values["card"] = cardName(move.discard);
    if (step.makes[0]) values["meld"] = listed(step.makes[0].map(cardName));
  }
  if (board.type === "contract") {
    if (board.short !== null) values["short"] = board.short;
    if (board.penalties) values["penalties"] = listed(board.penalties.slice(1).map(String));
    return values;
  }
  if (board.deadwood !== null) values["deadwood"] = board.deadwood;
  if (board.result && board.score) {
    values["mine"] = board.result.knocker_deadwood;
    values["theirs"] = board.result.defender_deadwood;
    values["points"] = board.score.points;
  }
  return values;
}
