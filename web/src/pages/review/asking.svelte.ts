// The review of a match as the page requests it: its progress, polled until it is ready.
import { announce } from "../../lib/announce";
import { ApiError } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import type { ReviewState } from "../../lib/protocol";
import { recordsOf } from "../../lib/records";

/** How long until the page polls again, in milliseconds; longer after a failure. */
export const LOOK_AGAIN = 1000;
export const LOOK_LATER = 4000;

const isUnderWay = ({ stage }: ReviewState): boolean => stage === "waiting" || stage === "working";

export class Asking {
  state: ReviewState | null = $state.raw(null);
  problem: string | null = $state(null);
  /** Somebody here has requested it: if the server forgets, the page requests it again. */
  #wanted = false;
  #ended = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Get its progress; players of the match request it at once. */
  async look(): Promise<void> {
    await this.#take(false);
    const state = this.state;
    if (this.#ended || state?.stage !== "none") return;
    if (this.#wanted || state.yours.length > 0) await this.make();
  }

  /** Request it. */
  async make(): Promise<void> {
    this.#wanted = true;
    await this.#take(true);
  }

  /** Stop polling. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#waiting);
  }

  async #take(make: boolean): Promise<void> {
    clearTimeout(this.#waiting);
    const waited = this.#underWay;
    try {
      const before = this.state?.summary ?? null;
      const known = !make && waited && before ? before.rounds.length : undefined;
      const state = await (await recordsOf(this.id)).review(this.id, make, known);
      if (this.#ended) return;
      // The rounds that are done come once; they stay while the rest is made.
      this.state = isUnderWay(state) ? { ...state, summary: state.summary ?? before } : state;
      this.problem = null;
      if (waited && state.stage === "done") announce(t("review.ready"));
      if (waited && state.stage === "none" && !make) this.#wanted = true;
    } catch (error) {
      if (this.#ended) return;
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.message;
      // No answer, or the server cannot answer now: its work may go on.
      if (waited && (error.status === 0 || error.status >= 500 || error.status === 429)) this.#later(LOOK_LATER);
      return;
    }
    if (this.#underWay) this.#later(LOOK_AGAIN);
  }

  get #underWay(): boolean {
    return this.state !== null && isUnderWay(this.state);
  }

  #later(after: number): void {
    this.#waiting = setTimeout(() => void this.look(), after);
  }
}
