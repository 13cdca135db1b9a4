// The text on every table is readable, in light and dark; the drawings are consistent.
import { expect, test } from "vitest";
import tokens from "../../styles/tokens.css?raw";
import { CHOICES } from "../settings.svelte";
import { backs, faces } from "./drawings";
import looks from "./looks.css?raw";
import { pipsOf } from "./pattern";

/** The colors of a block, in light and dark. */
function colours(css: string, selector: string): Record<string, [string, string]> {
  const block = css.slice(css.indexOf(selector)).split("}")[0]!;
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}))/g)].map(([, name, day, night, both]) => [
      name,
      [(day ?? both)!, (night ?? both)!],
    ]),
  );
}

/** The contrast as WCAG 2.2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const usual = colours(tokens, ":root");

test.each(CHOICES.felt)("words on a table of %s", (felt) => {
  const table = { ...usual, ...colours(looks, `[data-felt="${felt}"]`) };
  for (const light of [0, 1] as const) {
    const on = (ink: string, ground: string) => contrast(table[ink]![light], table[ground]![light]);
    for (const ground of ["felt", "felt-deep"]) {
      for (const ink of ["felt-ink", "felt-ink-soft", "felt-brass"]) expect(on(ink, ground), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
    expect(contrast(table["felt-press"]![light], "#fbf7ea")).toBeGreaterThan(7);
    expect(on("felt-line", "felt-deep")).toBeGreaterThan(2);
  }
});

test.each(CHOICES.back)("the lines of the back %s", (back) => {
  const drawing = colours(looks, `[data-back="${back}"]`);
  for (const light of [0, 1] as const) {
    expect(contrast(drawing["card-back"]![light], drawing["card-back-line"]![light])).toBeGreaterThan(4.5);
  }
});

test("the first of each look comes with the page and is the same as among the others", () => {
  const { felt, back } = { felt: colours(looks, '[data-felt="green"]'), back: colours(looks, '[data-back="rays"]') };
  for (const [name, value] of Object.entries({ ...felt, ...back })) expect(usual[name], name).toEqual(value);
  expect(Object.keys(backs)).toEqual(CHOICES.back.slice(1));
  expect(Object.keys(faces)).toEqual(CHOICES.deck.slice(1));
});

test("a printed card has as many pips as it counts, evenly turned around its middle", () => {
  for (let rank = 1; rank <= 10; rank++) {
    const pips = pipsOf(rank);
    expect(pips).toHaveLength(rank);
    if (rank === 7) continue; // it has one at the top without a counterpart below
    const turned = pips.map(([x, y]) => `${100 - x} ${140 - y}`).sort();
    expect(pips.map(([x, y]) => `${x} ${y}`).sort()).toEqual(turned);
  }
  expect(pipsOf(12)).toEqual([]);
});
