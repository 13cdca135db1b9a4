// What the pages say, in the language of the person. English is the master: its ids and the values
// of its texts are types. A key is an id with dots anywhere in place of hyphens: `lobby.seats` is
// `lobby-seats`.
import { isolated } from "./direction";
import { load } from "virtual:texts";
import names from "../../../src/hollywood/texts/languages.json";
import type { Texts } from "../../.generated/texts";

/** Words with `{places}` for values; a choice by a value; or a list of parts of both kinds. */
export type Text = string | Choice | readonly (string | Choice)[];
/** The variants of a choice by their keys: `$` names the value that decides, `*` is the default variant. */
export interface Choice {
  readonly $: string;
  readonly "*": Text;
  readonly [key: string]: Text;
}

export type Language = keyof typeof names;
export type Values = Readonly<Record<string, string | number>>;

type Id = keyof Texts;
type Dotted<S extends string> = S extends `${infer Head}-${infer Rest}` ? `${Head}${"." | "-"}${Dotted<Rest>}` : S;
type IdOf<S extends string> = S extends `${infer Head}.${infer Rest}` ? `${Head}-${IdOf<Rest>}` : S;
export type Key = Dotted<Id>;
type Wanted<K extends string> = IdOf<K> extends Id ? Texts[IdOf<K>] : never;
type Arguments<K extends string> = [Wanted<K>] extends [never]
  ? []
  : [values: Readonly<Record<Wanted<K>, string | number>>];

/** The languages of the pages, by their own names. */
export const LANGUAGES: Readonly<Record<Language, string>> = names;

class Speech {
  language = $state<Language>("en");
  texts = $state.raw<Readonly<Record<string, Text>>>({});
}

const speech = new Speech();
const areas = new Set(["common"]);
let wished: Language = "en";
let last: Promise<unknown> = Promise.resolve();

/** The current language. */
export const language = (): Language => speech.language;

/** Whether a text names one of these languages. */
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

/** Switch to a language as soon as its texts are loaded. */
export function setLanguage(wanted: Language): Promise<void> {
  wished = wanted;
  return inTurn(speak);
}

/** Load the texts of more areas; they stay loaded, even after a change of language. */
export function loadTexts(more: readonly string[]): Promise<void> {
  for (const area of more) areas.add(area);
  return inTurn(speak);
}

// One after another: the last request wins.
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work);
  last = done.catch(() => undefined); // the caller is told of the failure; the next in turn goes on
  return done;
}

async function speak(): Promise<void> {
  const wanted = wished;
  const parts = await Promise.all([...areas].map((area) => load(wanted, area)));
  speech.texts = Object.assign({}, ...parts) as Record<string, Text>;
  speech.language = wanted;
  document.documentElement.lang = wanted;
}

const idOf = (key: string): string => key.replace(/[. ]/g, "-");

/** Say `key` with its placeholders filled: `t("lobby.seats", { n: 2 })`. */
export function t<K extends Key>(key: K, ...values: Arguments<K>): string {
  return tell(key, values[0] as Values | undefined);
}

/** Say a key that is known only at run time. */
export function tell(key: Key, values: Values = {}): string {
  const text = speech.texts[idOf(key)];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return said(text, (name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text ${key} needs a value for ${name}`);
    return value;
  });
}

function said(text: Text, valueOf: (name: string) => string | number): string {
  if (typeof text === "string") {
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = valueOf(name);
      return typeof value === "number" ? number(value) : isolated(value);
    });
  }
  if (!("$" in text)) return text.map((part) => said(part, valueOf)).join("");
  const value = valueOf(text.$);
  const exact = Object.hasOwn(text, value) ? text[value] : undefined;
  const form = typeof value === "number" ? text[new Intl.PluralRules(speech.language).select(value)] : undefined;
  return said(exact ?? form ?? text["*"], valueOf);
}

/** Whether there is a text with this key. */
export const hasText = (key: string): key is Key => Object.hasOwn(speech.texts, idOf(key));

/** Write a number in the style of the language. */
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

/** Join parts that may contain commas: "a, b; c". */
export const lined = (parts: readonly string[]): string =>
  parts.length === 0 ? "" : parts.reduce((line, part) => t("word.more", { line, part }));

/** Join names: "Ann, Bob and Cleo". */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: "conjunction" }).format(items.map(isolated));
