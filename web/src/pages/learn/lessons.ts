// The two lessons: what they explain, and at which point of the hand. The words are in the
// catalog.
import type { Key } from "../../lib/i18n.svelte";
import ginHand from "./gin.hand.json";
import type { Lesson } from "./guide";
import mayiHand from "./mayi.hand.json";

export type LessonName = "gin" | "mayi";

/** A page of a lesson: an explanation, a move to make, or the sheet after a round. */
export type Page =
  | { kind: "told"; key: Key; at: number }
  | { kind: "move"; key: Key; at: number }
  | { kind: "end"; key: Key }
  | { kind: "sheet"; key: Key; sheet: number };

export interface Script {
  name: LessonName;
  /** The preset of the first match that is then opened, and its bots. */
  preset: string;
  bots: string[];
  lesson: Lesson;
  pages: Page[];
}

const told = (name: string, at: number): Page => ({ kind: "told", key: `learn.${name}` as Key, at });
const move = (name: string, at: number): Page => ({ kind: "move", key: `learn.${name}` as Key, at });
const end = (name: string): Page => ({ kind: "end", key: `learn.${name}` as Key });
const sheet = (name: string, number: number): Page => ({
  kind: "sheet",
  key: `learn.${name}` as Key,
  sheet: number,
});

export const SCRIPTS: Record<LessonName, Script> = {
  gin: {
    name: "gin",
    preset: "hollywood-gin",
    bots: ["greedy"],
    lesson: ginHand as unknown as Lesson,
    pages: [
      told("gin.hand", 0),
      told("gin.melds", 0),
      told("gin.deadwood", 0),
      move("gin.pass", 0),
      move("gin.draw", 1),
      move("gin.discard", 2),
      move("gin.draw2", 3),
      move("gin.discard2", 4),
      move("gin.take", 5),
      move("gin.discard3", 6),
      move("gin.draw3", 7),
      move("gin.discard4", 8),
      move("gin.draw4", 9),
      move("gin.knock", 10),
      end("gin.layoff"),
      end("gin.score"),
      sheet("gin.sheet1", 0),
      sheet("gin.sheet2", 1),
      sheet("gin.sheet3", 2),
      sheet("gin.sheet4", 3),
    ],
  },
  mayi: {
    name: "mayi",
    preset: "may-i",
    bots: ["greedy", "greedy", "greedy"],
    lesson: mayiHand as unknown as Lesson,
    pages: [
      told("mayi.hand", 0),
      told("mayi.contract", 0),
      move("mayi.take", 0),
      move("mayi.discard", 1),
      told("mayi.others", 2),
      move("mayi.draw", 2),
      move("mayi.discard2", 3),
      move("mayi.draw2", 4),
      move("mayi.discard3", 5),
      move("mayi.call", 6),
      told("mayi.called", 7),
      move("mayi.draw3", 7),
      move("mayi.laydown", 8),
      move("mayi.layoff", 9),
      move("mayi.layoff2", 10),
      move("mayi.layoff3", 11),
      move("mayi.layoff4", 12),
      move("mayi.out", 13),
      end("mayi.score"),
      end("mayi.seven"),
    ],
  },
};
