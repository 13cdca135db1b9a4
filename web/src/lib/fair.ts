// The verifiable shuffle, exactly as in docs/shuffle.md: from a secret, the players' contributions
// and the number of the round to the deck, computed here without asking anybody.
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { BadProof, bytesOf, fieldsOf, four, joined, textBytes } from "./bytes";
import { JOKER, RANKS, SUITS } from "./cards";
import type { Card } from "./protocol";
import { hexOf } from "./random";

/** What a deck is made from; bytes are hexadecimal. */
export interface Ingredients {
  secret: string;
  contributions: readonly string[];
  round_number: number;
  decks: number;
  jokers: number;
  /** The kind of shuffle: in the second one the contributions were sealed, and the board counts. */
  shuffle?: 1 | 2;
  board?: number;
}

export const SECRET_BYTES = 32;
const MOST_DECKS = 8;
const MOST_JOKERS = 32;
const MOST_PLAYERS = 8;
const WORD = 1 << 16;
const KEY_BYTES = 32;
const MARK_BYTES = 16;
const RESHUFFLE = textBytes("hollywood-reshuffle/1");

/** The SHA-256 of a secret: shown before the deal. */
export const commitmentOf = (secret: string): string => hexOf(sha256(secretOf(secret)));

/** The pack in its fixed order: clubs to spades, ace to king, pack after pack, then the jokers. */
export function packOf(decks: number, jokers: number): Card[] {
  const usual = Number.isInteger(decks) && decks >= 1 && decks <= MOST_DECKS;
  if (!usual || !Number.isInteger(jokers) || jokers < 0 || jokers > MOST_JOKERS) {
    throw new BadProof("pack", `${decks}, ${jokers}`);
  }
  const one = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
  return [...Array.from({ length: decks }, () => one).flat(), ...Array<Card>(jokers).fill(JOKER)];
}

/** The deck, top card first. */
export function deckOf(from: Ingredients): Card[] {
  const deck = packOf(from.decks, from.jokers);
  const below = numbers(seedOf("shuffle", from));
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}

/** The key that orders a stock made from discards. */
export const reshuffleKey = (from: Ingredients): Uint8Array =>
  shake256(seedOf("reshuffle", from), { dkLen: KEY_BYTES });

/** The discards as the new stock, top first; `number` counts the reshuffles from 1. */
export function reshuffled(cards: readonly Card[], key: Uint8Array, number: number): Card[] {
  const start = joined([RESHUFFLE, four(key.length), key, four(number)]);
  const marked = cards
    .map((card) => ({ card, place: packPlace(card) }))
    .sort((a, b) => a.place - b.place)
    .map(({ card }, place) => ({
      card,
      mark: hexOf(shake256(joined([start, four(place)]), { dkLen: MARK_BYTES })),
    }));
  return marked.sort((a, b) => (a.mark < b.mark ? -1 : 1)).map(({ card }) => card);
}

/** A deck as dealt: one card at a time, beginning with the player after the dealer; then the upcard. */
export interface Deal {
  hands: Card[][];
  upcard: Card;
  stock: Card[];
}

/** Deal `size` cards to each of `places`. */
export function dealtFrom(deck: readonly Card[], places: number, dealer: number, size: number): Deal {
  const hands = Array.from({ length: places }, (_, place) => {
    const turn = (place - dealer - 1 + places) % places;
    return deck.filter((_, index) => index < places * size && index % places === turn);
  });
  return { hands, upcard: deck[places * size]!, stock: deck.slice(places * size + 1) };
}

/** The position of a card in the order of a pack; a joker comes last. */
export const packPlace = (card: Card): number =>
  card === JOKER ? 52 : SUITS.indexOf(card[1]!) * 13 + RANKS.indexOf(card[0]!);

/** What a person saw of a deal. */
export interface SeenDeal {
  /** Match seats by place. */
  seats: readonly number[];
  dealer: number;
  hands: readonly (readonly Card[] | null)[];
  upcard: Card;
}

function secretOf(secret: string): Uint8Array {
  const bytes = bytesOf(secret);
  if (bytes.length < SECRET_BYTES) throw new BadProof("short", String(bytes.length));
  return bytes;
}

/** The seed of a deck or of a key, from everything it is made of. */
function seedOf(use: string, from: Ingredients): Uint8Array {
  const { secret, contributions, round_number: round, shuffle = 1, board = 0 } = from;
  if (!Number.isSafeInteger(round) || round < 1) throw new BadProof("round", String(round));
  if (contributions.length > MOST_PLAYERS) throw new BadProof("players", String(contributions.length));
  const numbers = [round, board].slice(0, shuffle).map((number) => textBytes(String(number)));
  return fieldsOf([textBytes(`hollywood-${use}/${shuffle}`), secretOf(secret), ...numbers, ...contributions.map(bytesOf)]);
}

/** A source of unbiased numbers below a bound: words beyond the last whole multiple are skipped. */
function numbers(seed: Uint8Array): (bound: number) => number {
  const stream = shake256.create({}).update(seed);
  return (bound) => {
    const limit = WORD - (WORD % bound);
    for (;;) {
      const [high, low] = stream.xof(2) as Uint8Array & [number, number];
      const word = (high << 8) | low;
      if (word < limit) return word % bound;
    }
  };
}
