// The hands of a match as rows: the melds each contract asks for, and the cards dealt for it.
// The server reads and writes them as two lists: contracts such as "SSR7", and numbers of cards.

export type Kind = "S" | "R";

/** A set or a run; `least` is its own least length, or null for the usual one of its kind. */
export interface Meld {
  readonly kind: Kind;
  readonly least: number | null;
}

export interface Hand {
  readonly melds: readonly Meld[];
  readonly deal: number;
}

/** The usual least lengths. */
export type Usual = Readonly<Record<Kind, number>>;

/** The limits of the buttons. The server checks the result, and refuses anything beyond these limits too. */
export const BOUNDS = { hands: 14, melds: 5, shortest: 2, longest: 14, fewest: 5, most: 15 } as const;

const WHOLE = /^(?:[SR]\d{0,2})+$/;
const USUAL_DEAL = 11;

/** The melds of a contract; null if the text is not a contract. */
export function readContract(text: string): Meld[] | null {
  if (!WHOLE.test(text)) return null;
  return [...text.matchAll(/([SR])(\d*)/g)].map(([, kind, least]) => ({
    kind: kind as Kind,
    least: least ? Number(least) : null,
  }));
}

/** The contract as the server reads it. */
export const writeContract = (melds: readonly Meld[]): string =>
  melds.map(({ kind, least }) => `${kind}${least ?? ""}`).join("");

/** The rows of two lists; null if one of them is not valid. For a missing number, the last one counts. */
export function readHands(contracts: unknown, deal: unknown): Hand[] | null {
  if (!Array.isArray(contracts) || !Array.isArray(deal)) return null;
  const dealt: unknown[] = deal;
  if (!dealt.every((each) => Number.isSafeInteger(each))) return null;
  const hands: Hand[] = [];
  for (const [index, contract] of (contracts as unknown[]).entries()) {
    const melds = typeof contract === "string" ? readContract(contract) : null;
    if (melds === null) return null;
    hands.push({ melds, deal: (dealt[index] ?? dealt.at(-1) ?? USUAL_DEAL) as number });
  }
  return hands;
}

/** The two lists of the rows. */
export const writeHands = (hands: readonly Hand[]): { contracts: string[]; deal: number[] } => ({
  contracts: hands.map((hand) => writeContract(hand.melds)),
  deal: hands.map((hand) => hand.deal),
});

/** The least number of cards that a meld needs. */
export const lengthOf = (meld: Meld, usual: Usual): number => meld.least ?? usual[meld.kind];

/** The meld with another least length; the usual one is not written. */
export function lengthened(meld: Meld, by: number, usual: Usual): Meld {
  const least = Math.min(BOUNDS.longest, Math.max(BOUNDS.shortest, lengthOf(meld, usual) + by));
  return { kind: meld.kind, least: least === usual[meld.kind] ? null : least };
}

/** The list with one entry moved by some places; an entry never leaves the list. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const next = [...list];
  if (to < 0 || to >= next.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Equal melds and how many there are of each, in the order of the contract. */
export function countedMelds(
  melds: readonly Meld[],
  usual: Usual,
): { kind: Kind; least: number; count: number }[] {
  const groups: { kind: Kind; least: number; count: number }[] = [];
  for (const meld of melds) {
    const least = lengthOf(meld, usual);
    const found = groups.find((group) => group.kind === meld.kind && group.least === least);
    if (found) found.count += 1;
    else groups.push({ kind: meld.kind, least, count: 1 });
  }
  return groups;
}
