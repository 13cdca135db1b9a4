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

type Load = () => Promise<Record<string, Record<string, Text>>>;

// One file for each area of the house, so that a page loads the texts it shows and no others.
const files: Record<Language, Record<string, Load>> = {
  en: import.meta.glob(["../texts/en/*.ts", "!../texts/en/index.ts"]) as Record<string, Load>,
  de: import.meta.glob(["../texts/de/*.ts", "!../texts/de/index.ts"]) as Record<string, Load>,
};

/** The areas that every page needs. */
export const COMMON: readonly string[] = ["shell", "card", "game", "problem", "why"];

class Speech {
  language = $state<Language>("en");
  texts = $state.raw<Readonly<Record<string, Text>>>({});
}

const speech = new Speech();
const areas = new Set<string>();
let wished: Language = "en";
let last: Promise<unknown> = Promise.resolve();

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

/** Speak a language from now on, once its texts are here. */
export function setLanguage(wanted: Language): Promise<void> {
  wished = wanted;
  return inTurn(speak);
}

/** Load the texts of more areas; they stay, also after a change of language. */
export function loadTexts(more: readonly string[]): Promise<void> {
  for (const area of more) areas.add(area);
  return inTurn(speak);
}

// One after the other: whatever was wished last is what holds in the end.
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => undefined); // who asked hears of the failure; the next in turn goes on
  return done;
}

async function speak(): Promise<void> {
  const wanted = wished;
  const parts = await Promise.all([...areas].map((area) => textsOf(wanted, area)));
  speech.texts = Object.assign({}, ...parts) as Record<string, Text>;
  speech.language = wanted;
  document.documentElement.lang = wanted;
}

async function textsOf(wanted: Language, area: string): Promise<Record<string, Text>> {
  const load = files[wanted][`../texts/${wanted}/${area}.ts`];
  if (load) return Object.assign({}, ...Object.values(await load())) as Record<string, Text>;
  if (`../texts/de/${area}.ts` in files.de) return {}; // what the server says is English already
  throw new Error(`there is no area of texts called ${area}`);
}

/** Say `key`, its placeholders filled: `t("lobby.seats", { n: 2 })`. */
export function t<K extends Key>(key: K, ...values: Arguments<K>): string {
  return tell(key, values[0] as Values | undefined);
}

/** Say a key that is only known while the program runs. */
export function tell(key: Key, values: Values = {}): string {
  const text = speech.texts[key];
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
export const hasText = (key: string): key is Key => Object.hasOwn(speech.texts, key);

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
