// A site without a server: what never changes lies beside the pages as files, the rest is not there.
// `hollywood site` writes the files.
import { ApiError } from "./api";
import { language, t } from "./i18n.svelte";
import { at } from "./site";

const FILED = /^\/api\/presets(\/[\w-]+)?$/;

/** What the server would answer; ApiError if only a server could. */
export async function fromFiles<T>(method: string, path: string): Promise<T> {
  if (method === "GET" && FILED.test(path)) {
    const answer = await fetch(at(`${path}.${language()}.json`)).catch(() => null);
    if (answer?.ok) return (await answer.json()) as T;
  }
  throw new ApiError(0, "offline", t("error.offline"));
}
