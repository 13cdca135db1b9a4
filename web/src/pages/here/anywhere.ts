// A match against bots: at the server, and where there is none, or no network, in this browser.
import { api, ApiError } from "../../lib/api";
import { ensureGuest } from "../../lib/me.svelte";
import type { NewTableForm } from "../../lib/protocol";
import { go } from "../../lib/router.svelte";
import { alone } from "../../lib/site";

/** Open a table and go there. `onhere` is called before the engine of this browser is needed. */
export async function playBots(form: NewTableForm, onhere?: () => Promise<void>): Promise<void> {
  if (!alone && (await playAtServer(form))) return;
  const [{ playHere }] = await Promise.all([import("./playing"), onhere?.()]);
  await playHere(form);
}

/** False if the server cannot be reached. */
async function playAtServer(form: NewTableForm): Promise<boolean> {
  try {
    await ensureGuest();
    go(`/table/${(await api.openTable(form)).id}`);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return false;
    throw error;
  }
}
