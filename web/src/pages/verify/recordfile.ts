// A record file as in docs/records.md: each line ends with a check; this extracts decks and events.
import { sha256 } from "@noble/hashes/sha2.js";
import { hexOf } from "../../lib/random";
import type { ContractEvent, GinEvent, VoidDeal } from "../../lib/protocol";
import type { Told } from "./checking";
import { piecesOf, type Piece } from "./transport";

/** Why a text is not a record that can be checked. */
export type Trouble = "none" | "format" | "version" | "line" | "check" | "cut" | "deal";

/** A record that cannot be read, and the first bad line. */
export class BadRecord extends Error {
  constructor(
    readonly code: Trouble,
    readonly line: number,
  ) {
    super(`${code} in line ${line}`);
    this.name = "BadRecord";
  }
}

export interface RecordFile {
  players: string[];
  rounds: number;
  actions: number;
  decks: Told[];
  /** The line that is cut off in the middle and was left out. */
  cutOff: number | null;
}

interface Header {
  format: unknown;
  version: unknown;
  rules: { decks: number; jokers?: number };
  players: string[];
}
interface DealLine {
  type: "deal";
  round_number: number;
  contributions: string[];
  shuffle?: 1 | 2;
  sealed?: string[];
  void?: VoidDeal[];
  boards: { seats: number[]; commitment: string; secret: string; events: PlayEvent[]; deck?: string[] }[];
}
interface ActLine {
  type: "act" | "undo";
  seat: number;
  events: PlayEvent[];
}
interface AboutLine {
  type: "about";
}
type PlayEvent = GinEvent | ContractEvent;

export const FORMAT = "hollywood-record";
export const VERSION = 1;
const FIRST_CHECK = "0".repeat(16);
const STARTING = '{"format":"';
const CLOSING = /,"check":"([0-9a-f]{16})"\}$/;
const ENCODER = new TextEncoder();

/** Read the records of a file; BadRecord, with the line number, if one is wrong or was edited. */
export function readRecords(text: string): RecordFile[] {
  if (text.trim() === "") throw new BadRecord("none", 1);
  const found: Reading[] = [];
  let first: Piece | null = null;
  for (const piece of piecesOf(text)) {
    const here = found.at(-1);
    first ??= piece;
    if (piece.opens) found.push(new Reading(piece));
    else if (piece.texts.length === 0) here?.end(piece.number);
    else if (here) here.add(piece);
    else throw new BadRecord(!piece.whole && STARTING.startsWith(piece.texts[0]!) ? "cut" : "format", piece.number);
  }
  if (found.length === 0) throw new BadRecord("format", first?.number ?? 1);
  return found.map((each) => each.file);
}

/** Read the only record, or the first of several. */
export const readRecord = (text: string): RecordFile => readRecords(text)[0]!;

/** A record as far as it has been read. */
class Reading {
  readonly file: RecordFile;
  private readonly header: Header;
  private check: string;
  private readonly all: Told[] = [];
  private ended: number | null = null;

  constructor(piece: Piece) {
    const { number } = piece;
    if (!piece.whole) throw new BadRecord("cut", number);
    const line = written(piece, FIRST_CHECK);
    this.header = headerOf(parsed(line, number, true), number);
    this.check = checked(line, FIRST_CHECK, number);
    this.file = { players: this.header.players, rounds: 0, actions: 0, decks: [], cutOff: null };
  }

  /** Other text follows, or half a line: then nothing more of the record may. */
  end(number: number): void {
    this.ended ??= number;
  }

  add(piece: Piece): void {
    const { number } = piece;
    if (this.ended !== null) throw new BadRecord("line", this.ended);
    if (!piece.whole) {
      this.file.cutOff = number;
      this.end(number);
      return;
    }
    const line = written(piece, this.check);
    const entry = entryOf(parsed(line, number, false), number);
    this.check = checked(line, this.check, number);
    if (entry.type === "deal") {
      this.file.rounds += 1;
      this.all.push(...decksOf(entry, this.header));
      const given = entry.boards.some((board) => board.deck); // a deck that nothing proves
      if (!given) this.file.decks.push(...this.all.slice(-entry.boards.length));
    } else if (entry.type !== "about") {
      if (entry.type === "act") this.file.actions += 1;
      const round = this.all.at(-1)?.round_number;
      const last = this.all.filter((deck) => deck.round_number === round);
      const board = last.find((deck) => deck.seats.includes(entry.seat));
      if (!board) throw new BadRecord("line", number);
      (board.events as PlayEvent[]).push(...entry.events);
    }
  }
}

function parsed(line: string, number: number, first: boolean): object {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRecord(first ? "format" : "line", number);
  }
  if (typeof value !== "object" || value === null) throw new BadRecord("line", number);
  return value;
}

function headerOf(found: object, number: number): Header {
  const header = found as Header;
  if (header.format !== FORMAT) throw new BadRecord("format", number);
  if (typeof header.version !== "number" || header.version < 1) throw new BadRecord("format", number);
  if (header.version > VERSION) throw new BadRecord("version", number);
  if (!Array.isArray(header.players) || typeof header.rules?.decks !== "number") {
    throw new BadRecord("line", number);
  }
  return header;
}

function entryOf(found: object, number: number): DealLine | ActLine | AboutLine {
  const entry = found as DealLine | ActLine | AboutLine;
  const deal = entry.type === "deal" && Array.isArray(entry.boards) && Array.isArray(entry.contributions);
  const acted = entry.type === "act" || entry.type === "undo";
  const act = acted && typeof entry.seat === "number" && Array.isArray(entry.events);
  if (!deal && !act && entry.type !== "about") throw new BadRecord("line", number);
  return entry;
}

function decksOf(deal: DealLine, header: Header): Told[] {
  return deal.boards.map((board, number) => ({
    round_number: deal.round_number,
    board: number,
    seats: board.seats,
    secret: board.secret,
    commitment: board.commitment,
    contributions: deal.contributions,
    shuffle: deal.shuffle ?? 1,
    sealed: deal.sealed ?? [],
    void: deal.void ?? [],
    decks: header.rules.decks,
    jokers: header.rules.jokers ?? 0,
    events: [...board.events],
  }));
}

/** The line as it was written, if it was broken and may be joined in several ways. */
const written = (piece: Piece, before: string): string =>
  piece.texts.find((line) => checkOf(line, before)?.right) ?? piece.texts[0]!;

/** The check of a line, which covers it and every line before it. */
function checked(line: string, before: string, number: number): string {
  const found = checkOf(line, before);
  if (!found?.right) throw new BadRecord("check", number);
  return found.check;
}

function checkOf(line: string, before: string): { check: string; right: boolean } | null {
  const closing = CLOSING.exec(line);
  if (!closing) return null;
  const body = `${before}${line.slice(0, closing.index)}}`;
  const check = hexOf(sha256(ENCODER.encode(body))).slice(0, 16);
  return { check, right: check === closing[1] };
}
