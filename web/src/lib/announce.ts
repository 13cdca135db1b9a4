// Announcements for screen readers: a polite voice for what others do, and an assertive one for
// urgent news, such as "your turn".

export type Urgency = "polite" | "assertive";

const regions: Partial<Record<Urgency, HTMLElement>> = {};
const CLEAR_AFTER = 7000;
/** Urgent words come first: what others do is said at least this many milliseconds after them. */
const AFTER_URGENT = 2500;
/** Time for urgent words that belong to the same news. */
const WITH_IT = 60;
let urgentUntil = 0;

function region(urgency: Urgency): HTMLElement {
  const known = regions[urgency];
  if (known?.isConnected) return known;
  const element = document.createElement("div");
  element.className = "visually-hidden";
  element.setAttribute("role", urgency === "polite" ? "status" : "alert");
  element.setAttribute("aria-live", urgency);
  element.setAttribute("aria-atomic", "false");
  element.dataset["announcer"] = urgency;
  document.body.append(element);
  regions[urgency] = element;
  return element;
}

/** Make both regions, so that screen readers know them before the first words arrive. */
export function startAnnouncing(): void {
  region("polite");
  region("assertive");
}

/** Say something; several things said at once are all read, in order, but urgent words first. */
export function announce(words: string, urgency: Urgency = "polite"): void {
  if (urgency === "assertive") {
    urgentUntil = performance.now() + AFTER_URGENT;
    say(words, urgency);
  } else setTimeout(politely, WITH_IT, words);
}

function politely(words: string): void {
  const wait = urgentUntil - performance.now();
  if (wait > 0) setTimeout(say, wait, words, "polite");
  else say(words, "polite");
}

function say(words: string, urgency: Urgency): void {
  const line = document.createElement("p");
  line.textContent = words;
  region(urgency).append(line);
  setTimeout(() => line.remove(), CLEAR_AFTER);
}
