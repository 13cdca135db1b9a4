// A check from its start to what the page shows: files read, decks made, errors in words.
import { ApiError } from "../../lib/api";
import { BadProof } from "../../lib/bytes";
import { tell, type Key } from "../../lib/i18n.svelte";
import { keptSeal } from "../table/seals";
import { checkDeck, type Checked } from "./checking";
import { toldBy, type Proof } from "./proof";
import { BadRecord, readRecords } from "./recordfile";

export interface CheckedDeck extends Checked {
  /** Whether the commitment is the one this browser was shown before the deal; null if it kept none. */
  seenBefore: boolean | null;
  /** The match in a file of several, from 1; null in a file of one. */
  match: number | null;
  /** By match seat; empty for unnamed seats. */
  players: string[];
}

export interface Outcome {
  decks: CheckedDeck[];
  /** The line of a record that was cut off and left out. */
  cutOff: number | null;
}

export const wrong = (checked: Checked): boolean => checked.findings.length > 0;

export interface CheckedMatch {
  match: number | null;
  players: string[];
  decks: CheckedDeck[];
}

/** The decks of each match, in the order of the file. */
export function byMatch(decks: readonly CheckedDeck[]): CheckedMatch[] {
  const found: CheckedMatch[] = [];
  for (const deck of decks) {
    const last = found.at(-1);
    if (last?.match === deck.match) last.decks.push(deck);
    else found.push({ match: deck.match, players: deck.players, decks: [deck] });
  }
  return found;
}

const AT_ONCE = 25;

/** Let the browser draw between two portions of work. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Check the decks of a record, or of one round. `table` says whose commitments were stored. */
export async function checkRecord(text: string, table: string | null, round: number | null): Promise<Outcome> {
  const records = readRecords(text);
  const wanted = records.flatMap(({ decks, players }, index) =>
    decks
      .filter((deck) => round === null || deck.round_number === round)
      .map((told) => ({ told, players, match: records.length > 1 ? index + 1 : null })),
  );
  if (wanted.length === 0) throw new BadRecord("deal", 1);
  const decks: CheckedDeck[] = [];
  for (const [index, { told, players, match }] of wanted.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe();
    const checked = checkDeck(told);
    const seal = table === null ? null : keptSeal(table, told.round_number);
    const seen = seal?.commitments[told.board];
    const seenBefore = seen === undefined ? null : seen === told.commitment;
    decks.push({ ...checked, seenBefore, match, players });
  }
  return { decks, cutOff: records.find((record) => record.cutOff !== null)?.cutOff ?? null };
}

/** Check one proof. */
export const checkProof = (proof: Proof): Outcome => ({
  decks: [{ ...checkDeck(toldBy(proof)), seenBefore: null, match: null, players: [] }],
  cutOff: null,
});

/** What went wrong, for the person. Anything unforeseen is thrown again. */
export function troubleWords(error: unknown): string {
  if (error instanceof BadProof) return tell(`verify.bad.${error.code}` as Key, { found: error.found });
  if (error instanceof BadRecord) return tell(`verify.record.${error.code}` as Key, { line: error.line });
  if (error instanceof ApiError) return error.message;
  throw error;
}
