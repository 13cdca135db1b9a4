// The rules that are kept by their names: in this browser, and for an account on the server as well.
import { ask } from "../../lib/api";
import { person } from "../../lib/me.svelte";
import { alsoFrom, readList, withRules, type SavedRules } from "./saved";

const STORED_AS = "hollywood.rules";
const ADDRESS = "/api/me/rules";

/** Where rules were kept. */
export type Kept = "account" | "browser" | "nowhere";

class Shelf {
  #here = $state.raw<readonly SavedRules[]>([]);
  #account = $state.raw<readonly SavedRules[]>([]);
  /** Those of the account, then those that only this browser keeps. */
  readonly list = $derived(alsoFrom(this.#account, this.#here));

  /** Read what was kept, perhaps in another tab. */
  read(): void {
    try {
      this.#here = readList(JSON.parse(localStorage.getItem(STORED_AS) ?? "[]"));
    } catch {
      // the browser stores nothing, or the text is not JSON: nothing was kept
    }
  }

  /** Read what the account keeps; nothing for a guest. */
  async follow(): Promise<void> {
    this.#account = person.me.login === null ? [] : readList(await ask<unknown>("GET", ADDRESS));
  }

  /** Keep rules; an ApiError says why the account does not keep them. */
  async keep(rules: SavedRules): Promise<Kept> {
    const here = this.#write(withRules(this.#here, rules));
    if (person.me.login === null) return here ? "browser" : "nowhere";
    this.#account = readList(await ask<unknown>("PUT", ADDRESS, rules));
    return "account";
  }

  async remove(name: string): Promise<void> {
    this.#write(this.#here.filter((each) => each.name !== name));
    if (!this.#account.some((each) => each.name === name)) return;
    this.#account = readList(await ask<unknown>("DELETE", ADDRESS, { name }));
  }

  #write(list: readonly SavedRules[]): boolean {
    this.#here = list;
    try {
      localStorage.setItem(STORED_AS, JSON.stringify(list));
      return true;
    } catch {
      return false; // a private window may refuse; the list lasts as long as the page is open
    }
  }
}

export const shelf = new Shelf();
