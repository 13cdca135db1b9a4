// One thing at a time; what went wrong is shown beside the form it was tried in.
import { notify } from "../../lib/notices.svelte";
import { gaveUp } from "./keys";

export class Attempts {
  /** What is being done. */
  busy = $state<string | null>(null);
  #wrong = $state<Record<string, string>>({});

  /** What went wrong when this was last tried. */
  wrong(what: string): string | null {
    return this.#wrong[what] ?? null;
  }

  forget(): void {
    this.#wrong = {};
  }

  /** Do something unless something is being done; returns whether it was done. */
  async run(what: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy !== null) return false;
    this.busy = what;
    this.#wrong = {};
    try {
      await work();
      return true;
    } catch (error) {
      if (gaveUp(error)) return false;
      if (error instanceof Error) this.#wrong = { [what]: error.message };
      else notify(error);
      return false;
    } finally {
      this.busy = null;
    }
  }
}
