// How far somebody has come: right answers in a row, and days in a row with all puzzles of the day.

export const KINDS = ["discard", "defense", "melds", "may-i"] as const;
export type Kind = (typeof KINDS)[number];
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type Rank = "right" | "nearly" | "wrong";

export interface Progress {
  /** Right answers in a row now, and the most so far. */
  readonly streak: number;
  readonly best: number;
  readonly difficulty: Difficulty;
  /** The last day with an answer to a puzzle of the day, and these answers. */
  readonly day: string;
  readonly answers: Readonly<Partial<Record<Kind, Rank>>>;
  /** Days in a row with all puzzles of the day, up to `whole`, the last such day. */
  readonly days: number;
  readonly whole: string;
}

export const NEW: Progress = { streak: 0, best: 0, difficulty: "easy", day: "", answers: {}, days: 0, whole: "" };

/** The date of a moment in UTC: it changes everywhere at once. */
export const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

const DAY = 86_400_000;
const dayBefore = (date: string): string => dateOf(Date.parse(date) - DAY);

/** After an answer. A puzzle of the day counts once: `date` is its day, null for any other puzzle. */
export function answered(before: Progress, kind: Kind, rank: Rank, date: string | null): Progress {
  if (date !== null && answersOf(before, date)[kind] !== undefined) return before;
  const streak = rank === "right" ? before.streak + 1 : 0;
  const after = { ...before, streak, best: Math.max(before.best, streak) };
  if (date === null) return after;
  const answers = { ...answersOf(before, date), [kind]: rank };
  const whole = KINDS.every((each) => answers[each] !== undefined);
  if (!whole) return { ...after, day: date, answers };
  return { ...after, day: date, answers, whole: date, days: before.whole === dayBefore(date) ? before.days + 1 : 1 };
}

/** The answers to the puzzles of a day. */
export const answersOf = (progress: Progress, date: string): Progress["answers"] =>
  progress.day === date ? progress.answers : {};

/** Days in a row, as seen on a day: a row that ended earlier than yesterday is over. */
export const daysInRow = (progress: Progress, date: string): number =>
  progress.whole === date || progress.whole === dayBefore(date) ? progress.days : 0;

/** What was read from the storage, with everything that another version did not keep. */
export function readProgress(kept: unknown): Progress {
  if (typeof kept !== "object" || kept === null) return NEW;
  const found = { ...NEW, ...kept } as Progress;
  return DIFFICULTIES.includes(found.difficulty) ? found : { ...found, difficulty: NEW.difficulty };
}
