// The parts of the table's page that are loaded when they are first shown, with their texts.
import { loadTexts } from "../../lib/i18n.svelte";
import { withSeatTexts, withTexts } from "./later";

export const turnClock = () => import("./TurnClock.svelte");
export const botIn = () => withTexts(import("./BotIn.svelte"));
export const commandLine = () => withTexts(import("./CommandLine.svelte"));
export const interruption = () => withTexts(import("./Interrupted.svelte"));
export const gathering = () => withSeatTexts(import("./Gathering.svelte"));
export const between = () => withTexts(import("./Between.svelte"));
export const over = () => withTexts(import("./Over.svelte"));
export const onward = () => withTexts(import("./Onward.svelte"));
export const following = () => loadTexts(["following"]).then(() => import("./Following.svelte"));
export const newest = () => import("./NewestLines.svelte");
export const sidePanel = () => import("./SidePanel.svelte");
export const help = () => withTexts(import("./Help.svelte"));
export const daysNotices = () => loadTexts(["telling"]).then(() => import("./DaysNotices.svelte"));
export const moved = () => withSeatTexts(import("./sitting/Moved.svelte"));
export const takeDialog = () => withSeatTexts(import("./sitting/TakeDialog.svelte"));
