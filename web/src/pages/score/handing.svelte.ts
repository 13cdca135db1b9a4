// The touches for one hand of May-I: points for each person, or the cards they have left.
import type { Round } from "../../lib/protocol";
import { extrasOf, handOf, isTyped, nextPerson, OUT, typedOf, UNTYPED, whoWentOut, type Extras, type Typed } from "./draft";

export class Handing {
  typed = $state.raw<readonly Typed[]>([]);
  extras = $state.raw<Extras>(extrasOf({}));
  /** The person whose points are typed. */
  at = $state(0);
  /** Whether the first digit replaces what is there. */
  #fresh = true;

  readonly current = $derived(this.typed[this.at] ?? UNTYPED);
  /** Who went out; null if it is not one person. */
  readonly wentOut = $derived(whoWentOut(this.typed));
  /** The number of people without points. */
  readonly lacking = $derived(this.typed.filter((each) => !isTyped(each)).length);

  constructor(people: number, round: Round | null) {
    const stored = typedOf(round?.penalties ?? []);
    this.typed = Array.from({ length: people }, (_, at) => stored[at] ?? UNTYPED);
    this.extras = extrasOf(round ?? {});
  }

  #set(typed: Typed): void {
    this.typed = this.typed.map((each, index) => (index === this.at ? typed : each));
  }

  open(at: number): void {
    this.at = at;
    this.#fresh = true;
  }

  type(points: string): void {
    // A number that is complete is typed anew; what is typed now grows.
    const grown = this.#fresh && points.length > 1 && points.length > this.current.points.length ? points.slice(-1) : points;
    this.#fresh = false;
    this.#set({ points: grown, left: null });
  }

  /** One card more that this person has left. */
  card(rank: string): void {
    this.#set({ points: "", left: [...(this.current.left ?? []), rank] });
  }

  /** Take back the last card. */
  back(): void {
    const left = (this.current.left ?? []).slice(0, -1);
    this.#set(left.length > 0 ? { points: "", left } : UNTYPED);
  }

  /** This person went out. */
  out(): void {
    this.#set(OUT);
    this.next();
  }

  /** Go on to the next person without points. */
  next(): void {
    const at = nextPerson(this.typed, this.at);
    if (at >= 0) this.open(at);
  }

  /** Whether the last key goes on to somebody, and not yet writes the hand. */
  get goesOn(): boolean {
    return isTyped(this.current) && this.lacking > 0;
  }

  round(): Round {
    return handOf(this.typed, this.extras);
  }
}
