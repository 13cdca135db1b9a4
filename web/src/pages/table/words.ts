// The words of the command line that every table has; a board adds those of its game.
import { cardName } from "../../lib/cards";
import { listed, t } from "../../lib/i18n.svelte";
import type { HandOrder } from "../../lib/settings.svelte";
import { set, settings } from "../../lib/settings.svelte";
import { laidOut } from "./hand";
import { memoryInWords } from "./memory";
import type { Scene, Word } from "./scene.svelte";
import { peopleWords } from "./sitting/typed";
import { rulesLine } from "./title";
import { meaning, plain } from "./typed";
import type { PanelName } from "./panels";

interface Doors {
  open(panel: PanelName): void;
  help(): void;
  quit(): void;
}

/** The order that a typed word asks for. */
function orderOf(typed: string): HandOrder | null {
  const text = plain(typed.trim());
  if (meaning("by-meld", "meld", "melds").includes(text)) return "melds";
  if (meaning("by-suit", "suit").includes(text)) return "suit";
  if (meaning("by-rank", "rank").includes(text)) return "rank";
  return meaning("own", "own").includes(text) ? "manual" : null;
}

export function tableWords(scene: Scene, doors: Doors): Word[] {
  return [
    { names: ["hand", "h"], usage: "hand", help: t("type.hand"), run: () => hand(scene) },
    { names: ["last"], usage: "last", help: t("type.last"), run: () => last(scene) },
    {
      names: ["sheet", "s"],
      usage: "sheet",
      help: t("type.sheet"),
      run: async () => {
        const { sheet, table } = scene.socket;
        if (!sheet || !table) return t("panel.noSheet");
        const { sheetInWords } = await import("../../lib/sheet/reading");
        return sheetInWords(sheet, table.seats.map((seat) => scene.name(seat.seat))).join(" ");
      },
    },
    {
      names: ["sort"],
      usage: "sort meld",
      help: t("type.sort"),
      run: (rest) => {
        const order = orderOf(rest);
        if (!order) throw new Error(t("type.sortHow"));
        void set("order", order);
        return t(`hand.order.${order}`);
      },
    },
    {
      names: ["say"],
      usage: "say …",
      help: t("type.say"),
      run: (rest) => {
        if (rest.trim() && !scene.socket.say(rest.trim())) throw new Error(t("socket.lost"));
      },
    },
    { names: ["memory"], usage: "memory", help: t("panel.memory"), run: () => memoryInWords(scene) },
    { names: ["proof"], usage: "proof", help: t("panel.deal"), run: () => doors.open("deal") },
    { names: ["rules", "r"], usage: "rules", help: t("type.rules"), run: () => rulesLine(scene.card) },
    ...peopleWords(scene),
    { names: ["help", "?"], usage: "help", help: t("keys.help"), run: () => doors.help() },
    { names: ["quit", "q"], usage: "quit", help: t("type.quit"), run: () => doors.quit() },
  ];
}

function hand(scene: Scene): string {
  const board = scene.ownBoard;
  const cards = board === null || board.place === null ? null : board.hands[board.place];
  if (!board || !cards) return t("type.noHand");
  const groups = board.type === "gin" ? (board.arrangement?.melds ?? []).map((meld) => meld.cards) : board.groups;
  const order = settings.order === "manual" ? "rank" : settings.order;
  return listed(laidOut(cards, order, groups, []).map((place) => cardName(place.card)));
}

function last(scene: Scene): string {
  const lines = scene.story.lines;
  const own = lines.findLastIndex((line) => line.seat !== null && line.seat === scene.you);
  const since = lines.slice(own + 1);
  const told = since.length > 0 ? since : lines.slice(-3);
  return told.map((line) => line.words).join(" ") || t("story.none");
}
