// The progress of this browser, kept at each answer, and puzzles made ahead of time.
import { storage } from "../../engine/storage/storage";
import type { PuzzleShown } from "../../engine/forms";
import { anyPuzzle, weigh } from "./calls";
import { answered, NEW, readProgress, type Difficulty, type Kind, type Progress, type Rank } from "./progress";

const KEY = "progress";

class Training {
  progress = $state.raw<Progress>(NEW);
  #read: Promise<void> | null = null;

  /** Read what is kept. A browser that keeps nothing begins anew each time. */
  read(): Promise<void> {
    return (this.#read ??= storage.get("trainer", KEY).then(
      (kept) => void (this.progress = readProgress(kept)),
      () => undefined,
    ));
  }

  answered(kind: Kind, rank: Rank, date: string | null): void {
    this.#keep(answered(this.progress, kind, rank, date));
  }

  choose(difficulty: Difficulty): void {
    this.#keep({ ...this.progress, difficulty });
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    storage.put("trainer", KEY, progress).catch((error: unknown) => console.debug(error));
  }
}

export const training = new Training();

/** Puzzles of one kind, one after another: the next one is made while somebody thinks. */
export class Ahead {
  #next: { difficulty: Difficulty; puzzle: Promise<PuzzleShown> } | null = null;

  constructor(readonly kind: Kind) {}

  /** The next puzzle, and from now on one more in advance. */
  async take(difficulty: Difficulty): Promise<PuzzleShown> {
    const ready = this.#next?.difficulty === difficulty ? this.#next.puzzle : null;
    this.#next = null;
    const puzzle = await (ready ?? anyPuzzle(this.kind, difficulty));
    // The worker does one thing after another: first what is needed first.
    void weigh(puzzle).catch(() => undefined);
    const next = anyPuzzle(this.kind, difficulty);
    next.then(weigh).catch(() => undefined);
    this.#next = { difficulty, puzzle: next };
    return puzzle;
  }
}
