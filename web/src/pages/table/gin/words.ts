// The words of gin for the typed command line, as at the table in the terminal.
import { cardName } from "../../../lib/cards";
import { t } from "../../../lib/i18n.svelte";
import type { Card, GinShown, Why } from "../../../lib/protocol";
import type { Scene, Word } from "../scene.svelte";
import { anyOf, meaning, plain } from "../typed";
import { heldCard, oneCard, severalCards } from "../typing";
import { whyWords } from "../why";
import { meldFrom } from "./melding";
import { meldWords, targets } from "./notes";

export interface Doings {
  throwCard(card: Card): Promise<void>;
  layOff(card: Card, onto: number): Promise<void>;
  best(): Promise<void>;
  show(): Promise<void>;
}

export function ginWords(scene: Scene, board: GinShown, does: Doings): Word[] {
  const options = board.options;
  const hand = board.place === null ? [] : (board.hands[board.place] ?? []);
  const values = { deadwood: board.deadwood ?? 0, limit: board.knock_limit, card: board.discards.at(-1) ?? "" };
  const must = (why: Why | null | undefined): void => {
    if (why) throw new Error(whyWords(why, values));
  };

  async function knock(rest: string, mustBeGin: boolean): Promise<void> {
    must(mustBeGin ? options?.gin : options?.knock);
    const knocks = (options?.knocks ?? []).filter((each) => !mustBeGin || each.deadwood === 0);
    const card = rest.trim() ? heldCard(rest, hand) : null;
    const found = card === null ? knocks[0] : knocks.find((each) => each.discard === card);
    const spread = found?.spreads[0];
    if (!found || !spread) throw new Error(t("type.noKnock"));
    await scene.act({ type: "knock", discard: found.discard, spread: spread.melds });
  }

  async function lay(rest: string): Promise<void> {
    const found = new RegExp(`^(.*?)(?:\\s+(?:${anyOf(meaning("on", "on"))})\\s+(\\d+))?$`).exec(plain(rest.trim()));
    const card = oneCard(found?.[1] ?? "");
    const fits = targets(options?.layoffs ?? [], card);
    must(options?.lay_off);
    if (fits.length === 0) throw new Error(t("type.fitsNowhere", { card: cardName(card) }));
    const wanted = found?.[2] === undefined ? null : Number(found[2]) - 1;
    if (wanted === null && fits.length > 1) {
      throw new Error(t("type.whichMeld", { card: cardName(card), n: fits.map((each) => each + 1).join(", ") }));
    }
    const onto = wanted ?? fits[0]!;
    if (!fits.includes(onto)) throw new Error(t("type.fitsNowhere", { card: cardName(card) }));
    await does.layOff(card, onto);
  }

  const act = (why: Why | null | undefined, type: "draw" | "take" | "pass" | "finish") => async (): Promise<void> => {
    must(why);
    await scene.act({ type });
  };

  return [
    { names: ["draw", "d"], usage: "draw", help: t("gin.draw"), run: act(options?.draw, "draw") },
    { names: ["take", "t"], usage: "take", help: t("gin.take"), run: act(options?.take, "take") },
    { names: ["pass", "p"], usage: "pass", help: t("gin.pass"), run: act(options?.pass, "pass") },
    {
      names: ["discard", "throw", "x"],
      usage: "7h, discard 7h",
      help: t("gin.discard"),
      run: async (rest) => {
        must(options?.discard);
        const card = heldCard(rest, hand);
        const barred = options?.barred.find(([held]) => held === card);
        if (barred) throw new Error(whyWords(barred[1], { card: cardName(card) }));
        await does.throwCard(card);
      },
    },
    { names: ["knock", "k"], usage: "knock 7h", help: t("gin.knock"), run: (rest) => knock(rest, false) },
    { names: ["gin", "g"], usage: "gin", help: t("gin.gin"), run: (rest) => knock(rest, true) },
    {
      names: ["big"],
      usage: "big",
      help: t("gin.bigGin"),
      run: async () => {
        must(options?.big_gin);
        await scene.act({ type: "big_gin", spread: options?.big_gin_spread ?? [] });
      },
    },
    { names: ["lay"], usage: "lay 3s on 1", help: t("type.lay"), run: lay },
    {
      names: ["best", "b"],
      usage: "best",
      help: t("gin.doBest"),
      run: async () => {
        if (board.phase !== "knocker_layoff") must(options?.show);
        await does.best();
      },
    },
    {
      names: ["show"],
      usage: "show, show 3c 3d 3h / 7s 8s 9s",
      help: t("gin.showHand"),
      run: async (rest) => {
        must(options?.show);
        if (rest.trim() === "") return does.show();
        const melds = rest.split("/").map((part) => meldFrom(severalCards(part)));
        await scene.act({ type: "show", melds });
      },
    },
    { names: ["finish", "f"], usage: "finish", help: t("gin.finish"), run: act(options?.finish, "finish") },
    { names: ["table"], usage: "table", help: t("type.table"), run: () => told(scene, board) },
  ];
}

/** The open cards on the table. */
function told(scene: Scene, board: GinShown): string {
  const said = [t("pile.cards", { label: t("gin.stock"), n: board.stock })];
  const top = board.discards.at(-1);
  if (top) said.push(t("pile.top", { label: t("gin.discards"), card: cardName(top), n: board.pile }));
  said.push(board.knock_limit > 0 ? t("gin.limit", { n: board.knock_limit }) : t("gin.limitGin"));
  for (const place of [0, 1]) {
    if (place === board.place) continue;
    const known = board.known[place] ?? [];
    said.push(t("type.holds", { name: scene.nameAt(board, place), n: board.sizes[place] ?? 0 }));
    if (known.length > 0) said.push(t("type.known", { cards: known.map(cardName).join(", ") }));
  }
  board.spread.forEach((meld, number) => {
    said.push(t("type.meld", {
        n: number + 1,
        meld: t("word.told", { what: meldWords(meld), words: meld.cards.map(cardName).join(", ") }),
      }));
  });
  return said.map((words) => (words.endsWith(".") ? words : `${words}.`)).join(" ");
}
