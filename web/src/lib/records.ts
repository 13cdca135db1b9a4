// Records of finished matches, and their reviews: at the server, or in this browser.
import { api, ApiError, ask, recordFilePath } from "./api";
import { saveFile } from "./files";
import { isHere } from "./here";
import { t } from "./i18n.svelte";
import type { RecordRound, ReviewRound, ReviewState } from "./protocol";
import { at } from "./site";

/** Where a record is. Every failure is an ApiError with words for the person. */
export interface Records {
  /** A round, as a seat saw it or with all hands open. */
  round(id: string, round: number, seat?: number): Promise<RecordRound>;
  /** The record as a file has it. */
  file(id: string): Promise<string>;
  /** How far the review is; `make` requests it. Its first `known` rounds need not come again. */
  review(id: string, make: boolean, known?: number): Promise<ReviewState>;
  reviewRound(id: string, part: number): Promise<ReviewRound>;
}

const reviewPath = (id: string): string => `/api/records/${encodeURIComponent(id)}/review`;

const atServer: Records = {
  round: api.recordRound,
  file: fetchFile,
  review: (id, make, known) =>
    ask<ReviewState>(make ? "POST" : "GET", reviewPath(id) + (known ? `?known=${known}` : "")),
  reviewRound: (id, part) => ask<ReviewRound>("GET", `${reviewPath(id)}/rounds/${part}`),
};

/** Where the record of this id is. */
export const recordsOf = async (id: string): Promise<Records> =>
  isHere(id) ? (await import("../engine/records")).recordsHere : atServer;

/** Let the browser save the record of a match. */
export async function saveRecord(id: string): Promise<void> {
  saveFile(`hollywood-${id.slice(-12)}.hollywood`, await (await recordsOf(id)).file(id));
}

async function fetchFile(id: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(at(recordFilePath(id)), { credentials: "same-origin" });
  } catch {
    throw new ApiError(0, "offline", t("error.offline"));
  }
  const text = await response.text();
  if (response.ok) return text;
  let words: unknown = null;
  try {
    words = (JSON.parse(text) as { words?: unknown }).words;
  } catch {
    words = null; // no reason was given, so use the status
  }
  const told = typeof words === "string" ? words : t("error.status", { status: response.status });
  throw new ApiError(response.status, "record", told);
}
