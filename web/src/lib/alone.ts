// What is known about the games without a server: on a site that has none, from files beside the
// pages (`hollywood site` writes them), and without a network from the engine in this browser.
import { ApiError } from "./api";
import { language, t } from "./i18n.svelte";
import type { RulesForm } from "./protocol";
import { at } from "./site";

const offline = (): ApiError => new ApiError(0, "offline", t("error.offline"));
/** The name of a game in an address; undefined for the list of all games. */
const game = (path: string): string | undefined => /^\/api\/presets\/([\w-]+)$/.exec(path)?.[1];
const isFiled = (method: string, path: string): boolean =>
  method === "GET" && (path === "/api/presets" || game(path) !== undefined);

/** What the server would answer; ApiError if only a server could. */
export async function fromFiles<T>(method: string, path: string, body: unknown): Promise<T> {
  if (!isFiled(method, path)) return fromEngine(method, path, body);
  const answer = await fetch(at(`${path}.${language()}.json`)).catch(() => null);
  if (!answer?.ok) throw offline();
  return (await answer.json()) as T;
}

/** What the server would answer, from the engine; ApiError if only a server could. */
export async function fromEngine<T>(method: string, path: string, body: unknown): Promise<T> {
  const checks = path === "/api/rules/check";
  if (!checks && !isFiled(method, path)) throw offline();
  const { rulesHere } = await import("../engine/rules");
  const name = game(path);
  const asked = checks ? rulesHere.checkRules(body as RulesForm) : name ? rulesHere.preset(name) : rulesHere.presets();
  return (await asked) as T;
}
