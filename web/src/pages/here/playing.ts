// Opening a match in this browser from another page.
import { newTable } from "../../engine/tables";
import { tablePath } from "../../lib/here";
import { loadTexts } from "../../lib/i18n.svelte";
import type { NewTableForm } from "../../lib/protocol";
import { go } from "../../lib/router.svelte";
import { troubleWords } from "./trouble";

/** Open a table in this browser and go there; an Error says in words why that failed. */
export async function playHere(form: NewTableForm): Promise<void> {
  await loadTexts(["here", "engine"]);
  try {
    go(tablePath((await newTable(form)).id));
  } catch (error) {
    throw new Error(troubleWords(error), { cause: error });
  }
}
