// What mail and editors do to a text file, undone: the lines of records as they were written. The
// check of each line says whether one is: nothing here can make an edited line valid.

/** A line of a record, or other text; `number` is where it begins in the file, from 1. */
export interface Piece {
  number: number;
  /** The line as it may have been written: several ways if it was broken; none for other text. */
  texts: string[];
  /** False if its end is missing. */
  whole: boolean;
  opens: boolean;
}

const ENDS = /\r*\n|\r/;
const OPENING = /\{"(?:format":"hollywood-record"|type":"(?:deal|act|undo|about)"(?=[,}]|$))/;
const STARTS = ['{"format":"', '{"type":"'];
const CLOSING = /,"check":"[0-9a-f]{16}"\}(?=[^{}]*$)/;
/** What may stand before a line or a part of one, and never begins one. */
const AROUND = /^[^\p{L}\p{N}_{"[\]}:,]*/u;
const UNSEEN = /^[\s\0\x1a\u200b-\u200f\u2060\ufeff]+|[\s\0\x1a\u200b-\u200f\u2060\ufeff]+$/g;
const UNSURE = 10;

const bare = (text: string): string => text.replace(UNSEEN, "");
const isHeader = (text: string): boolean => text.startsWith('{"format"');

/** The text of a file in UTF-8, or in UTF-16 as some editors write it. */
export function textOf(content: ArrayBuffer): string {
  const [first, second] = new Uint8Array(content, 0, Math.min(2, content.byteLength));
  const little = (first === 0xff && second === 0xfe) || (first === 0x7b && second === 0);
  const big = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x7b);
  return new TextDecoder(little ? "utf-16le" : big ? "utf-16be" : "utf-8").decode(content);
}

/** What is in a file, without what was added to the ends and beginnings of its lines. */
export function piecesOf(content: string): Piece[] {
  const found: Piece[] = [];
  let broken: Broken | null = null;
  for (const [index, line] of content.split(ENDS).entries()) {
    if (broken && !begins(line)) {
      const piece: Piece | null = broken.after(line);
      if (piece) [broken] = [null, found.push(piece)];
      continue;
    }
    if (broken) [broken] = [null, found.push(broken.givenUp())];
    const number = index + 1;
    const start = startOf(line);
    if (start === null) {
      if (bare(line)) found.push({ number, texts: [], whole: true, opens: false });
      continue;
    }
    const text = line.slice(start);
    const closing = CLOSING.exec(text);
    if (!closing && !isComplete(text)) broken = new Broken(number, bare(line.slice(0, start)), text);
    else {
      const written = closing ? text.slice(0, closing.index + closing[0].length) : bare(text);
      found.push({ number, texts: [written], whole: true, opens: isHeader(text) });
    }
  }
  if (broken) found.push(broken.givenUp());
  return found;
}

/** A line that was broken because it was long, or whose end is missing. */
class Broken {
  private readonly parts: string[];
  constructor(
    private readonly number: number,
    private readonly quoted: string,
    first: string,
  ) {
    this.parts = [bare(first)];
  }

  /** Add a part; the piece when its end has come. */
  after(line: string): Piece | null {
    let part = bare(line);
    if (this.quoted && part.startsWith(this.quoted)) part = bare(part.slice(this.quoted.length));
    const before = this.parts.slice(-30).map(soft).join("").slice(-30);
    const closing = CLOSING.exec(before + part);
    if (!closing) {
      if (part) this.parts.push(part);
      return null;
    }
    const last = part.slice(0, closing.index + closing[0].length - before.length);
    const texts = joined([...this.parts, last]);
    return { number: this.number, texts, whole: true, opens: isHeader(this.parts[0]!) };
  }

  givenUp(): Piece {
    const first = this.parts[0]!;
    return { number: this.number, texts: [first], whole: false, opens: isHeader(first) };
  }
}

const soft = (part: string): string => part.replace(/=$/, "");

/** The ways to join the parts: only names and places have blanks, which are lost where a line breaks. */
function joined(parts: string[]): string[] {
  const spoken = isHeader(parts[0]!) || parts[0]!.startsWith('{"type":"about"');
  let ways = [soft(parts[0]!)];
  for (const [index, part] of parts.entries()) {
    if (index === 0) continue;
    const next = index === parts.length - 1 ? part : soft(part);
    const gaps = spoken && inString(ways[0]!) && ways.length < 2 ** UNSURE ? ["", " "] : [""];
    ways = gaps.flatMap((gap) => ways.map((way) => way + gap + next));
  }
  return ways;
}

/** Where a line of a record begins in a line of a file. */
function startOf(line: string): number | null {
  const found = OPENING.exec(line);
  if (found && !line.slice(0, found.index).includes("{")) return found.index;
  const start = AROUND.exec(line)![0].length;
  const rest = line.slice(start);
  const fits = STARTS.some((each) => rest.startsWith(each) || (rest && each.startsWith(rest)));
  return fits ? start : null;
}

/** Whether a line of a record begins here, and not a part of one. */
const begins = (line: string): boolean =>
  OPENING.exec(line.slice(AROUND.exec(line)![0].length))?.index === 0;

/** Whether the braces of a text are closed: then nothing of it is missing. */
const isComplete = (text: string): boolean => scanned(text).closed;
const inString = (text: string): boolean => scanned(text).quoted;

function scanned(text: string): { closed: boolean; quoted: boolean } {
  let [depth, quoted, escaped] = [0, false, false];
  for (const letter of text) {
    if (escaped) escaped = false;
    else if (quoted) [escaped, quoted] = [letter === "\\", letter !== '"'];
    else if (letter === '"') quoted = true;
    else if (letter === "{") depth += 1;
    else if (letter === "}" && (depth -= 1) === 0) return { closed: true, quoted: false };
  }
  return { closed: false, quoted };
}
