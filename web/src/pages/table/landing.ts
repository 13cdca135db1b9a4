// Where the keyboard focus goes when the part of the table that had it goes away: into the viewer's own hand, or
// to the heading of what the table shows now. Otherwise it would be lost, and Tab would begin at the top of the page.
import { tick } from "svelte";

/** Places for the focus, the first one on the page is taken. */
const LANDINGS = "[data-hand] [role=option][tabindex='0'], [data-landing]";

/** Keep the focus within an element as long as it is there, from when it came (`first`); returns the end of that. */
export function keepFocus(felt: HTMLElement, first: FocusEvent): () => void {
  /** What had the focus last; null if the person has left it for somewhere else. */
  let last: Element | null = felt.contains(document.activeElement) ? document.activeElement : (first.target as Element);
  const gone = (element: Element): boolean => !element.isConnected || !element.checkVisibility();

  const came = (event: FocusEvent): void => void (last = event.target as Element);
  const left = ({ target, relatedTarget }: FocusEvent): void => {
    // To nowhere: a press beside everything, or the element is being removed. A moment later it is known.
    if (relatedTarget === null) setTimeout(() => target === last && !gone(last as Element) && (last = null));
    else if (!felt.contains(relatedTarget as Node)) last = null;
  };
  const look = (): void => {
    if (last === null || !gone(last) || document.activeElement !== document.body) return;
    const place = [...felt.querySelectorAll<HTMLElement>(LANDINGS)].find((each) => each.checkVisibility());
    place?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(() => void tick().then(look));
  felt.addEventListener("focusin", came);
  felt.addEventListener("focusout", left);
  changes.observe(felt, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    felt.removeEventListener("focusin", came);
    felt.removeEventListener("focusout", left);
  };
}
