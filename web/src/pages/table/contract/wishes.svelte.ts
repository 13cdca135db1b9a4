// The automatic answers to offers: pass on all, or call for wanted cards. The server forgets them
// when it restarts, so this browser stores them for each table and sends them again.
import { untrack } from "svelte";
import type { Card, TableEvent, TableShown } from "../../../lib/protocol";
import type { Connection } from "../../../lib/socket.svelte";

export interface Wish {
  readonly auto: boolean;
  readonly want: readonly Card[];
}

export const NO_WISH: Wish = { auto: false, want: [] };
export const MOST_WANTED = 30;
const SETTLES = 2000;

const key = (table: string): string => `hollywood.wishes.${table}`;

/** What this browser stores for a table. */
export function recallWish(table: string): Wish {
  try {
    const found = JSON.parse(localStorage.getItem(key(table)) ?? "null") as Partial<Wish> | null;
    if (found === null || !Array.isArray(found.want)) return NO_WISH;
    return { auto: found.auto === true, want: found.want.filter((card) => typeof card === "string") };
  } catch {
    return NO_WISH; // nothing readable is stored
  }
}

function rememberWish(table: string, wish: Wish): void {
  try {
    if (wish.auto || wish.want.length > 0) localStorage.setItem(key(table), JSON.stringify(wish));
    else localStorage.removeItem(key(table));
  } catch {
    // A private window may store nothing; the server keeps the answers as long as it runs.
  }
}

/** The wanted cards without those that this player has got by a call in the meantime. */
export function lessGranted(wish: Wish, events: readonly TableEvent[], you: number | null): Wish {
  const got = new Set<Card>();
  for (const { event, seats } of events) {
    if (event.type === "may_i_granted" && seats[event.seat] === you) got.add(event.card);
  }
  const want = wish.want.filter((card) => !got.has(card));
  return want.length === wish.want.length ? wish : { ...wish, want };
}

interface Line {
  readonly id: string;
  readonly connection: Connection;
  readonly table: TableShown | null;
  prefer(auto: boolean, want: Card[]): boolean;
}

export class Wishes {
  /** The current settings, as far as this browser knows. */
  now = $state.raw<Wish>(NO_WISH);
  readonly #line: Line;
  /** Whether the server knows the settings. */
  #told = false;
  /** The time of the last change: what the server shows until shortly afterwards may be older. */
  #wishedAt = -Infinity;

  constructor(line: Line) {
    this.#line = line;
    this.now = recallWish(line.id);
  }

  /** Change the settings; false if the connection is lost, and then they are sent when it is back. */
  set(wish: Wish): boolean {
    const want = [...new Set(wish.want)].slice(0, MOST_WANTED);
    this.now = { auto: wish.auto, want };
    rememberWish(this.#line.id, this.now);
    this.#told = this.#line.prefer(wish.auto, want);
    this.#wishedAt = performance.now();
    return this.#told;
  }

  /** Follow the events, so that a card that came is not wanted again. */
  hear(events: readonly TableEvent[]): void {
    const next = lessGranted(this.now, events, this.#line.table?.you ?? null);
    if (next === this.now) return;
    this.now = next;
    rememberWish(this.#line.id, next);
  }

  /** Synchronize server and browser; call this in an effect. */
  follow(): void {
    const { connection, table } = this.#line;
    untrack(() => {
      if (connection !== "open" || table === null || table.you === null) {
        this.#told = false;
        return;
      }
      const known: Wish = { auto: table.auto_pass, want: table.want };
      if (this.#told) {
        // A wanted card that was called for leaves the server's list, and so this one.
        const settled = performance.now() - this.#wishedAt > SETTLES;
        if (settled && !same(known, this.now)) this.#keep(known);
        return;
      }
      this.#told = true;
      if (same(known, this.now)) return;
      const forgotten = !known.auto && known.want.length === 0;
      if (forgotten) this.#told = this.#line.prefer(this.now.auto, [...this.now.want]);
      else this.#keep(known);
    });
  }

  #keep(wish: Wish): void {
    this.now = wish;
    rememberWish(this.#line.id, wish);
  }
}

const same = (a: Wish, b: Wish): boolean =>
  a.auto === b.auto && [...a.want].sort().join() === [...b.want].sort().join();
