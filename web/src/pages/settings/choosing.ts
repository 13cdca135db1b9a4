// What the parts of the settings page share: the choices of a setting in words, and changing it.
import { tell, type Key } from "../../lib/i18n.svelte";
import { notify } from "../../lib/notices.svelte";
import { CHOICES, set, type Settings } from "../../lib/settings.svelte";

type Named = keyof typeof CHOICES;
type Value<K extends Named> = (typeof CHOICES)[K][number];

/** The choices of a setting; `area` is the name of their texts if it differs. */
export const optionsOf = <K extends Named>(name: K, area: string = name): { value: Value<K>; label: string }[] =>
  CHOICES[name].map((value) => ({ value, label: tell(`settings.${area}.${value}` as Key) }));

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  set(name, value).catch(notify);
}
