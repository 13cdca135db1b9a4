// How large the cards of the melds on the table can be, so that all of them are in sight.
//
// Sizes are in px, with the root's font at 16 px; `scale` is how much larger it is. They are those of
// `OwnerMelds.svelte`.

/** The melds of the table by owner, as how many cards each of them has. */
export type Melds = ReadonlyMap<number, readonly number[]>;

export const CARD = { least: 22, most: 88 } as const;
/** The visible part of a card beside the next one, as a share of its width. */
export const STRIP = 0.46;
/** The gaps between melds, and between rows of them. */
export const GAP = 6;
/** What is around the cards of a meld: padding and border on both sides. */
export const AROUND = 8;
/** The width of an owner's name before the first meld. */
export const NAME = 72;
/** The smallest width of a meld: that of a button. */
const BUTTON = 36;
/** In front of their owners the cards are at least this wide; smaller ones go to the middle, which has more room. */
const FRONT = 34;
const PLATE = 64;
/** The least size of a stack: a name and the tops of cards below it. */
const STACK = { width: 78, height: 36 } as const;

export interface Box {
  readonly width: number;
  readonly height: number;
}

const widthOf = (cards: number, card: number): number =>
  Math.max(BUTTON, card * (1 + STRIP * (cards - 1)) + AROUND);
const heightOf = (card: number): number => card * 1.4 + AROUND;

/** How high items of these widths are in rows of a width; infinite if one is wider than the row. */
function rowsHigh(items: readonly number[], card: number, width: number): number {
  if (items.length === 0) return 0;
  let rows = 1;
  let used = 0;
  for (const item of items) {
    if (item > width) return Infinity;
    if (used > 0 && used + GAP + item > width) {
      rows += 1;
      used = item;
    } else used += (used > 0 ? GAP : 0) + item;
  }
  return rows * heightOf(card) + (rows - 1) * GAP;
}

/** The widest cards, from `most` down to `least`, with which something fits; null if none does. */
function widest(most: number, least: number, fits: (card: number) => boolean): number | null {
  for (let card = most; card >= least; card -= 1) if (fits(card)) return card;
  return null;
}

/** The widest cards with which all melds fit into the middle, each owner's after a name; null if they do not fit. */
export function inMiddle(melds: Melds, box: Box, scale = 1): number | null {
  return widest(CARD.most, CARD.least, (card) => {
    const items = [...melds.values()].flatMap((owned) =>
      owned.map((cards, at) => widthOf(cards, card) + (at === 0 ? NAME * scale + GAP : 0)),
    );
    return rowsHigh(items, card, box.width) <= box.height;
  });
}

/** The widest cards with which one owner's melds fit into a box; the smallest ones if they do not fit. */
export const alone = (owned: readonly number[], box: Box): number =>
  widest(CARD.most, CARD.least, (card) => rowsHigh(owned.map((cards) => widthOf(cards, card)), card, box.width) <= box.height) ??
  CARD.least;

/** How many columns the stacks of so many owners have in a box; 0 if there is room for one stack of all. */
export function columns(stacks: number, box: Box): number {
  const most = Math.min(stacks, Math.floor((box.width + GAP) / (STACK.width + GAP)));
  return most > 0 && Math.ceil(stacks / most) * (STACK.height + GAP) <= box.height + GAP ? most : 0;
}

export interface Front {
  /** The owners at the left, along the top, at the right, and below the piles. */
  readonly left: readonly number[];
  readonly top: readonly number[];
  readonly right: readonly number[];
  readonly own: number | null;
  /** The width of each side. */
  readonly side: number;
  /** The height of the piles in the center. */
  readonly piles: number;
}

/** The widest cards with which everybody's melds lie in front of them; null if the middle is the better place. */
export function inFront(melds: Melds, box: Box, at: Front, scale = 1): number | null {
  const center = box.width - 2 * (at.side + GAP);
  return widest(CARD.most, FRONT, (card) => {
    const high = (owner: number, width: number): number =>
      rowsHigh((melds.get(owner) ?? []).map((cards) => widthOf(cards, card)), card, width);
    const seat = (owner: number, width: number): number => PLATE * scale + high(owner, width) + GAP;
    const top = Math.max(0, ...at.top.map((owner) => seat(owner, box.width / at.top.length - GAP)));
    const side = (owners: readonly number[]): number => owners.reduce((sum, owner) => sum + seat(owner, at.side), 0);
    const own = at.own === null ? 0 : high(at.own, center);
    return top + Math.max(side(at.left), side(at.right), at.piles + GAP + own) <= box.height;
  });
}
