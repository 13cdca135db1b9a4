import { beforeAll, expect, it } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import type { PresetShown } from "../../lib/protocol";
import { families, playersWords } from "./families";

beforeAll(() => setLanguage("en"));

const preset = (name: string, family: "gin" | "contract"): PresetShown => ({
  name,
  family,
  title: name,
  house: false,
  headline: "",
  players: [2],
  bots: [],
  strengths: {},
});

it("tells Hollywood gin, the other gins and the contract games apart", () => {
  const found = families([
    preset("hollywood-gin", "gin"),
    preset("may-i", "contract"),
    preset("oklahoma", "gin"),
    preset("hollywood-rounds", "gin"),
  ]);
  expect(found.map((family) => [family.id, family.presets.map((each) => each.name)])).toEqual([
    ["hollywood", ["hollywood-gin", "hollywood-rounds"]],
    ["gin", ["oklahoma"]],
    ["contract", ["may-i"]],
  ]);
  expect(families([preset("gin", "gin")]).map((family) => family.id)).toEqual(["gin"]);
});

it("says for how many a game is", () => {
  expect(playersWords([4, 5, 6])).toBe("4 to 6 players");
  expect(playersWords([2, 3, 4, 6, 8])).toBe("2, 3, 4, 6, and 8 players");
  expect(playersWords([2])).toBe("2 players");
});
