import { beforeEach, expect, test, vi } from "vitest";
import type { Commit, MixShown, Reveal, TableShown } from "../../lib/protocol";
import { sealOf } from "../../lib/seal";
import { Mixing } from "./mixing";
import { keptSeal } from "./seals";

const MIX: MixShown = { round_number: 1, tries: 0, sealed: ["", ""], closed: false, waits: [], left_ms: null, void: [], barred: [] };
const table = (mix: Partial<MixShown>, you = 0): TableShown =>
  ({ you, stage: "between", commitments: ["c0"], mix: { ...MIX, ...mix } }) as TableShown;

/** A page at the table, and what it said. */
function page(): { mixing: Mixing; said: (Commit | Reveal)[] } {
  const said: (Commit | Reveal)[] = [];
  return { mixing: new Mixing("t", (message) => said.push(message) > 0), said };
}

const sealed = (message?: Commit | Reveal): string => (message as Commit).seal;

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test("a page seals without a touch, and reveals what it has sealed once the seals are closed", async () => {
  const { mixing, said } = page();
  await mixing.tend(table({}));
  const seal = sealed(said[0]);
  expect(said).toEqual([{ type: "commit", round_number: 1, tries: 0, seal }]);
  await mixing.tend(table({ sealed: [seal, ""] }));
  await mixing.tend(table({ sealed: [seal, "bb"] }));
  expect(said).toHaveLength(1);
  await mixing.tend(table({ sealed: [seal, "bb"], closed: true, waits: [0, 1] }));
  const { contribution } = said[1] as Reveal;
  expect(sealOf(contribution, 1, 0)).toBe(seal);
  expect(keptSeal("t", 1)).toEqual({ commitments: ["c0"], contribution, tries: 0, sealed: [seal, "bb"] });
});

test("after a reload, and in another tab, the same is revealed", async () => {
  const first = page();
  await first.mixing.tend(table({}));
  const seal = sealed(first.said[0]);
  const second = page();
  await second.mixing.tend(table({ sealed: [seal, ""] }));
  expect(second.said).toEqual([]);
  await second.mixing.tend(table({ sealed: [seal, ""], closed: true, waits: [0] }));
  expect(second.said[0]).toMatchObject({ type: "reveal", contribution: keptSeal("t", 1)!.contribution });
});

test("what may not have arrived is sent again over the next connection", async () => {
  const { mixing, said } = page();
  await mixing.tend(table({}));
  await mixing.tend(table({}));
  expect(said).toHaveLength(1);
  mixing.lost();
  await mixing.tend(table({}));
  expect(said[1]).toEqual(said[0]);
});

test("a void deal is sealed again with other numbers, but not by who is barred", async () => {
  const { mixing, said } = page();
  await mixing.tend(table({}));
  await mixing.tend(table({ tries: 1, void: [[1]], barred: [1] }));
  expect(said[1]).toMatchObject({ type: "commit", tries: 1 });
  expect(sealed(said[1])).not.toBe(sealed(said[0]));
  const other = page();
  await other.mixing.tend(table({ tries: 1, void: [[1]], barred: [1] }, 1));
  expect(other.said).toEqual([]);
});

test("of two devices the newer one counts, and then the one on which the player is ready", async () => {
  const laptop = page();
  await laptop.mixing.tend(table({}));
  const first = sealed(laptop.said[0]);
  const stored = localStorage.getItem("hollywood.seals")!;
  localStorage.clear(); // the phone keeps nothing of the laptop's
  const phone = page();
  await phone.mixing.tend(table({ sealed: [first, ""] }));
  const second = sealed(phone.said[0]);
  expect(second).not.toBe(first);
  localStorage.setItem("hollywood.seals", stored);
  await laptop.mixing.tend(table({ sealed: [second, ""] }));
  expect(laptop.said).toHaveLength(1);
  await laptop.mixing.tend(table({ sealed: [second, ""] }), "");
  expect(laptop.said).toHaveLength(2);
});

test("words are added to the numbers, and what is not ours is not revealed", async () => {
  const { mixing, said } = page();
  await mixing.tend(table({}));
  await mixing.tend(table({ sealed: [sealed(said[0]), ""] }), "bob");
  expect(said).toHaveLength(2);
  await mixing.tend(table({ sealed: ["ab".repeat(32), ""], closed: true, waits: [0] }));
  expect(said).toHaveLength(2);
  await mixing.tend(table({ sealed: [sealed(said[1]), ""], closed: true, waits: [0] }));
  expect((said[2] as Reveal).contribution).toMatch(/626f62$/);
});

test("the first seal of the table that was shown is kept", async () => {
  const { mixing, said } = page();
  await mixing.tend(table({}));
  await mixing.tend({ ...table({ sealed: [sealed(said[0]), ""] }), commitments: ["other"] });
  expect(keptSeal("t", 1)!.commitments).toEqual(["c0"]);
});
