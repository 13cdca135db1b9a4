// Every page of the house. Each is a chunk of its own, so that nobody loads what he does not open.
import type { Route } from "./lib/router.svelte";

export const routes: readonly Route[] = [
  { name: "home", pattern: "/", load: () => import("./pages/Home.svelte") },
  { name: "lobby", pattern: "/lobby", load: () => import("./pages/Lobby.svelte") },
  { name: "new", pattern: "/new", load: () => import("./pages/NewTable.svelte") },
  { name: "table", pattern: "/table/:id", load: () => import("./pages/Table.svelte") },
  { name: "record", pattern: "/record/:id", load: () => import("./pages/Record.svelte") },
  { name: "rules", pattern: "/rules", load: () => import("./pages/Rules.svelte") },
  { name: "preset", pattern: "/rules/:preset", load: () => import("./pages/Preset.svelte") },
  { name: "learn", pattern: "/learn", load: () => import("./pages/Learn.svelte") },
  { name: "verify", pattern: "/verify", load: () => import("./pages/Verify.svelte") },
  { name: "me", pattern: "/me", load: () => import("./pages/Me.svelte") },
  { name: "settings", pattern: "/settings", load: () => import("./pages/Settings.svelte") },
  { name: "account", pattern: "/account", load: () => import("./pages/Account.svelte") },
];

/** The page for an address that leads nowhere. */
export const lost: Route = {
  name: "lost",
  pattern: "",
  load: () => import("./pages/Lost.svelte"),
};
