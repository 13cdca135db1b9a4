// What each hand of a contract game requires, in words.
import { contractWords, slotsOf, usualOf } from "../table/contract/words";

/** The contract of a hand, counted from 1; empty if the rules have none, as in gin. */
export function contractOf(rules: Record<string, unknown>, hand: number): string {
  const contract = Array.isArray(rules["contracts"]) ? (rules["contracts"] as unknown[])[hand - 1] : null;
  if (typeof contract !== "string") return "";
  const usual = usualOf(rules);
  return contractWords(slotsOf(contract, usual), usual);
}
