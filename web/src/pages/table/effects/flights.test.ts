// Which card flies from where to where, from two states and the events between them.
import { expect, test } from "vitest";
import type { BoardShown, ContractEvent, GinEvent, TableEvent, TableShown } from "../../../lib/protocol";
import type { News } from "../../../lib/socket.svelte";
import { movements } from "./flights";
import { momentOf } from "./moments";
import { soundOf } from "./sounds";

const told = (event: GinEvent | ContractEvent): TableEvent => ({ round_number: 2, board: 0, seats: [1, 0, 2], event });
const table = (board: object): TableShown => ({ boards: [board as BoardShown] }) as unknown as TableShown;
const news = (events: (GinEvent | ContractEvent)[], after: object = {}, before: object = {}): News => ({
  events: events.map(told),
  before: table({ type: "gin", number: 0, place: 0, ...before }),
  after: table({ type: "gin", number: 0, place: 0, ...after }),
  complete: true,
});
const melds = (...cards: string[][]) => cards.map((each) => ({ kind: "S", cards: each }));
const ways = (of: ReturnType<typeof movements>["moved"]) => of.map(({ card, from, to }) => `${card} ${from} ${to}`);

test("a draw, a take and a discard fly between the piles and the hand of whoever did it", () => {
  const { moved, dealt } = movements(
    news([
      { type: "drew", seat: 1, card: null },
      { type: "discarded", seat: 1, card: "7h" },
      { type: "took", seat: 0, card: "7h" },
    ] as GinEvent[]),
    "gin",
  );
  expect(dealt).toEqual([]);
  expect(ways(moved)).toEqual(["null stock:0 hand:0:1", "7h hand:0:1 discard:0", "7h discard:0 hand:0:0"]);
});

test("a deal goes around from the dealer's left, and the upcard comes last", () => {
  const dealing = { type: "dealt", dealer: 0, hands: [["7h", "8h"], null], upcard: "Kc", stock: 31 } as GinEvent;
  // Movements of the previous round are no longer shown.
  const { moved, dealt } = movements(
    news([{ type: "drew", seat: 0, card: "2c" } as GinEvent, dealing], { sizes: [2, 2] }),
    "gin",
  );
  expect(moved).toEqual([]);
  expect(ways(dealt)).toEqual([
    "null stock:0 hand:0:1",
    "7h stock:0 hand:0:0",
    "null stock:0 hand:0:1",
    "8h stock:0 hand:0:0",
    "Kc stock:0 discard:0",
  ]);
});

test("of the other hands of May-I a few cards are dealt to the eye", () => {
  const hands = [["7h", "8h", "9h", "2c", "3c"], null, null];
  const dealing = { type: "dealt", hand_number: 1, dealer: 2, hands, sizes: [5, 5, 5], upcard: "Kc", stock: 80 };
  const { dealt } = movements(news([dealing as ContractEvent], { type: "contract", sizes: [5, 5, 5] }), "contract");
  expect(dealt.filter(({ to }) => to === "hand:0:0")).toHaveLength(5);
  expect(dealt.filter(({ to }) => to === "hand:0:1")).toHaveLength(3);
  expect(dealt[0]!.to).toBe("hand:0:0");
});

test("a lay down goes to the melds after those on the table, and an answered call brings two cards", () => {
  const before = { type: "contract", melds: [{}, {}] };
  const { moved } = movements(
    news(
      [
        { type: "may_i_granted", seat: 2, card: "9s" },
        { type: "penalty", seat: 2, card: null },
        { type: "laid_down", seat: 1, melds: melds(["4c", "4d"], ["5c"]) },
        { type: "laid_down", seat: 0, melds: melds(["Ks"]) },
        { type: "laid_off", seat: 0, card: "4h", onto: 2, at: null },
      ] as ContractEvent[],
      {},
      before,
    ),
    "contract",
  );
  expect(ways(moved)).toEqual([
    "9s discard:0 hand:0:2",
    "null stock:0 hand:0:2",
    "4c hand:0:1 meld:0:2",
    "4d hand:0:1 meld:0:2",
    "5c hand:0:1 meld:0:3",
    "Ks hand:0:0 meld:0:4",
    "4h hand:0:0 meld:0:2",
  ]);
});

test("a knock opens the melds and is seen and heard; so is gin", () => {
  const knock = { type: "knocked", seat: 1, discard: "2c", face_down: false, spread: melds(["7h", "8h"]), left: ["3d"] };
  const knocked = news([knock as GinEvent]);
  expect(ways(movements(knocked, "gin").moved)).toEqual(["7h hand:0:1 meld:0:0", "8h hand:0:1 meld:0:0"]);
  expect(momentOf(knocked)).toEqual({ kind: "knock", seat: 0, board: 0, place: 1 });
  expect(soundOf(knocked)).toBe("knock");
  const gin = news([{ ...knock, left: [] } as GinEvent]);
  expect(momentOf(gin)?.kind).toBe("gin");
  expect(soundOf(gin)).toBe("gin");
  expect(momentOf(news([{ ...knock, left: [], discard: null } as GinEvent]))?.kind).toBe("bigGin");
});

test("an undercut is the defender's moment, and going out that of the winner", () => {
  const over = { type: "round_over", result: {} } as GinEvent;
  const score = { kind: "undercut", winner: 0 };
  expect(momentOf(news([over], { score }))).toMatchObject({ kind: "undercut", seat: 1 });
  const out = { type: "hand_over", result: { winner: 2 } } as ContractEvent;
  expect(momentOf(news([out]))).toMatchObject({ kind: "out", seat: 2 });
});

test("every kind of news has its one sound", () => {
  const heard = (...types: string[]) => soundOf(news(types.map((type) => ({ type, seat: 0, card: null, hands: [] }) as unknown as GinEvent)));
  expect(heard("drew")).toBe("draw");
  expect(heard("drew", "discarded")).toBe("discard");
  expect(heard("may_i_called")).toBe("call");
  expect(heard("round_over", "dealt")).toBe("deal");
  expect(heard("passed")).toBeNull();
});
