// The typed words of the May-I game, as in the terminal.
import { cardName } from "../../../lib/cards";
import { t } from "../../../lib/i18n.svelte";
import type { ContractShown, End, Why, WildMeld } from "../../../lib/protocol";
import type { Scene, Word } from "../scene.svelte";
import { anyOf, meaning, plain } from "../typed";
import { heldCard, parseCards } from "../typing";
import { additionsFor, type Addition } from "./additions";
import type { Deeds } from "./deeds.svelte";
import { runOrders, type IsWild } from "./orders";
import type { Position } from "./position.svelte";
import type { TableRules } from "./rules";
import { wishesAny, type Wishes } from "./wishes.svelte";
import { wishSentences, wishWords } from "./wishing";
import { contractWords, meldCards, meldTitle } from "./words";

export interface Controls {
  readonly scene: Scene;
  readonly position: Position;
  readonly deeds: Deeds;
  readonly rules: TableRules;
  readonly wishes: Wishes;
}

/** The meaning of "9c on 2 top": the card's text, the meld from 0, the end. */
export interface Placing {
  readonly card: string;
  readonly onto: number | null;
  readonly end: End | null;
}

/** The pattern of a placing in the page's language; the card, the meld and the end are its groups. */
function placing(): RegExp {
  const onto = anyOf(meaning("on", "on", "onto", "in"));
  const meld = anyOf(meaning("meld", "meld"));
  const end = anyOf([...meaning("top", "top", "high"), ...meaning("bottom", "bottom", "low")]);
  return new RegExp(`^(.+?)(?:\\s+(?:${onto})(?:\\s+(?:${meld}))?\\s+(\\d{1,3}))?(?:\\s+(?:(?:at|to|the)\\s+)*(${end}))?$`);
}

/** Read where a card should go; null if that is not understood. */
export function readPlacing(text: string): Placing | null {
  const found = placing().exec(plain(text.trim()));
  if (!found) return null;
  const [, card = "", number, end = ""] = found;
  return {
    card,
    onto: number === undefined ? null : Number(number) - 1,
    end: end === "" ? null : meaning("top", "top", "high").includes(end) ? "top" : "bottom",
  };
}

/** Read the melds of a typed lay down: each is a run or a set, as the kinds of the contract require. */
export function readMelds(text: string, board: ContractShown, isWild: IsWild): WildMeld[] {
  const groups = text.split("/").map((part) => {
    const cards = parseCards(part);
    if (!cards || cards.length === 0) throw new Error(t("type.mayi.nothing.read", { text: part.trim() }));
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
  const { scene, position, deeds } = at;
  const { board } = position;
  if (board.place === null || board.result !== null) return [tableWord(at)];
  const options = board.options;
  const unless = (words: string | null): void => {
    if (words !== null) throw new Error(words);
  };
  const doing = (why: Why | null | undefined, run: () => Promise<unknown> | void) => async () => {
    unless(position.reason(why));
    await run();
  };
  return [
    { names: ["draw", "d"], usage: "draw", help: t("type.mayi.draw"), run: doing(options?.draw?.code === "hold" ? null : options?.draw, deeds.draw) },
    { names: ["take", "t"], usage: "take", help: t("type.mayi.take"), run: doing(options?.take, deeds.take) },
    {
      names: ["discard", "throw", "x"],
      usage: "discard 7h",
      help: t("type.mayi.discard"),
      run: async (rest) => {
        const card = heldCard(rest, position.hand);
        await scene.act({ type: "discard", card });
      },
    },
    {
      names: ["may-i", "mayi", "may", "m"],
      usage: "may-i",
      help: t("type.mayi.mayi"),
      run: doing(options?.call, () => scene.act({ type: "call" })),
    },
    { names: ["pass", "no"], usage: "pass", help: t("type.mayi.pass"), run: () => (unless(position.why.pass), deeds.pass()) },
    {
      names: ["withdraw", "w"],
      usage: "withdraw",
      help: t("type.mayi.withdraw"),
      run: doing(options?.withdraw, () => scene.act({ type: "withdraw" })),
    },
    {
      names: ["allow", "a"],
      usage: "allow",
      help: t("type.mayi.allow"),
      run: doing(options?.allow, () => scene.act({ type: "allow" })),
    },
    { names: ["deny", "n"], usage: "deny", help: t("type.mayi.deny"), run: doing(options?.deny, deeds.deny) },
    {
      names: ["down"],
      usage: "down, down 3c 3d 3h / 5c As 7c 8c",
      help: t("type.mayi.down"),
      run: (rest) => down(at, rest),
    },
    {
      names: ["lay"],
      usage: "lay 9c on 2, lay 9c on 2 top",
      help: t("type.mayi.lay"),
      run: (rest) => lay(at, rest, false),
    },
    {
      names: ["swap"],
      usage: "swap 6c on 2 top",
      help: t("type.mayi.swap"),
      run: (rest) => lay(at, rest, true),
    },
    {
      names: ["undo", "u"],
      usage: "undo",
      help: t("type.mayi.undo"),
      run: async () => {
        unless(options?.take_back ? null : t("type.mayi.undo.none"));
        await scene.command({ type: "take_back", version: scene.table.version });
      },
    },
    ...wishWords(at.wishes),
    tableWord(at),
  ];
}

async function down(at: Controls, rest: string): Promise<string | void> {
  const { scene, position } = at;
  const { board } = position;
  if (rest.trim() === "") {
    const best = board.options?.laydown ?? [];
    const why = position.reason(board.options?.lay_down);
    if (best.length === 0 || why !== null) throw new Error(why ?? t("mayi.trays.best.none"));
    await scene.act({ type: "lay_down", melds: best });
    return;
  }
  const melds = readMelds(rest, board, at.rules.isWild);
  // As typed, or with the wild cards of each run where the server accepts them.
  for (const tried of [melds, ...otherOrders(melds, at.rules.isWild)]) {
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
  const { scene, position } = at;
  const { board } = position;
  const placing = readPlacing(rest);
  if (!placing) throw new Error(t(swapping ? "type.mayi.swap.how" : "type.mayi.lay.how"));
  const card = heldCard(placing.card, position.hand);
  if (board.melds.length === 0) throw new Error(t("type.mayi.no.melds"));
  const { onto, end } = placing;
  if (onto !== null && !board.melds[onto]) throw new Error(t("type.mayi.no.meld", { n: board.melds.length }));
  const why = position.reason(board.options?.lay_off);
  if (why !== null) throw new Error(why);
  const meant = [...additionsFor(card, board.options).values()]
    .flat()
    .filter((each: Addition) => each.displaces === swapping)
    .filter((each) => (onto === null || each.onto === onto) && (end === null || each.end === end));
  const [only] = meant;
  if (only === undefined) throw new Error(t("type.mayi.nowhere", { card: cardName(card) }));
  if (meant.length > 1) {
    await at.deeds.layOff(card, onto);
    return t("type.mayi.where", { card: cardName(card) });
  }
  await scene.act(only.action);
}

function tableWord(at: Controls): Word {
  return { names: ["table"], usage: "table", help: t("type.mayi.table"), run: () => tellTable(at) };
}

/** Everything that is open, in sentences. */
function tellTable(at: Controls): string {
  const { scene, position, rules } = at;
  const { board } = position;
  const { isWild, usual } = rules;
  const top = board.discards.at(-1);
  const hands = scene.card.rules["contracts"];
  const lines = [
    t("mayitold.hand", {
      number: board.hand_number,
      hands: Array.isArray(hands) ? hands.length : board.hand_number,
      contract: contractWords(board.slots, usual),
    }),
    t("mayitold.stock", { n: board.stock }),
    top === undefined ? `${t("mayi.pile.empty")}.` : t("mayitold.pile", { card: cardName(top) }),
    ...board.seats.map((_, place) => {
      const said = { name: scene.nameAt(board, place), cards: t("mayi.cards", { n: board.sizes[place] ?? 0 }) };
      return board.down[place] ? t("mayitold.player.down", said) : t("mayitold.player", said);
    }),
    ...board.melds.map(({ meld }, number) => {
      const title = meldTitle(meld, board.spans[number], isWild);
      return `${number + 1}: ${t("mayi.meld.cards", { meld: title, cards: meldCards(meld, isWild) })}.`;
    }),
  ];
  if (wishesAny(at.wishes.now)) lines.push(wishSentences(at.wishes.now));
  lines.push(position.todo);
  return lines.join(" ");
}
