// The keys of a May-I board. A key that is disabled now says why.
import { t } from "../../../lib/i18n.svelte";
import { cardOf } from "../hand";
import type HandView from "../HandView.svelte";
import type { Shortcut } from "../scene.svelte";
import type { Deed, Deeds } from "./deeds.svelte";
import type { Position } from "./position.svelte";

export function boardKeys(at: Position, deeds: Deeds, hand: HandView | undefined, tell: (words: string) => void): Shortcut[] {
  const { board, offer, playing, why } = at;
  if (board.result !== null || board.place === null) return [];
  const keys: Shortcut[] = [];
  /** `why`: what the rules have against it, whichever card it is done with. */
  const add = (key: string, label: string, refused: string | null, run: () => void, why = refused) =>
    keys.push({ key, label, why, run: () => (refused === null ? run() : tell(refused)) });
  const deed = (key: string, label: string, what: Deed) => add(key, label, why[what], () => deeds.act(what));
  if (!playing) {
    deed("d", t("mayi.draw"), "draw");
    deed("t", t("mayi.key.take"), "take");
    deed("p", t("mayi.offer.pass"), "pass");
  }
  if (offer.kind === "answer") {
    add("a", t("mayi.offer.allow"), at.reason(board.options?.allow), deeds.allow);
    add("n", t("mayi.offer.deny"), at.reason(board.options?.deny), deeds.deny);
  } else if (!at.own) {
    deed("m", t("mayi.offer.call"), "call");
    deed("w", t("mayi.offer.withdraw"), "withdraw");
  }
  if (playing) {
    if (board.options?.take_back) add("u", t("mayi.undo"), null, () => deeds.act("undo"));
    // Without a picked card, a key applies to the card with the focus.
    const focused = hand?.focused() ?? null;
    const thrown = at.picked.length > 0 || focused === null ? at.picked : [focused];
    add("x", t("mayi.discard"), thrown.length === 1 ? null : why.discard, () => void deeds.discard(thrown), at.reason(board.options?.discard));
    if (at.down) {
      const chosen = at.card ?? (focused === null ? null : cardOf(focused));
      add("o", t("mayi.key.lay"), chosen === null ? why.lay : null, () => void deeds.layOff(chosen ?? ""), at.reason(board.options?.lay_off));
    } else {
      deed("o", t("mayi.key.lay"), "down");
      const none = (board.options?.laydown.length ?? 0) > 0 ? null : t("mayi.trays.best.none");
      add("b", t("mayi.trays.best"), none, deeds.fillBest);
    }
  }
  if (at.hand.length > 0) add("h", t("mayi.hand"), null, () => hand?.focusHand());
  return keys;
}
