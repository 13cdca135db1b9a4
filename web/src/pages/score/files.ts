// Files that go out of the browser, and come in.

/** The largest file that is read, in bytes. */
const LARGEST = 1_000_000;

/** Give the person a file. */
export function save(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The text of a chosen file; null if it is too large to be a sheet. */
export const textOf = async (file: File): Promise<string | null> => (file.size > LARGEST ? null : file.text());
