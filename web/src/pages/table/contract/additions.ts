// Where a card can be added to the melds on the table, as the server offers it, and what it would
// stand for there.
import { RANKS } from "../../../lib/cards";
import type {
  Card,
  ContractLayOff,
  ContractOptions,
  Displace,
  End,
  WildMeld,
} from "../../../lib/protocol";
import { ranksOfRun, type IsWild } from "./orders";

export interface Addition {
  readonly action: ContractLayOff | Displace;
  readonly onto: number;
  /** The end of a run that the card, or the wild card it displaces, goes to; a set and a hand have none. */
  readonly end: End | null;
  readonly displaces: boolean;
}

/** Everything that can be done with a card now, by the number of the meld. */
export function additionsFor(card: Card, options: ContractOptions | null): Map<number, Addition[]> {
  const found = new Map<number, Addition[]>();
  const add = (addition: Addition): void => {
    found.set(addition.onto, [...(found.get(addition.onto) ?? []), addition]);
  };
  for (const action of options?.layoffs ?? []) {
    if (action.card === card) {
      add({ action, onto: action.onto, end: action.at ?? null, displaces: false });
    }
  }
  for (const action of options?.displacements ?? []) {
    if (action.card === card) add({ action, onto: action.onto, end: action.wild_to, displaces: true });
  }
  return found;
}

/** The cards that can be added somewhere now. */
export function addable(options: ContractOptions | null): Set<Card> {
  const all = [...(options?.layoffs ?? []), ...(options?.displacements ?? [])];
  return new Set(all.map((action) => action.card));
}

/** The rank beyond an end of a run, given what its ends stand for. */
export function rankBeyond(span: readonly [string, string], end: End): string {
  const at = RANKS.indexOf(end === "top" ? span[1] : span[0]);
  return RANKS[(at + (end === "top" ? 1 : RANKS.length - 1)) % RANKS.length] ?? "";
}

/** How a meld would look with the card in it, for a preview. */
export function meldWith(meld: WildMeld, addition: Addition, isWild: IsWild): Card[] {
  const { card } = addition.action;
  const atEnd = (cards: readonly Card[], one: Card): Card[] =>
    addition.end === "bottom" ? [one, ...cards] : [...cards, one];
  if (!addition.displaces) return atEnd(meld.cards, card);
  const ranks = ranksOfRun(meld.cards, isWild);
  const at = meld.cards.findIndex((laid, i) => isWild(laid) && ranks?.[i] === card[0]);
  const wild = meld.cards[at];
  if (wild === undefined) return [...meld.cards];
  const replaced = meld.cards.map((laid, i) => (i === at ? card : laid));
  return addition.end === null ? replaced : atEnd(replaced, wild);
}
