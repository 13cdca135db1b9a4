// The engine in the browser: this package's own rules, bots and sheets, run by a worker. It starts
// at the first use. `engine()` is for tables and sheets; `engine("review")` is another worker, for
// what takes long.
import { files, place } from "virtual:engine";
import type { Asked, EngineProblem, Told } from "./bridge";

/** A call was refused: the rules or the form do not allow it. `values` are those of the text. */
export class CallRefused extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly text = "",
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(words);
    this.name = "CallRefused";
  }
}

/** A call has no answer, because the engine could not start, has stopped, or has a defect. */
export class EngineFailed extends Error {
  constructor(
    readonly problem: EngineProblem | "defect",
    words: string,
  ) {
    super(words);
    this.name = "EngineFailed";
  }
}

export interface CallOptions {
  /** Hears how many pieces of the work are done, and how many there are. */
  report?: (done: number, pieces: number) => void;
  /** Gives the call up. */
  signal?: AbortSignal;
}

/** The part of a Worker that is needed here; tests bring their own. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<Told>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  report: CallOptions["report"];
}

type Hears = (message: unknown) => void;
type Refused = { refused?: { code: string; words: string; text?: string; values?: Record<string, string | number> } };

const newWorker = (): EngineWorker =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });

export class Engine {
  /** `off` before the first use. A `failed` engine starts again at the next call, or by `start`. */
  state = $state<"off" | "loading" | "ready" | "failed">("off");
  problem = $state<EngineProblem | null>(null);
  /** How many bytes of its files have come, and of how many. */
  loaded = $state(0);
  readonly total = files.reduce((sum, file) => sum + file.bytes, 0);
  /** How often it has started: what Python held in memory is gone when this grows. */
  starts = $state(0);

  readonly #open: () => EngineWorker;
  #worker: EngineWorker | null = null;
  #early: Asked[] = [];
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #hearing = new Map<string, Set<Hears>>();

  constructor(open = newWorker) {
    this.#open = open;
  }

  /** Start, unless it runs: before the first call, to have it ready. */
  start(): void {
    if (this.state === "loading" || this.state === "ready") return;
    this.#leave();
    [this.state, this.problem, this.loaded] = ["loading", null, 0];
    this.starts++;
    const worker = this.#open();
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.#fail("crashed", event.message);
    worker.postMessage({ start: files.map((file) => ({ ...file })), place });
  }

  /** End the worker, and everything in it. */
  stop(): void {
    this.#leave();
    this.#rejectAll(new EngineFailed("crashed", "the engine was stopped"));
    this.state = "off";
  }

  /**
   * Ask for something by its name (`hollywood.offline.calls`). Rejects with CallRefused,
   * EngineFailed, or the reason of the signal.
   */
  call<T>(name: string, form: unknown = {}, { report, signal }: CallOptions = {}): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    this.start();
    const number = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      const gaveUp = () => {
        this.#waiting.delete(number);
        this.#ask({ stop: number });
        reject(signal!.reason);
      };
      const ended = () => signal?.removeEventListener("abort", gaveUp);
      signal?.addEventListener("abort", gaveUp, { once: true });
      this.#waiting.set(number, {
        resolve: (value) => (ended(), resolve(value as T)),
        reject: (error) => (ended(), reject(error)),
        report,
      });
      this.#ask({ call: number, name, body: JSON.stringify(form) });
    });
  }

  /** Hear what Python sends on a channel (`hollywood.offline.bridge.emit`); returns how to stop. */
  listen<T>(channel: string, hears: (message: T) => void): () => void {
    const all = this.#hearing.get(channel) ?? new Set();
    this.#hearing.set(channel, all.add(hears as Hears));
    return () => {
      all.delete(hears as Hears);
      if (all.size === 0) this.#hearing.delete(channel);
    };
  }

  #ask(asked: Asked): void {
    if (this.state === "loading") this.#early.push(asked);
    else this.#worker?.postMessage(asked);
  }

  #hear(told: Told): void {
    if ("loaded" in told) this.loaded = told.loaded;
    else if ("ready" in told) this.#ready();
    else if ("problem" in told) this.#fail(told.problem, told.words);
    else if ("answer" in told) this.#answered(told.answer, told.body);
    else if ("fail" in told) this.#take(told.fail)?.reject(new EngineFailed("defect", told.words));
    else if ("report" in told) this.#waiting.get(told.report)?.report?.(told.done, told.pieces);
    else for (const hears of [...(this.#hearing.get(told.emit) ?? [])]) hears(JSON.parse(told.text));
  }

  #ready(): void {
    this.state = "ready";
    for (const asked of this.#early.splice(0)) this.#worker?.postMessage(asked);
  }

  #answered(number: number, body: string): void {
    const waiting = this.#take(number);
    if (!waiting) return; // given up
    const answer = JSON.parse(body) as Refused;
    const refused = answer?.refused;
    if (refused) waiting.reject(new CallRefused(refused.code, refused.words, refused.text, refused.values));
    else waiting.resolve(answer);
  }

  #take(number: number): Waiting | undefined {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    return waiting;
  }

  #fail(problem: EngineProblem, words: string): void {
    console.error(`the engine: ${words}`);
    this.#leave();
    [this.state, this.problem] = ["failed", problem];
    this.#rejectAll(new EngineFailed(problem, words));
  }

  #leave(): void {
    if (this.#worker) [this.#worker.onmessage, this.#worker.onerror] = [null, null];
    this.#worker?.terminate();
    this.#worker = null;
    this.#early = [];
  }

  #rejectAll(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}

const engines = new Map<string, Engine>();

/** The engine with this name; the same one each time. It starts with the first call. */
export function engine(name = "table"): Engine {
  let found = engines.get(name);
  if (!found) engines.set(name, (found = new Engine()));
  return found;
}
