// What the rules of a May-I table mean for its page. They are fixed when the table is opened.
import { wildBy, type IsWild } from "./orders";
import { usualOf, type Usual } from "./words";

export interface TableRules {
  readonly isWild: IsWild;
  /** The ranks that are wild, as the rules write them. */
  readonly wild: unknown;
  readonly usual: Usual;
  /** How many hands a match has. */
  readonly hands: number;
  /** Whether players may call for a discard out of turn. */
  readonly mayI: boolean;
  /** How many stock cards a caller gets with the discard. */
  readonly price: number;
  /** Whether a player who denies a call must take the discard. */
  readonly forced: boolean;
  /** Whether a lay down may have more melds than the contract requires. */
  readonly moreMelds: boolean;
  /** Whether the last hand is laid down all at once, without a discard. */
  readonly lastAtOnce: boolean;
  readonly jokers: boolean;
}

export function readRules(rules: Record<string, unknown>): TableRules {
  const mayI = (rules["may_i"] ?? null) as Record<string, unknown> | null;
  const contracts = rules["contracts"];
  const wild = rules["wild"];
  return {
    isWild: wildBy(wild),
    wild,
    usual: usualOf(rules),
    hands: Array.isArray(contracts) ? contracts.length : 7,
    mayI: mayI !== null,
    price: Number(mayI?.["penalty_cards"] ?? 0),
    forced: mayI?.["deny_forces_discard"] === true,
    moreMelds: rules["laydown"] === "minimum",
    lastAtOnce: rules["last_hand"] === "all_melded_no_discard",
    jokers: Number(rules["jokers"] ?? 0) > 0,
  };
}
