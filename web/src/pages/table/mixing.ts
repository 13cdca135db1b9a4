// What this page adds to the shuffle of the next deal: it seals random bytes, and reveals them when
// everybody's seals are closed (docs/shuffle.md). The player does nothing for it.
import { sealed } from "../../lib/sealing";
import type { Commit, MixShown, Reveal, TableShown } from "../../lib/protocol";
import { contribution, keepSeal, keptSeal, type Seal } from "./seals";

export class Mixing {
  /** What this page has sealed, by seal. */
  readonly #own = new Map<string, string>();
  /** What was said over this connection. */
  readonly #said = new Set<string>();
  /** Seals take a moment; one thing is done after the other. */
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly say: (message: Commit | Reveal) => boolean,
  ) {}

  /**
   * Do what the table asks of this page now. With `words`, which may be empty, the player is ready on
   * this page: what it seals counts.
   */
  tend(table: TableShown, words?: string): Promise<void> {
    const { mix, you } = table;
    if (mix && you !== null) {
      this.#work = this.#work
        .then(() => (mix.closed ? this.#reveal(mix, you) : mix.barred.includes(you) ? undefined : this.#seal(table, mix, you, words)))
        .catch(console.error);
    }
    return this.#work;
  }

  /** The connection is lost: what was said may not have arrived. */
  lost(): void {
    this.#said.clear();
  }

  /** What this browser keeps of this try: another tab of the same person may have sealed it. */
  #kept(mix: MixShown): Seal | null {
    const kept = keptSeal(this.id, mix.round_number);
    return kept?.tries === mix.tries ? kept : null;
  }

  async #seal(table: TableShown, mix: MixShown, you: number, words?: string): Promise<void> {
    const shown = mix.sealed[you];
    const kept = this.#kept(mix);
    const given = words || !kept ? contribution(words ?? "") : kept.contribution;
    const seal = await sealed(given, mix.round_number, you);
    // The seal of another device counts once this page has sealed, until the player is ready here.
    if (shown && shown !== seal && words === undefined && this.#said.size > 0) return;
    this.#own.set(seal, given);
    const seen = kept?.commitments.length ? kept.commitments : table.stage === "between" ? table.commitments : [];
    if (kept?.contribution !== given || kept.commitments.length !== seen.length) {
      keepSeal(this.id, mix.round_number, { commitments: seen, contribution: given, tries: mix.tries });
    }
    if (words !== undefined) this.#said.clear();
    if (shown !== seal) this.#once({ type: "commit", round_number: mix.round_number, tries: mix.tries, seal });
  }

  async #reveal(mix: MixShown, you: number): Promise<void> {
    const seal = mix.sealed[you]!;
    const kept = this.#kept(mix);
    if (kept) {
      this.#own.set(await sealed(kept.contribution, mix.round_number, you), kept.contribution);
      if (!kept.sealed) keepSeal(this.id, mix.round_number, { ...kept, contribution: this.#own.get(seal) ?? kept.contribution, sealed: mix.sealed });
    }
    const given = this.#own.get(seal);
    if (given && mix.waits.includes(you)) this.#once({ type: "reveal", round_number: mix.round_number, contribution: given });
  }

  #once(message: Commit | Reveal): void {
    const text = JSON.stringify(message);
    if (!this.#said.has(text) && this.say(message)) this.#said.add(text);
  }
}
