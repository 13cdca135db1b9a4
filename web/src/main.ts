// The client starts here: first the settings and the texts, then the house.
import { mount } from "svelte";
import App from "./App.svelte";
import { setLanguage } from "./lib/i18n.svelte";
import { settings, startSettings } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forms.css";
import "./styles/tables.css";
import "./styles/charts.css";

const looks = startSettings();
await Promise.all([looks, setLanguage(settings.language)]);

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");
mount(App, { target });

// What keeps the pages on this device waits until the first of them is shown. If the server is away at
// that moment, the next visit keeps them.
const keep = async (): Promise<void> => (await import("./lib/keeping.svelte")).keepPages();
if (import.meta.env.PROD) setTimeout(() => void keep().catch(console.debug), 3000);
