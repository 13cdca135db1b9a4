// Being ready for the next deal, and what this page adds to its shuffle.
import { untrack } from "svelte";
import { Mixing } from "./mixing";
import type { Scene } from "./scene.svelte";

const known = new WeakMap<Scene, Mixing>();

/** What the page adds to the shuffles of its table. */
function mixingOf(scene: Scene): Mixing {
  const mixing = known.get(scene) ?? new Mixing(scene.socket.id, (message) => scene.socket.tell(message));
  known.set(scene, mixing);
  return mixing;
}

/** Seal what the page adds to the next shuffle, and reveal it in time. */
export function useMixing(scene: Scene): void {
  $effect(() => {
    const { connection, table } = scene.socket;
    if (connection !== "open") mixingOf(scene).lost();
    else if (table) void mixingOf(scene).tend(table);
  });
}

/** Tell the server that the viewer is ready, with words for the shuffle; returns whether it was accepted. */
export async function askForDeal(scene: Scene, words: string): Promise<boolean> {
  const next = scene.table.round_number + 1;
  await mixingOf(scene).tend(scene.table, words.trim());
  return scene.command({ type: "ready", round_number: next });
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
