// Sitting down in one step: the name that the guest types, and the seat.
import { api } from "../../../lib/api";
import { become, loadMe, person } from "../../../lib/me.svelte";
import { notify } from "../../../lib/notices.svelte";
import type { TableSocket } from "../../../lib/socket.svelte";
import type { Scene } from "../scene.svelte";

/** Connect again: the browser is somebody else now, which the server finds out when a connection opens. */
export function reconnect(socket: TableSocket): void {
  socket.close();
  socket.open();
}

export class Sitting {
  /** The name as typed; null until something is typed, and the known name is shown. */
  typed: string | null = $state(null);
  /** What is wrong with the name, in words. */
  problem: string | null = $state(null);
  busy = $state(false);

  constructor(readonly scene: Scene) {}

  get name(): string {
    return this.typed ?? person.me.name ?? "";
  }

  set name(text: string) {
    this.typed = text;
    this.problem = null;
  }

  /** Take the name and sit down; without `seat` in any free one. Returns whether it was done. */
  async sit(seat: number | null): Promise<boolean> {
    this.busy = true;
    try {
      if (!(await this.#takeName())) return false;
      return await this.scene.command({ type: "sit", seat });
    } catch (error) {
      notify(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #takeName(): Promise<boolean> {
    if (!person.known) await loadMe();
    const name = this.name.trim();
    const before = person.me;
    if (before.id !== null && (name === "" || name === before.name)) return true;
    try {
      await become(before.id === null ? await api.guest({ name: name || null }) : await api.rename({ name }));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return false;
    }
    if (before.id === null) reconnect(this.scene.socket);
    return true;
  }
}
