// What every part of the table page needs: the socket, who is who, and how to act.
//
// The page makes one scene and puts it in the context; its parts get it with `useScene()`.
import { getContext, onMount, setContext } from "svelte";
import { announce } from "../../lib/announce";
import { loadTexts, t } from "../../lib/i18n.svelte";
import { notify } from "../../lib/notices.svelte";
import type { BoardShown, TableCard, TableShown } from "../../lib/protocol";
import {
  CommandRefused,
  TableLeft,
  type AnyAction,
  type Command,
  type TableSocket,
} from "../../lib/socket.svelte";
import type { Effects } from "./effects/effects";
import { placeNames, Places } from "./places";
import { Story } from "./story.svelte";
import { whyWords } from "./why";

/** A key that does something while nobody is typing. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`, in lower case. */
  readonly key: string;
  /** What it does, for the help. */
  readonly label: string;
  /** Why it does nothing now, which `run` says; such a key is not in the help. */
  readonly why?: string | null;
  run(): void;
}

/** A word of the typed command line. */
export interface Word {
  /** The word and its other forms; each may be abbreviated as long as it is unambiguous. */
  readonly names: readonly string[];
  /** How it is typed, for the help: "knock 7h". */
  readonly usage: string;
  readonly help: string;
  /** Do it. The answer is shown and read aloud; an Error says in words what is wrong. */
  run(rest: string): string | void | Promise<string | void>;
}

/** Provides words when somebody wants to type: they are loaded only then. */
export type GiveWords = () => readonly Word[] | Promise<readonly Word[]>;

const KEY = Symbol("scene");

/** What a hint mentions on the viewer's own board. */
export interface Hinted {
  /** The keys of cards in the hand (see `keyed`). */
  readonly cards: readonly string[];
  readonly pile: "stock" | "discards" | null;
}

const NO_HINT: Hinted = { cards: [], pile: null };

/** How long the viewer sees why something is not done, in ms. */
const TOLD_MS = 6000;

export class Scene {
  /** What the viewer was just told, such as why a button does nothing; it disappears by itself. */
  told: string | null = $state(null);
  #telling: ReturnType<typeof setTimeout> | undefined;
  /** The marks of the current hint. */
  hinted: Hinted = $state.raw(NO_HINT);
  /** The viewer leaves the table on purpose. */
  leaving = false;
  readonly places = new Places();
  /** What a table with days for a turn says; null at other tables, and until it is loaded. */
  days: typeof import("./days") | null = $state.raw(null);
  /** The effects above the table; null until they are loaded. */
  effects: Effects | null = null;
  readonly story: Story;
  readonly #keys = new Set<() => readonly Shortcut[]>();
  readonly #words = new Set<GiveWords>();

  constructor(readonly socket: TableSocket) {
    this.story = new Story(this);
  }

  /** The table as now shown; use it only while there is one. */
  get table(): TableShown {
    const table = this.socket.table;
    if (!table) throw new Error("the table is not known yet");
    return table;
  }

  get card(): TableCard {
    const card = this.socket.card;
    if (!card) throw new Error("the table is not known yet");
    return card;
  }

  /** The viewer's seat; null for a spectator. */
  get you(): number | null {
    return this.socket.table?.you ?? null;
  }

  /** The board that the viewer plays at, or null: the viewer is a spectator, or sits this round out. */
  get ownBoard(): BoardShown | null {
    return this.socket.table?.boards.find((board) => board.place !== null) ?? null;
  }

  /** Whether a command waits for its answer. */
  get busy(): boolean {
    return this.socket.waiting > 0;
  }

  /** The name of a match seat, "You" for the viewer's own. */
  name(seat: number): string {
    return seat === this.you ? t("table.you") : this.fullName(seat);
  }

  /** The name of a match seat, for any viewer. */
  fullName(seat: number): string {
    const name = this.socket.table?.seats[seat]?.name;
    return name ? name : t("table.seat", { n: seat + 1 });
  }

  /** The name at a place of a board. */
  nameAt(board: BoardShown, place: number): string {
    return this.name(board.seats[place] ?? place);
  }

  /** Do something in the round. A refusal is shown to the person; returns whether it was done. */
  act(action: AnyAction): Promise<boolean> {
    // While the connection is lost, one move waits for it. A second would be decided on an outdated
    // table.
    if (this.socket.connection !== "open" && this.busy) {
      this.tell(t("line.oneMove"));
      return Promise.resolve(false);
    }
    return this.#told(this.socket.act(action));
  }

  /** Change something else at the table, with the same messages. */
  command(command: Command): Promise<boolean> {
    return this.#told(this.socket.command(command));
  }

  /** Show the viewer a message for a while; `aloud` also for a screen reader. */
  tell(words: string, aloud = true): void {
    this.told = words;
    if (aloud) announce(words, "assertive");
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => this.untell(), TOLD_MS);
  }

  untell(): void {
    clearTimeout(this.#telling);
    this.told = null;
  }

  /** Mark what a hint mentions; the returned function removes the marks. */
  mark(hinted: Hinted): () => void {
    this.hinted = hinted;
    return () => (this.hinted = NO_HINT);
  }

  /** Where the last card of a board went, by the name of the place; null before one moved. */
  movedTo(board: number): string | null {
    const event = this.story.of(board).at(-1)?.event;
    switch (event?.type) {
      case "discarded":
      case "knocked":
        return placeNames.discard(board);
      case "drew":
      case "took":
      case "penalty":
        return placeNames.hand(board, event.seat);
      default:
        return null;
    }
  }

  /** Whether a hint mentions a pile, found by the name of its place. */
  pileHinted(place: string): boolean {
    const { pile } = this.hinted;
    const board = this.ownBoard;
    if (pile === null || board === null) return false;
    return place === (pile === "stock" ? placeNames.stock : placeNames.discard)(board.number);
  }

  /** All keys that answer now, the page's own first. */
  shortcuts(): Shortcut[] {
    return [...this.#keys].flatMap((give) => give());
  }

  /** All words that can be typed now. */
  async words(): Promise<Word[]> {
    try {
      await loadTexts(["typing", "commands", "later"]);
      return (await Promise.all([...this.#words].map((give) => give()))).flat();
    } catch (error) {
      console.error(error);
      throw new Error(t("page.failed")); // the words could not be loaded
    }
  }

  addKeys(give: () => readonly Shortcut[]): () => void {
    this.#keys.add(give);
    return () => this.#keys.delete(give);
  }

  addWords(give: GiveWords): () => void {
    this.#words.add(give);
    return () => this.#words.delete(give);
  }

  async #told(promise: Promise<unknown>): Promise<boolean> {
    try {
      await promise;
      return true;
    } catch (error) {
      if (error instanceof TableLeft) return false;
      if (error instanceof CommandRefused) {
        const words = whyWords({ code: error.code, words: error.message });
        notify(new Error(words));
        announce(words, "assertive");
      } else notify(error);
      return false;
    }
  }
}

export const provideScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);

/** Offer keys as long as the component exists. */
export function useKeys(give: () => readonly Shortcut[]): void {
  const scene = useScene();
  onMount(() => scene.addKeys(give));
}

/** Offer words of the command line as long as the component exists. */
export function useWords(give: GiveWords): void {
  const scene = useScene();
  onMount(() => scene.addWords(give));
}
