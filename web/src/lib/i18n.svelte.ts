// What the pages say, in the language of the person. English is the master: its keys and placeholders
// are types, and a German text that is missing or left over fails the type check.
import type { Texts } from "../texts/en";

/** A text, or one for a single thing and one for any other number of them (`{n}`). */
export type Text = string | { readonly one: string; readonly other: string };
/** The same keys as a master catalogue, with any words. */
export type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : { readonly one: string; readonly other: string };
};
export type Key = keyof Texts;
export type Language = "en" | "de";
export type Values = Readonly<Record<string, string | number>>;

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Wanted<E> = E extends { readonly other: infer Other } ? Names<Other> | "n" : Names<E>;
type Arguments<K extends Key> = [Wanted<Texts[K]>] extends [never]
  ? []
  : [values: Readonly<Record<Wanted<Texts[K]>, string | number>>];

export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

const loaders: Record<Language, () => Promise<Record<Key, Text>>> = {
  en: async () => (await import("../texts/en")).en,
  de: async () => (await import("../texts/de")).de,
};

class Speech {
  language = $state<Language>("en");
  texts = $state.raw<Record<Key, Text> | null>(null);
}

const speech = new Speech();

/** The language spoken now. */
export const language = (): Language => speech.language;

/** Whether a text is one of the languages spoken here. */
export const isLanguage = (text: unknown): text is Language =>
  typeof text === "string" && Object.hasOwn(LANGUAGES, text);

/** The language that the browser asks for. */
export function browserLanguage(): Language {
  for (const wish of navigator.languages ?? []) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

/** Load a language and speak it from now on. */
export async function setLanguage(wanted: Language): Promise<void> {
  const texts = await loaders[wanted]();
  speech.texts = texts;
  speech.language = wanted;
  document.documentElement.lang = wanted;
}

/** Say `key`, its placeholders filled: `t("lobby.seats", { n: 2 })`. */
export function t<K extends Key>(key: K, ...values: Arguments<K>): string {
  return tell(key, values[0] as Values | undefined);
}

/** Say a key that is only known while the program runs. */
export function tell(key: Key, values: Values = {}): string {
  const text = speech.texts?.[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  let words = typeof text === "string" ? text : values["n"] === 1 ? text.one : text.other;
  words = words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text ${key} needs a value for ${name}`);
    return typeof value === "number" ? number(value) : value;
  });
  return words;
}

/** Whether there is a text with this key. */
export const hasText = (key: string): key is Key => speech.texts !== null && Object.hasOwn(speech.texts, key);

/** Write a number as the language does. */
export const number = (value: number): string => new Intl.NumberFormat(speech.language).format(value);

/** Write a moment, given in seconds since 1970. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

/** Say how long ago a moment was: "5 minutes ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  if (passed < 60) return format.format(0, "minute");
  if (passed < 3600) return format.format(-Math.floor(passed / 60), "minute");
  if (passed < 86_400) return format.format(-Math.floor(passed / 3600), "hour");
  return format.format(-Math.floor(passed / 86_400), "day");
}

/** Join names: "Ann, Bob and Cleo". */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: "conjunction" }).format(items);
