declare module "virtual:texts" {
  import type { Text } from "../lib/i18n.svelte";
  /** Load an area of texts in a language, by the ids of the texts; "common" is what every page needs. */
  export function load(language: string, area: string): Promise<Readonly<Record<string, Text>>>;
}
