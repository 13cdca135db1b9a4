// Before any test: all texts, so that a test says what it says without asking for them.
import { loadTexts } from "../lib/i18n.svelte";

const areas = Object.keys(import.meta.glob("./de/*.ts"))
  .map((file) => file.slice("./de/".length, -".ts".length))
  .filter((area) => area !== "index");

await loadTexts(areas);
