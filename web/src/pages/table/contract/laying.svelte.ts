// The lay down that a player prepares: the trays, and the server's verdict on them. Only the server
// decides whether something is a meld, and whether it is the contract.
import { listed, t } from "../../../lib/i18n.svelte";
import type { Card, Considered, ContractShown, Slot, WildMeld } from "../../../lib/protocol";
import type { TableSocket } from "../../../lib/socket.svelte";
import { cardOf } from "../hand";
import { runOrders, type IsWild } from "./orders";
import {
  added,
  anyInTrays,
  cardsOf,
  emptyTrays,
  filled,
  keysInTrays,
  meldIn,
  ordered,
  proposed,
  shifted,
  stillHeld,
  takenOut,
  withExtra,
  withoutTray,
  type Trays,
} from "./trays";
import { trayName, whyHere } from "./words";

/**
 * The state of a tray: empty, being checked, unknown (the connection is lost), too few cards so far,
 * good or bad; and the reason in words, if there is one.
 */
export interface Check {
  readonly state: "empty" | "asking" | "later" | "short" | "good" | "bad";
  readonly words: string | null;
}

const EMPTY: Check = { state: "empty", words: null };

export const ASK_AFTER = 180;
const MOST_ORDERS = 5;

/** Refusals about the moment and not about the cards: nothing can be laid down any more. */
const NOT_NOW = new Set(["already_down", "hand_over", "not_seated", "sits_out", "spectator"]);
/** Refusals about the lay down as a whole: each meld by itself is one. */
const OF_THE_WHOLE = new Set(["wrong_contract", "not_all_melded", "keep_a_discard"]);

type Asking = Pick<TableSocket, "consider">;

export class Laying {
  trays = $state.raw<Trays>([]);
  /** The state of each tray, and of all of them together. */
  checks = $state.raw<readonly Check[]>([]);
  whole = $state.raw<Check>(EMPTY);

  readonly #server: Asking;
  readonly #isWild: IsWild;
  #slots: readonly Slot[] = [];
  #hand: readonly Card[] = [];
  /** The latest question: the hand of cards and the contract. */
  #held = "";
  #memory = "";
  #question = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(server: Asking, isWild: IsWild) {
    this.#server = server;
    this.#isWild = isWild;
  }

  /** Take over the new board; cards stay in the trays as long as they are held. */
  follow(board: ContractShown, memory: string): void {
    const { place } = board;
    this.#slots = board.slots;
    this.#hand = place === null ? [] : (board.hands[place] ?? []);
    const before = this.trays;
    const known = memory === this.#memory ? before : recall(memory, board.slots);
    this.#memory = memory;
    const down = place !== null && (board.down[place] ?? false);
    const next = down || board.result ? emptyTrays(board.slots) : stillHeld(known, board.slots, this.#hand);
    const held = `${board.hand_number}/${this.#hand.join()}`;
    if (next !== before) this.#take(next);
    else if ((held !== this.#held || this.whole.state === "later") && anyInTrays(next)) this.#ask();
    this.#held = held;
  }

  /** The keys of the cards that are in trays and so not in the hand. */
  get aside(): string[] {
    return keysInTrays(this.trays);
  }

  get any(): boolean {
    return anyInTrays(this.trays);
  }

  get melds(): WildMeld[] {
    return proposed(this.trays);
  }

  put(index: number, keys: readonly string[]): void {
    let next = added(this.trays, index, keys);
    const tray = next[index];
    // Until the player orders them, the cards lie in their likeliest order.
    if (tray && !tray.byHand) next = ordered(next, index, this.#sorted(tray.slot, tray.keys), false);
    this.#take(next);
  }

  back(key: string): void {
    this.#take(takenOut(this.trays, key));
  }

  shift(index: number, at: number, to: number): void {
    this.#take(shifted(this.trays, index, at, to));
  }

  clear(): void {
    this.#take(emptyTrays(this.#slots));
  }

  fill(melds: readonly WildMeld[]): void {
    this.#take(filled(this.#slots, melds, this.#hand));
  }

  more(kind: string): void {
    this.#take(withExtra(this.trays, kind));
  }

  remove(index: number): void {
    this.#take(withoutTray(this.trays, index));
  }

  /** How many ways there are to order the cards of a tray, as far as the cards show. */
  ways(index: number): number {
    const tray = this.trays[index];
    return tray?.slot.kind === "R" ? runOrders(cardsOf(tray), this.#isWild).length : 1;
  }

  /** Put a run in its next order that the server accepts. */
  async otherOrder(index: number): Promise<void> {
    const tray = this.trays[index];
    if (!tray) return;
    const orders = runOrders(cardsOf(tray), this.#isWild);
    const now = orders.findIndex((order) => order.join() === cardsOf(tray).join());
    for (let step = 1; step <= orders.length; step += 1) {
      const keys = inOrder(tray.keys, orders[(now + step + orders.length) % orders.length] ?? []);
      const answer = await this.#consider([{ ...meldIn(tray), cards: keys.map(cardOf) }]);
      if (this.trays[index] !== tray) return;
      if (answer.state === "bad") continue;
      this.#take(ordered(this.trays, index, keys, true));
      return;
    }
  }

  /** Stop asking, because the board is gone. */
  close(): void {
    clearTimeout(this.#timer);
    this.#question += 1;
  }

  #sorted(slot: Slot, keys: readonly string[]): string[] {
    const cards = keys.map(cardOf);
    const wilds = cards.filter(this.#isWild);
    const naturals = cards.filter((card) => !this.#isWild(card));
    const order = slot.kind === "R" ? runOrders(cards, this.#isWild)[0] : [...naturals, ...wilds];
    return inOrder(keys, order ?? cards);
  }

  #take(next: Trays): void {
    this.trays = next;
    remember(this.#memory, next);
    this.#ask();
  }

  #ask(): void {
    clearTimeout(this.#timer);
    this.#question += 1;
    this.checks = this.trays.map((tray, i) =>
      tray.keys.length === 0 ? EMPTY : { state: "asking", words: this.checks[i]?.words ?? null },
    );
    // The previous words stay until the answer arrives, so that nothing flickers.
    this.whole = this.any ? { state: "asking", words: this.whole.words } : EMPTY;
    if (this.any) this.#timer = setTimeout(() => void this.#check(this.#question), ASK_AFTER);
  }

  async #check(question: number): Promise<void> {
    const trays = this.trays;
    const found = await Promise.all(trays.map((_, i) => this.#checkTray(i, trays)));
    if (question !== this.#question) return;
    for (const [i, { keys }] of found.entries()) {
      if (keys) this.trays = ordered(this.trays, i, keys, false);
    }
    this.checks = found.map(({ check }) => check);
    const lost = found.find(({ check }) => check.state === "later")?.check;
    const whole = lost ?? this.#missing() ?? (await this.#consider(this.melds));
    if (question === this.#question) this.whole = whole;
  }

  /** The trays that need more cards; null if each has enough. A tray that is being filled is not wrong. */
  #missing(): Check | null {
    const slots = this.trays.map((tray) => tray.slot);
    const trays = this.trays.flatMap(({ slot: { least }, keys, extra }, i) =>
      keys.length >= least || (extra && keys.length === 0)
        ? []
        : [`${trayName(slots, i)} (${t("mayi.tray.state.short", { n: keys.length, least })})`],
    );
    return trays.length === 0 ? null : { state: "short", words: t("mayi.trays.missing", { trays: listed(trays) }) };
  }

  async #checkTray(index: number, trays: Trays): Promise<{ check: Check; keys?: readonly string[] }> {
    const tray = trays[index];
    if (!tray || tray.keys.length === 0) return { check: EMPTY };
    const check = await this.#consider([meldIn(tray)], true);
    if (check.state === "good" && tray.keys.length < tray.slot.least) {
      return { check: { state: "short", words: null } };
    }
    if (check.state !== "bad" || tray.byHand || tray.slot.kind !== "R") return { check };
    // Perhaps the cards make a run in another order: wild cards below instead of on top.
    for (const order of runOrders(cardsOf(tray), this.#isWild).slice(1, MOST_ORDERS)) {
      const keys = inOrder(tray.keys, order);
      const other = await this.#consider([{ kind: "R", cards: order }], true);
      if (other.state === "good") return { check: other, keys };
    }
    return { check };
  }

  /** Ask about a lay down; `alone` if it is one meld of several. */
  async #consider(melds: WildMeld[], alone = false): Promise<Check> {
    let answer: Considered;
    try {
      answer = await this.#server.consider({ type: "lay_down", melds });
    } catch (error) {
      // The connection is lost: nothing is known until it is back.
      return { state: "later", words: error instanceof Error ? error.message : String(error) };
    }
    const { code, words } = answer;
    if (code === null || (alone && OF_THE_WHOLE.has(code))) return { state: "good", words: null };
    if (NOT_NOW.has(code)) return { state: "later", words: null };
    return { state: "bad", words: whyHere({ code, words: words ?? code }) };
  }
}

/** Keys in the order of these cards. */
function inOrder(keys: readonly string[], cards: readonly Card[]): string[] {
  const left = [...keys];
  return cards.flatMap((card) => {
    const at = left.findIndex((key) => cardOf(key) === card);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

const STORED_AS = "hollywood.trays";

const isTray = (found: unknown): found is Trays[number] =>
  typeof found === "object" &&
  found !== null &&
  "slot" in found &&
  typeof found.slot === "object" &&
  "keys" in found &&
  Array.isArray(found.keys);

/** The trays from before a reload. */
function recall(memory: string, slots: readonly Slot[]): Trays {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? "null");
    if (Array.isArray(found) && found[0] === memory && Array.isArray(found[1]) && found[1].every(isTray)) {
      return found[1];
    }
  } catch {
    // Nothing is stored, or nothing readable: the trays are empty.
  }
  return emptyTrays(slots);
}

function remember(memory: string, trays: Trays): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([memory, trays]));
  } catch {
    // A private window may store nothing; the trays last as long as the page is open.
  }
}
