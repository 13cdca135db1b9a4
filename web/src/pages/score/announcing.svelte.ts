// What a screen reader is told after new sums: who leads in each game, or who won.
import { announce } from "../../lib/announce";
import { sheetInWords } from "../../lib/sheet/reading";
import type { Sheet } from "./sheet.svelte";

/** Tell the standing after each change of the sums; call this while a component is set up. */
export function saidOnce(of: () => Sheet): void {
  let told = "";
  $effect(() => {
    const { kept, worked } = of();
    if (kept === null || !worked?.sheet || kept.waiting.length > 0) return;
    const words = sheetInWords(worked.sheet, kept.book.head?.names ?? []).join(" ");
    // What was on the sheet when it was opened is no news.
    if (told !== "" && told !== words) announce(words);
    told = words;
  });
}
