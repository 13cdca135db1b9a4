// Something a page asks the server for: loading, loaded, or failed with a reason.
import { ApiError } from "./api";
import { t } from "./i18n.svelte";

export class Loading<T> {
  value = $state.raw<T | null>(null);
  problem: string | null = $state(null);
  #asked = 0;

  /** Ask; the answer to the last question counts. The old value stays until then. */
  async ask(question: () => Promise<T>): Promise<void> {
    const number = ++this.#asked;
    this.problem = null;
    try {
      const value = await question();
      if (number === this.#asked) this.value = value;
    } catch (error) {
      if (number !== this.#asked) return;
      this.value = null;
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.message || t("error.offline");
    }
  }
}
