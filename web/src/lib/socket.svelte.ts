// One table over one WebSocket: what it looks like now, and a way to do something at it.
//
// A command has an id of its own and is sent again after every new connection until the server has
// answered it; the server does it once, however often it comes. A lost line is picked up again after
// a random, growing time, and at once when the browser is back online or the page is looked at. That it
// is lost shows by a question without an answer, asked at once when the browser says it is offline.
import { t } from "./i18n.svelte";
import {
  PROTOCOL,
  type Card,
  type ChatLine,
  type ClientMessage,
  type Closing,
  type AskHint,
  type Consider,
  type Considered,
  type ContractAction,
  type Done,
  type GinAction,
  type Hinted,
  type ProofShown,
  type Refused,
  type ServerMessage,
  type SheetShown,
  type TableCard,
  type TableEvent,
  type TableShown,
} from "./protocol";
import { commandId, fraction } from "./random";

export type Connection = "connecting" | "open" | "lost" | "closed";
export type AnyAction = GinAction | ContractAction;

type Commands = Extract<ClientMessage, { command_id: string }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** A message that changes something, before it has its id. */
export type Command = Without<Commands, "command_id">;

/** The server's no to a command. */
export class CommandRefused extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly version: number,
  ) {
    super(words);
    this.name = "CommandRefused";
  }
}

/** A command that was given up because the table was left. */
export class TableLeft extends Error {
  constructor() {
    super(t("socket.left"));
    this.name = "TableLeft";
  }
}

/** What an update brought: the events in their order, and the table before and after them. */
export interface News {
  readonly events: readonly TableEvent[];
  readonly before: TableShown | null;
  readonly after: TableShown;
  /** False where events are missing between `before` and `after`: show the new state at once. */
  readonly complete: boolean;
}

/** The part of a WebSocket that is needed here; tests bring their own. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Options {
  connect?: (address: string) => Line;
  random?: () => number;
}

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 10_000;
/** Somebody who has just come back to the page is not kept waiting for so long. */
export const WOKEN_PONG_WITHIN = 3_000;
/** Without a network the answer comes from this very machine, or not at all. */
export const CUT_PONG_WITHIN = 1_000;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 20_000;

interface Pending {
  readonly text: string;
  resolve(done: Done): void;
  reject(error: Error): void;
}

type Answer = Considered | Hinted;

interface Question {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

type Timer = ReturnType<typeof setTimeout>;

export class TableSocket {
  /** How the line to the server is. */
  connection = $state<Connection>("connecting");
  card = $state.raw<TableCard | null>(null);
  table = $state.raw<TableShown | null>(null);
  sheet = $state.raw<SheetShown | null>(null);
  proofs = $state.raw<readonly ProofShown[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The events of the last update; whoever must not miss any uses `listen`. */
  lastEvents = $state.raw<readonly TableEvent[]>([]);
  /** When the table was shown, on the clock of `performance.now()`: times left count from here. */
  shownAt = $state.raw(0);
  /** What the server did not take, in words. */
  trouble = $state.raw<string | null>(null);
  /** Why the server ended the connection, when it said so. */
  closing = $state.raw<Closing | null>(null);
  /** The server speaks another version of the protocol: the page has to be loaded again. */
  outdated = $state(false);
  /** How many commands wait for their answer. */
  waiting = $state(0);

  readonly id: string;
  readonly #connect: (address: string) => Line;
  readonly #random: () => number;
  readonly #pending = new Map<string, Pending>();
  readonly #questions = new Map<number, Question>();
  readonly #listeners = new Set<(news: News) => void>();
  #line: Line | null = null;
  #tries = 0;
  #nextQuestion = 1;
  #started = false;
  #reconnect: Timer | undefined;
  #ping: Timer | undefined;
  #pong: Timer | undefined;

  constructor(id: string, options: Options = {}) {
    this.id = id;
    this.#connect = options.connect ?? ((address) => new WebSocket(address));
    this.#random = options.random ?? fraction;
  }

  /** Sit by the table: connect, and stay connected until `close`. */
  open(): void {
    if (this.#started) return;
    this.#started = true;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#dial();
  }

  /** Leave: nothing is sent or received from now on, and open commands fail. */
  close(): void {
    this.#end();
    for (const pending of this.#pending.values()) pending.reject(new TableLeft());
    this.#pending.clear();
    this.#count();
  }

  /** Do something in the round; the promise is kept when it is done for good. */
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
      if (this.connection === "open") this.#line?.send(text);
    });
  }

  /** Say something to the table; false when the line is down and nothing was said. */
  say(text: string): boolean {
    return this.#sendNow({ type: "say", text });
  }

  /** Let the discard on offer go by; false when the line is down. */
  passOffer(): boolean {
    return this.#sendNow({ type: "pass_offer", version: this.table?.version ?? 0 });
  }

  /** Say how offers are answered without being asked; false when the line is down. */
  prefer(autoPass: boolean, want: Card[]): boolean {
    return this.#sendNow({ type: "prefer", auto_pass: autoPass, want });
  }

  /** Ask whether an action would be allowed, without doing it. */
  consider(action: AnyAction): Promise<Considered> {
    return this.ask({ type: "consider", action });
  }

  /** Ask something that changes nothing. */
  ask<T extends Answer>(question: Without<Consider | AskHint, "request">): Promise<T> {
    const request = this.#nextQuestion++;
    return new Promise((resolve, reject) => {
      if (this.#sendNow({ ...question, request })) {
        this.#questions.set(request, { resolve: resolve as Question["resolve"], reject });
      } else reject(new Error(t("socket.lost")));
    });
  }

  /** Hear of every update, in order and before the state changes; the answer ends it. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Try to connect now instead of waiting for the next try. */
  retry(): void {
    if (this.connection !== "lost") return;
    this.#tries = 0;
    this.#dial();
  }

  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.connection === "lost") this.retry();
    else if (this.connection === "open") this.#askForLife(WOKEN_PONG_WITHIN);
  };

  // The network is gone, and with it most likely the line; a server on this machine still answers.
  readonly #cut = (): void => {
    if (this.connection === "open") this.#askForLife(CUT_PONG_WITHIN);
  };

  #dial(): void {
    clearTimeout(this.#reconnect);
    this.#drop();
    this.connection = "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const line = this.#connect(`${scheme}//${location.host}/ws/table/${encodeURIComponent(this.id)}`);
    this.#line = line;
    this.#expectPong(); // the greeting counts as a sign of life
    line.onopen = () => {
      // Not "open" before the server has greeted: until then commands wait.
      this.#send(line, { type: "hello", protocol: PROTOCOL, since: this.table?.version ?? null });
    };
    line.onmessage = (event) => {
      if (line === this.#line) this.#hear(String(event.data));
    };
    line.onclose = () => {
      if (line === this.#line) this.#lost();
    };
  }

  /** Forget the line, without waiting for its end. */
  #drop(): void {
    const line = this.#line;
    this.#line = null;
    clearTimeout(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    for (const question of this.#questions.values()) question.reject(new Error(t("socket.lost")));
    this.#questions.clear();
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close(1000);
  }

  #lost(): void {
    this.#drop();
    if (this.connection === "closed") return;
    const asked = this.closing?.retry_ms;
    this.connection = "lost";
    // Full jitter: after an outage of the server not everybody comes back at the same moment.
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const wait = (asked ?? 0) + this.#random() * longest;
    this.#tries += 1;
    this.#reconnect = setTimeout(() => this.#dial(), wait);
  }

  #end(): void {
    this.#started = false;
    this.connection = "closed";
    clearTimeout(this.#reconnect);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.#alive();
    switch (message.type) {
      case "welcome": {
        if (message.protocol !== PROTOCOL) {
          this.#outdate();
          return;
        }
        const known = this.table !== null;
        this.#tell(message.events, message.table, known && message.complete);
        this.card = message.card;
        this.sheet = message.sheet;
        this.proofs = message.proofs;
        this.chat = message.chat;
        this.closing = null;
        this.#tries = 0;
        this.connection = "open";
        for (const pending of this.#pending.values()) this.#line?.send(pending.text);
        return;
      }
      case "update":
        this.#tell(message.events, message.table, true);
        if (message.sheet !== undefined) this.sheet = message.sheet;
        if (message.proofs !== undefined) this.proofs = message.proofs;
        return;
      case "done":
        this.#answered(message.command_id)?.resolve(message);
        return;
      case "refused":
        this.#answered(message.command_id)?.reject(this.#refusal(message));
        return;
      case "considered":
      case "hinted":
        this.#questions.get(message.request)?.resolve(message);
        this.#questions.delete(message.request);
        return;
      case "said":
        if (!this.chat.some((line) => line.number === message.line.number)) {
          this.chat = [...this.chat, message.line];
        }
        return;
      case "trouble":
        if (message.code === "protocol") this.#outdate();
        else this.trouble = message.words;
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

  #tell(events: readonly TableEvent[], after: TableShown, complete: boolean): void {
    const news: News = { events, before: this.table, after, complete };
    for (const listener of this.#listeners) listener(news);
    this.lastEvents = events;
    this.table = after;
    this.shownAt = performance.now();
  }

  #refusal(message: Refused): CommandRefused {
    return new CommandRefused(message.code, message.words, message.version);
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

  #sendNow(message: ClientMessage): boolean {
    if (this.connection !== "open" || !this.#line) return false;
    this.#send(this.#line, message);
    return true;
  }

  #send(line: Line, message: ClientMessage): void {
    line.send(JSON.stringify(message));
  }

  /** Whatever comes from the server shows that the line is alive. */
  #alive(): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#askForLife(), PING_EVERY);
  }

  #askForLife(within = PONG_WITHIN): void {
    if (!this.#line) return;
    // A question that is under way is asked again with less patience, not twice.
    if (this.#pong !== undefined && within >= PONG_WITHIN) return;
    if (this.#pong === undefined) this.#send(this.#line, { type: "ping", sent: Math.floor(performance.now()) });
    this.#expectPong(within);
  }

  #expectPong(within = PONG_WITHIN): void {
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#lost(), within);
  }
}
