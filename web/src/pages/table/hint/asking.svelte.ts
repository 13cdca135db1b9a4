// The hint that a player has asked for: it is loaded with the first one.
import { cardName, cardShort } from "../../../lib/cards";
import { loadTexts, t } from "../../../lib/i18n.svelte";
import type { Hinted } from "../../../lib/protocol";
import type { Scene } from "../scene.svelte";
import { whyWords } from "../why";
import { hintedBy } from "./marking";
import { hintWords } from "./telling";

export class Asking {
  readonly #scene: Scene;
  /** The last answer; it is for the moment it was asked for, and no longer. */
  #answer = $state.raw<Hinted | null>(null);
  thinking = $state(false);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The answer that holds now. */
  get shown(): Hinted | null {
    const answer = this.#answer;
    return answer?.hint && answer.version === this.#scene.table.version ? answer : null;
  }

  /** It in words, with cards as symbols. */
  get words(): string | null {
    return this.shown?.hint ? hintWords(this.shown.hint, this.#top, cardShort) : null;
  }

  /** Mark what it mentions; the returned function removes the marks. */
  mark(): (() => void) | undefined {
    return this.shown?.hint ? this.#scene.mark(hintedBy(this.shown.hint.play)) : undefined;
  }

  /** Ask; returns the text to read, and an Error says why there is none. */
  async ask(): Promise<string> {
    if (this.shown) return this.#told(this.shown);
    this.thinking = true;
    try {
      const [found] = await Promise.all([this.#scene.socket.ask<Hinted>({ type: "hint" }), loadTexts(["hinted"])]);
      if (found.hint === null) throw new Error(whyWords({ code: found.code ?? "", words: found.words ?? "" }));
      this.#answer = found;
      return this.#told(found);
    } finally {
      this.thinking = false;
    }
  }

  close(): void {
    this.#answer = null;
  }

  get #top(): string | null {
    return this.#scene.ownBoard?.discards.at(-1) ?? null;
  }

  #told(found: Hinted): string {
    const said = found.hint ? hintWords(found.hint, this.#top, cardName) : "";
    return found.level === "strongest" ? said : `${said} ${t("hint.quick")}`;
  }
}
