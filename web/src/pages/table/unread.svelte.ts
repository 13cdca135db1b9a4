// The lines of the chat that the viewer has not seen. Each new one is read aloud once, wherever it is shown.
import { onMount } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { withTexts } from "./later";
import type { Scene } from "./scene.svelte";

/** How many lines are unread; `shown`: whether the chat is in view. */
export function useUnread(scene: Scene, shown: () => boolean): () => number {
  const { socket } = scene;
  /** The number of the last line that was seen; what was said before the viewer came is not new. */
  let seen: number | null = $state(null);
  let heard: number | null = null;
  let hidden = $state(document.visibilityState === "hidden");

  onMount(() => {
    const look = (): void => void (hidden = document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    if (!socket.card) return;
    const { chat } = socket;
    const last = chat.at(-1)?.number ?? 0;
    const known = heard;
    heard = last;
    if (known === null) {
      seen = last;
      return;
    }
    const news = chat.filter((line) => line.number > known && (line.seat === null || line.seat !== scene.you));
    if (news.length > 0 && settings.chat) void withTexts(import("./phrases")).then(({ tellSaid }) => news.forEach(tellSaid));
  });
  $effect(() => {
    if (shown() && !hidden && seen !== null) seen = socket.chat.at(-1)?.number ?? 0;
  });

  return () =>
    settings.chat
      ? socket.chat.filter((line) => seen !== null && line.number > seen && (line.seat === null || line.seat !== scene.you)).length
      : 0;
}
