// How offers are answered for the viewer. The server keeps the wishes; a change is shown here at
// once, and sent again if the connection was lost in the meantime.
import { untrack } from "svelte";
import type { Card, NeedTime, Prefer, TableShown } from "../../../lib/protocol";
import { settings } from "../../../lib/settings.svelte";
import type { Connection, WishSent } from "../../../lib/socket.svelte";

export interface Wish {
  /** What happens with a discard that no card below decides. */
  readonly rest: "ask" | "ask-if-nearer" | "call-if-nearer" | "pass";
  /** The cards that the table calls for, and those that it lets pass. */
  readonly want: readonly Card[];
  readonly never: readonly Card[];
  /** For the whole match, not only for this hand. */
  readonly stay: boolean;
}

export const NO_WISH: Wish = { rest: "ask", want: [], never: [], stay: false };

/** Whether a wish answers anything. */
export const wishesAny = ({ rest, want, never }: Wish): boolean =>
  rest !== "ask" || want.length > 0 || never.length > 0;

/** What the server shows of the viewer's wishes. */
export function shownWish(table: TableShown): Wish {
  const { auto_pass, nearer, want, never, wishes_stay: stay } = table;
  const rest = auto_pass ? "pass" : nearer === null ? "ask" : (`${nearer}-if-nearer` as const);
  return { rest, want, never, stay };
}

/** A wish as it is sent. */
export const sentWish = ({ rest, want, never, stay }: Wish): WishSent => ({
  auto_pass: rest === "pass",
  nearer: rest === "ask-if-nearer" ? "ask" : rest === "call-if-nearer" ? "call" : null,
  want: [...want],
  never: [...never],
  stay,
});

/** Decide otherwise about some cards: each is in one of the two lists, or in none. */
export function decided(wish: Wish, cards: readonly Card[], into: "want" | "never" | null): Wish {
  const others = (list: readonly Card[]) => list.filter((card) => !cards.includes(card));
  const next = { ...wish, want: others(wish.want), never: others(wish.never) };
  return into === null ? next : { ...next, [into]: [...next[into], ...cards] };
}

interface Line {
  readonly connection: Connection;
  readonly table: TableShown | null;
  tell(message: Prefer | NeedTime): boolean;
}

export class Wishes {
  readonly #line: Line;
  /** The last change, until the server shows it. */
  #mine: Wish | null = $state.raw(null);
  #sent = false;
  #changed = -Infinity;
  #stay = $state(false);
  #timeTold = false;

  constructor(line: Line) {
    this.#line = line;
  }

  /** The wishes in force. */
  get now(): Wish {
    if (this.#mine !== null) return this.#mine;
    const { table } = this.#line;
    const shown = table === null ? NO_WISH : shownWish(table);
    return wishesAny(shown) ? shown : { ...shown, stay: this.#stay };
  }

  /** Change the wishes; false if the connection is lost, and then they are sent when it is back. */
  set(wish: Wish): boolean {
    this.#stay = wish.stay;
    this.#mine = wish;
    this.#changed = performance.now();
    this.#sent = this.#line.tell({ type: "prefer", ...sentWish(wish) });
    return this.#sent;
  }

  /** Send what could not be sent, and stop showing a change that has arrived; call it in an effect. */
  follow(): void {
    const { connection, table } = this.#line;
    untrack(() => {
      if (connection !== "open" || table === null || table.you === null) {
        this.#sent = this.#timeTold = false;
        return;
      }
      // Only a person who needs more time says so by coming: another device may have asked for it.
      const needed = settings.moreTime;
      if (!this.#timeTold && needed > 0 && table.seats[table.you]?.longer !== needed) this.#line.tell({ type: "need_time", seconds: needed });
      this.#timeTold = true;
      if (this.#mine === null) return;
      if (!this.#sent) this.#sent = this.#line.tell({ type: "prefer", ...sentWish(this.#mine) });
      const settled = this.#sent && performance.now() - this.#changed > SETTLES;
      if (settled || same(shownWish(table), this.#mine)) this.#mine = null;
    });
  }
}

/** Until so many milliseconds after a change, what the server shows may be older. */
const SETTLES = 2000;
const sorted = (cards: readonly Card[]): string => [...cards].sort().join();
const same = (a: Wish, b: Wish): boolean =>
  (!wishesAny(a) && !wishesAny(b)) ||
  (a.rest === b.rest && a.stay === b.stay && sorted(a.want) === sorted(b.want) && sorted(a.never) === sorted(b.never));
