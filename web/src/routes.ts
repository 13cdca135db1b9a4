// Every page of the house. Each is its own chunk, so that nobody loads pages they do not open.
import type { Route } from "./lib/router.svelte";
import { alone } from "./lib/site";

const all: readonly Route[] = [
  { name: "home", pattern: "/", texts: ["home", "lobby", "list"], load: () => import("./pages/Home.svelte") },
  { name: "lobby", pattern: "/lobby", texts: ["lobby", "new", "list", "bots"], load: () => import("./pages/Lobby.svelte") },
  { name: "new", pattern: "/new", texts: ["new", "home", "levels"], load: () => import("./pages/NewTable.svelte") },
  {
    name: "table",
    pattern: "/table/:id",
    // The page loads the texts of its game, and of its sheet.
    texts: ["table"],
    load: () => import("./pages/Table.svelte"),
  },
  {
    name: "record",
    pattern: "/record/:id",
    texts: ["record", "board", "sheet", "penalties", "gin", "mayi", "table"],
    load: () => import("./pages/Record.svelte"),
  },
  {
    name: "review",
    pattern: "/review/:id",
    texts: ["review", "moments", "you", "record", "board", "mayi"],
    load: () => import("./pages/Review.svelte"),
  },
  { name: "rules", pattern: "/rules", texts: ["rules"], load: () => import("./pages/Rules.svelte") },
  {
    name: "preset",
    pattern: "/rules/:preset",
    texts: ["rules", "new"],
    load: () => import("./pages/Preset.svelte"),
  },
  {
    name: "learn",
    pattern: "/learn",
    texts: ["learn", "board", "sheet", "penalties", "gin", "mayi", "table"],
    load: () => import("./pages/Learn.svelte"),
  },
  { name: "here", pattern: "/here", texts: ["here", "engine", "list"], load: () => import("./pages/Here.svelte") },
  {
    name: "here_new",
    pattern: "/here/new",
    texts: ["here", "engine", "new", "home", "levels"],
    load: () => import("./pages/HereNew.svelte"),
  },
  { name: "table_here", pattern: "/here/:id", texts: ["here", "engine", "table"], load: () => import("./pages/HereTable.svelte") },
  { name: "train", pattern: "/train", texts: ["train"], load: () => import("./pages/Train.svelte") },
  {
    name: "training",
    pattern: "/train/:kind",
    texts: ["train", "engine", "here", "review", "moments", "you", "hinted", "board", "mayi"],
    load: () => import("./pages/TrainKind.svelte"),
  },
  { name: "verify", pattern: "/verify", texts: ["verify"], load: () => import("./pages/Verify.svelte") },
  { name: "me", pattern: "/me", texts: ["me", "list"], load: () => import("./pages/Me.svelte") },
  {
    name: "settings",
    pattern: "/settings",
    texts: ["settings"],
    load: () => import("./pages/Settings.svelte"),
  },
  { name: "account", pattern: "/account", texts: ["account", "telling", "bots"], load: () => import("./pages/Account.svelte") },
  { name: "score", pattern: "/score", texts: ["score", "sheet"], load: () => import("./pages/Score.svelte") },
  {
    name: "scoring",
    pattern: "/score/:id",
    texts: ["score", "sheet", "mayi", "penalties"],
    load: () => import("./pages/ScoreSheet.svelte"),
  },
  {
    name: "printing",
    pattern: "/score/print/:id",
    texts: ["score", "score-later", "sheet", "mayi", "penalties"],
    load: () => import("./pages/ScorePrint.svelte"),
  },
  { name: "mail", pattern: "/mail/:what/:token", texts: ["telling"], load: () => import("./pages/Mail.svelte") },
];
/** Pages that are about people, whom only a server knows. */
const PEOPLE = /^(lobby|new|table|me|account|mail)$/;
export const routes = alone ? all.filter(({ name }) => !PEOPLE.test(name)) : all;

/** The page for an address that leads nowhere. */
export const lost: Route = {
  name: "lost",
  pattern: "",
  load: () => import("./pages/Lost.svelte"),
};
