import { expect, test } from "vitest";
import { headChanges } from "./heading";

test("only what differs is set, and names are cleaned", () => {
  const head = { title: "Friday", names: ["Ann", "Bob"], preset: "gin" };
  const same = { title: " Friday ", names: ["Ann", " Bob"], first: 0 };
  expect(headChanges(head, same)).toBeNull();
  expect(headChanges(head, { ...same, title: "", names: ["Ann", "Bea "], first: 1 })).toEqual({ title: "", names: ["Ann", "Bea"], first: 1 });
});
