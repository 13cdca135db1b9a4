import { beforeEach, describe, expect, it } from "vitest";
import type { NeedTime, Prefer, TableShown } from "../../../lib/protocol";
import { settings } from "../../../lib/settings.svelte";
import type { Connection, WishSent } from "../../../lib/socket.svelte";
import { decided, NO_WISH, sentWish, shownWish, Wishes, type Wish } from "./wishes.svelte";

const NOTHING = { auto_pass: false, nearer: null, want: [], never: [], wishes_stay: false };

const shown = (over: object = {}): TableShown =>
  ({ you: 1, seats: [{ longer: 0 }, { longer: 0 }], ...NOTHING, ...over }) as unknown as TableShown;

function line() {
  return {
    connection: "open" as Connection,
    table: shown(),
    sent: [] as WishSent[],
    times: [] as number[],
    tell(message: Prefer | NeedTime): boolean {
      if (this.connection !== "open") return false;
      if (message.type === "need_time") this.times.push(message.seconds);
      else {
        const { type: _, ...wish } = message;
        this.sent.push(wish);
      }
      return true;
    },
  };
}

const wish = (over: Partial<Wish>): Wish => ({ ...NO_WISH, ...over });

describe("wishes", () => {
  beforeEach(() => void (settings.moreTime = 0));

  it("are sent and shown as the server knows them", () => {
    for (const rest of ["ask", "ask-if-nearer", "call-if-nearer", "pass"] as const) {
      const all = wish({ rest, want: ["7h"], never: ["Jc"], stay: true });
      const { stay, ...sent } = sentWish(all);
      expect(shownWish(shown({ ...sent, wishes_stay: stay }))).toEqual(all);
    }
  });

  it("show a change at once, and then what the server shows", () => {
    const here = line();
    const wishes = new Wishes(here);
    expect(wishes.set(wish({ rest: "pass" }))).toBe(true);
    wishes.follow();
    expect(wishes.now.rest).toBe("pass");
    here.table = shown({ auto_pass: true });
    wishes.follow();
    here.table = shown(); // the hand is over
    wishes.follow();
    expect(wishes.now.rest).toBe("ask");
    expect(here.sent).toHaveLength(1);
  });

  it("wait while the connection is lost", () => {
    const here = line();
    here.connection = "lost";
    const wishes = new Wishes(here);
    expect(wishes.set(wish({ want: ["7h"] }))).toBe(false);
    wishes.follow();
    here.connection = "open";
    wishes.follow();
    wishes.follow();
    expect(here.sent).toEqual([{ ...NOTHING, wishes_stay: undefined, want: ["7h"], stay: false }]);
  });

  it("have a card in one list at most", () => {
    const once = decided(NO_WISH, ["7h", "8h"], "want");
    expect(once.want).toEqual(["7h", "8h"]);
    const twice = decided(once, ["8h"], "never");
    expect([twice.want, twice.never]).toEqual([["7h"], ["8h"]]);
    expect(decided(twice, ["8h", "7h"], null)).toEqual(NO_WISH);
  });

  it("remember for how long, before there is anything to wish", () => {
    const wishes = new Wishes(line());
    wishes.set(wish({ stay: true }));
    wishes.follow();
    expect(wishes.now).toEqual(wish({ stay: true }));
  });

  it("tell once that somebody needs more time, and leave other devices alone", () => {
    const here = line();
    here.table = shown({ seats: [{ longer: 0 }, { longer: 20 }] });
    new Wishes(here).follow();
    expect(here.times).toEqual([]);
    settings.moreTime = 10;
    const wishes = new Wishes(here);
    wishes.follow();
    wishes.follow();
    expect(here.times).toEqual([10]);
  });
});
