// The typed words of the May-I game, as the terminal knows them.
import { cardName } from "../../../lib/cards";
import { listed, t } from "../../../lib/i18n.svelte";
import type { Card, ContractShown, End, Why, WildMeld } from "../../../lib/protocol";
import type { Scene, Word } from "../scene.svelte";
import { heldCard, parseCards } from "../typing";
import { additionsFor, type Addition } from "./additions";
import { runOrders, type IsWild } from "./orders";
import type { Wishes } from "./wishes.svelte";
import { contractWords, meldCards, meldTitle, type Usual } from "./words";

export interface Controls {
  readonly board: ContractShown;
  readonly hand: readonly Card[];
  readonly scene: Scene;
  readonly isWild: IsWild;
  readonly usual: Usual;
  readonly wishes: Wishes;
  reason(why: Why | null | undefined): string | null;
  todo(): string;
  draw(): Promise<void>;
  take(): Promise<void>;
  deny(): Promise<void>;
  pass(): void;
  layDown(): Promise<void>;
  layOff(card: Card, onto?: number | null): Promise<void>;
}

/** What "9c on 2 top" says: the card's text, the meld from 0, the end. */
export interface Placing {
  readonly card: string;
  readonly onto: number | null;
  readonly end: End | null;
}

const PLACING =
  /^(.+?)(?:\s+(?:on(?:to)?|in|an|auf)(?:\s+(?:meld|auslage))?\s+(\d{1,3}))?(?:\s+(?:(?:at|to|the)\s+)*(top|bottom|high|low|oben|unten))?$/i;
const ENDS: Readonly<Record<string, End>> = {
  top: "top", high: "top", oben: "top", bottom: "bottom", low: "bottom", unten: "bottom",
};

/** Read where a card is to go; null when it is not understood. */
export function readPlacing(text: string): Placing | null {
  const found = PLACING.exec(text.trim());
  if (!found) return null;
  const [, card = "", number, end = ""] = found;
  return {
    card,
    onto: number === undefined ? null : Number(number) - 1,
    end: ENDS[end.toLowerCase()] ?? null,
  };
}

/** Read the melds of a typed lay down: each is a run or a set, as the kinds of the contract leave it. */
export function readMelds(text: string, board: ContractShown, isWild: IsWild): WildMeld[] {
  const groups = text.split("/").map((part) => {
    const cards = parseCards(part);
    if (!cards || cards.length === 0) throw new Error(t("mayi.type.nothing.read", { text: part.trim() }));
    return cards;
  });
  const kinds = new Set(board.slots.map((slot) => slot.kind));
  return groups.map((cards) => {
    const ranks = new Set(cards.filter((card) => !isWild(card)).map((card) => card[0]));
    const run = kinds.has("R") && (!kinds.has("S") || ranks.size > 1);
    return { kind: run ? "R" : "S", cards };
  });
}

export function contractCommands(at: Controls): Word[] {
  const { board, scene } = at;
  if (board.place === null || board.result !== null) return [tableWord(at)];
  const options = board.options;
  const doing = (why: Why | null | undefined, run: () => Promise<unknown> | void) => async () => {
    const words = at.reason(why);
    if (words !== null) throw new Error(words);
    await run();
  };
  return [
    { names: ["draw", "d", "ziehen"], usage: "draw", help: t("mayi.type.draw"), run: doing(options?.draw, at.draw) },
    { names: ["take", "t", "nehmen"], usage: "take", help: t("mayi.type.take"), run: doing(options?.take, at.take) },
    {
      names: ["discard", "throw", "x", "abwerfen"],
      usage: "discard 7h",
      help: t("mayi.type.discard"),
      run: async (rest) => {
        const card = heldCard(rest, at.hand);
        await scene.act({ type: "discard", card });
      },
    },
    {
      names: ["may-i", "mayi", "may", "m"],
      usage: "may-i",
      help: t("mayi.type.mayi"),
      run: doing(options?.call, () => scene.act({ type: "call" })),
    },
    { names: ["pass", "no", "passen"], usage: "pass", help: t("mayi.type.pass"), run: () => at.pass() },
    {
      names: ["withdraw", "w"],
      usage: "withdraw",
      help: t("mayi.type.withdraw"),
      run: doing(options?.withdraw, () => scene.act({ type: "withdraw" })),
    },
    {
      names: ["allow", "a", "erlauben"],
      usage: "allow",
      help: t("mayi.type.allow"),
      run: doing(options?.allow, () => scene.act({ type: "allow" })),
    },
    { names: ["deny", "n", "ablehnen"], usage: "deny", help: t("mayi.type.deny"), run: doing(options?.deny, at.deny) },
    {
      names: ["down", "auslegen"],
      usage: "down, down 3c 3d 3h / 5c As 7c 8c",
      help: t("mayi.type.down"),
      run: (rest) => down(at, rest),
    },
    {
      names: ["lay", "anlegen"],
      usage: "lay 9c on 2, lay 9c on 2 top",
      help: t("mayi.type.lay"),
      run: (rest) => lay(at, rest, false),
    },
    {
      names: ["swap", "tauschen"],
      usage: "swap 6c on 2 top",
      help: t("mayi.type.swap"),
      run: (rest) => lay(at, rest, true),
    },
    { names: ["auto"], usage: "auto", help: t("mayi.type.auto"), run: () => wish(at, true, at.wishes.now.want) },
    { names: ["ask"], usage: "ask", help: t("mayi.type.ask"), run: () => wish(at, false, at.wishes.now.want) },
    { names: ["want"], usage: "want Kd 9h, want none", help: t("mayi.type.want"), run: (rest) => want(at, rest) },
    tableWord(at),
  ];
}

async function down(at: Controls, rest: string): Promise<string | void> {
  const { board, scene } = at;
  if (rest.trim() === "") {
    const best = board.options?.laydown ?? [];
    const why = at.reason(board.options?.lay_down);
    if (best.length === 0 || why !== null) throw new Error(why ?? t("mayi.trays.best.none"));
    await scene.act({ type: "lay_down", melds: best });
    return;
  }
  const melds = readMelds(rest, board, at.isWild);
  // As typed, or with the wild cards of each run where the server takes them.
  for (const tried of [melds, ...otherOrders(melds, at.isWild)]) {
    const { code } = await scene.socket.consider({ type: "lay_down", melds: tried });
    if (code === null) {
      await scene.act({ type: "lay_down", melds: tried });
      return;
    }
  }
  await scene.act({ type: "lay_down", melds });
}

/** The same melds with their runs in other orders, a few of them. */
function otherOrders(melds: readonly WildMeld[], isWild: IsWild): WildMeld[][] {
  const most = 4;
  let tries: WildMeld[][] = [[]];
  for (const meld of melds) {
    const orders = meld.kind === "R" ? runOrders(meld.cards, isWild).slice(0, most) : [meld.cards];
    tries = tries.flatMap((before) => orders.map((cards) => [...before, { ...meld, cards }])).slice(0, 8);
  }
  return tries;
}

async function lay(at: Controls, rest: string, swapping: boolean): Promise<string | void> {
  const { board, scene } = at;
  const placing = readPlacing(rest);
  if (!placing) throw new Error(t(swapping ? "mayi.type.swap.how" : "mayi.type.lay.how"));
  const card = heldCard(placing.card, at.hand);
  if (board.melds.length === 0) throw new Error(t("mayi.type.no.melds"));
  const { onto, end } = placing;
  if (onto !== null && !board.melds[onto]) throw new Error(t("mayi.type.no.meld", { n: board.melds.length }));
  const why = at.reason(board.options?.lay_off);
  if (why !== null) throw new Error(why);
  const meant = [...additionsFor(card, board.options).values()]
    .flat()
    .filter((each: Addition) => each.displaces === swapping)
    .filter((each) => (onto === null || each.onto === onto) && (end === null || each.end === end));
  const [only] = meant;
  if (only === undefined) throw new Error(t("mayi.type.nowhere", { card: cardName(card) }));
  if (meant.length > 1) {
    await at.layOff(card, onto);
    return t("mayi.type.where", { card: cardName(card) });
  }
  await scene.act(only.action);
}

function wish(at: Controls, auto: boolean, cards: readonly Card[]): string {
  if (!at.wishes.set({ auto, want: cards })) throw new Error(t("mayi.wishes.lost"));
  return auto ? t("mayi.wishes.auto.on") : t("mayi.type.done");
}

function want(at: Controls, rest: string): string {
  const { auto, want: now } = at.wishes.now;
  const text = rest.trim();
  if (/^(none|keine)$/i.test(text)) {
    wish(at, auto, []);
    return t("mayi.wishes.want.none");
  }
  const cards = text === "" ? [] : parseCards(text);
  if (!cards) throw new Error(t("mayi.type.nothing.read", { text }));
  const wanted = [...new Set([...now, ...cards])];
  if (cards.length > 0) wish(at, auto, wanted);
  if (wanted.length === 0) return t("mayi.wishes.want.none");
  return t("mayi.wishes.want.some", { cards: wanted.map(cardName).join(", ") });
}

function tableWord(at: Controls): Word {
  return { names: ["table", "tisch"], usage: "table", help: t("mayi.type.table"), run: () => tellTable(at) };
}

/** Everything that lies open, in sentences. */
function tellTable(at: Controls): string {
  const { board, scene, isWild, usual } = at;
  const top = board.discards.at(-1);
  const hands = scene.card.rules["contracts"];
  const lines = [
    t("mayi.tell.hand", {
      number: board.hand_number,
      hands: Array.isArray(hands) ? hands.length : board.hand_number,
      contract: contractWords(board.slots, usual),
    }),
    t("mayi.tell.stock", { n: board.stock }),
    top === undefined ? `${t("mayi.pile.empty")}.` : t("mayi.tell.pile", { card: cardName(top) }),
    ...board.seats.map((_, place) => {
      const said = { name: scene.nameAt(board, place), cards: t("mayi.cards", { n: board.sizes[place] ?? 0 }) };
      return board.down[place] ? t("mayi.tell.player.down", said) : t("mayi.tell.player", said);
    }),
    ...board.melds.map(({ meld }, number) => {
      const title = meldTitle(meld, board.spans[number], isWild);
      return `${number + 1}: ${t("mayi.meld.cards", { meld: title, cards: meldCards(meld, isWild) })}.`;
    }),
  ];
  const { want } = at.wishes.now;
  if (want.length > 0) lines.push(`${t("mayi.wishes.want.some", { cards: listed(want.map(cardName)) })}.`);
  lines.push(at.todo());
  return lines.join(" ");
}
