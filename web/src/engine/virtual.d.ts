declare module "virtual:engine" {
  import type { EngineFile } from "./files";

  /** The files of the engine. */
  export const files: readonly EngineFile[];
  /** The address of the folder that holds them. */
  export const place: string;
}
