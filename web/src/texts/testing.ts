// Before any test: load all texts, so that a test need not ask for them.
import { loadTexts } from "../lib/i18n.svelte";
import { COMMON } from "./common";

const files = Object.keys(import.meta.glob("../../../src/hollywood/texts/*/pages/*.ftl"));
const areas = [...new Set(files.map((file) => file.replace(/^.*\/|\.ftl$/g, "")))];

await loadTexts(areas.filter((area) => !COMMON.includes(area)));
