// The rules that are kept in this browser, by their names.
import { readList, withRules, type SavedRules } from "./saved";

const STORED_AS = "hollywood.rules";

class Shelf {
  list = $state.raw<readonly SavedRules[]>([]);

  /** Read what was kept, perhaps in another tab. */
  read(): void {
    try {
      this.list = readList(JSON.parse(localStorage.getItem(STORED_AS) ?? "[]"));
    } catch {
      // the browser stores nothing, or the text is not JSON: nothing was kept
    }
  }

  /** Keep rules; returns whether the browser can. */
  keep(rules: SavedRules): boolean {
    return this.#write(withRules(this.list, rules));
  }

  remove(name: string): boolean {
    return this.#write(this.list.filter((each) => each.name !== name));
  }

  #write(list: readonly SavedRules[]): boolean {
    this.list = list;
    try {
      localStorage.setItem(STORED_AS, JSON.stringify(list));
      return true;
    } catch {
      return false; // a private window may refuse; the list lasts as long as the page is open
    }
  }
}

export const shelf = new Shelf();
