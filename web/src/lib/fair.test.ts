import { describe, expect, it } from "vitest";
import { BadProof, bytesOf } from "./bytes";
import {
  commitmentOf,
  dealtFrom,
  deckOf,
  type Ingredients,
  packOf,
  reshuffled,
  reshuffleKey,
} from "./fair";
import { hexOf } from "./random";
import vectors from "./fair.vectors.json";

// The vector that docs/shuffle.md prints.
const documented = {
  secret: Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join(""),
  contributions: ["616c696365", "626f62"],
  round_number: 1,
  decks: 1,
  jokers: 0,
};

describe("the deck", () => {
  it("is the one that docs/shuffle.md prints", () => {
    expect(commitmentOf(documented.secret)).toBe(
      "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    );
    expect(deckOf(documented).join(" ")).toBe(
      "Td 8d 5d 7c 2s 4c Qc 7s Jh Ad 3c 2c 9c Ks Kd 9h Kh 6c 4s 7d " +
        "Th 6h 3d Qs 6s 6d 4d 8h Tc 5s 3s 5h 8s 8c 2d Ts Qh Js As 3h " +
        "Jc 7h Kc Ah 4h 2h Qd 9s 5c 9d Jd Ac",
    );
  });

  it.each(vectors.decks)("is the engine's: $decks packs, $jokers jokers, round $round_number", (vector) => {
    expect(commitmentOf(vector.secret)).toBe(vector.commitment);
    expect(deckOf(vector as Ingredients).join(" ")).toBe(vector.deck);
  });

  it("follows from every ingredient", () => {
    const deck = deckOf(documented).join();
    const changed = [
      { ...documented, secret: `01${documented.secret.slice(2)}` },
      { ...documented, contributions: ["616c696365", "626f63"] },
      { ...documented, contributions: ["626f62", "616c696365"] },
      { ...documented, contributions: ["616c69636562", "6f62"] },
      { ...documented, contributions: [...documented.contributions, ""] },
      { ...documented, round_number: 2 },
    ];
    for (const other of changed) expect(deckOf(other).join()).not.toBe(deck);
  });

  it("has the pack's own order before the shuffle", () => {
    const pack = packOf(2, 1);
    expect(pack).toHaveLength(105);
    expect(pack.slice(0, 2)).toEqual(["Ac", "2c"]);
    expect(pack[51]).toBe("Ks");
    expect(pack[52]).toBe("Ac");
    expect(pack[104]).toBe("XX");
  });

  it("is not made from what is no proof", () => {
    const broken = [
      [{ ...documented, secret: "abcd" }, "short"],
      [{ ...documented, secret: "xyz" }, "hex"],
      [{ ...documented, contributions: ["abc"] }, "hex"],
      [{ ...documented, round_number: 0 }, "round"],
      [{ ...documented, decks: 0 }, "pack"],
      [{ ...documented, jokers: -1 }, "pack"],
      [{ ...documented, contributions: Array<string>(9).fill("") }, "players"],
    ] as const;
    for (const [proof, code] of broken) {
      expect(() => deckOf(proof)).toThrow(BadProof);
      try {
        deckOf(proof);
      } catch (error) {
        expect((error as BadProof).code).toBe(code);
      }
    }
  });
});

describe("a stock made of discards", () => {
  it.each(vectors.stocks)("is the engine's: reshuffle $number", (vector) => {
    const from = { ...vector, decks: 2, jokers: 2 };
    const stock = reshuffled(vector.cards.split(" "), reshuffleKey(from), vector.number);
    expect(stock.join(" ")).toBe(vector.stock);
  });

  it("does not depend on the order in which the cards were thrown", () => {
    const { cards, stock, ...vector } = vectors.stocks[0]!;
    const key = reshuffleKey({ ...vector, decks: 2, jokers: 2 });
    expect(reshuffled(cards.split(" ").reverse(), key, vector.number).join(" ")).toBe(stock);
  });
});

describe("the deal", () => {
  it("goes round one card at a time, beginning after the dealer", () => {
    const deck = packOf(1, 0);
    const deal = dealtFrom(deck, 3, 1, 2);
    expect(deal.hands).toEqual([
      ["2c", "5c"],
      ["3c", "6c"],
      ["Ac", "4c"],
    ]);
    expect(deal.upcard).toBe("7c");
    expect(deal.stock).toHaveLength(45);
  });
});

it("reads and writes hexadecimal", () => {
  expect(hexOf(bytesOf("00ff10"))).toBe("00ff10");
  expect(bytesOf("")).toHaveLength(0);
});
