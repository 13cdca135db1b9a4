import { describe, expect, it } from "vitest";
import { lowestPlace, ranksOfRun, runOrders, wildBy } from "./orders";

const aces = wildBy(["A"]);
const jokers = wildBy(["XX", "2"]);

describe("orders of a run", () => {
  it("fill gaps with wild cards", () => {
    expect(runOrders(["8c", "5c", "As", "7c"], aces)).toEqual([["5c", "As", "7c", "8c"]]);
  });

  it("offer every place of spare wild cards, on top first", () => {
    expect(runOrders(["6c", "5c", "7c", "As", "Ah"], aces)).toEqual([
      ["5c", "6c", "7c", "As", "Ah"],
      ["Ah", "5c", "6c", "7c", "As"],
      ["As", "Ah", "5c", "6c", "7c"],
    ]);
  });

  it("leave cards that make no run in one order", () => {
    expect(runOrders(["9c", "5c", "As"], aces)).toEqual([["5c", "9c", "As"]]);
    expect(runOrders(["5c", "5c", "As"], aces)).toEqual([["5c", "5c", "As"]]);
  });

  it("try a natural ace at both ends", () => {
    expect(runOrders(["Ac", "3c", "4c", "2h"], jokers)).toEqual([["Ac", "2h", "3c", "4c"]]);
    expect(runOrders(["Ac", "Qc", "Jc", "Kc"], jokers)).toEqual([["Jc", "Qc", "Kc", "Ac"]]);
  });

  it("tell what every card stands for", () => {
    expect(ranksOfRun(["Ah", "5c", "As", "7c"], aces)).toEqual(["4", "5", "6", "7"]);
    expect(ranksOfRun(["Jc", "Qc", "Kc", "XX"], jokers)).toEqual(["J", "Q", "K", "A"]);
    expect(ranksOfRun(["Ac", "2h", "3c"], jokers)).toEqual(["A", "2", "3"]);
    expect(ranksOfRun(["Qc", "Kc", "Ac"], jokers)).toEqual(["Q", "K", "A"]);
    expect(ranksOfRun(["As", "Ah"], aces)).toBeNull();
    expect(lowestPlace(["XX", "XX", "Ac"], jokers)).toBe(12);
  });
});
