// The table somebody wants to open: the choices so far, and what the server says about them.
import { t } from "../../lib/i18n.svelte";
import { tablePath } from "../../lib/here";
import { notify } from "../../lib/notices.svelte";
import type { NewTableForm, PresetRules, PresetShown, RulesChecked, TableCard } from "../../lib/protocol";
import { go } from "../../lib/router.svelte";
import { FOLLOWS, knownOf, levelFor } from "../../lib/following";
import { changesFrom, settingsIn } from "./asked";
import { serverHouse, type House } from "./houses";
import type { Problem } from "./family/knobs";
import { hasOwnRules, type Clock } from "./rated";
import { withLabels, type Changes, type Names } from "./rules";
import { pairs, settingsOf, type SavedRules } from "./saved";

export type Entrance = NewTableForm["entrance"];
type StandInRule = TableCard["stand_in"];

const USUAL_PRESET = "hollywood-gin";
const USUAL_LEVEL = "club";
/** The bot that only a server has the time for. */
const SLOWEST = "strongest";
/** How long the form waits before it asks the server, in ms. */
const CHECK_AFTER = 250;
/** How long a bot waits before it moves, in ms. */
const PACES = { quick: 300, normal: 900, slow: 2000 } as const;

const entranceIn = (text: string | null): Entrance => (text === "invite" || text === "lobby" ? text : "bot");

/** The fields of the form: a number chosen from a list is a text. */
export class TableForm {
  preset = $state(USUAL_PRESET);
  entrance = $state<Entrance>("bot");
  players = $state("2");
  /** The level of the bots, and how many sit down at a table with people. */
  bot = $state(USUAL_LEVEL);
  bots = $state("0");
  clock = $state<Clock>("none");
  seconds = $state("60");
  days = $state("3");
  hold = $state("4");
  hours = $state("24");
  standIn = $state<StandInRule>("ask");
  pace = $state<keyof typeof PACES>("normal");
  rated = $state(false);
  spectators = $state(true);
  chat = $state(true);
  memory = $state(false);
  changes = $state.raw<Changes>({});

  presets = $state.raw<readonly PresetShown[]>([]);
  /** The rules of the chosen game; null until they are loaded. */
  rules = $state.raw<PresetRules | null>(null);
  /** The names of the rules, in the language of the person; null until they are loaded. */
  names = $state.raw<Names | null>(null);
  /** What the server says about the current rules. */
  checked = $state.raw<RulesChecked | null>(null);
  checking = $state(false);
  opening = $state(false);

  readonly chosen = $derived(this.presets.find((each) => each.name === this.preset));
  /** The numbers of players that the game allows. */
  readonly counts = $derived(
    (this.checked?.players.length ? this.checked.players : (this.chosen?.players ?? [2])).map(String),
  );
  /** The bots that know the game. */
  readonly levels = $derived((this.chosen?.bots ?? []).filter((level) => !this.house.here || level !== SLOWEST));
  /** What the bots know about the person that they may follow. */
  readonly known = $derived(this.chosen ? knownOf(this.chosen) : null);
  /** The level at which bots that follow would begin. */
  readonly followLevel = $derived(this.known && this.chosen ? levelFor(this.known.rating, this.levels, this.chosen.strengths) : "");
  /** Bots follow the one person at a table. */
  readonly mayFollow = $derived(this.entrance === "bot");
  readonly follows = $derived(this.mayFollow && this.bot === FOLLOWS);
  /** What is chosen in the list of levels. */
  readonly shownLevel = $derived(this.bot === FOLLOWS && !this.mayFollow ? USUAL_LEVEL : this.bot);
  /** How many bots sit down at once. */
  readonly seated = $derived(
    this.entrance === "bot" ? Number(this.players) - 1 : Math.min(Number(this.bots), Number(this.players) - 2),
  );

  /** What is wrong with the rules, and where. */
  readonly fault = $derived.by((): Problem | null => {
    const { problem = null, about = null, hand = null } = this.checked ?? {};
    if (problem === null) return null;
    const words = this.rules && this.names ? withLabels(problem, this.rules.knobs, this.names) : problem;
    return { words, about, hand };
  });

  /** Why the table cannot be opened, in words. */
  readonly problem = $derived.by(() => {
    if (this.fault) return this.fault.words;
    return this.entrance !== "bot" && this.rated && hasOwnRules(this.changes) ? t("new.rated.rules") : null;
  });

  /** What the address presets; it applies until another game is chosen. */
  #asked: { settings: [string, string][]; players: string | null } | null;

  constructor(
    query: URLSearchParams,
    readonly house: House = serverHouse,
  ) {
    this.#asked = { settings: settingsIn(query), players: query.get("players") };
    this.preset = query.get("preset") ?? USUAL_PRESET;
    this.entrance = house.here ? "bot" : entranceIn(query.get("with"));
  }

  async load(): Promise<void> {
    this.presets = await this.house.presets();
    if (!this.presets.some((each) => each.name === this.preset)) this.preset = USUAL_PRESET;
  }

  /** Watch the choices; call this while the component is set up. */
  follow(): void {
    $effect(() => this.#takeGame(this.preset));
    $effect(() => this.#check());
  }

  /** Another game has its own rules, its own number of players, and bots that know it. */
  #takeGame(name: string): () => void {
    this.changes = {};
    this.rules = null;
    this.checked = null;
    let current = true;
    this.house.preset(name).then((found) => {
      if (current) this.#begin(found);
    }, notify);
    return () => {
      current = false;
    };
  }

  #begin(found: PresetRules): void {
    const { players, family, bots } = found.preset;
    this.rules = found;
    const usual = players.includes(4) && family === "contract" ? 4 : players[0];
    if (!players.includes(Number(this.players)) || family === "contract") this.players = String(usual ?? 2);
    const asked = this.#asked;
    this.#asked = null;
    if (asked !== null) {
      if (asked.players !== null && /^[2-8]$/.test(asked.players)) this.players = asked.players;
      this.changes = changesFrom(found.knobs, asked.settings);
    }
    if (this.bot !== FOLLOWS && !bots.includes(this.bot)) this.bot = USUAL_LEVEL;
  }

  /** Play by kept rules; with other rules of their game, they replace those. */
  take({ preset, players, settings }: SavedRules): void {
    this.#asked = { settings: pairs(settings), players: players || null };
    if (preset === this.preset && this.rules) this.#begin(this.rules);
    else this.preset = preset;
  }

  /** The rules in the form, to be kept under a name. */
  saved(name: string): SavedRules {
    return { name, preset: this.preset, players: this.players, settings: settingsOf(this.changes) };
  }

  /** Ask the server for a summary of the rules. */
  #check(): () => void {
    const form = { preset: this.preset, changes: this.changes, players: Number(this.players) };
    const stop = new AbortController();
    this.checking = true;
    const timer = setTimeout(() => {
      this.house
        .checkRules(form, stop.signal)
        .then((answer) => {
          this.checked = answer;
        })
        .catch((error: unknown) => {
          if (!stop.signal.aborted) notify(error);
        })
        .finally(() => {
          if (!stop.signal.aborted) this.checking = false;
        });
    }, CHECK_AFTER);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }

  /** Open the table and go there. */
  async open(): Promise<void> {
    if (this.opening || this.problem !== null) return;
    this.opening = true;
    try {
      const card = await this.house.openTable(this.#asSent());
      go(tablePath(card.id));
    } catch (error) {
      notify(error);
    } finally {
      this.opening = false;
    }
  }

  #asSent(): NewTableForm {
    const alone = this.entrance === "bot";
    return {
      preset: this.preset,
      changes: this.changes,
      players: Number(this.players),
      entrance: this.entrance,
      bots: Array.from({ length: Math.max(0, this.seated) }, () => (this.follows ? this.followLevel : this.shownLevel)),
      followed: this.follows ? this.known : null,
      clock: alone ? "none" : this.clock,
      turn_seconds: Number(this.seconds),
      turn_days: Number(this.days),
      hold_ms: Number(this.hold) * 1000,
      call_hours: Number(this.hours),
      stand_in: alone || this.rated ? "ask" : this.standIn,
      bot_ms: PACES[this.pace],
      rated: !alone && this.rated,
      spectators: this.spectators,
      chat: this.chat,
      memory: alone || (this.memory && !this.rated),
    };
  }
}
