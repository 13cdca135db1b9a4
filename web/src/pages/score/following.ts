// Keeps a sheet and its shared copy alike: own lines are sent, and those of others come in.
import { ApiError } from "../../lib/api";
import { alike, read, write, type Live } from "./live";
import type { Sheet } from "./sheet.svelte";
import type { Book } from "../../lib/protocol";

/** The pause after a failure, in ms: there may be no network for a while. */
const PAUSE = 5000;

export class Following {
  #stopped = false;
  #waiting: AbortController | null = null;
  /** The copy of the server, as it was last seen. */
  #there: Book | null = null;
  #wake: () => void = () => undefined;

  constructor(readonly sheet: Sheet) {}

  stop(): void {
    this.#stopped = true;
    this.changed();
  }

  /** Something was written here: send it now. */
  changed(): void {
    this.#waiting?.abort();
    this.#wake();
  }

  async run(): Promise<void> {
    while (!this.#stopped) {
      const live = this.sheet.kept?.live;
      if (!live) return;
      try {
        await this.#step(live);
      } catch (error) {
        if (this.#stopped) return;
        if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
          await this.sheet.unshare(); // somebody has ended it: everybody keeps their copy
          return;
        }
        if (!(error instanceof DOMException)) await this.#pause();
      }
    }
  }

  async #step(live: Live): Promise<void> {
    const { book } = this.sheet;
    const mine = live.write !== null && book !== null && this.#there !== null && !alike(book, this.#there);
    if (mine) {
      await this.#take(live, await write(live.write, book));
      return;
    }
    this.#waiting = new AbortController();
    const after = this.#there === null ? undefined : live.version;
    await this.#take(live, await read(live.write ?? live.watch, after, this.#waiting.signal));
  }

  async #take(live: Live, found: { book: Book; version: number }): Promise<void> {
    this.#there = found.book;
    const { book } = this.sheet;
    if (book !== null && found.version === live.version && alike(book, found.book)) return;
    await this.sheet.take(found.book, { ...live, version: found.version });
    // What both know now, for the comparison: a copy that only watches has nothing of its own.
    if (live.write === null) this.#there = this.sheet.book;
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE);
      this.#wake = () => (clearTimeout(timer), resolve());
    });
  }
}
