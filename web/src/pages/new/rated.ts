// What a rated table asks for; the server refuses everything else (`unratable` in its `opening`).
import type { NewTableForm } from "../../lib/protocol";
import type { Changes } from "./rules";

export type Clock = NonNullable<NewTableForm["clock"]>;

/** The fewest seconds that a live clock of a rated table gives for a turn. */
export const RATED_SECONDS = 30;

/** The clocks that may be chosen. */
export const clocksFor = (rated: boolean): readonly Clock[] => (rated ? ["live", "days"] : ["none", "live", "days"]);

/** The numbers of seconds that may be chosen. */
export const secondsFor = (rated: boolean, all: readonly number[]): readonly number[] =>
  rated ? all.filter((each) => each >= RATED_SECONDS) : all;

/** Whether rules are set that a rated table does not play. */
export const hasOwnRules = (changes: Changes): boolean => Object.keys(changes).length > 0;
