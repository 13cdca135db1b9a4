// Why this browser cannot keep something. `code` says which; the page has the words for each.

/**
 * `full`: there is no more room. `forbidden`: this browser keeps nothing, as in a private window.
 * `newer`: a newer version of the pages has changed the database. `blocked`: an older version is
 * open in another tab. `overtaken`: another tab has written the same entries. `failed`: all else.
 */
export type StorageCode = "full" | "forbidden" | "newer" | "blocked" | "overtaken" | "failed";

export class StorageTrouble extends Error {
  constructor(
    readonly code: StorageCode,
    cause?: unknown,
  ) {
    super(`storage: ${code}`, { cause });
    this.name = "StorageTrouble";
  }
}

const CODES: Readonly<Record<string, StorageCode>> = {
  QuotaExceededError: "full",
  SecurityError: "forbidden",
  VersionError: "newer",
  ConstraintError: "overtaken",
};

/** The name of an error of IndexedDB. */
export const nameOf = (error: unknown): string => String((error as { name?: unknown } | null)?.name);

/** The trouble behind an error of IndexedDB. */
export const troubleOf = (error: unknown): StorageTrouble =>
  error instanceof StorageTrouble ? error : new StorageTrouble(CODES[nameOf(error)] ?? "failed", error);
