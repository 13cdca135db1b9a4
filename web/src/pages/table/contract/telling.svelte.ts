// What a May-I board tells the viewer in addition to what it shows: why a press did nothing, the
// result of their own call, and, for screen readers, what an offer asks of them.
import { onMount, untrack } from "svelte";
import { announce } from "../../../lib/announce";
import { cardName } from "../../../lib/cards";
import { t } from "../../../lib/i18n.svelte";
import type { News } from "../../../lib/socket.svelte";
import type { Scene } from "../scene.svelte";
import { blip } from "../sounds";
import type { Position } from "./position.svelte";

const NEWS_MS = 7000;

/** Words that are read out at once and disappear after a while. */
class Passing {
  words: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(words: string, ms: number): void {
    this.words = words;
    announce(words, "assertive");
    this.clear();
    this.#timer = setTimeout(() => (this.words = null), ms);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

export type Telling = ReturnType<typeof useTelling>;

/** Listen and announce as long as the component exists. */
export function useTelling(scene: Scene, at: Position) {
  const news = new Passing();

  onMount(() => {
    const unlisten = scene.socket.listen(hear);
    return () => {
      unlisten();
      news.clear();
    };
  });

  function hear({ events, before, complete }: News): void {
    if (!complete) return;
    const old = before?.boards.find((each) => each.number === at.board.number);
    const called = old?.type === "contract" && old.calls.some((each) => each.seat === old.place);
    const lapsed = events.find(({ event, seats }) => event.type === "may_i_granted" && seats[event.seat] !== scene.you);
    const mine = events.filter(
      ({ event, seats }) =>
        (event.type === "may_i_granted" || event.type === "may_i_denied" || event.type === "penalty") &&
        seats[event.seat] === scene.you,
    );
    if (mine.length > 0) news.say(mine.map((event) => scene.story.sentence(event)).join(" "), NEWS_MS);
    else if (called && lapsed?.event.type === "may_i_granted") {
      const { seat, card } = lapsed.event;
      news.say(t("mayi.lapsed", { name: scene.nameAt(at.board, seat), card: cardName(card) }), NEWS_MS);
    }
  }

  // The question of an offer is announced once, however often the table changes in the meantime.
  const asked = $derived.by(() => {
    const { offer, board } = at;
    if (offer.kind === "may-call" && offer.held) {
      return t("mayi.offer.heard", { card: cardName(offer.card) });
    }
    if (offer.kind !== "answer") return null;
    const words = { card: cardName(offer.card), name: scene.nameAt(board, offer.holder) };
    return `${t("mayi.offer.ask", words)} ${t("mayi.offer.heard.answer")}`;
  });
  const askedKey = $derived(
    asked === null
      ? null
      : `${scene.table.round_number}/${at.board.turns}/${at.board.pile}/${asked}`,
  );
  $effect(() => {
    if (askedKey === null) return;
    announce(untrack(() => asked) ?? "", "assertive");
    blip("call");
  });

  return {
    /** Say why the action just tried is not done. */
    tell: (words: string) => scene.tell(words),
    /** The latest result of the viewer's own call. */
    get news() {
      return news.words;
    },
  };
}
