// The typed words about offers: when the table asks, exceptions for some cards, and for how long.
import { cardName, JOKER, printedRank, RANKS, SUITS } from "../../../lib/cards";
import { listed, t, tell, type Key } from "../../../lib/i18n.svelte";
import type { Card } from "../../../lib/protocol";
import type { Word } from "../scene.svelte";
import { meaning, plain } from "../typed";
import { parseCards } from "../typing";
import { decided, type Wish, type Wishes } from "./wishes.svelte";
import { wildWord } from "./words";

/** The words for the wishes of a viewer. */
export function wishWords(wishes: Wishes): Word[] {
  const rest = (next: Wish["rest"]) => () => wished(wishes, { ...wishes.now, rest: next });
  return [
    { names: ["auto"], usage: "auto", help: t("type.mayi.auto"), run: rest("pass") },
    { names: ["ask"], usage: "ask", help: t("type.mayi.ask"), run: rest("ask") },
    {
      names: ["nearer"],
      usage: "nearer, nearer may-i",
      help: t("type.mayi.nearer"),
      run: (text) => rest(text.trim() === "" ? "ask-if-nearer" : "call-if-nearer")(),
    },
    {
      names: ["want"],
      usage: "want Kd 9h, want J, want none",
      help: t("type.mayi.want"),
      run: (text) => exception(wishes, text, "want"),
    },
    {
      names: ["never"],
      usage: "never Kd 9h, never J, never none",
      help: t("type.mayi.never"),
      run: (text) => exception(wishes, text, "never"),
    },
    {
      names: ["stay"],
      usage: "stay",
      help: t("type.mayi.stay"),
      run: () => wished(wishes, { ...wishes.now, stay: !wishes.now.stay }),
    },
  ];
}

/** What wishes do, in sentences; an Error if they cannot be sent now. */
function wished(wishes: Wishes, wish: Wish): string {
  if (!wishes.set(wish)) throw new Error(t("wishes.lost"));
  return wishSentences(wish);
}

/** The wishes in sentences. */
export function wishSentences({ rest, want, never, stay }: Wish): string {
  const sentences: string[] = [
    {
      ask: () => t("wishes.ask.on"),
      "ask-if-nearer": () => t("wishes.nearer.ask"),
      "call-if-nearer": () => t("wishes.nearer.call"),
      pass: () => t("wishes.auto.on"),
    }[rest](),
  ];
  if (want.length > 0) sentences.push(`${t("wishes.want.some", { cards: listed(want.map(cardName)) })}.`);
  if (never.length > 0) sentences.push(`${t("wishes.never.some", { cards: listed(never.map(cardName)) })}.`);
  return [...sentences, t(stay ? "wishes.stays" : "wishes.ends")].join(" ");
}

function exception(wishes: Wishes, rest: string, into: "want" | "never"): string {
  const text = rest.trim();
  const { now } = wishes;
  if (meaning("none", "none").includes(plain(text))) {
    wished(wishes, { ...now, [into]: [] });
    return t(`wishes.${into}.none`);
  }
  const cards = text === "" ? [] : cardsOrKind(text);
  if (cards === null) throw new Error(t("type.mayi.nothing.read", { text }));
  return cards.length > 0 ? wished(wishes, decided(now, cards, into)) : wishSentences(now);
}

/** Cards, or all cards of a rank or a suit: "Kd 9h", "J", "jacks", "hearts". Null if it is none of them. */
export function cardsOrKind(text: string): Card[] | null {
  const cards = parseCards(text);
  if (cards !== null) return cards;
  const said = (...words: string[]): boolean => words.some((word) => plain(word) === plain(text));
  if (said(wildWord(JOKER))) return [JOKER];
  const rank = [...RANKS].find((each) => said(each, printedRank(each), wildWord(each), tell(`card.rank.${each}` as Key)));
  if (rank !== undefined) return [...SUITS].map((suit) => rank + suit);
  const suit = [...SUITS].find((each) => said(tell(`card.suit.${each}` as Key)));
  return suit === undefined ? null : [...RANKS].map((each) => each + suit);
}
