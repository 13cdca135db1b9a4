// Fetches the files of the engine, tells how many bytes have come, and checks that each file is the
// one that was built.
import type { EngineFile, Part } from "./files";
import type { EngineProblem } from "./bridge";

export class EngineTrouble extends Error {
  constructor(
    readonly problem: EngineProblem,
    words: string,
  ) {
    super(words);
    this.name = "EngineTrouble";
  }
}

export type Contents = Record<Part, Uint8Array<ArrayBuffer>>;

/** Fetch all files at once; `told` hears of the bytes of all of them together. */
export async function fetchAll(files: readonly EngineFile[], place: string, told: (loaded: number) => void): Promise<Contents> {
  let loaded = 0;
  const one = async (file: EngineFile) => {
    const came = (bytes: number) => told((loaded += bytes));
    const content = await fetched(new URL(file.name, place), file.bytes, came);
    if ((await hashOf(content)) !== file.hash) throw new EngineTrouble("damaged", `${file.name} is damaged`);
    return [file.part, content] as const;
  };
  return Object.fromEntries(await Promise.all(files.map(one))) as Contents;
}

/** The content of a file of `size` bytes. */
async function fetched(address: URL, size: number, came: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const damaged = () => new EngineTrouble("damaged", `${address.pathname} has not ${size} bytes`);
  const content = new Uint8Array(size);
  let at = 0;
  try {
    const response = await fetch(address);
    if (!response.ok || !response.body) throw new EngineTrouble("network", `${address.pathname}: ${response.status}`);
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      if (at + value.length > size) throw damaged();
      content.set(value, at);
      at += value.length;
      came(value.length);
    }
  } catch (error) {
    if (error instanceof EngineTrouble) throw error;
    throw new EngineTrouble("network", String(error));
  }
  if (at !== size) throw damaged();
  return content;
}

async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  // A page without https has no `crypto.subtle`.
  const hash = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", content))
    : (await import("@noble/hashes/sha2.js")).sha256(content);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
