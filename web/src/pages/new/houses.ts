// Where a new table opens: at the server, or in this browser.
import type { RulesSource } from "../../engine/rules";
import { api } from "../../lib/api";
import { ensureGuest } from "../../lib/me.svelte";
import type { NewTableForm, TableCard } from "../../lib/protocol";

export interface House extends RulesSource {
  /** The table opens in this browser: there are only bots, and not the one that thinks longest. */
  readonly here: boolean;
  openTable(form: NewTableForm): Promise<TableCard>;
}

export const serverHouse: House = {
  ...api,
  here: false,
  openTable: async (form) => {
    await ensureGuest();
    return api.openTable(form);
  },
};
