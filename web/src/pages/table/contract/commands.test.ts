import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../../lib/i18n.svelte";
import type { ContractShown } from "../../../lib/protocol";
import { readMelds, readPlacing } from "./commands";
import { wildBy } from "./orders";
import { cardsOrKind } from "./wishing";

const aces = wildBy(["A"]);
const slots = (text: string) =>
  ({ slots: [...text].map((kind) => ({ kind, least: 3 })) }) as unknown as ContractShown;

describe("typed words", () => {
  beforeAll(() => setLanguage("en"));

  it("read where a card is to go", () => {
    expect(readPlacing("9c on 2 top")).toEqual({ card: "9c", onto: 1, end: "top" });
    expect(readPlacing("nine of clubs onto meld 12")).toEqual({ card: "nine of clubs", onto: 11, end: null });
    expect(readPlacing("9c at the bottom")).toEqual({ card: "9c", onto: null, end: "bottom" });
    expect(readPlacing("9c")).toEqual({ card: "9c", onto: null, end: null });
    expect(readPlacing("")).toBeNull();
  });

  it("read it in the words of the page's language, and in English", async () => {
    await setLanguage("es");
    expect(readPlacing("9c en 3 arriba")).toEqual({ card: "9c", onto: 2, end: "top" });
    expect(readPlacing("9c en combinación 3 abajo")).toEqual({ card: "9c", onto: 2, end: "bottom" });
    expect(readPlacing("9c on 3 top")).toEqual({ card: "9c", onto: 2, end: "top" });
    await setLanguage("en");
  });

  it("read melds as the contract asks for them", () => {
    const melds = readMelds("3c 3d As / 5c As 7c 8c", slots("SR"), aces);
    expect(melds.map((meld) => meld.kind)).toEqual(["S", "R"]);
    expect(melds[1]?.cards).toEqual(["5c", "As", "7c", "8c"]);
    expect(readMelds("5c 6c 7c", slots("S"), aces)[0]?.kind).toBe("S");
    expect(readMelds("As Ac 5c", slots("R"), aces)[0]?.kind).toBe("R");
  });

  it("read cards, ranks and suits about which somebody wishes something", async () => {
    expect(cardsOrKind("Kd 9h")).toEqual(["Kd", "9h"]);
    for (const jacks of ["J", "jacks", "jack"]) expect(cardsOrKind(jacks)).toEqual(["Jc", "Jd", "Jh", "Js"]);
    expect(cardsOrKind("hearts")).toHaveLength(13);
    expect(cardsOrKind("joker")).toEqual(["XX"]);
    expect(cardsOrKind("hello")).toBeNull();
    await setLanguage("de");
    expect(cardsOrKind("Buben")).toEqual(["Jc", "Jd", "Jh", "Js"]);
    expect(cardsOrKind("Herz")).toHaveLength(13);
    await setLanguage("en");
  });

  it("say what is no card", () => {
    expect(() => readMelds("3c 3d / hello", slots("SR"), aces)).toThrow("These are not cards: hello.");
  });
});
