// How cards are drawn where somebody has chosen otherwise: loaded only then.
import type { Component } from "svelte";
import type { Card } from "./protocol";

export interface Drawings {
  /** By the names of the settings; the usual ones have none. */
  readonly backs: Readonly<Record<string, Component>>;
  readonly faces: Readonly<Record<string, Component<{ card: Card }>>>;
}

let drawings = $state.raw<Drawings | null>(null);

/** The drawings that are loaded. */
export const drawn = (): Drawings | null => drawings;

/** Load all drawings. Where they cannot be had, cards and tables look as usual. */
export async function loadDrawings(): Promise<void> {
  try {
    drawings ??= await import("./looks/drawings");
  } catch (error) {
    console.error(error);
  }
}
