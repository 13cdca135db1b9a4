// The matches and records that this browser keeps, as lists show them. A list needs no engine.
import { language, loadTexts, t } from "../lib/i18n.svelte";
import { person } from "../lib/me.svelte";
import type { NewTableForm, TableCard, TableListed } from "../lib/protocol";
import { engine } from "./engine.svelte";
import { storage } from "./storage/storage";

/** A match or a record of this browser. */
export interface Kept {
  readonly id: string;
  readonly listed: TableListed;
  /** It came from a file. */
  readonly file: boolean;
  /** Its table in the account: null if it was not sent, empty if it was refused. */
  readonly account: string | null;
}

/** What the store `tables` has of a table (`hollywood.offline.keeping`). */
interface KeptTable {
  readonly listed: TableListed;
}

/** What the store `records` has of a record from a file. */
export interface KeptRecord {
  readonly listed: TableListed;
  readonly text: string;
}

/** An entry of a table's log (`hollywood.offline.keeping`). */
interface KeptEntry {
  readonly kind: string;
  readonly body: string;
}

const SENT = "sent:";
/** Where the engine keeps a review (`hollywood.offline.review_calls`). */
const REVIEW = "review:";

/** All matches and records, the last moved first. */
export async function listKept(): Promise<Kept[]> {
  const [tables, records, keys] = await Promise.all([
    storage.list<KeptTable>("tables"),
    storage.list<KeptRecord>("records"),
    storage.keys("settings"),
  ]);
  const sent = await Promise.all(
    keys.filter((key) => key.startsWith(SENT)).map(async (key) => [key.slice(SENT.length), await storage.get<string>("settings", key)] as const),
  );
  const accounts = new Map(sent);
  const kept = (listed: TableListed, file: boolean): Kept => ({
    id: listed.card.id,
    listed,
    file,
    account: accounts.get(listed.card.id) ?? null,
  });
  return [...tables.map(({ listed }) => kept(listed, false)), ...records.map(({ listed }) => kept(listed, true))].sort(
    (a, b) => b.listed.moved_at - a.listed.moved_at,
  );
}

/** Note the table that a match has become in the account; empty if it was refused for good. */
export const noteSent = (id: string, table: string): Promise<void> => storage.put("settings", SENT + id, table);

/** The level of the bots of a table, the first one's. */
export async function botOf(id: string): Promise<string> {
  const entries = await storage.entries<KeptEntry>(id);
  const sat = entries.find(({ kind }) => kind === "bot_sat");
  return sat ? (JSON.parse(sat.body) as { bot: string }).bot : "club";
}

/** Open a table against bots; without a name of their own, the person is "You". */
export async function newTable(form: NewTableForm): Promise<TableCard> {
  await loadTexts(["here", "engine"]);
  return engine().call("table.new", { ...form, name: person.me.name ?? t("here.you"), language: language() });
}

/** The record of a match, as a file has it. */
export async function recordText(id: string): Promise<string> {
  const kept = await storage.get<KeptRecord>("records", id);
  if (kept) return kept.text;
  return (await engine().call<{ text: string }>("record.write", { table: id })).text;
}

/** Keep a record from a file, once every move is checked; returns its id. */
export async function keepRecord(text: string): Promise<string> {
  const { listed } = await engine().call<{ listed: TableListed }>("record.read", { text, language: language() });
  await storage.put("records", listed.card.id, { listed, text } satisfies KeptRecord);
  return listed.card.id;
}

/** Delete a match or a record. */
export async function deleteKept(id: string): Promise<void> {
  await storage.deleteTable(id);
  await storage.delete("records", id);
  await storage.delete("settings", SENT + id);
  await storage.delete("settings", REVIEW + id);
}
