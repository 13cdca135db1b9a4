// The sheet and the end of a round, written line by line.
import { run } from "./running";

const STAGGER = 0.35;
/** Lines of the end of a round, in reading order. */
const LINES = ".felt.room .end :is(h2, .how, .winning, .sum, .hands > div, .counts > p)";
const BOXES = ".sheet :is(td, tfoot th)";

/** The present content of the boxes of the sheets. */
export function written(): Map<Element, string> {
  return new Map([...document.querySelectorAll(BOXES)].map((box) => [box, box.textContent]));
}

/** The hands after a hand of May-I, which are counted. */
export const hands = (): Element[] => [...document.querySelectorAll(".felt.room .counts tbody tr")];

export const ended = (): Set<Element> => new Set(document.querySelectorAll(LINES));

/**
 * Let the new lines below the cards appear in turn, and after `wait` ms the new parts of the sheets; `time` is for
 * one line, in ms.
 */
export function write(before: Map<Element, string>, lines: Set<Element>, time: number, wait: number): void {
  const boxes = [...document.querySelectorAll(BOXES)].filter((box) => box.textContent !== "" && before.get(box) !== box.textContent);
  const fresh = [...document.querySelectorAll(LINES)].filter((line) => !lines.has(line));
  // A sheet that has just been opened has nothing new.
  appear(before.size === 0 ? [] : boxes, "translateX(-0.4rem)", time, wait);
  appear(fresh, "translateY(0.4rem)", time, 0);
}

function appear(elements: readonly Element[], from: string, time: number, wait: number): void {
  for (const [index, element] of elements.entries()) {
    const timing = { duration: time, delay: wait + index * time * STAGGER, easing: "ease-out", fill: "backwards" } as const;
    void run(element, [{ opacity: 0, transform: from }, { opacity: 1, transform: "none" }], timing);
  }
}
