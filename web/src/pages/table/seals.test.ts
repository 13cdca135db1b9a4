import { beforeEach, expect, test } from "vitest";
import type { ProofShown } from "../../lib/protocol";
import { sealOf } from "../../lib/seal";
import { check, unopened } from "./checking";
import { contribution, keepSeal, keptSeal, short } from "./seals";

// The test vector of docs/shuffle.md.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const ALICE = "61".repeat(32);
const SEAL = sealOf(ALICE, 1, 0);
const proof: ProofShown = {
  round_number: 1,
  board: 0,
  commitment: COMMITMENT,
  secret: SECRET,
  contributions: [ALICE, ""],
  decks: 1,
  jokers: 0,
  shuffle: 2,
  sealed: [SEAL, ""],
  void: [],
};
const older: ProofShown = { ...proof, contributions: ["616c696365", "626f62"], shuffle: 1, sealed: [] };

beforeEach(() => localStorage.clear());

test("a contribution is random, then the words, within 64 bytes", () => {
  const given = contribution("  bob ");
  expect(given).toMatch(/^[0-9a-f]{64}626f62$/);
  expect(contribution("bob")).not.toBe(given);
  expect(contribution("")).toHaveLength(64);
  expect(contribution("ü".repeat(100)).length).toBeLessThanOrEqual(128);
});

test("a proof that fits what was seen is found good", () => {
  const seal = { commitments: [COMMITMENT], contribution: ALICE, sealed: [SEAL, ""] };
  const good = { fits: true, seenBefore: true, contributed: true, opened: true, sameSeals: true };
  expect(check(proof, seal, 0)).toEqual(good);
});

test("another seal, another secret, a lost contribution are found out", () => {
  const seal = { commitments: [COMMITMENT], contribution: ALICE, sealed: [SEAL, ""] };
  expect(check({ ...proof, secret: SECRET.replace("1f", "1e") }, seal, 0).fits).toBe(false);
  expect(check(proof, { ...seal, commitments: ["00"] }, 0).seenBefore).toBe(false);
  expect(check({ ...proof, contributions: ["", ""] }, seal, 0).contributed).toBe(false);
  expect(check({ ...proof, contributions: ["", ""] }, seal, 0).opened).toBe(false);
  expect(check({ ...proof, contributions: ["62".repeat(32), ""] }, seal, 0).opened).toBe(false);
  expect(check({ ...proof, contributions: [ALICE, ALICE] }, seal, 0).opened).toBe(false);
  expect(check({ ...proof, sealed: [SEAL, SEAL] }, seal, 0).sameSeals).toBe(false);
});

test("of an older deal it is known that nothing was sealed", () => {
  const seal = { commitments: [COMMITMENT], contribution: "626f62" };
  expect(check(older, seal, 1)).toEqual({ fits: true, seenBefore: true, contributed: true, opened: null, sameSeals: null });
});

test("without a memory nothing is claimed", () => {
  expect(check(proof, null, 1)).toMatchObject({ seenBefore: null, contributed: null, sameSeals: null });
});

test("who did not reveal is known", () => {
  expect(unopened({ sealed: ["aa", "bb", ""], contributions: ["11", "", ""] })).toEqual([1]);
});

test("a seal is kept under its table and round", () => {
  keepSeal("t", 3, { commitments: [COMMITMENT], contribution: "00" });
  expect(keptSeal("t", 3)?.contribution).toBe("00");
  expect(keptSeal("t", 4)).toBeNull();
  expect(keptSeal("u", 3)).toBeNull();
  expect(short(COMMITMENT)).toBe("630dcd … 10dd");
});
