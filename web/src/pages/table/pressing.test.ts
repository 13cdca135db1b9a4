import { describe, expect, it } from "vitest";
import { keyOf } from "./pressing";

describe("the key that was pressed", () => {
  it("is its letter on a Latin layout, wherever that stands", () => {
    expect(keyOf({ key: "d", code: "KeyD" })).toBe("d");
    expect(keyOf({ key: "A", code: "KeyQ" })).toBe("a"); // French
    expect(keyOf({ key: "?", code: "Minus" })).toBe("?"); // German
  });
  it("is its place on a layout without Latin letters", () => {
    expect(keyOf({ key: "в", code: "KeyD" })).toBe("d"); // Russian
    expect(keyOf({ key: "π", code: "KeyP" })).toBe("p"); // Greek
    expect(keyOf({ key: "٧", code: "Digit7" })).toBe("7"); // Arabic figures
  });
  it("is left alone where it is no sign", () => {
    expect(keyOf({ key: "Enter", code: "Enter" })).toBe("Enter");
    expect(keyOf({ key: "ü", code: "BracketLeft" })).toBe("ü");
  });
});
