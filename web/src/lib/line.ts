// The connection to the server. It is kept open, and reopened after a loss.
//
// The wait before the next try is random and grows. There is no wait when the browser comes back
// online or somebody looks at the page. A ping without an answer shows that the connection is lost;
// one is sent at once when the browser says that it is offline.
import type { ClientMessage } from "./protocol";
import { fraction } from "./random";
import { at } from "./site";

/** The part of a WebSocket that is needed here; tests bring their own. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

/** A way to the table, kept open: over a socket, or to the engine in this browser. */
export interface TableLine {
  open(): void;
  close(): void;
  /** The other end has greeted: the line works, and the next loss counts as the first again. */
  greeted(): void;
  /** Open the line now instead of waiting. */
  retry(): void;
  send(message: ClientMessage): void;
  sendText(text: string): void;
}

export interface Options {
  /** Makes the line to the table, if it is not at the server. */
  line?: ((holder: Holder) => TableLine) | undefined;
  connect?: (address: string) => Line;
  random?: () => number;
}

/** The owner of the connection. */
export interface Holder {
  /** A connection is being opened; older ones no longer report anything. */
  dialing(): void;
  /** The connection can carry messages. */
  opened(): void;
  heard(text: string): void;
  /** The connection is lost. Returns for how many ms the server asked not to be called. */
  lost(): number;
}

export const PING_EVERY = 20_000;
export const PONG_WITHIN = 10_000;
/** A person who has just come back to the page waits no longer than this. */
export const WOKEN_PONG_WITHIN = 3_000;
/** Without a network, only a server on this machine can answer, and it is fast. */
export const CUT_PONG_WITHIN = 1_000;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 20_000;

type Timer = ReturnType<typeof setTimeout>;

export class KeptLine implements TableLine {
  readonly #path: string;
  readonly #holder: Holder;
  readonly #connect: (address: string) => Line;
  readonly #random: () => number;
  #line: Line | null = null;
  /** Between losing a connection and opening the next one. */
  #waits = false;
  /** The server has greeted on this connection. */
  #greeted = false;
  #tries = 0;
  #reconnect: Timer | undefined;
  #ping: Timer | undefined;
  #pong: Timer | undefined;

  constructor(path: string, holder: Holder, options: Options) {
    this.#path = path;
    this.#holder = holder;
    this.#connect = options.connect ?? ((address) => new WebSocket(address));
    this.#random = options.random ?? fraction;
  }

  open(): void {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#dial();
  }

  close(): void {
    clearTimeout(this.#reconnect);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#waits = false;
    this.#drop();
  }

  greeted(): void {
    this.#greeted = true;
    this.#tries = 0;
  }

  retry(): void {
    if (!this.#waits) return;
    this.#tries = 0;
    this.#dial();
  }

  /** What is only asked or planned is as long as anything else: a listener sees the length. */
  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message).padEnd(512));
  }

  sendText(text: string): void {
    this.#line?.send(text);
  }

  readonly #wake = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#waits) this.retry();
    else if (this.#greeted) this.#askForLife(WOKEN_PONG_WITHIN);
  };

  // The network is gone, and most likely the connection too; a server on this machine still
  // answers.
  readonly #cut = (): void => {
    if (this.#greeted) this.#askForLife(CUT_PONG_WITHIN);
  };

  #dial(): void {
    clearTimeout(this.#reconnect);
    this.#drop();
    this.#waits = false;
    this.#holder.dialing();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const line = this.#connect(`${scheme}//${location.host}${at(this.#path)}`);
    this.#line = line;
    this.#expectPong(); // the greeting counts as a sign of life
    line.onopen = () => this.#holder.opened();
    line.onmessage = (event) => {
      if (line !== this.#line) return;
      this.#alive();
      this.#holder.heard(String(event.data));
    };
    line.onclose = () => {
      if (line === this.#line) this.#lost();
    };
  }

  /** Drop the connection, without waiting for its end. */
  #drop(): void {
    const line = this.#line;
    this.#line = null;
    this.#greeted = false;
    clearTimeout(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close(1000);
  }

  #lost(): void {
    this.#drop();
    this.#waits = true;
    // Full jitter: after an outage of the server, not everybody comes back at the same moment.
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    const wait = this.#holder.lost() + this.#random() * longest;
    this.#tries += 1;
    this.#reconnect = setTimeout(() => this.#dial(), wait);
  }

  /** Anything from the server shows that the connection is alive. */
  #alive(): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#askForLife(), PING_EVERY);
  }

  #askForLife(within = PONG_WITHIN): void {
    if (!this.#line) return;
    // If a ping is already waiting, shorten its wait instead of sending another.
    if (this.#pong !== undefined && within >= PONG_WITHIN) return;
    if (this.#pong === undefined) this.send({ type: "ping", sent: Math.floor(performance.now()) });
    this.#expectPong(within);
  }

  #expectPong(within = PONG_WITHIN): void {
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#lost(), within);
  }
}
