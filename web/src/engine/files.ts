// The files that the engine is made of. `scripts/engine/build.ts` makes them.

/** What a file is for. */
export type Part = "script" | "machine" | "library" | "wheel" | "package";
export interface EngineFile {
  part: Part;
  name: string;
  bytes: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
}
