// The person the browser belongs to.
import { api, type MyTables } from "./api";
import type { Me } from "./protocol";
import { followAccount, leaveAccount } from "./settings.svelte";
import { alone } from "./site";

const nobody: Me = { id: null, name: null, login: null, settings: {} };

class Person {
  me = $state.raw<Me>(nobody);
  /** Whether the server has answered yet. */
  known = $state(false);
  /** How many tables wait for this person. */
  waiting = $state(0);
}

export const person = new Person();

/** Store what the server says about the person. */
export async function become(me: Me): Promise<void> {
  person.me = me;
  person.known = true;
  if (me.login === null) leaveAccount();
  else await followAccount(me.settings);
}

/** Ask the server who this is; without a server it is nobody. */
export async function loadMe(): Promise<void> {
  await become(alone ? nobody : await api.me());
}

/** Get an identity before acting: become a guest if necessary. */
export async function ensureGuest(): Promise<Me> {
  if (!person.known) await loadMe();
  if (person.me.id === null) await become(await api.guest({ name: null }));
  return person.me;
}

/** Sign out of the account in this browser. */
export async function leave(): Promise<void> {
  await api.logout();
  await loadMe();
}

/** The tables of this person; the header shows how many of them wait for a move. */
export async function loadMyTables(): Promise<MyTables> {
  const tables = await api.myTables();
  person.waiting = tables.running.filter((table) => table.your_turn || table.your_call).length;
  return tables;
}
