// Links that carry a whole sheet in the part of the address that no server sees.

const MARK = "#sheet=";

/** The sheet in the hash of an address; null if there is none. */
export const sharedIn = (hash: string): string | null => (hash.startsWith(MARK) ? hash.slice(MARK.length) : null);

/** The address of a sheet: opened anywhere, it shows the sheet and asks nobody. */
export const linkOf = (fragment: string, page: string): string => new URL(`${MARK}${fragment}`, page).href;

/** The longest address that a QR code of a readable size can carry. */
export const LONGEST_QR = 1800;
