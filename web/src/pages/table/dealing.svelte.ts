// Being ready for the next deal, and what this page adds to its shuffle.
import { untrack } from "svelte";
import type { Mixing } from "./mixing";
import type { Scene } from "./scene.svelte";

const known = new WeakMap<Scene, Promise<Mixing | null>>();

/** What the page adds to shuffles; null if that could not be loaded: then the page adds nothing. */
function mixingOf(scene: Scene): Promise<Mixing | null> {
  const found =
    known.get(scene) ??
    import("./mixing").then(
      ({ Mixing }) => new Mixing(scene.socket.id, (message) => scene.socket.mix(message)),
      (error: unknown) => {
        console.error(error);
        known.delete(scene);
        return null;
      },
    );
  known.set(scene, found);
  return found;
}

/** Seal what the page adds to the next shuffle, and reveal it in time. */
export function useMixing(scene: Scene): void {
  $effect(() => {
    const { connection, table } = scene.socket;
    if (!table?.mix || table.you === null) return;
    void mixingOf(scene).then((mixing) => (connection === "open" ? mixing?.tend(table) : mixing?.lost()));
  });
}

/** Tell the server that the viewer is ready, with words for the shuffle; returns whether it was accepted. */
export async function askForDeal(scene: Scene, words: string): Promise<boolean> {
  const next = scene.table.round_number + 1;
  await (await mixingOf(scene))?.add(scene.table, words);
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
