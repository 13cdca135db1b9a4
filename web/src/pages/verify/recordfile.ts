// A record file as in docs/records.md: each line ends with a check; this extracts decks and events.
import { sha256 } from "@noble/hashes/sha2.js";
import { hexOf } from "../../lib/random";
import type { ContractEvent, GinEvent, VoidDeal } from "../../lib/protocol";
import type { Told } from "./checking";

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
  boards: { seats: number[]; commitment: string; secret: string; events: PlayEvent[] }[];
}
interface ActLine {
  type: "act";
  seat: number;
  events: PlayEvent[];
}
type PlayEvent = GinEvent | ContractEvent;

export const FORMAT = "hollywood-record";
export const VERSION = 1;
const FIRST_CHECK = "0".repeat(16);
const CLOSING = /,"check":"([0-9a-f]{16})"\}$/;
const ENCODER = new TextEncoder();

/** Read a record; BadRecord, with the line number, if it is not one or was edited. */
export function readRecord(text: string): RecordFile {
  if (text.trim() === "") throw new BadRecord("none", 1);
  const lines = text.split("\n");
  const tail = lines.pop()!;
  if (lines.length === 0) {
    parsed(tail, 1);
    throw new BadRecord("cut", 1);
  }
  const header = headerOf(parsed(lines[0]!, 1));
  let check = checked(lines[0]!, FIRST_CHECK, 1);
  const decks: Told[] = [];
  const counts = { rounds: 0, actions: 0 };
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const number = index + 1;
    const entry = entryOf(parsed(line, number), number);
    check = checked(line, check, number);
    if (entry.type === "deal") {
      counts.rounds += 1;
      decks.push(...decksOf(entry, header));
    } else {
      counts.actions += 1;
      const last = decks.filter((deck) => deck.round_number === decks.at(-1)?.round_number);
      const board = last.find((deck) => deck.seats.includes(entry.seat));
      if (!board) throw new BadRecord("line", number);
      (board.events as PlayEvent[]).push(...entry.events);
    }
  }
  return { players: header.players, ...counts, decks, cutOff: tail === "" ? null : lines.length + 1 };
}

function parsed(line: string, number: number): object {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadRecord(number === 1 ? "format" : "line", number);
  }
  if (typeof value !== "object" || value === null) throw new BadRecord("line", number);
  return value;
}

function headerOf(found: object): Header {
  const header = found as Header;
  if (header.format !== FORMAT) throw new BadRecord("format", 1);
  if (typeof header.version !== "number" || header.version < 1) throw new BadRecord("format", 1);
  if (header.version > VERSION) throw new BadRecord("version", 1);
  if (!Array.isArray(header.players) || typeof header.rules?.decks !== "number") {
    throw new BadRecord("line", 1);
  }
  return header;
}

function entryOf(found: object, number: number): DealLine | ActLine {
  const entry = found as DealLine | ActLine;
  const deal = entry.type === "deal" && Array.isArray(entry.boards) && Array.isArray(entry.contributions);
  const act = entry.type === "act" && typeof entry.seat === "number" && Array.isArray(entry.events);
  if (!deal && !act) throw new BadRecord("line", number);
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

/** The check of a line, which covers it and every line before it. */
function checked(line: string, before: string, number: number): string {
  const closing = CLOSING.exec(line);
  if (!closing) throw new BadRecord("check", number);
  const body = `${before}${line.slice(0, closing.index)}}`;
  const own = hexOf(sha256(ENCODER.encode(body))).slice(0, 16);
  if (own !== closing[1]) throw new BadRecord("check", number);
  return own;
}
