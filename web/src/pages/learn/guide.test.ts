import { describe, expect, it } from "vitest";
import { hasText } from "../../lib/i18n.svelte";
import { judge, without, type Attempt, type Step } from "./guide";
import { SCRIPTS } from "./lessons";

const { gin, mayi } = SCRIPTS;
const stepOf = (script: typeof gin, type: string): Step =>
  script.lesson.steps.find((step) => step.move.type === type)!;
const key = (step: Step, attempt: Attempt): string => {
  const verdict = judge(step, attempt);
  return verdict.right ? "right" : verdict.key.replace("learn.try.", "");
};

describe.each(Object.values(SCRIPTS))("the lesson $name", ({ lesson, pages }) => {
  it("asks for every move of the hand once and in order", () => {
    const asked = pages.filter((page) => page.kind === "move").map((page) => page.at);
    expect(asked).toEqual(lesson.steps.map((_, index) => index));
  });

  it("has words for every page", () => {
    for (const page of pages) {
      expect(hasText(`${page.key}.title`)).toBe(true);
      expect(hasText(`${page.key}.words`)).toBe(true);
    }
  });

  it("takes the moves that were really made", () => {
    for (const step of lesson.steps) {
      const { move } = step;
      if (move.type === "knock") {
        expect(key(step, { type: "knock", card: move.discard })).toBe("right");
      } else if (move.type === "lay_down") {
        for (const [index, meld] of move.melds.entries()) {
          const cards = [...meld.cards].reverse();
          expect(judge(step, { type: "meld", cards, laid: [] })).toEqual({ right: true, meld: index });
        }
      } else expect(key(step, move as Attempt)).toBe("right");
    }
  });

  it("has words for whatever is answered", () => {
    const tries: Attempt[] = (["pass", "draw", "take", "call", "let"] as const).map((type) => ({ type }));
    for (const step of lesson.steps) {
      const hand = step.board.hands[0]!;
      const all: Attempt[] = [...tries];
      for (const card of hand) {
        all.push({ type: "discard", card }, { type: "knock", card }, { type: "lay_off", card, onto: 0 });
        all.push({ type: "meld", cards: [card], laid: [] });
      }
      for (const attempt of all) {
        const verdict = judge(step, attempt);
        if (!verdict.right) expect(hasText(verdict.key)).toBe(true);
      }
    }
  });
});

describe("wrong tries in gin are answered for what they are", () => {
  it("before and after the draw", () => {
    expect(key(stepOf(gin, "pass"), { type: "take" })).toBe("no-use");
    expect(key(stepOf(gin, "pass"), { type: "draw" })).toBe("pass-first");
    expect(key(stepOf(gin, "draw"), { type: "discard", card: "Qc" })).toBe("draw-first");
    expect(key(stepOf(gin, "take"), { type: "draw" })).toBe("take-better");
    expect(key(stepOf(gin, "discard"), { type: "draw" })).toBe("have-drawn");
  });

  it("by what a discard leaves", () => {
    const step = gin.lesson.steps[6]!; // the queen of hearts was taken, the king must be discarded
    expect(key(step, { type: "discard", card: "Qh" })).toBe("just-taken");
    expect(key(step, { type: "discard", card: "Qc" })).toBe("breaks-meld");
    expect(key(step, { type: "discard", card: "2h" })).toBe("dearer");
    expect(key(step, { type: "discard", card: "Jc" })).toBe("as-good");
    expect(judge(step, { type: "discard", card: "2h" })).toMatchObject({ numbers: { now: 43, best: 35 } });
    expect(key(step, { type: "knock", card: "Kd" })).toBe("cannot-knock");
    expect(key(stepOf(gin, "knock"), { type: "discard", card: "6h" })).toBe("could-knock");
  });
});

describe("wrong tries in May-I are answered for what they are", () => {
  it("when a discard is on offer", () => {
    expect(key(stepOf(mayi, "call"), { type: "let" })).toBe("call-better");
    expect(key(stepOf(mayi, "call"), { type: "draw" })).toBe("not-your-turn");
  });

  it("when cards are thrown or laid", () => {
    const discard = stepOf(mayi, "discard");
    expect(key(discard, { type: "discard", card: "Td" })).toBe("keep-group");
    expect(key(discard, { type: "discard", card: "2c" })).toBe("not-this");
    const laydown = stepOf(mayi, "lay_down");
    expect(key(laydown, { type: "discard", card: "Ah" })).toBe("lay-down-now");
    expect(key(laydown, { type: "meld", cards: ["5c", "5d", "3s"], laid: [] })).toBe("no-set");
    expect(judge(laydown, { type: "meld", cards: ["5c", "5d"], laid: [] })).toMatchObject({
      cards: { card: "5h" },
    });
    expect(key(laydown, { type: "meld", cards: ["5c", "5d", "5h"], laid: [1] })).toBe("no-set");
    const layoff = stepOf(mayi, "lay_off");
    expect(key(layoff, { type: "discard", card: "7c" })).toBe("still-fits");
    expect(key(layoff, { type: "lay_off", card: "7c", onto: 0 })).toBe("does-not-fit");
    expect(key(layoff, { type: "lay_off", card: "7d", onto: 3 })).toBe("fits-too");
  });
});

it("takes cards out of a hand one by one", () => {
  expect(without(["7h", "7h", "2c"], ["7h"])).toEqual(["7h", "2c"]);
});
