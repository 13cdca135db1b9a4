// Parts of a table that are shown only at times, with their texts.
import { loadTexts } from "../../lib/i18n.svelte";

/** Wait for a part to load, and for the texts of all such parts. */
export async function withTexts<T>(part: Promise<T>): Promise<T> {
  await loadTexts(["later"]);
  return part;
}

/** The same for the parts about seats and people. */
export async function withSeatTexts<T>(part: Promise<T>): Promise<T> {
  await loadTexts(["later", "sit"]);
  return part;
}
