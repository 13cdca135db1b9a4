// Made by tools/protocol_types.py from the server's own structs: do not edit.

/** The version of the protocol. */
export const PROTOCOL = 2;

/** The most bytes of a message. */
export const LONGEST_MESSAGE = 8192;

/** A card as it is written: 7h, Td; a joker is XX. */
export type Card = string;

/** The number of a seat, from 0. */
export type Seat = number;

export type Stage = "gathering" | "between" | "playing" | "over";

export type End = "top" | "bottom";

export type Scope = "read" | "challenge" | "play" | "chat";

export type ReviewStage = "none" | "waiting" | "working" | "done" | "failed";

export type ReviewKind = "upcard" | "draw" | "discard" | "knock" | "last_discard" | "lay_off" | "call" | "answer" | "play";

export type ReviewEnding = "knock" | "undercut" | "gin" | "big_gin" | "none" | "went_out" | "stock_exhausted" | "turn_cap";

/** How the play of a hand ended. */
export type ContractEnding = "went_out" | "stock_exhausted" | "turn_cap";

/** How the play of a round ended. */
export type GinEnding = "knock" | "gin" | "big_gin" | "dead_hand" | "turn_cap";

/** The name for a mistake. */
export type Mark = "none" | "small" | "doubtful" | "bad" | "very bad";

/** The two kinds of meld. */
export type MeldKind = "set" | "run";

/** How a round was won, for the score. */
export type ScoreKind = "knock" | "undercut" | "gin" | "big_gin" | "draw";

/** Whether a decision counts. */
export type Status = "counted" | "forced" | "too close";

/** The two kinds of meld, as written in contracts. */
export type WildKind = "S" | "R";

/** A seat that keeps the others waiting, and what the viewer may do about it now. */
export interface AbsentShown {
  seat: number;
  reason: "dropped" | "idle" | "late" | "left";
  stand_in: boolean;
  claim_ms: number | null;
  void: boolean;
  stand_in_ms: number | null;
}

/** Do something in the round. `version` is the table's version when the player decided. */
export interface Act {
  type: "act";
  command_id: string;
  version: number;
  action: GinAction | ContractAction;
}

/** Do something in the round, decided at the table's `version`. */
export interface ActForm {
  command_id: string;
  version: number;
  action: Record<string, unknown>;
}

/** Keep a passkey that was made, with a name for your list. */
export interface AddKeyForm {
  name: string;
  made: KeyMade;
}

/** The player in turn lets the caller have the discard. */
export interface AllowMayI {
  type: "allow";
}

/** A hand divided into melds and deadwood; `points` is what the deadwood counts. */
export interface Arrangement {
  melds: Meld[];
  left: Card[];
  points: number;
}

/** Ask what a strong player would do now, at a table where all others are bots. */
export interface AskHint {
  type: "hint";
  request: number;
}

/** Ask for a code with which another device can take over your seat at this table. */
export interface AskSeatCode {
  type: "ask_seat_code";
  request: number;
}

/** Lay down all cards after the draw, in melds, without a discard. */
export interface BigGin {
  type: "big_gin";
  spread: Meld[];
}

/** A score book. `lines` are in their order, deleted lines among them; `log` by stamp. */
export interface Book {
  version?: number;
  id: string;
  made?: number;
  head: Head;
  head_stamps?: Record<string, Stamp>;
  lines?: Line[];
  log?: Edit[];
}

/** The links of a book that has just been shared: `watch` to read it, `write` to edit it. */
export interface BookLinks {
  watch: string;
  write: string;
  version: number;
}

/** The account that a token belongs to, and what the token allows. */
export interface BotAccount {
  name: string;
  owner: string;
  scopes: Scope[];
}

/** A program that listens for challenges now. */
export interface BotListed {
  name: string;
  owner: string;
  ratings: RatingShown[];
}

/** A standing May-I: its caller, and its moment. */
export interface Call {
  seat: number;
  moment: number;
}

/** Ask for the top discard out of turn: "May I?". */
export interface CallMayI {
  type: "call";
  moment?: number;
}

/** Challenge one or more programs to a match at a new table. */
export interface ChallengeForm {
  preset: string;
  changes?: Record<string, unknown>;
  players?: number | null;
  turn_seconds?: number;
  turn_days?: number;
  hold_ms?: number;
  bot_ms?: number;
  rated?: boolean;
  spectators?: boolean;
  chat?: boolean;
  memory?: boolean;
  call_hours?: number;
  stand_in?: "ask" | "back" | "turn";
  to: string[];
  bots?: string[];
  clock?: "days" | "live" | "none";
}

/** A challenge waits no more: it was answered, or withdrawn. A `table` event comes too if you sit there. */
export interface ChallengeOver {
  type: "challenge_over";
  id: string;
}

/** A challenge that waits for an answer; `id` is its table. */
export interface ChallengeShown {
  id: string;
  card: TableCard;
  by: string;
  to: string[];
  made_at: number;
}

/** Somebody challenges you. */
export interface Challenged {
  type: "challenge";
  challenge: ChallengeShown;
}

/** The challenges that wait for you, and yours that wait for others. */
export interface Challenges {
  incoming: ChallengeShown[];
  outgoing: ChallengeShown[];
}

/** Something said at the table; `seat` is `None` when a spectator said it. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  phrase: string | null;
}

/** The answer to `Mute`: the whole chat as you hear it now, and whom you mute here. */
export interface ChatShown {
  type: "chat";
  lines: ChatLine[];
  muted: number[];
}

/** Say who deals first, if the rules leave it to the players; without `seat`, at random. */
export interface ChooseDealer {
  type: "choose_dealer";
  command_id: string;
  seat?: number | null;
}

/** Claim the match from the only opponent, who keeps the table waiting. */
export interface Claim {
  type: "claim";
  command_id: string;
  seat: number;
}

/** The time a seat has for its decision; `left_ms` is 0 when it has run out. */
export interface ClockShown {
  seat: number;
  left_ms: number;
  of_ms: number;
  resting: boolean;
}

/** The server closes this connection on purpose; come back after `retry_ms`, if given. */
export interface Closing {
  type: "closing";
  code: string;
  words: string;
  retry_ms: number | null;
}

/** One game of the Hollywood sheet. */
export interface ColumnShown {
  number: number;
  lines: LineShown[];
  totals: number[];
  boxes: number[];
  needed: (number | null)[];
  winner: number | null;
  closed_at: number | null;
  shut_out: number[];
  on_the_schneid: number[];
  account: GameAccount;
}

/** Play again yourself after a bot has stood in. */
export interface ComeBack {
  type: "come_back";
  command_id: string;
}

/** Seal what you add to the shuffle of `round_number`; `docs/shuffle.md` says how. */
export interface Commit {
  type: "commit";
  round_number: number;
  tries: number;
  seal: string;
}

/** Confirm a mail address with the token of a link. */
export interface ConfirmForm {
  token: string;
}

/** Confirm with the password; without it, by a sign-in with a passkey a moment before. */
export interface ConfirmedForm {
  password?: string | null;
}

/** Ask whether an action would be allowed, without doing it; the answer repeats `request`. */
export interface Consider {
  type: "consider";
  request: number;
  action: GinAction | ContractAction;
}

/** The answer to `Consider`; without a code, the action would be allowed. */
export interface Considered {
  type: "considered";
  request: number;
  code: string | null;
  words: string | null;
}

/** The cards are dealt and the upcard is turned up; players see only their own hands. */
export interface ContractDealt {
  type: "dealt";
  hand_number: number;
  dealer: number;
  hands: (Card[] | null)[];
  sizes: number[];
  upcard: Card;
  stock: number;
}

/** A player discarded, which ends the turn. */
export interface ContractDiscarded {
  type: "discarded";
  seat: number;
  card: Card;
}

/** The player in turn drew from the stock; only that player sees the card. */
export interface ContractDrew {
  type: "drew";
  seat: number;
  card: Card | null;
}

/** A player added a card to the meld number `onto` on the table. */
export interface ContractLaidOffOn {
  type: "laid_off";
  seat: number;
  card: Card;
  onto: number;
  at: End | null;
}

/** Add a card to the meld number `onto` (from 0) on the table, at an end if it is a run. */
export interface ContractLayOff {
  type: "lay_off";
  card: Card;
  onto: number;
  at?: End | null;
}

/** The viewer's options at a contract board: `None` if allowed, otherwise the reason. */
export interface ContractOptions {
  draw: Why | null;
  take: Why | null;
  call: Why | null;
  withdraw: Why | null;
  allow: Why | null;
  deny: Why | null;
  discard: Why | null;
  barred: [Card, Why][];
  lay_down: Why | null;
  laydown: WildMeld[];
  laydown_left: Card[];
  lay_off: Why | null;
  layoffs: ContractLayOff[];
  displacements: Displace[];
  take_back: boolean;
}

/** The facts of a finished hand; lists are by seat. */
export interface ContractResult {
  ending: ContractEnding;
  hand_number: number;
  winner: number | null;
  left: Card[][];
  may_is: number[];
  turns: number;
  in_one_turn: boolean;
}

/** A hand of the contract game; `hands` are `None` if the viewer may not see one. */
export interface ContractShown {
  type: "contract";
  number: number;
  seats: number[];
  place: number | null;
  hand_number: number;
  contract: string;
  contract_words: string;
  slots: Slot[];
  all_at_once: boolean;
  dealer: number;
  phase: string;
  turn: number;
  awaiting: number | null;
  turns: number;
  discards: Card[];
  pile: number;
  discarder: number | null;
  stock: number;
  reshuffles: number;
  sizes: number[];
  known: Card[][];
  taken: Card | null;
  down: boolean[];
  melds: TableMeld[];
  spans: ([string, string] | null)[];
  calls: Call[];
  holder: number | null;
  denied: boolean;
  must_take: boolean;
  calls_left: (number | null)[];
  granted: number[];
  result: ContractResult | null;
  penalties: number[] | null;
  left_points: number[][] | null;
  hands: (Card[] | null)[];
  drawn: Card | null;
  wild: Card[];
  groups: Card[][];
  short: number | null;
  options: ContractOptions | null;
}

/** The player in turn took the top of the discard pile. */
export interface ContractTook {
  type: "took";
  seat: number;
  card: Card;
}

/** The defender's answer to a knock: layoffs in a legal order, own melds, and deadwood. */
export interface Defence {
  layoffs: LaidOff[];
  melds: Meld[];
  left: Card[];
  points: number;
}

/** Delete everything stored about a person. */
export interface DeleteForm {
  password?: string | null;
}

/** The player in turn claims the discard. */
export interface DenyMayI {
  type: "deny";
}

/** Put a card on the discard pile and end the turn. */
export interface Discard {
  type: "discard";
  card: Card;
}

/** Put a card in place of the wild card that stands for it. */
export interface Displace {
  type: "displace";
  card: Card;
  onto: number;
  wild_to: End | null;
}

/** A player put a card in place of a wild card, which moved to an end of its run. */
export interface Displaced {
  type: "displaced";
  seat: number;
  card: Card;
  onto: number;
  wild_to: End | null;
  freed: Card | null;
}

/** A command was carried out and is on disk; `version` is the table's right after it. */
export interface Done {
  type: "done";
  command_id: string;
  version: number;
}

/** Draw the top card of the stock. */
export interface DrawStock {
  type: "draw";
}

/** A player whose May-I was granted drew a penalty card; only that player sees it. */
export interface DrewPenalty {
  type: "penalty";
  seat: number;
  card: Card | null;
}

/** An edit that was made: the registers before and after it. `of` is what is undone or redone. */
export interface Edit {
  stamp: Stamp;
  time?: number;
  kind: "add" | "change" | "delete" | "insert" | "redo" | "restore" | "set" | "undo";
  was?: Line | null;
  now?: Line | null;
  head_was?: Record<string, unknown>;
  head_now?: Record<string, unknown>;
  of?: Stamp | null;
}

/** The server ends the stream; come back after `retry_ms`, if given. */
export interface Ended {
  type: "closing";
  code: string;
  words: string;
  retry_ms: number | null;
}

/** How the viewer may end the match before it is played out. */
export interface EndingShown {
  resign: Why | null;
  offer: Why | null;
  void: boolean;
  agreed: number[];
}

/** One round on the sheet: who scored what, and how. */
export interface EntryShown {
  winner: number | null;
  points: number;
  boxes: number;
  kind: string;
}

/** The knocker is done laying off, if the rules let the knocker lay off. */
export interface Finish {
  type: "finish";
}

/** The strength of a person that the bots follow, on the scale of the levels. */
export interface Followed {
  rating: number;
  matches: number;
  most: string | null;
}

/** The level of bots that follow a person, and what they take that person to be. */
export interface FollowingShown {
  level: string;
  person: Followed;
  next: string | null;
}

/** A match at one moment of its record: the events that led there, and the boards. */
export interface Frame {
  version: number;
  events: TableEvent[];
  boards: BoardShown[];
}

/** What one game is worth for each side; an open game is worth nothing yet. */
export interface GameAccount {
  winner: number | null;
  points: number[];
  game_bonus: number;
  shutout_bonus: number;
  box_points: number[];
  factor: number;
  shut_out: number[];
  totals: number[];
  owed: number[][];
}

/** The cards are dealt and the upcard is turned up; players see only their own hands. */
export interface GinDealt {
  type: "dealt";
  dealer: number;
  hands: [Card[] | null, Card[] | null];
  upcard: Card;
  stock: number;
}

/** A player discarded, which ends the turn. */
export interface GinDiscarded {
  type: "discarded";
  seat: number;
  card: Card;
}

/** A player drew from the stock; only that player sees the card. */
export interface GinDrew {
  type: "drew";
  seat: number;
  card: Card | null;
}

/** A player laid a card off on the meld number `onto` of the other's spread. */
export interface GinLaidOffOn {
  type: "laid_off";
  seat: number;
  card: Card;
  onto: number;
}

/** Add a card to the meld number `onto` (from 0) of the other player's spread. */
export interface GinLayOff {
  type: "lay_off";
  card: Card;
  onto: number;
}

/** The viewer's options at a gin board: `None` if allowed, otherwise the reason why not. */
export interface GinOptions {
  draw: Why | null;
  take: Why | null;
  pass: Why | null;
  discard: Why | null;
  barred: [Card, Why][];
  knock: Why | null;
  knocks: KnockShown[];
  gin: Why | null;
  big_gin: Why | null;
  big_gin_spread: Meld[];
  lay_off: Why | null;
  layoffs: LaidOff[];
  show: Why | null;
  finish: Why | null;
  defence: Defence | null;
}

/** The facts of a finished round; without a knocker the counts are meaningless and 0. */
export interface GinResult {
  ending: GinEnding;
  upcard: Card;
  turns: number;
  knocker: number | null;
  knocker_deadwood: number;
  defender_deadwood: number;
  layoffs: number;
  knocker_layoffs: number;
}

/** The score of a round: who scores, how many points, and how many boxes. */
export interface GinScore {
  kind: ScoreKind;
  winner: number | null;
  points: number;
  boxes: number;
}

/** A board of gin. `hands` are by place, `None` if the viewer may not see one. */
export interface GinShown {
  type: "gin";
  number: number;
  seats: number[];
  place: number | null;
  dealer: number;
  phase: string;
  awaiting: number | null;
  upcard: Card;
  discards: Card[];
  pile: number;
  stock: number;
  taken: Card | null;
  turns: number;
  knock_limit: number;
  multiplier: number;
  sizes: number[];
  known: Card[][];
  knocker: number | null;
  ending: string | null;
  spread: Meld[];
  left: Card[];
  face_down: boolean;
  layoffs: LaidOff[];
  layoffs_allowed: boolean;
  shown: Meld[] | null;
  shown_left: Card[];
  knocker_layoffs: LaidOff[];
  result: GinResult | null;
  score: GinScore | null;
  hands: (Card[] | null)[];
  drawn: Card | null;
  arrangement: Arrangement | null;
  deadwood: number | null;
  options: GinOptions | null;
}

/** A player took the top of the discard pile. */
export interface GinTook {
  type: "took";
  seat: number;
  card: Card;
}

/** Become a guest; without a name the server generates one. */
export interface GuestForm {
  name?: string | null;
}

/** The hand is over; the facts for the score, with all cards face up. */
export interface HandOver {
  type: "hand_over";
  result: ContractResult;
}

/** What a book says above its lines. */
export interface Head {
  title?: string;
  preset?: string;
  knobs?: Record<string, unknown>;
  names?: string[];
  first?: number;
  any_points?: boolean;
  layout?: "blocks" | "columns";
}

/** A message was taken that has no other answer; what it changes comes with the stream. */
export interface Heard {
  type: "heard";
}

/** The first message: the client's protocol version, and the last version it saw, if any. */
export interface Hello {
  type: "hello";
  protocol: number;
  since?: number | null;
  history?: string | null;
}

/** The suggested play, and why. */
export interface Hint {
  play: Play;
  reasons: Reason[];
  rival: Play | null;
  gain: number | null;
  chances: number | null;
  expected: number | null;
}

/** The answer to `AskHint`: a hint, or a code and words that say why there is none. */
export interface Hinted {
  type: "hinted";
  request: number;
  version: number;
  level: string | null;
  hint: Hint | null;
  code: string | null;
  words: string | null;
}

/** How long a discard is held for a call, and what somebody proposes instead, if anything. */
export interface HoldShown {
  hold_ms: number;
  proposed_ms: number | null;
  agreed: number[];
}

/** Take a holiday, in seconds since 1970; without `begins` it begins now. */
export interface HolidayForm {
  ends: number;
  begins?: number | null;
}

/** Your holiday now, or the next one, in seconds since 1970, and how many days you have left. */
export interface HolidayShown {
  begins: number | null;
  ends: number | null;
  on: boolean;
  days_left: number;
}

/** The Hollywood sheet. `sides[i]` are the match seats of side i. */
export interface HollywoodSheetShown {
  type: "hollywood";
  sides: number[][];
  target: number;
  games: number;
  stake: number;
  box_bonus: number;
  game_bonus: number;
  has_bonuses: boolean;
  third_game_doubled: boolean;
  entries: EntryShown[];
  columns: ColumnShown[];
  games_won: number[];
  over: boolean;
  winner: number | null;
  net: number[];
  sweep: number | null;
  payments: Payment[];
}

/** A passkey that a browser has made (a `RegistrationResponse` of WebAuthn), in base64url. */
export interface KeyMade {
  id: string;
  client_data: string;
  attestation: string;
}

/** What a browser needs to make a passkey or to sign with one: JSON of WebAuthn. */
export interface KeyOptions {
  public_key: Record<string, unknown>;
}

/** A passkey of yours, with its times in seconds since 1970. */
export interface KeyShown {
  id: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** What a passkey has signed (an `AuthenticationResponse` of WebAuthn), in base64url. */
export interface KeySigned {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user_handle?: string | null;
}

/** One rule that can be set: its name (dotted in a group), what it decides, its values. */
export interface KnobShown {
  name: string;
  words: string;
  kind: "choice" | "flag" | "list" | "number" | "text";
  allowed: string;
  none: boolean;
  value: unknown;
  values: string[];
  low: number | null;
  high: number | null;
}

/** Discard a card and lay down the spread; without deadwood it is gin. */
export interface Knock {
  type: "knock";
  discard: Card;
  spread: Meld[];
}

/** A discard to knock with: the least deadwood, and every spread that leaves it. */
export interface KnockShown {
  discard: Card;
  deadwood: number;
  spreads: Arrangement[];
}

/** A player ended the play and shows the spread and the deadwood. */
export interface Knocked {
  type: "knocked";
  seat: number;
  discard: Card | null;
  face_down: boolean;
  spread: Meld[];
  left: Card[];
}

/** A player laid down the contract; its melds are the next ones on the table. */
export interface LaidDown {
  type: "laid_down";
  seat: number;
  melds: WildMeld[];
}

/** A card added to meld number `onto` (from 0) of a spread. */
export interface LaidOff {
  card: Card;
  onto: number;
}

/** Lay down the contract; runs are given from their low end to their high end. */
export interface LayDown {
  type: "lay_down";
  melds: WildMeld[];
}

/** Get up. Before the match begins the seat becomes free; afterwards it is reserved for you. */
export interface Leave {
  type: "leave";
  command_id: string;
}

/** Let somebody out, as the host of a table that is not rated. */
export interface LetOut {
  type: "let_out";
  command_id: string;
  seat: number;
}

/** Somebody is asked whether a bot may play on for them; without an answer, it will. */
export interface LetOutShown {
  seat: number;
  left_ms: number;
}

/** A line of the book. `gone` is a deleted line; it keeps its round. */
export interface Line {
  id: string;
  place: number[];
  round: Round;
  gone?: boolean;
  stamp: Stamp;
  time?: number;
}

/** One entry in one column of the Hollywood sheet. */
export interface LineShown {
  entry: number;
  side: number;
  points: number;
  total: number;
  boxes: number;
}

/** Sign in to an account. */
export interface LoginForm {
  login: string;
  password: string;
}

/** Say whether your page is in sight; while one is, you get no notices about this table. */
export interface Look {
  type: "look";
  here: boolean;
}

/** Ask for notices by mail. */
export interface MailForm {
  address: string;
}

/** A player asked for the top discard. */
export interface MayICalled {
  type: "may_i_called";
  seat: number;
  moment: number;
}

/** The player in turn denied the call of `seat`; all calls lapse. */
export interface MayIDenied {
  type: "may_i_denied";
  seat: number;
}

/** The call of `seat` was allowed: it gets the discard, and all other calls lapse. */
export interface MayIGranted {
  type: "may_i_granted";
  seat: number;
  card: Card;
}

/** A player withdrew a call. */
export interface MayIWithdrawn {
  type: "may_i_withdrawn";
  seat: number;
}

/** The person a browser belongs to; `name` is `None` until there is a guest. */
export interface Me {
  id: string | null;
  name: string | null;
  login: string | null;
  settings: Record<string, string | number | boolean>;
}

/** A count over the hands dealt to a person, compared with chance. */
export interface Measured {
  name: string;
  count: number;
  observed: number;
  expected: number;
  spread: number;
  z: number;
}

/** Cards that form a set, in suit order, or a run, from its low end to its high end. */
export interface Meld {
  kind: MeldKind;
  cards: Card[];
}

/** What the players add to the shuffle of the deal of `round_number`. */
export interface MixShown {
  round_number: number;
  tries: number;
  sealed: string[];
  closed: boolean;
  waits: number[];
  left_ms: number | null;
  void: number[][];
  barred: number[];
}

/** Hear nothing more from a person, here and elsewhere, or hear them again (`muted` false). */
export interface Mute {
  type: "mute";
  seat?: number | null;
  line?: number | null;
  muted?: boolean;
}

/** Somebody whom you mute, by their name now; `id` is for your own list only. */
export interface MutedShown {
  id: string;
  name: string;
}

/** Change the name you play under. */
export interface NameForm {
  name: string;
}

/** Say how many seconds more than the others you need to answer an offer; everybody sees it. */
export interface NeedTime {
  type: "need_time";
  seconds: 0 | 10 | 20;
}

/** Make an account for a program; the name is how others see and challenge it. */
export interface NewBotForm {
  name: string;
}

/** Ask for what a browser needs to make a passkey. */
export interface NewKeyForm {
  password?: string | null;
  login?: string | null;
}

/** Open a table. */
export interface NewTableForm {
  preset: string;
  changes?: Record<string, unknown>;
  players?: number | null;
  turn_seconds?: number;
  turn_days?: number;
  hold_ms?: number;
  bot_ms?: number;
  rated?: boolean;
  spectators?: boolean;
  chat?: boolean;
  memory?: boolean;
  call_hours?: number;
  stand_in?: "ask" | "back" | "turn";
  entrance: "bot" | "invite" | "lobby";
  bots?: string[];
  clock?: "days" | "live" | "none";
  followed?: Followed | null;
}

/** Make a token of a program, with a name for your own list. */
export interface NewTokenForm {
  name: string;
  scopes: Scope[];
}

/** Where somebody gets notices, and when not. */
export interface NoticesShown {
  push_key: string;
  mail_offered: boolean;
  devices: PushDeviceShown[];
  quiet: QuietShown | null;
  address: string | null;
  confirmed: boolean;
}

/** Remind a person that the table waits for them; `nudges` lists whom you may remind now. */
export interface Nudge {
  type: "nudge";
  command_id: string;
  seat: number;
}

/** Offer to end the match without a result, or agree to it. */
export interface OfferEnd {
  type: "offer_end";
  command_id: string;
}

/** A discard on offer for May-I: how long it is held, who may call, who has passed. */
export interface OfferShown {
  card: Card;
  left_ms: number;
  of_ms: number;
  eligible: number[];
  passed: number[];
  asks_you: boolean;
}

/** The table that a match played offline has become. */
export interface OfflineMatchKept {
  table: string;
}

/** How the match ended: who won, and how, if it was not played to its end. */
export interface OutcomeShown {
  winners: number[];
  claimed_from: number | null;
  resigned: number | null;
  agreed: number[];
  void: boolean;
}

/** A program of yours, with its tokens. */
export interface OwnBotShown {
  name: string;
  made_at: number;
  online: boolean;
  ratings: RatingShown[];
  tokens: TokenShown[];
}

/** Pass on the discard on offer, so that the hold can end early. */
export interface PassOffer {
  type: "pass_offer";
  version: number;
}

/** Pass the first upcard, or the last discard of a round if it may still be taken. */
export interface PassUpcard {
  type: "pass";
}

/** A player passed the upcard. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** Change the password; all other sessions end. */
export interface PasswordForm {
  old?: string | null;
  new: string;
}

/** Pause the match, as its host; no clock runs until it goes on. Not at a rated table. */
export interface PauseMatch {
  type: "pause";
  command_id: string;
}

/** A pause of the match: when it ends by itself, and who else wants to go on. */
export interface PauseShown {
  left_ms: number;
  wants_on: number[];
}

/** What one side pays another: points, and their value in cents. */
export interface Payment {
  payer: number;
  payee: number;
  points: number;
  cents: number;
}

/** What one person scores in a hand of May-I: points as typed, or the cards left, as typed. */
export interface Penalty {
  points?: number | null;
  left?: string | null;
}

/** The sheet of the contract game: penalties by hand and seat; the lowest total wins. */
export interface PenaltySheetShown {
  type: "penalty";
  length: number;
  contracts: string[];
  hands: number[][];
  totals: number[];
  leaders: number[];
  over: boolean;
  winners: number[];
}

/** Ask for a `Pong`, to check that the connection works. */
export interface Ping {
  type: "ping";
  sent: number;
}

/** Ask how your gin board would look after your layoffs, without making them. */
export interface Plan {
  type: "plan";
  request: number;
  layoffs: LaidOff[];
}

/** The answer to `Plan`: the layoffs that fit, and the board after them. */
export interface Planned {
  type: "planned";
  request: number;
  layoffs: LaidOff[];
  board: GinShown | null;
  code: string | null;
  words: string | null;
}

/** A move: an action and, in gin, the action after taking a card. */
export interface Play {
  action: GinAction | ContractAction | null;
  then: GinAction | ContractAction | null;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  sent: number;
}

/** Say how to answer offers for you; what you said before is void. */
export interface Prefer {
  type: "prefer";
  auto_pass: boolean;
  want?: Card[];
  never?: Card[];
  nearer?: "ask" | "call" | null;
  stay?: boolean;
}

/** A preset in full: every section in plain English, differences from its page, every knob. */
export interface PresetRules {
  preset: PresetShown;
  sections: Section[];
  notes: Section[];
  knobs: KnobShown[];
}

/** A game: a one-line description, the numbers of players, and its knobs. */
export interface PresetShown {
  name: string;
  title: string;
  family: "contract" | "gin";
  house: boolean;
  headline: string;
  players: number[];
  bots: string[];
  strengths: Record<string, number>;
}

/** An error: a stable code, and a text that says what was wrong and what is allowed. */
export interface Problem {
  code: string;
  words: string;
}

/** The sources of a finished round's deck; bytes are hexadecimal, by match seat. */
export interface ProofShown {
  round_number: number;
  board: number;
  commitment: string;
  secret: string;
  contributions: string[];
  decks: number;
  jokers: number;
  shuffle: 1 | 2;
  sealed: string[];
  void: VoidDeal[];
}

/** A browser's subscription to notices: its address at the push service, and its keys. */
export interface PushDeviceForm {
  endpoint: string;
  public_key: string;
  auth: string;
  language: string;
  name: string;
}

/** A device that gets notices; `here` if it is this browser. */
export interface PushDeviceShown {
  id: string;
  name: string;
  used_at: number;
  here: boolean;
}

/** Play at once: a game by its preset's own rules, its clock, and whether it is rated. */
export interface QuickForm {
  preset: string;
  clock?: "live" | "none";
  turn_seconds?: number;
  rated?: boolean;
}

/** Say when you want no notices; `None`: you want them at any time. */
export interface QuietForm {
  quiet: QuietShown | null;
}

/** Hours without notices, in minutes since midnight in a time zone; they may pass midnight. */
export interface QuietShown {
  start: number;
  end: number;
  zone: string;
}

/** A rating: the value to show, and its uncertainty. */
export interface RatingShown {
  family: "contract" | "gin";
  programs: boolean;
  rating: number;
  deviation: number;
  matches: number;
  history: [number, number][];
}

/** Be ready for the deal of `round_number`. */
export interface Ready {
  type: "ready";
  command_id: string;
  round_number: number;
}

/** One reason for a play; see `Cause` for its measures. */
export interface Reason {
  cause: "best_answer" | "big_gin" | "enough" | "fits" | "fits_not" | "gin" | "goes_down" | "knock" | "leaves" | "lighter" | "makes" | "must_take" | "nearer" | "no_meld" | "no_nearer" | "only_one" | "saves" | "spare";
  points: number | null;
  count: number | null;
  cards: Card[];
}

/** One round of a record, step by step, as a seat saw it or with all hands open. */
export interface RecordRound {
  card: TableCard;
  names: string[];
  seat: number | null;
  yours: number[];
  open: boolean;
  round_number: number;
  rounds: number;
  frames: Frame[];
  sheet: SheetShown | null;
  proofs: ProofShown[];
}

/** Sign in with a recovery code, which is used up. */
export interface RecoverForm {
  login: string;
  code: string;
}

/** New recovery codes; they are shown this once. */
export interface RecoveryCodes {
  codes: string[];
}

/** Play on: decline the offer to end the match, or withdraw it. */
export interface RefuseEnd {
  type: "refuse_end";
  command_id: string;
}

/** A command was not carried out, and nothing has changed: the reason, in a player's words. */
export interface Refused {
  type: "refused";
  command_id: string;
  code: string;
  words: string;
  version: number;
}

/** Turn the guest into an account. */
export interface RegisterForm {
  login: string;
  password: string;
}

/** Ask for another match, or agree to one, at a new table. */
export interface Rematch {
  type: "rematch";
  command_id: string;
}

/** Remove a bot from its seat before the match begins. */
export interface RemoveBot {
  type: "remove_bot";
  command_id: string;
  seat: number;
}

/** All discards but the top one became the new stock of `stock` cards. */
export interface Reshuffled {
  type: "reshuffled";
  stock: number;
}

/** Resign the match: between two people, or alone against bots. */
export interface Resign {
  type: "resign";
  command_id: string;
}

/** Go on after a pause: the host at once, the others when all who are present want it. */
export interface ResumeMatch {
  type: "resume";
  command_id: string;
}

/** Reveal what you had sealed (hexadecimal), once the seals are closed; the page does this. */
export interface Reveal {
  type: "reveal";
  round_number: number;
  contribution: string;
}

/** What chance did, evaluated with open cards: a deal (without a card) or a draw of `seat`. */
export interface ReviewChance {
  step: number;
  seat: number;
  card: Card | null;
  points: number;
  points_error: number;
  match: number | null;
  match_error: number | null;
  everyone: number[];
}

/** A decision: the player's hand and view, the choices, the best first, and the actual one. */
export interface ReviewDecision {
  number: number;
  part: number;
  round_number: number;
  board: number;
  step: number;
  seat: number;
  turn: number;
  kind: ReviewKind;
  hand: Card[];
  top: Card | null;
  options: ReviewOption[];
  played: number;
  status: Status;
  needed_errors: number;
  mark: Mark;
  lost_points: number;
  lost_match: number | null;
  error: number;
  error_error: number;
  again: ReviewSecondLook | null;
  grounds: ReviewGround[];
}

/** Part of the reason for a mistake: a code, with its cards and numbers. */
export interface ReviewGround {
  code: string;
  values: Record<string, string | number>;
}

/** How the imagined hands of a choice in the contract game ended: shares from 0 to 1. */
export interface ReviewHandOutlook {
  out: number;
  beaten: number;
  drawn: number;
}

/** A round in the summary; in the contract game a hand. */
export interface ReviewHead {
  part: number;
  round_number: number;
  board: number;
  seats: number[];
  dealer: number;
  winner: number | null;
  ending: ReviewEnding | null;
  points: number;
  penalties: number[];
  decisions: number;
  curve: ReviewSpot[];
  mistakes: ReviewMistake[];
}

/** A mark on the curve. */
export interface ReviewMistake {
  number: number;
  step: number;
  seat: number;
  mark: Mark;
  error: number;
}

/** A choice, and its value to the player: in points, and in the match. */
export interface ReviewOption {
  action: GinAction | ContractAction | null;
  points: number;
  points_error: number;
  match: number | null;
  match_error: number | null;
  behind: number;
  behind_error: number;
  match_behind: number | null;
  match_behind_error: number | null;
  rounds: number;
  outlook: ReviewOutlook | null;
  ends: ReviewHandOutlook | null;
  left: number | null;
  laid: number | null;
  unusual: boolean;
  onto: Card[];
}

/** How the imagined rounds of a choice ended: shares from 0 to 1. */
export interface ReviewOutlook {
  won: number;
  gin: number;
  undercut: number;
  drawn: number;
  taken_up: number;
}

/** A player over the whole match; match values are in the review's unit. */
export interface ReviewPerson {
  seat: number;
  decisions: number;
  forced: number;
  too_close: number;
  counted: number;
  small: number;
  doubtful: number;
  bad: number;
  very_bad: number;
  accuracy: number | null;
  error_rate: number | null;
  lost_points: number;
  lost_match: number | null;
  points: number;
  luck_points: number;
  luck_points_error: number;
  adjusted_points: number;
  result_match: number | null;
  luck_match: number | null;
  luck_match_error: number | null;
  adjusted_match: number | null;
}

/** A round of a review: every decision and every drawn card, in order. */
export interface ReviewRound {
  part: number;
  decisions: ReviewDecision[];
  luck: ReviewChance[];
}

/** The best choice and the one made, weighed again: how far behind the choice made is. */
export interface ReviewSecondLook {
  behind: number;
  behind_error: number;
  match_behind: number | null;
  match_behind_error: number | null;
  rounds: number;
}

/** A point of the curve: the standing of the round's first seat, evaluated with open cards. */
export interface ReviewSpot {
  step: number;
  points: number;
  match: number | null;
  everyone: number[];
}

/** The progress of the review of a finished match: `done` of `pieces` while in progress. */
export interface ReviewState {
  stage: ReviewStage;
  card: TableCard;
  names: string[];
  yours: number[];
  winners: number[];
  waiting: number;
  done: number;
  pieces: number;
  words: string | null;
  summary: ReviewSummary | null;
}

/** A review without its rounds: the players, the curve, the worst mistakes in full. */
export interface ReviewSummary {
  family: "contract" | "gin";
  match_unit: "%" | "points" | null;
  worlds: number;
  compiled: boolean;
  over: boolean;
  people: ReviewPerson[];
  rounds: ReviewHead[];
  worst: ReviewDecision[];
  moments: ReviewDecision[];
}

/** A round as typed. */
export interface Round {
  tables?: Score[];
  penalties?: Penalty[];
  times?: number;
  boxes?: number | null;
  swept?: boolean;
  out?: number | null;
  one_turn?: number | null;
  note?: string;
}

/** The round is over; the facts for the score. */
export interface RoundOver {
  type: "round_over";
  result: GinResult;
}

/** The result of checking rules under construction: a headline and sections, or the problem. */
export interface RulesChecked {
  headline: string | null;
  problem: string | null;
  about: string | null;
  hand: number | null;
  players: number[];
  sections: Section[];
}

/** Rules under construction: a preset and the changed knobs (dotted in a group). */
export interface RulesForm {
  preset: string;
  changes?: Record<string, unknown>;
  players?: number | null;
}

/** Forget the rules of this name. */
export interface RulesNameForm {
  name: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Keep rules with the account: a preset, the players if they matter, and `knob=value` lines. */
export interface SavedRulesForm {
  name: string;
  preset: string;
  players?: string;
  settings?: string[];
}

/** Rules that an account keeps, as they were sent. */
export interface SavedRulesShown {
  name: string;
  preset: string;
  players: string;
  settings: string[];
}

/** Say something to the table. */
export interface Say {
  type: "say";
  text: string;
}

/** Say something to the table. */
export interface SayForm {
  text: string;
}

/** Send a ready phrase to the table; everybody reads it in their own language. */
export interface SayPhrase {
  type: "say_phrase";
  phrase: "again" | "good_luck" | "hello" | "oh_no" | "one_moment" | "sorry" | "thanks" | "well_played";
}

/** The result at one table of gin, as typed. */
export interface Score {
  how?: "" | "big_gin" | "draw" | "gin" | "knock" | "undercut";
  who?: number | null;
  points?: number | null;
  deadwood?: [number, number] | null;
}

/** Put a bot in an empty seat; without `seat`, in every one that is not reserved. */
export interface SeatBot {
  type: "seat_bot";
  command_id: string;
  bot: string;
  seat?: number | null;
}

/** The answer to `AskSeatCode`: a code for one use within `left_ms`. */
export interface SeatCode {
  type: "seat_code";
  request: number;
  code: string | null;
  left_ms: number;
}

/** Take over a seat with the code that was made on the device where it is played. */
export interface SeatForm {
  code: string;
}

/** A seat and its occupant. `bot` is the kind of bot that plays here, `None` for a person. */
export interface SeatShown {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string | null;
  stands_in: boolean;
  away: "dropped" | "left" | null;
  ready: boolean;
  rating: number | null;
  kept_for: string | null;
  for_turn: boolean;
  holiday_ms: number | null;
  longer: number;
  program: boolean;
}

/** One group of rules: its title, its sentences, and a small table where that is clearer. */
export interface Section {
  title: string;
  sentences: string[];
  rows: string[][];
}

/** How an account is reached, and what happened there. */
export interface Security {
  password: boolean;
  confirmed: boolean;
  passkeys: KeyShown[];
  codes_left: number;
  wrong: number;
  wrong_at: number | null;
  sessions: SessionShown[];
}

/** Send a spectator away, as the host; `spectators` lists them with their numbers. */
export interface SendOff {
  type: "send_off";
  command_id: string;
  spectator: number;
}

/** Where you are signed in; `here` in this browser, `new` since you last looked. */
export interface SessionShown {
  id: string;
  browser: string | null;
  created_at: number;
  used_at: number | null;
  way: "passkey" | "password" | "recovery";
  here: boolean;
  new: boolean;
}

/** Close the chat of the table, or open it again, as its host. */
export interface SetChat {
  type: "set_chat";
  command_id: string;
  open: boolean;
}

/** Close the table to spectators, or open it to them, as its host. */
export interface SetDoors {
  type: "set_doors";
  command_id: string;
  open: boolean;
}

/** Propose how long a discard is held for a call, or agree to what somebody proposes. */
export interface SetHold {
  type: "set_hold";
  command_id: string;
  hold_ms: number;
}

/** The settings of the pages, kept for all devices; the server does not read them. */
export interface SettingsForm {
  settings: Record<string, string | number | boolean>;
}

/** A shared book as it stands; `version` grows with every change. */
export interface SharedBook {
  watch: string;
  version: number;
  may_write: boolean;
  book: Book;
}

/** A copy of a score book, to share or to merge. */
export interface SharedBookForm {
  book: Book;
}

/** The defender is done laying off and shows melds; the other cards are deadwood. */
export interface ShowHand {
  type: "show";
  melds: Meld[];
}

/** The defender showed melds and deadwood. */
export interface Shown {
  type: "shown";
  seat: number;
  melds: Meld[];
  left: Card[];
}

/** Sit down in an empty seat; without `seat`, in the one reserved for you, or in any. */
export interface Sit {
  type: "sit";
  command_id: string;
  seat?: number | null;
}

/** One meld that a contract requires: its kind (`S` set, `R` run) and minimum length. */
export interface Slot {
  kind: string;
  least: number;
}

/** Somebody who watches, for the host; `name` is `None` for a browser that has none yet. */
export interface SpectatorShown {
  number: number;
  name: string | null;
}

/** When a register changed, and who changed it. `count` is above all counts seen before. */
export interface Stamp {
  count?: number;
  author?: string;
}

/** Let a bot play for a person who keeps the table waiting, until they come back. */
export interface StandIn {
  type: "stand_in";
  command_id: string;
  seat: number;
}

/** Everything a person is shown about their own play. */
export interface Statistics {
  tallies: Tally[];
  deals: Measured[];
  deadwood: number[];
  ratings: RatingShown[];
  points_by_round: number[];
}

/** Play on after the host asked whether a bot may; a move says the same. */
export interface StayIn {
  type: "stay_in";
  command_id: string;
}

/** You have a seat at a table that is not over: play there. */
export interface TableBegun {
  type: "table";
  table: TableListed;
}

/** What a table is: fixed when it is opened. */
export interface TableCard {
  id: string;
  created_at: number;
  entrance: "bot" | "invite" | "lobby";
  preset: string;
  family: "contract" | "gin";
  headline: string;
  changes: Record<string, unknown>;
  rules: Record<string, unknown>;
  players: number;
  clock: "days" | "live" | "none";
  turn_seconds: number;
  turn_days: number;
  hold_ms: number;
  bot_ms: number;
  rated: boolean;
  spectators: boolean;
  chat: boolean;
  memory: boolean;
  call_hours: number;
  stand_in: "ask" | "back" | "turn";
  owner: string;
  follows: string | null;
  quick: boolean;
  offline: boolean;
  followed: Followed | null;
}

/** An event and where it happened: the round, the board, and who plays there. */
export interface TableEvent {
  round_number: number;
  board: number;
  seats: number[];
  event: GinEvent | ContractEvent;
}

/** The options of every new table, whoever is to sit at it. */
export interface TableForm {
  preset: string;
  changes?: Record<string, unknown>;
  players?: number | null;
  turn_seconds?: number;
  turn_days?: number;
  hold_ms?: number;
  bot_ms?: number;
  rated?: boolean;
  spectators?: boolean;
  chat?: boolean;
  memory?: boolean;
  call_hours?: number;
  stand_in?: "ask" | "back" | "turn";
}

/** A table in a list: its card, who sits there, its standing, whether it waits for someone. */
export interface TableListed {
  card: TableCard;
  stage: Stage;
  seats: (string | null)[];
  people: number;
  round_number: number;
  you: number | null;
  your_turn: boolean;
  moved_at: number;
  winners: number[];
  your_call: boolean;
  waits_for: string[];
  left_ms: number | null;
  resting: boolean;
  programs: number[];
}

/** A meld on the table, and who laid it down. */
export interface TableMeld {
  owner: number;
  meld: WildMeld;
}

/** A table is over, or you sit there no more. */
export interface TableOver {
  type: "table_over";
  id: string;
}

/** The changing part of a table, as one viewer may know it. */
export interface TableShown {
  version: number;
  stage: Stage;
  you: number | null;
  seats: SeatShown[];
  round_number: number;
  boards: BoardShown[];
  awaiting: number[];
  clocks: ClockShown[];
  offer: OfferShown | null;
  commitments: string[];
  absent: AbsentShown[];
  auto_pass: boolean;
  want: Card[];
  watching: number;
  rematch: number[];
  next_table: string | null;
  outcome: OutcomeShown | null;
  kept: number | null;
  chooser: number | null;
  choose_ms: number | null;
  ending: EndingShown | null;
  nudges: number[];
  nudged_by: number | null;
  never: Card[];
  nearer: "ask" | "call" | null;
  wishes_stay: boolean;
  hold: HoldShown | null;
  host: number | null;
  pause: PauseShown | null;
  asked_out: LetOutShown[];
  mix: MixShown | null;
  chat_open: boolean;
  doors_open: boolean;
  spectators: SpectatorShown[];
  choices: string;
  following: FollowingShown | null;
}

/** Undo your last lay down or addition to a meld, until you discard; everybody sees it. */
export interface TakeBack {
  type: "take_back";
  command_id: string;
  version: number;
}

/** Take the top card of the discard pile. */
export interface TakeDiscard {
  type: "take";
}

/** A player took back the last lay down or addition of the turn: `cards` are in hand again. */
export interface TakenBack {
  type: "taken_back";
  seat: number;
  cards: Card[];
  freed: Card | null;
}

/** What a person has done at one kind of game. */
export interface Tally {
  family: "contract" | "gin";
  matches: number;
  matches_won: number;
  rounds: number;
  rounds_won: number;
  knocks: number;
  gins: number;
  undercuts: number;
  been_undercut: number;
  dead_hands: number;
  points: number;
  may_is: number;
}

/** A new token, shown this once. */
export interface TokenMade {
  token: string;
}

/** A token of your program; `used_at` is right to the hour. */
export interface TokenShown {
  id: string;
  name: string;
  scopes: Scope[];
  created_at: number;
  used_at: number | null;
}

/** A message could not be understood or was refused; nothing has changed. */
export interface Trouble {
  type: "trouble";
  code: string;
  words: string;
  command_id: string | null;
  retry_ms: number | null;
}

/** The table changed. `events` lead from the previous version to `table.version`. */
export interface Update {
  type: "update";
  events: TableEvent[];
  table: TableShown;
  sheet?: SheetShown | null;
  proofs?: ProofShown[];
}

/** A deal that was not made, because somebody did not reveal what they had sealed. */
export interface VoidDeal {
  secrets: string[];
  sealed: string[];
  contributions: string[];
}

/** The answer to `Hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  card: TableCard;
  events: TableEvent[];
  complete: boolean;
  table: TableShown;
  sheet: SheetShown | null;
  proofs: ProofShown[];
  chat: ChatLine[];
  muted: number[];
  history: string;
}

/** Why an action is not allowed now: a stable code, and the reason in a player's words. */
export interface Why {
  code: string;
  words: string;
}

/** Cards laid, or proposed, as a set or a run; `meld_problem` checks them. */
export interface WildMeld {
  kind: WildKind;
  cards: Card[];
}

/** Withdraw your own call. */
export interface WithdrawMayI {
  type: "withdraw";
}

export type ClientMessage =
  | Hello
  | Act
  | PassOffer
  | Prefer
  | NeedTime
  | SetHold
  | Ready
  | Commit
  | Reveal
  | Sit
  | Leave
  | SeatBot
  | RemoveBot
  | ChooseDealer
  | StandIn
  | Nudge
  | ComeBack
  | Claim
  | Resign
  | OfferEnd
  | RefuseEnd
  | TakeBack
  | Rematch
  | PauseMatch
  | ResumeMatch
  | LetOut
  | StayIn
  | SetChat
  | SetDoors
  | SendOff
  | Mute
  | AskSeatCode
  | Say
  | SayPhrase
  | Consider
  | Plan
  | AskHint
  | Look
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | Considered
  | Planned
  | Hinted
  | Said
  | ChatShown
  | SeatCode
  | Trouble
  | Closing
  | Pong;

export type BoardShown =
  | GinShown
  | ContractShown;

export type SheetShown =
  | HollywoodSheetShown
  | PenaltySheetShown;

export type GinAction =
  | PassUpcard
  | DrawStock
  | TakeDiscard
  | Discard
  | Knock
  | BigGin
  | GinLayOff
  | ShowHand
  | Finish;

export type ContractAction =
  | DrawStock
  | TakeDiscard
  | Discard
  | CallMayI
  | WithdrawMayI
  | AllowMayI
  | DenyMayI
  | LayDown
  | ContractLayOff
  | Displace;

export type GinEvent =
  | GinDealt
  | Passed
  | GinDrew
  | GinTook
  | GinDiscarded
  | Knocked
  | GinLaidOffOn
  | Shown
  | RoundOver;

export type ContractEvent =
  | ContractDealt
  | ContractDrew
  | DrewPenalty
  | ContractTook
  | MayICalled
  | MayIWithdrawn
  | MayIDenied
  | MayIGranted
  | Reshuffled
  | LaidDown
  | ContractLaidOffOn
  | Displaced
  | ContractDiscarded
  | HandOver
  | TakenBack;
