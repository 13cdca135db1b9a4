// One table over one line, usually a WebSocket: its current state, and a way to act on it.
//
// Each command has an id. It is sent again on every new connection until the server answers, and
// the server carries it out only once. `line` keeps the connection open.
import { t } from "./i18n.svelte";
import { KeptLine, type Holder, type Options, type TableLine } from "./line";
import {
  PROTOCOL,
  type ChatLine,
  type ClientMessage,
  type Closing,
  type AskHint,
  type AskSeatCode,
  type Consider,
  type Considered,
  type ContractAction,
  type Done,
  type GinAction,
  type Hinted,
  type Plan,
  type Planned,
  type Prefer,
  type ProofShown,
  type SayPhrase,
  type SeatCode,
  type ServerMessage,
  type SheetShown,
  type TableCard,
  type TableEvent,
  type Trouble,
  type TableShown,
} from "./protocol";
import { commandId } from "./random";
import { CommandRefused, TableLeft } from "./refused";

export { CommandRefused, TableLeft };
export type { Options };

export type Connection = "connecting" | "open" | "lost" | "closed";
export type AnyAction = GinAction | ContractAction;

type Commands = Extract<ClientMessage, { command_id: string }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A message that changes something, without its id. */
export type Command = Without<Commands, "command_id">;

/** The viewer's wishes about offers, as they are sent. */
export type WishSent = Without<Prefer, "type">;

/** An update: its events in order, and the table before and after them. */
export interface News {
  readonly events: readonly TableEvent[];
  readonly before: TableShown | null;
  readonly after: TableShown;
  /** False if events are missing between `before` and `after`: then show the new state at once. */
  readonly complete: boolean;
}

interface Pending {
  readonly text: string;
  resolve(done: Done): void;
  reject(error: Error): void;
}

type Answer = Considered | Planned | Hinted | SeatCode;

interface Question {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class TableSocket {
  /** The state of the connection to the server. */
  connection = $state<Connection>("connecting");
  card = $state.raw<TableCard | null>(null);
  table = $state.raw<TableShown | null>(null);
  sheet = $state.raw<SheetShown | null>(null);
  proofs = $state.raw<readonly ProofShown[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The seats of people whom the viewer mutes. */
  muted = $state.raw<readonly number[]>([]);
  /** The events of the last update. Use `listen` to get all of them. */
  lastEvents = $state.raw<readonly TableEvent[]>([]);
  /** When the table was received, in the time of `performance.now()`. Times left count from here. */
  shownAt = $state.raw(0);
  /** The server's last complaint about a message. */
  trouble = $state.raw<Trouble | null>(null);
  /** Why the server ended the connection, if it said so. */
  closing = $state.raw<Closing | null>(null);
  /** The server speaks another version of the protocol, so the page must be loaded again. */
  outdated = $state(false);
  /** How many commands wait for their answers. */
  waiting = $state(0);

  readonly id: string;
  readonly #line: TableLine;
  readonly #pending = new Map<string, Pending>();
  readonly #questions = new Map<number, Question>();
  readonly #listeners = new Set<(news: News) => void>();
  #nextQuestion = 1;
  /** What the server's history is called, so that it notices if it was restored from a backup. */
  #history: string | null = null;
  #started = false;
  constructor(id: string, options: Options = {}) {
    this.id = id;
    const holder: Holder = {
      dialing: () => {
        this.#forgetQuestions();
        this.connection = "connecting";
      },
      // Not "open" before the server has greeted: until then commands wait.
      opened: () => this.#greet(),
      heard: (text) => this.#hear(text),
      lost: () => {
        this.#forgetQuestions();
        this.connection = "lost";
        return this.closing?.retry_ms ?? 0;
      },
    };
    this.#line = options.line?.(holder) ?? new KeptLine(`/ws/table/${encodeURIComponent(id)}`, holder, options);
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    if (this.#started) return;
    this.#started = true;
    this.#line.open();
  }

  /** Leave the table. From now on nothing is sent or received, and open commands fail. */
  close(): void {
    this.#started = false;
    this.connection = "closed";
    this.#line.close();
    this.#forgetQuestions();
    for (const pending of this.#pending.values()) pending.reject(new TableLeft());
    this.#pending.clear();
    this.#count();
  }

  /** Do something in the round. The promise resolves when the server has stored it. */
  act(action: AnyAction): Promise<Done> {
    return this.command({ type: "act", version: this.table?.version ?? 0, action });
  }

  /** Change something; CommandRefused says in words why it was not done. */
  command(command: Command): Promise<Done> {
    if (!this.#started || this.connection === "closed") return Promise.reject(new TableLeft());
    const id = commandId();
    const text = JSON.stringify({ ...command, command_id: id });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve, reject });
      this.#count();
      if (this.connection === "open") this.#line.sendText(text);
    });
  }

  /** Say something to the table, or a ready phrase; false if the connection is lost and nothing was said. */
  say(words: string | Pick<SayPhrase, "phrase">): boolean {
    return this.tell(typeof words === "string" ? { type: "say", text: words } : { type: "say_phrase", ...words });
  }

  /** Ask whether an action would be allowed, without doing it. */
  consider(action: AnyAction): Promise<Considered> {
    return this.ask({ type: "consider", action });
  }

  /** Ask something that changes nothing. */
  ask<T extends Answer>(question: Without<Consider | Plan | AskHint | AskSeatCode, "request">): Promise<T> {
    const request = this.#nextQuestion++;
    return new Promise((resolve, reject) => {
      if (this.tell({ ...question, request })) {
        this.#questions.set(request, { resolve: resolve as Question["resolve"], reject });
      } else reject(new Error(t("socket.lost")));
    });
  }

  /** Get every update, in order and before the state changes. The returned function ends it. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Try to connect now instead of waiting for the next try. */
  retry(): void {
    this.#line.retry();
  }

  #greet(): void {
    const since = this.table?.version ?? null;
    this.#line.send({ type: "hello", protocol: PROTOCOL, since, history: this.#history });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "welcome": {
        if (message.protocol !== PROTOCOL) {
          this.#outdate();
          return;
        }
        const known = this.table !== null;
        this.#show(message.events, message.table, known && message.complete);
        this.card = message.card;
        this.sheet = message.sheet;
        this.proofs = message.proofs;
        this.chat = message.chat;
        this.muted = message.muted ?? [];
        this.#history = message.history ?? null;
        this.closing = null;
        this.#line.greeted();
        this.connection = "open";
        for (const pending of this.#pending.values()) this.#line.sendText(pending.text);
        return;
      }
      case "update":
        this.#show(message.events, message.table, true);
        if (message.sheet !== undefined) this.sheet = message.sheet;
        if (message.proofs !== undefined) this.proofs = message.proofs;
        return;
      case "done":
        this.#answered(message.command_id)?.resolve(message);
        return;
      case "refused":
        this.#answered(message.command_id)?.reject(new CommandRefused(message.code, message.words, message.version));
        return;
      case "considered":
      case "planned":
      case "hinted":
      case "seat_code":
        this.#questions.get(message.request)?.resolve(message);
        this.#questions.delete(message.request);
        return;
      case "said":
        if (!this.chat.some((line) => line.number === message.line.number)) {
          this.chat = [...this.chat, message.line];
        }
        return;
      case "chat":
        this.chat = message.lines;
        this.muted = message.muted;
        return;
      case "trouble":
        if (message.code === "protocol") this.#outdate();
        else this.trouble = message;
        return;
      case "closing":
        this.closing = message;
        if (message.code === "protocol") this.#outdate();
        else if (message.retry_ms === null) this.close();
        return;
      case "pong":
        return;
    }
  }

  #show(events: readonly TableEvent[], after: TableShown, complete: boolean): void {
    const news: News = { events, before: this.table, after, complete };
    for (const listener of this.#listeners) listener(news);
    this.lastEvents = events;
    this.table = after;
    this.shownAt = performance.now();
  }

  #answered(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#count();
    return pending;
  }

  #outdate(): void {
    this.outdated = true;
    this.close();
  }

  #count(): void {
    this.waiting = this.#pending.size;
  }

  /** A question gets no answer once its connection is lost. */
  #forgetQuestions(): void {
    for (const question of this.#questions.values()) question.reject(new Error(t("socket.lost")));
    this.#questions.clear();
  }

  /** Say something that has no answer; false if the connection is lost and nothing was said. */
  tell(message: ClientMessage): boolean {
    if (this.connection !== "open") return false;
    this.#line.send(message);
    return true;
  }
}
