// How long a discard is held for a call, in words.
import { t } from "../../../lib/i18n.svelte";

export const secondsOfHold = (ms: number): string =>
  ms === 0 ? t("wishes.hold.none") : t("wishes.hold.seconds", { n: ms / 1000 });
