// The review of a match as the page requests it: its progress, polled until it is ready.
import { announce } from "../../lib/announce";
import { ApiError, ask } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import type { ReviewRound, ReviewState } from "../../lib/protocol";

/** How long until the page polls again, in milliseconds; longer after a failure. */
export const LOOK_AGAIN = 1000;
export const LOOK_LATER = 4000;

const path = (id: string): string => `/api/records/${encodeURIComponent(id)}/review`;

/** A round of a review. */
export const reviewRound = (id: string, part: number): Promise<ReviewRound> =>
  ask<ReviewRound>("GET", `${path(id)}/rounds/${part}`);

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
    await this.#take("GET");
    const state = this.state;
    if (this.#ended || state?.stage !== "none") return;
    if (this.#wanted || state.yours.length > 0) await this.make();
  }

  /** Request it. */
  async make(): Promise<void> {
    this.#wanted = true;
    await this.#take("POST");
  }

  /** Stop polling. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#waiting);
  }

  async #take(method: "GET" | "POST"): Promise<void> {
    clearTimeout(this.#waiting);
    const waited = this.#underWay;
    try {
      const before = this.state?.summary ?? null;
      const known = method === "GET" && waited && before ? `?known=${before.rounds.length}` : "";
      const state = await ask<ReviewState>(method, path(this.id) + known);
      if (this.#ended) return;
      // The rounds that are done come once; they stay while the rest is made.
      this.state = isUnderWay(state) ? { ...state, summary: state.summary ?? before } : state;
      this.problem = null;
      if (waited && state.stage === "done") announce(t("review.ready"));
      if (waited && state.stage === "none" && method === "GET") this.#wanted = true;
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
