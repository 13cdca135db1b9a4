// Sizes for people: megabytes with one digit, so that a bar and its words agree.

const MEGABYTE = 1_000_000;
const rounded = (bytes: number): number => Math.round(bytes / (MEGABYTE / 10)) / 10;

/** How much of a whole has come. */
export const megabytes = (loaded: number, total: number): { loaded: number; total: number } => ({
  loaded: rounded(loaded),
  total: rounded(total),
});
