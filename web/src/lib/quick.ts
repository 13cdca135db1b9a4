// Playing at once: the server names a table where somebody waits for the same game, or a new one.
import { api } from "./api";
import { ensureGuest } from "./me.svelte";
import type { QuickForm, TableCard } from "./protocol";
import { go } from "./router.svelte";

let asked: string | null = null;

/**
 * Go to a table to play at once. The table page takes a seat there (`arriving`). `here` is the table where the
 * viewer already waits. Returns whether it is another one.
 */
export async function playAtOnce(form: QuickForm, here: string | null = null): Promise<boolean> {
  await ensureGuest();
  const card = await api.quickTable(form);
  if (card.id === here) return false;
  asked = card.id;
  go(`/table/${card.id}`);
  return true;
}

/** What a person who waits at a table wants to play. */
export const wantedAt = (card: TableCard): QuickForm => ({
  preset: card.preset,
  clock: card.clock === "live" ? "live" : "none",
  turn_seconds: card.turn_seconds,
  rated: card.rated,
});

/** Whether the viewer comes to this table to play at once; true only once. */
export function arriving(table: string): boolean {
  const comes = asked === table;
  if (comes) asked = null;
  return comes;
}
