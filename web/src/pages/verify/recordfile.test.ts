/// <reference types="vite/client" />
import { describe, expect, it } from "vitest";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexOf } from "../../lib/random";
import { BadRecord, readRecord, readRecords } from "./recordfile";
import { textOf } from "./transport";

const records = import.meta.glob<string>("./records/*.hollywood", {
  query: "?raw",
  import: "default",
  eager: true,
});
const gin = records["./records/gin.hollywood"]!;
const told = readRecord(gin);

/** Lines with their checks, as a program writes them. */
function written(lines: object[]): string {
  let check = "0".repeat(16);
  return lines
    .map((line) => {
      const body = JSON.stringify(line);
      check = hexOf(sha256(new TextEncoder().encode(check + body))).slice(0, 16);
      return `${body.slice(0, -1)},"check":"${check}"}\n`;
    })
    .join("");
}

const plain = (content: string): Record<string, unknown>[] =>
  content
    .trim()
    .split("\n")
    .map((line) => {
      const { check, ...rest } = JSON.parse(line) as Record<string, unknown>;
      expect(check).toBeTypeOf("string");
      return rest;
    });

const each = (change: (line: string) => string): string =>
  gin.trimEnd().split("\n").map(change).join("\n") + "\n";
const wrapped = (width: number, joint: string): string =>
  each((line) => line.match(new RegExp(`.{1,${width}}`, "gu"))!.join(joint));

describe("what carries a file changes nothing", () => {
  it.each([
    ["CRLF", gin.replaceAll("\n", "\r\n")],
    ["CR", gin.replaceAll("\n", "\r")],
    ["no last newline", gin.trimEnd()],
    ["empty lines", gin.replaceAll("\n", "\n\n") + "\n \n"],
    ["blanks", each((line) => `  ${line} \t`)],
    ["a byte order mark", `\ufeff${gin}`],
    ["the end of a file of DOS", `${gin}\x1a`],
    ["quoted", each((line) => `>> ${line}`)],
    ["numbered", each((line) => `   7\t${line}`)],
    ["a list of JSON", `[${gin.trimEnd().replaceAll("\n", ",\n")}]\n`],
    ["a letter", `Dear Ann,\n\n${gin}\n-- \nBob\n`],
    ["wrapped", wrapped(72, "\n")],
    ["wrapped and folded", wrapped(60, "\r\n ")],
    ["soft ends of lines", wrapped(75, "=\n")],
  ])("%s", (_, carried) => {
    expect(carried).not.toBe(gin);
    expect(readRecord(carried)).toEqual(told);
  });

  it("UTF-16, as some editors write it", () => {
    const units = Uint16Array.from(`\ufeff${gin}`, (letter) => letter.charCodeAt(0));
    expect(readRecord(textOf(units.buffer))).toEqual(told);
  });

  it("a name with a blank where a line was broken", () => {
    const [header, ...rest] = plain(gin);
    const record = written([{ ...header, players: ["Ann van der Berg", "Bob"] }, ...rest]);
    const broken = record.replace("Ann van der", "Ann\nvan\nder");
    expect(readRecord(broken).players).toEqual(["Ann van der Berg", "Bob"]);
  });
});

const refused = (content: string): [string, number] => {
  try {
    readRecords(content);
  } catch (error) {
    if (error instanceof BadRecord) return [error.code, error.line];
  }
  return ["read", 0];
};

it("edits are refused, however the file came", () => {
  const lines = gin.split("\n");
  const edited = lines.with(4, lines[4]!.replace(/"card":"(..)"/, '"card":"2c"')).join("\r\n");
  expect(refused(edited)).toEqual(["check", 5]);
  expect(refused(lines.toSpliced(3, 0, "nice move!").join("\n"))).toEqual(["line", 4]);
});

it("headers, an undo, and a deck that was given are lines of a record", () => {
  const [header, deal, ...acts] = plain(gin);
  const about = { type: "about", event: "Club evening" };
  const undo = { type: "undo", seat: 0, events: [{ type: "undid", seat: 0 }] };
  const more = readRecord(written([header!, about, deal!, ...acts.slice(0, 3), undo]));
  expect(more.decks.length).toBe(1);
  expect(more.decks[0]!.events.at(-1)).toEqual({ type: "undid", seat: 0 });
  expect(more.actions).toBe(3);
  const boards = (deal!.boards as object[]).map((board) => ({ ...board, deck: ["7h"] }));
  expect(readRecord(written([header!, { ...deal, boards }, ...acts.slice(0, 3)])).decks).toEqual([]);
});

it("several matches are read from one file", () => {
  const many = readRecords(`${gin}\nAnd another:\n${records["./records/may-i.hollywood"]!}${gin.slice(0, -30)}`);
  expect(many.map(({ players }) => players.length)).toEqual([2, 4, 2]);
  expect(many[0]).toEqual(told);
  expect(many[2]!.cutOff).not.toBeNull();
});
