// What is left in the hands after a hand of May-I, counted card by card with the sum so far.
import { run } from "./running";

/** How long a card takes at normal speed, and all of them at most. */
const CARD_MS = 150;
const WHOLE_MS = 6500;
const POP = "cubic-bezier(0.2, 0.9, 0.3, 1.2)";
/** So much earlier than its time, a movement has been skipped. */
const SKIPPED_MS = 80;

/**
 * Count the hands in rows, one after another, beginning after `wait` ms; `factor` is 1 at normal speed. Returns how
 * long it takes. The sums are pictures: the page has the results all the time.
 */
export function count(rows: readonly Element[], factor: number, wait: number): number {
  const cards = rows.reduce((sum, row) => sum + row.querySelectorAll(".held").length, 0);
  const each = Math.min(CARD_MS, WHOLE_MS / Math.max(1, cards)) * factor;
  const timing = { duration: each * 2, easing: POP, fill: "backwards" } as const;
  const begun = performance.now();
  let delay = wait;
  for (const row of rows) {
    const from = delay;
    const sum = row.querySelector<HTMLElement>("[data-counted]");
    const held = [...row.querySelectorAll<HTMLElement>(".held")];
    if (sum && held.length > 0) sum.dataset["counted"] = "0";
    const moved = [run(row, [{ opacity: 0, transform: "translateY(0.4rem)" }, { opacity: 1, transform: "none" }], { ...timing, delay })];
    let total = 0;
    for (const card of held) {
      delay += each;
      const frames = [{ opacity: 0, transform: "translateY(-0.5rem) scale(1.25)" }, { opacity: 1, transform: "none" }];
      const counted = run(card, frames, { ...timing, delay }).then(() => {
        total += Number(card.dataset["points"] ?? 0);
        if (sum) sum.dataset["counted"] = String(total);
        // On a small screen the hands are below the melds.
        if (card === held[0] && performance.now() - begun > from - SKIPPED_MS) row.scrollIntoView({ block: "nearest", behavior: "smooth" });
      });
      moved.push(counted);
    }
    delay += each * 2;
    void Promise.all(moved).then(() => sum && (sum.dataset["counted"] = ""));
  }
  return delay;
}
