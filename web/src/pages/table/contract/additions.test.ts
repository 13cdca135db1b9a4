import { describe, expect, it } from "vitest";
import type { ContractOptions } from "../../../lib/protocol";
import { addable, additionsFor, meldWith, rankBeyond } from "./additions";
import { wildBy } from "./orders";

const options = {
  layoffs: [
    { type: "lay_off", card: "As", onto: 0, at: "top" },
    { type: "lay_off", card: "As", onto: 0, at: "bottom" },
    { type: "lay_off", card: "Kd", onto: 1, at: null },
  ],
  displacements: [{ type: "displace", card: "6c", onto: 0, wild_to: "bottom" }],
} as unknown as ContractOptions;

describe("additions", () => {
  it("are found for a card by the meld they go to", () => {
    expect(additionsFor("As", options).get(0)).toHaveLength(2);
    expect(additionsFor("Kd", options).get(1)).toMatchObject([{ end: null, displaces: false }]);
    expect(additionsFor("6c", options).get(0)).toMatchObject([{ end: "bottom", displaces: true }]);
    expect(additionsFor("2c", options).size).toBe(0);
    expect([...addable(options)].sort()).toEqual(["6c", "As", "Kd"]);
    expect(addable(null).size).toBe(0);
  });

  it("show how the meld would lie", () => {
    const isWild = wildBy(["A"]);
    const run = { kind: "R" as const, cards: ["5c", "As", "7c", "8c"] };
    const [swap] = additionsFor("6c", options).get(0) ?? [];
    expect(meldWith(run, swap!, isWild)).toEqual(["As", "5c", "6c", "7c", "8c"]);
    const [top, bottom] = additionsFor("As", options).get(0) ?? [];
    expect(meldWith(run, top!, isWild)).toEqual(["5c", "As", "7c", "8c", "As"]);
    expect(meldWith(run, bottom!, isWild)).toEqual(["As", "5c", "As", "7c", "8c"]);
    const [set] = additionsFor("Kd", options).get(1) ?? [];
    expect(meldWith({ kind: "S", cards: ["Kh", "Kc"] }, set!, isWild)).toEqual(["Kh", "Kc", "Kd"]);
  });

  it("tell the rank beyond an end", () => {
    expect(rankBeyond(["5", "9"], "top")).toBe("T");
    expect(rankBeyond(["5", "9"], "bottom")).toBe("4");
    expect(rankBeyond(["J", "K"], "top")).toBe("A");
    expect(rankBeyond(["2", "5"], "bottom")).toBe("A");
  });
});
