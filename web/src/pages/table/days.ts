// What only a table with days for a turn says. It is loaded with such a table, with its texts.
import { loadTexts, t } from "../../lib/i18n.svelte";
import { clockWords, standInWords } from "../../lib/lists";
import type { TableCard } from "../../lib/protocol";
import { shortSpan, until } from "../../lib/until";

export const ready = loadTexts(["list"]);

/** What the people agreed to about time, for the line of the rules. */
export const terms = (card: TableCard): string => [clockWords(card), standInWords(card)].filter(Boolean).join(" · ");

/** Until when calls for the discard on offer count. */
export const callsUntil = (left: number): string => t("list.calls-until", { until: until(left) });

/** The time left in a ring: "9h". */
export const inRing = shortSpan;

/** That somebody is on holiday, for `left` more milliseconds. */
export const holiday = (left: number): string => t("list.holiday-until", { until: until(left) });

/** The same in short. */
export const resting = (): string => t("list.holiday");
