/** The areas of texts that every page needs. They are loaded together, as one file. */
export const COMMON: readonly string[] = ["shell", "card", "game"];
