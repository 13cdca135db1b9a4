import { describe, expect, it } from "vitest";
import { byMatch, type CheckedDeck } from "./running";

const deck = (match: number | null, round_number: number): CheckedDeck =>
  ({ match, round_number, players: match === null ? [] : [`Ann ${match}`] }) as unknown as CheckedDeck;

describe("the decks of a file", () => {
  it("are shown match by match, in the order of the file", () => {
    const found = byMatch([deck(1, 1), deck(1, 2), deck(2, 1)]);
    expect(found.map(({ match, players, decks }) => [match, players, decks.length])).toEqual([
      [1, ["Ann 1"], 2],
      [2, ["Ann 2"], 1],
    ]);
  });

  it("stand alone if there is one match", () => {
    expect(byMatch([deck(null, 1), deck(null, 2)])).toHaveLength(1);
    expect(byMatch([])).toEqual([]);
  });
});
