// The layoffs that a player plans in answer to a knock. Nobody sees them before they are sent, all at once
// and together with what follows. The server says how the board looks after them.
import { announce } from "../../../lib/announce";
import { cardName } from "../../../lib/cards";
import { t } from "../../../lib/i18n.svelte";
import { notify } from "../../../lib/notices.svelte";
import type { Card, GinAction, GinShown, LaidOff, Planned } from "../../../lib/protocol";
import type { TableSocket } from "../../../lib/socket.svelte";

type Asking = Pick<TableSocket, "ask">;

export class Planning {
  /** The planned layoffs, in their order. */
  layoffs: readonly LaidOff[] = $state.raw([]);
  /** They are being sent. */
  sending = $state(false);
  #board: GinShown | null = $state.raw(null);
  #question = 0;

  constructor(
    readonly server: Asking,
    /** Do something in the round, and say whether it was done. */
    readonly act: (action: GinAction) => Promise<boolean>,
  ) {}

  /** The planned cards. */
  get cards(): readonly Card[] {
    return this.layoffs.map((each) => each.card);
  }

  /** The board as the player sees it, after the planned layoffs. */
  shown(board: GinShown): GinShown {
    return this.#board ?? board;
  }

  /** Plan one more; false if it does not fit. */
  async add(card: Card, onto: number): Promise<boolean> {
    await this.#plan([...this.layoffs, { card, onto }]);
    const stands = this.cards.includes(card);
    if (stands) announce(t("gin.plan.added", { card: cardName(card) }));
    return stands;
  }

  /** Take back a planned card and those that fit only because of it; without `card`, the last one. */
  async takeBack(card = this.cards.at(-1)): Promise<void> {
    if (card === undefined) return;
    await this.#plan(this.layoffs.filter((each) => each.card !== card));
    if (!this.cards.includes(card)) announce(t("gin.plan.back", { card: cardName(card) }));
  }

  /** Clear the plan. */
  clear(): void {
    this.#question += 1;
    this.layoffs = [];
    this.#board = null;
  }

  /** Make the planned layoffs, then more layoffs, and then the action that ends the answer. */
  async send(more: readonly LaidOff[], last: GinAction): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (const { card, onto } of [...this.layoffs, ...more]) {
        if (!(await this.act({ type: "lay_off", card, onto }))) return;
      }
      await this.act(last);
    } finally {
      this.sending = false;
      this.clear();
    }
  }

  async #plan(layoffs: readonly LaidOff[]): Promise<void> {
    if (this.sending) return;
    if (layoffs.length === 0) return this.clear();
    const question = ++this.#question;
    try {
      const found = await this.server.ask<Planned>({ type: "plan", layoffs: [...layoffs] });
      if (question !== this.#question) return; // another one was asked meanwhile
      if (found.board === null || found.layoffs.length === 0) return this.clear();
      this.layoffs = found.layoffs;
      this.#board = found.board;
    } catch (error) {
      notify(error);
    }
  }
}
