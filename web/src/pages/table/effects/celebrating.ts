// How a moment is shown: a knock as two rings at the knocker's hand, the others as a star; all with words.
import { loadTexts, t } from "../../../lib/i18n.svelte";
import { duration } from "../../../lib/settings.svelte";
import type { Box } from "../places";
import { whoWon } from "../outcome";
import type { Scene } from "../scene.svelte";
import { stage } from "./layer";
import type { Moment } from "./moments";
import { run } from "./running";

const SUITS_FALLING = 28;
const RISE = "cubic-bezier(0.2, 0.9, 0.3, 1.2)";

/** Show it to everybody; `where` is the place of the moment, measured before the table changed. */
export async function celebrate(scene: Scene, moment: Moment, where: Box | null): Promise<void> {
  await loadTexts(["later"]);
  const over = stage();
  if (!over) return;
  const time = duration(moment.kind === "knock" ? 1100 : 1500);
  if (moment.kind === "knock" && where !== null) {
    for (const beat of [0, 1]) {
      const ring = add(over.layer, "ring");
      ring.style.left = `${where.left + where.width / 2 - over.x}px`;
      ring.style.top = `${where.top + where.height / 2 - over.y}px`;
      const timing = { duration: duration(520), delay: beat * duration(170), easing: "ease-out", fill: "both" } as const;
      void run(ring, [
        { transform: "scale(0.2)", opacity: 0 },
        { transform: "scale(0.45)", opacity: 1, offset: 0.15 },
        { transform: "scale(1.5)", opacity: 0 },
      ], timing).then(() => ring.remove());
    }
  }
  const said = add(over.layer, "said");
  if (moment.kind !== "knock") {
    said.innerHTML = `<svg class="rays" viewBox="-50 -50 100 100"><path d="${star(14)}"/></svg>`;
    void run(said.firstElementChild!, [
      { transform: "rotate(-14deg) scale(0.3)", opacity: 0 },
      { transform: "rotate(0deg) scale(1)", opacity: 0.32, offset: 0.25 },
      { transform: "rotate(16deg) scale(1.05)", opacity: 0 },
    ], { duration: time, fill: "both" });
  }
  const words = add(said, "words");
  words.textContent =
    moment.seat === scene.you
      ? t(`moment.${moment.kind}.you`)
      : t(`moment.${moment.kind}.other`, { name: scene.fullName(moment.seat) });
  await run(words, [
    { transform: "scale(0.7)", opacity: 0, easing: RISE },
    { transform: "scale(1)", opacity: 1, offset: 0.16 },
    { transform: "scale(1)", opacity: 1, offset: 0.8 },
    { transform: "scale(1.03)", opacity: 0 },
  ], { duration: time, fill: "both" });
  said.remove();
}

/** The end of the match: its winner in words, and suits that fall from the top of the felt. */
export async function finale(scene: Scene, { after, time }: { after: number; time: number }): Promise<void> {
  await loadTexts(["later"]);
  const over = stage();
  const { outcome } = scene.table;
  if (!over || outcome?.void || !outcome?.winners.length) return;
  const { width, height } = over.layer.getBoundingClientRect();
  const said = add(over.layer, "said");
  for (let at = 0; at < SUITS_FALLING; at += 1) {
    const suit = add(said, at % 2 ? "suit" : "suit light");
    suit.textContent = "♠♥♣♦"[at % 4]!;
    suit.style.left = `${(at * 61.8) % 97}%`; // the golden section spreads them evenly
    const turn = (at % 2 ? 1 : -1) * (160 + (at % 5) * 70);
    void run(suit, [
      { transform: "translateY(-2.5rem)", opacity: 0 },
      { transform: `translateY(${height * 0.1}px)`, opacity: 0.9, offset: 0.12 },
      { transform: `translate(${((at % 7) - 3) * width * 0.012}px, ${height * 0.9}px) rotate(${turn}deg)`, opacity: 0.9, offset: 0.85 },
      { transform: `translate(${((at % 7) - 3) * width * 0.014}px, ${height}px) rotate(${turn * 1.1}deg)`, opacity: 0 },
    ], { duration: time * 0.75, delay: after + ((at * 11) % SUITS_FALLING) * (time / SUITS_FALLING) * 0.25, easing: "ease-in", fill: "both" });
  }
  const words = add(said, "words");
  words.textContent = whoWon(scene);
  await run(words, [
    { transform: "scale(0.7)", opacity: 0, easing: RISE },
    { transform: "scale(1)", opacity: 1, offset: 0.1 },
    { transform: "scale(1)", opacity: 1, offset: 0.85 },
    { transform: "scale(1.03)", opacity: 0 },
  ], { duration: time, delay: after, fill: "both" });
  said.remove();
}

function add(parent: Element, name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  parent.append(element);
  return element;
}

/** A star of thin rays around the middle. */
function star(rays: number): string {
  const at = (turn: number, far: number): string =>
    `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
  return Array.from({ length: rays }, (_, ray) => {
    const turn = (ray / rays) * 2 * Math.PI;
    return `M0 0L${at(turn - 0.1, 49)}L${at(turn + 0.1, 49)}Z`;
  }).join("");
}
