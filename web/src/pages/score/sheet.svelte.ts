// One open score sheet: every touch is stored before it is shown, and added up as soon as the engine can.
import type { Change, Difference } from "../../engine/forms";
import type { Book } from "../../lib/protocol";
import { notify } from "../../lib/notices.svelte";
import { edited, merged, previewed } from "./calls";
import type { Live } from "./live";
import { alone, onWritten, readBook, writeBook, type Kept, type Waiting } from "./kept";
import { storageWords, troubleWords } from "./trouble";

export class Sheet {
  kept = $state.raw<Kept | null>(null);
  /** Whether the book was looked for; without one afterwards, there is none. */
  sought = $state(false);
  /** Whether new sums are on their way. */
  adding = $state(false);
  /** Why this browser does not keep the sheet, in words; null if it does. */
  unkept = $state<string | null>(null);
  /** Why the sums cannot be worked out, in words. */
  problem = $state<string | null>(null);
  #running = false;
  #stop: () => void = () => undefined;

  readonly book = $derived(this.kept?.book ?? null);
  readonly worked = $derived(this.kept?.worked ?? null);
  readonly waiting = $derived(this.kept?.waiting ?? []);

  constructor(readonly id: string) {}

  /** Show what is stored; then add up what still waits. */
  async open(): Promise<void> {
    this.#stop = onWritten((id) => {
      if (id === this.id) void this.#read();
    });
    await this.#read();
    this.sought = true;
    if (this.kept !== null) this.#workSoon();
  }

  close(): void {
    this.#stop();
  }

  async #read(): Promise<void> {
    try {
      this.kept = (await readBook(this.id)) ?? null;
      this.unkept = null;
    } catch (error) {
      this.unkept = storageWords(error);
    }
  }

  /** Make a change: it is stored at once, and counted when the engine is there. */
  async change(change: Change): Promise<void> {
    const touch: Waiting = { change: $state.snapshot(change) as Change, time: Date.now() };
    await alone(this.id, async () => {
      const kept = await this.#latest();
      if (kept !== null) await this.#write({ ...kept, waiting: [...kept.waiting, touch], touched: touch.time });
    });
    this.#workSoon();
  }

  /** Merge another copy into the book, line by line. */
  async take(book: Book, live: Live): Promise<void> {
    await alone(this.id, async () => {
      const kept = await this.#latest();
      if (kept !== null) await this.#write({ ...kept, ...(await merged(kept.book, book)), live });
    });
  }

  /** Remember how the sheet is shared. */
  async shareAs(live: Live | null): Promise<void> {
    await alone(this.id, async () => {
      const kept = await this.#latest();
      if (kept !== null) await this.#write({ ...kept, live });
    });
  }

  unshare(): Promise<void> {
    return this.shareAs(null);
  }

  /** What a change would change elsewhere; it is not made. */
  async tried(change: Change): Promise<readonly Difference[]> {
    return this.book === null ? [] : previewed(this.book, change);
  }

  /** The newest state: another tab may have written in the meantime. */
  async #latest(): Promise<Kept | null> {
    if (this.unkept !== null) return this.kept;
    try {
      return (await readBook(this.id)) ?? this.kept;
    } catch (error) {
      this.unkept = storageWords(error);
      return this.kept;
    }
  }

  async #write(kept: Kept): Promise<void> {
    try {
      await writeBook(kept);
      this.unkept = null;
    } catch (error) {
      // The sheet goes on in this tab; the page says that it is not kept.
      this.unkept = storageWords(error);
    }
    this.kept = kept;
  }

  #workSoon(): void {
    if (this.#running) return;
    this.#running = true;
    this.adding = true;
    void this.#work().finally(() => {
      this.#running = false;
      this.adding = false;
      // A touch may have come after the last look.
      if (this.waiting.length > 0 && this.problem === null) this.#workSoon();
    });
  }

  /** Add up until nothing waits. */
  async #work(): Promise<void> {
    while (this.kept !== null && (this.waiting.length > 0 || this.worked === null)) {
      const before = this.kept;
      try {
        const { book, worked, refused } = await edited(before.book, before.waiting);
        this.problem = null;
        for (const words of refused) notify(words);
        await alone(this.id, async () => {
          const kept = await this.#latest();
          // Touches that came in the meantime still wait; a book that changed otherwise is done again.
          if (kept === null || !sameBook(kept, before)) return;
          await this.#write({ ...kept, book, worked, waiting: kept.waiting.slice(before.waiting.length) });
        });
      } catch (error) {
        this.problem = troubleWords(error);
        return;
      }
    }
  }

  /** Try once more after a failure. */
  again(): void {
    this.problem = null;
    this.#workSoon();
  }
}

/** Whether a stored book is still the one whose sums were worked out. */
const sameBook = (kept: Kept, before: Kept): boolean =>
  kept.waiting.length >= before.waiting.length && JSON.stringify(kept.book) === JSON.stringify(before.book);
