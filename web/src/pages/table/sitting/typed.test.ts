import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../../lib/i18n.svelte";
import type { Scene } from "../scene.svelte";
import { obey } from "../typing";
import { peopleWords, seatsNamed } from "./typed";

beforeAll(() => setLanguage("en"));

const names = new Map([[1, "Bob"], [2, "Bobby"], [3, "Zoë May"]]);

test("a person is found by the beginning of the name", () => {
  expect(seatsNamed(names, "bob")).toEqual([1]);
  expect(seatsNamed(names, "bo")).toEqual([1, 2]);
  expect(seatsNamed(names, "zoe m")).toEqual([3]);
  expect(seatsNamed(names, "")).toEqual([]);
});

function staged(more: object): { words: ReturnType<typeof peopleWords>; sent: object[] } {
  const sent: object[] = [];
  const seats = [[0, "Ann"], ...names].map(([seat]) => ({ seat, kind: "person" }));
  const scene = {
    table: { you: 0, host: 0, stage: "playing", seats, nudges: [3], pause: null, ...more },
    fullName: (seat: number) => names.get(seat),
    command: async (command: object) => sent.push(command),
  };
  return { words: peopleWords(scene as unknown as Scene), sent };
}

test("the host pauses, lets out and nudges", async () => {
  const { words, sent } = staged({});
  for (const line of ["pause", "let out zoe", "let-out Bob", "nudge", "nudge bobby"]) await obey(words, line);
  expect(sent).toEqual([
    { type: "pause" },
    { type: "let_out", seat: 3 },
    { type: "let_out", seat: 1 },
    { type: "nudge", seat: 3 },
    { type: "nudge", seat: 2 },
  ]);
  await expect(obey(words, "let out bo")).rejects.toThrow("Bobby");
});

test("during a pause everybody may go on; only the host lets out", async () => {
  const { words, sent } = staged({ host: 1, pause: { left_ms: 1, wants_on: [] }, nudges: [] });
  await obey(words, "go on");
  expect(sent).toEqual([{ type: "resume" }]);
  expect(words.map((word) => word.names[0])).toEqual(["nudge", "go-on"]);
  await expect(obey(words, "nudge")).rejects.toThrow("waits");
});
