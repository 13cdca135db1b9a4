// How the seats of a table are distinguished in a chart: by color, and by line style for people who
// see no colors.
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

const DASHES = ["", "7 4", "2 3.5", "10 3 2 3", "16 4", "5 2.5 1.5 2.5 1.5 2.5", "1 1.8", "4 1.8"] as const;

export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;
/** The strokes of a seat's line, for `stroke-dasharray`. */
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;

/**
 * The symbol of a seat around the origin: a disc, a diamond, a square, a triangle, and more for
 * further seats.
 */
export function signOf(seat: number, size: number): string {
  const [far, near, thin] = [size * 1.25, size * 0.9, size * 0.4];
  switch (seat % 8) {
    case 0:
      return `M${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
    case 1:
      return `M0 ${-far}L${far} 0L0 ${far}L${-far} 0Z`;
    case 2:
      return `M${-near} ${-near}H${near}V${near}H${-near}Z`;
    case 3:
      return `M0 ${-far}L${far} ${near}H${-far}Z`;
    case 4:
      return `M0 ${far}L${far} ${-near}H${-far}Z`;
    case 5:
      return `M${-thin} ${-far}H${thin}V${-thin}H${far}V${thin}H${thin}V${far}H${-thin}V${thin}H${-far}V${-thin}H${-thin}Z`;
    case 6:
      return `M${-thin} ${-far}H${thin}V${far}H${-thin}Z`;
    default:
      return `M${-far} ${-thin}H${far}V${thin}H${-far}Z`;
  }
}
