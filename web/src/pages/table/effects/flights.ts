// Which cards go from where to where, from the events since the previous state.
import type { TableEvent } from "../../../lib/protocol";
import type { News } from "../../../lib/socket.svelte";
import { contractFlights } from "../contract/flights";
import { ginFlights } from "../gin/flights";
import { placeNames, type Flight } from "../places";

/** How many cards fly to a hidden hand of May-I in a deal: it is a single back. */
const FEW = 3;

export interface Movements {
  /** The dealt cards, one to each player in turn, the upcard last; empty if nothing was dealt. */
  readonly dealt: readonly Flight[];
  readonly moved: readonly Flight[];
}

/** The movements on the boards of a table, in the order in which they happened. */
export function movements(news: News, family: "gin" | "contract"): Movements {
  let dealt: Flight[] = [];
  let moved: Flight[] = [];
  /** How many melds are on each board of May-I. */
  const melds = new Map<number, number>();
  for (const board of news.before?.boards ?? []) {
    if (board.type === "contract") melds.set(board.number, board.melds.length);
  }
  const own = news.after.boards.find((board) => board.place !== null);
  for (const event of news.events) {
    const at = event.board;
    if (event.event.type === "dealt") {
      // Earlier movements belong to a round that is over.
      moved = [];
      melds.set(at, 0);
      dealt = [...dealt, ...dealing(event, sizesOf(news, event))];
    } else if (family === "gin") moved.push(...ginFlights(event, own));
    else {
      const lie = melds.get(at) ?? 0;
      moved.push(...contractFlights(event, lie));
      if (event.event.type === "laid_down") melds.set(at, lie + event.event.melds.length);
    }
  }
  return { dealt, moved };
}

function sizesOf(news: News, event: TableEvent): number[] {
  const what = event.event;
  if (what.type !== "dealt") return [];
  const shown = news.after.boards.find((board) => board.number === event.board);
  return what.hands.map((hand, place) => {
    const size = hand?.length ?? shown?.sizes[place] ?? 0;
    return hand === null && "sizes" in what ? Math.min(size, FEW) : size;
  });
}

function dealing(event: TableEvent, sizes: readonly number[]): Flight[] {
  const what = event.event;
  if (what.type !== "dealt") return [];
  const at = event.board;
  const stock = placeNames.stock(at);
  const flights: Flight[] = [];
  for (let turn = 0; turn < Math.max(...sizes); turn++) {
    for (let step = 1; step <= sizes.length; step++) {
      const place = (what.dealer + step) % sizes.length; // the dealer is last
      if (turn >= (sizes[place] ?? 0)) continue;
      flights.push({ card: what.hands[place]?.[turn] ?? null, from: stock, to: placeNames.hand(at, place) });
    }
  }
  flights.push({ card: what.upcard, from: stock, to: placeNames.discard(at) });
  return flights;
}
