// The actions at a May-I board when something is pressed, dropped or typed.
import { untrack } from "svelte";
import { announce } from "../../../lib/announce";
import { cardName, cardShort } from "../../../lib/cards";
import { lined, t } from "../../../lib/i18n.svelte";
import { notify } from "../../../lib/notices.svelte";
import type { Card } from "../../../lib/protocol";
import { cardOf } from "../hand";
import type { Scene } from "../scene.svelte";
import { Sure } from "../sure.svelte";
import { additionsFor, type Addition } from "./additions";
import type { Laying } from "./laying.svelte";
import type { Position } from "./position.svelte";
import type { TableRules } from "./rules";
import { trayName } from "./words";

/** The action of a button in the action bar. */
export type Deed = "call" | "withdraw" | "pass" | "draw" | "take" | "down" | "lay" | "discard" | "undo";

/** A card that can be laid off in several ways, and these ways. */
export interface Where {
  readonly card: Card;
  readonly choices: readonly Addition[];
}

export type Deeds = ReturnType<typeof useDeeds>;

/** `tell` explains to the viewer why something is not done. */
export function useDeeds(
  scene: Scene,
  at: Position,
  laying: Laying,
  rules: TableRules,
  tell: (words: string) => void,
) {
  /** The turn for which a draw is sent as soon as the hold is over. */
  let queuedFor: string | null = $state(null);
  /** Where a card is to go, while the viewer is asked; undefined before the first question. */
  let where: Where | null | undefined = $state.raw();

  const sure = new Sure();
  $effect(() => sure.follow(at.card));

  const turn = $derived(`${scene.table.round_number}/${at.board.turns}`);
  const queued = $derived(queuedFor === turn && at.drawing);

  async function draw(): Promise<void> {
    if (at.offer.kind === "own-turn" && at.offer.held) {
      queuedFor = queued ? null : turn;
      return;
    }
    queuedFor = null;
    await scene.act({ type: "draw" });
  }
  $effect(() => {
    if (!queued || scene.busy) return;
    const { offer, board } = at;
    if (offer.kind === "answer") untrack(() => (queuedFor = null));
    else if (offer.kind === "own-turn" && !offer.held && board.options?.draw === null) untrack(() => void draw());
  });

  async function take(): Promise<void> {
    queuedFor = null;
    await scene.act({ type: "take" });
  }

  /** Do it, and clear the pick. */
  async function withPicked(action: Parameters<Scene["act"]>[0]): Promise<void> {
    if (await scene.act(action)) at.picked = [];
  }

  async function discard(keys: readonly string[] = at.picked): Promise<void> {
    const [key] = keys;
    if (key === undefined || keys.length > 1) {
      tell(t(key === undefined ? "mayi.discard.choose" : "mayi.discard.one"));
    } else if (sure.goOn(cardOf(key))) await withPicked({ type: "discard", card: cardOf(key) });
    else {
      at.picked = [key];
      tell(t("hand.sure", { card: cardShort(cardOf(key)) }));
    }
  }

  function pass(): void {
    if (!scene.socket.tell({ type: "pass_offer", version: scene.table.version })) notify(new Error(t("socket.lost")));
  }

  async function deny(): Promise<void> {
    // A player who denies a call must take the card. There is no other option, so it is done at
    // once.
    if ((await scene.act({ type: "deny" })) && rules.forced) await scene.act({ type: "take" });
  }

  function fillBest(): void {
    const melds = at.board.options?.laydown ?? [];
    if (melds.length === 0) {
      tell(t("mayi.trays.best.none"));
      return;
    }
    laying.fill(melds);
    at.picked = [];
    announce(t("mayi.said.filled", { melds: lined(melds.map((meld) => meld.cards.map(cardName).join(", "))) }));
  }

  async function layDown(): Promise<void> {
    if (!laying.any) fillBest();
    else await withPicked({ type: "lay_down", melds: laying.melds });
  }

  /** Put cards of the hand into a tray. */
  function put(tray: number, keys: readonly string[] = at.picked): void {
    laying.put(tray, keys);
    const cards = keys.map((key) => cardName(cardOf(key))).join(", ");
    announce(t("mayi.said.put", { cards, tray: trayName(laying.trays.map((each) => each.slot), tray) }));
    at.picked = [];
  }

  async function add(addition: Addition): Promise<void> {
    if (where) where = null;
    await withPicked(addition.action);
  }

  /** Lay a card off: at once if there is one way, otherwise ask the viewer. */
  async function layOff(card: Card, onto: number | null = null): Promise<void> {
    const all = additionsFor(card, at.board.options);
    const choices = onto === null ? [...all.values()].flat() : (all.get(onto) ?? []);
    const [only] = choices;
    if (only === undefined) await tellWhyNot(card, onto ?? 0);
    else if (choices.length === 1) await add(only);
    else where = { card, choices };
  }

  async function tellWhyNot(card: Card, onto: number): Promise<void> {
    const end = at.board.melds[onto]?.meld.kind === "R" ? "top" : null;
    try {
      const { code, words } = await scene.socket.consider({ type: "lay_off", card, onto, at: end });
      if (code !== null) tell(at.reason({ code, words: words ?? code }) ?? "");
    } catch (error) {
      notify(error);
    }
  }

  /** Lay the picked card off on the meld that was pressed. */
  function pressMeld(onto: number): void {
    if (at.playing) layOffOne(at.picked, onto);
  }
  function layOffOne(keys: readonly string[], onto: number): void {
    const [key] = keys;
    if (key === undefined || keys.length > 1) {
      tell(t(key === undefined ? "mayi.meld.choose" : "mayi.meld.chosen.many"));
    } else void layOff(cardOf(key), onto);
  }

  /** Cards of the hand were dropped on a tray, a meld or the discard pile. */
  function dropped(keys: string[], target: string): void {
    const [kind, number] = target.split(":");
    if (kind === "tray") put(Number(number), keys);
    else if (kind === "discard") void discard(keys);
    else if (kind === "meld") layOffOne(keys, Number(number));
  }

  /** The picked card was tapped again: it is laid off if it fits, otherwise discarded. */
  function play(key: string): void {
    const card = cardOf(key);
    if (at.down && at.fits.has(card)) void layOff(card);
    else void discard([key]);
  }

  /** Enter was pressed on a card of the hand. */
  function enter(key: string): void {
    if (at.playing && at.down) void layOff(cardOf(key));
    else at.picked = at.picked.includes(key) ? at.picked.filter((other) => other !== key) : [...at.picked, key];
  }

  const call = () => scene.act({ type: "call" });
  const withdraw = () => scene.act({ type: "withdraw" });
  const undo = () => scene.command({ type: "take_back", version: scene.table.version });
  const lay = () => layOff(at.card ?? "");
  const runs: Record<Deed, () => unknown> = { call, withdraw, pass, draw, take, down: layDown, lay, discard: () => discard(), undo };

  return {
    /** Do the action of a button in the action bar. */
    act: (deed: Deed) => void runs[deed](),
    allow: () => void scene.act({ type: "allow" }),
    deny,
    draw,
    take,
    pass,
    discard,
    fillBest,
    layDown,
    put,
    add,
    layOff,
    pressMeld,
    dropped,
    enter,
    play,
    /** The card whose discard waits for a second press. */
    get asked() {
      return sure.card;
    },
    get queued() {
      return queued;
    },
    get where() {
      return where;
    },
    unask: () => (where = null),
  };
}
