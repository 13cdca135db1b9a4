// Records of this browser, and their reviews, which the engine makes: a Records like the server's.
import { ApiError } from "../lib/api";
import { language, loadTexts } from "../lib/i18n.svelte";
import type { RecordRound, ReviewRound, ReviewState } from "../lib/protocol";
import type { Records } from "../lib/records";
import { engine } from "./engine.svelte";
import { recordText } from "./tables";

interface Making {
  state: ReviewState;
  rounds: ReviewRound[];
}

/** Reviews made or being made since the pages were opened. */
const reviews = new Map<string, Making>();

export const recordsHere: Records = {
  round: (id, round_number, seat) => said(engine().call<RecordRound>("record.round", { record: id, round_number, seat: seat ?? null, language: language() })),
  file: (id) => said(recordText(id)),
  review: (id, make) => said(review(id, make)),
  reviewRound: async (id, part) => reviews.get(id)!.rounds[part - 1]!,
};

async function review(id: string, make: boolean): Promise<ReviewState> {
  const known = reviews.get(id);
  if (known && !(make && known.state.stage === "failed")) return known.state;
  const found = await engine().call<Making>("review.state", { record: id, language: language() });
  const { state } = found;
  if (state.stage === "done") reviews.set(id, found);
  if (!make || state.stage === "done") return state;
  const making: Making = { state: { ...state, stage: "working" }, rounds: [] };
  reviews.set(id, making);
  void work(id, making);
  return making.state;
}

async function work(id: string, making: Making): Promise<void> {
  const report = (done: number, pieces: number) => (making.state = { ...making.state, done, pieces });
  const unlisten = engine("review").listen<Making>(`review.${id}`, (soFar) => {
    making.rounds = soFar.rounds;
    making.state = { ...making.state, summary: soFar.state.summary };
  });
  try {
    const made = await engine("review").call<Making>("review.make", { record: id, language: language() }, { report });
    making.rounds = made.rounds;
    making.state = made.state;
  } catch (error) {
    making.state = { ...making.state, stage: "failed", words: error instanceof Error ? error.message : String(error) };
  } finally {
    unlisten();
  }
}

/** The pages know only one kind of failure. */
async function said<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const [{ troubleWords }] = await Promise.all([import("../pages/here/trouble"), loadTexts(["here", "engine"])]);
    throw new ApiError(0, "here", troubleWords(error));
  }
}
