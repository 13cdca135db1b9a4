// Finished matches of this browser go to the account: each once, also if it is sent again.
import { ApiError, ask } from "../lib/api";
import { person } from "../lib/me.svelte";
import type { OfflineMatchKept } from "../lib/protocol";
import { botOf, listKept, noteSent, recordText, type Kept } from "./tables";

/** Refused for good: sent again, it would be refused again. */
const REFUSED = [413, 422];

let sending: Promise<number> | null = null;

/** Send what the account does not have yet; returns how many matches it took. A guest has no account. */
export function sendFinished(): Promise<number> {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

async function sendAll(): Promise<number> {
  if (person.me.login === null) return 0;
  const waiting = (await listKept()).filter(({ listed, file, account }) => listed.stage === "over" && !file && account === null);
  let sent = 0;
  for (const kept of waiting) {
    try {
      await noteSent(kept.id, await send(kept));
      sent += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSED.includes(error.status)) throw error;
      console.error(error);
      await noteSent(kept.id, "");
    }
  }
  return sent;
}

async function send({ id, listed }: Kept): Promise<string> {
  const asked = new URLSearchParams({
    preset: listed.card.preset,
    seat: String(listed.you ?? 0),
    bot: await botOf(id),
    ended_at: String(listed.moved_at),
  });
  const record = new Blob([await recordText(id)], { type: "text/plain" });
  return (await ask<OfflineMatchKept>("POST", `/api/me/offline-matches?${asked.toString()}`, record)).table;
}
