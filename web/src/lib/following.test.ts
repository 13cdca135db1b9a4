import { beforeEach, expect, test } from "vitest";
import { knownOf, levelFor, remember } from "./following";
import { settings } from "./settings.svelte";

const game = { family: "gin", strengths: { beginner: 600, club: 1000, fast: 1250 } } as const;

beforeEach(() => {
  settings.followed = "";
});

test("who is not known begins with the usual level", () => {
  expect(knownOf(game)).toEqual({ rating: 1000, matches: 0, most: null });
  settings.followed = "{damaged";
  expect(knownOf(game).rating).toBe(1000);
});

test("a table that knows less than this browser changes nothing", () => {
  remember("gin", { rating: 1100, matches: 2, most: null });
  remember("gin", { rating: 700, matches: 1, most: null });
  remember("contract", { rating: 800, matches: 1, most: null });
  expect(knownOf(game)).toEqual({ rating: 1100, matches: 2, most: null });
  expect(knownOf({ ...game, family: "contract" }).rating).toBe(800);
});

test("the nearest level plays", () => {
  const levels = Object.keys(game.strengths);
  expect(levelFor(1100, levels, game.strengths)).toBe("club");
  expect(levelFor(1126, levels, game.strengths)).toBe("fast");
  expect(levelFor(800, levels, game.strengths)).toBe("beginner");
  expect(levelFor(9000, ["beginner", "club"], game.strengths)).toBe("club");
});
