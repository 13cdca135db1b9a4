// The cards that a hint speaks of, marked where they lie.
import type { Card, Play } from "../../../lib/protocol";
import { cardsOf } from "./telling";

const MARK = "data-hinted";
/** The viewer's own board comes first on the page. */
const OWN = ".boards > :first-child";

/** Put an answer where one looks: it lies above the line of the own hand, and moves nothing. */
export function aboveTheHand(element: HTMLElement): void {
  document.querySelector(`${OWN} .own`)?.append(element);
}

/** Mark what a play is about; the answer takes the marks away again. */
export function marked(play: Play): () => void {
  const piles = [...document.querySelectorAll(`${OWN} .pile`)];
  const found = held(cardsOf(play));
  if (play.action?.type === "draw") found.push(...piles.slice(0, 1));
  else if (["take", "call", "deny"].includes(play.action?.type ?? "")) found.push(...piles.slice(1, 2));
  for (const element of found) element.setAttribute(MARK, "");
  return () => {
    for (const element of found) element.removeAttribute(MARK);
  };
}

/** These cards in the hand, each once for every copy that is named. */
function held(cards: readonly Card[]): Element[] {
  const found: Element[] = [];
  for (const card of cards) {
    const copies = [...document.querySelectorAll(`${OWN} [role="option"][data-card="${card}"]`)];
    const next = copies.find((element) => !found.includes(element));
    if (next) found.push(next);
  }
  return found;
}
