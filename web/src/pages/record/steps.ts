// The steps of a recorded round, each with its sentences.
import { tellEvent } from "../../lib/board/story";
import { t } from "../../lib/i18n.svelte";
import type { RecordRound } from "../../lib/protocol";

export interface Line {
  readonly step: number;
  readonly words: string;
}

/** What happened, step by step. */
export function linesOf(record: RecordRound): Line[] {
  const several = (record.frames[0]?.boards.length ?? 1) > 1;
  return record.frames.flatMap((frame, step) =>
    frame.events.flatMap((event) => {
      const words = tellEvent(event, record.card.family, record.names, record.seat);
      if (words === null) return [];
      const what = t("record.board", { n: event.board + 1 });
      return [{ step, words: several ? t("word.told", { what, words }) : words }];
    }),
  );
}
