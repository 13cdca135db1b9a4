// An engine for tests: it notes what it is asked, and says what a test wants.

export class FakeEngine {
  state = $state<"off" | "loading" | "ready" | "failed">("ready");
  starts = $state(1);
  refuses = false;
  readonly calls: [name: string, form: Record<string, unknown>][] = [];
  readonly #hearing = new Map<string, (message: unknown) => void>();

  async call(name: string, form: Record<string, unknown>): Promise<unknown> {
    this.calls.push([name, form]);
    if (this.refuses) throw new Error("refused");
    if (this.state === "failed") [this.state, this.starts] = ["ready", this.starts + 1];
    return {};
  }

  listen(channel: string, hears: (message: unknown) => void): () => void {
    this.#hearing.set(channel, hears);
    return () => this.#hearing.delete(channel);
  }

  emit(channel: string, message: unknown): void {
    this.#hearing.get(channel)?.(message);
  }
}
