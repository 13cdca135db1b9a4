import { beforeEach, describe, expect, it } from "vitest";
import type { TableEvent, TableShown } from "../../../lib/protocol";
import type { Connection } from "../../../lib/socket.svelte";
import { lessGranted, recallWish, Wishes } from "./wishes.svelte";

function line(auto_pass = false, want: string[] = []) {
  const sent: [boolean, string[]][] = [];
  return {
    id: "table1",
    connection: "open" as Connection,
    table: { you: 1, auto_pass, want } as unknown as TableShown | null,
    sent,
    prefer(auto: boolean, cards: string[]): boolean {
      sent.push([auto, cards]);
      return this.connection === "open";
    },
  };
}

describe("wishes", () => {
  beforeEach(() => localStorage.clear());

  it("are kept, and said again when the server knows nothing of them", () => {
    const first = new Wishes(line());
    first.set({ auto: true, want: ["7h", "7h"] });
    expect(recallWish("table1")).toEqual({ auto: true, want: ["7h"] });
    const later = line();
    const again = new Wishes(later);
    again.follow();
    expect(later.sent).toEqual([[true, ["7h"]]]);
    again.follow();
    expect(later.sent).toHaveLength(1);
  });

  it("wait while the line is down", () => {
    const down = line();
    down.connection = "lost";
    const wishes = new Wishes(down);
    expect(wishes.set({ auto: true, want: [] })).toBe(false);
    wishes.follow();
    down.connection = "open";
    wishes.follow();
    expect(down.sent.at(-1)).toEqual([true, []]);
  });

  it("give way to what the server knows", () => {
    const known = line(false, ["9c"]);
    const wishes = new Wishes(known);
    wishes.follow();
    expect(wishes.now).toEqual({ auto: false, want: ["9c"] });
    known.table = { you: 1, auto_pass: false, want: [] } as unknown as TableShown;
    wishes.follow();
    expect(recallWish("table1").want).toEqual([]);
  });

  it("forget a card that has come", () => {
    const event = { type: "may_i_granted", seat: 1, card: "7h" };
    const events = [{ round_number: 1, board: 0, seats: [0, 1], event }] as unknown as TableEvent[];
    expect(lessGranted({ auto: false, want: ["7h", "8h"] }, events, 1).want).toEqual(["8h"]);
    const wish = { auto: false, want: ["7h"] };
    expect(lessGranted(wish, events, 0)).toBe(wish);
  });

  it("are nothing where something unreadable is kept", () => {
    localStorage.setItem("hollywood.wishes.table1", "[nonsense");
    expect(recallWish("table1")).toEqual({ auto: false, want: [] });
  });
});
