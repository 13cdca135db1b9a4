// The drawings of cards and tables for people who have chosen another look: loaded only then.
import type { Component } from "svelte";
import type { Card } from "./protocol";

export interface Drawings {
  /** By the names of the settings; the default ones have none. */
  readonly backs: Readonly<Record<string, Component>>;
  readonly faces: Readonly<Record<string, Component<{ card: Card }>>>;
}

let drawings = $state.raw<Drawings | null>(null);

/** The loaded drawings. */
export const drawn = (): Drawings | null => drawings;

/** Load all drawings. If that fails, cards and tables look as usual. */
export async function loadDrawings(): Promise<void> {
  try {
    drawings ??= await import("./looks/drawings");
  } catch (error) {
    console.error(error);
  }
}
