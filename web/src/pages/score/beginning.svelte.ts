// The sheet somebody wants to begin: the people, the game, and its rules.
import { rulesHere } from "../../engine/rules";
import { language } from "../../lib/i18n.svelte";
import { notify } from "../../lib/notices.svelte";
import type { PresetRules, PresetShown, RulesChecked } from "../../lib/protocol";
import type { Problem } from "../new/family/knobs";
import { loadNames, withLabels, type Changes, type Names } from "../new/rules";
import { fresh, emptyBook } from "./newbook";
import type { Kept } from "./kept";
import { cleanName, countsOf, wrong } from "./people";
import { keepNames } from "./remembered";

/** How long the form waits before it asks the engine, in ms. */
const CHECK_AFTER = 250;

export class Beginning {
  names = $state.raw<string[]>(["", ""]);
  first = $state(0);
  preset = $state("hollywood-gin");
  changes = $state.raw<Changes>({});
  presets = $state.raw<readonly PresetShown[]>([]);
  /** The rules of the chosen game; null until they are loaded. */
  rules = $state.raw<PresetRules | null>(null);
  labels = $state.raw<Names | null>(null);
  checked = $state.raw<RulesChecked | null>(null);

  readonly chosen = $derived(this.presets.find((each) => each.name === this.preset));
  readonly family = $derived(this.chosen?.family ?? "gin");
  readonly counts = $derived(countsOf(this.family, this.changes));
  readonly partners = $derived(this.family === "gin" && this.names.length > 3);
  readonly wrong = $derived(wrong(this.names, this.counts));

  /** What is wrong with the rules, and where. */
  readonly fault = $derived.by((): Problem | null => {
    const { problem = null, about = null, hand = null } = this.checked ?? {};
    if (problem === null) return null;
    const words = this.rules && this.labels ? withLabels(problem, this.rules.knobs, this.labels) : problem;
    return { words, about, hand };
  });

  async load(): Promise<void> {
    this.presets = await rulesHere.presets();
  }

  /** Watch the choices; call this while the component is set up. */
  follow(): void {
    $effect(() => {
      void language();
      loadNames().then((found) => (this.labels = found), notify);
    });
    $effect(() => this.#takeGame(this.preset));
    $effect(() => this.#check());
    $effect(() => {
      if (this.first >= this.names.length) this.first = 0;
    });
  }

  #takeGame(name: string): () => void {
    this.changes = {};
    this.rules = null;
    let current = true;
    rulesHere.preset(name).then((found) => {
      if (current) this.rules = found;
    }, notify);
    return () => {
      current = false;
    };
  }

  #check(): () => void {
    const form = { preset: this.preset, changes: this.changes, players: this.names.length };
    let current = true;
    const timer = setTimeout(() => {
      if (Object.keys(form.changes).length === 0) this.checked = null;
      else {
        rulesHere.checkRules(form).then((answer) => {
          if (current) this.checked = answer;
        }, notify);
      }
    }, CHECK_AFTER);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  /** What is stored of the new sheet; the names are remembered. */
  begin(): Kept {
    const names = this.names.map(cleanName);
    keepNames(names);
    const head = {
      preset: this.preset,
      names,
      ...(Object.keys(this.changes).length === 0 ? {} : { knobs: $state.snapshot(this.changes) as Record<string, unknown> }),
      ...(this.first === 0 ? {} : { first: this.first }),
    };
    return fresh(emptyBook(head), this.family);
  }
}
