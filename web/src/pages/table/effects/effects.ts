// The movement at a table: cards that fly, a hand that closes up, moments, a sheet that is written. The
// table has already changed when a movement starts. All of this is a picture above it, and nothing waits
// for it. It is loaded after the first paint, and only if something is to move.
import { tick } from "svelte";
import { duration } from "../../../lib/settings.svelte";
import type { News } from "../../../lib/socket.svelte";
import { placeNames, type Box } from "../places";
import type { Scene } from "../scene.svelte";
import { movements } from "./flights";
import { fly, middleOf, starts, type Start } from "./flying";
import { clear } from "./layer";
import { momentOf, type Moment } from "./moments";
import { run } from "./running";
import { ended, hands, write, written } from "./writing";

/** How long a card flies at normal speed, and how far behind the next one sets off. */
const FLIGHT_MS = 300;
const STAGGER_MS = 90;
const LINE_MS = 320;
/** The hands are counted when everybody has read who won: the hand, and then the match. */
const MOMENT_MS = 1200;
const FINALE_MS = 2600;
/** In a deal or a meld of many cards, the last card starts within this time. */
const WHOLE_MS = 900;

const moving = (): boolean => duration(100) > 0 && document.visibilityState !== "hidden";

export class Effects {
  readonly #scene: Scene;
  /** The hand's cards that move to their places. */
  #closing = new WeakMap<Element, Animation>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Show what has happened. Call it before the table changes. */
  show(news: News): void {
    const scene = this.#scene;
    if (!moving() || scene.socket.card === null) return;
    const { places } = scene;
    const { dealt, moved } = movements(news, scene.socket.card.family);
    const moment = momentOf(news);
    const at = moment && places.at(placeNames.hand(moment.board, moment.place));
    const where = at ? middleOf(at) : null;
    const from = starts(places, moved);
    const roundOver = news.before?.stage === "playing" && news.after.stage !== "playing";
    const sheets = !roundOver ? null : { boxes: written(), lines: ended(), hands: hands(), counting: import("./counting") };
    void tick().then(async () => {
      const there = ({ flight }: Start): boolean => places.at(flight.to) !== undefined;
      this.#fly(from.filter(there));
      const late = from.filter((start) => !there(start));
      if (late.length > 0) void appears(() => late.every(there)).then(() => this.#fly(late.filter(there)));
      const over = news.after.stage === "over" && news.before?.stage !== "over";
      if (moment || over) void this.#celebrate(moment, where, over).catch(console.error);
      if (dealt.length > 0) {
        await appears(() => dealt.some(({ from, to }) => places.at(from) && places.at(to)));
        this.#fly(starts(places, dealt));
      }
      if (sheets) {
        await appears(() => ended().size > sheets.lines.size);
        const wait = duration((moment ? MOMENT_MS : 0) + (over ? FINALE_MS : 0));
        const counted = hands().filter((row) => !sheets.hands.includes(row));
        const { count } = await sheets.counting;
        write(sheets.boxes, sheets.lines, duration(LINE_MS), count(counted, duration(1000) / 1000, wait));
      }
    });
  }

  /** Let the cards of a hand move to their new places. Call it before they change. */
  rearrange(hand: HTMLElement): void {
    if (!moving()) return;
    const boxes = () =>
      new Map([...hand.querySelectorAll<HTMLElement>("[data-key]")].map((card) => [card.dataset["key"], { card, box: card.getBoundingClientRect() }]));
    const before = boxes();
    void tick().then(() => {
      for (const { card } of before.values()) this.#closing.get(card)?.cancel();
      for (const [key, { card, box }] of boxes()) {
        const old = before.get(key)?.box;
        if (!old) continue;
        const [x, y] = [old.left - box.left, old.top - box.top];
        if (Math.abs(x) + Math.abs(y) < 1) continue;
        void run(card, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
          duration: duration(FLIGHT_MS),
          easing: "cubic-bezier(0.2, 0.7, 0.25, 1)",
        });
        this.#closing.set(card, card.getAnimations().at(-1)!);
      }
    });
  }

  /** Take everything down; the table is left. */
  close(): void {
    clear();
  }

  async #celebrate(moment: Moment | null, where: Box | null, over: boolean): Promise<void> {
    const { celebrate, finale } = await import("./celebrating");
    await Promise.all([
      moment && celebrate(this.#scene, moment, where),
      over && finale(this.#scene, { after: moment ? duration(MOMENT_MS) : 0, time: duration(FINALE_MS) }),
    ]);
  }

  #fly(from: readonly Start[]): void {
    if (from.length === 0) return;
    const stagger = Math.min(duration(STAGGER_MS), duration(WHOLE_MS) / from.length);
    fly(this.#scene.places, from, { time: duration(FLIGHT_MS), stagger });
  }
}

/** Wait until something is on the page, at most a second: some parts are loaded when they are first shown. */
function appears(there: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (there()) return resolve();
    const done = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => there() && done());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(done, 1000);
  });
}
