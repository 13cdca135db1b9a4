import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { Sure } from "./sure.svelte";

afterEach(() => (settings.askDiscard = false));

describe("asking before a discard", () => {
  it("does nothing unless it is set", () => {
    expect(new Sure().goOn("7h")).toBe(true);
  });
  it("takes a second press for the same card", () => {
    settings.askDiscard = true;
    const sure = new Sure();
    expect(sure.goOn("7h")).toBe(false);
    expect(sure.card).toBe("7h");
    expect(sure.goOn("8h")).toBe(false); // another card is another question
    sure.follow("8h");
    expect(sure.goOn("8h")).toBe(true);
  });
  it("forgets the question when another card is picked", () => {
    settings.askDiscard = true;
    const sure = new Sure();
    sure.goOn("7h");
    sure.follow("9c");
    expect(sure.goOn("7h")).toBe(false);
  });
});
