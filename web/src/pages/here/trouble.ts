// Why something in this browser did not work, in words for the person.
import { CallRefused, EngineFailed } from "../../engine/engine.svelte";
import { StorageTrouble } from "../../engine/storage/storage";
import { t } from "../../lib/i18n.svelte";
import { sentence } from "../../lib/sentence";

/** What went wrong, in one sentence. Anything unforeseen is thrown again. */
export function troubleWords(error: unknown): string {
  if (error instanceof StorageTrouble) return t(`here.storage.${error.code}`);
  if (error instanceof CallRefused) return sentence(error.message);
  if (error instanceof EngineFailed) return t(`engine.problem.${error.problem === "defect" ? "crashed" : error.problem}`);
  throw error;
}
