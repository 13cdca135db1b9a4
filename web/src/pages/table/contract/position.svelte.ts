// What the viewer may do now at a May-I board and, if something is not allowed, why. Nothing here
// knows the rules of the game: the server sends what is allowed with the board.
import { cardName, cardShort } from "../../../lib/cards";
import { t } from "../../../lib/i18n.svelte";
import type { Card, ContractShown, Why } from "../../../lib/protocol";
import { cardOf } from "../hand";
import type { Scene } from "../scene.svelte";
import { addable, additionsFor } from "./additions";
import type { Deed } from "./deeds.svelte";
import type { Laying } from "./laying.svelte";
import { offerState } from "./offer";
import type { TableRules } from "./rules";
import { whyHere } from "./words";

export type Position = ReturnType<typeof positionOf>;

/** Follow a board, as seen from the viewer's seat. */
export function positionOf(scene: Scene, shown: () => ContractShown, rules: TableRules, laying: Laying) {
  /** The keys of the picked cards of the hand. */
  let picked: string[] = $state([]);

  const board = $derived(shown());
  const place = $derived(board.place);
  const options = $derived(board.options);
  const hand = $derived(place === null ? [] : (board.hands[place] ?? []));
  const offer = $derived(offerState(scene.table, board));
  const own = $derived(place !== null && board.awaiting === place);
  const playing = $derived(own && board.phase === "play");
  const drawing = $derived(own && board.phase === "draw");
  const down = $derived(place !== null && (board.down[place] ?? false));
  const top = $derived(board.discards.at(-1) ?? null);
  const card = $derived(picked.length === 1 ? cardOf(picked[0] ?? "") : null);
  const fitting = $derived(additionsFor(playing ? (card ?? "") : "", options));
  const fits = $derived(playing ? addable(options) : new Set<Card>());

  /** A refusal in words, with the name of the player in turn instead of the seat number. */
  function reason(why: Why | null | undefined): string | null {
    if (!why) return null;
    return why.code === "not_your_turn" ? turnOfOther() : whyHere(why);
  }
  function turnOfOther(): string {
    const name = scene.nameAt(board, board.turn);
    return t(board.phase === "draw" ? "mayi.turn.other.draw" : "mayi.turn.other", { name });
  }

  const todo = $derived.by(() => {
    if (board.result !== null) return t("mayi.turn.over");
    if (!own) return turnOfOther();
    if (playing) {
      if (down) return t("mayi.turn.play.down");
      return t(board.all_at_once ? "mayi.turn.play.last" : "mayi.turn.play");
    }
    if (board.must_take && top !== null) return t("mayi.must.take.plain", { card: cardShort(top) });
    return top === null || options?.take
      ? t("mayi.turn.draw.only")
      : t("mayi.turn.draw", { card: cardShort(top) });
  });

  const why = $derived.by((): Record<Deed, string | null> => {
    const call = rules.mayI ? reason(options?.call) : t("mayi.wishes.no.may.i");
    return {
      call,
      withdraw: reason(options?.withdraw),
      pass: whyNotPass(call),
      draw: options?.draw?.code === "hold" ? null : reason(options?.draw), // it is done after the hold
      take: reason(options?.take),
      down: whyNotDown(),
      lay: whyNotLayOff(),
      discard: whyNotDiscard(),
      undo: null,
    };
  });
  function whyNotPass(call: string | null): string | null {
    if (offer.kind === "may-call" && offer.held) return null;
    if (offer.kind === "passed" && offer.held) return t("mayi.offer.passed", { card: cardShort(offer.card) });
    return call ?? t("mayi.pass.nobody");
  }
  function whyNotDown(): string | null {
    if (!playing) return reason(options?.lay_down);
    if (laying.any) {
      if (laying.whole.state === "good") return null;
      return laying.whole.words ?? t("mayi.tray.state.asking");
    }
    return (options?.laydown.length ?? 0) > 0 ? null : reason(options?.lay_down);
  }
  function whyNotLayOff(): string | null {
    const refused = reason(options?.lay_off);
    if (refused !== null) return refused;
    if (card === null) return t("mayi.meld.choose");
    return fitting.size > 0 ? null : t("mayi.lay.elsewhere", { card: cardName(card) });
  }
  function whyNotDiscard(): string | null {
    const refused = reason(options?.discard);
    if (refused !== null) return refused;
    if (picked.length === 0) return t(laying.any ? "mayi.discard.in.tray" : "mayi.discard.choose");
    if (card === null) return t("mayi.discard.one");
    return reason(options?.barred.find(([barred]) => barred === card)?.[1]);
  }

  return {
    reason,
    get board() {
      return board;
    },
    get hand() {
      return hand;
    },
    get offer() {
      return offer;
    },
    /** It is the viewer's turn. */
    get own() {
      return own;
    },
    /** The viewer has drawn and must discard. */
    get playing() {
      return playing;
    },
    /** The viewer must draw or take. */
    get drawing() {
      return drawing;
    },
    /** The viewer has laid down the contract. */
    get down() {
      return down;
    },
    /** The top card of the discard pile. */
    get top() {
      return top;
    },
    get picked() {
      return picked;
    },
    set picked(keys) {
      picked = keys;
    },
    /** The picked card, if there is exactly one. */
    get card() {
      return card;
    },
    /** Where the picked card can be laid off, by the number of the meld. */
    get fitting() {
      return fitting;
    },
    /** All cards that can be laid off somewhere. */
    get fits() {
      return fits;
    },
    /** What the viewer is to do, in words. */
    get todo() {
      return todo;
    },
    /** Why something cannot be done, in words; null if it can. */
    get why() {
      return why;
    },
  };
}
