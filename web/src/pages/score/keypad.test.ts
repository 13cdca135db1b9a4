import { expect, test } from "vitest";
import { linkOf, sharedIn } from "./links";
import { keyOf, typed } from "./keypad";

const key = (name: string, more: object = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("digits make a number without zeros in front, of limited length", () => {
  expect(["0", "4", "2"].reduce(typed, "")).toBe("42");
  expect([..."123456"].reduce(typed, "")).toBe("1234");
  expect(typed("42", "back")).toBe("4");
  expect(typed("42", "x")).toBe("42");
});

test("the keyboard has the same keys, but shortcuts stay the browser's", () => {
  expect(keyOf(key("7"))).toBe("7");
  expect(keyOf(key("Enter"))).toBe("done");
  expect(keyOf(key("7", { ctrlKey: true }))).toBeNull();
  expect(keyOf(key("Tab"))).toBeNull();
});

test("a link carries the sheet where no server sees it", () => {
  const link = new URL(linkOf("AQ-_z", "https://cards.test/club/score"));
  expect(link.pathname).toBe("/club/score");
  expect(sharedIn(link.hash)).toBe("AQ-_z");
  expect(sharedIn("#content")).toBeNull();
});
