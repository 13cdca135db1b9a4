// A hint in a sentence: what to do, and why.
import { cardShort } from "../../../lib/cards";
import { lined, number, t, tell, type Key } from "../../../lib/i18n.svelte";
import type { Card, Hint, Play, Reason } from "../../../lib/protocol";
import { sentence } from "../../../lib/sentence";

/** Points, or matches in a hundred; plays that differ by less are called equal. */
export const CLOSE = 0.5;

type Name = (card: Card) => string;
type Act = NonNullable<Play["action"]>;

/** The hint as a sentence; `top` is the top of the discard pile, `name` writes a card. */
export function hintWords(hint: Hint, top: Card | null, name: Name = cardShort): string {
  const why = hint.reasons.map((reason) => reasonWords(reason, name));
  if (hint.expected !== null) why.push(t("hint.expected", { points: points(hint.expected) }));
  if (hint.rival !== null && hint.gain !== null) {
    why.push(compared(hint.gain, hint.chances, playWords(hint.rival, top, name)));
  }
  const play = playWords(hint.play, top, name);
  const words = why.length > 0 ? t("hint.sentence", { play, why: lined(why) }) : `${play}.`;
  return sentence(words);
}

/** How much better than another play: in matches won, if first place is the goal. */
function compared(gain: number, chances: number | null, play: string): string {
  if ((chances ?? gain) < CLOSE) return t("hint.alike", { play });
  return chances === null
    ? t("hint.better", { points: points(gain), play })
    : t("hint.wins", { matches: points(chances), play });
}

/** The action, in a few words. */
export function playWords(play: Play, top: Card | null, name: Name): string {
  const first = actionWords(play.action, top, name);
  return play.then === null ? first : t("hint.and", { first, second: actionWords(play.then, top, name) });
}

/** The cards of the player's hand that a play moves. */
export function cardsOf(play: Play): readonly Card[] {
  const action = play.then ?? play.action;
  switch (action?.type) {
    case "discard":
    case "lay_off":
    case "displace":
      return [action.card];
    case "knock":
      return [action.discard];
    case "lay_down":
      return action.melds.flatMap((meld) => meld.cards);
    default:
      return [];
  }
}

function actionWords(action: Act | null, top: Card | null, name: Name): string {
  if (action === null) return t("hint.pass");
  const list = (cards: readonly Card[]): string => cards.map(name).join(" ");
  switch (action.type) {
    case "take":
      return t("hint.do.take", { card: top === null ? "" : name(top) });
    case "discard":
      return t("hint.do.discard", { card: name(action.card) });
    case "knock":
      return t("hint.do.knock", { card: name(action.discard) });
    case "lay_off":
      return t("hint.do.lay_off", { card: name(action.card), n: action.onto + 1 });
    case "displace":
      return t("hint.do.displace", { card: name(action.card), n: action.onto + 1 });
    case "lay_down":
      return t("hint.do.lay_down", { melds: action.melds.map((meld) => list(meld.cards)).join(", ") });
    default:
      return tell(`hint.do.${action.type}` as Key);
  }
}

function reasonWords(reason: Reason, name: Name): string {
  const values = {
    points: number(reason.points ?? 0),
    count: number(reason.count ?? 0),
    n: reason.count ?? 0,
    cards: reason.cards.map(name).join(" "),
  };
  if (reason.count === 0 && reason.cause === "nearer") return tell("hint.why.complete", values);
  if (reason.count === 0 && reason.cause === "spare") return tell("hint.why.needless", values);
  return tell(`hint.why.${reason.cause}`, values);
}

const points = (value: number): string => number(Math.round(value * 10) / 10);
