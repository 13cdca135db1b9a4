// Made by tools/protocol_types.py from the engine's own structs: do not edit.

import type {
  BoardShown,
  Book,
  Card,
  Defence,
  Head,
  Hint,
  LaidOff,
  Meld,
  NewTableForm,
  PresetRules,
  PresetShown,
  RecordRound,
  ReviewDecision,
  ReviewRound,
  ReviewState,
  Round,
  RulesChecked,
  RulesForm,
  SheetShown,
  TableCard,
  TableListed,
} from "../lib/protocol";

/** An arrangement is allowed: the cards that it leaves, and their points. */
export interface ArrangementChecked {
  left: Card[];
  points: number;
}

/** Ask something about a book; `author` is whose undo and redo are told. */
export interface BookAsked {
  book: Book;
  author?: string;
  language?: string;
}

/** Change a book, or ask what would change. */
export interface BookEdit {
  book: Book;
  change: Change;
  author: string;
  time?: number;
  language?: string;
}

/** A line as it comes out: see `LineWorked`. */
export interface BookLineShown {
  id: string;
  number: number;
  deal: DealOf;
  entry: number | null;
  after_end: boolean;
  side: number | null;
  points: number;
  boxes: number;
  kind: string;
  tables: Scored[];
  penalties: (number | null)[];
  flaws: FlawShown[];
}

/** Merge two copies of one book. */
export interface BookMerge {
  mine: Book;
  theirs: Book;
  author?: string;
  language?: string;
}

/** What a change would change, and the book after it. */
export interface BookPreview {
  differences: Difference[];
  after: BookShown;
}

/** A book and what follows from it. */
export interface BookShown {
  book: Book;
  sheet: SheetShown | null;
  sides: string[];
  lines: BookLineShown[];
  next: DealOf | null;
  over: boolean;
  winners: number[];
  undo: "add" | "change" | "delete" | "insert" | "redo" | "restore" | "set" | "undo" | null;
  redo: "add" | "change" | "delete" | "insert" | "redo" | "restore" | "set" | "undo" | null;
  why: string | null;
  rules: Record<string, unknown>;
  hows: ("" | "big_gin" | "draw" | "gin" | "knock" | "undercut")[];
  partners_count: boolean;
}

/** Read a book: a link's text, or a file of JSON or CSV. `id` names a book from CSV. */
export interface BookText {
  text: string;
  id?: string;
  time?: number;
  author?: string;
  language?: string;
}

/** A book as text. */
export interface BookWritten {
  text: string;
}

/** What cards count; `points` is `null` if they cannot be read. */
export interface CardsCount {
  points: number | null;
  cards: number;
}

/** Ask what cards left in a hand count, such as `"Kh 5 A"`. */
export interface CardsCounted {
  preset: string;
  knobs?: Record<string, unknown>;
  cards: string;
  language?: string;
}

/** An edit that somebody wants to make. */
export interface Change {
  do: "add" | "change" | "delete" | "insert" | "redo" | "restore" | "set" | "undo";
  line?: string | null;
  round?: Round | null;
  head?: Record<string, unknown>;
}

/** Ask for the puzzle of a day (UTC), which is the same for everybody. */
export interface DailyWanted {
  kind: "defense" | "discard" | "may-i" | "melds";
  date: string;
  language?: string;
}

/** Who plays a round: at each board the dealer and the other; who deals, and who sits out. */
export interface DealOf {
  dealer: number;
  boards: [number, number][];
  out: number[];
  box: number | null;
  hand: number | null;
  contract: string | null;
}

/** A number that changes. `column` counts from 1; `who` is a side or a person. */
export interface Difference {
  what: "boxes" | "cents" | "closed" | "counts" | "dealer" | "net" | "over" | "penalty" | "total" | "winner";
  column: number | null;
  who: number | null;
  line: string | null;
  before: number | null;
  after: number | null;
}

/** What is wrong with a line, in words; one that `stops` it keeps it off the sheet. */
export interface FlawShown {
  code: string;
  words: string;
  stops: boolean;
  person: number | null;
  table: number | null;
}

/** The people of some books, those with the most matches first. */
export interface History {
  people: PersonHistory[];
}

/** Ask what books add up to. */
export interface HistoryAsked {
  books: Book[];
  language?: string;
}

/** A match of one person, for the plot. `points` is what the person's side gained in the settlement, or in May-I by how much the person was below the average of the others. */
export interface MatchOf {
  book: string;
  title: string;
  made: number;
  over: boolean;
  won: boolean;
  points: number;
  cents: number;
}

/** Begin a book; `id` is chosen by the page, and must be different for each book. */
export interface NewBook {
  id: string;
  head: Head;
  time?: number;
  language?: string;
}

/** An answer that says only that the call was heard. */
export interface Nothing {}

/** A person over many books. Rounds are those the person's side scored in, of all that counted. */
export interface PersonHistory {
  name: string;
  matches: number;
  finished: number;
  wins: number;
  rounds: number;
  rounds_won: number;
  gins: number;
  big_gins: number;
  undercuts: number;
  went_out: number;
  cents: number;
  points: number;
  course: MatchOf[];
}

/** Ask for everything about a game. */
export interface PresetAsked {
  name: string;
  language?: string;
}

/** Ask which games there are. */
export interface PresetsAsked {
  language?: string;
}

/** Answer a puzzle: with a `discard`, with `call`, or with `melds` and `layoffs`. */
export interface PuzzleAnswer {
  kind: "defense" | "discard" | "may-i" | "melds";
  difficulty?: "easy" | "hard" | "medium";
  seed: string;
  language?: string;
  discard?: Card | null;
  call?: boolean | null;
  melds?: Card[][];
  layoffs?: LaidOff[];
}

/** How good an answer was. */
export interface PuzzleAnswered {
  rank: "nearly" | "right" | "wrong";
  decision: ReviewDecision | null;
  hint: Hint | null;
  points: number;
  least: number;
  best: Defence | null;
}

/** A puzzle as its player sees it. */
export interface PuzzleShown {
  kind: "defense" | "discard" | "may-i" | "melds";
  difficulty: "easy" | "hard" | "medium";
  seed: string;
  hand: Card[];
  board: BoardShown | null;
  spread: Meld[];
  knocked: Card[];
}

/** Name a puzzle. */
export interface PuzzleWanted {
  kind: "defense" | "discard" | "may-i" | "melds";
  difficulty?: "easy" | "hard" | "medium";
  seed: string;
  language?: string;
}

/** The answer to a puzzle is known now. */
export interface PuzzleWeighed {}

/** A record whose every move, score, and deck is right; `cut_off` says if its end is missing. */
export interface RecordChecked {
  listed: TableListed;
  rounds: number;
  actions: number;
  over: boolean;
  cut_off: string | null;
}

/** A record from a file. */
export interface RecordGiven {
  text: string;
  language?: string;
}

/** A record as a file has it. */
export interface RecordText {
  text: string;
}

/** Ask for the record of a match that was played here. */
export interface RecordWanted {
  table: string;
  language?: string;
}

/** The answer to a call that was refused; nothing has changed. */
export interface RefusedCall {
  refused: WhyRefused;
}

/** A review: its summary in `state` once it is made, and its rounds. */
export interface ReviewMade {
  state: ReviewState;
  rounds: ReviewRound[];
}

/** Ask for the review of a finished match. */
export interface ReviewWanted {
  record: string;
  language?: string;
}

/** Ask for a round of a finished match, from a seat of yours or with all hands open. */
export interface RoundWanted {
  record: string;
  round_number: number;
  seat?: number | null;
  language?: string;
}

/** Ask whether rules under construction are possible, and what they say. */
export interface RulesAsked extends RulesForm {
  language?: string;
}

/** A message to an open table, as a client sends it over a socket. */
export interface SaidToTable {
  table: string;
  message: string;
}

/** The score at one table: who scores (`None`: nobody), how, points, and boxes. */
export interface Scored {
  who: number | null;
  how: string;
  points: number;
  boxes: number;
}

/** Name a table of this browser. */
export interface TableAsked {
  table: string;
  language?: string;
}

/** Open a table in this browser, played under a name; seats without a bot get the usual one. */
export interface TableWanted extends Omit<NewTableForm, "entrance"> {
  entrance?: "bot" | "invite" | "lobby";
  name: string;
  language?: string;
}

/** Why a call was refused: a code for programs, and words in the language of the form. */
export interface WhyRefused {
  code: string;
  words: string;
  text?: string;
  values?: Record<string, string | number>;
}

/** The calls of the engine, by name: what each takes and what it answers. */
export interface Calls {
  "rules.presets": { form: PresetsAsked; answer: PresetShown[] };
  "rules.preset": { form: PresetAsked; answer: PresetRules };
  "rules.check": { form: RulesAsked; answer: RulesChecked };
  "table.new": { form: TableWanted; answer: TableCard };
  "table.open": { form: TableAsked; answer: TableCard };
  "table.say": { form: SaidToTable; answer: Nothing };
  "table.close": { form: TableAsked; answer: Nothing };
  "record.write": { form: RecordWanted; answer: RecordText };
  "record.read": { form: RecordGiven; answer: RecordChecked };
  "record.round": { form: RoundWanted; answer: RecordRound };
  "review.state": { form: ReviewWanted; answer: ReviewMade };
  "review.make": { form: ReviewWanted; answer: ReviewMade };
  "train.puzzle": { form: PuzzleWanted; answer: PuzzleShown };
  "train.daily": { form: DailyWanted; answer: PuzzleShown };
  "train.weigh": { form: PuzzleWanted; answer: PuzzleWeighed };
  "train.check": { form: PuzzleAnswer; answer: ArrangementChecked };
  "train.answer": { form: PuzzleAnswer; answer: PuzzleAnswered };
  "score.new": { form: NewBook; answer: BookShown };
  "score.work_out": { form: BookAsked; answer: BookShown };
  "score.edit": { form: BookEdit; answer: BookShown };
  "score.preview": { form: BookEdit; answer: BookPreview };
  "score.merge": { form: BookMerge; answer: BookShown };
  "score.count": { form: CardsCounted; answer: CardsCount };
  "score.link": { form: BookAsked; answer: BookWritten };
  "score.open": { form: BookText; answer: BookShown };
  "score.csv": { form: BookAsked; answer: BookWritten };
  "score.json": { form: BookAsked; answer: BookWritten };
  "score.read": { form: BookText; answer: BookShown };
  "score.history": { form: HistoryAsked; answer: History };
}
