import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../../lib/i18n.svelte";
import type { Considered, ContractShown, LayDown } from "../../../lib/protocol";
import { ASK_AFTER, Laying } from "./laying.svelte";
import { wildBy } from "./orders";
import { cardsOf } from "./trays";

const HAND = ["5c", "6c", "7c", "Kc", "Qc", "Jc", "As", "9h", "9d", "9s"];

function board(over: Partial<ContractShown> = {}): ContractShown {
  return {
    type: "contract",
    place: 0,
    hands: [HAND, null],
    down: [false, false],
    result: null,
    hand_number: 2,
    turns: 4,
    phase: "play",
    slots: [
      { kind: "S", least: 3 },
      { kind: "R", least: 4 },
    ],
    ...over,
  } as unknown as ContractShown;
}

type Answer = (melds: LayDown["melds"]) => readonly [string, string] | null;

function server(answer: Answer) {
  const asked: string[] = [];
  return {
    asked,
    consider: (action: unknown): Promise<Considered> => {
      const { melds } = action as LayDown;
      asked.push(melds.map((meld) => meld.cards.join(" ")).join(" / "));
      const [code, words] = answer(melds) ?? [null, null];
      return Promise.resolve({ type: "considered", request: 1, code, words });
    },
  };
}

function fillBoth(laying: Laying): void {
  laying.put(0, ["9h", "9d", "9s"]);
  laying.put(1, ["As", "Jc", "Qc", "Kc"]);
}

const settle = () => vi.advanceTimersByTimeAsync(ASK_AFTER + 20);

describe("a lay down that is set out", () => {
  beforeAll(() => setLanguage("en"));
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it("asks the server once, after the last change, and shows its answer", async () => {
    const line = server(() => null);
    const laying = new Laying(line, wildBy(["A"]));
    laying.follow(board(), "t/1/0");
    laying.put(0, ["9h"]);
    laying.put(0, ["9d", "9s"]);
    expect(laying.checks[0]?.state).toBe("asking");
    await settle();
    expect(line.asked).toEqual(["9h 9d 9s"]);
    expect(laying.checks.map((check) => check.state)).toEqual(["good", "empty"]);
    expect(laying.whole).toEqual({ state: "short", words: "Still missing: Run (0 of 4)" });
    expect(laying.aside).toEqual(["9h", "9d", "9s"]);
    laying.close();
  });

  it("tries other orders of a run, and keeps the one that the server takes", async () => {
    const line = server(([meld]) =>
      meld?.cards[0] === "As" ? null : ["bad_run", "nothing may lie above the K"],
    );
    const laying = new Laying(line, wildBy(["A"]));
    laying.follow(board(), "t/1/0");
    laying.put(1, ["Kc", "Jc", "As", "Qc"]);
    expect(cardsOf(laying.trays[1]!)).toEqual(["Jc", "Qc", "Kc", "As"]);
    await settle();
    expect(cardsOf(laying.trays[1]!)).toEqual(["As", "Jc", "Qc", "Kc"]);
    expect(laying.checks[1]?.state).toBe("good");
    laying.close();
  });

  it("leaves an order alone that the player has made", async () => {
    const line = server(([meld]) => (meld?.cards[1] === "As" ? ["bad_run", "no run"] : null));
    const laying = new Laying(line, wildBy(["A"]));
    laying.follow(board(), "t/1/0");
    laying.put(1, ["5c", "6c", "7c", "As"]);
    laying.shift(1, 3, 1);
    await settle();
    expect(cardsOf(laying.trays[1]!)).toEqual(["5c", "As", "6c", "7c"]);
    expect(laying.checks[1]).toEqual({ state: "bad", words: "no run" });
    laying.close();
  });

  it("takes no answer to a question that is out of date", async () => {
    const answers: (() => void)[] = [];
    const line = {
      consider: () =>
        new Promise<Considered>((resolve) => {
          answers.push(() => resolve({ type: "considered", request: 1, code: "bad_set", words: "old" }));
        }),
    };
    const laying = new Laying(line, wildBy(["A"]));
    laying.follow(board(), "t/1/0");
    laying.put(0, ["9h"]);
    await settle();
    laying.back("9h");
    answers.forEach((answer) => answer());
    await settle();
    expect(laying.checks[0]?.state).toBe("empty");
    expect(laying.whole.state).toBe("empty");
    laying.close();
  });

  it("asks while the others play too, and again only when the hand is another", async () => {
    const line = server(() => null);
    const laying = new Laying(line, wildBy(["A"]));
    laying.follow(board({ phase: "draw", turn: 1 }), "t/1/0");
    fillBoth(laying);
    await settle();
    expect(laying.whole.state).toBe("good");
    const before = line.asked.length;
    laying.follow(board({ phase: "play", turn: 1, turns: 5 }), "t/1/0");
    await settle();
    expect(line.asked).toHaveLength(before);
    laying.follow(board({ hands: [[...HAND, "2d"], null] }), "t/1/0");
    await settle();
    expect(line.asked.length).toBeGreaterThan(before);
    laying.close();
  });

  it("knows nothing while the line is down, and asks again once the table is heard of", async () => {
    let down = true;
    const line = {
      consider: (): Promise<Considered> =>
        down
          ? Promise.reject(new Error("no line"))
          : Promise.resolve({ type: "considered", request: 1, code: null, words: null }),
    };
    const laying = new Laying(line, wildBy(["A"]));
    laying.follow(board(), "t/1/0");
    fillBoth(laying);
    await settle();
    expect(laying.whole).toEqual({ state: "later", words: "no line" });
    down = false;
    laying.follow(board(), "t/1/0");
    await settle();
    expect(laying.whole.state).toBe("good");
    laying.close();
  });

  it("finds a set too short for its tray, though it is one elsewhere", async () => {
    const laying = new Laying(server(() => ["wrong_contract", "more"]), wildBy(["A"]));
    laying.follow(board({ slots: [{ kind: "S", least: 3 }, { kind: "S", least: 4 }] }), "t/1/0");
    laying.put(1, ["9h", "9d", "9s"]);
    await settle();
    expect(laying.checks[1]).toEqual({ state: "short", words: null });
    laying.close();
  });

  it("survives a reload, is gone in the next hand and once the player is down", async () => {
    const line = server(() => null);
    const first = new Laying(line, wildBy(["A"]));
    first.follow(board(), "t/1/0");
    first.put(0, ["9h", "9d"]);
    first.close();
    const second = new Laying(line, wildBy(["A"]));
    second.follow(board(), "t/1/0");
    expect(second.aside).toEqual(["9h", "9d"]);
    second.follow(board({ hands: [["9h", "5c"], null] }), "t/1/0");
    expect(second.aside).toEqual(["9h"]);
    second.follow(board({ down: [true, false] }), "t/1/0");
    expect(second.any).toBe(false);
    second.close();
    const third = new Laying(line, wildBy(["A"]));
    third.follow(board(), "t/2/0");
    expect(third.any).toBe(false);
    third.close();
  });

  it("does not fail on what somebody else has kept", () => {
    sessionStorage.setItem("hollywood.trays", JSON.stringify(["t/1/0", [{ cards: 3 }]]));
    const laying = new Laying(server(() => null), wildBy(["A"]));
    laying.follow(board(), "t/1/0");
    expect(laying.trays).toHaveLength(2);
    laying.close();
  });
});
