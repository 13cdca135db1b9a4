// What this page adds to the shuffle of the next deal: it seals random bytes, and reveals them when
// everybody's seals are closed (docs/shuffle.md). The player does nothing for it.
import { sealed } from "../../lib/sealing";
import type { Commit, MixShown, Reveal, TableShown } from "../../lib/protocol";
import { contribution, keepSeal, keptSeal, type Seal } from "./seals";

/** After so many milliseconds something that had no effect is sent again. */
const AGAIN_MS = 1000;

export class Mixing {
  /** What this page has sealed, by seal. */
  readonly #own = new Map<string, string>();
  /** When each message was sent over this connection. */
  readonly #sent = new Map<string, number>();
  /** Seals take a moment; one thing is done after the other. */
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly id: string,
    private readonly say: (message: Commit | Reveal) => boolean,
  ) {}

  /** Do what the table asks of this page now. */
  tend(table: TableShown): Promise<void> {
    const { mix, you } = table;
    if (!mix || you === null) return this.#work;
    return this.#next(() => {
      if (mix.closed) return this.#reveal(mix, you);
      return mix.barred.includes(you) ? undefined : this.#seal(table, mix, you);
    });
  }

  /** The player is ready on this page, and may add words: what this page has sealed counts. */
  add(table: TableShown, words: string): Promise<void> {
    const { mix, you } = table;
    if (!mix || you === null || mix.closed || mix.barred.includes(you)) return this.#work;
    return this.#next(() => {
      this.#sent.clear();
      const fresh = words.trim() === "" ? null : contribution(words);
      return this.#send(mix, you, fresh ?? this.#kept(mix)?.contribution ?? contribution(""), table);
    });
  }

  /** The connection is lost: what was sent may not have arrived. */
  lost(): void {
    this.#sent.clear();
  }

  #next(step: () => Promise<void> | undefined): Promise<void> {
    return (this.#work = this.#work.then(step).catch(console.error));
  }

  /** What this browser keeps of this try: another tab of the same person may have sealed it. */
  #kept(mix: MixShown): Seal | null {
    const kept = keptSeal(this.id, mix.round_number);
    return kept !== null && (kept.tries ?? 0) === mix.tries && kept.contribution !== "" ? kept : null;
  }

  async #seal(table: TableShown, mix: MixShown, you: number): Promise<void> {
    const shown = mix.sealed[you] ?? "";
    const kept = this.#kept(mix);
    const ours = kept !== null && (await sealed(kept.contribution, mix.round_number, you)) === shown;
    if (ours) this.#keep(mix, table, kept.contribution);
    else if (shown === "" || (!this.#own.has(shown) && this.#sent.size === 0)) {
      // A seal of another device counts from now on, until the player is ready here.
      await this.#send(mix, you, kept?.contribution ?? contribution(""), table);
    }
  }

  async #send(mix: MixShown, you: number, given: string, table: TableShown): Promise<void> {
    const seal = await sealed(given, mix.round_number, you);
    this.#own.set(seal, given);
    this.#keep(mix, table, given);
    if (mix.sealed[you] === seal) return;
    this.#once(seal, { type: "commit", round_number: mix.round_number, tries: mix.tries, seal });
  }

  async #reveal(mix: MixShown, you: number): Promise<void> {
    const seal = mix.sealed[you] ?? "";
    const kept = this.#kept(mix);
    const stored = kept !== null && (await sealed(kept.contribution, mix.round_number, you)) === seal;
    const given = this.#own.get(seal) ?? (stored ? kept.contribution : undefined);
    if (kept !== null && kept.sealed === undefined) {
      keepSeal(this.id, mix.round_number, { ...kept, contribution: given ?? kept.contribution, sealed: mix.sealed });
    }
    if (given === undefined || !mix.waits.includes(you)) return;
    this.#once(`open ${seal}`, { type: "reveal", round_number: mix.round_number, contribution: given });
  }

  /** Keep what was shown and added, to compare it with the proof; what was shown first counts. */
  #keep(mix: MixShown, table: TableShown, given: string): void {
    const kept = this.#kept(mix);
    const shown = table.stage === "between" ? table.commitments : [];
    const commitments = kept?.commitments.length ? kept.commitments : shown;
    if (kept?.contribution === given && kept.commitments.length === commitments.length) return;
    keepSeal(this.id, mix.round_number, { commitments, contribution: given, tries: mix.tries });
  }

  #once(key: string, message: Commit | Reveal): void {
    const now = performance.now();
    if (now - (this.#sent.get(key) ?? -AGAIN_MS) < AGAIN_MS) return;
    if (this.say(message)) this.#sent.set(key, now);
  }
}
