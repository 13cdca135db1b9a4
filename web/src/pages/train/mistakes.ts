// One's own mistakes: the moments to learn from, of all reviews that are done.
import { storage } from "../../engine/storage/storage";
import { isHere } from "../../lib/here";
import { t } from "../../lib/i18n.svelte";
import { loadMe, loadMyTables, person } from "../../lib/me.svelte";
import type { ReviewDecision, ReviewState, ReviewSummary } from "../../lib/protocol";
import { recordsOf } from "../../lib/records";
import { alone } from "../../lib/site";
import { contractOf } from "../review/contracts";

export interface Mistake {
  /** Of the record. */
  readonly id: string;
  readonly decision: ReviewDecision;
  readonly summary: ReviewSummary;
  readonly names: readonly string[];
  readonly me: number;
  readonly contracts: readonly string[];
}

/** Where the engine keeps a review (`hollywood.offline.review_calls`). */
const REVIEW = "review:";
/** The latest matches of the account whose reviews are looked at: each is a request. */
const LATEST = 8;

/** The mistakes of all reviews, a review after another. */
export async function ownMistakes(): Promise<Mistake[]> {
  const here = (await storage.keys("settings")).flatMap((key) => (key.startsWith(REVIEW) ? [key.slice(REVIEW.length)] : []));
  const found = await Promise.all([...here.filter(isHere), ...(await ofAccount())].map(mistakesOf));
  return found.flat();
}

async function ofAccount(): Promise<string[]> {
  if (alone) return [];
  try {
    if (!person.known) await loadMe();
    if (person.me.id === null) return [];
    return (await loadMyTables()).over.slice(0, LATEST).map(({ card }) => card.id);
  } catch (error) {
    console.debug(error); // no network: those of this browser are enough
    return [];
  }
}

async function mistakesOf(id: string): Promise<Mistake[]> {
  try {
    return mistakesIn(id, await (await recordsOf(id)).review(id, false));
  } catch (error) {
    console.debug(error); // the match was deleted
    return [];
  }
}

/** The mistakes of the reader in a review; none if the reader did not play or it is not done. */
export function mistakesIn(id: string, { stage, summary, yours, names, card }: ReviewState): Mistake[] {
  const [me] = yours;
  if (stage !== "done" || summary === null || me === undefined) return [];
  const contracts = summary.rounds.map((head) => contractOf(card.rules, head.round_number));
  const called = names.map((name, seat) => (seat === me ? t("board.you") : name));
  return summary.moments.flatMap((decision) =>
    yours.includes(decision.seat) ? [{ id, decision, summary, names: called, me, contracts }] : [],
  );
}
