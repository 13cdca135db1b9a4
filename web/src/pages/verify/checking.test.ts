/// <reference types="vite/client" />
import { describe, expect, it } from "vitest";
import { checkDeck, type Told } from "./checking";
import { notedHand, proofInQuery, readContributions, readCards, readProof, toldBy } from "./proof";
import { BadRecord, readRecord } from "./recordfile";
import { BadProof } from "../../lib/bytes";

const records = import.meta.glob<string>("./records/*.hollywood", {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = (name: string): string => records[`./records/${name}.hollywood`]!;
const decksOf = (name: string): Told[] => structuredClone(readRecord(text(name)).decks);
const kinds = (told: Told): string[] => checkDeck(told).findings.map((finding) => finding.kind);

describe("a recorded match", () => {
  it.each(Object.keys(records))("holds: %s", (path) => {
    const record = readRecord(records[path]!);
    expect(record.decks.length).toBeGreaterThan(0);
    expect(record.actions).toBeGreaterThan(10);
    expect(record.cutOff).toBeNull();
    for (const told of record.decks) {
      const found = checkDeck(told);
      expect(found.findings).toEqual([]);
      const dealt = told.events[0] as { hands: string[][] };
      expect(found.compared).toBeGreaterThan(dealt.hands.flat().length);
    }
  });

  it("has two decks in each round of partners", () => {
    expect(readRecord(text("partnership")).decks.map((deck) => deck.board)).toEqual([0, 1]);
  });

  it("is checked through a stock made of discards", () => {
    const [told] = decksOf("reshuffled");
    expect(checkDeck(told!).reshuffles).toBeGreaterThan(0);
  });
});

describe("what was tampered with is caught", () => {
  it("a secret", () => {
    const [told] = decksOf("gin");
    told!.secret = `00${told!.secret.slice(2)}`;
    expect(kinds(told!)).toContain("commitment");
    expect(kinds(told!)).toContain("hand");
  });

  it("a commitment", () => {
    const [told] = decksOf("gin");
    told!.commitment = told!.commitment.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expect(kinds(told!)).toEqual(["commitment"]);
  });

  it("a contribution", () => {
    const [told] = decksOf("gin");
    told!.contributions = [told!.contributions[0]!, "00"];
    expect(kinds(told!)).toContain("hand");
    expect(kinds(told!)).not.toContain("commitment");
  });

  it("two cards of two hands exchanged", () => {
    const [told] = decksOf("gin");
    const hands = (told!.events[0] as { hands: string[][] }).hands;
    [hands[0]![0], hands[1]![0]] = [hands[1]![0]!, hands[0]![0]!];
    expect(checkDeck(told!).findings.map((f) => (f.kind === "hand" ? f.seat : f.kind))).toEqual([0, 1]);
  });

  it("an upcard, and a card that was drawn", () => {
    const [told] = decksOf("gin");
    const events = told!.events as unknown as { type: string; card?: string; upcard?: string }[];
    events[0]!.upcard = "2c";
    const drew = events.find((event) => event.type === "drew")!;
    const before = drew.card!;
    drew.card = before === "2h" ? "3h" : "2h";
    const findings = checkDeck(told!).findings;
    expect(findings.map((finding) => finding.kind)).toEqual(["upcard", "draw"]);
    expect(findings[1]).toMatchObject({ number: 1, told: drew.card, made: before });
  });

  it("a card drawn from a stock made of discards", () => {
    const [told] = decksOf("reshuffled");
    const events = told!.events as unknown as { type: string; card?: string }[];
    const at = events.findIndex((event) => event.type === "reshuffled");
    const drew = events.slice(at).find((event) => event.type === "drew")!;
    drew.card = drew.card === "2h" ? "3h" : "2h";
    expect(kinds(told!)).toEqual(["draw"]);
  });
});

it("cards that the viewer may not know are not compared, and the others are", () => {
  const [told] = decksOf("gin");
  const dealt = told!.events[0] as { hands: (string[] | null)[] };
  dealt.hands[1] = null;
  const events = told!.events as unknown as { type: string; seat?: number; card?: string | null }[];
  for (const event of events) if (event.type === "drew" && event.seat === 1) event.card = null;
  const found = checkDeck(told!);
  expect(found.findings).toEqual([]);
  expect(found.compared).toBeLessThan(checkDeck(decksOf("gin")[0]!).compared);
});

describe("a record file", () => {
  const refused = (changed: string): [string, number] => {
    try {
      readRecord(changed);
    } catch (error) {
      if (error instanceof BadRecord) return [error.code, error.line];
    }
    return ["read", 0];
  };

  it("that was edited is refused with the number of the line", () => {
    const lines = text("gin").split("\n");
    const edited = lines.with(4, lines[4]!.replace('"seat":0', '"seat":1').replace('"seat":1', '"seat":0'));
    edited[4] = edited[4]!.replace(/"card":"(..)"/, '"card":"2c"');
    expect(refused(edited.join("\n"))).toEqual(["check", 5]);
    expect(refused(lines.toSpliced(5, 1).join("\n"))).toEqual(["check", 6]);
  });

  it("that is none, is empty or comes from the future is refused", () => {
    expect(refused("")).toEqual(["none", 1]);
    expect(refused("hello\n")).toEqual(["format", 1]);
    expect(refused('{"format":"other"}\n')).toEqual(["format", 1]);
    expect(refused(text("gin").replace('"version":1', '"version":2'))).toEqual(["version", 1]);
    expect(refused(text("gin").slice(0, 100))).not.toEqual(["read", 0]);
  });

  it("that is cut off is good up to its last complete line", () => {
    const record = readRecord(text("gin").slice(0, -30));
    expect(record.cutOff).toBe(text("gin").split("\n").length - 1);
  });
});

describe("a pasted proof", () => {
  const [told] = decksOf("gin");
  const dealt = told!.events[0] as { hands: string[][]; upcard: string; dealer: number };
  const seen = { seats: [0, 1], dealer: dealt.dealer, hands: [dealt.hands[0]!, null], upcard: dealt.upcard };
  const { secret, contributions, commitment, round_number } = told!;
  const proof = { secret, contributions, commitment, round_number, decks: 1, jokers: 0, board: 0 };

  it("is read and holds, alone and with what was seen", () => {
    expect(checkDeck(toldBy(readProof(JSON.stringify(proof))!)).findings).toEqual([]);
    const found = checkDeck(toldBy(readProof(JSON.stringify({ ...proof, seen }))!));
    expect(found.findings).toEqual([]);
    expect(found.compared).toBe(11);
  });

  it("brings the hand that was seen, and its turn after the dealer", () => {
    const four = { seats: [0, 1, 2, 3], dealer: 2, hands: [null, ["7h", "8h"], null, null], upcard: "2c" };
    expect(notedHand(four)).toEqual({ players: 4, turn: 3, cards: ["7h", "8h"], upcard: "2c" });
    expect(notedHand({ ...four, hands: [null, null, null, null] })).toBeNull();
  });

  it("that does not fit what was seen is caught", () => {
    const other = { ...proof, contributions: ["", ""], seen };
    expect(kinds(toldBy(readProof(JSON.stringify(other))!))).toContain("hand");
  });

  it("is read from the address that a table leads to", () => {
    const query = new URLSearchParams({
      round: "1",
      secret,
      contributions: contributions.join(","),
      commitment,
      decks: "1",
      jokers: "0",
    });
    const found = proofInQuery(query)!;
    expect(found.contributions).toEqual(contributions);
    expect(checkDeck(toldBy(found)).findings).toEqual([]);
    expect(proofInQuery(new URLSearchParams({ table: "x" }))).toBeNull();
    query.set("contributions", ",");
    expect(proofInQuery(query)!.contributions).toEqual(["", ""]);
  });

  it("that is none is refused", () => {
    for (const wrong of ["", "[]", "{}", JSON.stringify({ ...proof, contributions: "ab" })]) {
      expect(readProof(wrong)).toBeNull();
    }
    expect(readProof(JSON.stringify({ ...proof, seen: { ...seen, dealer: 2 } }))).toBeNull();
    expect(readProof(JSON.stringify({ ...proof, seen: { ...seen, upcard: "zz" } }))).toBeNull();
  });
});

it("reads what people type", () => {
  expect(readContributions("616c\n\n626f\n")).toEqual(["616c", "", "626f", ""]);
  expect(() => readContributions("6")).toThrow(BadProof);
  expect(readCards("7H 10d, tc xx")).toEqual(["7h", "Td", "Tc", "XX"]);
  expect(() => readCards("1h")).toThrow(BadProof);
});
