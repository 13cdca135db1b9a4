// What the trainer asks the engine. Its worker is that of reviews: what it weighs takes seconds.
import { engine } from "../../engine/engine.svelte";
import type { ArrangementChecked, PuzzleAnswer, PuzzleAnswered, PuzzleShown } from "../../engine/forms";
import { language } from "../../lib/i18n.svelte";
import { randomHex } from "../../lib/random";
import type { Difficulty, Kind } from "./progress";

export const WORKER = "review";

/** An answer without the puzzle that it is for. */
export type Given = Pick<PuzzleAnswer, "discard" | "call" | "melds" | "layoffs">;

const ask = <T>(name: string, form: object): Promise<T> =>
  engine(WORKER).call<T>(`train.${name}`, { ...form, language: language() });

const named = ({ kind, difficulty, seed }: PuzzleShown) => ({ kind, difficulty, seed });

/** Make a puzzle that nobody has had before. */
export const anyPuzzle = (kind: Kind, difficulty: Difficulty): Promise<PuzzleShown> =>
  ask("puzzle", { kind, difficulty, seed: randomHex(8) });

/** The puzzle of a day, such as 2026-11-27. */
export const dailyPuzzle = (kind: Kind, date: string): Promise<PuzzleShown> => ask("daily", { kind, date });

/** Have the answer ready when it is asked for. */
export const weigh = (puzzle: PuzzleShown): Promise<unknown> => ask("weigh", named(puzzle));

/** What an arrangement leaves; CallRefused if the rules do not allow it. */
export const check = (puzzle: PuzzleShown, given: Given): Promise<ArrangementChecked> =>
  ask("check", { ...named(puzzle), ...given });

export const answer = (puzzle: PuzzleShown, given: Given): Promise<PuzzleAnswered> =>
  ask("answer", { ...named(puzzle), ...given });
