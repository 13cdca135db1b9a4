// What has happened in the round, in sentences, so that nobody has to notice a movement to know it.
import { cardName, cardShort } from "../../lib/cards";
import { t } from "../../lib/i18n.svelte";
import type { Card, TableEvent } from "../../lib/protocol";
import type { News } from "../../lib/socket.svelte";
import type { Scene } from "./scene.svelte";

export interface Line {
  readonly number: number;
  readonly words: string;
  /** The same with cards as symbols, for the eye: "Ann discards the 7♥". */
  readonly brief: string;
  /** The same for melds: words, and cards to be drawn small. Null if no meld is told. */
  readonly parts: readonly (string | readonly Card[])[] | null;
  readonly board: number;
  /** The match seat that did it; null for the deal and the end. */
  readonly seat: number | null;
}

/** The subject of an event, for sentences: "You draw" or "Greta draws". */
export interface Teller {
  /** True if the viewer did it. */
  readonly you: boolean;
  readonly name: string;
  /** The name at another place of the same board. */
  nameAt(place: number): string;
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
}

export interface SeenDealt {
  readonly seats: readonly number[];
  readonly dealer: number;
  readonly hands: readonly (readonly Card[] | null)[];
  readonly upcard: Card;
}

const MOST = 400;

/** Around a card in a sentence, so that it can be found again. */
const MARK = "\u0001";

/** A sentence with marked cards, taken apart: cards that follow one another are together. */
export function partsOf(marked: string): (string | Card[])[] {
  const parts: (string | Card[])[] = [];
  for (const [at, part] of marked.split(MARK).entries()) {
    const last = parts.at(-1);
    if (at % 2 === 1) {
      if (Array.isArray(last)) last.push(part);
      else parts.push([part]);
    } else if (part !== "" && !(Array.isArray(last) && part === ", ")) parts.push(part);
  }
  return parts;
}

/**
 * What is known of the newest round after these events. If events are missing in between, or
 * nothing was seen before, the server sends those of the whole round: they replace what was known.
 */
export function storyWith(known: readonly TableEvent[], news: News): TableEvent[] {
  const ofRound = (event: TableEvent): boolean => event.round_number === news.after.round_number;
  const heard = news.events.filter(ofRound);
  if (!news.complete && heard.length > 0) return heard;
  return [...known.filter(ofRound), ...heard];
}

export class Story {
  readonly #scene: Scene;
  /** An event of the game in a sentence; null if there is nothing to say. It is loaded with the game. */
  tells: (event: TableEvent, by: Teller) => string | null = () => null;
  #events = $state.raw<readonly TableEvent[]>([]);

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Restore what this browser saw of the round before a reload. */
  recall(): void {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(this.#memory) ?? "[]");
      if (Array.isArray(found)) this.#events = found as TableEvent[];
    } catch {
      this.#events = []; // nothing readable is stored: the story begins here
    }
  }

  /** Add new events; only the newest round is kept. */
  hear(news: News): void {
    this.#events = storyWith(this.#events, news).slice(-MOST);
    try {
      sessionStorage.setItem(this.#memory, JSON.stringify(this.#events));
    } catch {
      // A private window may store nothing; the story lasts as long as the page is open.
    }
  }

  /** What was seen of a deal, to check its deck: who sat where, the own hand, the upcard. */
  dealt(round: number, board: number): SeenDealt | null {
    for (const { round_number, board: at, seats, event } of this.#events) {
      if (round_number !== round || at !== board || event.type !== "dealt") continue;
      const { dealer, hands, upcard } = event;
      return { seats, dealer, hands, upcard };
    }
    return null;
  }

  /** What happened on a board, oldest first. */
  of(board: number): TableEvent[] {
    return this.#events.filter((event) => event.board === board);
  }

  /** What is known to have happened on a board in this round, oldest first. */
  eventsOf(board: number): TableEvent[] {
    return this.#events.filter((event) => event.board === board);
  }

  /** The sentences of the round, oldest first. */
  get lines(): Line[] {
    return this.tell(this.#events);
  }

  /** Events in sentences; those without one are left out. */
  tell(events: readonly TableEvent[]): Line[] {
    const lines: Line[] = [];
    const boards = this.#scene.socket.table?.boards.length ?? 1;
    for (const [number, event] of events.entries()) {
      const words = this.sentence(event);
      if (words === null) continue;
      const seat = "seat" in event.event ? (event.seats[event.event.seat] ?? null) : null;
      const where = boards > 1 ? t("story.board", { n: event.board + 1, words }) : words;
      const brief = this.sentence(event, cardShort) ?? words;
      lines.push({ number, words: where, brief, parts: this.#parts(event), board: event.board, seat });
    }
    return lines;
  }

  /** One event in a sentence. */
  sentence(event: TableEvent, card: (card: Card) => string = cardName): string | null {
    return this.tells(event, this.#teller(event, card));
  }

  /** What was laid down or off, with the cards apart from the words, and whose meld it is. */
  #parts(event: TableEvent): Line["parts"] {
    const what = event.event;
    const onto = what.type === "laid_off" || what.type === "displaced" ? what.onto : null;
    if (what.type !== "laid_down" && onto === null) return null;
    const parts = partsOf(this.sentence(event, (card) => MARK + card + MARK) ?? "");
    const board = this.#scene.socket.table?.boards.find((each) => each.number === event.board);
    const meld = onto === null || board?.type !== "contract" ? undefined : board.melds[onto];
    return board && meld ? [...parts, ` ${this.#scene.nameAt(board, meld.owner)}: `, meld.meld.cards] : parts;
  }

  #teller(event: TableEvent, card: (card: Card) => string): Teller {
    const scene = this.#scene;
    const seatAt = (place: number) => event.seats[place] ?? place;
    const seat = "seat" in event.event ? seatAt(event.event.seat) : null;
    return {
      you: seat !== null && seat === scene.you,
      name: seat === null ? "" : scene.name(seat),
      nameAt: (place) => scene.name(seatAt(place)),
      card,
      cards: (cards) => cards.map(card).join(", "),
    };
  }

  get #memory(): string {
    return `hollywood.story.${this.#scene.socket.id}`;
  }
}
