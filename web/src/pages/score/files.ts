// Files that come in.

/** The largest file that is read, in bytes. */
const LARGEST = 1_000_000;

/** The text of a chosen file; null if it is too large to be a sheet. */
export const textOf = async (file: File): Promise<string | null> => (file.size > LARGEST ? null : file.text());
