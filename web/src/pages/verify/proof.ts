// A proof as a person pastes it: the JSON that the table shows, checked before anything is
// computed.
import { BadProof, bytesOf } from "../../lib/bytes";
import type { SeenDeal } from "../../lib/fair";
import type { Card, GinEvent, ContractEvent, VoidDeal } from "../../lib/protocol";
import type { Told } from "./checking";

/** A proof, and what was seen of the deal, if somebody wrote it down. */
export interface Proof {
  secret: string;
  contributions: string[];
  round_number: number;
  decks: number;
  jokers: number;
  commitment: string;
  /** The kind of shuffle; in the second one the players' contributions were sealed. */
  shuffle: 1 | 2;
  board: number;
  sealed: string[];
  void: VoidDeal[];
  seen: SeenDeal | null;
}

const isCard = (value: unknown): value is Card =>
  typeof value === "string" && /^([A2-9TJQK][cdhs]|XX)$/.test(value);
const isCards = (value: unknown): value is Card[] => Array.isArray(value) && value.every(isCard);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const isVoid = (value: unknown): value is VoidDeal => {
  const { secrets, sealed, contributions } = (value ?? {}) as Record<string, unknown>;
  return isTexts(secrets) && isTexts(sealed) && isTexts(contributions);
};
const whole = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value);

/** Read a pasted proof; null if it is not JSON of that form. */
export function readProof(text: string): Proof | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null) return null;
  const given = found as Record<string, unknown>;
  const { secret, contributions, commitment } = given;
  if (typeof secret !== "string" || typeof commitment !== "string") return null;
  if (!isTexts(contributions)) return null;
  if (!whole(given["round_number"])) return null;
  const decks = given["decks"] ?? 1;
  const jokers = given["jokers"] ?? 0;
  const shuffle = given["shuffle"] ?? 1;
  const board = given["board"] ?? 0;
  const sealed = given["sealed"] ?? [];
  const tries = given["void"] ?? [];
  if (!whole(decks) || !whole(jokers) || !whole(board) || !isTexts(sealed)) return null;
  if ((shuffle !== 1 && shuffle !== 2) || !Array.isArray(tries) || !tries.every(isVoid)) return null;
  const seen = given["seen"] === undefined ? null : readSeen(given["seen"]);
  if (seen === undefined) return null;
  const sealing = { shuffle, board, sealed, void: tries };
  return { secret, contributions, commitment, round_number: given["round_number"], decks, jokers, ...sealing, seen } as Proof;
}

/** The hand that was seen of a deal, and its turn in the deal: 1 is the player after the dealer. */
export function notedHand(seen: SeenDeal): { players: number; turn: number; cards: readonly Card[]; upcard: Card } | null {
  const players = seen.hands.length;
  const place = seen.hands.findIndex((hand) => hand !== null);
  const cards = seen.hands[place];
  if (!cards) return null;
  return { players, turn: ((place - seen.dealer - 1 + players) % players) + 1, cards, upcard: seen.upcard };
}

/** Read a proof from an address, as the tables write it; null if it has none. */
export function proofInQuery(query: URLSearchParams): Proof | null {
  const secret = query.get("secret");
  if (secret === null) return null;
  const given = query.get("contributions") ?? "";
  return readProof(
    JSON.stringify({
      secret,
      commitment: query.get("commitment") ?? "",
      contributions: given === "" ? [] : given.split(","),
      round_number: Number(query.get("round") ?? "1"),
      decks: Number(query.get("decks") ?? "1"),
      jokers: Number(query.get("jokers") ?? "0"),
      shuffle: Number(query.get("shuffle") ?? "1"),
      board: Number(query.get("board") ?? "0"),
      sealed: query.get("sealed")?.split(",") ?? [],
    }),
  );
}

function readSeen(found: unknown): SeenDeal | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const { seats, dealer, hands, upcard } = found as Record<string, unknown>;
  if (!Array.isArray(seats) || !seats.every(whole) || seats.length < 2) return undefined;
  if (!whole(dealer) || dealer < 0 || dealer >= seats.length || !isCard(upcard)) return undefined;
  if (!Array.isArray(hands) || hands.length !== seats.length) return undefined;
  if (!hands.every((hand) => hand === null || isCards(hand))) return undefined;
  if (hands.every((hand) => hand === null)) return undefined;
  return { seats, dealer, hands, upcard } as SeenDeal;
}

/** The proof as a deck to check; what was seen of the deal counts as its first event. */
export function toldBy(proof: Proof): Told {
  const { seen, ...from } = proof;
  const events = seen === null ? [] : [dealtAs(seen, proof)];
  return { ...from, seats: seen?.seats ?? [], events };
}

function dealtAs(seen: SeenDeal, proof: Proof): GinEvent | ContractEvent {
  const size = seen.hands.find((hand) => hand !== null)!.length;
  const stock = 52 * proof.decks + proof.jokers - size * seen.seats.length - 1;
  return {
    type: "dealt",
    hand_number: proof.round_number,
    dealer: seen.dealer,
    hands: seen.hands.map((hand) => (hand === null ? null : [...hand])),
    sizes: seen.seats.map(() => size),
    upcard: seen.upcard,
    stock,
  };
}

/** Read typed contributions, one per line; an empty line, even the last one, is a seat without one. */
export function readContributions(text: string): string[] {
  if (text === "") return [];
  const lines = text.split("\n").map((line) => line.trim());
  for (const line of lines) bytesOf(line);
  return lines;
}

/** Read cards typed as `7h Td XX`, with blanks or commas between; BadProof if one is not a card. */
export function readCards(text: string): Card[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  return parts.map((part) => {
    const upper = part.replace(/^10/, "T");
    const card = /^xx$/i.test(upper) ? "XX" : upper.slice(0, 1).toUpperCase() + upper.slice(1).toLowerCase();
    if (!isCard(card)) throw new BadProof("hex", part);
    return card;
  });
}
