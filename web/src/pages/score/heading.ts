// What stands above a sheet that has begun, and what somebody changes of it.
import type { Head } from "../../lib/protocol";
import { cleanName } from "./people";

/** The longest title, in characters. */
export const LONGEST_TITLE = 80;

export interface Heading {
  readonly title: string;
  readonly names: readonly string[];
  /** Who deals first. */
  readonly first: number;
}

/** The parts that differ from the head of the book; null if none does. */
export function headChanges(head: Head, wanted: Heading): Partial<Heading> | null {
  const title = wanted.title.trim();
  const names = wanted.names.map(cleanName);
  const parts = {
    ...(title === (head.title ?? "") ? {} : { title }),
    ...(JSON.stringify(names) === JSON.stringify(head.names ?? []) ? {} : { names }),
    ...(wanted.first === (head.first ?? 0) ? {} : { first: wanted.first }),
  };
  return Object.keys(parts).length === 0 ? null : parts;
}
