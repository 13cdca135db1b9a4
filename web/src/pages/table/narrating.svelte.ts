// What a table shows and sounds when something happens, in addition to its new state: the story,
// flying cards, sounds, and sentences for screen readers.
import { onMount, untrack } from "svelte";
import { announce } from "../../lib/announce";
import { cardName } from "../../lib/cards";
import { t } from "../../lib/i18n.svelte";
import { notify } from "../../lib/notices.svelte";
import type { News } from "../../lib/socket.svelte";
import { duration, settings } from "../../lib/settings.svelte";
import type { Scene } from "./scene.svelte";
import { blip, sounds } from "./sounds";
import { whyWords } from "./why";

/** `spoken`: whether the texts of the game are loaded. */
export function useNarration(scene: Scene, spoken: () => boolean, yourTurn: () => boolean): void {
  const { socket } = scene;
  onMount(() => {
    scene.story.recall();
    return socket.listen(hear);
  });

  // Decoration comes after the first paint, and only for people who want it.
  $effect(() => {
    if (!spoken() || settings.speed === "still" || duration(100) === 0) return;
    const timer = setTimeout(() => {
      import("./effects/effects").then(({ Effects }) => (scene.effects ??= new Effects(scene))).catch(console.error);
    });
    return () => clearTimeout(timer);
  });

  function hear(news: News): void {
    scene.story.hear(news);
    if (!news.complete || news.before === null || socket.card === null || !spoken()) return;
    scene.effects?.show(news);
    const lines = scene.story.tell(news.events);
    const own = news.after.boards.find((board) => board.place !== null)?.number;
    for (const line of lines) {
      // The viewer's own moves are announced as well, so a screen reader says which card was drawn.
      if (own === undefined || line.board === own) announce(line.words);
    }
    sounds((made) => made.hear(news));
  }

  /** The card that may be taken belongs to the news: nobody has to look for it. */
  function turnWords(): string {
    const board = scene.ownBoard;
    const open = board?.phase === "draw" || board?.phase === "upcard" ? board.discards.at(-1) : undefined;
    return open === undefined ? t("table.yourTurn") : t("table.yourTurn.open", { card: cardName(open) });
  }

  // Announce it once for every turn, not for every change of it.
  $effect(() => {
    if (!yourTurn()) return;
    announce(untrack(turnWords), "assertive");
    blip("turn");
  });

  $effect(() => {
    if (socket.connection === "lost") announce(t("line.lost"), "assertive");
  });

  const nudged = $derived((socket.table?.nudged_by ?? null) !== null);
  $effect(() => {
    if (nudged) void import("./sitting/nudged").then(({ nudge }) => nudge());
  });

  // Announce the server's complaint once.
  $effect(() => {
    if (socket.trouble === null) return;
    notify(new Error(whyWords(socket.trouble)));
    socket.trouble = null;
  });
}
