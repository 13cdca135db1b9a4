// How the seats of a table are told apart in a chart: by colour, and by the kind of line for those who see none.
export const COLOURS = [
  "light-dark(#1d6b4f, #6fd3a6)",
  "light-dark(#9a6a12, #e2b45c)",
  "light-dark(#2456a6, #8db8ff)",
  "light-dark(#8a2f7c, #eda0df)",
  "light-dark(#a6420a, #ffb07a)",
  "light-dark(#54606b, #b9c4cf)",
  "light-dark(#0b7285, #66d9e8)",
  "light-dark(#7a1f2b, #ff9aa5)",
] as const;

const DASHES = ["", "7 4", "2 3.5", "10 3 2 3"] as const;

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;
/** The strokes of a seat's line, as `stroke-dasharray` has them. */
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;
