// Being ready for the next deal, with a contribution to its shuffle.
import { untrack } from "svelte";
import type { Scene } from "./scene.svelte";
import { contribution, keepSeal } from "./seals";

/** Tell the server that the viewer is ready, with words for the shuffle; returns whether it was accepted. */
export function askForDeal(scene: Scene, words: string): Promise<boolean> {
  const { commitments, round_number } = scene.table;
  const next = round_number + 1;
  const given = contribution(words);
  keepSeal(scene.socket.id, next, { commitments, contribution: given });
  return scene.command({ type: "ready", round_number: next, contribution: given });
}

/**
 * A person at a table of bots wants to play: the first deal comes without a click. Returns whether it is on its way,
 * so that nothing needs to be asked.
 */
export function useFirstDeal(scene: Scene): () => boolean {
  let refused = $state(false);
  const comes = $derived.by(() => {
    const { table, card } = scene.socket;
    if (refused || table?.stage !== "between" || table.round_number > 0 || table.you === null) return false;
    return card?.entrance === "bot" && table.seats.every((seat) => seat.kind === "bot" || seat.seat === table.you);
  });
  $effect(() => {
    if (!comes || untrack(() => scene.table.seats[scene.you!]?.ready)) return;
    void untrack(() => askForDeal(scene, "")).then((done) => (refused = !done));
  });
  return () => comes;
}
