// The rules of the games, from the engine in this browser: the same answers as from the server.
import type { api } from "../lib/api";
import { language } from "../lib/i18n.svelte";
import { engine } from "./engine.svelte";
import type { Calls } from "./forms";

/** Where a form of rules gets its answers. */
export type RulesSource = Pick<typeof api, "presets" | "preset" | "checkRules">;

const call = <K extends keyof Calls>(name: K, form: Calls[K]["form"], signal?: AbortSignal) =>
  engine().call<Calls[K]["answer"]>(name, { ...form, language: language() }, signal ? { signal } : {});

export const rulesHere: RulesSource = {
  presets: () => call("rules.presets", {}),
  preset: (name) => call("rules.preset", { name }),
  checkRules: (form, signal) => call("rules.check", form, signal),
};
