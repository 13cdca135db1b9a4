// What a rated table requires; the server refuses everything else (`unratable` in its `opening`).
import type { NewTableForm } from "../../lib/protocol";
import type { Changes } from "./rules";

export type Clock = NonNullable<NewTableForm["clock"]>;

/** The least seconds per turn of a live clock at a rated table. */
export const RATED_SECONDS = 30;

/** The clocks to choose from. */
export const clocksFor = (rated: boolean): readonly Clock[] => (rated ? ["live", "days"] : ["none", "live", "days"]);

/** The numbers of seconds to choose from. */
export const secondsFor = (rated: boolean, all: readonly number[]): readonly number[] =>
  rated ? all.filter((each) => each >= RATED_SECONDS) : all;

/** Whether rules are set that a rated table does not allow. */
export const hasOwnRules = (changes: Changes): boolean => Object.keys(changes).length > 0;
