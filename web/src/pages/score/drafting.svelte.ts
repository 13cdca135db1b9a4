// The touches for one round of gin: which table and number they go to, and what the last key does.
import type { Round } from "../../lib/protocol";
import { BLANK, extrasOf, isGin, missing, scoreOf, tableOf, wayOf, withExtras, type Extras, type How, type Missing, type Table, type Way } from "./draft";
import { wayTyped } from "./remembered";

/** What the last key does: go on to the next number or table, or write the round. */
export type Onward = { readonly to: "number" | "table" | "write"; readonly lacks: Missing };

export class Drafting {
  way = $state<Way>("points");
  tables = $state.raw<readonly Table[]>([]);
  extras = $state.raw<Extras>(extrasOf({}));
  /** The table that is being typed. */
  at = $state(0);
  /** In a partnership: only the net of the winning side is typed. */
  net = $state(false);
  /** Which deadwood is being typed: the knocker's (0), or the defender's (1). */
  turn = $state<0 | 1>(0);

  readonly shown = $derived(this.net ? this.tables.slice(0, 1) : this.tables);
  readonly table = $derived(this.shown[this.at] ?? BLANK);
  readonly lacks = $derived(missing(this.table, this.way));
  /** The number under the keys. */
  readonly number = $derived(this.way === "points" ? this.table.points : this.table.deadwood[this.side]);
  readonly onward = $derived(this.#onward());

  /** The deadwood that is typed; with gin there is only the defender's. */
  get side(): 0 | 1 {
    return isGin(this.table.how) ? 1 : this.turn;
  }

  constructor(boards: number, round: Round | null) {
    const scores = round?.tables ?? [];
    this.way = wayOf(scores.find((each) => each.how !== "draw")) ?? wayTyped();
    this.net = round !== null && scores.length === 1 && boards > 1;
    this.tables = Array.from({ length: boards }, (_, at) => (scores[at] ? tableOf(scores[at]) : BLANK));
    this.extras = extrasOf(round ?? {});
  }

  #change(part: Partial<Table>): void {
    this.tables = this.tables.map((each, index) => (index === this.at ? { ...each, ...part } : each));
  }

  who(person: number): void {
    this.#change({ who: person });
  }

  /** Say who sat out; that person did not score. */
  sit(out: number): void {
    this.extras = { ...this.extras, out };
    if (this.table.who === out) this.#change({ who: null });
  }

  /** Choose how the round ended; the same once more takes it back. */
  how(how: How): void {
    this.turn = 0;
    this.#change({ how: this.table.how === how ? "" : how });
  }

  type(value: string): void {
    const [own, other] = this.table.deadwood;
    if (this.way === "points") this.#change({ points: value });
    else this.#change({ deadwood: this.side === 0 ? [value, other] : [own, value] });
  }

  setWay(way: Way): void {
    this.way = way;
    this.turn = 0;
    // The undercut follows from the deadwoods.
    if (way === "deadwood" && this.table.how === "undercut") this.#change({ how: "" });
  }

  setNet(net: boolean): void {
    this.net = net;
    this.open(0);
  }

  open(at: number): void {
    this.at = at;
    this.turn = 0;
  }

  #onward(): Onward {
    const { way, table, side } = this;
    if (this.lacks === "deadwood" && side === 0 && table.deadwood[0] !== "") return { to: "number", lacks: null };
    if (this.lacks !== null) return { to: "write", lacks: this.lacks };
    const open = this.shown.findIndex((each) => missing(each, way) !== null);
    return { to: open < 0 ? "write" : "table", lacks: null };
  }

  /** Press the last key; returns the round when it is complete. */
  go(): Round | null {
    const { to, lacks } = this.onward;
    if (lacks !== null) return null;
    if (to === "number") this.turn = 1;
    else if (to === "table") this.open(this.shown.findIndex((each) => missing(each, this.way) !== null));
    else return withExtras({ tables: this.shown.map((each) => scoreOf(each, this.way)) }, this.extras);
    return null;
  }

  get touched(): boolean {
    return this.tables.some((each) => each !== BLANK);
  }
}
