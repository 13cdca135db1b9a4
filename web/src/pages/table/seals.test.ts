import { beforeEach, expect, test } from "vitest";
import type { ProofShown } from "../../lib/protocol";
import { check } from "./checking";
import { contribution, keepSeal, keptSeal, short } from "./seals";

// The test vector of docs/shuffle.md.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const proof: ProofShown = {
  round_number: 1,
  board: 0,
  commitment: COMMITMENT,
  secret: SECRET,
  contributions: ["616c696365", "626f62"],
  decks: 1,
  jokers: 0,
};

beforeEach(() => localStorage.clear());

test("a contribution is random, then the words, within 64 bytes", () => {
  const given = contribution("  bob ");
  expect(given).toMatch(/^[0-9a-f]{32}626f62$/);
  expect(contribution("bob")).not.toBe(given);
  expect(contribution("ü".repeat(100)).length).toBeLessThanOrEqual(128);
});

test("a proof that fits what was seen is found good", () => {
  const seal = { commitments: [COMMITMENT], contribution: "626f62" };
  expect(check(proof, seal, 1)).toEqual({ fits: true, seenBefore: true, contributed: true });
});

test("another seal, another secret, a lost contribution are found out", () => {
  const seal = { commitments: [COMMITMENT], contribution: "626f62" };
  expect(check({ ...proof, secret: SECRET.replace("1f", "1e") }, seal, 1).fits).toBe(false);
  expect(check(proof, { ...seal, commitments: ["00"] }, 1).seenBefore).toBe(false);
  expect(check({ ...proof, contributions: ["616c696365", ""] }, seal, 1).contributed).toBe(false);
});

test("without a memory nothing is claimed", () => {
  expect(check(proof, null, 1)).toEqual({ fits: true, seenBefore: null, contributed: null });
});

test("a seal is kept under its table and round", () => {
  keepSeal("t", 3, { commitments: [COMMITMENT], contribution: "00" });
  expect(keptSeal("t", 3)?.contribution).toBe("00");
  expect(keptSeal("t", 4)).toBeNull();
  expect(keptSeal("u", 3)).toBeNull();
  expect(short(COMMITMENT)).toBe("630dcd … 10dd");
});
