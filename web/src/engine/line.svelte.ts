// The line to a table that the engine in this browser runs. Messages are those of the socket.
//
// There is no network, so nothing is asked for signs of life. The line is lost only when the engine
// stops; it then starts again, reads what was stored, and the table greets anew.
import type { Holder, TableLine } from "../lib/line";
import type { ClientMessage } from "../lib/protocol";
import type { Engine } from "./engine.svelte";

/** How long after a loss the line is opened again, in ms; longer after each loss in a row. */
export const FIRST_WAIT = 250;
export const LONGEST_WAIT = 10_000;

/** The part of the engine that is needed here; tests bring their own. */
export type TableEngine = Pick<Engine, "call" | "listen" | "state" | "starts">;

export class LocalLine implements TableLine {
  readonly #table: string;
  readonly #holder: Holder;
  readonly #engine: TableEngine;
  #unlisten: () => void = () => undefined;
  #unwatch: () => void = () => undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** The start of the engine in which the table is open; null while there is no line. */
  #start: number | null = null;
  #losses = 0;
  #closed = false;

  constructor(table: string, holder: Holder, engine: TableEngine) {
    this.#table = table;
    this.#holder = holder;
    this.#engine = engine;
  }

  open(): void {
    this.#unlisten = this.#engine.listen<ClientMessage>(`table.${this.#table}`, (message) => {
      if (this.#start !== null) this.#holder.heard(JSON.stringify(message));
    });
    // An engine that has failed, or was started again, knows nothing of the open table.
    this.#unwatch = $effect.root(() => {
      $effect(() => {
        const gone = this.#engine.state === "failed" || this.#engine.starts !== this.#start;
        if (this.#start !== null && gone) this.#lost();
      });
    });
    void this.#dial();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
    this.#unwatch();
    this.#unlisten();
    if (this.#start !== null) void this.#engine.call("table.close", { table: this.#table }).catch(() => undefined);
    this.#start = null;
  }

  greeted(): void {
    this.#losses = 0;
  }

  retry(): void {
    if (this.#start === null && !this.#closed) void this.#dial();
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    const start = this.#start;
    if (start === null) return;
    this.#engine.call("table.say", { table: this.#table, message: text }).catch((error: unknown) => {
      console.error(error);
      if (this.#start === start) this.#lost();
    });
  }

  async #dial(): Promise<void> {
    clearTimeout(this.#waiting);
    this.#holder.dialing();
    try {
      await this.#engine.call("table.open", { table: this.#table });
    } catch (error) {
      console.error(error);
      if (!this.#closed) this.#lost();
      return;
    }
    if (this.#closed) return;
    this.#start = this.#engine.starts;
    this.#holder.opened();
  }

  #lost(): void {
    this.#start = null;
    const wait = Math.max(this.#holder.lost(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#losses));
    this.#losses += 1;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#dial(), wait);
  }
}
