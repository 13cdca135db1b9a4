// Pictures of cards that fly above the table. Their starts are measured before the table changes, and their
// landing places after it. Everything is measured before anything is drawn.
import type { Card } from "../../../lib/protocol";
import type { Box, Flight, Places } from "../places";
import { isSeen, stage } from "./layer";
import { run } from "./running";

export interface Start {
  readonly flight: Flight;
  readonly box: Box;
  /** What flies; null if only the landing place has its picture. */
  readonly picture: HTMLElement | null;
  /** Its face was visible at the start. Other cards become visible when they leave. */
  readonly seen: boolean;
  /** What was at the landing place. It stays visible until the card covers it. */
  readonly below: HTMLElement | null;
}

export interface Pace {
  /** How long each card flies, and the delay before the next one starts, in ms. */
  readonly time: number;
  readonly stagger: number;
}

const EASE = "cubic-bezier(0.2, 0.7, 0.25, 1)";
const CARDS = ".card";

const copy = (card: Element | null | undefined): HTMLElement | null => {
  const copied = card?.cloneNode(true) as HTMLElement | undefined;
  copied?.classList.remove("selected");
  return copied ?? null;
};
const shows = (card: Element, face: Card | null): boolean => ((card as HTMLElement).dataset["card"] ?? null) === face;

/** Measure where cards start. Call it before the table changes. */
export function starts(places: Places, flights: readonly Flight[]): Start[] {
  const gone = new Set<Element>();
  return flights.flatMap((flight) => {
    const place = places.at(flight.from);
    if (!place) return [];
    const cards = [...place.querySelectorAll(CARDS)].filter((card) => !gone.has(card));
    const own = cards.filter((card) => shows(card, flight.card));
    const card = own.find((each) => each.classList.contains("selected")) ?? own.at(-1);
    if (card && flight.from.startsWith("hand")) gone.add(card);
    const box = places.droppedAt(flight.card) ?? boxOf(card ?? cards.at(-1)) ?? middleOf(place);
    if (!box) return [];
    const below = flight.to.startsWith("discard") ? places.at(flight.to)?.querySelector(CARDS) : null;
    return [{ flight, box, picture: copy(card), seen: card !== undefined && flight.card !== null, below: copy(below) }];
  });
}

/** Let them fly to their new places. Call it after the table has changed. */
export function fly(places: Places, from: readonly Start[], pace: Pace): void {
  const over = stage();
  if (!over) return;
  const taken = new Set<Element>();
  const flying = from.flatMap((start) => {
    const { flight } = start;
    const place = places.at(flight.to);
    if (!place) return [];
    const cards = [...place.querySelectorAll(CARDS)].filter((card) => !taken.has(card));
    const target =
      flight.card === null || flight.to.startsWith("discard")
        ? cards.at(-1)
        : cards.findLast((card) => shows(card, flight.card));
    const to = boxOf(target ?? cards.at(-1)) ?? middleOf(place);
    const picture = start.picture ?? (target && shows(target, flight.card) ? copy(target) : copy(backOf()));
    if (!to || !picture) return [];
    // One back may stand for a whole hand. Only a card with its own picture is missing until it has landed.
    const alone = target !== undefined && (cards.length > 1 || shows(target, flight.card)) && !place.matches(".back");
    if (alone) taken.add(target);
    return [{ ...start, to, picture, target: alone ? target : null }];
  });

  for (const [index, each] of flying.entries()) {
    const delay = index * pace.stagger;
    const whole = { duration: pace.time + delay, fill: "both" } as const;
    if (each.below) {
      const cover = at(over, each.below, each.to);
      void run(cover, [{ opacity: 1 }, { opacity: 1 }], whole).then(() => cover.remove());
    } else if (each.target) void run(each.target, [{ opacity: 0 }, { opacity: 0 }], { duration: whole.duration });
    const sprite = at(over, each.picture, each.to);
    const [from, opacity, off] = [away(each.box, each.to), each.seen ? 1 : 0, delay / whole.duration];
    const frames = [
      { transform: from, opacity, offset: 0 },
      { transform: from, opacity, offset: off },
      { transform: from, opacity: 1, offset: off, easing: EASE },
      { transform: "none", opacity: 1, offset: 1 },
    ];
    void run(sprite, delay > 0 ? frames : frames.slice(2), whole).then(() => sprite.remove());
    // What was face down turns over on its way.
    const back = each.flight.card !== null && each.flight.from.startsWith("stock") ? copy(backOf()) : null;
    if (!back) continue;
    sprite.firstElementChild!.append(back);
    const turn = [{ transform: "rotateY(180deg)" }, { transform: "none" }];
    void run(sprite.firstElementChild!, turn, { duration: pace.time, delay, easing: EASE, fill: "both" });
  }
}

/** The transform that makes a picture in one box appear in another. */
function away(from: Box, to: Box): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}

/** Put a picture into the layer, at a box of the window. */
function at(over: { layer: HTMLElement; x: number; y: number }, picture: HTMLElement, box: Box): HTMLElement {
  const sprite = document.createElement("div");
  sprite.className = "sprite";
  Object.assign(sprite.style, { left: `${box.left - over.x}px`, top: `${box.top - over.y}px` });
  sprite.style.setProperty("--card-w", `${box.width}px`);
  // Opacity flattens its element, so the turn has a separate one.
  const turning = document.createElement("div");
  turning.append(picture);
  sprite.append(turning);
  over.layer.append(sprite);
  return sprite;
}

const backOf = (): Element | null => document.querySelector(".felt.room .card.back");

function boxOf(element: Element | undefined): Box | null {
  const box = element?.getBoundingClientRect();
  return box && isSeen(box) ? box : null;
}

/** Where a card would be in a place that shows none; null if the place is not visible. */
export function middleOf(place: HTMLElement): Box | null {
  const whole = place.querySelector(".hole, .count")?.getBoundingClientRect() ?? place.getBoundingClientRect();
  if (!isSeen(whole)) return null;
  const width = Math.min(whole.width, 64);
  const height = width * 1.4;
  return {
    left: whole.left + (whole.width - width) / 2,
    top: whole.top + (whole.height - height) / 2,
    width,
    height,
  };
}
