// Lines of a book in words: as typed, and as they come out.
import type { BookLineShown } from "../../engine/forms";
import type { Round, Score } from "../../lib/protocol";
import { lined, t } from "../../lib/i18n.svelte";

/** A typed round in words: "Ann, gin, 42". */
export function roundWords(round: Round, names: readonly string[]): string {
  const name = (person: number | null | undefined): string => (person == null ? "" : (names[person] ?? ""));
  const words = (round.tables ?? []).map((score) => scoreWords(score, name(score.who)));
  for (const [person, { points, left }] of (round.penalties ?? []).entries()) {
    words.push(t("score.told.penalty", { name: name(person), what: left || String(points ?? 0) }));
  }
  return lined(words);
}

function scoreWords(score: Score, name: string): string {
  const how = t(`score.how.${score.how || "knock"}`);
  if (score.how === "draw") return how;
  if (score.deadwood) return t("score.told.deadwood", { name, how, own: score.deadwood[0], other: score.deadwood[1] });
  return t("score.told.points", { name, how, points: score.points ?? 0 });
}

/** A line as it comes out, in words; the penalties of May-I, or who scores what. */
export function workedWords(line: BookLineShown, names: readonly string[]): string {
  const name = (person: number | null): string => (person === null ? "" : (names[person] ?? ""));
  if (line.penalties.length > 0) {
    return lined(line.penalties.map((points, person) => t("score.told.penalty", { name: name(person), what: points === null ? "?" : String(points) })));
  }
  const told = line.tables.map((table) =>
    table.who === null
      ? t("score.how.draw")
      : t("score.told.points", { name: name(table.who), how: t(`score.how.${(table.how || "knock") as "knock"}`), points: table.points }),
  );
  return lined(told);
}
