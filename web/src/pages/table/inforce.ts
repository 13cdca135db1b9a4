// The rules of a table in words: from the server, or from the engine for a table of this browser.
import { api } from "../../lib/api";
import { isHere } from "../../lib/here";
import type { RulesChecked, RulesForm } from "../../lib/protocol";

/** Say what rules are in force at a table. */
export async function checkAt(table: string, form: RulesForm): Promise<RulesChecked> {
  const house = isHere(table) ? (await import("../../engine/rules")).rulesHere : api;
  return house.checkRules(form);
}
