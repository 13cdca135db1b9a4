// Why something did not work, in words for the person.
import { CallRefused, EngineFailed } from "../../engine/engine.svelte";
import { StorageTrouble } from "../../engine/storage/storage";
import { t } from "../../lib/i18n.svelte";
import { sentence } from "../../lib/sentence";

/** Why this browser does not keep a sheet. */
export const storageWords = (error: unknown): string =>
  t(error instanceof StorageTrouble && error.code === "full" ? "score.unkept.full" : "score.unkept");

/** Why the engine gave no answer. Anything unforeseen is also written to the console. */
export function troubleWords(error: unknown): string {
  if (error instanceof CallRefused) return sentence(error.message);
  if (error instanceof EngineFailed && error.problem === "network") return t("score.no-network");
  console.error(error);
  return t("score.failed");
}
