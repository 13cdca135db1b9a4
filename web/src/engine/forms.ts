// Made by tools/protocol_types.py from the engine's own structs: do not edit.

import type {
  PresetRules,
  PresetShown,
  RulesChecked,
} from "../lib/protocol";

/** Ask for everything about a game. */
export interface PresetAsked {
  name: string;
  language?: string;
}

/** Ask which games there are. */
export interface PresetsAsked {
  language?: string;
}

/** The answer to a call that was refused; nothing has changed. */
export interface RefusedCall {
  refused: WhyRefused;
}

/** Ask whether rules under construction are possible, and what they say. */
export interface RulesAsked {
  preset: string;
  changes?: Record<string, unknown>;
  players?: number | null;
  language?: string;
}

/** Why a call was refused: a code for programs, and words in the language of the form. */
export interface WhyRefused {
  code: string;
  words: string;
  text?: string;
  values?: Record<string, string | number>;
}

/** The calls of the engine, by name: what each takes and what it answers. */
export interface Calls {
  "rules.presets": { form: PresetsAsked; answer: PresetShown[] };
  "rules.preset": { form: PresetAsked; answer: PresetRules };
  "rules.check": { form: RulesAsked; answer: RulesChecked };
}
