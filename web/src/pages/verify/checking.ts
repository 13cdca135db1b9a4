// Checking what was dealt: each deck is made again, and compared card by card with what happened.
import { commitmentOf, dealtFrom, deckOf, packPlace, reshuffled, reshuffleKey } from "../../lib/fair";
import type { Ingredients } from "../../lib/fair";
import type { Card, ContractEvent, GinEvent, VoidDeal } from "../../lib/protocol";
import { sealOf } from "../../lib/seal";
import { unopened } from "../table/checking";

type PlayEvent = GinEvent | ContractEvent;

/** A deck, what was published about it, and what happened with it. */
export interface Told extends Ingredients {
  board: number;
  /** Match seats by place. */
  seats: readonly number[];
  commitment: string;
  /** The players' seals by seat, and the tries before this deal; empty in the first kind of shuffle. */
  sealed: readonly string[];
  void: readonly VoidDeal[];
  /** The events of the board in order; hidden cards are null and are not compared. */
  events: readonly PlayEvent[];
}

/** A difference from the deck. */
export type Finding =
  | { kind: "commitment"; told: string; made: string }
  | { kind: "seal"; seat: number }
  | { kind: "void"; number: number }
  | { kind: "hand"; seat: number; told: Card[]; made: Card[] }
  | { kind: "upcard"; told: Card; made: Card }
  | { kind: "stock"; told: number; made: number }
  | { kind: "draw"; seat: number; number: number; told: Card; made: Card | null };

/** The result of checking one deck; without findings it is correct. */
export interface Checked {
  round_number: number;
  board: number;
  commitment: string;
  contributed: number;
  shuffle: 1 | 2;
  /** The seats that did not reveal, for each try before this deal. */
  void: number[][];
  deck: Card[];
  findings: Finding[];
  /** How many cards were seen and compared. */
  compared: number;
  reshuffles: number;
}

/** Make the deck of a round again and compare; BadProof if it cannot be made. */
export function checkDeck(told: Told): Checked {
  const made = commitmentOf(told.secret);
  const findings: Finding[] = [];
  if (made !== told.commitment.toLowerCase()) {
    findings.push({ kind: "commitment", told: told.commitment, made });
  }
  const voided = told.void.map(unopened);
  if (told.shuffle === 2) {
    findings.push(...badSeals(told, true).map((seat): Finding => ({ kind: "seal", seat })));
    for (const [index, each] of told.void.entries()) {
      const bad = badSeals({ ...each, round_number: told.round_number }, false);
      if (bad.length > 0 || voided[index]!.length === 0) findings.push({ kind: "void", number: index + 1 });
    }
  }
  const deck = deckOf(told);
  const table = new DealtTable(told, deck, findings);
  for (const event of told.events) table.take(event);
  return {
    round_number: told.round_number,
    board: told.board,
    commitment: told.commitment,
    contributed: told.contributions.filter((given) => given !== "").length,
    shuffle: told.shuffle ?? 1,
    void: voided,
    deck,
    findings,
    compared: table.compared,
    reshuffles: table.reshuffles,
  };
}

/** The seats that revealed something else than they had sealed; in a deal that was made, `all` reveal. */
function badSeals(told: Pick<Told, "sealed" | "contributions" | "round_number">, all: boolean): number[] {
  const seats = Math.max(told.sealed.length, told.contributions.length);
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => {
    const given = told.contributions[seat] ?? "";
    const seal = (told.sealed[seat] ?? "").toLowerCase();
    return given === "" ? all && seal !== "" : sealOf(given, told.round_number, seat) !== seal;
  });
}

/** Where the cards of a deck go while a round is played. */
class DealtTable {
  compared = 0;
  reshuffles = 0;
  #stock: Card[] = [];
  #pile: Card[] = [];
  #draws = 0;

  constructor(
    readonly told: Told,
    readonly deck: Card[],
    readonly findings: Finding[],
  ) {}

  take(event: PlayEvent): void {
    switch (event.type) {
      case "dealt":
        this.#deal(event);
        return;
      case "drew":
      case "penalty":
        this.#draw(event.seat, event.card);
        return;
      case "took":
      case "may_i_granted":
        this.#pile.pop();
        return;
      case "discarded":
        this.#pile.push(event.card);
        return;
      case "knocked":
        if (event.discard !== null) this.#pile.push(event.discard);
        return;
      case "reshuffled":
        this.#reshuffle();
    }
  }

  #deal(event: Extract<PlayEvent, { type: "dealt" }>): void {
    const places = event.hands.length;
    const size = "sizes" in event ? event.sizes[0]! : this.#sizeAtGin(event);
    const deal = dealtFrom(this.deck, places, event.dealer, size);
    for (const [place, hand] of event.hands.entries()) {
      if (hand === null) continue;
      this.compared += hand.length;
      const made = inPackOrder(deal.hands[place]!);
      const told = inPackOrder(hand);
      if (told.join() !== made.join()) {
        this.findings.push({ kind: "hand", seat: this.told.seats[place]!, told, made });
      }
    }
    this.compared += 1;
    if (event.upcard !== deal.upcard) {
      this.findings.push({ kind: "upcard", told: event.upcard, made: deal.upcard });
    }
    if (event.stock !== deal.stock.length) {
      this.findings.push({ kind: "stock", told: event.stock, made: deal.stock.length });
    }
    this.#stock = deal.stock;
    this.#pile = [event.upcard];
  }

  /** How many cards each was dealt: those that are neither the upcard nor in the stock, divided by two. */
  #sizeAtGin(event: Extract<PlayEvent, { type: "dealt" }>): number {
    const known = event.hands.find((hand) => hand !== null);
    return known ? known.length : Math.floor((this.deck.length - event.stock - 1) / event.hands.length);
  }

  #draw(place: number, card: Card | null): void {
    this.#draws += 1;
    const made = this.#stock.shift() ?? null;
    if (card === null) return;
    this.compared += 1;
    if (card === made) return;
    const seat = this.told.seats[place]!;
    this.findings.push({ kind: "draw", seat, number: this.#draws, told: card, made });
  }

  #reshuffle(): void {
    this.reshuffles += 1;
    const rest = this.#pile.slice(0, -1);
    this.#pile = this.#pile.slice(-1);
    this.#stock = reshuffled(rest, reshuffleKey(this.told), this.reshuffles);
  }
}

/** A hand in the order of the pack, as hands are written. */
export const inPackOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => packPlace(a) - packPlace(b));
